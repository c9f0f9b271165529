//! A page of the documentation and its parts.

use crate::links::resolve;
use anyhow::{Context, Result};
use pulldown_cmark::{CodeBlockKind, Event, LinkType, Options, Parser, Tag, TagEnd};
use std::collections::HashMap;
use std::fs;
use std::ops::Range;
use std::path::Path;

/// Folders that contain only build output and dependencies.
const SKIPPED: [&str; 2] = ["target", "node_modules"];

/// A Markdown file.
#[derive(Debug, Clone)]
pub struct Page {
    /// The path in the repository, with `/` between folders.
    pub path: String,
    pub(crate) text: String,
}

/// A link or picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The destination, as it is written.
    pub destination: String,
    /// The line number, starting at 1.
    pub line: usize,
}

/// A fenced code block.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeBlock {
    /// The info string of the fence, such as `console`.
    pub language: String,
    /// The code.
    pub text: String,
    /// The line number, starting at 1.
    pub line: usize,
}

/// Returns the root of the repository.
///
/// # Panics
/// Panics if this crate is not two folders below it.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("this crate lies in tools/")
}

/// Returns all pages of the repository, sorted by path.
///
/// # Errors
/// Fails if a folder or a page cannot be read.
pub fn all() -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    collect(root(), "", &mut pages)?;
    pages.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(pages)
}

fn collect(folder: &Path, path: &str, pages: &mut Vec<Page>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with('.') || SKIPPED.contains(&name.as_str()) {
            continue;
        }
        let path = if path.is_empty() { name } else { format!("{path}/{name}") };
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &path, pages)?;
        } else if is_page(&path) {
            pages.push(Page::read(&path)?);
        }
    }
    Ok(())
}

/// Whether this path is a page.
pub fn is_page(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|extension| extension == "md")
}

impl Page {
    /// Reads the page at a path in the repository.
    ///
    /// # Errors
    /// Fails if it cannot be read.
    pub fn read(path: &str) -> Result<Self> {
        let text = fs::read_to_string(root().join(path)).with_context(|| path.to_owned())?;
        Ok(Self::new(path, text))
    }

    /// Creates a page with this text.
    pub fn new(path: &str, text: String) -> Self {
        Self { path: path.to_owned(), text }
    }

