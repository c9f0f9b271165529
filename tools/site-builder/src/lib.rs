//! The documentation site: the pages of the repository as a book with a search, the references and the web app, in one
//! folder that needs no network and, but for the web app, no server.

mod book;
mod check;
mod folder;

pub use book::{Parts, build};
pub use check::broken_links;
