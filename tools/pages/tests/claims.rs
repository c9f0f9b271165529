//! Tests of statements on the pages that could become outdated: paths, games, and whether anything is published.

use pages::{all, root};
use pegwise::notation::GameRecord;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use walkdir::WalkDir;

/// Returns the path of every file and folder in the repository, also without its first folders.
fn paths() -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    let is_ours = |name: &str| !name.starts_with('.') && !["target", "node_modules"].contains(&name);
    let entries = WalkDir::new(root()).min_depth(1).into_iter();
    for entry in entries.filter_entry(|entry| is_ours(&entry.file_name().to_string_lossy())) {
        let entry = entry.unwrap();
        let path = entry.path().strip_prefix(root()).unwrap().to_string_lossy().replace('\\', "/");
        paths.extend(path.match_indices('/').map(|(slash, _)| path[slash + 1..].to_owned()));
        paths.insert(path);
    }
    paths
}

/// Whether a code span names something in the repository: a path that begins with a top-level folder, or a Rust file.
fn is_path(span: &str) -> bool {
    const FOLDERS: [&str; 6] = ["crates/", "data/", "docs/", "fuzz/", "tools/", "xtask/"];
    let is_plain = span.chars().all(|c| c.is_ascii_alphanumeric() || "/._-".contains(c));
    let is_rust = Path::new(span).extension().is_some_and(|extension| extension == "rs");
    is_plain && (is_rust || FOLDERS.iter().any(|folder| span.starts_with(folder)))
}

/// Folders that fuzzing creates and Git ignores.
const CREATED: [&str; 2] = ["fuzz/artifacts", "fuzz/corpus"];

#[test]
fn paths_in_code_spans_exist() {
    let paths = paths();
    let mut missing = Vec::new();
    for page in all().unwrap() {
        for (span, line) in page.code_spans() {
            let path = span.trim_end_matches('/');
            if is_path(&span) && !paths.contains(path) && !CREATED.contains(&path) {
                missing.push(format!("{}:{line}: {span}", page.path));
            }
        }
    }
    assert!(missing.is_empty(), "no such file or folder\n{}", missing.join("\n"));
}

/// The only pages that may contain commands that install from a registry, because they say that nothing is published
/// yet.
const ABOUT_PUBLISHING: [&str; 2] = ["docs/install.md", "docs/releasing.md"];

#[test]
fn no_page_installs_what_is_not_published() {
    let install = fs::read_to_string(root().join("docs/install.md")).unwrap();
    assert!(install.contains("Nothing is published yet"), "after the first release, this test has to go");
    let commands = [
        "pip install pegwise",
        "pip install 'pegwise",
        "npm install pegwise",
        "cargo install pegwise",
        "cargo binstall pegwise",
        "brew install",
    ];
    for page in all().unwrap() {
        let text = fs::read_to_string(root().join(&page.path)).unwrap();
        for command in commands {
            let is_allowed = ABOUT_PUBLISHING.contains(&page.path.as_str()) || !text.contains(command);
            assert!(is_allowed, "{}: {command}: link to docs/install.md instead", page.path);
        }
    }
}

/// Returns the games in a line of a page: a board followed by rows.
fn games(line: &str) -> Vec<GameRecord> {
    let words = line.split(|c: char| c.is_whitespace() || "`\"'()[],".contains(c));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut games = Vec::new();
    for (index, word) in words.iter().enumerate() {
        if word.starts_with(|c: char| c.is_ascii_digit()) && !word.contains(':') {
            let rows = words[index + 1..].iter().take_while(|word| word.contains(':'));
            let game = rows.fold((*word).to_owned(), |game, row| game + " " + row);
            games.extend(game.parse::<GameRecord>());
        }
    }
    games
}

/// Whether all answers fit the last guess, if it wins.
fn is_possible(game: &GameRecord) -> bool {
    let Some((last, before)) = game.history.split_last() else { return true };
    let win = game.rules.win();
    let is_won = last.feedback == win && before.iter().all(|turn| turn.feedback != win);
    !is_won
        || game.rules.lies() > 0
        || before.iter().all(|turn| game.rules.answer(&turn.guess, &last.guess) == turn.feedback)
}

#[test]
fn games_that_are_won_are_possible() {
    assert!(!is_possible(&games("`4x6 1122:1.1 3516:4.0`")[0]), "1122 has one white peg against 3516");
    let mut impossible = Vec::new();
    for page in all().unwrap() {
        let text = fs::read_to_string(root().join(&page.path)).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            let wrong = games(line).into_iter().filter(|game| !is_possible(game));
            impossible.extend(wrong.map(|game| format!("{}:{number}: {game}", page.path)));
        }
    }
    assert!(impossible.is_empty(), "the last guess cannot be the secret\n{}", impossible.join("\n"));
}

#[test]
fn no_page_has_the_marks_of_a_merge() {
    for page in all().unwrap() {
        let text = fs::read_to_string(root().join(&page.path)).unwrap();
        let is_mark = |line: &str| line.starts_with("<<<<<<< ") || line.starts_with(">>>>>>> ");
        assert!(!text.lines().any(is_mark), "{}", page.path);
    }
}
