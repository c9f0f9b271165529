//! Strategy trees: verified, examined and compared.

use pegwise_core::Feedback;
use pegwise_notation::Alphabet;
use pegwise_strategy::tree::{Difference, TreeFile};
use pegwise_strategy::{Evaluation, StrategyTree};
use serde::{Deserialize, Serialize};

/// A tree that finds every secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct VerifiedTree {
    /// The board.
    pub rules: String,
    /// The strategy that built the tree, if the file names it.
    pub strategy: Option<String>,
    /// The objective of the tree, if the file names it.
    pub objective: Option<String>,
    /// The number of guesses in the tree: one for each reachable position.
    pub guesses: usize,
    /// The number of secrets.
    pub secrets: u64,
    /// The total number of guesses over all secrets.
    pub total: u64,
    /// The mean number of guesses.
    pub mean: f64,
    /// The maximum number of guesses.
    pub max: usize,
    /// The number of secrets found by each guess, starting with the first.
    pub distribution: Vec<u64>,
}

/// A tree that finds every secret, with its statistics.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TreeStats {
    /// The tree.
    #[serde(flatten)]
    pub verified: VerifiedTree,
    /// The first guess.
    pub opening: String,
    /// The number of guesses that cannot be the secret.
    pub never_win: usize,
    /// The number of guesses that can be followed by another guess.
    pub positions: usize,
}

/// A position of a tree, with its answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TreePosition {
    /// The board.
    pub rules: String,
    /// The turns so far, each written as `guess:answer`.
    pub game: String,
    /// The guess.
    pub guess: String,
    /// Whether the guess can be the secret.
    pub can_be_secret: bool,
    /// The number of secrets left before this guess.
    pub secrets: u64,
    /// The total number of guesses needed for these secrets from here on.
    pub total: u64,
    /// The maximum number of guesses from here on.
    pub max: usize,
    /// The number of secrets found by each guess, starting with this one.
    pub distribution: Vec<u64>,
    /// The answers, each with the next guess.
    pub answers: Vec<TreeAnswer>,
}

/// An answer to a guess of a tree, with the next guess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TreeAnswer {
    /// The answer.
    pub feedback: String,
    /// The number of secrets that give this answer.
    pub secrets: u64,
    /// The next guess, unless the answer wins.
    pub guess: Option<String>,
    /// The total number of further guesses needed for these secrets.
    pub total: u64,
    /// The maximum number of further guesses.
    pub max: usize,
    /// The answers to the next guess, unless the answer wins or the requested depth is reached.
    pub answers: Option<Vec<TreeAnswer>>,
}

/// The positions in which two trees first guess differently.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TreeDifferences {
    /// The board.
    pub rules: String,
    /// Whether both trees make the same guesses everywhere.
    pub alike: bool,
    /// The first tree.
    pub first: VerifiedTree,
    /// The second tree.
    pub second: VerifiedTree,
    /// The positions in which they first differ.
    pub differences: Vec<TreeDifference>,
}

/// A position in which two trees guess differently.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TreeDifference {
    /// The turns before the position, each written as `guess:answer`.
    pub game: String,
    /// The first tree from this position on, if it has a guess there.
    pub first: Option<TreeBranch>,
    /// The second tree from this position on, if it has a guess there.
    pub second: Option<TreeBranch>,
}

/// The part of a tree from a position on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TreeBranch {
    /// The guess.
    pub guess: String,
    /// The number of secrets left before this guess.
    pub secrets: u64,
    /// The total number of guesses needed for these secrets from here on.
    pub total: u64,
}

impl VerifiedTree {
    /// Combines a tree with its evaluation.
    pub fn new(TreeFile { tree, strategy, objective }: &TreeFile, evaluation: &Evaluation) -> Self {
        VerifiedTree {
            rules: tree.board().to_string(),
            strategy: strategy.clone(),
            objective: objective.clone(),
            guesses: tree.nodes().len(),
            secrets: evaluation.secrets(),
            total: evaluation.total(),
            mean: evaluation.mean(),
            max: evaluation.max(),
            distribution: evaluation.distribution().to_vec(),
        }
    }
}

