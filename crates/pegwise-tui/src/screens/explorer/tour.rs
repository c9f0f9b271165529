use crate::board::Board;
use crate::canvas::{self, Canvas, Cell, Message, bottom, first_shown, left, top};
use crate::input::{Binding, HitArea, Input, KeyCode, Say, Turned};
use crate::keys::{self, BACK, HELP, LINES};
use crate::look::{CHOSEN, Tone};
use crate::screens::rules::request;
use crate::screens::strategies::typed;
use crate::shared::{Shared, unreadable};
use crate::wrapped;
use pegwise::notation::Alphabet;
use pegwise::tree::{OffTree, SubtreeStats};
use pegwise::{Code, Feedback, StrategyTree, Turn};
use pegwise_text::{number, t};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use std::cmp::Reverse;
use tui_input::Input as Text;

#[derive(Debug)]
pub(super) struct Tour {
    name: String,
    tree: StrategyTree,
    /// For the subtree below each node.
    stats: Vec<SubtreeStats>,
    node: usize,
    found: bool,
    chosen: usize,
    by_codes: bool,
    typing: Option<Text>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    Stay,
    Leave,
    Help,
}

#[derive(Clone, Copy, Debug)]
struct Answer {
    feedback: Feedback,
    next: Option<usize>,
    codes: u64,
}

const WIDE: u16 = 76;

