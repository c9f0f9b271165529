use super::{Position, board};
use crate::link::Fragment;
use crate::parts::explain_notation;
use crate::t;
use pegwise::notation::Alphabet;
use pegwise::{Code, Codebook, Evaluation, Feedback, Heuristic, StrategySpec, StrategyTree, Turn};

pub(in crate::pages::learn) fn strategies() -> impl Iterator<Item = (&'static str, Heuristic)> {
    Heuristic::MEASURES.into_iter().map(|heuristic| (heuristic.strategies()[0].name, heuristic))
}

#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Walk {
    pub(in crate::pages::learn) strategy: &'static str,
    pub(in crate::pages::learn) secret: Code,
    pub(in crate::pages::learn) tree: Branch,
    pub(in crate::pages::learn) evaluations: Vec<Evaluation>,
    pub(in crate::pages::learn) least: u64,
}

#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Branch {
    pub(in crate::pages::learn) guess: Code,
    pub(in crate::pages::learn) left: usize,
    pub(in crate::pages::learn) answers: Vec<(Feedback, Option<Branch>)>,
}

impl Branch {
    pub(in crate::pages::learn) fn guesses_to(&self, secret: &Code) -> usize {
        let answer = pegwise::score::reference(&self.guess, secret);
        let next = self.answers.iter().find(|(own, _)| *own == answer).and_then(|(_, next)| next.as_ref());
        1 + next.map_or(0, |next| next.guesses_to(secret))
    }
}

#[derive(Clone, Debug)]
pub(in crate::pages::learn) struct Forest {
    start: Position,
    trees: Vec<StrategyTree>,
    least: u64,
}

impl Forest {
    pub(in crate::pages::learn) fn grow() -> Self {
        let start = Position::start();
        let trees = strategies().map(|(name, _)| tree(name, start.codebook())).collect();
        let least = best(&start);
        Forest { start, trees, least }
    }

    pub(in crate::pages::learn) fn walk(&self, fragment: &Fragment) -> Result<Walk, String> {
        let name = fragment.get("strategy").unwrap_or("knuth");
        let mut trees = strategies().zip(&self.trees);
        let Some(((strategy, _), tree)) = trees.find(|((own, _), _)| *own == name) else {
            return Err(t!("learn-no-strategy", strategy = name));
        };
        let text = fragment.get("secret").unwrap_or("431");
        let secret = Alphabet::canonical().read_code(&board(), text).map_err(|error| explain_notation(&error))?;
        Ok(Walk {
            strategy,
            tree: branch(tree, 0, &self.start),
            secret,
            evaluations: self.trees.iter().map(StrategyTree::evaluation).collect(),
            least: self.least,
        })
    }
}

impl Walk {
    pub(in crate::pages::learn) fn own(&self) -> Option<&Evaluation> {
        let at = strategies().position(|(name, _)| name == self.strategy)?;
        self.evaluations.get(at)
    }
}

fn tree(name: &str, codebook: &Codebook) -> StrategyTree {
    let spec = StrategySpec::read(name, codebook.board()).expect("a constant of ours");
    StrategyTree::build(&spec.prepare(codebook), codebook, &()).expect("nobody stops it")
}

fn best(start: &Position) -> u64 {
    let state = pegwise::State::new(start.codebook(), &[], start.left()).expect("a board has codes");
    start.play().total(state, &()).expect("nobody stops it")
}

fn branch(tree: &StrategyTree, node: usize, position: &Position) -> Branch {
    let guess = tree.nodes()[node].guess.clone();
    let answers = position.cells(&guess).into_iter().map(|(feedback, _)| {
        let after = |child| branch(tree, child, &position.clone().after(Turn { guess: guess.clone(), feedback }));
        (feedback, tree.child(node, feedback).map(after))
    });
    Branch { left: position.left().len(), answers: answers.collect(), guess: guess.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn walk(strategy: &str, secret: &str) -> Walk {
        Forest::grow().walk(&Fragment::default().with("strategy", strategy).with("secret", secret)).unwrap()
    }

    #[test]
    fn every_way_ends_with_its_secret() {
        fn ends(branch: &Branch, ways: &mut Vec<Code>) {
            let before = ways.len();
            for (answer, next) in &branch.answers {
                if let Some(next) = next {
                    ends(next, ways);
                } else {
                    assert_eq!(*answer, board().win());
                    ways.push(branch.guess.clone());
                }
            }
            assert_eq!(ways.len() - before, branch.left);
        }
        for (name, _) in strategies() {
            let walk = walk(name, "431");
            let mut ways = Vec::new();
            ends(&walk.tree, &mut ways);
            ways.sort();
            let codebook = Codebook::new(&board()).unwrap();
            assert_eq!(ways, codebook.candidates().codes().collect::<Vec<_>>(), "{name}");
            let total = ways.iter().map(|secret| walk.tree.guesses_to(secret) as u64).sum::<u64>();
            assert_eq!(total, walk.own().unwrap().total(), "{name}");
        }
    }

    /// The total 206 is in `data/optima.csv`.
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
