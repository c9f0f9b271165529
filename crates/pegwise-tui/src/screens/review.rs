use super::screen::{Screen, Step};
use super::train::TrainScreen;
use crate::board::{Board, note_columns};
use crate::canvas::{self, Canvas, Scroll, bottom, height, left, top};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode, Say, Turned};
use crate::job::JobEvent;
use crate::job::{News, Request};
use crate::keys::{self, BACK, HELP, LINES, PAGES};
use crate::look::Tone;
use crate::screens::game;
use crate::screens::screen::Kind;
use crate::shared::write_game;
use crate::shared::{Shared, waiting};
use pegwise::{
    CandidateReduction, GuessPool, Narrowings, Progress, Review, Reviewed, Rules, Session, Status, TurnReview,
};
use pegwise_text::{board, number, review as text, t};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};

#[derive(Debug)]
pub(crate) struct ReviewScreen {
    session: Session,
    pool: GuessPool,
    opening: bool,
    numbers: bool,
    chosen: usize,
    /// How far the explanation of the chosen row and the summary are scrolled.
    scroll: Scroll,
    found: Found,
}

#[derive(Debug)]
enum Found {
    Waiting { order: u64, progress: Option<Progress> },
    Costs(Review),
    Narrowings(Narrowings),
    Nothing(String),
}

const WIDE: u16 = 76;

