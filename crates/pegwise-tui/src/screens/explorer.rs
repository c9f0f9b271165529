mod tour;

use super::screen::{Resumable, Screen, Step};
use super::strategies::{ForScreen, Strategies, titled};
use super::strength::{draw_strategy, in_words};
use crate::canvas::{Canvas, Message, WIDE, top};
use crate::input::{Binding, Input, KeyCode};
use crate::job::JobEvent;
use crate::job::{News, Request};
use crate::keys::{self, BACK, ESC, HELP, LINES, TYPED_LINES};
use crate::look::Tone;
use crate::shared::{Shared, percent};
use pegwise::{Progress, Rules};
use pegwise_text::{strategy, t};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use tour::Tour;

/// The columns of the list on a wide screen.
const LIST: u16 = 60;

#[derive(Debug)]
pub(crate) struct Explorer {
    strategies: Strategies,
    stage: Stage,
    message: Option<Message>,
}

#[derive(Debug)]
enum Stage {
    Choosing,
    Wanted,
    Building { order: u64, name: String, progress: Option<Progress> },
    Touring(Tour),
}

impl Screen for Explorer {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        if let Input::Job(report) = input {
            self.hear(report);
            return Step::Stay;
        }
        self.message = None;
        if let Stage::Touring(tour) = &mut self.stage {
            match tour.update(input, shared) {
                Ok(tour::Step::Stay) => {}
                Ok(tour::Step::Leave) => self.stage = Stage::Choosing,
                Ok(tour::Step::Help) => return Step::Help,
                Err(message) => self.message = Some(message),
            }
            return Step::Stay;
        }
        self.choose(input, shared)
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, _: &Shared) {
        let (_, area) = top(area, u16::from(area.height > 12));
        if let Stage::Touring(tour) = &self.stage {
            return tour.draw(canvas, area, self.message.as_ref());
        }
        let strategies = &self.strategies;
        let (area, pane) = match area.width {
            WIDE.. => {
                let parts = [Constraint::Length(LIST), Constraint::Fill(1)];
                let [list, pane] = Layout::horizontal(parts).areas(area);
                (list, Some(pane))
            }
            _ => (area, None),
        };
        if let Some(pane) = pane.filter(|_| !strategies.is_typing()) {
            let name = strategies.name(strategies.chosen());
            let [play, method] = [strategy::play(name), strategy::about(name)].map(Option::unwrap_or_default);
            draw_strategy(canvas, &in_words(Some(name)), &play, &method, pane);
        }
        let lines = u16::try_from(strategies.len() + 1).unwrap_or(u16::MAX);
        let (list, rest) = top(area, lines.min(area.height.saturating_sub(1)));
        strategies.draw(canvas, list, |_, at| {
            vec![Span::raw(" "), Span::styled(strategies.name(at).to_owned(), strategies.style(at))]
        });
        let (_, rest) = top(rest, u16::from(rest.height > 1));
        match (&self.stage, &self.message) {
            (Stage::Building { progress, .. }, _) => {
                let text = t!("tui-explore-writing", percent = percent(*progress));
                let span = canvas.span(text, Tone::Quiet);
                canvas.text(Line::from(span), rest);
            }
            (_, Some(message)) => drop(canvas.message(message, rest)),
            _ => {}
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        match &self.stage {
            Stage::Touring(tour) => tour.bindings(),
            stage => {
                let types = self.strategies.is_typing();
                let enter = Binding::new(KeyCode::Enter, || t!("tui-explore"), || t!("tui-explore-about"));
                let stop = Binding { label: Some(|| t!("tui-key-stop")), help: || t!("tui-key-stop-about"), ..ESC };
                let lines = if types { TYPED_LINES } else { LINES };
                let back = match stage {
                    Stage::Building { .. } => stop,
                    _ if types => ESC,
                    _ => BACK,
                };
                let lines = Binding { help: || t!("tui-key-other-typed-about"), ..lines };
                let builds = matches!(stage, Stage::Building { .. });
                let enter = Some(enter).filter(|_| !builds && self.strategies.refusal().is_none());
                enter.into_iter().chain([HELP, back, lines]).collect()
            }
        }
    }

    fn title(&self, shared: &Shared) -> String {
        let board = titled(shared, self.rules());
        match &self.stage {
            Stage::Touring(tour) => t!("tui-tree-title", strategy = tour.name(), board = board),
            _ => t!("tui-explore-title", board = board),
        }
    }

    fn about(&self) -> String {
        t!("tui-tree-about")
    }

    fn enter(&mut self, shared: &mut Shared) {
        match self.stage {
            _ if *self.rules() != shared.rules => *self = Self::new(shared),
            Stage::Wanted => self.build(shared),
            Stage::Building { .. } => self.stage = Stage::Choosing,
            Stage::Choosing | Stage::Touring(_) => {}
        }
    }

    fn resumable(&self) -> Option<Resumable> {
        Some(Resumable::Explorer)
    }
}

impl Explorer {
    pub(crate) fn new(shared: &Shared) -> Self {
        let strategies = Strategies::new(shared);
        let message = strategies.warning().map(Message::usual);
        Explorer { strategies, stage: Stage::Choosing, message }
    }

    pub(crate) fn of(name: &str, shared: &Shared) -> Self {
        let mut explorer = Explorer { stage: Stage::Wanted, ..Self::new(shared) };
        explorer.strategies.paste(name);
        explorer
    }

    fn rules(&self) -> &Rules {
        self.strategies.rules()
    }

    fn choose(&mut self, input: Input, shared: &mut Shared) -> Step {
        match self.strategies.update(input) {
            Some(ForScreen::Key(key)) => return self.press(key, shared),
            Some(ForScreen::Clicked { again }) if again || !self.strategies.is_typing() => self.build(shared),
            _ => {}
        }
        Step::Stay
    }

    fn press(&mut self, key: KeyCode, shared: &mut Shared) -> Step {
        match key {
            KeyCode::Esc if matches!(self.stage, Stage::Building { .. }) => {
                self.stage = Stage::Choosing;
                shared.stop();
            }
            KeyCode::Esc | KeyCode::Char(keys::LEAVE) => return Step::Back,
            KeyCode::Char(keys::HELP_ON_KEYS) | KeyCode::F(1) => return Step::Help,
            KeyCode::Enter | KeyCode::Char(' ') => self.build(shared),
            _ => {}
        }
        Step::Stay
    }

    fn build(&mut self, shared: &mut Shared) {
        if matches!(self.stage, Stage::Building { .. }) {
            return;
        }
        match self.strategies.take(&shared.alphabet) {
            Ok(at) => {
                let (rules, strategy) = (self.rules().clone(), self.strategies.spec(at).to_owned());
                let order = shared.order(Request::BuildTree { rules, strategy });
                let name = self.strategies.name(at).to_owned();
                self.stage = Stage::Building { order, name, progress: None };
            }
            Err(message) => self.message = Some(message),
        }
    }

    fn hear(&mut self, report: JobEvent) {
        let Stage::Building { order, name, progress } = &mut self.stage else { return };
        if *order != report.number {
            return;
        }
        match report.news {
            News::Progress(news) => *progress = Some(news),
            News::Explored(tree, stats) => self.stage = Stage::Touring(Tour::new(std::mem::take(name), *tree, stats)),
            News::Failed(reason) => {
                self.stage = Stage::Choosing;
                self.message = Some(Message::bad(reason));
            }
            _ => {}
        }
    }
}
