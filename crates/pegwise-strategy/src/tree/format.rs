//! The common parts of all tree formats: the claims of a file, the errors, and the builder that reads row by row.

use super::{StrategyTree, TreeProblem};
use pegwise_core::{Board, Code, Feedback};
use pegwise_notation::{Alphabet, NotationError, read_rules};
#[cfg(feature = "json")]
use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// The version of the written text, compact and JSON formats.
pub const FORMAT_VERSION: u32 = 1;

/// The maximum depth of a tree that is read, so that a small file cannot cause hours of work.
pub const MAX_DEPTH: usize = 4096;

/// A tree and what its file says about it.
///
/// ```
/// use pegwise_core::{Codebook, Board};
/// use pegwise_strategy::{StrategySpec, StrategyTree, tree::{Format, TreeFile}};
/// let board: Board = "2x3".parse()?;
/// let knuth = StrategySpec::read("knuth", &board)?;
/// let codebook = Codebook::new(&board)?;
/// let tree = StrategyTree::build(&knuth.prepare(&codebook), &codebook, &())?;
/// let file = TreeFile { tree, strategy: Some(knuth.to_string()), objective: None };
/// let text = file.write(Format::Text);
/// assert_eq!(text, "\
/// pegwise-tree 1
/// rules: 2x3
/// strategy: knuth
/// total: 24
/// max: 4
///
/// -> 11
/// 0.0 -> 22
/// 1.0 -> 12
/// 0.0 0.0 -> 33
/// 0.0 1.0 -> 23
/// 1.0 0.1 -> 31
/// 1.0 1.0 -> 13
/// 1.0 0.2 -> 21
/// 0.0 1.0 0.2 -> 32
/// ");
/// assert_eq!(TreeFile::read(&text)?, file);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeFile {
    /// The tree.
    pub tree: StrategyTree,
    /// The full name of the strategy that built it, if the file gives one.
    pub strategy: Option<String>,
    /// The objective for which it was optimized, such as `mean`, if the file gives one. A single line of text.
    pub objective: Option<String>,
}

/// A format for writing trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A table with the answers so far, an arrow and the next guess.
    Text,
    /// Each guess with its answers in parentheses, which is less than half the size.
    Compact,
    /// The table as JSON. Needs the feature `json`.
    #[cfg(feature = "json")]
    Json,
    /// A drawing for Graphviz, which cannot be read back.
    Dot,
}

/// The reason why a tree file is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidTreeText {
    /// The format is unknown.
    #[error(
        "line 1: this is not a strategy tree; its first line is `pegwise-tree {FORMAT_VERSION}`, or it is JSON with a \
         `pegwise-tree`"
    )]
    NotATree,
    /// The version is unknown.
    #[error("this tree is written in version {found} of the format; this program reads up to {FORMAT_VERSION}")]
    Version {
        /// The version in the file.
        found: u32,
    },
    /// A line is missing in the head of the file.
    #[error("the head of the file has no `{0}`")]
    Missing(&'static str),
    /// The board is invalid.
    #[error("in `rules`: {0}")]
    Board(#[from] NotationError),
    /// A line is invalid.
    #[error("line {line}: {problem}")]
    Line {
        /// The number of the line, or of the guess in JSON, starting at 1.
        line: usize,
        /// The error.
        problem: TreeProblem,
    },
    /// A word of compact text is invalid.
    #[error("line {line}: at character {character}: {problem}")]
    Compact {
        /// The line, numbered from 1.
        line: usize,
        /// The first character of the word, numbered from 1.
        character: usize,
        /// The error.
        problem: TreeProblem,
    },
    /// The JSON is invalid or has a different schema.
    #[error("line {line}, column {column}: {what}")]
    Json {
        /// The line, numbered from 1.
        line: usize,
        /// The column, numbered from 1.
        column: usize,
        /// The message of the JSON reader.
        what: String,
    },
    /// The file is JSON, but this build lacks the feature `json`.
    #[error("this is JSON, which this build of the library does not read: it needs the feature `json`")]
    NoJson,
    /// A place in a map of guesses and answers is invalid.
    #[error("after `{after}`: {problem}")]
    Place {
        /// The guesses and answers before that place.
        after: String,
        /// The error.
        problem: TreeProblem,
    },
    /// A claim about the tree is false.
    #[error("the file says {what} {said}, but the tree has {found}")]
    Claim {
        /// Either `total` or `max`.
        what: &'static str,
        /// The number in the file.
        said: u64,
        /// The number according to the tree.
        found: u64,
    },
}

#[cfg(feature = "json")]
impl From<serde_json::Error> for InvalidTreeText {
    fn from(error: serde_json::Error) -> Self {
        let (line, column, what) = (error.line(), error.column(), error.to_string());
        // The parser repeats the position.
        let what = what.split(" at line ").next().unwrap_or_default().to_owned();
        InvalidTreeText::Json { line, column, what }
    }
}

#[derive(Default)]
#[cfg_attr(feature = "json", derive(Serialize, Deserialize))]
pub(super) struct Head {
    #[cfg_attr(feature = "json", serde(rename = "rules"))]
    pub(super) board: String,
    #[cfg_attr(
        feature = "json",
        serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "one_line")
    )]
    pub(super) strategy: Option<String>,
    #[cfg_attr(
        feature = "json",
        serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "one_line")
    )]
    pub(super) objective: Option<String>,
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub(super) total: Option<u64>,
    #[cfg_attr(feature = "json", serde(default, skip_serializing_if = "Option::is_none"))]
    pub(super) max: Option<u64>,
}

