//! JavaScript bindings of a module, made by the library behind `wasm-bindgen`.

use crate::traps;
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

pub(crate) struct Bound {
    pub(crate) glue: String,
    pub(crate) module: Vec<u8>,
}

pub(crate) fn make(module: &Path) -> Result<Bound> {
    let bytes = fs::read(module).with_context(|| module.display().to_string())?;
    let mut made = Bindgen::new()
        .input_bytes("pegwise", traps::alone(&bytes)?)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .keep_lld_exports(true)
        .demangle(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()
        .context("wasm-bindgen and wasm-bindgen-cli-support have to have the same version in Cargo.lock")?;
    if made.snippets().values().any(|scripts| !scripts.is_empty()) || !made.local_modules().is_empty() {
        bail!("a dependency brings scripts of its own, which nothing copies yet");
    }
    Ok(Bound { glue: made.js().to_owned(), module: made.wasm_mut().emit_wasm() })
}
