use super::playing::change;
use super::table::QUICK;
use super::{Held, Table};
use crate::engine::{Asked, Reply, request, use_reply};
use crate::focus;
use crate::live_region::announce;
use crate::parts::{CodePegs, Problem, RowChange, Work, explain_failure, write};
use crate::peg_style;
use crate::route::Route;
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::api::{Coverage, Guess};
use pegwise::{CodeSpace, Codebook, Color, Deduction, Finding, Rules, Turn, nudge};
use pegwise_text::number::listed;

/// Help that a player can get at the price of the streak.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Help {
    Hint,
    Undo,
}

impl Help {
    fn price(self) -> String {
        match self {
            Help::Hint => t!("streak-hint"),
            Help::Undo => t!("streak-undo"),
        }
    }
}

/// Hints come in two steps: what the rows prove, then a guess. Each belongs to one position, and each counts.
#[derive(Clone, Copy)]
pub(super) struct Hints {
    held: Memo<Held>,
    /// The position, as the line of the game, unless it is over.
    line: Memo<Option<String>>,
    /// The position in which the price of a hint or an undo was named.
    warned: RwSignal<Option<(String, Help)>>,
    /// The position with its first hint.
    nudged: RwSignal<Option<(String, String)>>,
    /// The position for which a guess was requested.
    asked: RwSignal<Option<String>>,
    guess: Asked,
    counted: StoredValue<Option<String>>,
}

impl Hints {
    pub(super) fn new(held: Memo<Held>, rules: &Rules) -> Self {
        let asked = RwSignal::new(None::<String>);
        let strategy = strategy::usual(rules);
        let guess = use_reply(move || asked.get().map(|game| request::suggest(game, strategy.clone())));
        let is_open = |table: &Table| !table.game.is_over();
        let line = Memo::new(move |_| held.with(|held| held.line().filter(|_| held.table().is_some_and(is_open))));
        let (warned, nudged, counted) = (RwSignal::new(None), RwSignal::new(None), StoredValue::new(None));
        Hints { held, line, warned, nudged, asked, guess, counted }
    }

    /// Returns whether the player must press again, because this would take the game out of the streak.
    pub(super) fn warns(self, help: Help) -> bool {
        let warning = self.line.get_untracked().map(|line| (line, help));
        let is_for_streak = self.held.with_untracked(|held| held.table().is_some_and(Table::is_for_streak));
        if !is_for_streak || self.warned.get_untracked() == warning {
            return false;
        }
        announce(help.price());
        self.warned.set(warning);
        true
    }

    /// Takes the warning back, because the player did something else.
    pub(super) fn disarm(self) {
        if self.warned.with_untracked(Option::is_some) {
            self.warned.set(None);
        }
    }

    pub(super) fn press(self, route: Route) {
        let Some(line) = self.line.get_untracked() else { return };
        if self.nudged.with_untracked(|nudged| nudged.as_ref().is_some_and(|(of, _)| *of == line)) {
            return self.ask(line);
        }
        if self.warns(Help::Hint) {
            return;
        }
        let Some(nudge) = self.held.with_untracked(|held| held.table().map(first_hint)) else { return };
        announce(nudge.clone());
        self.nudged.set(Some((line, nudge)));
        count(route, self.held);
    }

    fn ask(self, line: String) {
        let has_failed = matches!(self.guess.reply.get_untracked(), Some(Reply::Failed(_)));
        if has_failed || self.asked.get_untracked().as_ref() != Some(&line) {
            // The signal is cleared first, so that the same request is sent again.
            self.asked.set(None);
            request_animation_frame(move || self.asked.set(Some(line)));
        }
    }

    /// Announces and counts each guess that was given.
    pub(super) fn count(self, route: Route) {
        Effect::new(move |_| {
            let Some(Reply::Suggestion(given, _)) = self.guess.reply.get() else { return };
            let line = self.line.get_untracked();
            let Some(asked) = self.asked.get_untracked().filter(|asked| Some(asked) == line.as_ref()) else { return };
            let rules = self.held.with_untracked(|held| held.table().map(|table| table.game.session().rules().clone()));
            announce(rules.map(|rules| in_words(&given, &rules)).unwrap_or_default());
            if self.counted.get_value().as_ref() != Some(&asked) {
                self.counted.set_value(Some(asked));
                count(route, self.held);
            }
        });
    }

    /// Returns the hint for the current position, if one was given or is being sought.
    pub(super) fn given(self, rules: &Rules, route: Route, wanted: RwSignal<Option<RowChange>>) -> Option<AnyView> {
        let line = self.line.get()?;
        if self.asked.with(|asked| asked.as_ref() == Some(&line)) {
            return Some(match self.guess.reply.get() {
                Some(reply) => show_guess(reply, rules, wanted),
                None => view! { <Work asked=self.guess rules=rules.clone()/> }.into_any(),
            });
        }
        let Some(text) =
            self.nudged.with(|nudged| nudged.as_ref().filter(|(of, _)| *of == line).map(|(_, text)| text.clone()))
        else {
            let warned = self.warned.get().filter(|(of, _)| *of == line);
            return warned.map(|(_, help)| view! { <div class="hint-given"><p>{help.price()}</p></div> }.into_any());
        };
        let more = move |_| self.press(route);
        Some(
            view! {
                <div class="hint-given">
                    <p>{text}</p>
                    <button type="button" on:click=more>{t!("hint-guess")}</button>
                </div>
            }
            .into_any(),
        )
    }
}

