use super::game::waiting;
use super::preparing::SOON_LISTED;
use super::{Screen, Step};
use crate::app::{COMMON, Shared, key_of};
use crate::board::Board;
use crate::canvas::{Canvas, Message, bottom, left, top};
use crate::entry::{Entry, Parts};
use crate::input::{Binding, Input, KeyCode, Say, Spot};
use crate::job::JobEvent;
use crate::job::{News, Request as Order};
use crate::look::Tone;
use crate::wrapped;
use pegwise::{Attempt, Feedback, Puzzle, PuzzleKind, PuzzleLevel, Rules, Task, Turn};
use pegwise_text::{puzzle as text, t};
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};

/// Puzzles, one after the other.
#[derive(Debug)]
pub(crate) struct PuzzleScreen {
    kind: PuzzleKind,
    level: PuzzleLevel,
    stage: Stage,
    entry: Entry,
    /// Of the answers to choose from, which one is pointed at.
    answer: usize,
    /// How many hints are shown.
    hints: usize,
    solved: bool,
    /// Is the solution shown?
    shown: bool,
    message: Option<Message>,
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
            answer: 0,
            hints: 0,
            solved: false,
            shown: false,
            message: None,
        }
    }

    /// Asks for a new puzzle.
    fn draw_one(&mut self, shared: &mut Shared) {
        let rules = shared.rules.clone();
        let seed = shared.next_seed();
        let entry = Entry::new(&rules, Parts::Pegs);
        let (kind, level) = (self.kind, self.level);
        let is_soon = rules.code_count().is_some_and(|codes| codes <= SOON_LISTED) || !Puzzle::is_listed(&rules);
        let stage = if is_soon {
            Stage::Waiting { order: shared.order(Order::Puzzle { rules, kind, level, seed }) }
        } else {
            Stage::Nothing(t!("tui-puzzle-too-large"))
        };
        *self = PuzzleScreen { kind, level, stage, entry, ..Self::new(&shared.rules) };
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

    fn press(&mut self, key: KeyCode, shared: &mut Shared) -> Step {
        let offered = self.offered().len();
        match key {
            KeyCode::Esc | KeyCode::Char('q') => return Step::Back,
            KeyCode::Char('?') => return Step::Help,
            KeyCode::Char('n') => self.draw_one(shared),
            KeyCode::Enter if self.solved => self.draw_one(shared),
            KeyCode::Char('v') => {
                let at = PuzzleKind::ALL.iter().position(|&kind| kind == self.kind).unwrap_or(0);
                self.kind = PuzzleKind::ALL[wrapped(at, 1, PuzzleKind::ALL.len())];
                self.draw_one(shared);
            }
            KeyCode::Char('d') => {
                let at = PuzzleLevel::ALL.iter().position(|&level| level == self.level).unwrap_or(0);
                self.level = PuzzleLevel::ALL[wrapped(at, 1, PuzzleLevel::ALL.len())];
                self.draw_one(shared);
            }
            KeyCode::Char('t') => self.hints += 1,
            KeyCode::Char('g') => self.shown = true,
            KeyCode::Enter => self.attempt(shared),
            KeyCode::Up | KeyCode::Char('k') if offered > 0 => self.answer = wrapped(self.answer, -1, offered),
            KeyCode::Down | KeyCode::Char('j') if offered > 0 => self.answer = wrapped(self.answer, 1, offered),
            _ if offered > 0 => {}
            key => self.message = self.entry.press(key, &shared.alphabet).err(),
        }
        Step::Stay
    }

    fn attempt(&mut self, shared: &Shared) {
        let Stage::Asked(puzzle) = &self.stage else { return };
        let chosen = self.offered().get(self.answer).copied().map(Attempt::Feedback);
        let attempt = match chosen.map_or_else(|| self.entry.whole_guess().map(Attempt::Code), Ok) {
            Ok(attempt) => attempt,
            Err(message) => {
                self.message = Some(message);
                return;
            }
        };
        self.message = Some(match puzzle.check(&attempt) {
            Ok(()) => {
                self.solved = true;
                Message::good(t!("tui-puzzle-right", right = text::right()))
            }
            Err(wrong) => Message::bad(text::wrong(&shared.alphabet, puzzle, &attempt, &wrong)),
        });
    }

    fn hear(&mut self, report: JobEvent) {
        let Stage::Waiting { order } = self.stage else { return };
        if order == report.number {
            match report.news {
                News::Drawn(puzzle) => self.stage = Stage::Asked(puzzle),
                News::Failed(reason) => self.stage = Stage::Nothing(reason),
                _ => {}
            }
        }
    }

    fn draw_puzzle(&self, canvas: &mut Canvas<'_, '_>, puzzle: &Puzzle, area: Rect) {
        let said = canvas.lines(self.message.as_ref(), area.width).clamp(2, 4);
        let (body, foot) = bottom(area, if area.height > 12 { said + 1 } else { 2 });
        // The next guess of an impossible answer stands as a row without an answer.
        let mut asked = Entry::new(puzzle.rules(), Parts::Pegs);
        let entry = match puzzle.task() {
            Task::Impossible { guess, .. } => {
                asked.copy(guess);
                &asked
            }
            Task::Deduce | Task::WinNext { .. } | Task::WrongAnswer { .. } => &self.entry,
        };
        let turns: &[Turn] = puzzle.rows();
        let board = Board {
            rules: puzzle.rules(),
            turns,
            notes: &[],
            chosen: None,
            entry: Some((entry, turns.len())),
            rows: turns.len() + 1,
            note: 0,
        };
        let (rows, side) = if body.width >= 64 && !board.is_wide() {
            left(top(body, 1).1, (board.width() + 2).clamp(26, body.width / 2))
        } else {
            top(body, board.height(turns.len() + 1, body.width).min(body.height.saturating_sub(3)))
        };
        board.draw(canvas, rows);
        self.draw_question(canvas, puzzle, side);
        let (message, palette) = bottom(foot, 1);
        if let Some(text) = &self.message {
            canvas.message(text, message);
        }
        if self.offered().is_empty() {
            canvas.palette(puzzle.rules(), self.entry.color(), palette);
        }
    }

    fn draw_question(&self, canvas: &mut Canvas<'_, '_>, puzzle: &Puzzle, area: Rect) {
        let used = canvas.text(Line::from(canvas.span(text::question(puzzle), Tone::Accent)), area);
        let (_, area) = top(area, used);
        let (list, area) = top(area, u16::try_from(self.offered().len()).unwrap_or(u16::MAX));
        let offered: Vec<Line<'_>> = self
            .offered()
            .iter()
            .enumerate()
            .map(|(at, &feedback)| {
                let pointer = if at == self.answer { canvas.look.pointer() } else { " " };
                let pegs = canvas.answer(feedback, puzzle.rules().pegs());
                Line::from(vec![format!("{pointer} ").into(), pegs, format!(" {feedback}").into()])
            })
            .collect();
        canvas.list(&offered, Some(self.answer), list, Spot::Side);
        let mut lines = Vec::new();
        // Working the hints out is not worth it in every frame before one is asked for.
        if self.hints > 0 {
            for hint in text::hints(canvas.alphabet, puzzle).into_iter().take(self.hints) {
                lines.push(Line::from(canvas.span(hint, Tone::Usual)));
            }
        }
        if self.shown || self.solved {
            lines.push(Line::from(canvas.span(text::key(canvas.alphabet, puzzle), Tone::Usual)));
        }
        canvas.text(Text::from(lines), area);
    }
}

