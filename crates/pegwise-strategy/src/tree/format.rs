use super::StrategyTree;
use pegwise_core::notation::{NotationError, shown};
use pegwise_core::{Code, Feedback, Rules};
use serde::{Deserialize, Deserializer, Serialize, de::Error};
use std::collections::HashMap;
use std::fmt::Write;

/// The version of the text and JSON formats that is written.
pub const FORMAT_VERSION: u32 = 1;

/// A tree with what its file says about it.
///
/// ```
/// use pegwise_core::{Codebook, Rules};
/// use pegwise_strategy::{StrategySpec, StrategyTree, tree::{Format, TreeFile}};
/// let rules: Rules = "2x3".parse()?;
/// let knuth = StrategySpec::read("knuth", &rules)?;
/// let tree = StrategyTree::build(&knuth, &Codebook::new(&rules)?, &())?;
/// let file = TreeFile { tree, strategy: Some(knuth.to_string()) };
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
    /// The full name of the strategy it was made by, if the file gives one.
    pub strategy: Option<String>,
}

/// How a tree is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// A table: answers so far, an arrow, the next guess.
    Text,
    /// The same table as JSON.
    Json,
    /// A drawing for Graphviz. It cannot be read back.
    Dot,
}

/// A file that is not a tree.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidTreeText {
    /// Neither format.
    #[error("line 1: this is no strategy tree; its first line is `pegwise-tree {FORMAT_VERSION}`, or it is JSON")]
    NotATree,
    /// A version this program does not know.
    #[error("this tree is written in version {found} of the format; this program reads up to {FORMAT_VERSION}")]
    Version {
        /// The version.
        found: u32,
    },
    /// Something missing from the head of the file.
    #[error("the head of the file has no `{0}`")]
    Missing(&'static str),
    /// Rules that are not understood.
    #[error("in `rules`: {0}")]
    Rules(#[from] NotationError),
    /// A line that is not understood.
    #[error("line {line}: {what}")]
    Line {
        /// The line, from 1; in JSON, the guess, from 1.
        line: usize,
        /// What is wrong and what would be right.
        what: String,
    },
    /// Text that is not JSON of this schema.
    #[error("line {line}, column {column}: {what}")]
    Json {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the JSON reader says.
        what: String,
    },
    /// A claim about the tree that is not so.
    #[error("the file says {what} {said}, but the tree has {found}")]
    Claim {
        /// `total` or `max`.
        what: &'static str,
        /// What the file says.
        said: u64,
        /// What the tree has.
        found: u64,
    },
}

/// What a file says: the same for both formats, apart from the code itself.
#[derive(Serialize, Deserialize, Default)]
struct Head {
    rules: String,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "one_line")]
    strategy: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    total: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    max: Option<u64>,
}

/// The name of a strategy, if the text format can hold it too.
fn one_line<'de, D: Deserializer<'de>>(json: D) -> Result<Option<String>, D::Error> {
    let name = Option::<String>::deserialize(json)?;
    let fits = |name: &String| name.trim() == name && !name.contains('\n') && !name.contains("->");
    if name.as_ref().is_none_or(fits) {
        Ok(name)
    } else {
        Err(D::Error::custom("the name of a strategy is one line without `->` and without outer spaces"))
    }
}

#[derive(Serialize, Deserialize)]
struct JsonTree {
    #[serde(rename = "pegwise-tree")]
    version: u32,
    #[serde(flatten)]
    head: Head,
    guesses: Vec<JsonGuess>,
}

#[derive(Serialize, Deserialize)]
struct JsonGuess {
    after: Vec<String>,
    guess: String,
}

impl TreeFile {
    /// The text of the file.
    ///
    /// # Panics
    /// Never: the JSON of a tree has no keys or numbers that cannot be written.
    pub fn write(&self, format: Format) -> String {
        match format {
            Format::Text => self.write_text(),
            Format::Json => self.write_json(),
            Format::Dot => self.write_dot(),
        }
    }

    /// Reads the text or the JSON format, and checks what the file claims about the tree. Whether the
    /// tree solves every secret is for [`StrategyTree::verify`].
    ///
    /// # Errors
    /// [`InvalidTreeText`] names the line.
    pub fn read(text: &str) -> Result<Self, InvalidTreeText> {
        if text.trim_start().starts_with('{') { read_json(text) } else { read_text(text) }
    }

    fn head(&self) -> Head {
        let evaluation = self.tree.evaluation();
        Head {
            rules: self.tree.rules().to_string(),
            strategy: self.strategy.clone(),
            total: Some(evaluation.total()),
            max: Some(evaluation.max() as u64),
        }
    }

    fn write_text(&self) -> String {
        let Head { rules, strategy, total, max } = self.head();
        let mut text = format!("pegwise-tree {FORMAT_VERSION}\nrules: {rules}\n");
        let lines =
            [("strategy", strategy), ("total", total.map(|n| n.to_string())), ("max", max.map(|n| n.to_string()))];
        for (key, value) in lines {
            if let Some(value) = value {
                let _ = writeln!(text, "{key}: {value}");
            }
        }
        text.push('\n');
        for (index, node) in self.tree.nodes().iter().enumerate() {
            for feedback in self.tree.path(index) {
                let _ = write!(text, "{feedback} ");
            }
            let _ = writeln!(text, "-> {}", node.guess);
        }
        text
    }

