use super::{Screen, Step};
use crate::app::{COMMON, Shared, key_of};
use crate::board::Board;
use crate::canvas::{Canvas, Message, bottom, left, top};
use crate::entry::{Entry, Parts};
use crate::input::{Binding, Input, KeyCode, Spot};
use crate::job::JobEvent;
use crate::job::{News, Request};
use crate::look::Tone;
use crate::screens::game::waiting;
use crate::words::review::{guesses, lost, remark, tied};
use pegwise::{GuessPool, GuessReview, Progress, Review, Session};
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};

/// Learning from a game: stops at each guess that cost something, and lets the person try again before the better one
/// is shown.
#[derive(Debug)]
pub(crate) struct TrainScreen {
    session: Session,
    stage: Stage,
    entry: Entry,
    /// The guesses tried at this row.
    tried: Vec<GuessReview>,
    /// Is the better guess shown?
    shown: bool,
    /// How many inaccuracies were mended without being shown the answer.
    found: usize,
    message: Option<Message>,
}

#[derive(Debug)]
enum Stage {
    Waiting { order: u64, progress: Option<Progress> },
    Nothing(String),
    At { review: Box<Review>, inaccuracies: Vec<usize>, at: usize, judging: Option<u64> },
}

impl Screen for TrainScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        match input {
            Input::Job(report) => {
                self.hear(report);
                return Step::Stay;
            }
            Input::Click(spot @ (Spot::Place(_) | Spot::Color(_))) => self.entry.click(spot),
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
        let Some(row) = self.inaccuracy() else { return self.draw_without(canvas, area) };
        let turns = &self.session.turns()[..row];
        let left_after = |row: usize| self.session.candidates_after(row + 1).map_or(0, pegwise::CandidateSet::len);
        let notes: Vec<_> = (0..turns.len()).map(|row| (left_after(row).to_string(), Tone::Quiet)).collect();
        let board = Board {
            rules: self.session.rules(),
            turns,
            notes: &notes,
            chosen: None,
            entry: Some((&self.entry, row)),
            rows: row + 1,
            note: 7,
        };
        let (body, foot) = bottom(area, 2);
        let (rows, side) = if body.width >= 64 {
            left(top(body, 1).1, board.width().clamp(30, body.width / 2 + 6))
        } else {
            let needed = u16::try_from(row + 2).unwrap_or(u16::MAX);
            top(body, needed.min(body.height / 2))
        };
        board.draw(canvas, rows);
        let lines = self.told(canvas, row);
        canvas.text(Text::from(lines), side);
        self.draw_foot(canvas, foot);
    }

    fn bindings(&self) -> Vec<Binding> {
        if self.inaccuracy().is_none() {
            return vec![COMMON[1], COMMON[0]];
        }
        let submit = if self.is_settled() { "go on" } else { "try" };
        vec![
            Binding::new(KeyCode::Enter, "⏎", submit, "try the guess; when a best one is found, go on"),
            Binding::new(KeyCode::Char('t'), "t", "show", "show the best guesses"),
            Binding::new(KeyCode::Char('n'), "n", "next", "to the next guess that cost something"),
            COMMON[0],
            COMMON[1],
            Binding::new(KeyCode::Char('1'), "1–9 0 A–Z", "", "put a colour; capitals are symbols"),
            Binding::new(KeyCode::Char('+'), "+ −", "", "the next or the previous colour"),
            Binding::new(KeyCode::Left, "← → h l", "", "move along the row"),
            Binding::new(KeyCode::Char('f'), "f", "", "fill the empty places with the colour at hand"),
            Binding::new(KeyCode::Char('x'), "x", "", "clear the row"),
        ]
    }

    fn title(&self, _: &Shared) -> String {
        match &self.stage {
            Stage::At { inaccuracies, at, .. } if *at < inaccuracies.len() => {
                format!("train, {} of {}", at + 1, inaccuracies.len())
            }
            _ => "train".to_owned(),
        }
    }

    fn about(&self) -> &'static str {
        "The game stops at each guess that cost something. Try to find a better one; what each try costs on average is \
         told at once. A guess that cannot win may still be the best."
    }

    fn enter(&mut self, shared: &mut Shared) {
        if let Stage::Waiting { .. } = self.stage {
            let order = shared.order(Request::Review { session: Box::new(self.session.clone()), pool: GuessPool::All });
            self.stage = Stage::Waiting { order, progress: None };
        }
    }
}

impl TrainScreen {
    pub(crate) fn new(session: Session) -> Self {
        let entry = Entry::new(session.rules(), Parts::Pegs);
        let stage = Stage::Waiting { order: 0, progress: None };
        TrainScreen { session, stage, entry, tried: Vec::new(), shown: false, found: 0, message: None }
    }

    /// The row of the guess at hand; `None` before the first and after the last.
    fn inaccuracy(&self) -> Option<usize> {
        match &self.stage {
            Stage::At { inaccuracies, at, .. } => inaccuracies.get(*at).copied(),
            Stage::Waiting { .. } | Stage::Nothing(_) => None,
        }
    }

    /// Was a guess found that is as good as any, or shown?
    fn is_settled(&self) -> bool {
        self.shown || self.tried.last().is_some_and(|tried| tried.skill_lost().total == 0)
    }