impl TreeStats {
    /// Combines a tree with its evaluation.
    pub fn new(file: &TreeFile, evaluation: &Evaluation, alphabet: &Alphabet) -> Self {
        let nodes = file.tree.nodes();
        TreeStats {
            verified: VerifiedTree::new(file, evaluation),
            opening: alphabet.write(&nodes[0].guess),
            never_win: (0..nodes.len()).filter(|&node| !file.tree.can_win(node)).count(),
            positions: nodes.iter().filter(|node| !node.children.is_empty()).count(),
        }
    }
}

impl TreePosition {
    /// Converts the part of a tree below a node, to a depth of `depth` answers.
    ///
    /// # Panics
    /// Panics if the tree has no such node.
    pub fn new(tree: &StrategyTree, node: usize, depth: usize, alphabet: &Alphabet) -> Self {
        let evaluation = tree.evaluation_from(node);
        TreePosition {
            rules: tree.board().to_string(),
            game: game_before(tree, node, alphabet),
            guess: alphabet.write(&tree.nodes()[node].guess),
            can_be_secret: tree.can_win(node),
            secrets: evaluation.secrets(),
            total: evaluation.total(),
            max: evaluation.max(),
            distribution: evaluation.distribution().to_vec(),
            answers: answers(tree, node, depth, alphabet).unwrap_or_default(),
        }
    }
}

fn answers(tree: &StrategyTree, node: usize, depth: usize, alphabet: &Alphabet) -> Option<Vec<TreeAnswer>> {
    let deeper = depth.checked_sub(1)?;
    let follow = |&(feedback, child): &(Feedback, usize)| {
        let evaluation = tree.evaluation_from(child);
        TreeAnswer {
            feedback: feedback.to_string(),
            secrets: evaluation.secrets(),
            guess: Some(alphabet.write(&tree.nodes()[child].guess)),
            total: evaluation.total(),
            max: evaluation.max(),
            answers: answers(tree, child, deeper, alphabet),
        }
    };
    let won = tree.can_win(node).then(|| TreeAnswer {
        feedback: tree.board().win().to_string(),
        secrets: 1,
        guess: None,
        total: 0,
        max: 0,
        answers: None,
    });
    Some(tree.nodes()[node].children.iter().map(follow).chain(won).collect())
}

fn game_before(tree: &StrategyTree, node: usize, alphabet: &Alphabet) -> String {
    let turns = tree.history(node);
    let turns = turns.iter().map(|turn| format!("{}:{}", alphabet.write(&turn.guess), turn.feedback));
    turns.collect::<Vec<_>>().join(" ")
}

impl TreeDifferences {
    /// Compares two trees, given with their evaluations.
    pub fn new([first, second]: [(&TreeFile, &Evaluation); 2], alphabet: &Alphabet) -> Self {
        let trees = [&first.0.tree, &second.0.tree];
        let differences = trees[0].differences(trees[1]);
        let differences = differences.iter().map(|found| TreeDifference::new(trees, *found, alphabet));
        let differences: Vec<_> = differences.collect();
        TreeDifferences {
            rules: trees[0].board().to_string(),
            alike: differences.is_empty(),
            first: VerifiedTree::new(first.0, first.1),
            second: VerifiedTree::new(second.0, second.1),
            differences,
        }
    }
}

impl TreeDifference {
    fn new(trees: [&StrategyTree; 2], Difference { first, second }: Difference, alphabet: &Alphabet) -> Self {
        let branch = |tree: &StrategyTree, node: Option<usize>| Some(TreeBranch::new(tree, node?, alphabet));
        let before = |tree: &StrategyTree, node: Option<usize>| Some(game_before(tree, node?, alphabet));
        TreeDifference {
            game: before(trees[0], first).or_else(|| before(trees[1], second)).unwrap_or_default(),
            first: branch(trees[0], first),
            second: branch(trees[1], second),
        }
    }
}

impl TreeBranch {
    fn new(tree: &StrategyTree, node: usize, alphabet: &Alphabet) -> Self {
        let evaluation = tree.evaluation_from(node);
        TreeBranch {
            guess: alphabet.write(&tree.nodes()[node].guess),
            secrets: evaluation.secrets(),
            total: evaluation.total(),
        }
    }
}