fn count(route: Route, held: Memo<Held>) {
    change(route, held, |table| {
        table.game.count_hint();
        None
    });
}

fn show_guess(reply: Reply, rules: &Rules, wanted: RwSignal<Option<RowChange>>) -> AnyView {
    match reply {
        Reply::Suggestion(hint, _) => {
            let text = in_words(&hint, rules);
            let take = move |code| {
                wanted.set(Some(RowChange::Put(code)));
                focus::on(".slot[tabindex='0']");
            };
            let drawn = rules.read_guess(&hint.guess).ok().map(|code| {
                let shown = code.clone();
                view! {
                    <span aria-hidden="true"><CodePegs code=shown/></span>
                    <button type="button" on:click=move |_| take(code.clone())>{t!("hint-use")}</button>
                }
            });
            view! { <div class="hint-given"><p>{text}</p>{drawn}</div> }.into_any()
        }
        Reply::Failed(failure) => view! { <Problem text=explain_failure(&failure)/> }.into_any(),
        _ => ().into_any(),
    }
}

fn in_words(hint: &Guess, rules: &Rules) -> String {
    let guess = write(&hint.guess, rules);
    match hint.coverage {
        Coverage::Near => format!("{} {}", t!("hint-try", guess = guess), t!("assistant-near")),
        Coverage::All if hint.candidates == 1 && hint.can_be_secret => {
            format!("{} {}", t!("hint-try", guess = guess), t!("assistant-only-code"))
        }
        _ if hint.can_be_secret => t!("hint-can-be", guess = guess, what = what(rules)),
        _ => t!("hint-cannot-be", guess = guess, what = what(rules)),
    }
}

/// The word for the secret in the messages.
fn what(rules: &Rules) -> &'static str {
    if peg_style::are_letters(rules) { "word" } else { "code" }
}

fn first_hint(table: &Table) -> String {
    let session = table.game.session();
    let (rules, rows) = (session.rules(), session.turns());
    let proved = Codebook::with_limits(rules, QUICK).ok().and_then(|codebook| nudge(&codebook, rows));
    proved.map_or_else(|| advice(rules, rows), |step| what_follows(&step, rules, rows.len()))
}

fn what_follows(step: &Deduction, rules: &Rules, rows: usize) -> String {
    let colors = |colors: &[Color]| colors.iter().map(|&color| peg_style::named(color)).collect::<Vec<_>>();
    let what = what(rules);
    let found = match &step.found[0] {
        Finding::Absent(_) => {
            let absent = step.found.iter().filter_map(|finding| match finding {
                Finding::Absent(color) => Some(*color),
                _ => None,
            });
            let absent = colors(&absent.collect::<Vec<_>>());
            t!("hint-absent", count = absent.len(), colors = listed(&absent), what = what)
        }
        Finding::AtLeast { color, pegs } => {
            t!("hint-at-least", pegs = *pegs, color = peg_style::named(*color), what = what)
        }
        Finding::OneOf { peg, colors: these } => {
            t!("hint-one-of", peg = peg + 1, count = these.len(), colors = colors(these).join(", "), what = what)
        }
        Finding::NoneOf { peg, colors: these } => {
            t!("hint-none-of", peg = peg + 1, count = these.len(), colors = colors(these).join(", "), what = what)
        }
    };
    match step.rows.as_slice() {
        [row] => t!("hint-row", row = row + 1, found = found),
        all if all.len() == rows && rows > 2 => t!("hint-all-rows", found = found),
        some => {
            let numbers = some.iter().map(|row| (row + 1).to_string()).collect::<Vec<_>>();
            t!("hint-rows", rows = listed(&numbers), found = found)
        }
    }
}

/// Advice that is good on any board, for when the rows prove nothing new.
fn advice(rules: &Rules, rows: &[Turn]) -> String {
    let is_used = |color: &Color| rows.iter().any(|turn| turn.guess.colors().contains(color));
    let unused = (0..rules.colors()).filter_map(|index| rules.color(index)).any(|color| !is_used(&color));
    let can_repeat = !rules.codes().is_distinct() && !matches!(rules.codes(), CodeSpace::Listed(_));
    match rows {
        [] if rules.pegs() == 4 && can_repeat => t!("hint-first-pairs"),
        [] => t!("hint-first"),
        _ if unused => t!("hint-unused", what = what(rules)),
        _ if rules.allows_lies() => t!("hint-fits-lies"),
        _ => t!("hint-fits", what = what(rules)),
    }
}
