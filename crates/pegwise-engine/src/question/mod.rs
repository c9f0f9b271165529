//! The questions that other programs can ask, one per file, with answers in the types of [`api`](crate::api).

mod best_guesses;
mod candidates;
mod check;
mod evaluate;
mod explain;
mod judge;
mod open;
mod optimal;
mod puzzle;
mod rank;
mod regret;
mod review;
mod score;
mod static_game;
mod suggest;
mod tree;

pub use best_guesses::{BestGuesses, GuessList};
pub use candidates::CandidatesRequest;
pub use check::CheckRequest;
pub use evaluate::{Evaluate, EvaluateOrPlay, EvaluateRequest, Evaluated, GamesPlayed, PlayGames, PlayGamesWith};
pub use explain::{Explain, ExplainRequest};
pub use judge::{Judge, JudgeAlternative, JudgeRequest};
pub use open::{FindCandidates, ListCandidates, ListCodes, OpenGame, OpenSession, SampleCandidates};
pub use optimal::{
    Certify, FastPlayed, HeuristicBaseline, OptimalRequest, PrepareSolver, Solve, SolveLies, SolveWith, confirm,
};
pub use puzzle::{GeneratePuzzle, PuzzleRequest};
pub use rank::{Rank, RankRequest};
pub use regret::{MeasureRegret, RegretRequest};
pub use review::{ReviewGame, ReviewRequest, ReviewWith, ReviewedGame};
pub use score::ScoreRequest;
pub use static_game::{CheckQuestions, FindQuestions};
pub use suggest::{PreparePlayer, Suggest, SuggestRequest};
pub use tree::{BuildTree, ExploreAfter, OpenTree, TreeRequest};

use crate::api::{Answer, Presets, Strategies};
use crate::asked::{Asked, Refusal, Stopwatch, usage};
use serde::{Deserialize, Serialize};

/// A question from another program.
pub trait Question {
    /// The answer, in the types of [`api`](crate::api).
    type Answer: Into<Answer>;

    /// Answers the question.
    ///
    /// # Errors
    /// Returns [`Refusal`] if the question is invalid or has no answer.
    fn answer(&self, asked: &mut Asked<'_>) -> Result<Self::Answer, Refusal>;
}

/// Calls a macro with the name of each question, its type, and the field that names its board.
#[macro_export]
macro_rules! for_each_question {
    ($declare:ident) => {
        $declare! {
            /// The best next guess.
            Suggest(SuggestRequest, game),
            /// The expected information of guesses.
            Explain(ExplainRequest, game),
            /// A check for contradictions.
            Check(CheckRequest, game),
            /// The codes that fit all answers.
            Candidates(CandidatesRequest, game),
            /// The answer to a guess.
            Score(ScoreRequest, rules),
            /// The cost of each guess of a game.
            Review(ReviewRequest, game),
            /// The cost of a guess.
            Judge(JudgeRequest, game),
            /// The best guesses.
            Rank(RankRequest, game),
            /// The regret of guesses: how much they lose against the best ones.
            Regret(RegretRequest, rules),
            /// The results of strategies against every secret.
            Evaluate(EvaluateRequest, rules),
            /// A position in a strategy's tree.
            Tree(TreeRequest, rules),
            /// Optimal play on a board.
            Optimal(OptimalRequest, rules),
            /// Puzzles from a seed.
            Puzzle(PuzzleRequest, rules),
        }
    };
}

macro_rules! board {
    ($question:ident, game) => {
        Some(&$question.game)
    };
    ($question:ident, rules) => {
        $question.rules.as_deref()
    };
}

macro_rules! questions {
    ($($(#[$about:meta])* $name:ident($request:ident, $board:ident),)*) => {
        /// A request to the engine from another program.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
        pub enum Request {
            $($(#[$about])* $name($request),)*
            /// The named strategies.
            Strategies {},
            /// The named boards.
            Rules {},
        }

        impl Request {
            /// Returns the symbols of the colours, if given.
            pub fn alphabet(&self) -> Option<&str> {
                match self {
                    $(Request::$name(question) => question.alphabet.as_deref(),)*
                    Request::Strategies {} | Request::Rules {} => None,
                }
            }

            /// Returns the game or the board, if given: a text that may begin with the name of a board.
            pub fn board(&self) -> Option<&str> {
                match self {
                    $(Request::$name(question) => board!(question, $board),)*
                    Request::Strategies {} | Request::Rules {} => None,
                }
            }

            /// Answers the request.
            ///
            /// # Errors
            /// Returns the same errors as [`Question::answer`].
            pub fn answer(&self, asked: &mut Asked<'_>) -> Result<Answer, Refusal> {
                match self {
                    $(Request::$name(question) => question.answer(asked).map(Into::into),)*
                    Request::Strategies {} => Ok(Answer::Strategies(Strategies::usual())),
                    Request::Rules {} => Ok(Answer::Presets(Presets::all())),
                }
            }
        }
    };
}

for_each_question!(questions);
