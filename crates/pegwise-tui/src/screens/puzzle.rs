use super::game::SOON_LISTED;
use super::screen::{Screen, Step};
use crate::board::Board;
use crate::canvas::{Canvas, Message, Scroll, bottom, left, top};
use crate::entry::{Entry, Parts};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode, Say};
use crate::job::JobEvent;
use crate::job::{News, Request as Order};
use crate::keys::{self, CLEAR, ESC, FILL, HELP, PAGES};
use crate::look::Tone;
use crate::shared::{Setting, Shared, waiting};
use crate::wrapped;
use pegwise::{Attempt, Feedback, LeftPuzzle, Puzzle, PuzzleKind, PuzzleLevel, PuzzleRecord, Rules, Task, Turn, Wrong};
use pegwise_text::{puzzle as text, t};
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};

#[derive(Debug)]
pub(crate) struct PuzzleScreen {
    kind: PuzzleKind,
    level: PuzzleLevel,
    stage: Stage,
    entry: Entry,
    before: Vec<Entry>,
    choice: usize,
    hints: usize,
    was_helped: bool,
    solved: bool,
    shown: bool,
    message: Option<Message>,
    previous: Option<LeftPuzzle>,
    scroll: Scroll,
}

#[derive(Debug)]
enum Stage {
    Waiting { order: u64 },
    Nothing(String),
    Asked(Box<Puzzle>),
}

impl PuzzleScreen {
    pub(crate) fn new(rules: &Rules) -> Self {
        PuzzleScreen {
            kind: PuzzleKind::Deduce,
            level: PuzzleLevel::Easy,
            stage: Stage::Waiting { order: 0 },
            entry: Entry::new(rules, Parts::Pegs),
            before: Vec::new(),
            choice: 0,
            hints: 0,
            was_helped: false,
            solved: false,
            shown: false,
            message: None,
            previous: None,
            scroll: Scroll::default(),
        }
    }

    fn draw_one(&mut self, shared: &mut Shared) {
        let previous = self.left().or_else(|| self.previous.take());
        let seed = shared.next_seed();
        let (kind, level) = (self.kind, self.level);
        let rules = shared.rules.clone();
        self.draw_this(LeftPuzzle { rules, kind, level, seed, was_helped: false }, shared);
        self.previous = previous;
    }

    fn draw_other_kind(&mut self, step: isize, shared: &mut Shared) {
        let at = PuzzleKind::ALL.iter().position(|&kind| kind == self.kind).unwrap_or(0);
        self.kind = PuzzleKind::ALL[wrapped(at, step, PuzzleKind::ALL.len())];
        self.draw_one(shared);
    }

    fn draw_this(&mut self, puzzle: LeftPuzzle, shared: &mut Shared) {
        let LeftPuzzle { rules, kind, level, seed, was_helped } = puzzle;
        let entry = Entry::new(&rules, Parts::Pegs);
        let is_soon = rules.code_count().is_some_and(|codes| codes <= SOON_LISTED) || !Puzzle::is_listed(&rules);
        let stage = if is_soon {
            Stage::Waiting { order: shared.order(Order::Puzzle { rules, kind, level, seed }) }
        } else {
            Stage::Nothing(t!("tui-puzzle-too-large"))
        };
        *self = PuzzleScreen { kind, level, stage, entry, was_helped, ..Self::new(&shared.rules) };
    }

    fn left(&self) -> Option<LeftPuzzle> {
        match &self.stage {
            Stage::Asked(puzzle) if !self.is_over() => Some(LeftPuzzle {
                rules: puzzle.rules().clone(),
                kind: puzzle.kind(),
                level: puzzle.level(),
                seed: puzzle.seed(),
                was_helped: self.was_helped,
            }),
            _ => None,
        }
    }

    fn remember(&self, shared: &mut Shared, change: impl FnOnce(&mut PuzzleRecord)) {
        let mut record = PuzzleRecord { left: self.left(), ..shared.puzzles.clone() };
        change(&mut record);
        if record != shared.puzzles {
            shared.puzzles = record.clone();
            shared.remember(Setting::Puzzles(Box::new(record)));
        }
    }

    fn help(&mut self, shared: &mut Shared) {
        if !self.solved {
            self.was_helped = true;
            self.remember(shared, PuzzleRecord::break_streak);
        }
    }

