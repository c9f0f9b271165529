//! The module in parts: the game, and parts that are loaded later. The code of the app marks the functions with which a
//! part begins. Functions that only that part calls also belong to it.

use crate::{bindings, hash, order};
use anyhow::{Context, Result, anyhow, bail};
use std::collections::BTreeMap;
use std::path::Path;
use std::{env, fs, process};
use wasm_split_cli_support::{Options, transform};

pub(crate) const RELOCATIONS: &str = "-C link-args=--emit-relocs";

/// The names of the scripts in each other's imports, before they get their final names.
const GLUE: &str = "./glue.js";
const LINK: &str = "./link.js";

/// The library's code for loading a part. It is replaced because it fails if the host sends the wrong content type.
const STREAMING: &str = "WebAssembly.instantiateStreaming(src, imports)";
const BY_ANY_HOST: &str = "instantiate(src, imports)";
const INSTANTIATE: &str = r#"
async function instantiate(source, imports) {
    const response = await source;
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    if (response.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.instantiateStreaming(response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
"#;

#[derive(Clone)]
pub(crate) struct Build {
    pub(crate) glue: String,
    pub(crate) module: String,
    pub(crate) link: String,
    /// The parts by role: `pages`, `engine`, and those that several of them share.
    pub(crate) parts: BTreeMap<String, Vec<String>>,
    pub(crate) files: BTreeMap<String, Vec<u8>>,
}

impl Build {
    pub(crate) fn names(&self) -> Vec<&str> {
        let first = [&self.glue, &self.module];
        let others = self.files.keys().filter(|name| !first.contains(name));
        first.into_iter().chain(others).map(String::as_str).collect()
    }
}

/// Splits a module from the compiler, generates its bindings and names the files by their hashes.
pub(crate) fn divide(module: &Path, name: &str, quick: bool) -> Result<Build> {
    let folder = env::temp_dir().join(format!("pegwise-parts-{}", process::id()));
    let divided = in_folder(&folder, module, name, quick);
    let removed = fs::remove_dir_all(&folder);
    let build = divided?;
    removed?;
    Ok(build)
}

fn in_folder(folder: &Path, module: &Path, name: &str, quick: bool) -> Result<Build> {
    let whole = fs::read(module).with_context(|| module.display().to_string())?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&whole);
    (options.output_dir, options.main_out_path) = (folder, &main);
    (options.link_name, options.main_module) = (LINK, GLUE);
    let split = transform(options).map_err(|error| anyhow!("the module cannot be divided: {error:#}"))?;

    let bound = bindings::make(&main)?;
    let tidy = |module: Vec<u8>| if quick { Ok(module) } else { order::alike_together(&module) };
    let main = tidy(bound.module)?;
    let mut parts = BTreeMap::new();
    for path in &split.split_modules {
        let stem = path.file_stem().and_then(|stem| stem.to_str()).context("a part without a name")?;
        parts.insert(stem.to_owned(), tidy(fs::read(path)?)?);
    }
    let link = fs::read_to_string(folder.join(LINK))?;
    named(name, &bound.glue, &link, main, parts, split.prefetch_map.into_iter().collect())
}

/// Gives every file its final name. The scripts import each other, so all names contain the same hash of all files.
fn named(
    name: &str,
    glue: &str,
    link: &str,
    main: Vec<u8>,
    parts: BTreeMap<String, Vec<u8>>,
    needs: BTreeMap<String, Vec<String>>,
) -> Result<Build> {
    let all = [glue.as_bytes(), link.as_bytes(), &main].into_iter().chain(parts.values().map(Vec::as_slice));
    let hash = hash(&all.collect::<Vec<_>>().concat());
    let of = |part: &str, kind: &str| format!("{name}{part}-{hash}.{kind}");
    let of_part = |stem: &String| of(&format!("-{}", stem.trim_start_matches("split_")), "wasm");
    let (own_glue, own_module, own_link) = (of("", "js"), of("", "wasm"), of("-link", "js"));

    let glue = replaced(glue, &format!("from \"{LINK}\""), &format!("from \"./{own_link}\""))?;
    let mut link = replaced(link, &format!("from \"{GLUE}\""), &format!("from \"./{own_glue}\""))?;
    link = replaced(&link, STREAMING, BY_ANY_HOST)? + INSTANTIATE;
    for stem in parts.keys() {
        link = replaced(&link, &format!("\"./{stem}.wasm\""), &format!("\"./{}\"", of_part(stem)))?;
    }
    let mut files: BTreeMap<_, _> = parts.into_iter().map(|(stem, part)| (of_part(&stem), part)).collect();
    files.insert(own_glue.clone(), glue.into_bytes());
    files.insert(own_link.clone(), link.into_bytes());
    files.insert(own_module.clone(), main);
    let parts = needs.into_iter().map(|(part, stems)| (part, stems.iter().map(of_part).collect())).collect();
    Ok(Build { glue: own_glue, module: own_module, link: own_link, parts, files })
}

fn replaced(text: &str, from: &str, to: &str) -> Result<String> {
    if !text.contains(from) {
        bail!("a script of the app lacks {from}: a library makes it in another way now");
    }
    Ok(text.replace(from, to))
}
