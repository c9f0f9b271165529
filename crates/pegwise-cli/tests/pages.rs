//! The commands on the pages of the documentation print what the pages say. They run in the repository.
//! `TRYCMD=overwrite cargo test` writes them anew.

use std::env;
use std::path::Path;

#[test]
fn pages() {
    // The only test of this program, so that nothing else is moved.
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
