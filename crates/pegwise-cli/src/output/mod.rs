//! Output formats: JSON for programs, tables for people, spreadsheets and documents, drawings, pages.

pub(crate) mod booklet;
pub(crate) mod column;
pub(crate) mod guesses;
pub(crate) mod paper;
pub(crate) mod plot;
pub(crate) mod table;
pub(crate) mod worksheet;

use pegwise_text::t;

pub(crate) fn yes_or_no(is_so: bool) -> String {
    if is_so { t!("cli-yes") } else { t!("cli-no") }
}
