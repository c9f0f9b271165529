//! A game on the screen: the board, what is known of it beside or below, the colours, the last message.

use super::{Advice, GameScreen, Grades, Kind, Seats, write_game};
use crate::app::Shared;
use crate::board::Board;
use crate::canvas::{Canvas, bottom, left, top};
use crate::input::{Binding, Input, KeyCode, Spot};
use crate::job::Request;
use crate::look::Tone;
use crate::screens::{Resumable, Screen, Step};
use pegwise::notation::Alphabet;
use pegwise::{CandidateSet, Decision, Diagnosis, FeedbackKind, GuessPool, Progress, Status};
use pegwise_text::{clash, game as status, guess, number, review};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};

/// From this width on, what is known of the game stands beside the board.
const WIDE: u16 = 64;

impl Screen for GameScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        if let Input::Job(report) = input {
            self.hear(report, shared);
            return Step::Stay;
        }
        self.message = None;
        let warned = std::mem::take(&mut self.warned);
        let (row, before) = (self.made, self.entry.clone());
        let step = match input {
            Input::Key(KeyCode::Char('u')) | Input::Click(Spot::Key(KeyCode::Char('u'))) | Input::Ctrl('z') => {
                self.undo(shared);
                return Step::Stay;
            }
            Input::Key(KeyCode::Char('r')) | Input::Click(Spot::Key(KeyCode::Char('r'))) | Input::Ctrl('y' | 'r') => {
                self.redo(shared);
                return Step::Stay;
            }
            Input::Key(key) | Input::Click(Spot::Key(key)) => self.press(key, warned, shared),
            Input::Click(spot) => self.click(spot, shared),
            Input::Wheel(spot, turned) => self.turn(spot, turned),
            Input::Paste(text) => self.paste(&text, shared),
            Input::Ctrl(_) | Input::Job(_) | Input::NotKept(_) => Step::Stay,
        };
        if self.made == row && self.entry.differs(&before) {
            self.drafts.push(before);
            self.undrafted.clear();
        }
        step
    }

    /// Orders what the screen needs, if it is not there yet.
    fn enter(&mut self, shared: &mut Shared) {
        if let Advice::Waiting { .. } = self.advice {
            self.advice = Advice::None;
        }
        // Another screen may have ordered something since.
        if let Grades::Waiting { order, .. } = &mut self.grades {
            let session = Box::new(self.sides.session().clone());
            *order = shared.order(Request::Review { session, pool: GuessPool::All });
        }
        if self.kind() != Kind::Play && (matches!(self.advice, Advice::None) || self.asked != shared.strategy) {
            self.ask(shared);
        }
    }

    fn unfinished(&self, alphabet: &Alphabet) -> Option<String> {
        self.is_worth_keeping().then(|| write_game(self.session(), alphabet))
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, _: &Shared) {
        let notes = self.notes();
        let board = self.board(&notes);
        // Two lines for what is said, and one for the colours.
        let (body, foot) = bottom(area, if area.height > 15 { 3 } else { area.height.min(2) });
        if area.width >= WIDE {
            let (_, body) = top(body, u16::from(body.height > 12));
            let (rows, side) = left(body, board.width().clamp(30, area.width / 2 + 6));
            board.draw(canvas, rows);
            self.draw_side(canvas, side);
        } else {
            // Room for what is known comes before room for empty rows.
            let needed = u16::try_from(self.session().turns().len() + 2).unwrap_or(u16::MAX);
            let (rows, side) = top(body, needed.clamp(3, body.height.saturating_sub(5).max(3)));
            board.draw(canvas, rows);
            self.draw_side(canvas, side);
        }
        self.draw_foot(canvas, foot);
    }

    fn bindings(&self) -> Vec<Binding> {
        self.keys()
    }

    fn title(&self, shared: &Shared) -> String {
        let rules = self.session().rules();
        match &self.sides {
            Seats::Play(game) => match game.matchup().seed() {
                Some(seed) => format!("play {rules}, seed {seed}"),
                None => format!("play {rules}, evil codemaker"),
            },
            Seats::Break(_) => format!("{} breaks your code, {rules}", shared.strategy),
            Seats::Assist(_) => format!("assistant, {rules}, {}", shared.strategy),
        }
    }

    fn about(&self) -> &'static str {
        match (self.kind(), self.session().rules().feedback_kind()) {
            (Kind::Play, FeedbackKind::BlackWhite) => {
                "Find the code. After each guess, ● counts colours in the right place, ○ colours in another place. \
                 Click a colour or type its number; Enter plays the row."
            }
            (Kind::Play, FeedbackKind::Blacks) => {
                "Find the code. After each guess, ● counts colours in the right place; nothing else is told. \
                 Click a colour or type its number; Enter plays the row."
            }
            (Kind::Play, FeedbackKind::Sum) => {
                "Find the code. After each guess, ○ counts right colours, in whatever place; nothing else is told. \
                 Click a colour or type its number; Enter plays the row."
            }
            (Kind::Break, FeedbackKind::BlackWhite) => {
                "Think of a code, and answer each guess: how many colours are in the right place (●), then how many \
                 are in another place (○). If the answers clash, the likely mistakes are listed."
            }
            (Kind::Break, FeedbackKind::Blacks) => {
                "Think of a code, and answer each guess: how many colours are in the right place (●). If the answers \
                 clash, the likely mistakes are listed."
            }
            (Kind::Break, FeedbackKind::Sum) => {
                "Think of a code, and answer each guess: how many colours are right, in whatever place (○). If the \
                 answers clash, the likely mistakes are listed."
            }
            (Kind::Assist, _) => {
                "Enter the rows of a game played elsewhere, each a guess and its answer. The best next guess is \
                 suggested; if the answers clash, the likely mistakes are listed. A whole game can be pasted, such \
                 as 4x6 1122:1.1 1344:0.2."
            }
        }
    }

    fn resumable(&self) -> Option<Resumable> {
        let waits = matches!(self.grades, Grades::Waiting { .. });
        (!self.is_over() || waits).then(|| Resumable::Game(self.kind(), self.session().rules().clone()))
    }
}

