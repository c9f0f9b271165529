use super::{Position, board};
use crate::link::Fragment;
use crate::parts::explain_notation;
use crate::t;
use pegwise::{Code, Codebook, Evaluation, Feedback, Heuristic, StrategySpec, StrategyTree};

/// The strategies whose trees can be walked: the name in the address, and what it looks at.
pub(in crate::pages::learn) const STRATEGIES: [(&str, Heuristic); 4] = [
    ("knuth", Heuristic::WorstCase),
    ("expected-size", Heuristic::ExpectedSize),
    ("entropy", Heuristic::Entropy),
    ("most-parts", Heuristic::MostParts),
];

/// The way through a strategy's tree to a secret.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Walk {
    pub(in crate::pages::learn) strategy: &'static str,
    pub(in crate::pages::learn) secret: Code,
    /// From the first guess to the one that wins.
    pub(in crate::pages::learn) stops: Vec<Stop>,
    /// The guesses of all trees over all secrets, in the order of [`STRATEGIES`].
    pub(in crate::pages::learn) evaluations: Vec<Evaluation>,
    /// No strategy has a smaller total.
    pub(in crate::pages::learn) least: u64,
}

/// A guess on the way.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Stop {
    pub(in crate::pages::learn) guess: Code,
    /// What the secret answers.
    pub(in crate::pages::learn) answer: Feedback,
    /// The codes that are left before the guess.
    pub(in crate::pages::learn) left: usize,
    /// The answers there are, with the codes that give them and the first of those.
    pub(in crate::pages::learn) branches: Vec<(Feedback, usize, Code)>,
}

/// The trees of all strategies on the small board.
#[derive(Clone, Debug)]
pub(in crate::pages::learn) struct Forest {
    start: Position,
    /// In the order of [`STRATEGIES`].
    trees: Vec<StrategyTree>,
    least: u64,
}

impl Forest {
    /// Builds all trees, and finds the total of the best play.
    pub(in crate::pages::learn) fn grow() -> Self {
        let start = Position::start();
        let trees = STRATEGIES.iter().map(|(name, _)| tree(name, start.codebook())).collect();
        let least = best(&start);
        Forest { start, trees, least }
    }

    /// The walk of an address; of what it lacks, the first one.
    pub(in crate::pages::learn) fn walk(&self, fragment: &Fragment) -> Result<Walk, String> {
        let name = fragment.get("strategy").unwrap_or("knuth");
        let mut trees = STRATEGIES.into_iter().zip(&self.trees);
        let Some(((strategy, _), tree)) = trees.find(|((own, _), _)| *own == name) else {
            return Err(t!("learn-no-strategy", strategy = name));
        };
        let text = fragment.get("secret").unwrap_or("431");
        let secret = board().read_code(text).map_err(|error| explain_notation(&error))?;
        Ok(Walk {
            strategy,
            stops: way(tree, &secret, &self.start),
            secret,
            evaluations: self.trees.iter().map(StrategyTree::evaluation).collect(),
            least: self.least,
        })
    }
}

impl Walk {
    /// What the tree needs over all secrets.
    pub(in crate::pages::learn) fn own(&self) -> Option<&Evaluation> {
        let at = STRATEGIES.iter().position(|(name, _)| *name == self.strategy)?;
        self.evaluations.get(at)
    }
}

fn tree(name: &str, codebook: &Codebook) -> StrategyTree {
    let spec = StrategySpec::read(name, codebook.board()).expect("a constant of ours");
    StrategyTree::build(&spec.prepare(codebook), codebook, &()).expect("nobody stops it")
}

/// The total of the best play.
fn best(start: &Position) -> u64 {
    let state = pegwise::State::new(start.codebook(), &[], start.left()).expect("a board has codes");
    start.play().total(state, &()).expect("nobody stops it")
}

/// The guesses of a tree up to the one that finds a secret.
fn way(tree: &StrategyTree, secret: &Code, start: &Position) -> Vec<Stop> {
    let (mut stops, mut position, mut node) = (Vec::new(), start.clone(), Some(0));
    while let Some(here) = node {
        let guess = tree.nodes()[here].guess.clone();
        let answer = pegwise::score::reference(&guess, secret);
        let branches = position.cells(&guess).into_iter();
        let branches = branches.filter_map(|(answer, codes)| Some((answer, codes.len(), codes.first()?.clone())));
        stops.push(Stop { guess: guess.clone(), answer, left: position.left().len(), branches: branches.collect() });
        position = position.after(pegwise::Turn { guess, feedback: answer });
        node = tree.child(here, answer);
    }
    stops
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(strategy: &str, secret: &str) -> Walk {
        Forest::grow().walk(&Fragment::default().with("strategy", strategy).with("secret", secret)).unwrap()
    }

    #[test]
    fn every_way_ends_with_its_secret() {
        for (name, _) in STRATEGIES {
            let codebook = Codebook::new(&board()).unwrap();
            let tree = tree(name, &codebook);
            tree.verify().unwrap();
            let mut total = 0;
            for secret in codebook.candidates().codes() {
                let stops = way(&tree, &secret, &Position::start());
                let last = stops.last().unwrap();
                assert_eq!((&last.guess, last.answer), (&secret, board().win()), "{name}");
                for pair in stops.windows(2) {
                    let taken = pair[0].branches.iter().find(|(answer, ..)| *answer == pair[0].answer).unwrap();
                    assert_eq!(taken.1, pair[1].left, "{name}: {secret}");
                }
                total += stops.len() as u64;
            }
            assert_eq!(total, tree.evaluation().total(), "{name}");
        }
    }

    /// 206 is in `data/optima.csv`.
    #[test]
    fn no_strategy_beats_the_best() {
        let walk = walk("entropy", "431");
        assert_eq!(walk.least, 206);
        assert!(walk.evaluations.iter().all(|evaluation| evaluation.total() > 206 && evaluation.secrets() == 64));
    }

    #[test]
    fn broken_walks_are_refused_in_words() {
        let forest = Forest::grow();
        for text in ["strategy=magic", "strategy", "secret=4", "secret=999", "secret=%ff"] {
            assert!(!forest.walk(&Fragment::read(text)).unwrap_err().is_empty(), "{text}");
        }
    }
}
