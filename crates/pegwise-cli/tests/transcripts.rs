//! Whole commands with everything they print. `TRYCMD=overwrite cargo test` writes them anew.

#[test]
fn transcripts() {
    // The history is below the working folder: no transcript touches that of whoever runs the tests.
    trycmd::TestCases::new()
        .env("XDG_DATA_HOME", "")
        .env("HOME", ".")
        .env("TZ", "UTC")
        .env("LC_ALL", "C.UTF-8")
        .case("tests/transcripts/*.trycmd");
}
