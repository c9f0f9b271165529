//! The licences of all packages in a release file, in one text.

use crate::contents::{About, Contents, Package, Part, Register};
use anyhow::{Context, Result};
use spdx::Expression;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const NAMES: [&str; 5] = ["licen", "copying", "copyright", "notice", "unlicen"];

const RULE: &str = "================================================================================";

pub(crate) fn write(parts: &[Part], out: &Path) -> Result<()> {
    let contents = Contents::of(parts)?;
    let register = Register::read()?;
    let mut text = String::from(
        "Pegwise is licensed under MIT or Apache-2.0, as you like. What it is built from, with the licences, is listed first; their\n\
         texts follow, each once. Where a package offers several licences, any one of them is enough. The standard library of Rust\n\
         is made of further packages: LICENSE-RUST.html beside this file names them.\n\n",
    );
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in contents.packages.keys() {
        let about = register.about(package)?;
        let name = format!("{} {}", package.name, package.version);
        writeln!(text, "{name}: {}", expression(&about)?)?;
        for license in of(package, &about)? {
            texts.entry(license).or_default().push(name.clone());
        }
    }
    for (license, packages) in texts {
        write!(text, "\n{RULE}\n{}\n{RULE}\n\n{license}\n", packages.join(", "))?;
    }
    fs::write(out, text).with_context(|| out.display().to_string())
}

/// Returns the licence in the current SPDX syntax, in which `MIT/Apache-2.0` becomes `MIT OR Apache-2.0`.
pub(crate) fn expression(about: &About) -> Result<Expression> {
    let canonical = Expression::canonicalize(&about.license)?;
    Ok(Expression::parse(canonical.as_deref().unwrap_or(&about.license))?)
}

/// Returns the licence texts of a package. If its folder contains none, these are the SPDX texts with its authors.
fn of(package: &Package, about: &About) -> Result<Vec<String>> {
    let mut texts = Vec::new();
    if let Some(folder) = &about.folder {
        let mut files: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
        files.sort_by_key(fs::DirEntry::file_name);
        for file in files {
            let name = file.file_name().to_string_lossy().to_lowercase();
            if NAMES.iter().any(|start| name.starts_with(start)) && file.path().is_file() {
                texts.push(plain(&String::from_utf8_lossy(&fs::read(file.path())?)));
            }
        }
    }
    if !texts.is_empty() {
        return Ok(texts);
    }
    let expression = expression(about)?;
    let wanted: Vec<_> = expression.requirements().filter_map(|requirement| requirement.req.license.id()).collect();
    for license in wanted {
        let holders = if about.authors.is_empty() { "its authors".to_owned() } else { about.authors.join(", ") };
        texts.push(format!("{} is the work of {holders}.\n\n{}", package.name, plain(license.text())));
    }
    Ok(texts)
}

fn plain(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn about(license: &str) -> About {
        About { license: license.to_owned(), ..About::default() }
    }

    #[test]
    fn old_expressions_are_read() {
        assert_eq!(expression(&about("MIT/Apache-2.0")).unwrap().to_string(), "MIT OR Apache-2.0");
        assert!(expression(&about("")).is_err());
    }

    #[test]
    fn a_package_without_a_text_has_that_of_spdx() {
        let package = Package { name: "some".to_owned(), version: "1.0.0".to_owned() };
        let about = About { authors: vec!["Somebody".to_owned()], ..about("MIT OR Apache-2.0") };
        let [mit, apache] = of(&package, &about).unwrap().try_into().unwrap();
        assert!(
            mit.starts_with("some is the work of Somebody.") && mit.contains("WITHOUT WARRANTY OF ANY KIND"),
            "{mit}"
        );
        assert!(apache.contains("Apache License") && apache.contains("Grant of Patent License"));
    }
}