impl Tour {
    pub(super) fn new(name: String, tree: StrategyTree, stats: Vec<SubtreeStats>) -> Self {
        Tour { name, tree, stats, node: 0, found: false, chosen: 0, by_codes: true, typing: None }
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    fn guess(&self, node: usize) -> &Code {
        &self.tree.nodes()[node].guess
    }

    fn outlook(&self, node: usize) -> SubtreeStats {
        self.stats[node]
    }

    fn answers(&self) -> Vec<Answer> {
        if self.found { Vec::new() } else { self.answers_at(self.node) }
    }

    fn answers_at(&self, node: usize) -> Vec<Answer> {
        let tree = &self.tree;
        let answer = |&(feedback, next)| Answer { feedback, next: Some(next), codes: self.stats[next].secrets };
        let mut answers: Vec<Answer> = tree.nodes()[node].children.iter().map(answer).collect();
        if self.outlook(node).secrets > answers.iter().map(|answer| answer.codes).sum() {
            answers.push(Answer { feedback: tree.board().win(), next: None, codes: 1 });
        }
        if self.by_codes {
            answers.sort_by_key(|answer| Reverse(answer.codes));
        }
        answers
    }

    fn turns(&self) -> Vec<Turn> {
        let tree = &self.tree;
        let mut turns = tree.history(self.node);
        if self.found {
            turns.push(Turn { guess: self.guess(self.node).clone(), feedback: tree.board().win() });
        }
        turns
    }

    pub(super) fn update(&mut self, input: Input, shared: &Shared) -> Result<Step, Message> {
        match input {
            Input::Paste(text) => {
                self.typing = None;
                self.jump(text.trim(), &shared.alphabet)?;
            }
            Input::Key(key) | Input::Click(HitArea::Key(key)) if self.typing.is_some() => {
                self.type_key(key, &shared.alphabet)?;
            }
            Input::Key(key) | Input::Click(HitArea::Key(key)) => return Ok(self.press(key)),
            Input::Click(HitArea::Item(line)) => self.go_down(line),
            Input::Click(HitArea::Row(row)) => self.go_back_to(row),
            Input::Wheel(_, turned) => self.step(if turned == Turned::Up { -1 } else { 1 }),
            _ => {}
        }
        Ok(Step::Stay)
    }

    fn press(&mut self, key: KeyCode) -> Step {
        let last = self.answers().len().saturating_sub(1);
        match key {
            KeyCode::Esc | KeyCode::Char(keys::LEAVE) => return Step::Leave,
            KeyCode::Char(keys::HELP_ON_KEYS) | KeyCode::F(1) => return Step::Help,
            KeyCode::PageUp => self.chosen = self.chosen.saturating_sub(10),
            KeyCode::PageDown => self.chosen = (self.chosen + 10).min(last),
            KeyCode::End => self.chosen = last,
            KeyCode::Enter | KeyCode::Right | KeyCode::Char('l' | ' ') => self.go_down(self.chosen),
            KeyCode::Left | KeyCode::Backspace | KeyCode::Char('h') => {
                self.go_back_to(self.turns().len().saturating_sub(1));
            }
            KeyCode::Home => self.go_to(0, false),
            KeyCode::Char(keys::FIND) => self.typing = Some(Text::default()),
            KeyCode::Char(keys::MOST_FIRST) if !self.found => {
                let chosen = self.answers().get(self.chosen).map(|answer| answer.feedback);
                self.by_codes ^= true;
                self.choose(chosen);
            }
            key => self.step(keys::step(key, false).unwrap_or(0)),
        }
        Step::Stay
    }

    fn step(&mut self, step: isize) {
        self.chosen = wrapped(self.chosen, step, self.answers().len().max(1));
    }

    fn choose(&mut self, feedback: Option<Feedback>) {
        self.chosen = self.answers().iter().position(|answer| Some(answer.feedback) == feedback).unwrap_or(0);
    }

    fn go_to(&mut self, node: usize, found: bool) {
        (self.node, self.found, self.chosen) = (node, found, 0);
    }

    fn go_down(&mut self, line: usize) {
        if let Some(answer) = self.answers().get(line) {
            self.go_to(answer.next.unwrap_or(self.node), answer.next.is_none());
        }
    }

    fn go_back_to(&mut self, row: usize) {
        let turns = self.turns();
        let Some(turn) = turns.get(row) else { return };
        let node = self.tree.node_after(&turns[..row]).expect("the path is in the tree");
        self.go_to(node, false);
        self.choose(Some(turn.feedback));
    }

    fn type_key(&mut self, key: KeyCode, alphabet: &Alphabet) -> Result<(), Message> {
        let Some(text) = &mut self.typing else { return Ok(()) };
        match key {
            KeyCode::Enter => {
                let text = text.value().trim().to_owned();
                self.jump(&text, alphabet)?;
                self.typing = None;
            }
            KeyCode::Esc => self.typing = None,
            key => {
                if let Some(request) = request(key) {
                    text.handle(request);
                }
            }
        }
        Ok(())
    }

    fn jump(&mut self, text: &str, alphabet: &Alphabet) -> Result<(), Message> {
        let board = self.tree.board();
        if text.contains(':') || text.is_empty() {
            let game = alphabet.read_game(Some(&board.clone().into()), text).map_err(unreadable)?;
            self.tree.check_board(&game.rules).map_err(|boards| {
                Message::bad(t!("tui-tree-other-board", own = boards.own.to_string(), board = boards.game.to_string()))
            })?;
            return self.follow(&game.history, alphabet);
        }
        let secret = alphabet.read_code(board, text).map_err(unreadable)?;
        let node = self.tree.node_of(&secret);
        let node = node.ok_or_else(|| Message::bad(t!("tui-tree-not-found")))?;
        self.go_to(node, true);
        Ok(())
    }

    fn follow(&mut self, turns: &[Turn], alphabet: &Alphabet) -> Result<(), Message> {
        self.go_to(0, false);
        for (row, turn) in (1..).zip(turns) {
            let guess = self.guess(self.node);
            if self.found || turn.guess != *guess {
                let (guess, here) = (alphabet.write(&turn.guess), alphabet.write(guess));
                let text = if self.found {
                    t!("tui-tree-found-before", row = row)
                } else {
                    t!("tui-tree-other-guess", row = row, guess = guess, here = here)
                };
                return Err(Message::bad(text));
            }
            let Some(line) = self.answers().iter().position(|answer| answer.feedback == turn.feedback) else {
                let (answer, guess) = (turn.feedback.to_string(), alphabet.write(guess));
                return Err(Message::bad(t!("tui-tree-no-such-answer", row = row, answer = answer, guess = guess)));
            };
            self.go_down(line);
        }
        Ok(())
    }

    pub(super) fn bindings(&self) -> Vec<Binding> {
        if self.typing.is_some() {
            return vec![
                Binding::new(KeyCode::Enter, || t!("tui-tree-go"), || t!("tui-tree-go-about")),
                Binding::new(KeyCode::Esc, || t!("tui-game-cancel"), || t!("tui-tree-stay-about")),
            ];
        }
        let order: Say = if self.by_codes { || t!("tui-tree-in-order") } else { || t!("tui-tree-most-first") };
        let back = Binding { label: Some(|| t!("tui-tree-list")), help: || t!("tui-tree-list-about"), ..BACK };
        let mut bindings = vec![HELP, back];
        if !self.found {
            let down = Binding::new(KeyCode::Enter, || t!("tui-tree-down"), || t!("tui-tree-down-about"));
            bindings.insert(0, Binding { also: "→ l", ..down });
        }
        if self.found || self.node != 0 {
            let up = Binding::new(KeyCode::Left, || t!("tui-tree-up"), || t!("tui-tree-up-about"));
            bindings.push(Binding { also: "h", ..up });
        }
        bindings.push(Binding::new(KeyCode::Char(keys::FIND), || t!("tui-tree-go-to"), || t!("tui-tree-go-to-about")));
        if !self.found {
            bindings.extend([
                Binding::new(KeyCode::Char(keys::MOST_FIRST), order, || t!("tui-tree-order-about")),
                Binding { help: || t!("tui-tree-answer-about"), ..LINES },
            ]);
        }
        if self.found || self.node != 0 {
            bindings.push(Binding::new(KeyCode::Home, || t!("tui-tree-start"), || t!("tui-tree-start-about")));
        }
        bindings
    }

    pub(super) fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, message: Option<&Message>) {
        let (area, foot) = bottom(area, canvas.lines(message, area.width).clamp(1, 4));
        self.draw_foot(canvas, foot, message);
        let turns = self.turns();
        let notes = self.notes(&turns);
        let rules = self.tree.board();
        let note = notes.iter().map(|(note, _)| note.chars().count()).max().unwrap_or(0);
        let note = u16::try_from(note).unwrap_or(u16::MAX);
        let board = Board { rules, turns: &turns, notes: &notes, note, chosen: None, entry: None, rows: 0 };
        if area.width >= WIDE && !board.is_wide() {
            let (path, side) = left(area, board.width().clamp(30, area.width / 2));
            let (_, side) = left(side, 2);
            if turns.is_empty() {
                let span = canvas.span(t!("tui-tree-no-guess"), Tone::Quiet);
                canvas.text(Line::from(span), path);
            }
            board.draw(canvas, path);
            if area.width < canvas::WIDE {
                return self.draw_position(canvas, side);
            }
            let parts = [Constraint::Fill(1), Constraint::Length(2), Constraint::Fill(1)];
            let [here, _, ahead] = Layout::horizontal(parts).areas(side);
            self.draw_position(canvas, here);
            return self.draw_ahead(canvas, ahead);
        }
        let rows = board.height(turns.len(), area.width);
        let (path, rest) = top(area, rows.min(area.height / 3));
        board.draw(canvas, path);
        self.draw_position(canvas, rest);
    }