impl GameScreen {
    fn board<'a>(&'a self, notes: &'a [(String, Tone)]) -> Board<'a> {
        let turns = self.session().turns();
        let row = self.edited.unwrap_or(turns.len());
        let shows_entry =
            self.edited.is_some() || (!self.is_over() && self.session().status() != Status::Contradiction);
        // More empty rows than this tell nothing.
        let rows = self.session().rules().max_guesses().min(turns.len().max(9) + 1);
        Board {
            rules: self.session().rules(),
            turns,
            notes,
            chosen: self.chosen,
            entry: (shows_entry || self.kind() == Kind::Assist).then_some((&self.entry, row)),
            rows,
            note: 7,
        }
    }

    /// Behind each row: how many codes it leaves, or that it clashes with others.
    fn notes(&self) -> Vec<(String, Tone)> {
        let session = self.session();
        let clash = self.diagnosis.as_ref().map_or(&[][..], |diagnosis| &diagnosis.clash);
        let note = |row: usize| {
            if clash.contains(&row) {
                return ("clash".to_owned(), Tone::Bad);
            }
            let left = session.candidates_after(row + 1).ok().filter(|_| self.counts).map(CandidateSet::len);
            (left.map_or(String::new(), |left| left.to_string()), Tone::Quiet)
        };
        (0..session.turns().len()).map(note).collect()
    }

    fn draw_side(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let used = self.draw_standing(canvas, area);
        let (_, area) = top(area, used);
        if let Some(diagnosis) = &self.diagnosis {
            return self.draw_repairs(canvas, diagnosis, area);
        }
        let used = self.draw_grades(canvas, area);
        let (_, area) = top(area, used);
        let used = self.draw_advice(canvas, area);
        let (_, area) = top(area, used);
        if self.lists_codes {
            self.draw_codes(canvas, area);
        }
    }

    /// How the game stands, in a sentence.
    fn draw_standing(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        let kind = self.kind();
        let (text, tone) = match (&self.sides, self.session().status()) {
            (Seats::Play(game), Status::Lost) => (status::you_lost(canvas.alphabet, game.codemaker()), Tone::Bad),
            (Seats::Play(game), status) if game.is_over() && !matches!(status, Status::Won { .. }) => {
                (status::you_gave_up(canvas.alphabet, game.codemaker()), Tone::Bad)
            }
            (_, Status::Won { guesses }) => {
                let text = match kind {
                    Kind::Play => status::you_won(guesses),
                    Kind::Break => status::i_won(guesses),
                    Kind::Assist => status::found(guesses),
                };
                (text, Tone::Good)
            }
            (_, Status::Lost) if kind == Kind::Break => (status::i_lost(), Tone::Good),
            (_, Status::Lost) => (status::no_guess_left(), Tone::Bad),
            (_, Status::Contradiction) => {
                (self.diagnosis.as_ref().map(clash::contradiction).unwrap_or_default(), Tone::Bad)
            }
            (_, Status::Open { left: None }) => (status::too_many_codes(), Tone::Quiet),
            (_, Status::Open { left: Some(left) }) if self.counts => (number::codes_left(left), Tone::Usual),
            (_, Status::Open { .. }) => (String::new(), Tone::Usual),
        };
        if text.is_empty() {
            return 0;
        }
        let span = canvas.span(text, tone);
        canvas.text(Line::from(span), area)
    }

