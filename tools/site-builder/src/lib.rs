//! The documentation site: the pages as a book with search, the references and the web app, in a folder that needs no
//! network and, except for the web app, no server.

mod book;
mod check;
mod folder;

pub use book::{Parts, build};
pub use check::broken_links;
