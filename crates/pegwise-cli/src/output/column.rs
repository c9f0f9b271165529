//! The columns of tables.

use pegwise::Heuristic;
use pegwise_text::{strategy, t};

macro_rules! columns {
    ($($column:ident $name:literal $heading:expr;)+) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(crate) enum Column {
            Of(Heuristic),
            $($column),+
        }

        impl Column {
            pub(crate) fn name(self) -> &'static str {
                match self {
                    Column::Of(heuristic) => heuristic.unit(),
                    $(Column::$column => $name),+
                }
            }

            pub(crate) fn heading(self) -> String {
                match self {
                    Column::Of(heuristic) => strategy::column(heuristic),
                    $(Column::$column => $heading),+
                }
            }
        }
    };
}

columns! {
    After "after" t!("cli-column-after");
    Answer "answer" t!("cli-column-answer");
    BadLuck "bad luck" t!("cli-column-bad-luck");
    Basis "basis" t!("cli-column-basis");
    BestFound "best" t!("cli-column-best-found");
    BestGuess "best guess" t!("cli-column-best-guess");
    Better "better" t!("cli-column-better");
    BitsTold "bits told" t!("cli-column-bits-told");
    Black "black" t!("cli-column-black");
    Board "board" t!("cli-column-board");
    CanBeSecret "can be the secret" t!("cli-column-can-be-secret");
    Cases "cases" t!("cli-column-cases");
    Chance "chance" t!("cli-column-chance");
    ChanceToWin "chance to win" t!("cli-column-chance-to-win");
    Claim "claim" t!("cli-column-claim");
    Clashes "clashes" t!("cli-column-clashes");
    Code "code" t!("cli-column-code");
    Codes "codes" t!("cli-column-codes");
    Codemaker "codemaker" t!("cli-column-codemaker");
    CodesBefore "codes before" t!("cli-column-codes-before");
    CodesLeft "codes left" t!("cli-column-codes-left");
    Detail "detail" t!("cli-column-detail");
    Difference "difference" t!("cli-column-difference");
    DifferentGuesses "different guesses" t!("cli-column-different-guesses");
    Distribution "distribution" t!("cli-column-distribution");
    Ending "ending" t!("cli-column-ending");
    Expected "expected" t!("cli-column-expected");
    FalseRows "false rows" t!("cli-column-false-rows");
    FewestGuesses "best" t!("cli-column-fewest-guesses");
    First "first" t!("cli-column-first");
    Game "game" t!("cli-column-game");
    Games "games" t!("cli-column-games");
    GivenUp "given up" t!("cli-column-given-up");
    Guess "guess" t!("cli-column-guess");
    Guesses "guesses" t!("cli-column-guesses");
    GuessesAnswered "guesses that are answered" t!("cli-column-guesses-answered");
    GuessesLeft "guesses left at most" t!("cli-column-guesses-left");
    GuessesLost "guesses lost" t!("cli-column-guesses-lost");
    GuessesNeeded "guesses needed on average" t!("cli-column-guesses-needed");
    GuessesThatCannotWin "guesses that cannot win" t!("cli-column-guesses-that-cannot-win");
    Hints "hints" t!("cli-column-hints");
    HowItPlays "how it plays" t!("cli-column-how-it-plays");
    InWords "in words" t!("cli-column-in-words");
    Lemmas "lemmas" t!("cli-column-lemmas");
    LongestStreak "longest streak" t!("cli-column-longest-streak");
    Lost "lost" t!("cli-column-lost");
    Lower "lower" t!("cli-column-lower");
    Luck "luck" t!("cli-column-luck");
    MaxWithLies "max with lies" t!("cli-column-max-with-lies");
    MeanWithLies "mean with lies" t!("cli-column-mean-with-lies");
    Margin "95 % margin" t!("cli-column-margin");
    Matchup "played" t!("cli-column-matchup");
    Max "max" t!("cli-column-max");
    Mean "mean" t!("cli-column-mean");
    MeanByWeight "mean by weight" t!("cli-column-mean-by-weight");
    MeanGuesses "mean guesses" t!("cli-column-mean-guesses");
    Measure "measure" t!("cli-column-measure");
    Median "median" t!("cli-column-median");
    Mode "mode" t!("cli-column-mode");
    Name "name" t!("cli-column-name");
    NextGuess "next guess" t!("cli-column-next-guess");
    Nodes "nodes" t!("cli-column-nodes");
    Number "number" t!("cli-column-number");
    Objective "objective" t!("cli-column-objective");
    OfThoseDrawn "of those drawn" t!("cli-column-of-those-drawn");
    Opening "opening" t!("cli-column-opening");
    Questions "questions" t!("cli-column-questions");
    Player "player" t!("cli-column-player");
    Reason "reason" t!("cli-column-reason");
    Remark "the guess" t!("cli-column-remark");
    Row "row" t!("cli-column-row");
    Rules "rules" t!("cli-column-rules");
    Second "second" t!("cli-column-second");
    Seconds "seconds" t!("cli-column-seconds");
    Secret "secret" t!("cli-column-secret");
    Secrets "secrets" t!("cli-column-secrets");
    Seed "seed" t!("cli-column-seed");
    SeedOfMax "seed of max" t!("cli-column-seed-of-max");
    Skill "skill" t!("cli-column-skill");
    Status "status" t!("cli-column-status");
    Strategy "strategy" t!("cli-column-strategy");
    Streak "streak" t!("cli-column-streak");
    Time "time" t!("cli-column-time");
    Total "total" t!("cli-column-total");
    TotalOfFirst "total of first" t!("cli-column-total-of-first");
    TotalOfSecond "total of second" t!("cli-column-total-of-second");
    Variance "variance" t!("cli-column-variance");
    WhatItIs "what it is" t!("cli-column-what-it-is");
    White "white" t!("cli-column-white");
    WithBest "with the best" t!("cli-column-with-best");
    WithThis "with this guess" t!("cli-column-with-this");
    Won "won" t!("cli-column-won");
    WonPercent "won %" t!("cli-column-won-percent");
}