impl Screen for ReviewScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        if let Input::Job(report) = input {
            self.hear(report);
            return Step::Stay;
        }
        let (before, last) = (self.chosen, self.rows().saturating_sub(1));
        let knows_costs = !matches!(self.found, Found::Narrowings(_));
        match &input {
            Input::Click(HitArea::Row(row)) => self.chosen = (*row).min(last),
            Input::Wheel(_, Turned::Up) => self.chosen = self.chosen.saturating_sub(1),
            Input::Wheel(_, Turned::Down) => self.chosen = (self.chosen + 1).min(last),
            _ => {}
        }
        match key_of(&input) {
            Some(KeyCode::Esc | KeyCode::Char(keys::LEAVE)) => return Step::Back,
            Some(KeyCode::Char(keys::HELP_ON_KEYS)) => return Step::Help,
            Some(KeyCode::Up | KeyCode::Char('k')) => self.chosen = self.chosen.saturating_sub(1),
            Some(KeyCode::Down | KeyCode::Char('j')) => self.chosen = (self.chosen + 1).min(last),
            Some(KeyCode::Home) => self.chosen = 0,
            Some(KeyCode::End) => self.chosen = last,
            Some(KeyCode::Char(keys::NUMBERS)) if knows_costs => self.numbers ^= true,
            Some(KeyCode::Char(keys::FIRST_GUESS)) if knows_costs => self.opening ^= true,
            Some(KeyCode::Char(keys::STRICT)) if knows_costs => {
                self.pool = if self.pool == GuessPool::All { GuessPool::Candidates } else { GuessPool::All };
                self.found = Found::Waiting { order: 0, progress: None };
                self.enter(shared);
            }
            Some(KeyCode::Char(keys::SHARE)) => shared.copy(write_game(&self.session, &shared.alphabet)),
            Some(KeyCode::Char(keys::ASSISTANT)) => {
                return Step::Open(game::show(Kind::Assist, self.session.clone(), shared));
            }
            Some(KeyCode::Enter) if self.rows() > 0 => return Step::open(TrainScreen::new(self.session.clone())),
            Some(key) => drop(self.scroll.turns_on(key)),
            None => {}
        }
        if self.chosen != before {
            self.scroll = Scroll::default();
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, _: &Shared) {
        let notes = self.notes();
        let turns = self.session.turns();
        let board = Board {
            rules: self.session.rules(),
            turns,
            notes: &notes.lines,
            chosen: Some(self.chosen),
            entry: None,
            rows: turns.len(),
            note: note_columns(&notes.lines),
        };
        let wide = area.width >= WIDE && !board.is_wide();
        let (rows, detail) = if wide {
            left(area, (board.width() + 1).clamp(30, area.width / 2 + 10))
        } else {
            let needed = board.height(turns.len() + 2, area.width);
            top(area, needed.min(area.height.saturating_sub(9)).max(4))
        };
        let (head, rows) = top(rows, 1);
        let columns = usize::from(board.note_at(rows.width));
        let span = canvas.span(format!("{:columns$}{}", "", notes.head), Tone::Quiet);
        canvas.line(Line::from(span), head);
        board.draw(canvas, rows);
        let summary = self.summary(canvas);
        let lines = height(summary.clone(), area.width).clamp(4, 6);
        let (over, foot) = bottom(area, lines);
        let detail = Rect { height: over.bottom().saturating_sub(detail.y), ..detail };
        match &self.found {
            Found::Costs(review) if wide && area.width >= canvas::WIDE => self.draw_both(canvas, review, detail),
            _ => self.draw_detail(canvas, detail),
        }
        canvas.scrolled(summary, self.scroll, foot);
    }

    fn bindings(&self) -> Vec<Binding> {
        let opening: Say =
            if self.opening { || t!("tui-review-skip-opening") } else { || t!("tui-review-with-opening") };
        let judges_all = self.pool == GuessPool::All;
        let pool: Say = if judges_all { || t!("tui-review-strict") } else { || t!("tui-review-all-guesses") };
        let numbers: Say = if self.numbers { || t!("tui-review-sentences") } else { || t!("tui-review-numbers") };
        let train = Binding::new(KeyCode::Enter, || t!("tui-review-train"), || t!("tui-review-train-about"));
        let has_rows = self.rows() > 0;
        let mut bindings: Vec<Binding> = has_rows.then_some(train).into_iter().chain([HELP, BACK]).collect();
        if self.rows() > 1 {
            let rows = Binding { label: Some(|| t!("tui-review-rows")), help: || t!("tui-review-rows-about"), ..LINES };
            bindings.push(rows);
        }
        if has_rows && !matches!(self.found, Found::Narrowings(_)) {
            bindings.extend([
                Binding::new(KeyCode::Char(keys::NUMBERS), numbers, || t!("tui-review-numbers-about")),
                Binding::new(KeyCode::Char(keys::FIRST_GUESS), opening, || t!("tui-review-opening-about")),
                Binding::new(KeyCode::Char(keys::STRICT), pool, || t!("tui-review-pool-about")),
            ]);
        }
        bindings.extend([
            Binding::new(
                KeyCode::Char(keys::ASSISTANT),
                || t!("tui-review-assistant"),
                || t!("tui-review-assistant-about"),
            ),
            Binding::new(KeyCode::Char(keys::SHARE), || t!("tui-key-share"), || t!("tui-key-share-about")),
            PAGES,
        ]);
        bindings
    }

    fn title(&self, shared: &Shared) -> String {
        let rules = shared.game_name(self.session.rules());
        if self.pool == GuessPool::All {
            t!("tui-review-title", board = rules)
        } else {
            t!("tui-review-title-strict", board = rules)
        }
    }

    fn about(&self) -> String {
        t!("tui-review-about")
    }

    fn rules(&self) -> Option<&Rules> {
        Some(self.session.rules())
    }

    fn enter(&mut self, shared: &mut Shared) {
        if !matches!(self.found, Found::Costs(_) | Found::Narrowings(_)) {
            let order = shared.order(Request::Review { session: Box::new(self.session.clone()), pool: self.pool });
            self.found = Found::Waiting { order, progress: None };
        }
    }
}

impl ReviewScreen {
    pub(crate) fn new(session: Session) -> Self {
        let found = Found::Waiting { order: 0, progress: None };
        ReviewScreen {
            session,
            pool: GuessPool::All,
            opening: true,
            numbers: false,
            chosen: 0,
            scroll: Scroll::default(),
            found,
        }
    }

    fn hear(&mut self, report: JobEvent) {
        let Found::Waiting { order, progress } = &mut self.found else { return };
        if *order != report.number {
            return;
        }
        match report.news {
            News::Progress(news) => *progress = Some(news),
            News::Reviewed(found) => {
                self.found = match *found {
                    Reviewed::Costs(review) => Found::Costs(review),
                    Reviewed::Narrowings(narrowings) => Found::Narrowings(narrowings),
                };
            }
            News::Failed(reason) => self.found = Found::Nothing(reason),
            _ => {}
        }
    }

