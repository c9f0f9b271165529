//! The `pegwise` executable; the code is in the library of this crate.

#![forbid(unsafe_code)]

use std::ffi::OsString;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    ExitCode::from(pegwise_cli::main(&words))
}
