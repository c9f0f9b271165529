use super::game;
use super::screen::{Screen, Step};
use crate::board::draw_game;
use crate::canvas::{Canvas, Message, beside, top};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode};
use crate::keys::{self, BACK, HELP, LINES};
use crate::look::Tone;
use crate::shared::Shared;
use crate::wrapped;
use pegwise::{Matchup, UnfinishedGame, daily_date};
use pegwise_text::{board, t};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

#[derive(Debug, Default)]
pub(crate) struct UnfinishedScreen {
    chosen: usize,
    warned: Option<u64>,
    message: Option<Message>,
}

impl Screen for UnfinishedScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        self.message = None;
        let (warned, games) = (self.warned.take(), shared.unfinished.len());
        if let Input::Click(HitArea::Item(item)) = input
            && item < games
        {
            self.chosen = item;
            return self.go_on(shared);
        }
        match key_of(&input) {
            Some(KeyCode::Esc | KeyCode::Char(keys::LEAVE)) => return Step::Back,
            Some(KeyCode::Char(keys::HELP_ON_KEYS)) => return Step::Help,
            _ if games == 0 => {}
            Some(KeyCode::Enter) => return self.go_on(shared),
            Some(KeyCode::Delete | KeyCode::Char(keys::DELETE)) => self.discard(warned, shared),
            Some(key) => self.chosen = wrapped(self.chosen, keys::step(key, false).unwrap_or(0), games),
            None => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let line = |(at, (_, game)): (usize, &(u64, UnfinishedGame))| {
            let pointer = if at == self.chosen { canvas.look.pointer() } else { " " };
            Line::from(vec![Span::raw(canvas.look.text(&format!("{pointer} {}", in_words(game, shared))))])
        };
        let lines: Vec<Line<'static>> = shared.unfinished.iter().enumerate().map(line).collect();
        let (_, area) = top(area, 1);
        if lines.is_empty() {
            canvas.text(Line::from(canvas.span(t!("tui-unfinished-none"), Tone::Quiet)), area);
            return;
        }
        let (list, pane) = beside(&lines, area);
        canvas.items(&lines, self.chosen, list, self.message.as_ref());
        if let (Some(pane), Some((_, game))) = (pane, shared.unfinished.get(self.chosen)) {
            draw_game(canvas, game.game(), pane);
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![
            Binding::new(KeyCode::Enter, || t!("tui-unfinished-go-on"), || t!("tui-unfinished-go-on-about")),
            Binding::new(
                KeyCode::Char(keys::DELETE),
                || t!("tui-unfinished-discard"),
                || t!("tui-unfinished-discard-about"),
            ),
            HELP,
            BACK,
            LINES,
        ]
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-unfinished-title")
    }

    fn about(&self) -> String {
        t!("tui-unfinished-about")
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.chosen = self.chosen.min(shared.unfinished.len().saturating_sub(1));
    }
}

impl UnfinishedScreen {
    fn go_on(&mut self, shared: &mut Shared) -> Step {
        let Some((number, game)) = shared.unfinished.get(self.chosen).cloned() else { return Step::Stay };
        match game::resume(number, &game, shared) {
            Ok(screen) => Step::Replace(screen),
            Err(message) => {
                self.message = Some(message);
                Step::Stay
            }
        }
    }

    fn discard(&mut self, warned: Option<u64>, shared: &mut Shared) {
        let Some(&(number, _)) = shared.unfinished.get(self.chosen) else { return };
        if warned == Some(number) {
            shared.discard(number);
            self.chosen = self.chosen.min(shared.unfinished.len().saturating_sub(1));
        } else {
            self.warned = Some(number);
            self.message = Some(Message::bad(t!("tui-unfinished-discard-again")));
        }
    }
}

pub(crate) fn in_words(game: &UnfinishedGame, shared: &Shared) -> String {
    let day = game.matchup().seed().and_then(daily_date);
    let sides = match game.matchup() {
        Matchup::Play { .. } if let Some(day) = day => t!("tui-unfinished-daily", day = day.to_string()),
        Matchup::Play { seed: Some(seed) } => t!("tui-unfinished-numbered", seed = seed.to_string()),
        Matchup::Play { seed: None } => t!("tui-unfinished-play"),
        Matchup::Evil => t!("tui-unfinished-evil"),
        Matchup::Hotseat => t!("tui-unfinished-hotseat"),
        Matchup::Challenge => t!("tui-unfinished-challenge"),
        Matchup::Break => t!("tui-unfinished-break"),
        Matchup::Elsewhere => t!("tui-unfinished-elsewhere"),
    };
    let rules = &game.game().rules;
    let alphabet = shared.symbols_of(game.alphabet(), rules);
    let board = board::game(&alphabet, rules);
    let history = &game.game().history;
    let line = t!("tui-unfinished-line", sides = sides, board = board, guesses = history.len());
    match history.last() {
        Some(turn) => t!(
            "tui-unfinished-last",
            game = line,
            guess = alphabet.write(&turn.guess),
            answer = turn.feedback.to_string()
        ),
        None => line,
    }
}