    fn rows(&self) -> usize {
        self.session.turns().len()
    }

    fn notes(&self) -> Notes {
        let (amount, mut rows): (String, Vec<NoteRow>) = match &self.found {
            Found::Waiting { .. } | Found::Nothing(_) => return Notes::default(),
            Found::Costs(review) if !self.numbers => return self.marks(review),
            Found::Costs(review) => (t!("tui-review-left"), review.turns.iter().map(cost_note).collect()),
            Found::Narrowings(narrowings) => (t!("tui-review-bits"), narrowings.rows.iter().map(bits_note).collect()),
        };
        let heads = [amount, t!("tui-review-skill"), t!("tui-review-luck")];
        let width = |column: usize| {
            let texts = rows.iter().map(|(row, _)| &row[column]).chain([&heads[column]]);
            texts.map(|text| text.chars().count()).max().unwrap_or(0)
        };
        let [first, second, third] = [0, 1, 2].map(width);
        let line = |[a, b, c]: &[String; 3]| format!("{a:>first$} {b:>second$} {c:>third$}");
        let head = line(&heads);
        let lines = rows.drain(..).map(|(row, tone)| (line(&row), tone)).collect();
        Notes { head, lines: self.with_clashes(lines) }
    }

    fn marks(&self, review: &Review) -> Notes {
        let costliest = text::costliest(review, usize::from(!self.opening));
        let mark = |row| if Some(row) == costliest { t!("tui-review-costliest") } else { String::new() };
        let lines = (0..review.turns.len()).map(|row| (mark(row), Tone::Bad)).collect();
        Notes { head: String::new(), lines: self.with_clashes(lines) }
    }

    fn with_clashes(&self, mut lines: Vec<(String, Tone)>) -> Vec<(String, Tone)> {
        if self.session.status() == Status::Contradiction {
            lines.resize(self.rows(), (t!("tui-game-clash"), Tone::Bad));
        }
        lines
    }

    fn draw_detail(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let lines = match &self.found {
            Found::Waiting { progress, .. } => vec![Line::from(canvas.span(waiting(*progress), Tone::Quiet))],
            Found::Nothing(reason) => vec![Line::from(canvas.span(reason, Tone::Bad))],
            Found::Costs(review) => match review.turns.get(self.chosen) {
                Some(_) if !self.numbers => return self.draw_sentences(canvas, review, area),
                Some(turn) => self.explained(canvas, turn),
                None => vec![Line::from(canvas.span(self.why_not(review.turns.len()), Tone::Bad))],
            },
            Found::Narrowings(narrowings) => match narrowings.rows.get(self.chosen) {
                Some(row) => self.told(canvas, row),
                None => vec![Line::from(canvas.span(self.why_not(narrowings.rows.len()), Tone::Bad))],
            },
        };
        canvas.scrolled(Text::from(lines), self.scroll, area);
    }

    /// Draws the sentences and, beside them, the numbers of the chosen row.
    fn draw_both(&self, canvas: &mut Canvas<'_, '_>, review: &Review, area: Rect) {
        let Some(turn) = review.turns.get(self.chosen) else { return self.draw_detail(canvas, area) };
        let parts = [Constraint::Fill(1), Constraint::Length(2), Constraint::Fill(1)];
        let [first, _, second] = Layout::horizontal(parts).areas(area);
        self.draw_sentences(canvas, review, first);
        let explained = self.explained(canvas, turn);
        canvas.scrolled(Text::from(explained), self.scroll, second);
    }

    fn why_not(&self, reviewed: usize) -> String {
        match (self.session.status(), reviewed) {
            (_, 0) if self.rows() == 0 => text::nothing_to_review(),
            (Status::Contradiction, rows) => t!("tui-review-to-assistant", why = text::reviewed_up_to(rows)),
            (_, rows) => text::won_before(rows),
        }
    }