#[cfg(feature = "json")]
fn one_line<'de, D: Deserializer<'de>>(json: D) -> Result<Option<String>, D::Error> {
    let name = Option::<String>::deserialize(json)?;
    let fits = |name: &String| name.trim() == name && !name.contains('\n') && !name.contains("->");
    if name.as_ref().is_none_or(fits) {
        Ok(name)
    } else {
        Err(D::Error::custom("a strategy or an objective is one line without `->` and without outer spaces"))
    }
}

pub(super) fn check_version(found: u32) -> Result<(), InvalidTreeText> {
    if found == FORMAT_VERSION { Ok(()) } else { Err(InvalidTreeText::Version { found }) }
}

pub(super) struct Builder {
    board: Board,
    alphabet: Alphabet,
    tree: Option<StrategyTree>,
    depths: Vec<usize>,
}

impl Builder {
    pub(super) fn new(head: &Head) -> Result<Self, InvalidTreeText> {
        if head.board.is_empty() {
            return Err(InvalidTreeText::Missing("rules"));
        }
        // Ignores a guess limit in the file.
        let rules = read_rules(&head.board)?;
        Ok(Self::for_board(rules.into(), Alphabet::canonical()))
    }

    pub(super) fn for_board(board: Board, alphabet: Alphabet) -> Self {
        Builder { board, alphabet, tree: None, depths: Vec::new() }
    }

    pub(super) fn read_answer(&self, word: &str) -> Result<Feedback, NotationError> {
        Alphabet::canonical().read_feedback(&self.board, word)
    }

    pub(super) fn read_guess(&self, word: &str) -> Result<Code, NotationError> {
        self.alphabet.read_guess(&self.board, word)
    }

    pub(super) fn add(&mut self, at: Option<(usize, Feedback)>, guess: Code) -> Result<usize, TreeProblem> {
        let depth = at.map_or(0, |(parent, _)| self.depths[parent] + 1);
        if depth >= MAX_DEPTH {
            return Err(TreeProblem::TooDeep);
        }
        let node = match (at, &mut self.tree) {
            (Some((parent, feedback)), Some(tree)) => tree.add(parent, feedback, guess),
            (None, tree @ None) => {
                *tree = Some(StrategyTree::new(self.board.clone(), guess));
                Some(0)
            }
            _ => None,
        };
        let node = node.ok_or(TreeProblem::Repeated)?;
        self.depths.push(depth);
        Ok(node)
    }

    pub(super) fn finish(self, head: Head) -> Result<TreeFile, InvalidTreeText> {
        let tree = self.tree.ok_or(InvalidTreeText::Missing("guesses"))?.in_order();
        let evaluation = tree.evaluation();
        let claims = [("total", head.total, evaluation.total()), ("max", head.max, evaluation.max() as u64)];
        for (what, said, found) in claims {
            if let Some(said) = said.filter(|&said| said != found) {
                return Err(InvalidTreeText::Claim { what, said, found });
            }
        }
        Ok(TreeFile { tree, strategy: head.strategy, objective: head.objective })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_cannot_say_what_text_cannot() {
        let read = |strategy: &str| {
            let json =
                r#"{"pegwise-tree": 1, "rules": "1x1", "strategy": "NAME", "guesses": [{"after": [], "guess": "1"}]}"#;
            TreeFile::read(&json.replace("NAME", strategy))
        };
        let file = read("knuth").unwrap();
        assert_eq!(TreeFile::read(&file.write(Format::Text)), Ok(file));
        for strategy in [r"a\nb", "a->1", " knuth"] {
            let error = read(strategy).unwrap_err().to_string();
            assert!(error.contains("a strategy or an objective is one line"), "{error}");
        }
    }
}
