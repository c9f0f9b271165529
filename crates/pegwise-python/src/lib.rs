//! The engine for the Python package `pegwise`, whose Python modules contain the public classes and documentation.

#![forbid(unsafe_code)]
#![expect(clippy::needless_pass_by_value, reason = "arguments come from Python, and are handed over")]

mod board;
mod errors;
mod player;
mod puzzle;
mod rows;
mod session;
mod table;
mod text;
mod tree;
mod work;

use pyo3::prelude::*;
use std::ffi::OsString;

/// Runs the command with these words, the first of which is its own name, and returns the exit code.
#[pyfunction]
fn command(py: Python<'_>, words: Vec<OsString>) -> u8 {
    py.detach(|| pegwise_cli::main(&words))
}

#[pymodule]
fn _pegwise(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<board::PyBoard>()?;
    module.add_class::<rows::Rows>()?;
    module.add_class::<session::PySession>()?;
    module.add_class::<tree::PyTree>()?;
    module.add_class::<tree::PySolver>()?;
    module.add_class::<tree::PySolved>()?;
    module.add_function(wrap_pyfunction!(session::catalogue, module)?)?;
    module.add_function(wrap_pyfunction!(session::regret, module)?)?;
    module.add_function(wrap_pyfunction!(puzzle::puzzle, module)?)?;
    module.add_function(wrap_pyfunction!(table::arrow_stream, module)?)?;
    module.add_function(wrap_pyfunction!(tree::evaluate, module)?)?;
    module.add_function(wrap_pyfunction!(tree::check_certificate, module)?)?;
    module.add_function(wrap_pyfunction!(command, module)?)
}
