//! The README of the repository shows the library by the same example as that of the crate, which runs as a test.

use std::fs;
use std::path::Path;

fn example(readme: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(readme);
    let text = fs::read_to_string(path).unwrap();
    let (_, example) = text.split_once("```rust\n").expect("there is an example");
    example.split_once("```").expect("it ends").0.to_owned()
}

#[test]
fn both_have_the_same_example() {
    assert_eq!(example("../../README.md"), example("README.md"));
}
