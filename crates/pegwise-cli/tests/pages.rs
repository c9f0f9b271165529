//! The commands in the documentation print what its pages show. They run in the root of the repository.
//! `TRYCMD=overwrite cargo test` updates the pages.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// The commands that exit with code 1. The pages do not show this code, so the test adds it to a copy of each page.
const FAIL: [&str; 3] = [
    "$ pegwise check 4x6 1122:1.1 3456:0.0 1213:1.1\n",
    "$ pegwise check 10x10 1122334455:3.3 6677889911:1.4 1212343455:0.0\n",
    "$ pegwise static check 12 21 --rules 2x3\n",
];

const CODE: &str = "? 1\n";

#[test]
fn pages() {
    // This is the only test in its process, so no other test loses its folder.
    env::set_current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap();
    let copies = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    let _ = fs::remove_dir_all(&copies);
    fs::create_dir_all(copies.join("docs")).unwrap();
    let pages = fs::read_dir("docs").unwrap().map(|entry| entry.unwrap().path());
    let is_page = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "md");
    let pages: Vec<PathBuf> = pages.filter(is_page).chain([PathBuf::from("README.md")]).collect();
    for page in &pages {
        let text = fs::read_to_string(page).unwrap();
        let text = FAIL.iter().fold(text, |text, command| text.replace(command, &format!("{command}{CODE}")));
        fs::write(copies.join(page), text).unwrap();
    }
    let cases = trycmd::TestCases::new();
    cases
        .env("XDG_DATA_HOME", "")
        .env("XDG_CONFIG_HOME", "")
        .env("HOME", "target")
        .env("TZ", "UTC")
        .env("LC_ALL", "C.UTF-8")
        .case(copies.join("README.md"))
        .case(copies.join("docs/*.md"));
    let printed = std::panic::catch_unwind(|| cases.run());
    if env::var_os("TRYCMD").is_some_and(|mode| mode == "overwrite") {
        for page in &pages {
            let text = fs::read_to_string(copies.join(page)).unwrap();
            let text = FAIL.iter().fold(text, |text, command| text.replace(&format!("{command}{CODE}"), command));
            fs::write(page, text).unwrap();
        }
    }
    if let Err(panic) = printed {
        std::panic::resume_unwind(panic);
    }
}
