//! Trees as compact text.

use super::format::Builder;
use super::{InvalidTreeText, StrategyTree, TreeProblem};
use pegwise_core::Feedback;

const WIDTH: usize = 100;

pub(super) fn write(tree: &StrategyTree) -> String {
    enum Piece {
        Text(String),
        Guess(usize),
    }
    let mut text = String::new();
    // Uses an explicit stack, because trees may be deeper than the call stack.
    let mut open = vec![Piece::Guess(0)];
    while let Some(piece) = open.pop() {
        let node = match piece {
            Piece::Text(piece) => {
                text += &piece;
                continue;
            }
            Piece::Guess(node) => &tree.nodes()[node],
        };
        text += &node.guess.to_string();
        if !node.children.is_empty() {
            open.push(Piece::Text(")".into()));
        }
        for (index, &(feedback, child)) in node.children.iter().enumerate().rev() {
            let before = if index == 0 { "(" } else { " " };
            open.extend([Piece::Guess(child), Piece::Text(format!("{before}{feedback} "))]);
        }
    }
    wrapped(&text)
}

fn wrapped(text: &str) -> String {
    let mut lines = String::with_capacity(text.len() + 1);
    let mut width = 0;
    for word in text.split(' ') {
        if width > 0 {
            let fits = width + 1 + word.len() <= WIDTH;
            lines.push(if fits { ' ' } else { '\n' });
            width = if fits { width + 1 } else { 0 };
        }
        lines += word;
        width += word.len();
    }
    lines + "\n"
}

pub(super) fn read<'a>(
    builder: Builder,
    lines: impl Iterator<Item = (usize, &'a str)>,
) -> Result<Builder, InvalidTreeText> {
    let mut reader = Reader { builder, open: Vec::new(), last: Last::Nothing };
    let mut end = 0;
    for (line, content) in lines {
        end = line;
        for (at, token) in tokens(content) {
            let fail = |problem| InvalidTreeText::Compact { line, character: at + 1, problem };
            reader.read(token).map_err(fail)?;
        }
    }
    reader.finish().map_err(|problem| InvalidTreeText::Line { line: end, problem })
}

fn tokens(line: &str) -> Vec<(usize, &str)> {
    let mut tokens = Vec::new();
    let mut word = None;
    let ends = |c: char| c.is_whitespace() || matches!(c, '(' | ')');
    for (at, (byte, c)) in line.char_indices().enumerate() {
        if !ends(c) {
            word.get_or_insert((at, byte));
            continue;
        }
        tokens.extend(word.take().map(|(at, start)| (at, &line[start..byte])));
        if !c.is_whitespace() {
            tokens.push((at, &line[byte..=byte]));
        }
    }
    tokens.extend(word.map(|(at, start)| (at, &line[start..])));
    tokens
}

enum Last {
    Nothing,
    Guess(usize),
    Open,
    Answer(Feedback),
    Close,
}

struct Reader {
    builder: Builder,
    open: Vec<usize>,
    last: Last,
}

impl Reader {
    fn read(&mut self, token: &str) -> Result<(), TreeProblem> {
        self.last = match (token, &self.last, self.open.last()) {
            ("(", &Last::Guess(node), _) => {
                self.open.push(node);
                Last::Open
            }
            ("(", ..) => return Err(TreeProblem::MisplacedOpening),
            (")", Last::Guess(_) | Last::Close, Some(_)) => {
                self.open.pop();
                Last::Close
            }
            (")", _, None) => return Err(TreeProblem::ClosesNothing),
            (")", Last::Open, _) => return Err(TreeProblem::NoAnswers),
            (")", ..) => return Err(TreeProblem::NoNextGuess),
            (word, Last::Nothing, _) => {
                let guess =
                    self.builder.read_guess(word).map_err(|reason| TreeProblem::NoBeginning(Box::new(reason)))?;
                Last::Guess(self.builder.add(None, guess)?)
            }
            (word, &Last::Answer(feedback), Some(&parent)) => {
                let guess = self.builder.read_guess(word)?;
                Last::Guess(self.builder.add(Some((parent, feedback)), guess)?)
            }
            (word, Last::Guess(_) | Last::Open | Last::Close, Some(_)) => Last::Answer(self.builder.read_answer(word)?),
            (word, ..) => return Err(TreeProblem::Ended(word.to_owned())),
        };
        Ok(())
    }

    fn finish(self) -> Result<Builder, TreeProblem> {
        match (self.open.len(), self.last) {
            (0, _) => Ok(self.builder),
            (_, Last::Answer(feedback)) => Err(TreeProblem::CutOff(feedback)),
            (open, _) => Err(TreeProblem::LeftOpen(open)),
        }
    }
}
