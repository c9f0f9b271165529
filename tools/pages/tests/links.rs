//! Tests that every link on the pages is valid and that every page is reachable.

use pages::{Page, all, root};
use std::collections::BTreeSet;
use std::fs;

#[test]
fn every_link_leads_somewhere() {
    let pages = all().unwrap();
    assert!(pages.len() > 40, "only {} pages were found", pages.len());
    let problems = pages::problems(&pages);
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

fn linked<'a>(pages: impl IntoIterator<Item = &'a Page>) -> BTreeSet<String> {
    pages.into_iter().flat_map(Page::targets).collect()
}

#[test]
fn the_site_has_every_page_of_the_documentation() {
    let contents = linked([&Page::read("docs/SUMMARY.md").unwrap()]);
    let records = linked([&Page::read("docs/decisions/README.md").unwrap()]);
    for page in all().unwrap() {
        let is_known = match page.path.strip_prefix("docs/") {
            Some("SUMMARY.md") => continue,
            Some(name) if name.starts_with("decisions/0") => records.contains(&page.path),
            _ => contents.contains(&page.path),
        };
        assert!(is_known, "{} is neither in docs/SUMMARY.md nor in docs/decisions/README.md", page.path);
    }
}

#[test]
fn every_picture_is_shown() {
    let shown = linked(&all().unwrap());
    for file in fs::read_dir(root().join("docs/pictures")).unwrap() {
        let path = format!("docs/pictures/{}", file.unwrap().file_name().display());
        assert!(shown.contains(&path), "no page shows {path}");
    }
}
