use crate::{Codemaker, Session};
use pegwise_core::{Board, Cancelled, Codebook, Limits, Monitor, TooLarge, Turn};
use pegwise_solver::{Best, Solver, Unsolvable};
use pegwise_strategy::tree::{OffTree, OtherBoard};
use pegwise_strategy::{Decision, GuessPool, Reason, State, Strategy, StrategySpec, StrategyTree};
use std::sync::Arc;

/// The side that guesses, by a strategy.
#[derive(Clone, Debug)]
pub struct Codebreaker {
    name: String,
    plan: Plan,
}

/// Where the guesses come from.
#[derive(Clone, Debug)]
enum Plan {
    Strategy(Strategy),
    Tree(StrategyTree),
    Optimal(Arc<Solver>),
}

/// What a suggested guess is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The only code left.
    Final,
    /// It can be the secret.
    Possible,
    /// It cannot be the secret; it is asked for information.
    Impossible,
}

/// Why there is no suggestion.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuggestion {
    /// The answers contradict each other: no code is left.
    #[error("no code fits all answers")]
    Contradiction,
    /// The board has too many codes to list.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The codebreaker plays by a tree, and the game is not played by it.
    #[error(transparent)]
    OffTree(#[from] OffTree),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl Mark {
    /// The mark of a decision.
    pub fn of(decision: &Decision) -> Self {
        match decision {
            d if d.is_candidate && d.candidates() == 1 => Mark::Final,
            d if d.is_candidate => Mark::Possible,
            _ => Mark::Impossible,
        }
    }
}

impl Codebreaker {
    /// A codebreaker that plays by this strategy.
    pub fn new(spec: &StrategySpec, codebook: &Codebook) -> Self {
        Codebreaker { name: spec.to_string(), plan: Plan::Strategy(Strategy::new(spec, codebook)) }
    }

    /// A codebreaker that plays by a tree, in games by these rules.
    ///
    /// # Errors
    /// [`OtherBoard`] if the tree plays by others.
    pub fn by_tree(name: String, tree: StrategyTree, game: &Board) -> Result<Self, OtherBoard> {
        tree.check_board(game)?;
        Ok(Codebreaker { name, plan: Plan::Tree(tree) })
    }

    /// A codebreaker that makes the guess with the least expected number of further guesses, and proves it. It
    /// remembers what it has found out; `limits` holds for that.
    ///
    /// # Errors
    /// [`Unsolvable`] if the board is too large.
    pub fn optimal(codebook: &Codebook, limits: Limits) -> Result<Self, Unsolvable> {
        let solver = Solver::new(codebook, GuessPool::All, limits)?;
        Ok(Codebreaker { name: "optimal".to_owned(), plan: Plan::Optimal(Arc::new(solver)) })
    }

    /// What to call it: the full name of its strategy in the canonical alphabet, or the name it was given.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The strategy it computes its guesses by, if it does.
    pub fn spec(&self) -> Option<&StrategySpec> {
        match &self.plan {
            Plan::Strategy(strategy) => Some(strategy.spec()),
            Plan::Tree(_) | Plan::Optimal(_) => None,
        }
    }

    /// The next guess, with its reasons. If the monitor stops the work, the best so far.
    ///
    /// # Errors
    /// [`NoSuggestion`] if no code is left, the board is too large, the game leaves the tree, or the monitor
    /// stopped the work before anything was found.
    pub fn suggest(&self, session: &Session, monitor: &dyn Monitor) -> Result<Decision, NoSuggestion> {
        let codebook = session.codebook().map_err(Clone::clone)?;
        let candidates = session.candidates().map_err(Clone::clone)?;
        let state = State::new(codebook, session.turns(), candidates).ok_or(NoSuggestion::Contradiction)?;
        self.decide(state, monitor)
    }

    fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoSuggestion> {
        match &self.plan {
            Plan::Strategy(strategy) => Ok(strategy.decide(state, monitor)?),
            Plan::Tree(tree) => {
                let node = tree.node_after(state.history())?;
                Ok(Decision::new(state, tree.nodes()[node].guess.clone(), Reason::Tree))
            }
            Plan::Optimal(solver) => {
                let Best { total, proved, guesses } = solver.best(state, monitor)?;
                let guess = guesses[0].clone();
                Ok(Decision::new(state, guess, Reason::FewestGuesses { total, proved, tied: guesses }))
            }
        }
    }
}

