//! Writing results down: JSON for programs, tables for people, spreadsheets and documents, drawings, pages.

pub(crate) mod bars;
pub(crate) mod booklet;
pub(crate) mod json;
pub(crate) mod plot;
pub(crate) mod table;
pub(crate) mod worksheet;
