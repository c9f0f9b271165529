//! The pages of the documentation: every Markdown file in the repository, with its links, headings and code blocks.

mod examples;
mod links;
mod page;

pub use links::{problems, resolve};
pub use page::{CodeBlock, Link, Page, all, is_page, root};
