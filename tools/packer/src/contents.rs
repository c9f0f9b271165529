//! The contents of a release file: Cargo packages, the standard library and, for musl, the C library.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

/// A Cargo package built for a target, with its dependencies, or a package alone if only its files were copied.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Part {
    package: String,
    target: Option<String>,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (package, target) = text.split_once(':').map_or((text, None), |(package, target)| (package, Some(target)));
        if package.is_empty() || target.is_some_and(str::is_empty) {
            return Err(format!("`{text}` is not a part; write package:target, or the name of a package"));
        }
        Ok(Self { package: package.to_owned(), target: target.map(str::to_owned) })
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct About {
    pub(crate) license: String,
    pub(crate) description: String,
    pub(crate) authors: Vec<String>,
    /// The folder of the package, or `None` if it comes with the compiler.
    pub(crate) folder: Option<PathBuf>,
    /// The SHA-256 hash of its archive in the registry.
    pub(crate) checksum: Option<String>,
}

pub(crate) struct Contents {
    pub(crate) packages: BTreeMap<Package, BTreeSet<Package>>,
    pub(crate) tops: Vec<Package>,
}

impl Contents {
    pub(crate) fn of(parts: &[Part]) -> Result<Self> {
        let mut found = Self { packages: BTreeMap::new(), tops: Vec::new() };
        for part in parts {
            found.add(part)?;
        }
        Ok(found)
    }

    fn add(&mut self, part: &Part) -> Result<()> {
        let Some(target) = &part.target else {
            let top = one(&part.package)?;
            self.packages.entry(top.clone()).or_default();
            self.tops.push(top);
            return Ok(());
        };
        let tree = tree(&part.package, target)?;
        let (top, needs) = read_tree(&tree)?;
        for (package, needed) in needs {
            self.packages.entry(package).or_default().extend(needed);
        }
        let with_compiler = with_compiler(target)?;
        for package in &with_compiler {
            self.packages.entry(package.clone()).or_default();
        }
        self.packages.entry(top.clone()).or_default().extend(with_compiler);
        self.tops.push(top);
        Ok(())
    }
}

/// Lists the packages that Cargo links, in lines that begin with their depth. Macros and build scripts are not linked.
fn tree(package: &str, target: &str) -> Result<String> {
    let edges = ["--edges", "normal,no-proc-macro", "--prefix", "depth", "--format", " {p}"];
    cargo(&[&["tree", "--locked", "--package", package, "--target", target][..], &edges].concat())
}

type Tree = (Package, BTreeMap<Package, BTreeSet<Package>>);

fn read_tree(text: &str) -> Result<Tree> {
    let mut needs: BTreeMap<_, BTreeSet<_>> = BTreeMap::new();
    let mut above: Vec<Package> = Vec::new();
    for line in text.lines() {
        let read = || {
            let mut words = line.split_whitespace();
            let depth: usize = words.next()?.parse().ok()?;
            let package =
                Package { name: words.next()?.to_owned(), version: words.next()?.strip_prefix('v')?.to_owned() };
            (depth <= above.len()).then_some((depth, package))
        };
        let (depth, package) = read().with_context(|| format!("a line of cargo tree is not understood: {line}"))?;
        above.truncate(depth);
        if let Some(parent) = above.last() {
            needs.entry(parent.clone()).or_default().insert(package.clone());
        }
        needs.entry(package.clone()).or_default();
        above.push(package);
    }
    let top = above.into_iter().next().context("cargo tree wrote nothing")?;
    Ok((top, needs))
}

fn one(name: &str) -> Result<Package> {
    let line = cargo(&[
        "tree",
        "--locked",
        "--workspace",
        "--invert",
        name,
        "--depth",
        "0",
        "--prefix",
        "depth",
        "--format",
        " {p}",
    ])?;
    Ok(read_tree(&line)?.0)
}

fn with_compiler(target: &str) -> Result<Vec<Package>> {
    let output = Command::new("rustc").arg("--version").output().context("could not run rustc")?;
    let version = String::from_utf8(output.stdout)?;
    let version = version.split_whitespace().nth(1).context("rustc says no version")?;
    let mut found = vec![Package { name: STANDARD_LIBRARY.to_owned(), version: version.to_owned() }];
    if target.ends_with("-musl") {
        found.push(Package { name: MUSL.to_owned(), version: MUSL_VERSION.to_owned() });
    }
    Ok(found)
}

pub(crate) const STANDARD_LIBRARY: &str = "rust-std";
pub(crate) const MUSL: &str = "musl";
/// The version of musl that Rust has used since 1.93.
const MUSL_VERSION: &str = "1.2.5";

pub(crate) struct Register {
    cargo: BTreeMap<Package, About>,
}

