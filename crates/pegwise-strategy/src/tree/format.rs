//! Tree files: formats, and statements about the tree.

#[cfg(feature = "json")]
use super::json;
use super::{StrategyTree, compact, dot, foreign, text};
use pegwise_core::{Board, Code, Feedback};
use pegwise_notation::{Alphabet, NotationError, read_rules};
#[cfg(feature = "json")]
use serde::{Deserialize, Deserializer, Serialize, de::Error};

/// The version of the written text, compact and JSON formats.
pub const FORMAT_VERSION: u32 = 1;

/// The most guesses in a row of a tree that is read, so that a small file cannot cause hours of work.
pub const MAX_DEPTH: usize = 4096;

/// A tree with the statements of its file.
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
    /// The full name of the strategy that made it, if the file gives one.
    pub strategy: Option<String>,
    /// The measure that it was optimized for, such as `mean`, if the file gives it: one line of text.
    pub objective: Option<String>,
}

/// A format for writing trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A table: answers so far, an arrow, the next guess.
    Text,
    /// Each guess with its answers in parentheses: less than half the size.
    Compact,
    /// The table as JSON. Needs the feature `json`.
    #[cfg(feature = "json")]
    Json,
    /// A drawing for Graphviz. It cannot be read back.
    Dot,
}

/// An invalid tree file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidTreeText {
    /// The format is not known.
    #[error(
        "line 1: this is not a strategy tree; its first line is `pegwise-tree {FORMAT_VERSION}`, or it is JSON with a \
         `pegwise-tree`"
    )]
    NotATree,
    /// The version is not known.
    #[error("this tree is written in version {found} of the format; this program reads up to {FORMAT_VERSION}")]
    Version {
        /// The version.
        found: u32,
    },
    /// A missing line in the head of the file.
    #[error("the head of the file has no `{0}`")]
    Missing(&'static str),
    /// An invalid board.
    #[error("in `rules`: {0}")]
    Board(#[from] NotationError),
    /// An invalid line.
    #[error("line {line}: {what}")]
    Line {
        /// The line, from 1; in JSON, the guess, from 1.
        line: usize,
        /// The error, and the valid forms.
        what: String,
    },
    /// Invalid JSON, or JSON of another schema.
    #[error("line {line}, column {column}: {what}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// The message of the JSON reader.
        what: String,
    },
    /// JSON, in a build without the feature `json`.
    #[error("this is JSON, which this build of the library does not read: it needs the feature `json`")]
    NoJson,
    /// An invalid place in a map of guesses and answers.
    #[error("after `{after}`: {what}")]
    Place {
        /// The guesses and answers before it.
        after: String,
        /// The error, and the valid forms.
        what: String,
    },
    /// A false claim about the tree.
    #[error("the file says {what} {said}, but the tree has {found}")]
    Claim {
        /// `total` or `max`.
        what: &'static str,
        /// The number in the file.
        said: u64,
        /// The number by the tree.
        found: u64,
    },
}

#[cfg(feature = "json")]
impl From<serde_json::Error> for InvalidTreeText {
    fn from(error: serde_json::Error) -> Self {
        InvalidTreeText::Json { line: error.line(), column: error.column(), what: error.to_string() }
    }
}

#[cfg(feature = "json")]
use json::read as read_json;

#[cfg(not(feature = "json"))]
fn read_json(_text: &str) -> Result<TreeFile, InvalidTreeText> {
    Err(InvalidTreeText::NoJson)
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

impl TreeFile {
    /// The text of the file. Equal trees give equal text.
    ///
    /// # Panics
    /// Never: the JSON of a tree can always be written.
    pub fn write(&self, format: Format) -> String {
        let (head, tree) = (self.head(), self.tree.in_order());
        match format {
            Format::Text => text::write_head(&head) + &text::write_rows(&tree),
            Format::Compact => text::write_head(&head) + &compact::write(&tree),
            #[cfg(feature = "json")]
            Format::Json => json::write(head, &tree),
            Format::Dot => dot::write(&tree),
        }
    }

    /// Reads the text, compact or JSON format and checks its claims, but not as [`StrategyTree::verify`].
    ///
    /// # Errors
    /// [`InvalidTreeText`] names the line.
    pub fn read(text: &str) -> Result<Self, InvalidTreeText> {
        if !is_own(text) {
            Err(InvalidTreeText::NotATree)
        } else if text.trim_start().starts_with('{') {
            read_json(text)
        } else {
            text::read(text)
        }
    }

    /// Reads our formats, or another program's tree of this board: a nested JSON map, or one game on each line.
    ///
    /// Codes of another program are in this alphabet. If it is the canonical one and does not fit them all, letters
    /// in order, initials of colours, and digits from 0 are tried.
    ///
    /// ```
    /// use pegwise_core::Board;
    /// use pegwise_notation::Alphabet;
    /// use pegwise_strategy::tree::TreeFile;
    /// let board: Board = "1x3".parse()?;
    /// let list = TreeFile::read_as("1 1.0\n1 0.0 2 1.0\n1 0.0 2 0.0 3 1.0\n", &board, &Alphabet::canonical())?;
    /// let map = TreeFile::read_as(r#"{"A": {"0.0": {"B": {"0.0": "C"}}}}"#, &board, &Alphabet::canonical())?;
    /// assert_eq!(list, map);
    /// assert_eq!(list.tree.verify()?.total(), 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`InvalidTreeText`] names the line, or the guesses and answers before the place.
    pub fn read_as(text: &str, board: &Board, alphabet: &Alphabet) -> Result<Self, InvalidTreeText> {
        if is_own(text) { Self::read(text) } else { foreign::read(text, board, alphabet) }
    }

    fn head(&self) -> Head {
        let evaluation = self.tree.evaluation();
        Head {
            board: self.tree.board().to_string(),
            strategy: self.strategy.clone(),
            objective: self.objective.clone(),
            total: Some(evaluation.total()),
            max: Some(evaluation.max() as u64),
        }
    }
}

fn is_own(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with("pegwise-tree") || text.starts_with('{') && text.contains("\"pegwise-tree\"")
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
        // A limit of guesses in the file is ignored.
        let rules = read_rules(&head.board)?;
        Ok(Self::for_board(rules.into(), Alphabet::canonical()))
    }

    pub(super) fn for_board(board: Board, alphabet: Alphabet) -> Self {
        Builder { board, alphabet, tree: None, depths: Vec::new() }
    }

    pub(super) fn read_answer(&self, word: &str) -> Result<Feedback, String> {
        Alphabet::canonical().read_feedback(&self.board, word).map_err(|error| error.to_string())
    }

    pub(super) fn read_guess(&self, word: &str) -> Result<Code, String> {
        self.alphabet.read_guess(&self.board, word).map_err(|error| error.to_string())
    }

    pub(super) fn add(&mut self, at: Option<(usize, Feedback)>, guess: Code) -> Result<usize, String> {
        let depth = at.map_or(0, |(parent, _)| self.depths[parent] + 1);
        if depth >= MAX_DEPTH {
            return Err(format!("more than {MAX_DEPTH} guesses one after the other; trees are read up to that"));
        }
        let node = match (at, &mut self.tree) {
            (Some((parent, feedback)), Some(tree)) => tree.add(parent, feedback, guess),
            (None, tree @ None) => {
                *tree = Some(StrategyTree::new(self.board.clone(), guess));
                Some(0)
            }
            _ => None,
        };
        let node = node.ok_or("these answers were given a guess before")?;
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