    fn write_json(&self) -> String {
        let guesses = self.tree.nodes().iter().enumerate().map(|(index, node)| JsonGuess {
            after: self.tree.path(index).iter().map(ToString::to_string).collect(),
            guess: node.guess.to_string(),
        });
        let tree = JsonTree { version: FORMAT_VERSION, head: self.head(), guesses: guesses.collect() };
        serde_json::to_string_pretty(&tree).expect("strings, numbers and lists") + "\n"
    }

    fn write_dot(&self) -> String {
        let mut text = String::from("digraph strategy {\n  rankdir=LR;\n  node [shape=box, fontname=monospace];\n");
        for (index, node) in self.tree.nodes().iter().enumerate() {
            let _ = writeln!(text, "  n{index} [label=\"{}\"];", node.guess);
            if let Some((parent, feedback)) = node.parent {
                let _ = writeln!(text, "  n{parent} -> n{index} [label=\"{feedback}\"];");
            }
        }
        text + "}\n"
    }
}

fn read_text(text: &str) -> Result<TreeFile, InvalidTreeText> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let first = lines.next().map_or("", |(_, line)| line);
    let version = first.strip_prefix("pegwise-tree").and_then(|version| version.trim().parse().ok());
    check_version(version.ok_or(InvalidTreeText::NotATree)?)?;

    let mut head = Head::default();
    let mut builder = None;
    for (line, content) in lines {
        let fail = |what: String| InvalidTreeText::Line { line, what };
        if content.is_empty() || content.starts_with('#') {
        } else if let Some((after, guess)) = content.split_once("->") {
            if builder.is_none() {
                builder = Some(Builder::new(&head)?);
            }
            builder.as_mut().expect("just made").add(after.split_whitespace(), guess.trim()).map_err(fail)?;
        } else if let Some((key, value)) = content.split_once(':') {
            if builder.is_some() {
                return Err(fail("what the file says of the tree comes before its first row".into()));
            }
            let value = value.trim();
            let number = || value.parse().map_err(|_| fail(format!("`{}` is not a whole number", shown(value))));
            match key {
                "rules" => value.clone_into(&mut head.rules),
                "strategy" => head.strategy = Some(value.to_owned()),
                "total" => head.total = Some(number()?),
                "max" => head.max = Some(number()?),
                // Later versions may say more about a tree.
                _ => {}
            }
        } else {
            return Err(fail("expected `answers so far -> next guess`, such as `1.1 0.2 -> 1344`".into()));
        }
    }
    builder.ok_or(InvalidTreeText::Missing("->"))?.finish(head)
}

fn read_json(text: &str) -> Result<TreeFile, InvalidTreeText> {
    let json = |error: serde_json::Error| InvalidTreeText::Json {
        line: error.line(),
        column: error.column(),
        what: error.to_string(),
    };
    let tree: JsonTree = serde_json::from_str(text).map_err(json)?;
    check_version(tree.version)?;
    let mut builder = Builder::new(&tree.head)?;
    for (index, JsonGuess { after, guess }) in tree.guesses.iter().enumerate() {
        let fail = |what| InvalidTreeText::Line { line: index + 1, what };
        builder.add(after.iter().map(String::as_str), guess).map_err(fail)?;
    }
    builder.finish(tree.head)
}

fn check_version(found: u32) -> Result<(), InvalidTreeText> {
    if found == FORMAT_VERSION { Ok(()) } else { Err(InvalidTreeText::Version { found }) }
}

/// A tree being read.
struct Builder {
    rules: Rules,
    tree: Option<StrategyTree>,
    by_path: HashMap<Vec<Feedback>, usize>,
}

impl Builder {
    fn new(head: &Head) -> Result<Self, InvalidTreeText> {
        if head.rules.is_empty() {
            return Err(InvalidTreeText::Missing("rules"));
        }
        Ok(Builder { rules: head.rules.parse()?, tree: None, by_path: HashMap::new() })
    }

    /// One row of the table. What is wrong with it comes back in words.
    fn add<'a>(&mut self, after: impl Iterator<Item = &'a str>, guess: &str) -> Result<(), String> {
        let text = |error: NotationError| error.to_string();
        let answer = |word| pegwise_core::notation::read_feedback(&self.rules, word).map_err(text);
        let path: Vec<Feedback> = after.map(answer).collect::<Result<_, _>>()?;
        let guess: Code = self.rules.read_guess(guess).map_err(text)?;
        let node = match (path.split_last(), &mut self.tree) {
            (None, None) => {
                self.tree = Some(StrategyTree::new(self.rules.clone(), guess));
                Some(0)
            }
            (None, Some(_)) => None,
            (Some((last, before)), Some(tree)) => match self.by_path.get(before) {
                Some(&parent) => tree.add(parent, *last, guess),
                None => return Err("no line before this one gives the guess that is answered last".into()),
            },
            (Some(_), None) => return Err("the first guess comes first, as `-> 1122`".into()),
        };
        let node = node.ok_or("these answers were given a guess before")?;
        self.by_path.insert(path, node);
        Ok(())
    }

    fn finish(self, head: Head) -> Result<TreeFile, InvalidTreeText> {
        let tree = self.tree.ok_or(InvalidTreeText::Missing("guesses"))?;
        let evaluation = tree.evaluation();
        let claims = [("total", head.total, evaluation.total()), ("max", head.max, evaluation.max() as u64)];
        for (what, said, found) in claims {
            if let Some(said) = said.filter(|&said| said != found) {
                return Err(InvalidTreeText::Claim { what, said, found });
            }
        }
        Ok(TreeFile { tree, strategy: head.strategy })
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
            assert!(error.contains("the name of a strategy is one line"), "{error}");
        }
    }
}