    /// Draws the sentences on all rows. If not all fit, the chosen row's is the first.
    fn draw_sentences(&self, canvas: &mut Canvas<'_, '_>, review: &Review, area: Rect) {
        let line = |(row, sentence): (usize, String)| {
            let tone = if row == self.chosen { Tone::Accent } else { Tone::Usual };
            Line::from(canvas.span(t!("tui-review-row", row = row + 1, sentence = sentence), tone))
        };
        let sentences = text::sentences(canvas.alphabet, review, usize::from(!self.opening));
        let mut lines: Vec<Line<'static>> = sentences.into_iter().enumerate().map(line).collect();
        let all = lines.len();
        let fits = |lines: &[Line<'static>]| height(Text::from(lines.to_vec()), area.width) <= area.height;
        let first = if fits(&lines) { 0 } else { self.chosen.min(all) };
        lines.drain(..first);
        let shown = if fits(&lines) { lines.len() } else { lines.len().saturating_sub(1) };
        canvas.text(Text::from(lines), area);
        canvas.mark_scrolling(first, all, shown, area);
    }

    fn explained(&self, canvas: &Canvas<'_, '_>, turn: &TurnReview) -> Vec<Line<'static>> {
        let (alphabet, guess) = (canvas.alphabet, &turn.guess);
        let mut lines = vec![(text::rated(alphabet, self.chosen, guess), Tone::Accent)];
        if guess.is_choice() {
            lines.extend([text::left(turn), text::luck(turn)].map(|text| (text, Tone::Usual)));
            lines.push((text::needs(alphabet, guess), Tone::Quiet));
            for group in &guess.alternatives.groups {
                lines.push((format!(" {}", text::alternative(alphabet, guess, group)), Tone::Usual));
            }
        }
        lines.into_iter().map(|(text, tone)| Line::from(canvas.span(text, tone))).collect()
    }

    fn told(&self, canvas: &Canvas<'_, '_>, row: &CandidateReduction) -> Vec<Line<'static>> {
        let compared = (text::expected(canvas.alphabet, self.chosen, row), Tone::Accent);
        let lines = [compared, (text::told(row), Tone::Usual), (text::by_bits(), Tone::Quiet)];
        lines.into_iter().map(|(text, tone)| Line::from(canvas.span(text, tone))).collect()
    }

    fn summary(&self, canvas: &Canvas<'_, '_>) -> Text<'static> {
        let (grades, sentences) = match &self.found {
            Found::Waiting { .. } | Found::Nothing(_) => return Text::default(),
            Found::Costs(review) => {
                let summary = review.summary(usize::from(!self.opening));
                if summary.guesses == 0 {
                    return Text::default();
                }
                let alike = board::codes_alike(self.session.rules());
                let clashes = self.session.status() == Status::Contradiction;
                let sentences = [
                    clashes.then(|| text::reviewed_up_to(review.turns.len())),
                    Some(text::summary(&summary)),
                    text::estimates(review, usize::from(!self.opening)),
                    alike,
                ];
                (
                    text::grades(summary.skill, summary.luck),
                    sentences.into_iter().flatten().collect::<Vec<_>>().join(" "),
                )
            }
            Found::Narrowings(found) => (text::grades(found.skill(), found.luck()), String::new()),
        };
        let grades = grades.map(|grades| Line::from(canvas.span(grades, Tone::Accent)));
        let sentences = Line::from(canvas.span(sentences, Tone::Usual));
        grades.into_iter().chain([sentences]).collect()
    }
}

#[derive(Default)]
struct Notes {
    head: String,
    lines: Vec<(String, Tone)>,
}

type NoteRow = ([String; 3], Tone);

fn cost_note(turn: &TurnReview) -> NoteRow {
    let skill = if turn.guess.is_choice() { turn.guess.skill().to_string() } else { "-".to_owned() };
    let tone = if turn.guess.skill_lost().total == 0 { Tone::Good } else { Tone::Usual };
    ([number::grouped(turn.left), skill, turn.luck().to_string()], tone)
}

fn bits_note(row: &CandidateReduction) -> NoteRow {
    let bits = row.bits().map_or("-".to_owned(), |bits| number::decimal(bits, 1));
    let [skill, luck] = [row.skill(), row.luck()].map(|grade| grade.map_or("-".to_owned(), |grade| grade.to_string()));
    ([bits, skill, luck], if row.is_best() { Tone::Good } else { Tone::Usual })
}
