//! The text of a release, and what a person must have written before it.

use crate::dist::VERSION;
use crate::packages::published;
use crate::shell::root;
use anyhow::{Context, Result, ensure};
use std::fs;

/// Prints this version's section of the changelog. Fails if the tag is not that of the version, or if a package does
/// not name the repository.
pub(crate) fn print(tag: &str) -> Result<()> {
    ensure!(tag == format!("v{VERSION}"), "the tag is {tag}, but Cargo.toml has the version {VERSION}");
    let repository = repository()?;
    let notes = section(&read("CHANGELOG.md")?, VERSION)?;
    println!("{}", with_whole_links(&notes, &format!("{repository}/blob/{tag}/")));
    Ok(())
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(root().join(path)).with_context(|| path.to_owned())
}

/// Returns the address of the repository, which all packages name.
fn repository() -> Result<String> {
    let packages = published()?;
    let known = packages.iter().find_map(|package| package.repository.clone());
    let known = known.context("no crate has a `repository`: see docs/releasing.md")?;
    for package in packages {
        ensure!(package.repository.as_ref() == Some(&known), "{} does not have the repository {known}", package.name);
    }
    let python = "crates/pegwise-python";
    for path in [&format!("{python}/pyproject.toml"), "crates/pegwise-js/package/package.json"] {
        ensure!(read(path)?.contains(&known), "{path} does not name {known}");
    }
    // The other registries complete such links with the repository.
    let readme = format!("{python}/README.md");
    ensure!(!read(&readme)?.contains("](.."), "{readme}: on PyPI, links to {known} must be whole");
    Ok(known)
}

fn section(changelog: &str, version: &str) -> Result<String> {
    let heading = format!("## [{version}] - ");
    let (_, rest) = changelog.split_once(&heading).with_context(|| format!("CHANGELOG.md has no `{heading}`"))?;
    let lines: Vec<&str> = rest.lines().skip(1).take_while(|line| !line.starts_with("## ")).collect();
    Ok(lines.join("\n").trim().to_owned())
}

/// Completes the links to files of the repository.
fn with_whole_links(text: &str, base: &str) -> String {
    let mut parts = text.split("](");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + "](" + if part.starts_with("https://") { "" } else { base } + part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHANGELOG: &str = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-02\n\nTwo.\n\n### Fixed\n\n- A\n\n## [0.1.0] - 2026-12-01\n\nOne.\n";

    #[test]
    fn a_version_has_its_section() {
        assert_eq!(section(CHANGELOG, "0.2.0").unwrap(), "Two.\n\n### Fixed\n\n- A");
        assert_eq!(section(CHANGELOG, "0.1.0").unwrap(), "One.");
        assert!(section(CHANGELOG, "0.3.0").is_err());
    }

    #[test]
    fn links_are_completed() {
        let text = "[A](docs/a.md), [b](https://example.org/b) and [c](c.md).";
        let whole = "[A](https://x.example/docs/a.md), [b](https://example.org/b) and [c](https://x.example/c.md).";
        assert_eq!(with_whole_links(text, "https://x.example/"), whole);
    }
}
