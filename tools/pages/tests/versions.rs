//! Tests that version, licences and features are consistent across manifests and documents.

use pages::root;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn dependencies_between_our_crates_have_it() {
    let manifest = read("Cargo.toml");
    let ours: Vec<&str> = manifest.lines().filter(|line| line.contains("{ path = \"crates/")).collect();
    assert!(ours.len() >= 9, "{ours:?}");
    for line in ours {
        assert!(line.contains(&format!("version = \"{VERSION}\"")), "Cargo.toml: {line}");
    }
}

#[test]
fn crates_and_packages_have_no_other() {
    for folder in fs::read_dir(root().join("crates")).unwrap() {
        let manifest = fs::read_to_string(folder.unwrap().path().join("Cargo.toml")).unwrap();
        assert!(manifest.contains("version.workspace = true"), "{manifest}");
    }
    let python = read("crates/pegwise-python/pyproject.toml");
    assert!(python.contains("dynamic = [\"version\"]"), "the Python package has the version of its crate");
    let npm = read("crates/pegwise-js/package/package.json");
    assert!(npm.contains(&format!("\"version\": \"{VERSION}\"")), "package.json should say {VERSION}");
    let citation = read("CITATION.cff");
    assert!(citation.lines().any(|line| line == format!("version: {VERSION}")), "CITATION.cff should say {VERSION}");
}

/// No other compiler is tested.
#[test]
fn the_oldest_compiler_is_the_pinned_one() {
    let field = |text: &str, name: &str| -> String {
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("{name} = \"")));
        line.unwrap_or_default().trim_end_matches('"').to_owned()
    };
    let oldest = field(&read("Cargo.toml"), "rust-version");
    assert_eq!(field(&read("rust-toolchain.toml"), "channel"), format!("{oldest}.0"));
}

/// The sections of the changelog. Before the first release, it has only one of unreleased changes.
fn headings(changelog: &str) -> Vec<&str> {
    changelog.lines().filter_map(|line| line.strip_prefix("## ")).collect()
}

#[test]
fn the_newest_version_of_the_changelog_is_this_one() {
    let changelog = read("CHANGELOG.md");
    let headings = headings(&changelog);
    assert_eq!(headings.first(), Some(&"[Unreleased]"), "the changelog begins with what is to come");
    if let Some(newest) = headings.get(1) {
        let date = newest
            .strip_prefix(&format!("[{VERSION}] - "))
            .unwrap_or_else(|| panic!("{newest} is not {VERSION} with a date"));
        let parts: Vec<usize> = date.split('-').map(str::len).collect();
        assert_eq!(parts, [4, 2, 2], "{date} is not a date like 2026-11-24");
    }
}

/// Pages go into the packages of a version, so they must be right before it is published.
#[test]
fn pages_say_whether_a_version_is_published() {
    let folders =
        ["docs", "crates/pegwise", "crates/pegwise-cli", "crates/pegwise-python", "crates/pegwise-js/package"];
    let in_folders = folders.into_iter().flat_map(|folder| {
        let entries = WalkDir::new(root().join(folder)).max_depth(1).into_iter();
        entries.map(|entry| entry.unwrap().into_path()).filter(|path| path.extension().is_some_and(|end| end == "md"))
    });
    let says_no = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap().to_lowercase();
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        ["nothing is published", "nothing has been published", "not published yet"].iter().any(|no| text.contains(no))
    };
    let say_no: Vec<PathBuf> = in_folders.chain([root().join("README.md")]).filter(says_no).collect();
    if headings(&read("CHANGELOG.md")).len() > 1 {
        assert!(say_no.is_empty(), "these pages say that nothing is published: {say_no:#?}");
    } else {
        assert!(say_no.contains(&root().join("README.md")), "the README of an unpublished version says that it is one");
    }
}

#[test]
fn what_is_published_has_the_licences() {
    for folder in fs::read_dir(root().join("crates")).unwrap() {
        let folder = folder.unwrap().path();
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let is_published = !fs::read_to_string(folder.join("Cargo.toml")).unwrap().contains("publish = false");
        if is_published || name == "pegwise-python" {
            for license in ["LICENSE-MIT", "LICENSE-APACHE"] {
                assert_eq!(read(&format!("crates/{name}/{license}")), read(license), "{name}");
            }
        }
    }
}

#[test]
fn the_crate_pegwise_lists_its_features() {
    let manifest = read("crates/pegwise/Cargo.toml");
    let (_, features) = manifest.split_once("[features]\n").unwrap();
    let (features, _) = features.split_once("\n[").unwrap();
    let features: Vec<(&str, &str)> = features.lines().filter_map(|line| line.split_once(" = ")).collect();
    let (default, others): (Vec<_>, Vec<_>) = features.into_iter().partition(|(name, _)| *name == "default");
    let state = |name: &str| if default[0].1.contains(&format!("{name:?}")) { "on" } else { "off" };
    let wanted: BTreeSet<String> = others.iter().map(|(name, _)| format!("| `{name}` | {} |", state(name))).collect();
    let readme = read("crates/pegwise/README.md");
    let (_, table) = readme.split_once("| feature | by default | what it adds |\n|---|---|---|\n").unwrap();
    let rows = table.lines().take_while(|line| line.starts_with('|'));
    let listed: BTreeSet<String> =
        rows.filter_map(|row| Some(row[..row.match_indices('|').nth(2)?.0].to_owned() + "|")).collect();
    assert_eq!(listed, wanted);
}

/// A package contains only the folder of its crate. Tests, which come last in a file or are in `tests.rs`, may read
/// more.
#[test]
fn what_is_published_includes_no_file_of_another_folder() {
    let mut included = 0;
    for folder in fs::read_dir(root().join("crates")).unwrap() {
        let folder = folder.unwrap().path();
        for file in sources(&folder.join("src")) {
            let text = fs::read_to_string(&file).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap();
            for path in ["include_str!(\"", "include_bytes!(\""].iter().flat_map(|include| code.split(include).skip(1))
            {
                let path = path.split('"').next().unwrap();
                let found = file.parent().unwrap().join(path).canonicalize().unwrap();
                assert!(found.starts_with(&folder), "{} includes {path}", file.display());
                included += 1;
            }
        }
    }
    assert!(included >= 3, "only {included} files are included");
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let found = WalkDir::new(folder).into_iter().map(|entry| entry.unwrap().into_path());
    found.filter(|path| path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs")).collect()
}