/// A whole game between two sides: each turn with the decision that led to it.
///
/// Ends when the code is broken. A strategy that only makes guesses that tell it something always gets
/// there; the number of guesses the rules allow is not enforced.
///
/// # Errors
/// [`NoSuggestion`] if the monitor stopped the work, or a tree has no guess for an answer.
pub fn play_out(
    codebreaker: &Codebreaker,
    codemaker: &mut Codemaker,
    codebook: &Codebook,
    monitor: &dyn Monitor,
) -> Result<Vec<(Decision, Turn)>, NoSuggestion> {
    let mut candidates = codebook.candidates().clone();
    let mut history: Vec<Turn> = Vec::new();
    let mut game = Vec::new();
    loop {
        let state = State::new(codebook, &history, &candidates).ok_or(NoSuggestion::Contradiction)?;
        let decision = codebreaker.decide(state, monitor)?;
        monitor.check()?;
        let turn = Turn { feedback: codemaker.answer(&decision.guess), guess: decision.guess.clone() };
        candidates = candidates.after(codebook.board(), &turn);
        history.push(turn.clone());
        let won = turn.feedback == codebook.board().win();
        game.push((decision, turn));
        if won {
            return Ok(game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Limits, Rules};

    fn suggest(game: &str, strategy: &str) -> (String, Mark) {
        let session = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
        let spec = StrategySpec::read(strategy, session.rules()).unwrap();
        let decision = Codebreaker::new(&spec, session.codebook().unwrap()).suggest(&session, &()).unwrap();
        (decision.guess.to_string(), Mark::of(&decision))
    }

    /// Knuth's own example [Knuth 1977]: the secret is 3632, and the fourth guess, 1462, cannot win.
    #[test]
    fn knuths_worked_example() {
        assert_eq!(suggest("4x6", "knuth"), ("1122".into(), Mark::Possible));
        assert_eq!(suggest("4x6 1122:1.0", "knuth"), ("1344".into(), Mark::Possible));
        assert_eq!(suggest("4x6 1122:1.0 1344:0.1", "knuth"), ("3526".into(), Mark::Possible));
        assert_eq!(suggest("4x6 1122:1.0 1344:0.1 3526:1.2", "knuth"), ("1462".into(), Mark::Impossible));
        assert_eq!(suggest("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1", "knuth"), ("3632".into(), Mark::Final));
    }

    #[test]
    fn a_tree_is_a_strategy() {
        let rules = Rules::classic();
        let codebook = Codebook::new(&rules).unwrap();
        let spec = StrategySpec::read("knuth", &rules).unwrap();
        let tree = StrategyTree::build(&spec, &codebook, &()).unwrap();
        let computing = Codebreaker::new(&spec, &codebook);
        let reading = Codebreaker::by_tree("knuth from a file".into(), tree.clone(), &rules).unwrap();
        assert_eq!((computing.name(), computing.spec()), ("knuth", Some(&spec)));
        assert_eq!((reading.name(), reading.spec()), ("knuth from a file", None));
        for seed in 0..20 {
            let game = |codebreaker| {
                let secret = crate::draw_secret(&rules, seed);
                let mut codemaker = Codemaker::honest(rules.clone(), secret);
                play_out(codebreaker, &mut codemaker, &codebook, &()).unwrap()
            };
            let turns = |codebreaker| game(codebreaker).into_iter().map(|(_, turn)| turn).collect::<Vec<_>>();
            assert_eq!(turns(&reading), turns(&computing));
            assert!(game(&reading).iter().all(|(decision, _)| decision.reason == Reason::Tree));
        }

        let suggest = |game: &str| {
            let session = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
            reading.suggest(&session, &())
        };
        assert_eq!(suggest("4x6 1122:1.0").unwrap().guess.to_string(), "1344");
        let off = suggest("4x6 1122:1.0 1345:0.1").unwrap_err();
        assert_eq!(off.to_string(), "row 2 guesses 1345, where the tree guesses 1344");
        assert_eq!(suggest("4x6 1122:0.0 1122:4.0").unwrap_err(), NoSuggestion::Contradiction);

        assert!(Codebreaker::by_tree(String::new(), tree.clone(), &"4x6".parse().unwrap()).is_ok());
        let other = Codebreaker::by_tree(String::new(), tree, &"4x7".parse().unwrap()).unwrap_err();
        assert_eq!(other.to_string(), "the tree is for 4x6, but the game is on 4x7");
    }

    #[test]
    fn whole_games_end_with_the_secret() {
        let rules = Rules::classic();
        let codebook = Codebook::new(&rules).unwrap();
        let knuth = Codebreaker::new(&StrategySpec::read("knuth", &rules).unwrap(), &codebook);
        let secret = rules.read_code("3632").unwrap();
        let mut codemaker = Codemaker::honest(rules.clone(), secret.clone());
        let game = play_out(&knuth, &mut codemaker, &codebook, &()).unwrap();
        let guesses: Vec<String> = game.iter().map(|(decision, _)| decision.guess.to_string()).collect();
        assert_eq!(guesses, ["1122", "1344", "3526", "1462", "3632"]);
        let pools: Vec<u64> = game.iter().map(|(decision, _)| decision.candidates()).collect();
        assert_eq!(pools, [1296, 256, 44, 7, 1]);
        let evil = play_out(&knuth, &mut Codemaker::evil(&codebook), &codebook, &()).unwrap();
        assert_eq!(evil.len(), 5);
    }
}
