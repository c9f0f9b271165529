use super::explorer::Explorer;
use super::screen::{Resumable, Screen, Step};
use super::strategies::{ForScreen, Strategies, titled};
use crate::canvas::{Canvas, Message, left, shortened, top};
use crate::input::{Binding, Input, KeyCode, Say};
use crate::job::JobEvent;
use crate::job::{News, Request};
use crate::keys::{self, BACK, ESC, HELP, LINES, TYPED_LINES};
use crate::look::Tone;
use crate::shared::{Shared, percent};
use pegwise::{Evaluation, OPTIMAL, Progress, Rules};
use pegwise_text::{number, t};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

#[derive(Debug)]
pub(crate) struct Compare {
    strategies: Strategies,
    states: Vec<RunState>,
    beside: Option<usize>,
    message: Option<Message>,
}

#[derive(Debug)]
enum RunState {
    Unknown,
    Waiting,
    Running { order: u64, progress: Option<Progress> },
    Known(Evaluation),
    Failed(String),
}

const WIDE: u16 = 100;

/// The columns of the list on a very wide screen.
const LIST: u16 = 70;

const NUMBERS: u16 = 13;

const TOTAL: usize = 8;

const GUESSES: u16 = 4;

impl Screen for Compare {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        if let Input::Job(report) = input {
            self.hear(report, shared);
            return Step::Stay;
        }
        self.message = None;
        match self.strategies.update(input) {
            Some(ForScreen::Key(key)) => return self.press(key, shared),
            Some(ForScreen::Clicked { again }) => {
                let state = self.states.get(self.strategies.chosen());
                if again || matches!(state, Some(RunState::Unknown | RunState::Failed(_))) {
                    self.toggle(shared);
                }
            }
            None => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, _: &Shared) {
        let (_, area) = top(area, u16::from(area.height > 18));
        let (head, area) = top(area, 1);
        let lines = u16::try_from(self.strategies.len() + 1).unwrap_or(u16::MAX);
        if area.width >= WIDE {
            let (list, side) = left(area, (area.width / 2).min(LIST));
            let (_, side) = left(side, 3);
            self.draw_head(canvas, Rect { width: list.width, ..head });
            let (list, below) = top(list, lines.min(list.height.saturating_sub(2)));
            self.draw_list(canvas, list);
            self.draw_message(canvas, top(below, 1).1);
            return self.draw_distributions(canvas, side);
        }
        self.draw_head(canvas, head);
        let (list, below) = top(area, lines.min(area.height - (area.height / 2).min(self.rows_below())));
        self.draw_list(canvas, list);
        let (_, below) = top(below, u16::from(below.height > self.rows_below()));
        let used = self.draw_message(canvas, top(below, 3).0);
        let (_, below) = top(below, used);
        self.draw_distributions(canvas, below);
    }

    fn bindings(&self) -> Vec<Binding> {
        let enter: Say = match self.states.get(self.strategies.chosen()) {
            Some(RunState::Known(_)) => || t!("tui-compare-beside"),
            Some(RunState::Waiting | RunState::Running { .. }) => || t!("tui-compare-leave-out"),
            _ => || t!("tui-compare-run"),
        };
        let types = self.strategies.is_typing();
        let enter = Binding::new(KeyCode::Enter, enter, || t!("tui-compare-run-about"));
        let back = match (self.is_busy(), types) {
            (true, _) => Binding { label: Some(|| t!("tui-key-stop")), help: || t!("tui-compare-stop-about"), ..ESC },
            (false, true) => ESC,
            (false, false) => BACK,
        };
        let lines = Binding { help: || t!("tui-key-other-typed-about"), ..if types { TYPED_LINES } else { LINES } };
        if self.strategies.refusal().is_some() {
            return vec![HELP, back, lines];
        }
        let mut bindings = vec![enter, HELP, back];
        if self.states.iter().any(|state| matches!(state, RunState::Unknown)) {
            let every = KeyCode::Char(keys::EVERYTHING);
            bindings.push(Binding::new(every, || t!("tui-compare-all"), || t!("tui-compare-all-about")));
        }
        bindings.extend([
            Binding::new(KeyCode::Char(keys::EXPLORE), || t!("tui-explore"), || t!("tui-explore-about")),
            lines,
        ]);
        bindings
    }

