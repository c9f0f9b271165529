//! The commands in the documentation print what the pages show. They run in the repository;
//! `TRYCMD=overwrite cargo test` updates the pages.

use std::env;
use std::path::Path;

#[test]
fn pages() {
    // Safe because this is the only test in this process.
    env::set_current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    trycmd::TestCases::new()
        .env("XDG_DATA_HOME", "")
        .env("XDG_CONFIG_HOME", "")
        .env("HOME", "target")
        .env("TZ", "UTC")
        .env("LC_ALL", "C.UTF-8")
        .case("README.md")
        .case("docs/*.md");
}