    fn offered(&self) -> &[Feedback] {
        match &self.stage {
            Stage::Asked(puzzle) => match puzzle.task() {
                Task::Impossible { offered, .. } => offered,
                Task::Deduce | Task::WinNext { .. } | Task::WrongAnswer { .. } => &[],
            },
            Stage::Waiting { .. } | Stage::Nothing(_) => &[],
        }
    }

    fn is_over(&self) -> bool {
        self.shown || self.solved
    }

    fn rows(&self) -> usize {
        match &self.stage {
            Stage::Asked(puzzle) if puzzle.kind() == PuzzleKind::WrongAnswer => puzzle.rows().len(),
            _ => 0,
        }
    }

    fn press(&mut self, key: KeyCode, shared: &mut Shared) -> Step {
        let choices = self.offered().len() + self.rows();
        match key {
            KeyCode::Esc => return Step::Back,
            KeyCode::Char(keys::HELP_ON_KEYS) => return Step::Help,
            key if self.scroll.turns_on(key) => {}
            KeyCode::Tab => self.draw_other_kind(1, shared),
            KeyCode::BackTab => self.draw_other_kind(-1, shared),
            KeyCode::Enter if self.solved => self.draw_one(shared),
            KeyCode::Enter => self.attempt(shared),
            KeyCode::Up | KeyCode::Char('k') if choices > 0 => self.choice = wrapped(self.choice, -1, choices),
            KeyCode::Down | KeyCode::Char('j') if choices > 0 => self.choice = wrapped(self.choice, 1, choices),
            KeyCode::Char(digit @ '1'..='9') if self.rows() > 0 => {
                let row = usize::from(digit as u8 - b'1');
                self.choice = if row < self.rows() { row } else { self.choice };
            }
            _ if choices > 0 => {}
            key => self.change(|entry| entry.press(key, &shared.alphabet).err()),
        }
        Step::Stay
    }

    fn command(&mut self, letter: char, shared: &mut Shared) {
        self.message = None;
        match letter {
            keys::NEW => self.draw_one(shared),
            keys::LEVEL => {
                let at = PuzzleLevel::ALL.iter().position(|&level| level == self.level).unwrap_or(0);
                self.level = PuzzleLevel::ALL[wrapped(at, 1, PuzzleLevel::ALL.len())];
                self.draw_one(shared);
            }
            keys::HINT => {
                self.hints += 1;
                self.help(shared);
            }
            keys::GIVE_UP => {
                self.shown = true;
                self.help(shared);
            }
            keys::UNDO => self.undo(shared),
            letter => self.change(|entry| {
                entry.command(letter);
                None
            }),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Entry) -> Option<Message>) {
        let before = self.entry.clone();
        self.message = change(&mut self.entry);
        if before.pegs() != self.entry.pegs() {
            self.before.push(before);
        }
    }

    fn undo(&mut self, shared: &mut Shared) {
        if let Some(before) = self.before.pop() {
            self.entry = before;
        } else if let Some(previous) = self.previous.take() {
            self.draw_this(previous, shared);
        } else {
            self.message = Some(Message::usual(t!("tui-puzzle-nothing-to-undo")));
        }
    }

    fn attempt(&mut self, shared: &mut Shared) {
        let Stage::Asked(puzzle) = &self.stage else { return };
        let attempt = match puzzle.task() {
            Task::Impossible { offered, .. } => Ok(Attempt::Feedback(offered[self.choice])),
            Task::WrongAnswer { .. } => Ok(Attempt::Row(self.choice)),
            Task::Deduce | Task::WinNext { .. } => self.entry.whole_guess().map(Attempt::Code),
        };
        let checked = attempt.map(|attempt| (puzzle.check(&attempt), attempt));
        self.message = Some(match checked {
            Err(message) => message,
            Ok((Err(wrong), attempt)) => {
                let said = text::wrong(&shared.alphabet, puzzle, &attempt, &wrong);
                if !matches!(wrong, Wrong::Invalid(_)) {
                    self.help(shared);
                    self.entry.go_to_end(false);
                }
                Message::bad(said)
            }
            Ok((Ok(()), _)) => {
                if !self.is_over() {
                    self.solved = true;
                    let alone = !self.was_helped;
                    self.remember(shared, |record| record.solve(alone));
                }
                self.solved = true;
                Message::good(t!("tui-puzzle-right", right = text::right()))
            }
        });
    }

