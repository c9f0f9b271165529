//! Players by name: built-in strategies, the solver and tree files.

use crate::budget::guesses_only_codes;
use crate::{Codebreaker, Session, check_in_memory, check_listed, is_solved_at_once};
use pegwise_core::{Board, Cancelled, Codebook, Limits, Monitor, TooLarge};
use pegwise_notation::{Alphabet, shown};
use pegwise_solver::{NotReady, Positions, Solver, Unsolvable};
use pegwise_strategy::tree::OtherBoard;
use pegwise_strategy::{
    BuiltIn, Decision, GuessPool, InvalidSpec, Level, Method, NamedStrategy, NoDecision, SAMPLED_ENTROPY, State,
    Strategy, StrategySpec, StrategyTree,
};
use std::fmt;

/// A guesser in text notation.
/// | text | plays by |
/// |---|---|
/// | `knuth`, `entropy,tie=first`, ... | a built-in strategy: see [`StrategySpec`] |
/// | `optimal` | the solver: the fewest guesses on average, proved |
/// | `tree:FILE` | a strategy tree from a file |
///
/// [`PlayerSpec::named`] lists the players with a name.
///
/// ```
/// use pegwise_core::Board;
/// use pegwise_game::PlayerSpec;
/// let board = Board::classic();
/// assert_eq!(PlayerSpec::read("Knuth, open=1123", &board)?.to_string(), "knuth,open=1123");
/// assert_eq!(PlayerSpec::read("optimal", &board)?, PlayerSpec::Optimal);
/// assert_eq!(PlayerSpec::read("tree:my.txt", &board)?, PlayerSpec::Tree("my.txt".to_owned()));
/// # Ok::<(), pegwise_game::InvalidPlayer>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PlayerSpec {
    /// A built-in strategy.
    BuiltIn(StrategySpec),
    /// Optimal play, found and proved by the solver.
    Optimal,
    /// The strategy tree in the file with this name.
    Tree(String),
}

/// The reason why a text is not a player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidPlayer {
    /// The name is unknown.
    #[error("no strategy is called `{found}`; there are {}", names().join(", "))]
    UnknownName {
        /// The text.
        found: String,
    },
    /// The text has options after a name that takes none.
    #[error("`{name}` takes no options")]
    NoOptions {
        /// The name.
        name: &'static str,
    },
    /// No file name follows `tree:`.
    #[error("`tree:` needs the name of a file, such as tree:knuth.txt")]
    NoFile,
    /// The name or the options of a built-in strategy are invalid.
    #[error(transparent)]
    Spec(#[from] InvalidSpec),
}

/// The reason why a player cannot play on a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotPrepared {
    /// The board is too large for the solver.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// The tree is for a different board.
    #[error(transparent)]
    OtherBoard(#[from] OtherBoard),
    /// The player needs a list of all codes, but there are too many.
    #[error(
        "`{name}` needs a list of all codes, and this board has too many; sampled-entropy plays on any board where every answer is true"
    )]
    NeedsAllCodes {
        /// The player.
        name: String,
    },
    /// The tree is unavailable, for this reason.
    #[error("{0}")]
    NoTree(String),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl From<NotReady> for NotPrepared {
    fn from(reason: NotReady) -> Self {
        match reason {
            NotReady::Unsolvable(reason) => reason.into(),
            NotReady::Cancelled(cancelled) => cancelled.into(),
        }
    }
}

/// The text of [`PlayerSpec::Optimal`].
pub const OPTIMAL: &str = "optimal";
const TREE: &str = "tree:";

const NOT_BUILT_IN: [NamedStrategy; 2] = [
    NamedStrategy::elsewhere(OPTIMAL, "is proved to need the fewest guesses on average; for small boards")
        .offered_as(Level::Perfect),
    NamedStrategy::elsewhere("tree:FILE", "plays by a strategy tree from a file"),
];

fn names() -> Vec<&'static str> {
    PlayerSpec::named().map(|named| named.name).collect()
}

