use super::screen::{Screen, Step};
use crate::board::{Board, note_columns};
use crate::canvas::{Canvas, Message, bottom, left, top};
use crate::entry::{Entry, Parts};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode, Say};
use crate::job::JobEvent;
use crate::job::{News, Request};
use crate::keys::{self, CLEAR, ESC, FILL, HELP};
use crate::look::Tone;
use crate::shared::{Shared, waiting};
use pegwise::engine::JudgeAlternative;
use pegwise::notation::Alphabet;
use pegwise::{Exercise, GuessPool, InvalidTurn, Judged, Progress, Rules, Session, Training, TrainingOutcome};
use pegwise_text::number::{codes_left, grouped, sentence};
use pegwise_text::{problem, review, t, training as text};
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};

#[derive(Debug)]
pub(crate) struct TrainScreen {
    session: Session,
    stage: Stage,
    entry: Entry,
    message: Option<Message>,
}

#[derive(Debug)]
enum Stage {
    Waiting { order: u64, progress: Option<Progress> },
    Nothing(String),
    Training { training: Box<Training>, judging: Option<u64> },
}

impl Screen for TrainScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        match input {
            Input::Job(report) => {
                self.hear(report);
                return Step::Stay;
            }
            Input::Click(spot @ (HitArea::Place(_) | HitArea::Color(_))) => self.entry.click(spot),
            Input::Ctrl(letter) | Input::Click(HitArea::Ctrl(letter)) => self.command(letter),
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
        let Some((training, exercise)) = self.exercise() else { return self.draw_without(canvas, area) };
        let row = exercise.row;
        let turns = &self.session.turns()[..row];
        let left_after = |row: usize| self.session.candidates_after(row + 1).ok().map(pegwise::CandidateSet::len);
        let notes: Vec<_> = (0..turns.len()).map_while(left_after).map(|left| (grouped(left), Tone::Quiet)).collect();
        let board = Board {
            rules: self.session.rules(),
            turns,
            notes: &notes,
            chosen: None,
            entry: Some((&self.entry, row)),
            rows: row + 1,
            note: note_columns(&notes),
        };
        let said = canvas.lines(self.message.as_ref(), area.width).clamp(1, 3);
        let palette = if area.height > 15 { Canvas::palette_lines(self.session.rules(), area.width, 3) } else { 1 };
        let (body, foot) = bottom(area, said + palette);
        let (rows, side) = if body.width >= 64 && !board.is_wide() {
            left(top(body, 1).1, board.width().clamp(30, body.width / 2 + 6))
        } else {
            let needed = board.height(row + 2, body.width);
            top(body, needed.min(body.height / 2))
        };
        board.draw(canvas, rows);
        let lines = self.lines(canvas, training, &exercise);
        canvas.text(Text::from(lines), side);
        self.draw_foot(canvas, foot, palette);
    }

    fn bindings(&self) -> Vec<Binding> {
        let Some((training, _)) = self.exercise() else {
            return vec![ESC, HELP];
        };
        let submit: Say = if training.is_settled() { || t!("tui-train-go-on") } else { || t!("tui-train-try") };
        let mut bindings = vec![Binding::new(KeyCode::Enter, submit, || t!("tui-train-try-about")), HELP, ESC];
        if !training.is_shown() {
            bindings.push(Binding::ctrl(keys::GIVE_UP, || t!("tui-key-show"), || t!("tui-train-show-about")));
        }
        bindings.push(Binding::ctrl(keys::NEW, || t!("tui-train-next"), || t!("tui-train-next-about")));
        let row = [keys::COLORS, keys::CYCLE, keys::ALONG, FILL, CLEAR];
        bindings.extend(row.map(|binding| Binding { label: None, ..binding }));
        bindings
    }

    fn title(&self, _: &Shared) -> String {
        let number = self.training().and_then(|training| training.number().zip(Some(training.exercises())));
        match number {
            Some((number, all)) => t!("tui-train-title-number", number = number, all = all),
            None => t!("tui-train-title"),
        }
    }

    fn about(&self) -> String {
        t!("tui-train-about")
    }

    fn rules(&self) -> Option<&Rules> {
        Some(self.session.rules())
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
        TrainScreen { session, stage, entry, message: None }
    }

    fn training(&self) -> Option<&Training> {
        match &self.stage {
            Stage::Training { training, .. } => Some(training),
            Stage::Waiting { .. } | Stage::Nothing(_) => None,
        }
    }

    fn exercise(&self) -> Option<(&Training, Exercise<'_>)> {
        let training = self.training()?;
        Some((training, training.exercise()?))
    }

    fn press(&mut self, key: KeyCode, shared: &mut Shared) -> Step {
        match key {
            KeyCode::Esc => return Step::Back,
            KeyCode::Char(keys::HELP_ON_KEYS) => return Step::Help,
            _ => {}
        }
        let Stage::Training { training, .. } = &mut self.stage else { return Step::Stay };
        match key {
            _ if training.exercise().is_none() => {}
            KeyCode::Enter if !training.is_settled() => self.judge(shared),
            KeyCode::Enter => self.go_on(),
            key => self.message = self.entry.press(key, &shared.alphabet).err(),
        }
        Step::Stay
    }

    fn command(&mut self, letter: char) {
        self.message = None;
        match (&mut self.stage, letter) {
            (Stage::Training { .. }, keys::NEW) => self.go_on(),
            (Stage::Training { training, .. }, keys::GIVE_UP) if training.exercise().is_some() => training.show(),
            (_, letter) => self.entry.command(letter),
        }
    }

    fn go_on(&mut self) {
        let Stage::Training { training, judging } = &mut self.stage else { return };
        if training.exercise().is_some() {
            training.go_on();
            *judging = None;
            self.entry = Entry::new(self.session.rules(), Parts::Pegs);
        }
    }

    fn judge(&mut self, shared: &mut Shared) {
        let Stage::Training { training, judging } = &mut self.stage else { return };
        let Some((position, exercise)) = training.position().zip(training.exercise()) else { return };
        let guess = match self.entry.whole_guess() {
            Ok(guess) => guess,
            Err(message) => {
                self.message = Some(message);
                return;
            }
        };
        if let Err(reason) = position.rules().check_guess(&guess) {
            let problem = InvalidTurn::Guess { guess, reason };
            self.message = Some(Message::bad(problem::turn(&shared.alphabet, &problem)));
            return;
        }
        let played = exercise.played.clone();
        let request = JudgeAlternative { position: Box::new(position), played, guess };
        *judging = Some(shared.order(Request::JudgeAlternative(request)));
    }

    fn hear(&mut self, report: JobEvent) {
        match (&mut self.stage, report.news) {
            (Stage::Waiting { order, progress }, news) if *order == report.number => match news {
                News::Progress(news) => *progress = Some(news),
                News::Reviewed(found) => {
                    let training = Box::new(Training::new(self.session.clone(), *found));
                    self.stage = Stage::Training { training, judging: None };
                }
                News::Failed(reason) => self.stage = Stage::Nothing(reason),
                _ => {}
            },
            (Stage::Training { judging, training }, News::Judged(judged)) if *judging == Some(report.number) => {
                *judging = None;
                training.judged(*judged);
                self.entry.go_to_end(false);
            }
            (Stage::Training { judging, .. }, News::Failed(reason)) if *judging == Some(report.number) => {
                *judging = None;
                self.message = Some(Message::bad(reason));
            }
            _ => {}
        }
    }

    fn draw_without(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let text = match &self.stage {
            Stage::Waiting { progress, .. } => waiting(*progress),
            Stage::Nothing(reason) => reason.clone(),
            Stage::Training { training, .. } if training.exercises() == 0 => text::nothing_to_train(training),
            Stage::Training { training, .. } => {
                t!("tui-train-end", end = text::end(training.found(), training.exercises()))
            }
        };
        let (_, area) = top(area, 1);
        let span = canvas.span(text, Tone::Usual);
        canvas.text(Line::from(span), area);
    }

    fn lines(&self, canvas: &Canvas<'_, '_>, training: &Training, exercise: &Exercise<'_>) -> Vec<Line<'static>> {
        let alphabet = canvas.alphabet;
        let mut lines = vec![(text::question(alphabet, exercise), Tone::Accent)];
        if let Judged::Told(_) = exercise.played {
            let left = exercise.row.checked_sub(1).and_then(|row| training.left_after(row));
            lines.extend(left.map(|left| (sentence(&codes_left(left)), Tone::Quiet)));
        }
        for tried in training.tried() {
            let outcome = exercise.outcome(tried);
            let tone = if outcome == TrainingOutcome::Best { Tone::Good } else { Tone::Usual };
            lines.push((text::outcome(alphabet, tried, outcome), tone));
        }
        if matches!(self.stage, Stage::Training { judging: Some(_), .. }) {
            lines.push((waiting(None), Tone::Quiet));
        }
        if training.is_shown() {
            lines.extend(shown(alphabet, exercise.played).into_iter().map(|line| (line, Tone::Usual)));
        }
        lines.into_iter().map(|(text, tone)| Line::from(canvas.span(text, tone))).collect()
    }

    fn draw_foot(&self, canvas: &mut Canvas<'_, '_>, area: Rect, palette: u16) {
        let (message, palette) = bottom(area, palette);
        if let Some(text) = &self.message {
            canvas.message(text, message);
        }
        canvas.palette(self.session.rules(), self.entry.color(), palette);
    }
}

fn shown(alphabet: &Alphabet, played: &Judged) -> Vec<String> {
    match played {
        Judged::Cost(played) => {
            let better = played.alternatives.groups.iter().filter(|group| group.value < played.value);
            let better = better.map(|group| format!(" {}", review::group_of_equals(alphabet, group)));
            std::iter::once(review::needs(alphabet, played)).chain(better).collect()
        }
        Judged::Told(played) => vec![text::best_found(alphabet, played)],
    }
}