    fn hear(&mut self, report: JobEvent, shared: &mut Shared) {
        let Stage::Waiting { order } = self.stage else { return };
        if order == report.number {
            match report.news {
                News::Drawn(puzzle) => {
                    self.stage = Stage::Asked(puzzle);
                    self.remember(shared, |_| {});
                }
                News::Failed(reason) => self.stage = Stage::Nothing(reason),
                _ => {}
            }
        }
    }

    fn draw_puzzle(&self, canvas: &mut Canvas<'_, '_>, puzzle: &Puzzle, record: &PuzzleRecord, area: Rect) {
        let said = canvas.lines(self.message.as_ref(), area.width).clamp(2, 4);
        let palette = if area.height > 15 { Canvas::palette_lines(puzzle.rules(), area.width, 3) } else { 1 };
        let (body, foot) = bottom(area, if area.height > 12 { said + palette } else { 2 });
        // If the question is about an impossible answer, the next guess is drawn as a row without an answer.
        let mut asked = Entry::new(puzzle.rules(), Parts::Pegs);
        let entry = match puzzle.task() {
            Task::Impossible { guess, .. } => {
                asked.copy(guess);
                Some(&asked)
            }
            Task::WrongAnswer { .. } => None,
            Task::Deduce | Task::WinNext { .. } => Some(&self.entry),
        };
        let turns: &[Turn] = puzzle.rows();
        let rows = turns.len() + usize::from(entry.is_some());
        let board = Board {
            rules: puzzle.rules(),
            turns,
            notes: &[],
            chosen: (self.rows() > 0).then_some(self.choice),
            entry: entry.map(|entry| (entry, turns.len())),
            rows,
            note: 0,
        };
        let (rows, side) = if body.width >= 64 && !board.is_wide() {
            left(top(body, 1).1, (board.width() + 2).clamp(26, body.width / 2))
        } else {
            top(body, board.height(turns.len() + 1, body.width).min(body.height.saturating_sub(3)))
        };
        board.draw(canvas, rows);
        self.draw_question(canvas, puzzle, record, side);
        let (message, palette) = bottom(foot, palette);
        if let Some(text) = &self.message {
            canvas.message(text, message);
        }
        if self.offered().is_empty() && self.rows() == 0 {
            canvas.palette(puzzle.rules(), self.entry.color(), palette);
        }
    }

    fn draw_question(&self, canvas: &mut Canvas<'_, '_>, puzzle: &Puzzle, record: &PuzzleRecord, area: Rect) {
        let used = canvas.text(Line::from(canvas.span(text::question(canvas.alphabet, puzzle), Tone::Accent)), area);
        let (_, area) = top(area, used);
        let (list, area) = top(area, u16::try_from(self.offered().len()).unwrap_or(u16::MAX));
        let offered: Vec<Line<'_>> = self
            .offered()
            .iter()
            .enumerate()
            .map(|(at, &feedback)| {
                let pointer = if at == self.choice { canvas.look.pointer() } else { " " };
                let pegs = canvas.answer(feedback, puzzle.rules().pegs());
                Line::from(vec![format!("{pointer} ").into(), pegs, format!(" {feedback}").into()])
            })
            .collect();
        canvas.list(&offered, Some(self.choice), list, HitArea::Side);
        let mut lines = Vec::new();
        // Hints are computed only when one is requested, not in every frame. They come first, so that none is out of sight.
        if self.hints > 0 && !self.is_over() {
            let mut hints = text::hints(canvas.alphabet, puzzle);
            if self.hints > hints.len() {
                hints.push(text::no_more_hints());
            }
            lines.extend(hints.into_iter().take(self.hints).map(|hint| (hint, Tone::Usual)));
        }
        if puzzle.kind() == PuzzleKind::Padlock {
            for (row, turn) in puzzle.rows().iter().enumerate() {
                let clue = text::clues(canvas.alphabet, puzzle.rules(), turn.feedback).join(", ");
                lines.push((format!("{}. {clue}", row + 1), Tone::Usual));
            }
        }
        if self.is_over() {
            lines.push((text::key(canvas.alphabet, puzzle), Tone::Usual));
            lines.extend(text::steps(canvas.alphabet, puzzle).into_iter().map(|step| (step, Tone::Usual)));
        }
        if record.solved > 0 {
            lines.push((score(record), Tone::Quiet));
        }
        let lines = lines.into_iter().map(|(text, tone)| Line::from(canvas.span(text, tone)));
        canvas.scrolled(lines.collect::<Text<'_>>(), self.scroll, area);
    }
}

fn score(record: &PuzzleRecord) -> String {
    let PuzzleRecord { solved, alone, streak, longest, .. } = record;
    t!("tui-puzzle-score", solved = *solved, alone = *alone, streak = *streak, longest = *longest)
}

impl Screen for PuzzleScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        match input {
            Input::Job(report) => self.hear(report, shared),
            Input::Click(spot @ (HitArea::Place(_) | HitArea::Color(_))) => self.change(|entry| {
                entry.click(spot);
                None
            }),
            Input::Ctrl(letter) | Input::Click(HitArea::Ctrl(letter)) => self.command(letter, shared),
            Input::Click(HitArea::Side(answer)) if answer < self.offered().len() => {
                self.choice = answer;
                self.attempt(shared);
            }
            Input::Click(HitArea::Row(row)) if row < self.rows() => {
                self.choice = row;
                self.attempt(shared);
            }
            input => {
                if let Some(key) = key_of(&input) {
                    self.message = None;
                    return self.press(key, shared);
                }
            }
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let (text, tone) = match &self.stage {
            Stage::Asked(puzzle) => return self.draw_puzzle(canvas, puzzle, &shared.puzzles, area),
            Stage::Waiting { .. } => (waiting(None), Tone::Quiet),
            Stage::Nothing(reason) => (reason.clone(), Tone::Bad),
        };
        let (_, area) = top(area, 1);
        canvas.text(Line::from(canvas.span(text, tone)), area);
    }