    fn title(&self, shared: &Shared) -> String {
        t!("tui-compare-title", board = titled(shared, self.rules()))
    }

    fn about(&self) -> String {
        t!("tui-compare-about")
    }

    /// The work stopped when the screen was left. Another board needs a new comparison.
    fn enter(&mut self, shared: &mut Shared) {
        self.drop_orders();
        if *self.rules() != shared.rules {
            *self = Self::new(shared);
        }
    }

    fn resumable(&self) -> Option<Resumable> {
        Some(Resumable::Compare)
    }
}

impl Compare {
    pub(crate) fn new(shared: &Shared) -> Self {
        let strategies = Strategies::new(shared);
        let states = (0..strategies.len()).map(|_| RunState::Unknown).collect();
        let message = strategies.warning().map(Message::usual);
        Compare { strategies, states, beside: None, message }
    }

    fn rules(&self) -> &Rules {
        self.strategies.rules()
    }

    fn press(&mut self, key: KeyCode, shared: &mut Shared) -> Step {
        match key {
            KeyCode::Esc if self.is_busy() => self.cancel(shared),
            KeyCode::Esc | KeyCode::Char(keys::LEAVE) => return Step::Back,
            KeyCode::Char(keys::HELP_ON_KEYS) | KeyCode::F(1) => return Step::Help,
            KeyCode::Enter | KeyCode::Char(' ') => self.toggle(shared),
            KeyCode::Char(keys::EVERYTHING) => self.run_all(shared),
            KeyCode::Char(keys::EXPLORE) => return self.explore(shared),
            _ => {}
        }
        Step::Stay
    }

    fn toggle(&mut self, shared: &mut Shared) {
        let Some(at) = self.take(shared) else { return };
        let state = &mut self.states[at];
        match state {
            RunState::Unknown | RunState::Failed(_) => *state = RunState::Waiting,
            RunState::Waiting => *state = RunState::Unknown,
            RunState::Running { .. } => {
                *state = RunState::Unknown;
                shared.stop();
            }
            RunState::Known(_) => self.beside = (self.beside != Some(at)).then_some(at),
        }
        self.go_on(shared);
    }

    fn take(&mut self, shared: &Shared) -> Option<usize> {
        let taken = self.strategies.take(&shared.alphabet);
        if self.states.len() < self.strategies.len() {
            self.states.push(RunState::Unknown);
        }
        taken.map_err(|message| self.message = Some(message)).ok()
    }

    fn run_all(&mut self, shared: &mut Shared) {
        if self.strategies.refusal().is_some() {
            return;
        }
        for state in &mut self.states {
            if matches!(state, RunState::Unknown) {
                *state = RunState::Waiting;
            }
        }
        self.go_on(shared);
    }

    fn go_on(&mut self, shared: &mut Shared) {
        if self.states.iter().any(|state| matches!(state, RunState::Running { .. })) {
            return;
        }
        if let Some(at) = self.states.iter().position(|state| matches!(state, RunState::Waiting)) {
            let (rules, strategy) = (self.rules().clone(), self.strategies.spec(at).to_owned());
            let order = shared.order(Request::Evaluate { rules, strategy });
            self.states[at] = RunState::Running { order, progress: None };
        }
    }

    fn is_busy(&self) -> bool {
        self.states.iter().any(|state| matches!(state, RunState::Waiting | RunState::Running { .. }))
    }

    fn drop_orders(&mut self) {
        for state in &mut self.states {
            if matches!(state, RunState::Waiting | RunState::Running { .. }) {
                *state = RunState::Unknown;
            }
        }
    }

    fn cancel(&mut self, shared: &mut Shared) {
        if self.is_busy() {
            self.drop_orders();
            shared.stop();
            self.message = Some(Message::usual(t!("tui-compare-stopped")));
        }
    }

