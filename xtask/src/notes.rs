//! The text of a release and its Homebrew formula, and what a person must have written before it.

use crate::dist::{self, SUMS, VERSION};
use crate::packages::published;
use crate::shell::root;
use anyhow::{Context, Result, ensure};
use std::fmt::Write as _;
use std::fs;

/// Prints this version's section of the changelog. Fails if the tag is not that of the version, if a package does not
/// name the repository, or if the citation has another date.
pub(crate) fn print(tag: &str) -> Result<()> {
    ensure!(tag == format!("v{VERSION}"), "the tag is {tag}, but Cargo.toml has the version {VERSION}");
    let repository = repository()?;
    let (date, notes) = section(&read("CHANGELOG.md")?, VERSION)?;
    let released = format!("date-released: {date}");
    ensure!(read("CITATION.cff")?.lines().any(|line| line == released), "CITATION.cff does not say `{released}`");
    println!("{}", with_whole_links(&notes, &format!("{repository}/blob/{tag}/")));
    Ok(())
}

fn read(path: &str) -> Result<String> {
    fs::read_to_string(root().join(path)).with_context(|| path.to_owned())
}

/// Prints the Homebrew formula for the files in the folder of the release.
pub(crate) fn print_formula() -> Result<()> {
    let sums = dist::folder().join(SUMS);
    let sums = fs::read_to_string(&sums).with_context(|| format!("{}: cargo xtask dist makes it", sums.display()))?;
    print!("{}", formula(&repository()?, &sums)?);
    Ok(())
}

/// Homebrew's names for the systems and machines that it supports, with the target of each.
const HOMEBREW: [(&str, &str, &str); 4] = [
    ("macos", "arm", "aarch64-apple-darwin"),
    ("macos", "intel", "x86_64-apple-darwin"),
    ("linux", "arm", "aarch64-unknown-linux-gnu"),
    ("linux", "intel", "x86_64-unknown-linux-gnu"),
];

fn formula(repository: &str, sums: &str) -> Result<String> {
    let mut text = format!(
        "\
class Pegwise < Formula
  desc \"Play, solve and explain code-breaking games\"
  homepage \"{repository}\"
  version \"{VERSION}\"
  license any_of: [\"MIT\", \"Apache-2.0\"]
"
    );
    for of_system in HOMEBREW.chunk_by(|one, other| one.0 == other.0) {
        writeln!(text, "\n  on_{} do", of_system[0].0)?;
        for (_, machine, target) in of_system {
            let file = dist::file(target);
            let sum = sums.lines().find_map(|line| line.strip_suffix(&file)?.strip_suffix("  "));
            let sum = sum.with_context(|| format!("{SUMS} has no {file}: collect the files of all systems first"))?;
            let address = format!("{}/{file}", dist::releases(repository));
            writeln!(text, "    on_{machine} do\n      url \"{address}\"\n      sha256 \"{sum}\"\n    end")?;
        }
        writeln!(text, "  end")?;
    }
    text.push_str(
        "
  def install
    prefix.install \"bin\", \"share\"
  end

  test do
    assert_match \"3632\", shell_output(\"#{bin}/pegwise suggest 4x6 1122:1.0 1344:0.1 3526:1.2\")
  end
end
",
    );
    Ok(text)
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
    for path in [&format!("{python}/pyproject.toml"), "crates/pegwise-js/package/package.json", "CITATION.cff"] {
        ensure!(read(path)?.contains(&known), "{path} does not name {known}");
    }
    // The other registries complete such links with the repository.
    let readme = format!("{python}/README.md");
    ensure!(!read(&readme)?.contains("](.."), "{readme}: on PyPI, links to {known} must be whole");
    Ok(known)
}

/// Returns the date and the text of a version.
fn section(changelog: &str, version: &str) -> Result<(String, String)> {
    let heading = format!("## [{version}] - ");
    let (_, rest) = changelog.split_once(&heading).with_context(|| format!("CHANGELOG.md has no `{heading}`"))?;
    let (date, rest) = rest.split_once('\n').unwrap_or((rest, ""));
    let lines: Vec<&str> = rest.lines().take_while(|line| !line.starts_with("## ")).collect();
    Ok((date.trim().to_owned(), lines.join("\n").trim().to_owned()))
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
        let of = |version| section(CHANGELOG, version).unwrap();
        assert_eq!(of("0.2.0"), ("2027-01-02".to_owned(), "Two.\n\n### Fixed\n\n- A".to_owned()));
        assert_eq!(of("0.1.0"), ("2026-12-01".to_owned(), "One.".to_owned()));
        assert!(section(CHANGELOG, "0.3.0").is_err());
    }

    #[test]
    fn the_formula_has_the_sum_of_each_archive() {
        let files = HOMEBREW.map(|(_, _, target)| dist::file(target));
        let sums: Vec<String> = files.iter().zip(1..).map(|(file, n)| format!("{n:064x}  {file}\n")).collect();
        let text = formula("https://example.org/pegwise", &sums.concat()).unwrap();
        let folder = format!("https://example.org/pegwise/releases/download/v{VERSION}");
        for (file, n) in files.iter().zip(1..) {
            let wanted = format!("      url \"{folder}/{file}\"\n      sha256 \"{n:064x}\"\n");
            assert_eq!(text.matches(&wanted).count(), 1, "{text}");
        }
        let begins = |word: &str| text.lines().filter(|line| line.trim().ends_with(word)).count();
        assert_eq!(begins(" do") + 2, begins("end"), "one `class`, one `def`:\n{text}");
        assert!(formula("https://example.org/pegwise", &sums[1..].concat()).is_err(), "one archive is missing");
    }

    #[test]
    fn links_are_completed() {
        let text = "[A](docs/a.md), [b](https://example.org/b) and [c](c.md).";
        let whole = "[A](https://x.example/docs/a.md), [b](https://example.org/b) and [c](https://x.example/c.md).";
        assert_eq!(with_whole_links(text, "https://x.example/"), whole);
    }
}
