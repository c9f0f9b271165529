//! Trees as text, with one line per guess.

use super::compact;
use super::format::{Builder, Head, check_version};
use super::{FORMAT_VERSION, InvalidTreeText, StrategyTree, TreeFile, TreeProblem};
use pegwise_core::Feedback;
use std::collections::HashMap;
use std::fmt::Write;

pub(super) fn write_head(head: &Head) -> String {
    let mut text = format!("pegwise-tree {FORMAT_VERSION}\nrules: {}\n", head.board);
    let number = |number: Option<u64>| number.map(|n| n.to_string());
    let lines = [
        ("strategy", head.strategy.clone()),
        ("objective", head.objective.clone()),
        ("total", number(head.total)),
        ("max", number(head.max)),
    ];
    for (key, value) in lines {
        if let Some(value) = value {
            let _ = writeln!(text, "{key}: {value}");
        }
    }
    text.push('\n');
    text
}

pub(super) fn write_rows(tree: &StrategyTree) -> String {
    let mut text = String::new();
    for (index, node) in tree.nodes().iter().enumerate() {
        for feedback in tree.path(index) {
            let _ = write!(text, "{feedback} ");
        }
        let _ = writeln!(text, "-> {}", node.guess);
    }
    text
}

pub(super) fn read(text: &str) -> Result<TreeFile, InvalidTreeText> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let first = lines.next().map_or("", |(_, line)| line);
    let version = first.strip_prefix("pegwise-tree").and_then(|version| version.trim().parse().ok());
    check_version(version.ok_or(InvalidTreeText::NotATree)?)?;
    let mut lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')).peekable();

    let mut head = Head::default();
    while let Some((line, content)) = lines.next_if(|(_, line)| is_head(line)) {
        read_head_line(&mut head, content).map_err(|problem| InvalidTreeText::Line { line, problem })?;
    }
    let builder = Builder::new(&head)?;
    let builder = match lines.peek() {
        None => return Err(InvalidTreeText::Missing("->")),
        Some((_, row)) if row.contains("->") => read_rows(builder, lines)?,
        Some(_) => compact::read(builder, lines)?,
    };
    builder.finish(head)
}

fn is_head(line: &str) -> bool {
    line.contains(':') && !line.contains("->")
}

fn read_head_line(head: &mut Head, line: &str) -> Result<(), TreeProblem> {
    let (key, value) = line.split_once(':').expect("a line of the head has a colon");
    let value = value.trim();
    let number = || value.parse().map_err(|_| TreeProblem::NoNumber(value.to_owned()));
    match key {
        "rules" => value.clone_into(&mut head.board),
        "strategy" => head.strategy = Some(value.to_owned()),
        "objective" => head.objective = Some(value.to_owned()),
        "total" => head.total = Some(number()?),
        "max" => head.max = Some(number()?),
        // Ignores unknown lines, which later versions may add.
        _ => {}
    }
    Ok(())
}

fn read_rows<'a>(builder: Builder, lines: impl Iterator<Item = (usize, &'a str)>) -> Result<Builder, InvalidTreeText> {
    let mut rows = Rows::new(builder);
    for (line, content) in lines {
        let fail = |problem| InvalidTreeText::Line { line, problem };
        if is_head(content) {
            return Err(fail(TreeProblem::LateHead));
        }
        let (after, guess) = content.split_once("->").ok_or_else(|| fail(TreeProblem::NoRow))?;
        rows.add(after.split_whitespace(), guess.trim()).map_err(fail)?;
    }
    Ok(rows.builder)
}

pub(super) struct Rows {
    pub(super) builder: Builder,
    by_path: HashMap<Vec<Feedback>, usize>,
}

impl Rows {
    pub(super) fn new(builder: Builder) -> Self {
        Rows { builder, by_path: HashMap::new() }
    }

    pub(super) fn add<'a>(&mut self, after: impl Iterator<Item = &'a str>, guess: &str) -> Result<(), TreeProblem> {
        let path: Vec<Feedback> = after.map(|word| self.builder.read_answer(word)).collect::<Result<_, _>>()?;
        let guess = self.builder.read_guess(guess)?;
        let at = match path.split_last() {
            None => None,
            Some(_) if self.by_path.is_empty() => return Err(TreeProblem::NoFirstGuess),
            Some((last, before)) => {
                let parent = self.by_path.get(before).ok_or(TreeProblem::NoParent)?;
                Some((*parent, *last))
            }
        };
        let node = self.builder.add(at, guess)?;
        self.by_path.insert(path, node);
        Ok(())
    }
}