impl Screen for PuzzleScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        match input {
            Input::Job(report) => self.hear(report),
            Input::Click(spot @ (Spot::Place(_) | Spot::Color(_))) => self.entry.click(spot),
            Input::Click(Spot::Side(answer)) if answer < self.offered().len() => {
                self.answer = answer;
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

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, _: &Shared) {
        let (text, tone) = match &self.stage {
            Stage::Asked(puzzle) => return self.draw_puzzle(canvas, puzzle, area),
            Stage::Waiting { .. } => (waiting(None), Tone::Quiet),
            Stage::Nothing(reason) => (reason.clone(), Tone::Bad),
        };
        let (_, area) = top(area, 1);
        canvas.text(Line::from(canvas.span(text, tone)), area);
    }

    fn bindings(&self) -> Vec<Binding> {
        let submit: Say = if self.solved { || t!("tui-puzzle-next") } else { || t!("tui-puzzle-answer") };
        let hint = Binding::new(KeyCode::Char('t'), "t", || t!("tui-puzzle-hint"), || t!("tui-puzzle-hint-about"));
        let give_up =
            Binding::new(KeyCode::Char('g'), "g", || t!("tui-game-give-up"), || t!("tui-puzzle-give-up-about"));
        // Whoever has solved it needs no help.
        let help = [hint, give_up].map(|binding| Binding { label: binding.label.filter(|_| !self.solved), ..binding });
        vec![
            Binding::new(KeyCode::Enter, "⏎", submit, || t!("tui-puzzle-answer-about")),
            help[0],
            help[1],
            Binding::new(KeyCode::Char('n'), "n", || t!("tui-key-new"), || t!("tui-puzzle-new-about")),
            Binding::new(KeyCode::Char('v'), "v", || t!("tui-puzzle-kind"), || t!("tui-puzzle-kind-about")),
            Binding::new(KeyCode::Char('d'), "d", || t!("tui-puzzle-level"), || t!("tui-puzzle-level-about")),
            COMMON[0],
            COMMON[1],
            Binding::unseen(KeyCode::Char('1'), "1–9 0 A–Z", || t!("tui-row-color-about")),
            Binding::unseen(KeyCode::Left, "← → h l", || t!("tui-row-move-about")),
            Binding::unseen(KeyCode::Up, "↑ ↓ k j", || t!("tui-puzzle-choose-about")),
            Binding::unseen(KeyCode::Char('x'), "x", || t!("tui-row-clear-about")),
        ]
    }

    fn title(&self, shared: &Shared) -> String {
        let (kind, level, board) = (kind_name(self.kind), level_name(self.level), shared.rules.to_string());
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

    fn enter(&mut self, shared: &mut Shared) {
        if let Stage::Waiting { .. } = self.stage {
            self.draw_one(shared);
        }
    }
}

fn kind_name(kind: PuzzleKind) -> String {
    match kind {
        PuzzleKind::Deduce => t!("tui-puzzle-deduce"),
        PuzzleKind::WinNext => t!("tui-puzzle-win-next"),
        PuzzleKind::Impossible => t!("tui-puzzle-impossible"),
        PuzzleKind::WrongAnswer => t!("tui-puzzle-wrong-answer"),
    }
}

fn level_name(level: PuzzleLevel) -> String {
    match level {
        PuzzleLevel::Easy => t!("tui-puzzle-easy"),
        PuzzleLevel::Medium => t!("tui-puzzle-medium"),
        PuzzleLevel::Hard => t!("tui-puzzle-hard"),
    }
}
