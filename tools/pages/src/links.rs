//! The check of the links between pages.

use crate::page::{Page, root};
use std::collections::HashMap;

/// Returns the problems with the links of these pages, one line each. For URLs, only the syntax is checked, without
/// network access.
pub fn problems(pages: &[Page]) -> Vec<String> {
    let anchors: HashMap<&str, Vec<String>> = pages.iter().map(|page| (page.path.as_str(), page.anchors())).collect();
    let mut problems = Vec::new();
    for page in pages {
        for link in page.links() {
            if let Some(problem) = problem(&page.path, &link.destination, &anchors) {
                problems.push(format!("{}:{}: `{}` {problem}", page.path, link.line, link.destination));
            }
        }
        let html = page.html_links().into_iter();
        problems.extend(html.map(|line| format!("{}:{line}: a link as HTML; write it as Markdown", page.path)));
    }
    problems
}

fn problem(from: &str, destination: &str, anchors: &HashMap<&str, Vec<String>>) -> Option<&'static str> {
    if destination.contains("://") {
        return (!is_address(destination)).then_some("is not an address such as https://example.org/page");
    }
    let (file, anchor) = destination.split_once('#').unwrap_or((destination, ""));
    let Some(path) = resolve(from, file) else { return Some("leads out of the repository") };
    if !root().join(&path).is_file() && !anchors.contains_key(path.as_str()) {
        return Some("is not a file of the repository");
    }
    let is_heading = |anchors: &Vec<String>| anchors.iter().any(|known| known == anchor);
    let is_there = anchor.is_empty() || anchors.get(path.as_str()).is_some_and(is_heading);
    (!is_there).then_some("has no such heading")
}

fn is_address(destination: &str) -> bool {
    let Some(rest) = destination.strip_prefix("https://").or_else(|| destination.strip_prefix("http://")) else {
        return false;
    };
    let host = rest.split(['/', '?', '#']).next().unwrap_or_default();
    let is_name = |label: &str| !label.is_empty() && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    host.contains('.') && host.split('.').all(is_name) && !rest.contains(char::is_whitespace)
}

/// Returns the path in the repository that a link on this page leads to, or `None` if it leads outside.
pub fn resolve(from: &str, file: &str) -> Option<String> {
    if file.is_empty() {
        return Some(from.to_owned());
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in file.split('/') {
        match part {
            "." | "" => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let page = Page::new("docs/some.md", format!("# Top\n\n{text}\n"));
        problems(&[page, Page::read("docs/glossary.md").unwrap()])
    }

    #[test]
    fn what_leads_nowhere_is_found() {
        let wrong = [
            ("[a](missing.md)", "is not a file"),
            ("![a](pictures/missing.svg)", "is not a file"),
            ("[a](pictures)", "is not a file"),
            ("[a](../../outside.md)", "leads out"),
            ("[a](#bottom)", "has no such heading"),
            ("[a](glossary.md#missing)", "has no such heading"),
            ("[a](https://)", "is not an address"),
            ("[a](https://example)", "is not an address"),
            ("[a](ftp://example.org/)", "is not an address"),
            ("<a href=\"missing.md\">a</a>", "a link as HTML"),
        ];
        for (text, problem) in wrong {
            let found = found(text);
            assert!(
                found.len() == 1 && found[0].starts_with("docs/some.md:3: ") && found[0].contains(problem),
                "{found:?}"
            );
        }
    }

    #[test]
    fn what_leads_somewhere_is_right() {
        for text in [
            "[a](glossary.md)",
            "[a](../README.md)",
            "[a](#top)",
            "![a](pictures/demo.svg)",
            "[a](https://example.org/b?c#d)",
        ] {
            assert_eq!(found(text), [""; 0], "{text}");
        }
    }
}
