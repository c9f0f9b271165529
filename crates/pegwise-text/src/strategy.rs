//! Strategies and heuristics in words. Their messages are in `strategy.ftl`, with their names as keys.

use crate::catalogue::say;
use crate::number::rounded;
use crate::t;
use pegwise_game::PlayerSpec;
use pegwise_strategy::{Heuristic, Level, NamedStrategy};

/// Returns the name of a strategy, in full notation if it has options.
pub fn name(strategy: &str) -> String {
    of_named(strategy, "").unwrap_or_else(|| strategy.to_owned())
}

/// Describes the method of a strategy in a sentence. Returns `None` if the strategy has options.
pub fn about(strategy: &str) -> Option<String> {
    of_named(strategy, "-about")
}

/// Describes the method of a strategy, as a note.
pub fn in_short(strategy: &NamedStrategy) -> String {
    said(strategy.name, "-short")
}

/// Describes how a strategy plays if it is offered as a level, as a note.
pub fn play(strategy: &str) -> Option<String> {
    level(strategy).and_then(|_| of_named(strategy, "-strength"))
}

/// Returns the strength of a strategy in a word or two, if it is offered as a level and has no options.
pub fn strength(strategy: &str) -> Option<String> {
    level(strategy).map(|level| match level {
        Level::Easy => t!("strength-easy"),
        Level::Clever => t!("strength-clever"),
        Level::VeryClever => t!("strength-very-clever"),
        Level::Perfect => t!("strength-perfect"),
    })
}

/// Returns the level at which a strategy is offered, if any.
pub fn level(strategy: &str) -> Option<Level> {
    named(strategy)?.level
}

/// Returns the heading of the column for a heuristic, one of the [measures](Heuristic::MEASURES).
pub fn column(heuristic: Heuristic) -> String {
    of_heuristic(heuristic, "column")
}

/// Says that a guess is the best by a heuristic, as a note.
pub fn best(heuristic: Heuristic) -> String {
    of_heuristic(heuristic, "best")
}

/// Explains bars that show the values of a heuristic.
pub fn bars(heuristic: Heuristic) -> String {
    of_heuristic(heuristic, "bars")
}

/// Returns the value of a guess under a heuristic, as a clause.
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

/// Finds a named strategy. The default seed of `random` does not count as an option.
fn named(strategy: &str) -> Option<&'static NamedStrategy> {
    let name = strategy.strip_suffix(",seed=0").unwrap_or(strategy);
    PlayerSpec::named().find(|named| named.name == name)
}
