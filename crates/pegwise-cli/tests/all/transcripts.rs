//! Whole commands with all their output. `TRYCMD=overwrite cargo test` updates them.

#[test]
fn transcripts() {
    // Without this folder, there would be nothing to compare.
    assert!(std::path::Path::new("tests/transcripts").is_dir());
    // The history is in the working folder, so transcripts leave the user's history alone.
    trycmd::TestCases::new()
        .env("XDG_DATA_HOME", "")
        .env("HOME", ".")
        .env("TZ", "UTC")
        .env("LC_ALL", "C.UTF-8")
        .case("tests/transcripts/*.trycmd");
}
