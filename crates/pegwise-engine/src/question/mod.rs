//! The questions to the engine, one file each: the types of question and answer, the work, and its verification.
//! Answers in the format for programs are those of [`api`](crate::api).

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
mod review;
mod score;
mod static_game;
mod suggest;
mod tree;

pub use best_guesses::{BestGuesses, GuessList};
pub use candidates::CandidatesRequest;
pub use check::CheckRequest;
pub use evaluate::{Evaluate, EvaluateRequest, GamesPlayed, PlayGames, Replayed};
pub use explain::{Explain, ExplainRequest};
pub use judge::{Judge, JudgeAlternative, JudgeRequest};
pub use open::{FindCandidates, ListCodes, OpenGame, OpenSession, SampleCandidates};
pub use optimal::{
    Certify, FastPlayed, HeuristicBaseline, OptimalRequest, PrepareSolver, Solve, SolveLies, SolveWith, confirm,
};
pub use puzzle::{GeneratePuzzle, PuzzleRequest};
pub use rank::{Rank, RankRequest};
pub use review::{ReviewGame, ReviewRequest, ReviewWith, ReviewedGame};
pub use score::ScoreRequest;
pub use static_game::{CheckQuestions, FindQuestions};
pub use suggest::{PreparePlayer, Suggest, SuggestRequest};
pub use tree::{BuildTree, ExploreAfter, Explored, OpenTree, TreeRequest};

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
    /// [`Refusal`] if it is invalid or has no answer.
    fn answer(&self, asked: &mut Asked<'_>) -> Result<Self::Answer, Refusal>;
}

/// The list of all questions, for a macro: the name of each, its type, and the field with the board.
#[macro_export]
macro_rules! for_each_question {
    ($declare:ident) => {
        $declare! {
            /// The best next guess.
            Suggest(SuggestRequest, game),
            /// What guesses would tell.
            Explain(ExplainRequest, game),
            /// Whether the answers contradict each other.
            Check(CheckRequest, game),
            /// The codes that fit all answers.
            Candidates(CandidatesRequest, game),
            /// The answer to a guess.
            Score(ScoreRequest, rules),
            /// What each guess of a game cost.
            Review(ReviewRequest, game),
            /// What a guess would cost.
            Judge(JudgeRequest, game),
            /// The best guesses.
            Rank(RankRequest, game),
            /// Strategies played against every secret.
            Evaluate(EvaluateRequest, rules),
            /// A position in a strategy's tree.
            Tree(TreeRequest, rules),
            /// The best play on a board.
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

/// Declares the questions, and passes each to its file.
macro_rules! questions {
    ($($(#[$about:meta])* $name:ident($request:ident, $board:ident),)*) => {
        /// What can be asked for.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
        pub enum Request {
            $($(#[$about])* $name($request),)*
            /// The usual strategies.
            Strategies {},
            /// The named boards.
            Rules {},
        }

        impl Request {
            /// One symbol for each colour, if given.
            pub fn alphabet(&self) -> Option<&str> {
                match self {
                    $(Request::$name(question) => question.alphabet.as_deref(),)*
                    Request::Strategies {} | Request::Rules {} => None,
                }
            }

            /// The game or the board, if given: a text that may begin with the name of a board.
            pub fn board(&self) -> Option<&str> {
                match self {
                    $(Request::$name(question) => board!(question, $board),)*
                    Request::Strategies {} | Request::Rules {} => None,
                }
            }

            /// Answers the request.
            ///
            /// # Errors
            /// As [`Question::answer`].
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