    /// Draws the position after the chosen answer.
    fn draw_ahead(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let next = self.answers().get(self.chosen).and_then(|answer| answer.next);
        if let Some(node) = next {
            self.draw_node(canvas, node, None, area);
        }
    }

    fn notes(&self, turns: &[Turn]) -> Vec<(String, Tone)> {
        let after = |row: usize| self.tree.node_after(&turns[..=row]).map(|node| self.outlook(node).secrets);
        let note = |row| after(row).map_or_else(|_: OffTree| t!("tui-tree-found"), number::grouped);
        (0..turns.len()).map(|row| (note(row), Tone::Quiet)).collect()
    }

    fn draw_foot(&self, canvas: &mut Canvas<'_, '_>, area: Rect, message: Option<&Message>) {
        match (message, &self.typing) {
            (Some(message), _) => drop(canvas.message(message, area)),
            (None, Some(text)) => {
                let mut spans = vec![canvas.span(format!("{} ", t!("tui-tree-where")), Tone::Accent)];
                spans.extend(typed(canvas, text, true));
                canvas.line(Line::from(spans), area);
            }
            (None, None) => {}
        }
    }

    fn draw_position(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        if self.found {
            let guesses = self.tree.path(self.node).len() + 1;
            let span = canvas.span(t!("tui-tree-found-in", guesses = guesses), Tone::Good);
            return canvas.line(Line::from(span), area);
        }
        self.draw_node(canvas, self.node, Some(self.chosen), area);
    }

    fn draw_node(&self, canvas: &mut Canvas<'_, '_>, node: usize, chosen: Option<usize>, area: Rect) {
        let (guess, rest) = top(area, 1);
        let number = self.tree.path(node).len() + 1;
        let mut spans = vec![canvas.span(format!("{} ", t!("tui-tree-guess", number = number)), Tone::Accent)];
        let board = self.tree.board();
        spans.extend(canvas.pegs(self.guess(node), Cell::fitting(board, board.pegs(), area.width, 10)));
        canvas.line(Line::from(spans), guess);
        let outlook = self.outlook(node);
        let mean = number::decimal(outlook.mean(), 4);
        let text = t!("tui-tree-standing", codes = outlook.secrets, mean = mean, max = outlook.max);
        let span = canvas.span(text, Tone::Quiet);
        let (standing, rest) = top(rest, 1);
        canvas.line(Line::from(span), standing);
        self.draw_answers(canvas, &self.answers_at(node), chosen, rest);
    }