impl Register {
    pub(crate) fn read() -> Result<Self> {
        let metadata: Value = serde_json::from_str(&cargo(&["metadata", "--locked", "--format-version", "1"])?)?;
        let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
        let root = Path::new(text(&metadata["workspace_root"]));
        let checksums = checksums(&std::fs::read_to_string(root.join("Cargo.lock"))?);
        let mut cargo = BTreeMap::new();
        for package in packages {
            let key =
                Package { name: text(&package["name"]).to_owned(), version: text(&package["version"]).to_owned() };
            let checksum = checksums.get(&key).cloned();
            let authors = package["authors"].as_array().into_iter().flatten().map(|author| text(author).to_owned());
            let manifest = Path::new(text(&package["manifest_path"]));
            let folder = if package["source"].is_null() { Some(root) } else { manifest.parent() };
            let about = About {
                license: text(&package["license"]).to_owned(),
                description: text(&package["description"]).split_whitespace().collect::<Vec<_>>().join(" "),
                authors: authors.collect(),
                folder: folder.map(Path::to_owned),
                checksum,
            };
            cargo.insert(key, about);
        }
        Ok(Self { cargo })
    }

    pub(crate) fn about(&self, package: &Package) -> Result<About> {
        match package.name.as_str() {
            STANDARD_LIBRARY => Ok(About {
                license: "MIT OR Apache-2.0".to_owned(),
                description: "The standard library of Rust, with what it is made of".to_owned(),
                authors: vec!["The Rust Project Developers".to_owned()],
                ..About::default()
            }),
            MUSL => Ok(About {
                license: "MIT".to_owned(),
                description: "The C library musl".to_owned(),
                authors: vec!["Rich Felker, et al., 2005-2020".to_owned()],
                ..About::default()
            }),
            name => {
                let Some(about) = self.cargo.get(package) else { bail!("cargo metadata does not know {name}") };
                Ok(about.clone())
            }
        }
    }
}

fn checksums(lock: &str) -> BTreeMap<Package, String> {
    let field = |entry: &str, name: &str| {
        let line = entry.lines().find_map(|line| line.strip_prefix(&format!("{name} = \""))?.strip_suffix('"'))?;
        Some(line.to_owned())
    };
    let read = |entry: &str| {
        let package = Package { name: field(entry, "name")?, version: field(entry, "version")? };
        Some((package, field(entry, "checksum")?))
    };
    lock.split("[[package]]").filter_map(read).collect()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn cargo(args: &[&str]) -> Result<String> {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(program).args(args).output().context("could not run cargo")?;
    if !output.status.success() {
        bail!("cargo {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, version: &str) -> Package {
        Package { name: name.to_owned(), version: version.to_owned() }
    }

    #[test]
    fn a_tree_is_read() {
        let text = "0 top v0.1.0 (/some/where)\n1 left v1.2.3\n2 leaf v0.5.0\n1 right v2.0.0\n2 left v1.2.3 (*)\n";
        let (top, needs) = read_tree(text).unwrap();
        assert_eq!(top, package("top", "0.1.0"));
        let [left, leaf, right] = [package("left", "1.2.3"), package("leaf", "0.5.0"), package("right", "2.0.0")];
        let expected = [
            (leaf.clone(), BTreeSet::new()),
            (left.clone(), BTreeSet::from([leaf])),
            (right.clone(), BTreeSet::from([left.clone()])),
            (top, BTreeSet::from([left, right])),
        ];
        assert_eq!(needs, BTreeMap::from(expected));
        assert!(read_tree("0 top v1.0.0\n2 leaf v1.0.0\n").is_err(), "a depth is left out");
        assert!(read_tree("nothing\n").is_err());
    }

    #[test]
    fn parts_are_read() {
        let part: Part = "pegwise-cli:x86_64-unknown-linux-musl".parse().unwrap();
        assert_eq!((part.package.as_str(), part.target.as_deref()), ("pegwise-cli", Some("x86_64-unknown-linux-musl")));
        assert_eq!("mdbook-html".parse::<Part>().unwrap().target, None);
        for text in ["", ":target", "package:"] {
            assert!(text.parse::<Part>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_inside_is_what_is_linked() {
        let contents = Contents::of(&["pegwise-js:wasm32-unknown-unknown".parse().unwrap()]).unwrap();
        let names: BTreeSet<&str> = contents.packages.keys().map(|package| package.name.as_str()).collect();
        for inside in ["pegwise-js", "pegwise-core", "serde_json", "wasm-bindgen", STANDARD_LIBRARY] {
            assert!(names.contains(inside), "{inside}");
        }
        for outside in ["pegwise-cli", "clap", "proptest", "serde_derive", "rayon", MUSL] {
            assert!(!names.contains(outside), "{outside}");
        }
        let register = Register::read().unwrap();
        for package in contents.packages.keys() {
            assert!(!register.about(package).unwrap().license.is_empty(), "{}", package.name);
        }
        let json = contents.packages.keys().find(|package| package.name == "serde_json").unwrap();
        assert_eq!(register.about(json).unwrap().checksum.unwrap().len(), 64);
    }
}
