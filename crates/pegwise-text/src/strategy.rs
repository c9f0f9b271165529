//! Strategies and heuristics in words. The messages are in `strategy.ftl`, each under the name of its strategy or heuristic.

use crate::catalogue::say;
use crate::number::rounded;
use crate::t;
use pegwise_game::PlayerSpec;
use pegwise_strategy::{Heuristic, Level, NamedStrategy};

/// The name of a strategy, in full notation if it has options.
pub fn name(strategy: &str) -> String {
    of_named(strategy, "").unwrap_or_else(|| strategy.to_owned())
}

/// How a strategy chooses, in a sentence; nothing of one with options.
pub fn about(strategy: &str) -> Option<String> {
    of_named(strategy, "-about")
}

/// How a strategy chooses, as a note.
pub fn in_short(strategy: &NamedStrategy) -> String {
    said(strategy.name, "-short")
}

/// How a strategy that is offered by its strength plays, as a note; nothing of others.
pub fn play(strategy: &str) -> Option<String> {
    level(strategy).and_then(|_| of_named(strategy, "-strength"))
}

/// How strong a strategy of this name is, in a word or two; none of a strategy with options, or of one that is not offered
/// by its strength.
pub fn strength(strategy: &str) -> Option<String> {
    level(strategy).map(|level| match level {
        Level::Easy => t!("strength-easy"),
        Level::Clever => t!("strength-clever"),
        Level::VeryClever => t!("strength-very-clever"),
        Level::Perfect => t!("strength-perfect"),
    })
}

/// How strong a strategy of this name is, if it is offered by its strength.
pub fn level(strategy: &str) -> Option<Level> {
    named(strategy)?.level
}

/// What a heuristic displays, as the heading of a column. Only of [measures](Heuristic::MEASURES).
pub fn column(heuristic: Heuristic) -> String {
    of_heuristic(heuristic, "column")
}

/// The reason why a guess is the best by a heuristic, as a note.
pub fn best(heuristic: Heuristic) -> String {
    of_heuristic(heuristic, "best")
}

/// What bars are as long as that show what a heuristic displays.
pub fn bars(heuristic: Heuristic) -> String {
    of_heuristic(heuristic, "bars")
}

/// What a heuristic displays of a guess, as a clause.
pub fn measure(heuristic: Heuristic, value: f64) -> String {
    let value = if heuristic.decimals() == 0 { value.into() } else { rounded(value).into() };
    say(&format!("heuristic-{heuristic}-measure"), &[("value", value)])
}

fn of_heuristic(heuristic: Heuristic, what: &str) -> String {
    say(&format!("heuristic-{heuristic}-{what}"), &[])
}

fn of_named(strategy: &str, what: &str) -> Option<String> {
    named(strategy).map(|named| said(named.name, what))
}

fn said(name: &str, what: &str) -> String {
    let key = name.split(':').next().unwrap_or_default();
    say(&format!("strategy-{key}{what}"), &[])
}

/// The strategy of this name; `random` is written with its seed.
fn named(strategy: &str) -> Option<&'static NamedStrategy> {
    let name = strategy.strip_suffix(",seed=0").unwrap_or(strategy);
    PlayerSpec::named().find(|named| named.name == name)
}