impl PlayerSpec {
    /// The players with a name, best known first.
    pub fn named() -> impl Iterator<Item = &'static NamedStrategy> {
        NamedStrategy::all().chain(&NOT_BUILT_IN)
    }

    /// Reads a player for a board, with codes in the canonical alphabet.
    ///
    /// # Errors
    /// Returns [`InvalidPlayer`], which says what is wrong and how to correct it.
    pub fn read(text: &str, board: &Board) -> Result<Self, InvalidPlayer> {
        Self::read_with(text, board, &Alphabet::canonical())
    }

    /// Reads a player for a board, with codes in this alphabet.
    ///
    /// # Errors
    /// Returns [`InvalidPlayer`], which says what is wrong and how to correct it.
    pub fn read_with(text: &str, board: &Board, alphabet: &Alphabet) -> Result<Self, InvalidPlayer> {
        let text = text.trim();
        if let Some(file) = text.strip_prefix(TREE) {
            return if file.is_empty() { Err(InvalidPlayer::NoFile) } else { Ok(PlayerSpec::Tree(file.to_owned())) };
        }
        let name = text.split(',').next().unwrap_or_default().trim();
        if name.eq_ignore_ascii_case(OPTIMAL) {
            let alone = name.len() == text.len();
            return if alone { Ok(PlayerSpec::Optimal) } else { Err(InvalidPlayer::NoOptions { name: OPTIMAL }) };
        }
        match StrategySpec::read_with(text, board, alphabet) {
            Ok(spec) => Ok(PlayerSpec::BuiltIn(spec)),
            Err(InvalidSpec::UnknownName(_)) => Err(InvalidPlayer::UnknownName { found: shown(name) }),
            Err(reason) => Err(reason.into()),
        }
    }

    /// The text, with codes in this alphabet.
    pub fn write(&self, alphabet: &Alphabet) -> String {
        match self {
            PlayerSpec::BuiltIn(spec) => spec.write(alphabet),
            PlayerSpec::Optimal => OPTIMAL.to_owned(),
            PlayerSpec::Tree(file) => format!("{TREE}{file}"),
        }
    }

    /// Checks whether the player uses a list of codes on this board: where [games do](check_listed), and on larger boards
    /// if the player needs every code and the [memory is enough](check_in_memory).
    ///
    /// # Errors
    /// Returns [`TooLarge`] if the player plays without a list.
    pub fn check_listed(&self, board: &Board, limits: Limits) -> Result<(), TooLarge> {
        let needs_every_code = self.built_in().is_none_or(|spec| spec.method != Method::SampledEntropy);
        match check_listed(board, limits) {
            Err(_) if needs_every_code => check_in_memory(board, limits),
            checked => checked,
        }
    }

    /// Checks whether the player plays on a sample of the codes left as it would if it knew all of them.
    ///
    /// # Errors
    /// Returns [`NotPrepared::NeedsAllCodes`] if it would only be an approximation.
    pub fn check_sampled(&self) -> Result<(), NotPrepared> {
        match self.built_in().map(|spec| &spec.method) {
            Some(Method::First | Method::OneStep(_)) => Err(NotPrepared::NeedsAllCodes { name: self.to_string() }),
            _ => Ok(()),
        }
    }

    /// The built-in strategy, if the player is one.
    pub fn built_in(&self) -> Option<&StrategySpec> {
        if let PlayerSpec::BuiltIn(spec) = self { Some(spec) } else { None }
    }

    /// Prepares the player. `limits` covers the solver's memory, and `tree` reads the file of a tree. Preparing the
    /// solver for tens of thousands of codes takes seconds.
    ///
    /// # Errors
    /// Returns [`NotPrepared`] if the board is too large, the tree is missing or wrong, or the monitor stopped it.
    pub fn prepare(
        &self,
        codebook: &Codebook,
        limits: Limits,
        tree: impl FnOnce(&str) -> Result<StrategyTree, String>,
        monitor: &dyn Monitor,
    ) -> Result<Codebreaker, NotPrepared> {
        if *self == PlayerSpec::Optimal {
            return Ok(Codebreaker::new(Solver::with_monitor(codebook, GuessPool::All, limits, monitor)?));
        }
        if let PlayerSpec::BuiltIn(spec) = self {
            return Ok(Codebreaker::new(spec.prepare(codebook)));
        }
        self.prepare_for_sets(codebook.board(), codebook.candidates().len(), tree)
    }

    /// Prepares the player for a board too large to list, with states of up to `largest` candidates.
    ///
    /// # Errors
    /// Returns [`NotPrepared`] if the player needs all codes, or if the tree is unavailable or for a different board.
    pub fn prepare_for_sets(
        &self,
        board: &Board,
        largest: usize,
        tree: impl FnOnce(&str) -> Result<StrategyTree, String>,
    ) -> Result<Codebreaker, NotPrepared> {
        Ok(match self {
            PlayerSpec::BuiltIn(spec) => Codebreaker::new(BuiltIn::for_sets_of(spec, largest)),
            PlayerSpec::Optimal => return Err(NotPrepared::NeedsAllCodes { name: OPTIMAL.to_owned() }),
            PlayerSpec::Tree(file) => {
                let tree = tree(file).map_err(NotPrepared::NoTree)?;
                tree.check_board(board)?;
                Codebreaker::new(Named { name: self.to_string(), strategy: tree })
            }
        })
    }

    /// The default adviser in a game: the optimal player if its guess is [found at once](is_solved_at_once), otherwise
    /// the usual one. The optimal player ignores weights, so it does not advise on boards with weights.
    pub fn adviser(session: &Session, limits: Limits) -> Self {
        let fits = |codebook, left| Positions::check(codebook, left, limits).is_ok();
        let has_memory =
            || session.codebook().ok().zip(session.candidates().ok()).is_some_and(|(all, left)| fits(all, left));
        if !session.is_doubtful() && session.chances().is_none() && is_solved_at_once(session) && has_memory() {
            PlayerSpec::Optimal
        } else {
            Self::usual(session.rules(), limits)
        }
    }

    /// The usual player for a board: the best known strategy if codes are listed, or one that respects weights if there
    /// are any; it guesses only possible codes where all guesses are too many. On larger boards, the best one that can play
    /// there.
    pub fn usual(board: &Board, limits: Limits) -> Self {
        Self::read(Self::usual_name(board, limits), board).expect("a usual strategy")
    }

    /// The name of the usual player.
    pub fn usual_name(board: &Board, limits: Limits) -> &'static str {
        match check_listed(board, limits) {
            Ok(()) if board.has_weights() && guesses_only_codes(board) => "entropy,pool=candidates",
            Ok(()) if guesses_only_codes(board) => "knuth,pool=candidates",
            Ok(()) if board.has_weights() => "entropy",
            Ok(()) => "knuth",
            Err(_) => SAMPLED_ENTROPY,
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.write(&Alphabet::canonical()))
    }
}