    fn events(&self) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
        let options = Options::ENABLE_TABLES | Options::ENABLE_FOOTNOTES | Options::ENABLE_STRIKETHROUGH;
        Parser::new_ext(&self.text, options).into_offset_iter()
    }

    fn line(&self, offset: usize) -> usize {
        self.text[..offset].matches('\n').count() + 1
    }

    /// Returns the links and pictures.
    pub fn links(&self) -> Vec<Link> {
        let links = self.events().filter_map(|(event, range)| match event {
            Event::Start(Tag::Link { link_type: LinkType::Email, .. }) => None,
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                Some(Link { destination: dest_url.into_string(), line: self.line(range.start) })
            }
            _ => None,
        });
        links.collect()
    }

    /// Returns the files in the repository that the page links to.
    pub fn targets(&self) -> Vec<String> {
        let links = self.links().into_iter().filter(|link| !link.destination.contains("://"));
        let file = |link: Link| resolve(&self.path, link.destination.split('#').next().unwrap_or_default());
        links.filter_map(file).collect()
    }

    /// Returns the lines with HTML links, which [`links`](Self::links) does not find.
    pub fn html_links(&self) -> Vec<usize> {
        let is_link = |html: &str| ["href=", "src="].iter().any(|attribute| html.contains(attribute));
        let lines = self.events().filter_map(|(event, range)| match event {
            Event::Html(html) | Event::InlineHtml(html) if is_link(&html) => Some(self.line(range.start)),
            _ => None,
        });
        lines.collect()
    }

    fn headings(&self) -> Vec<String> {
        let (mut headings, mut is_open) = (Vec::new(), false);
        for (event, _) in self.events() {
            match event {
                Event::Start(Tag::Heading { .. }) => {
                    headings.push(String::new());
                    is_open = true;
                }
                Event::Text(text) | Event::Code(text) if is_open => {
                    headings.last_mut().expect("a heading is open").push_str(&text);
                }
                Event::End(TagEnd::Heading(_)) => is_open = false,
                _ => {}
            }
        }
        headings
    }

    /// Returns the first heading.
    pub fn title(&self) -> String {
        self.headings().into_iter().next().unwrap_or_default()
    }

    /// Returns the anchors of the headings.
    pub fn anchors(&self) -> Vec<String> {
        let mut seen = HashMap::new();
        let unique = |heading: String| {
            let name = anchor(&heading);
            let before = seen.entry(name.clone()).or_insert(0_usize);
            *before += 1;
            if *before == 1 { name } else { format!("{name}-{}", *before - 1) }
        };
        self.headings().into_iter().map(unique).collect()
    }

    /// Returns the code spans, each with its line.
    pub fn code_spans(&self) -> Vec<(String, usize)> {
        let spans = self.events().filter_map(|(event, range)| match event {
            Event::Code(span) => Some((span.into_string(), self.line(range.start))),
            _ => None,
        });
        spans.collect()
    }

    /// Returns the text of each paragraph, list item and table cell with its line. Code spans are replaced by empty
    /// ones.
    pub fn texts(&self) -> Vec<(String, usize)> {
        let mut texts = vec![(String::new(), 1)];
        let mut is_prose = true;
        for (event, range) in self.events() {
            match event {
                Event::Start(Tag::Heading { .. } | Tag::CodeBlock(_)) => is_prose = false,
                Event::End(TagEnd::Heading(_) | TagEnd::CodeBlock) => is_prose = true,
                Event::Start(Tag::Paragraph | Tag::Item | Tag::TableCell) => {
                    texts.push((String::new(), self.line(range.start)));
                }
                _ if !is_prose => {}
                Event::Text(text) => texts.last_mut().expect("one is there").0.push_str(&text),
                Event::Code(_) => texts.last_mut().expect("one is there").0.push_str("``"),
                Event::SoftBreak | Event::HardBreak => texts.last_mut().expect("one is there").0.push(' '),
                _ => {}
            }
        }
        texts.retain(|(text, _)| !text.is_empty());
        texts
    }

    /// Returns the fenced code blocks.
    pub fn code_blocks(&self) -> Vec<CodeBlock> {
        let mut blocks: Vec<CodeBlock> = Vec::new();
        let mut is_open = false;
        for (event, range) in self.events() {
            match event {
                Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(language))) => {
                    let line = self.line(range.start);
                    blocks.push(CodeBlock { language: language.into_string(), text: String::new(), line });
                    is_open = true;
                }
                Event::End(TagEnd::CodeBlock) => is_open = false,
                Event::Text(text) if is_open => {
                    if let Some(block) = blocks.last_mut() {
                        block.text.push_str(&text);
                    }
                }
                _ => {}
            }
        }
        blocks
    }
}

/// Returns the anchor of a heading, as code hosts and mdBook write it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().chars().filter_map(|c| match c {
        c if c.is_alphanumeric() || c == '_' || c == '-' => Some(c),
        c if c.is_whitespace() => Some('-'),
        _ => None,
    });
    kept.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# What *is* `pegwise web`, and why?\n\nSee [there](x.md#y) and ![a picture](p.svg).\n\n```sh\nls\n```\n\n## Twice\n## Twice\n";

    #[test]
    fn a_page_is_taken_apart() {
        let page = Page::new("docs/a.md", TEXT.to_owned());
        let destinations: Vec<(String, usize)> =
            page.links().into_iter().map(|link| (link.destination, link.line)).collect();
        assert_eq!(destinations, [("x.md#y".to_owned(), 3), ("p.svg".to_owned(), 3)]);
        assert_eq!(page.anchors(), ["what-is-pegwise-web-and-why", "twice", "twice-1"]);
        assert_eq!(page.code_spans(), [("pegwise web".to_owned(), 1)]);
        assert_eq!(page.code_blocks(), [CodeBlock { language: "sh".to_owned(), text: "ls\n".to_owned(), line: 5 }]);
        assert!(page.html_links().is_empty());
        let html = Page::new("docs/a.md", "Text\n\n<img src=\"a.png\">\n".to_owned());
        assert_eq!(html.html_links(), [3]);
    }
}
