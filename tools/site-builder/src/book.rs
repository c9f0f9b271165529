//! The book, which mdBook builds from the pages of the repository.

use crate::folder;
use anyhow::{Context, Result, bail};
use mdbook_driver::MDBook;
use mdbook_driver::config::Config;
use mdbook_summary::{Link, Summary, SummaryItem, parse_summary};
use pages::{Page, is_page, resolve, root};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const CONTENTS: &str = "docs/SUMMARY.md";

/// The page whose decision records are appended, because the contents do not list them.
const RECORDS: &str = "docs/decisions/README.md";

/// The title and the path of a page that is not a file in the repository.
const PYTHON: (&str, &str) = ("Python reference", "reference/python.md");

/// The configuration of mdBook. It uses no preprocessors, because they would change text that looks like their commands
/// and rename README.md, which would break links.
const CONFIG: &str = r#"
[book]
title = "Pegwise"
language = "en"
src = "pages"

[build]
create-missing = false
use-default-preprocessors = false

[output.html]
theme = "theme"
additional-css = ["theme/site.css"]
no-section-label = true
preferred-dark-theme = "navy"
input-404 = ""

[output.html.fold]
enable = true

[output.html.playground]
runnable = false

[output.html.print]
enable = false

[output.html.search]
limit-results = 30
use-boolean-and = true
boost-title = 3
"#;

/// Works around mdBook, which shifts the top of the page out of the window by the height of its menu and covers the
/// links there with an invisible strip.
const STYLE: &str = "\
.places { display: flex; flex-wrap: wrap; gap: 0.4em 1.6em; padding: 0.6em 1.2em; position: relative; top: var(--menu-bar-height); z-index: 102; }
.places a { color: var(--links); }
.content table { margin-inline: 0; }
.content img { background: transparent; }
";

/// The optional parts of the site. Missing parts are left out, and so are the links to them.
#[derive(Debug, Default)]
pub struct Parts {
    /// The folder with the web app, for `play/`.
    pub web: Option<PathBuf>,
    /// The folder with the output of `cargo doc`, for `reference/rust/`.
    pub rust: Option<PathBuf>,
    /// The Markdown page with the reference of the Python package.
    pub python: Option<PathBuf>,
}

/// Builds the site into a folder, whose content it replaces.
///
/// # Errors
/// Fails if a page is missing or links to a page outside the contents, or if a file cannot be read or written.
pub fn build(out: &Path, parts: &Parts) -> Result<()> {
    let work = out.with_extension("work");
    if work.exists() {
        fs::remove_dir_all(&work)?;
    }
    let mut summary = contents()?;
    let pages = pages_of(&mut summary, parts)?;
    gather(&pages, parts, &work.join("pages"))?;
    theme(parts, &work.join("theme"))?;

    let mut config: Config = CONFIG.parse()?;
    config.build.build_dir = std::path::absolute(out)?;
    MDBook::load_with_config_and_summary(&work, config, summary)?.build()?;
    fs::remove_dir_all(&work)?;
    if let Some(web) = &parts.web {
        folder::copy(web, &out.join("play"))?;
    }
    if let Some(rust) = &parts.rust {
        folder::copy(rust, &out.join("reference/rust"))?;
    }
    Ok(())
}

fn contents() -> Result<Summary> {
    let mut summary = parse_summary(&fs::read_to_string(root().join(CONTENTS))?)?;
    for items in [&mut summary.prefix_chapters, &mut summary.numbered_chapters, &mut summary.suffix_chapters] {
        links(items, &mut |link| {
            let Some(location) = &link.location else { return Ok(()) };
            let path = resolve(CONTENTS, &location.to_string_lossy()).context("a page outside of the repository")?;
            link.location = Some(path.into());
            Ok(())
        })?;
    }
    Ok(summary)
}

fn links(items: &mut [SummaryItem], visitor: &mut impl FnMut(&mut Link) -> Result<()>) -> Result<()> {
    for item in items {
        if let SummaryItem::Link(link) = item {
            visitor(link)?;
            links(&mut link.nested_items, visitor)?;
        }
    }
    Ok(())
}

fn pages_of(summary: &mut Summary, parts: &Parts) -> Result<Vec<Page>> {
    let mut paths = Vec::new();
    for items in [&mut summary.prefix_chapters, &mut summary.numbered_chapters, &mut summary.suffix_chapters] {
        links(items, &mut |link| {
            let Some(location) = &link.location else {
                if link.name != PYTHON.0 {
                    bail!("{CONTENTS}: {} has no page", link.name);
                }
                link.location = parts.python.is_some().then(|| PYTHON.1.into());
                return Ok(());
            };
            let path = location.to_string_lossy().into_owned();
            if path == RECORDS {
                link.nested_items =
                    records()?.iter().map(|page| SummaryItem::from(Link::new(page.title(), &page.path))).collect();
            }
            paths.push(path);
            Ok(())
        })?;
    }
    paths.iter().map(|path| Page::read(path)).collect()
}

fn records() -> Result<Vec<Page>> {
    let list = Page::read(RECORDS)?;
    let mut seen = BTreeSet::new();
    let is_record = |path: &String| path.starts_with("docs/decisions/") && seen.insert(path.clone());
    list.targets().into_iter().filter(is_record).map(|path| Page::read(&path)).collect()
}

fn gather(pages: &[Page], parts: &Parts, to: &Path) -> Result<()> {
    let known: BTreeSet<&str> = pages.iter().map(|page| page.path.as_str()).collect();
    for page in pages {
        folder::copy_file(&root().join(&page.path), &to.join(&page.path))?;
        for target in page.targets() {
            if known.contains(target.as_str()) {
                continue;
            }
            if is_page(&target) {
                bail!("{} links to {target}, which {CONTENTS} does not have", page.path);
            }
            folder::copy_file(&root().join(&target), &to.join(&target))?;
        }
    }
    if let Some(python) = &parts.python {
        folder::copy_file(python, &to.join(PYTHON.1))?;
    }
    Ok(())
}

/// Writes the changes to mdBook's theme: the icon and the links at the top of every page.
fn theme(parts: &Parts, to: &Path) -> Result<()> {
    let places = [
        ("play/index.html", "Play in the browser", parts.web.is_some()),
        ("reference/rust/pegwise/index.html", "Rust reference", parts.rust.is_some()),
        ("reference/python.html", "Python reference", parts.python.is_some()),
    ];
    let mut header = String::new();
    for (path, name, _) in places.iter().filter(|(.., is_there)| *is_there) {
        write!(header, "<a href=\"{{{{ path_to_root }}}}{path}\">{name}</a>")?;
    }
    if !header.is_empty() {
        header = format!("<nav class=\"places\" aria-label=\"Places\">{header}</nav>");
    }
    fs::create_dir_all(to)?;
    fs::write(to.join("header.hbs"), header)?;
    fs::write(to.join("site.css"), STYLE)?;
    folder::copy_file(&root().join("crates/pegwise-web/site/icon.svg"), &to.join("favicon.svg"))
}