    fn draw_grades(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        let text = match &self.grades {
            Grades::Given { skill, luck } => match review::grades(*skill, *luck) {
                Some(grades) => format!("{grades} v tells more."),
                None => return 0,
            },
            Grades::Waiting { .. } => "Looking at your game …".to_owned(),
            Grades::None => return 0,
        };
        let span = canvas.span(text, Tone::Usual);
        canvas.text(Line::from(span), area)
    }

    fn draw_repairs(&self, canvas: &mut Canvas<'_, '_>, diagnosis: &Diagnosis, area: Rect) {
        let mut lines = vec![];
        for (at, repair) in diagnosis.repairs.iter().enumerate() {
            let pointer = if at == self.side { canvas.look.pointer() } else { " " };
            let text = format!("{pointer} {}", clash::short_fix(repair));
            let codes = canvas.span(format!("  {}", number::plural(repair.codes, "code")), Tone::Quiet);
            lines.push(Line::from(vec![canvas.span(text, Tone::Usual), codes]));
        }
        let span = canvas.span(clash::choose_a_fix(diagnosis), Tone::Quiet);
        let used = canvas.text(Line::from(span), area);
        let (_, area) = top(area, used);
        canvas.list(&lines, Some(self.side), area, Spot::Side);
    }

    fn draw_advice(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        let lines = match &self.advice {
            Advice::None if self.is_over() || self.kind() != Kind::Play => return 0,
            Advice::None if !self.session().turns().is_empty() => return 0,
            Advice::None => vec![Line::from(canvas.span("Click or type the first guess; t gives a tip.", Tone::Quiet))],
            Advice::Waiting { progress, best, .. } => {
                let mut lines = vec![Line::from(canvas.span(waiting(*progress), Tone::Quiet))];
                if let Some(best) = best {
                    lines.push(Line::from(canvas.pegs(best, 4)));
                    lines.push(Line::from(canvas.span("best so far; t stops and takes it", Tone::Quiet)));
                }
                lines
            }
            Advice::Given(decision) => advised(canvas, decision, self.kind()),
            Advice::Failed(reason) => vec![Line::from(canvas.span(reason, Tone::Bad))],
        };
        canvas.text(Text::from(lines), area)
    }

    fn draw_codes(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let Ok(codes) = self.session().candidates() else { return };
        let (head, area) = top(area, 1);
        let text = if self.aside { "Codes still possible:" } else { "Codes still possible (Tab goes there):" };
        let span = canvas.span(text, Tone::Quiet);
        canvas.line(Line::from(span), head);
        // Only what can be seen is written out: there may be millions.
        let height = usize::from(area.height);
        let first = crate::canvas::first_shown(codes.len(), self.side, height);
        for (y, at) in (area.y..area.bottom()).zip(first..codes.len()) {
            let row = Rect { y, height: 1, ..area };
            let pointer = if self.aside && at == self.side { canvas.look.pointer() } else { " " };
            let mut spans = vec![Span::raw(format!("{pointer} "))];
            spans.extend(canvas.pegs(&codes.code(at), 2));
            canvas.line(Line::from(spans), row);
            canvas.spots.add(row, Spot::Side(at));
        }
    }

    fn draw_foot(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let (message, palette) = if area.height > 1 { bottom(area, 1) } else { (area, Rect { height: 0, ..area }) };
        match &self.message {
            Some(text) => drop(canvas.message(text, message)),
            None if area.height == 1 => self.draw_palette(canvas, area),
            None => {}
        }
        if palette.height > 0 {
            self.draw_palette(canvas, palette);
        }
    }

    /// The colours to choose from.
    fn draw_palette(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        if self.kind() == Kind::Break || self.is_over() {
            return;
        }
        canvas.palette(self.session().rules(), area);
    }
}

pub(crate) fn waiting(progress: Option<Progress>) -> String {
    match progress {
        Some(Progress { done, total }) if total > 0 => format!("Thinking … {}%", done * 100 / total),
        _ => "Thinking …".to_owned(),
    }
}

/// A suggestion and what it does.
fn advised(canvas: &Canvas<'_, '_>, decision: &Decision, kind: Kind) -> Vec<Line<'static>> {
    let before = if kind == Kind::Break { guess::my_guess() } else { guess::suggestion() };
    let mut head = vec![canvas.span(format!("{before} "), Tone::Accent)];
    head.extend(canvas.pegs(&decision.guess, 2));
    let mut lines = vec![Line::from(head), Line::from(canvas.span(guess::mark(decision), Tone::Usual))];
    if decision.candidates() > 1 {
        lines.push(Line::from(canvas.span(guess::leaves(decision), Tone::Quiet)));
    }
    if let Some(further) = guess::further_guesses(decision) {
        lines.push(Line::from(canvas.span(further, Tone::Quiet)));
    }
    lines
}
