use serde::{Deserialize, Serialize};

/// What a page can ask. Games are in one line, codes and answers in the canonical notation.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) enum Question {
    /// How a game stands, and the first codes that are left.
    GameStatus {
        /// The game.
        game: String,
        /// How many codes to list at most.
        listed: usize,
    },
    /// The next guess by a strategy, or by `optimal` play.
    Suggest {
        /// The game so far.
        game: String,
        /// A strategy's name, or `optimal`.
        strategy: String,
    },
    /// How a guess splits the codes that are left, without comparing it to others: quick on every board.
    Explain {
        /// The game so far.
        game: String,
        /// The guess.
        guess: String,
    },
    /// The same of several guesses.
    Compare {
        /// The game so far.
        game: String,
        /// The guesses.
        guesses: Vec<String>,
    },
    /// What a guess costs against the best.
    Judge {
        /// The game so far.
        game: String,
        /// The guess.
        guess: String,
        /// May only codes be guessed that fit all answers?
        consistent: bool,
    },
    /// The best guesses in groups of equal value.
    Rank {
        /// The game so far.
        game: String,
        /// May only codes be guessed that fit all answers?
        consistent: bool,
    },
    /// Skill and luck of a game.
    Review {
        /// The game.
        game: String,
        /// May only codes be guessed that fit all answers?
        consistent: bool,
    },
    /// A strategy against every secret.
    Evaluate {
        /// The board.
        rules: String,
        /// A strategy's name, or `optimal`.
        strategy: String,
    },
    /// A node of a strategy's tree.
    Branch {
        /// The board.
        rules: String,
        /// A strategy's name, or `optimal`.
        strategy: String,
        /// The answers that lead there from the first guess.
        answers: Vec<String>,
    },
    /// The answers in a strategy's tree on the way to a secret.
    Follow {
        /// The board.
        rules: String,
        /// A strategy's name, or `optimal`.
        strategy: String,
        /// The secret.
        secret: String,
    },
}
