//! Writes `docs/schema/` (`cargo xtask schema`): a JSON Schema for each type that programs read or write. A test checks
//! that the files are up to date.

use crate::root;
use anyhow::{Context, Result};
use pegwise::api::schema;
use schemars::Schema;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn write() -> Result<()> {
    let folder = folder();
    fs::create_dir_all(&folder)?;
    let wanted = wanted()?;
    for name in found(&folder)?.keys().filter(|name| !wanted.contains_key(*name)) {
        fs::remove_file(folder.join(name))?;
    }
    fs::write(copy_of_requests(), &wanted[REQUESTS])?;
    wanted.iter().try_for_each(|(name, text)| fs::write(folder.join(name), text).with_context(|| name.clone()))
}

const REQUESTS: &str = "engine-request.json";

/// Returns the path of the copy for the command, which uses it to explain errors in requests and whose package does not
/// contain `docs/`.
fn copy_of_requests() -> PathBuf {
    root().join("crates/pegwise-cli/src/commands/engine/requests.json")
}

fn folder() -> PathBuf {
    root().join("docs/schema")
}

fn wanted() -> Result<BTreeMap<String, String>> {
    let file = |(name, schema)| Ok((format!("{name}.json"), serde_json::to_string_pretty(&schema)? + "\n"));
    schemas().map(file).collect()
}

fn schemas() -> impl Iterator<Item = (String, Schema)> {
    schema::all().into_iter().chain(pegwise_classroom::schema::all()).chain(pegwise_tournament::schema::all())
}

fn found(folder: &Path) -> Result<BTreeMap<String, String>> {
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let entry = entry?;
        Ok((entry.file_name().to_string_lossy().into_owned(), fs::read_to_string(entry.path())?))
    };
    fs::read_dir(folder)?.map(file).collect()
}

#[cfg(test)]
mod tests {
    use super::{REQUESTS, copy_of_requests, folder, found, schemas, wanted};
    use std::fs;

    #[test]
    fn the_committed_schemas_are_those_of_the_shapes() {
        let (wanted, found) = (wanted().unwrap(), found(&folder()).unwrap());
        let names = |files: &std::collections::BTreeMap<String, String>| files.keys().cloned().collect::<Vec<_>>();
        assert_eq!(names(&found), names(&wanted), "`cargo xtask schema` writes them");
        let copy = fs::read_to_string(copy_of_requests()).unwrap();
        assert_eq!(copy.replace("\r\n", "\n"), wanted[REQUESTS], "`cargo xtask schema` writes it");
        for (name, text) in wanted {
            assert_eq!(found[&name].replace("\r\n", "\n"), text, "`cargo xtask schema` writes {name}");
        }
    }

    #[test]
    fn descriptions_have_no_links() {
        for (name, schema) in schemas() {
            let text = schema.as_value().to_string();
            for link in ["[`", "`]", "super::", "crate::", "]("] {
                assert!(!text.contains(link), "{name} has {link}");
            }
        }
    }

    #[test]
    fn what_counts_from_1_is_never_0() {
        for (name, schema) in schemas() {
            let text = serde_json::to_string_pretty(&schema).unwrap();
            for field in ["row", "number", "line", "column", "clash", "inaccuracies"] {
                for (_, found) in text.match_indices(&format!("\"{field}\": {{")).map(|(at, _)| text.split_at(at)) {
                    let found = found.split('}').next().unwrap();
                    assert!(!found.contains("\"minimum\": 0"), "{name}: {found}");
                }
            }
        }
    }
}
