//! Strategies by name: the list, their labels and descriptions. A strategy is text here, as [`PlayerSpec`] writes it.

use crate::engine::LIMITS;
use crate::t;
use pegwise::notation::shown;
use pegwise::{
    Board, GuessPool, InvalidPlayer, Level, Method, OPTIMAL, PlayerSpec, Rules, SAMPLED_ENTROPY, StrategySpec,
    is_soon_solved,
};
use pegwise_text::strategy::level;
pub(crate) use pegwise_text::strategy::{name, strength};

/// Returns the strategies on offer, the usual one first, without those that differ only if codes cannot be listed.
pub(crate) fn offered() -> impl Iterator<Item = String> {
    let named = PlayerSpec::named().filter(|named| named.name != SAMPLED_ENTROPY);
    named.filter_map(|named| read(named.name, &Board::classic()).ok())
}

pub(crate) fn usual(board: &Board) -> String {
    PlayerSpec::usual_name(board, LIMITS).to_owned()
}

pub(crate) fn levels(rules: &Rules) -> Vec<String> {
    let perfect = is_soon_solved(rules).then(|| OPTIMAL.to_owned());
    ["first".to_owned(), usual(rules)].into_iter().chain(perfect).collect()
}

/// Returns the strategy for another board. A level that it lacks becomes its usual one; a chosen name stays.
pub(crate) fn on(rules: &Rules, strategy: String) -> String {
    let is_level = level(&strategy).is_some_and(|level| level != Level::VeryClever);
    if is_level && !levels(rules).contains(&strategy) { usual(rules) } else { strategy }
}

pub(crate) fn level_about(strategy: &str) -> String {
    match level(strategy) {
        Some(Level::Easy) => t!("strength-easy-about"),
        Some(Level::Perfect) => t!("strength-perfect-about"),
        _ => t!("strength-clever-about"),
    }
}

pub(crate) fn read(text: &str, board: &Board) -> Result<String, InvalidPlayer> {
    match PlayerSpec::read(text, board) {
        Ok(PlayerSpec::Tree(_)) | Err(InvalidPlayer::NoFile) => Err(InvalidPlayer::UnknownName { found: shown(text) }),
        read => read.map(|player| player.to_string()),
    }
}

pub(crate) fn about(strategy: &str) -> String {
    pegwise_text::strategy::about(strategy).unwrap_or_else(|| t!("strategy-typed-about"))
}

pub(crate) fn consistent(strategy: &str, board: &Board) -> String {
    match PlayerSpec::read(strategy, board) {
        Ok(PlayerSpec::BuiltIn(StrategySpec { method: Method::OneStep(mut step), opening })) => {
            step.pool = GuessPool::Candidates;
            StrategySpec { method: Method::OneStep(step), opening }.to_string()
        }
        _ => strategy.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_is_read_and_has_a_name() {
        let board = Board::classic();
        assert_eq!(offered().next(), Some(usual(&board)));
        assert_eq!(offered().count(), PlayerSpec::named().count() - 2, "not trees from files, nor samples");
        for offered in offered() {
            assert_eq!(read(&offered, &board).unwrap(), offered);
            assert_ne!(name(&offered), offered);
            assert_ne!(about(&offered), about("knuth,open=1123"), "{offered}");
        }
        assert_eq!(read(" Entropy ", &board).unwrap(), "entropy");
        assert_eq!(read("Minimax, tie=candidate", &board).unwrap(), "knuth");
        for text in ["knuth,open=9999", "tree:my.txt", "tree:", "optimal,tie=first", ""] {
            assert!(read(text, &board).is_err(), "{text}");
        }
    }

    #[test]
    fn levels_are_those_that_the_board_allows() {
        let levels = |rules: &str| levels(&rules.parse().unwrap());
        assert_eq!(levels("4x6"), ["first", "knuth", "optimal"]);
        assert_eq!(levels("5x8"), ["first", "knuth"]);
        assert_eq!(levels("10x10"), ["first", "sampled-entropy"]);
        assert_eq!(levels("2x4-only=11*5,12"), ["first", "entropy", "optimal"]);
        let on = |rules: &str, strategy: &str| on(&rules.parse().unwrap(), strategy.to_owned());
        assert_eq!(on("10x10", "knuth"), "sampled-entropy");
        assert_eq!(on("5x8", "optimal"), "knuth");
        for kept in ["first", "knuth", "entropy"] {
            assert_eq!(on("5x8", kept), kept);
        }
    }

    #[test]
    fn consistent_strategies_guess_what_can_win() {
        let board = Board::classic();
        assert_eq!(consistent("knuth", &board), "knuth,pool=candidates");
        assert_eq!(consistent("first", &board), "first");
        assert_eq!(consistent("optimal", &board), "optimal");
    }
}