    fn explore(&mut self, shared: &mut Shared) -> Step {
        let Some(chosen) = self.take(shared) else { return Step::Stay };
        self.cancel(shared);
        let explorer = Explorer::of(self.strategies.name(chosen), shared);
        Step::open(explorer)
    }

    fn hear(&mut self, report: JobEvent, shared: &mut Shared) {
        let is_ordered =
            |state: &&mut RunState| matches!(state, RunState::Running { order, .. } if *order == report.number);
        let Some(state) = self.states.iter_mut().find(is_ordered) else { return };
        match (report.news, state) {
            (News::Progress(news), RunState::Running { progress, .. }) => *progress = Some(news),
            (News::Evaluated(evaluation), state) => *state = RunState::Known(evaluation),
            (News::Failed(reason), state) => *state = RunState::Failed(reason),
            _ => {}
        }
        self.go_on(shared);
    }

    fn known(&self, at: usize) -> Option<&Evaluation> {
        match self.states.get(at) {
            Some(RunState::Known(evaluation)) => Some(evaluation),
            _ => None,
        }
    }

    fn rows_below(&self) -> u16 {
        let shown = self.shown();
        let longest = shown.iter().map(|&(_, evaluation)| evaluation.max()).max();
        let message = u16::from(self.message.is_some());
        message + longest.map_or(2, |longest| u16::try_from(longest).unwrap_or(u16::MAX).saturating_add(1))
    }

    fn total_columns(&self) -> usize {
        let totals = (0..self.states.len()).filter_map(|at| self.known(at)).map(Evaluation::total);
        totals.max().map_or(0, |most| number::grouped(most).len() + 1).max(TOTAL)
    }

    fn name_columns(&self, width: u16) -> u16 {
        let totals = u16::try_from(self.total_columns()).unwrap_or(u16::MAX);
        width.saturating_sub(NUMBERS.saturating_add(totals))
    }

    fn draw_head(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let codes = self.rules().code_count().map(|codes| format!("  {}", t!("tui-compare-codes", codes = codes)));
        let name = fitted(canvas, &codes.unwrap_or_default(), self.name_columns(area.width));
        let [total, mean, max] = [t!("tui-compare-total"), t!("tui-compare-mean"), t!("tui-compare-max")];
        let columns = self.total_columns();
        let span = canvas.span(format!("{name}{total:>columns$} {mean:>7} {max:>3}"), Tone::Quiet);
        canvas.line(Line::from(span), area);
    }

    fn draw_list(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let least = |of: fn(&Evaluation) -> u64| (0..self.states.len()).filter_map(|at| self.known(at)).map(of).min();
        let best = (least(Evaluation::total), least(|evaluation| evaluation.max() as u64));
        let columns = self.name_columns(area.width).saturating_sub(2);
        self.strategies.draw(canvas, area, |canvas, at| {
            let mark = if self.beside == Some(at) { "+" } else { " " };
            let name = fitted(canvas, &self.label(at), columns);
            let name = Span::styled(name, self.strategies.style(at));
            vec![Span::raw(mark), name, self.numbers(canvas, at, best)]
        });
    }

    fn label(&self, at: usize) -> String {
        let proved = self.strategies.spec(at) == OPTIMAL && self.known(at).is_some();
        let name = self.strategies.name(at);
        if proved { t!("tui-compare-proved", strategy = name) } else { name.to_owned() }
    }

