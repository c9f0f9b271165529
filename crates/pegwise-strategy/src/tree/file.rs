//! Tree files, read and written in every format.

use super::format::{Format, Head, InvalidTreeText, TreeFile};
#[cfg(feature = "json")]
use super::json;
use super::{compact, dot, foreign, text};
use pegwise_core::Board;
use pegwise_notation::Alphabet;

#[cfg(feature = "json")]
use json::read as read_json;

#[cfg(not(feature = "json"))]
fn read_json(_text: &str) -> Result<TreeFile, InvalidTreeText> {
    Err(InvalidTreeText::NoJson)
}

impl TreeFile {
    /// The text of the file. Equal trees have equal text.
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

    /// Reads the text, compact or JSON format and checks its claims, without replaying the secrets.
    ///
    /// # Errors
    /// Returns [`InvalidTreeText`] with the line.
    pub fn read(text: &str) -> Result<Self, InvalidTreeText> {
        if !is_own(text) {
            Err(InvalidTreeText::NotATree)
        } else if text.trim_start().starts_with('{') {
            read_json(text)
        } else {
            text::read(text)
        }
    }

    /// Reads Pegwise's own formats, or another program's tree for this board: a nested JSON map, or a list with one
    /// game per line.
    ///
    /// The other program's codes are in this alphabet. If that is the canonical one and does not fit all codes, tries
    /// letters in order, colour initials, and digits starting at 0.
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
    /// Returns [`InvalidTreeText`] with the line, or with the guesses and answers before the invalid place.
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