    fn draw_answers(&self, canvas: &mut Canvas<'_, '_>, answers: &[Answer], chosen: Option<usize>, area: Rect) {
        let most = answers.iter().map(|answer| answer.codes).max().unwrap_or(0);
        let (head, rows) = top(area, 1);
        let arrow = u16::from(answers.len() > usize::from(rows.height));
        let columns = Columns::fitting(self.tree.board(), most, area.width.saturating_sub(arrow));
        let span = canvas.span(columns.head(), Tone::Quiet);
        canvas.line(Line::from(span), head);
        let first = first_shown(answers.len(), chosen.unwrap_or(0), usize::from(rows.height));
        for (y, (line, answer)) in (rows.y..rows.bottom()).zip(answers.iter().enumerate().skip(first)) {
            let row = Rect { y, height: 1, ..rows };
            let spans = self.answer(canvas, &columns, answer, chosen == Some(line));
            canvas.line(Line::from(spans), row);
            if chosen.is_some() {
                canvas.spots.add(row, HitArea::Item(line));
            }
        }
        canvas.mark_scrolling(first, answers.len(), rows.height.into(), rows);
    }

    fn answer(&self, canvas: &Canvas<'_, '_>, columns: &Columns, answer: &Answer, chosen: bool) -> Vec<Span<'static>> {
        let style = if chosen { CHOSEN } else { Style::new() };
        let pointer = if chosen { canvas.look.pointer() } else { " " };
        let mut spans = vec![canvas.span(format!("{pointer} "), Tone::Accent)];
        if columns.small > 0 {
            spans.extend([canvas.answer(answer.feedback, columns.pegs), Span::raw(" ")]);
        }
        let (feedback, count) = (answer.feedback.to_string(), number::grouped(answer.codes));
        let numbers = format!("{feedback:<answer$}{count:>codes$}", answer = columns.answer, codes = columns.codes);
        spans.extend([Span::styled(numbers, style), Span::raw("  ")]);
        let Some(next) = answer.next else {
            spans.push(canvas.span(t!("tui-tree-code-found"), Tone::Good));
            return spans;
        };
        spans.extend(canvas.pegs(self.guess(next), columns.cell));
        let outlook = self.outlook(next);
        let mean = if columns.mean { format!("{:>8}", number::decimal(outlook.mean(), 4)) } else { String::new() };
        spans.push(Span::styled(format!("{:>4}{mean}", outlook.max), style));
        spans
    }
}

struct Columns {
    pegs: usize,
    /// The columns of the answer as small pegs, with a space behind them; 0 if they have no room.
    small: usize,
    answer: usize,
    codes: usize,
    cell: Cell,
    mean: bool,
}

impl Columns {
    /// The pointer, the space before the guess, and the largest number of guesses.
    const LEAST: usize = 2 + 2 + 4;
    const ANSWER: usize = 5;
    const CODES: usize = 7;
    const MEAN: usize = 8;

    fn fitting(board: &pegwise::Board, most: u64, width: u16) -> Self {
        let pegs = board.pegs();
        let [narrow, wide] = [0, 1].map(|around| Cell::with(board, around));
        let answer = (board.win().to_string().len() + 1).max(Self::ANSWER);
        let codes = number::grouped(most).len().max(Self::CODES);
        let least = Self::LEAST + answer + codes;
        let fits = |more: usize, cell: Cell| pegs * usize::from(cell.width()) + more + least <= usize::from(width);
        let mean = fits(Self::MEAN, narrow);
        let more = if mean { Self::MEAN } else { 0 };
        let drawn = if board.attributes().is_some() { 2 * pegs + 2 } else { pegs + 1 };
        let small = if fits(more + drawn, narrow) { drawn } else { 0 };
        Columns { pegs, small, answer, codes, cell: if fits(more + small, wide) { wide } else { narrow }, mean }
    }

    fn head(&self) -> String {
        let answer = self.small + self.answer;
        let guess = self.pegs * usize::from(self.cell.width());
        let mean = if self.mean { format!("{:>8}", t!("tui-tree-mean")) } else { String::new() };
        let fits = |word: String, columns: usize| Some(word).filter(|word| word.chars().count() <= columns);
        let next = fits(t!("tui-tree-then"), guess).unwrap_or_else(|| "→".to_owned());
        let named = fits(t!("tui-tree-answer"), answer - 1).unwrap_or_default();
        let (codes, max, columns) = (t!("tui-tree-codes"), t!("tui-tree-max"), self.codes);
        format!("  {named:<answer$}{codes:>columns$}  {next:<guess$}{max:>4}{mean}")
    }
}