    fn numbers(&self, canvas: &Canvas<'_, '_>, at: usize, best: (Option<u64>, Option<u64>)) -> Span<'static> {
        let columns = self.total_columns();
        let (text, tone) = match &self.states[at] {
            RunState::Known(evaluation) => {
                let (total, max) = (evaluation.total(), evaluation.max());
                let mark = |is_best| if is_best { "*" } else { " " };
                let (least, shortest) = (mark(best.0 == Some(total)), mark(best.1 == Some(max as u64)));
                let (total, mean) = (number::grouped(total), number::decimal(evaluation.mean(), 4));
                (format!("{total:>columns$}{least}{mean:>7}{least}{max:>3}{shortest}"), Tone::Usual)
            }
            RunState::Running { progress, .. } => (format!("{:>columns$}", percent(*progress)), Tone::Accent),
            RunState::Waiting => (format!("{:>columns$}", t!("tui-compare-waiting")), Tone::Quiet),
            RunState::Failed(_) => (format!("{:>columns$}", t!("tui-compare-failed")), Tone::Bad),
            RunState::Unknown => (format!("{:>columns$}", "·"), Tone::Quiet),
        };
        canvas.span(text, tone)
    }

    fn draw_message(&self, canvas: &mut Canvas<'_, '_>, area: Rect) -> u16 {
        match (&self.message, self.states.get(self.strategies.chosen())) {
            (Some(message), _) => canvas.message(message, area),
            (None, Some(RunState::Failed(reason))) => canvas.message(&Message::bad(reason), area),
            _ => 0,
        }
    }

    fn shown(&self) -> Vec<(usize, &Evaluation)> {
        let beside = self.beside.filter(|&at| at != self.strategies.chosen());
        let shown = [Some(self.strategies.chosen()), beside].into_iter().flatten();
        shown.filter_map(|at| self.known(at).map(|evaluation| (at, evaluation))).collect()
    }

    fn draw_distributions(&self, canvas: &mut Canvas<'_, '_>, area: Rect) {
        let shown = self.shown();
        if shown.is_empty() {
            let text = match self.strategies.refusal() {
                Some(too_large) => too_large,
                None if self.is_busy() => t!("tui-compare-running"),
                None => t!("tui-compare-begin"),
            };
            if self.message.is_none() {
                let span = canvas.span(text, Tone::Quiet);
                canvas.text(Line::from(span), area);
            }
            return;
        }
        let (head, rows) = top(area, 1);
        let longest = shown.iter().map(|&(_, evaluation)| evaluation.max()).max().unwrap_or(0);
        let most = shown.iter().flat_map(|(_, evaluation)| evaluation.distribution()).max().copied().unwrap_or(0);
        let height = usize::from(rows.height);
        let half = (area.width.saturating_sub(GUESSES)) / u16::try_from(shown.len()).unwrap_or(1);
        let mut heads = vec![Span::raw(" ".repeat(usize::from(GUESSES)))];
        for &(at, _) in &shown {
            heads.push(canvas.span(fitted(canvas, &self.label(at), half), Tone::Accent));
        }
        canvas.line(Line::from(heads), head);
        for (y, guesses) in (rows.y..rows.bottom()).zip(1..=longest) {
            let rest = guesses == height && guesses < longest;
            let mut spans = vec![canvas.span(format!("{guesses:>2}{} ", if rest { "+" } else { " " }), Tone::Quiet)];
            for (_, evaluation) in &shown {
                let beyond = if rest { 0 } else { evaluation.beyond(guesses) };
                let secrets = evaluation.beyond(guesses - 1) - beyond;
                spans.push(Span::raw(bar(canvas, secrets, most, half)));
            }
            canvas.line(Line::from(spans), Rect { y, height: 1, ..rows });
        }
    }
}

fn bar(canvas: &Canvas<'_, '_>, secrets: u64, most: u64, columns: u16) -> String {
    let digits = number::grouped(most).len();
    let room = usize::from(columns).saturating_sub(digits + 3);
    // This is rounded up, so that even one secret is visible. The sum of the rest may exceed the maximum.
    let length = (u128::from(secrets) * room as u128).div_ceil(u128::from(most.max(1)));
    let length = usize::try_from(length).unwrap_or(room).min(room);
    let gap = " ".repeat(room - length + 2);
    let number = if secrets == 0 { String::new() } else { number::grouped(secrets) };
    format!("{number:>digits$} {}{gap}", canvas.look.bar().repeat(length))
}

fn fitted(canvas: &Canvas<'_, '_>, name: &str, columns: u16) -> String {
    let columns = usize::from(columns);
    format!("{:<columns$}", shortened(canvas, name, columns.saturating_sub(1)))
}
