//! Tests that every code block on a page is run by some test. Lists these tests and fails if a block has none.

use pages::{CodeBlock, Page, all, root};
use std::fs;

/// Formats and grammars, which cannot be run. Those examples that are whole files are read in other tests.
const GRAMMARS: [&str; 2] = ["text", "dot"];

fn is_run(page: &Page, block: &CodeBlock) -> bool {
    match block.language.as_str() {
        // crates/pegwise-cli/tests/all/pages.rs runs those in the README and on the pages of docs/.
        "console" => page.path == "README.md" || page.path.starts_with("docs/"),
        // The README of a crate is part of its documentation, and src/examples.rs names the pages of docs/.
        "rust" => {
            let examples = fs::read_to_string(root().join("tools/pages/src/examples.rs")).unwrap();
            page.path.starts_with("crates/") || examples.contains(&format!("/{}\"", page.path))
        }
        // crates/pegwise-cli/tests/all/engine.rs
        "engine" => page.path == "docs/engine.md",
        // crates/pegwise-cli/tests/all/mcp.rs
        "mcp" => page.path == "docs/mcp.md",
        // crates/pegwise-strategy/tests/all/trees.rs and crates/pegwise-cli/tests/all/schemas.rs
        "json" => ["docs/tree-format.md", "docs/json.md"].contains(&page.path.as_str()),
        // crates/pegwise-cli/src/config.rs
        // docs/games.md: crates/pegwise-cli/tests/all/rule_files.rs, which also runs the line that plays the file
        "toml" => ["docs/settings.md", "docs/games.md"].contains(&page.path.as_str()),
        "sh" if page.path == "docs/games.md" => true,
        // pytest: `cargo xtask python`.
        "pycon" => {
            ["docs/python.md", "docs/environments.md", "crates/pegwise-python/README.md"].contains(&page.path.as_str())
        }
        // crates/pegwise-cli/tests/all/conformance.rs
        "python" | "js" | "c" if page.path == "docs/conformance.md" => true,
        // tools/browser-tests/npm: `cargo xtask npm`.
        "js" | "html" => page.path == "crates/pegwise-js/package/README.md",
        // crates/pegwise-python/tests/test_cluster.py tests the same calls and options: `cargo xtask cluster`.
        "python" | "sh" if page.path == "docs/cluster.md" => true,
        // crates/pegwise-cli/tests/all/tournament.rs
        "tournament" | "python" => page.path == "docs/tournament.md",
        "sh" if page.path == "docs/tournament.md" => true,
        // crates/pegwise-cli/tests/all/class.rs
        "sh" if page.path == "docs/class.md" => true,
        // `cargo xtask dist --test` runs the same commands with each archive.
        "sh" if page.path == "docs/archive.md" => true,
        "sh" => block.text.lines().all(is_known),
        language => GRAMMARS.contains(&language),
    }
}

fn is_known(line: &str) -> bool {
    if let Some(arguments) =
        line.strip_prefix("cargo run --release --bin pegwise -- ").or(line.strip_prefix("pegwise "))
    {
        let shown = format!("$ pegwise {arguments}\n");
        return all().unwrap().iter().flat_map(Page::code_blocks).any(|block| block.text.contains(&shown));
    }
    let is_chore = |arguments: &str| CHORES.contains(&arguments);
    match line.strip_prefix("cargo install --profile dist --path ") {
        Some(path) => root().join(path).join("Cargo.toml").is_file(),
        None => line.strip_prefix("cargo xtask ").is_some_and(is_chore),
    }
}

/// The `cargo xtask` commands that the pages may contain. `cargo xtask ci` and `pictures` do the same work.
const CHORES: [&str; 3] = ["test", "web --serve", "site"];

#[test]
fn every_block_of_code_is_run() {
    let mut unknown = Vec::new();
    for page in all().unwrap() {
        let blocks = page.code_blocks();
        let not_run = blocks.iter().filter(|block| !is_run(&page, block));
        unknown.extend(not_run.map(|block| format!("{}:{}: {}", page.path, block.line, block.language)));
    }
    assert!(unknown.is_empty(), "no test runs the code\n{}", unknown.join("\n"));
}

#[test]
fn what_no_test_runs_is_found() {
    let page = |path, text: &str| Page::new(path, text.to_owned());
    let not_run = [
        page("docs/rust2.md", "```rust\nfn main() {}\n```\n"),
        page("CONTRIBUTING.md", "```console\n$ pegwise\n```\n"),
        page("docs/some.md", "```sh\npegwise suggest 4x6 1111:9.9\n```\n"),
        page("docs/some.md", "```sh\ncargo xtask unknown\n```\n"),
        page("docs/some.md", "```python\nimport pegwise\n```\n"),
    ];
    for page in not_run {
        assert!(!is_run(&page, &page.code_blocks()[0]), "{page:?}");
    }
}