#[derive(Debug)]
struct Named<S> {
    name: String,
    strategy: S,
}

impl<S: Strategy> Strategy for Named<S> {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
        self.strategy.decide(state, monitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_named_player_can_be_read() {
        let board = Board::classic();
        for named in PlayerSpec::named() {
            let player = PlayerSpec::read(named.name, &board).unwrap();
            assert_eq!(PlayerSpec::read(&player.to_string(), &board), Ok(player), "{}", named.name);
        }
    }

    #[test]
    fn errors_name_every_player() {
        let error = |text| PlayerSpec::read(text, &Board::classic()).unwrap_err().to_string();
        let unknown = error("knut");
        assert!(unknown.starts_with("no strategy is called `knut`; there are knuth,"), "{unknown}");
        assert!(unknown.ends_with("optimal, tree:FILE"), "{unknown}");
        assert_eq!(error("optimal,tie=first"), "`optimal` takes no options");
        assert_eq!(error("tree:"), "`tree:` needs the name of a file, such as tree:knuth.txt");
        assert_eq!(error("first,tie=candidate"), "`first` has no option `tie`");
    }

    #[test]
    fn built_in_strategies_are_told_from_other_players() {
        let board = Board::classic();
        let built_in = |text| PlayerSpec::read(text, &board).unwrap().built_in().map(ToString::to_string);
        assert_eq!(built_in("knuth").as_deref(), Some("knuth"));
        assert_eq!([built_in("optimal"), built_in("tree:knuth.txt")], [None, None]);
    }

    #[test]
    fn openings_are_written_in_the_alphabet_they_were_read_in() {
        let letters = Alphabet::new("BGKRWY").unwrap();
        let player = PlayerSpec::read_with("entropy,open=BBGG", &Board::classic(), &letters).unwrap();
        assert_eq!(
            (player.write(&letters).as_str(), player.to_string().as_str()),
            ("entropy,open=BBGG", "entropy,open=1122")
        );
    }
    #[test]
    fn advice_is_optimal_where_that_is_found_at_once() {
        let adviser = |game: &str| {
            let session = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
            PlayerSpec::adviser(&session, Limits::default()).to_string()
        };
        for game in
            ["4x6", "4x7", "5x5", "4x6-marks", "4x6-sum", "bulls-and-cows 1234:1.1 1567:1.0", "5x8 11223:2.2 11345:2.2"]
        {
            assert_eq!(adviser(game), "optimal", "{game}");
        }
        for game in ["4x8", "5x8", "5x8 11223:1.1", "4x6-blacks", "4x6-whites", "6x3-order", "6x7-distinct 123456:1.4"]
        {
            assert_eq!(adviser(game), "knuth", "{game}");
        }
        assert_eq!([adviser("2x3-only=11*2,12,13"), adviser("2x3-only=11,12,13")], ["entropy", "optimal"]);
    }
}
