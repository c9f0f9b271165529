//! The bill of materials, which lists the packages in each file, in `CycloneDX` 1.6 format (JSON).

use crate::checksums;
use crate::contents::{Contents, MUSL, Package, Part, Register, STANDARD_LIBRARY};
use crate::notices::expression;
use anyhow::{Context, Result};
use jiff::Timestamp;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

#[derive(Clone, Debug)]
pub(crate) struct File {
    path: PathBuf,
    parts: Vec<Part>,
}

impl FromStr for File {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (path, parts) =
            text.split_once('=').ok_or_else(|| format!("`{text}` has no parts; write FILE=PART,PART"))?;
        Ok(Self { path: path.into(), parts: parts.split(',').map(str::parse).collect::<Result<_, _>>()? })
    }
}

pub(crate) fn write(files: &[File], time: u64, out: &Path) -> Result<()> {
    let register = Register::read()?;
    let mut needs: BTreeMap<Package, BTreeSet<Package>> = BTreeMap::new();
    let (mut components, mut dependencies) = (Vec::new(), Vec::new());
    for file in files {
        let contents = Contents::of(&file.parts)?;
        let name = file.path.file_name().context("a file has a name")?.to_string_lossy().into_owned();
        dependencies.push(depends(&name, contents.tops.iter().map(reference)));
        components.push(json!({
            "type": "file", "bom-ref": name, "name": name,
            "hashes": [{ "alg": "SHA-256", "content": checksums::of(&file.path)? }],
        }));
        for (package, needed) in contents.packages {
            needs.entry(package).or_default().extend(needed);
        }
    }
    let handed_out: Vec<Value> = components.iter().map(|file| file["bom-ref"].clone()).collect();
    for (package, needed) in &needs {
        components.push(component(&register, package)?);
        dependencies.push(depends(&reference(package), needed.iter().map(reference)));
    }
    let whole = format!("pegwise {}", env!("CARGO_PKG_VERSION"));
    dependencies.insert(0, json!({ "ref": whole, "dependsOn": handed_out }));
    let bill = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": Timestamp::from_second(time.try_into()?)?.to_string(),
            "component": {
                "type": "application", "bom-ref": whole, "name": "pegwise", "version": env!("CARGO_PKG_VERSION"),
                "licenses": [{ "expression": "MIT OR Apache-2.0" }],
            },
        },
        "components": components,
        "dependencies": dependencies,
    });
    fs::write(out, format!("{bill:#}\n")).with_context(|| out.display().to_string())
}

fn component(register: &Register, package: &Package) -> Result<Value> {
    let about = register.about(package)?;
    let mut component = json!({
        "type": "library", "bom-ref": reference(package), "name": package.name, "version": package.version,
        "description": about.description,
        "licenses": [{ "expression": expression(&about)?.to_string() }],
        "purl": reference(package),
    });
    if let Some(checksum) = about.checksum {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    Ok(component)
}

fn reference(package: &Package) -> String {
    let kind = if [STANDARD_LIBRARY, MUSL].contains(&package.name.as_str()) { "generic" } else { "cargo" };
    // Some versions contain a `+`, which means a space in URLs.
    format!("pkg:{kind}/{}@{}", package.name, package.version.replace('+', "%2B"))
}

fn depends(what: &str, on: impl Iterator<Item = String>) -> Value {
    json!({ "ref": what, "dependsOn": on.collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_read() {
        let file: File = "out/a.tar.gz=pegwise-js:wasm32-unknown-unknown,mdbook-html".parse().unwrap();
        assert_eq!((file.path, file.parts.len()), (PathBuf::from("out/a.tar.gz"), 2));
        assert!("a.tar.gz".parse::<File>().is_err() && "a.tar.gz=".parse::<File>().is_err());
    }
}