    fn bindings(&self) -> Vec<Binding> {
        let submit: Say = if self.solved { || t!("tui-puzzle-next") } else { || t!("tui-puzzle-answer") };
        let enter = Binding::new(KeyCode::Enter, submit, || t!("tui-puzzle-answer-about"));
        let is_asked = matches!(self.stage, Stage::Asked(_));
        let mut bindings: Vec<Binding> = is_asked.then_some(enter).into_iter().chain([HELP, ESC]).collect();
        if is_asked && !self.is_over() {
            bindings.extend([
                Binding::ctrl(keys::HINT, || t!("tui-puzzle-hint"), || t!("tui-puzzle-hint-about")),
                Binding::ctrl(keys::GIVE_UP, || t!("tui-puzzle-show"), || t!("tui-puzzle-give-up-about")),
            ]);
        }
        bindings.extend([
            Binding::new(KeyCode::Tab, || t!("tui-puzzle-kind"), || t!("tui-puzzle-kind-about")),
            Binding::ctrl(keys::LEVEL, || t!("tui-puzzle-level"), || t!("tui-puzzle-level-about")),
            Binding::ctrl(keys::NEW, || t!("tui-key-new"), || t!("tui-puzzle-new-about")),
            Binding::ctrl(keys::UNDO, || t!("tui-puzzle-undo"), || t!("tui-puzzle-undo-about")),
        ]);
        if self.offered().len() + self.rows() > 0 {
            bindings.push(Binding { help: || t!("tui-puzzle-choose-about"), ..keys::LINES });
        } else {
            bindings.extend([keys::COLORS, keys::CYCLE, keys::ALONG, FILL, CLEAR]);
        }
        bindings.push(PAGES);
        bindings
    }

    fn title(&self, shared: &Shared) -> String {
        let (kind, level, board) =
            (text::kind_name(self.kind), text::level_name(self.level), shared.game_name(&shared.rules));
        match &self.stage {
            Stage::Asked(puzzle) => {
                t!("tui-puzzle-title-seed", kind = kind, level = level, board = board, seed = puzzle.seed().to_string())
            }
            Stage::Waiting { .. } | Stage::Nothing(_) => {
                t!("tui-puzzle-title", kind = kind, level = level, board = board)
            }
        }
    }

    fn about(&self) -> String {
        t!("tui-puzzle-about")
    }

    fn rules(&self) -> Option<&Rules> {
        if let Stage::Asked(puzzle) = &self.stage { Some(puzzle.rules()) } else { None }
    }

    fn enter(&mut self, shared: &mut Shared) {
        if let Stage::Waiting { .. } = self.stage {
            match shared.puzzles.left.clone().filter(|left| left.rules == shared.rules) {
                Some(left) => self.draw_this(left, shared),
                None => self.draw_one(shared),
            }
        }
    }
}
