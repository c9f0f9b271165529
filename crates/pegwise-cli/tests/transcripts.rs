//! Whole commands with everything they print. `TRYCMD=overwrite cargo test` writes them anew.

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/transcripts/*.trycmd").case("../../README.md");
}
