use super::game::waiting;
use super::preparing::SOON_LISTED;
use super::{Screen, Step};
use crate::app::{COMMON, Shared, key_of};
use crate::board::Board;
use crate::canvas::{Canvas, Message, bottom, left, top};
use crate::entry::{Entry, Parts};
use crate::input::{Binding, Input, KeyCode, Spot};
use crate::job::JobEvent;
use crate::job::{News, Request as Order};
use crate::look::Tone;
use crate::wrapped;
use pegwise::{Attempt, Feedback, Puzzle, PuzzleKind, PuzzleLevel, Rules, Task, Turn};
use pegwise_text::puzzle as text;
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
        let stage = if rules.code_count().is_some_and(|codes| codes <= SOON_LISTED) {
            Stage::Waiting { order: shared.order(Order::Puzzle { rules, kind, level, seed }) }
        } else {
            Stage::Nothing(format!(
                "On boards of more than {SOON_LISTED} codes puzzles take long: `pegwise puzzle` makes them."
            ))
        };
        *self = PuzzleScreen { kind, level, stage, entry, ..Self::new(&shared.rules) };
    }

    fn offered(&self) -> &[Feedback] {
        match &self.stage {
            Stage::Asked(puzzle) => match puzzle.task() {
                Task::Impossible { offered, .. } => offered,
                Task::Deduce | Task::WinNext { .. } => &[],
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
                Message::good(format!("{} Enter brings the next one.", text::right()))
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
        let (body, foot) = bottom(area, if area.height > 12 { 3 } else { 2 });
        // The next guess of an impossible answer stands as a row without an answer.
        let mut asked = Entry::new(puzzle.rules(), Parts::Pegs);
        let entry = match puzzle.task() {
            Task::Impossible { guess, .. } => {
                asked.copy(guess);
                &asked
            }
            Task::Deduce | Task::WinNext { .. } => &self.entry,
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
        let submit = if self.solved { "next" } else { "answer" };
        vec![
            Binding::new(KeyCode::Enter, "⏎", submit, "answer; when it is right, on to the next puzzle"),
            Binding::new(
                KeyCode::Char('t'),
                "t",
                if self.solved { "" } else { "hint" },
                "a hint, a little more each time",
            ),
            Binding::new(KeyCode::Char('g'), "g", if self.solved { "" } else { "give up" }, "show the solution"),
            Binding::new(KeyCode::Char('n'), "n", "new", "another puzzle"),
            Binding::new(
                KeyCode::Char('v'),
                "v",
                "kind",
                "find the code, the guess that wins next, the impossible answer",
            ),
            Binding::new(KeyCode::Char('d'), "d", "level", "easy, medium, hard"),
            COMMON[0],
            COMMON[1],
            Binding::new(KeyCode::Char('1'), "1–9 0 A–Z", "", "put a colour; capitals are symbols"),
            Binding::new(KeyCode::Left, "← → h l", "", "move along the row"),
            Binding::new(KeyCode::Up, "↑ ↓ k j", "", "choose an answer, where there is a list of them"),
            Binding::new(KeyCode::Char('x'), "x", "", "clear the row"),
        ]
    }

    fn title(&self, shared: &Shared) -> String {
        let seed = match &self.stage {
            Stage::Asked(puzzle) => format!(", seed {}", puzzle.seed()),
            Stage::Waiting { .. } | Stage::Nothing(_) => String::new(),
        };
        format!("puzzle: {}, {}, {}{seed}", self.kind, self.level, shared.rules)
    }

    fn about(&self) -> &'static str {
        "Positions with a question. `pegwise puzzle --pdf` prints them with an answer key; with the seed and the level a \
         puzzle can be made again."
    }

    fn enter(&mut self, shared: &mut Shared) {
        if let Stage::Waiting { .. } = self.stage {
            self.draw_one(shared);
        }
    }
}