    fn press(&mut self, key: KeyCode, shared: &mut Shared) -> Step {
        match key {
            KeyCode::Esc | KeyCode::Char('q') => return Step::Back,
            KeyCode::Char('?') => return Step::Help,
            _ if self.inaccuracy().is_none() => {}
            KeyCode::Enter if self.is_settled() => self.go_on(),
            KeyCode::Char('n') => self.go_on(),
            KeyCode::Char('t') => self.shown = true,
            KeyCode::Enter => self.judge(shared),
            key => self.message = self.entry.press(key, &shared.alphabet).err(),
        }
        Step::Stay
    }

    /// To the next row.
    fn go_on(&mut self) {
        self.found += usize::from(!self.shown && self.is_settled());
        if let Stage::At { at, judging, .. } = &mut self.stage {
            *at += 1;
            *judging = None;
        }
        self.tried.clear();
        self.shown = false;
        self.entry = Entry::new(self.session.rules(), Parts::Pegs);
    }

    /// What the guess in the row would cost.
    fn judge(&mut self, shared: &mut Shared) {
        let Some(row) = self.inaccuracy() else { return };
        let guess = match self.entry.whole_guess() {
            Ok(guess) => guess,
            Err(message) => {
                self.message = Some(message);
                return;
            }
        };
        if let Err(problem) = self.session.rules().check_guess(&guess) {
            self.message = Some(Message::bad(problem.to_string()));
            return;
        }
        let session = Box::new(self.session.first(row));
        let order = shared.order(Request::Judge { session, pool: GuessPool::All, guess });
        if let Stage::At { judging, .. } = &mut self.stage {
            *judging = Some(order);
        }
    }

    fn hear(&mut self, report: JobEvent) {
        match (&mut self.stage, report.news) {
            (Stage::Waiting { order, progress }, news) if *order == report.number => match news {
                News::Progress(news) => *progress = Some(news),
                News::Reviewed(review) => {
                    // The first guess is the same in every game, and best learnt by heart.
                    let inaccuracies = review.inaccuracies(1);
                    self.stage = Stage::At { review, inaccuracies, at: 0, judging: None };
                }
                News::Failed(reason) => self.stage = Stage::Nothing(reason),
                _ => {}
            },
            (Stage::At { judging, .. }, News::Judged(judged)) if *judging == Some(report.number) => {
                *judging = None;
                self.tried.push(*judged);
            }
            (Stage::At { judging, .. }, News::Failed(reason)) if *judging == Some(report.number) => {
                *judging = None;
                self.message = Some(Message::bad(reason));
            }
            _ => {}
        }
    }

    /// Before the first row and after the last.
    fn draw_without(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let text = match &self.stage {
            Stage::Waiting { progress, .. } => waiting(*progress),
            Stage::Nothing(reason) => reason.clone(),
            Stage::At { inaccuracies, .. } if inaccuracies.is_empty() => {
                "No guess of this game cost much: there is nothing to mend.".to_owned()
            }
            Stage::At { inaccuracies, .. } => {
                format!(
                    "That was all: {} of {} found without being shown. Esc goes back.",
                    self.found,
                    inaccuracies.len()
                )
            }
        };
        let (_, area) = top(area, 1);
        let span = canvas.span(text, Tone::Usual);
        canvas.text(Line::from(span), area);
    }

    fn told(&self, canvas: &Canvas<'_, '_>, row: usize) -> Vec<Line<'static>> {
        let Stage::At { review, judging, .. } = &self.stage else { return Vec::new() };
        let was = &review.turns[row].guess;
        let played = canvas.alphabet.write(&was.guess);
        let mut lines = vec![Line::from(canvas.span(
            format!("Row {}: {played} cost {} on average. Find a better guess.", row + 1, lost(was.skill_lost())),
            Tone::Accent,
        ))];
        for tried in &self.tried {
            let tone = if tried.skill_lost().total == 0 { Tone::Good } else { Tone::Usual };
            let remark = match tried.skill_lost().total {
                0 => "as good as any".to_owned(),
                _ if tried.value < was.value => format!("better: {} lost", lost(tried.skill_lost())),
                _ => format!("{} lost", lost(tried.skill_lost())),
            };
            let guess = canvas.alphabet.write(&tried.guess);
            lines.push(Line::from(canvas.span(format!("{guess}: {remark}."), tone)));
        }
        if judging.is_some() {
            lines.push(Line::from(canvas.span("Thinking …", Tone::Quiet)));
        }
        if self.shown {
            let best = format!("{played} takes {}: {}.", guesses(was.value), remark(canvas.alphabet, was));
            lines.push(Line::from(canvas.span(best, Tone::Usual)));
            for group in was.alternatives.groups.iter().filter(|group| group.value < was.value) {
                lines.push(Line::from(canvas.span(format!(" {}", tied(canvas.alphabet, group)), Tone::Usual)));
            }
        }
        lines
    }

    fn draw_foot(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let (message, palette) = bottom(area, 1);
        if let Some(text) = &self.message {
            canvas.message(text, message);
        }
        canvas.palette(self.session.rules(), palette);
    }
}
