//! `scores.json`: pairs of a guess and a secret on boards of every kind.

use super::draw;
use super::published::{self, PublishedPair};
use anyhow::{Context, Result};
use pegwise::notation::read_board;
use pegwise::random::Draws;
use pegwise::{Board, Code};
use pegwise_tournament::conformance::{ScoreVectors, ScoredPair};
use std::collections::BTreeSet;

/// The boards, each with its special property. A new kind of rule or answer needs a new line.
pub(crate) const BOARDS: [(&str, &str); 27] = [
    ("4x6", "Colours may repeat."),
    ("5x8", "Five pegs."),
    ("6x9", "Six pegs, more colours."),
    ("4x10-distinct", "All colours of a code differ."),
    ("3x4-distinct", "All colours of a code differ, and there are so few that every guess shares some."),
    ("3x10-distinct-nozero", "The first peg of a secret is never 1: no leading zero."),
    ("4x10-nozero", "No leading zero, and colours may repeat."),
    ("4x6-bar1=12-bar3=6", "Two pegs of a secret never have some colours."),
    ("4x6-only=1122,1221,2211,2112,3456,6543,1111", "Only these codes can be the secret, or be guessed."),
    ("4x6-free-only=1122,1221,2211,2112,3456", "Only these codes can be the secret, but every code may be guessed."),
    ("4x6-distinct-free", "All colours of a secret differ, but guesses may repeat them."),
    ("4x6-blanks", "Guesses may have blanks, which match nothing."),
    ("4x6-distinct-blanks", "All colours of a secret differ; guesses may repeat them and have blanks."),
    ("4x6-blacks", "Only black pegs are told."),
    ("4x10-distinct-blacks", "All colours of a code differ, and only black pegs are told."),
    ("4x6-sum", "Only the sum of black and white pegs is told, and that the code is broken."),
    ("4x10-distinct-sum", "All colours of a code differ, and only the sum is told."),
    ("4x6-blacks-blanks", "Only black pegs are told, and guesses may have blanks."),
    ("4x6-sum-blanks", "Only the sum is told, and guesses may have blanks."),
    ("4x6-whites", "Only white pegs are told, and that the code is broken."),
    ("4x6-each", "Every peg is judged by itself: no peg of the secret is used up."),
    ("4x6-marks", "Each peg gets a mark: right, elsewhere or wrong."),
    ("4x6-order", "Each peg gets a mark: right, or whether the secret has a later or an earlier colour there."),
    ("3x3x3", "Each colour stands for two attributes, which are answered by themselves."),
    ("4x6-marks-blanks", "Each peg gets a mark, and guesses may have blanks."),
    ("4x15", "Colours after the ninth are letters."),
    ("8x4", "More pegs than colours, so every code repeats some."),
];

/// Pairs that other programs got wrong.
const TRAPS: [(&str, &str, &str, &str); 13] = [
    ("4x6", "1112", "1211", "three of a colour on both sides, one of them elsewhere"),
    ("4x6", "1111", "1212", "a colour of the guess more often than in the secret: no white pegs"),
    ("4x6", "1212", "1111", "a colour of the secret more often than in the guess: no white pegs"),
    ("4x6", "2111", "1211", "the white peg is found before the black ones are used up"),
    ("4x6", "1213", "3112", "one in place, and a colour twice"),
    ("4x6", "1222", "2111", "each colour once on one side, three times on the other"),
    ("4x6", "2221", "1112", "the same, the other way round"),
    ("4x6", "1221", "2112", "every colour elsewhere"),
    ("4x6", "3456", "3456", "the code is broken"),
    ("4x6-blanks", "____", "1122", "only blanks"),
    ("4x6-blanks", "1__2", "2112", "blanks in the middle"),
    ("4x6-blanks", "_122", "1221", "a blank in front: the others stay where they are"),
    ("4x6-sum", "1122", "1122", "the code is broken, which is told"),
];

/// The number of random pairs that are always used. Later pairs are used only if their answers are new.
const TAKEN: usize = 14;
const DRAWN: usize = 3_000;

pub(crate) fn vectors() -> Result<Vec<ScoreVectors>> {
    let published = published::scores()?.into_iter().map(|board| Ok(of_published(board)));
    let boards = (1..).zip(BOARDS).map(|(seed, (rules, about))| of_board(seed, rules, about));
    published.chain(boards).collect()
}

/// Pairs whose answers were computed without Pegwise.
fn of_published((rules, pairs): (String, Vec<PublishedPair>)) -> ScoreVectors {
    let about = "Pairs whose answers were computed by a separate script and checked by hand.".to_owned();
    let pairs = pairs.into_iter().map(|pair| ScoredPair {
        feedback: format!("{}.{}", pair.black, pair.white),
        guess: pair.guess,
        secret: pair.secret,
        note: Some(pair.note),
    });
    ScoreVectors { rules, about, source: "data/known_answers/scores.csv".to_owned(), pairs: pairs.collect() }
}

fn of_board(seed: u64, rules: &str, about: &str) -> Result<ScoreVectors> {
    let board = read_board(rules).with_context(|| rules.to_owned())?;
    let mut pairs = Vec::new();
    for (_, guess, secret, note) in TRAPS.iter().filter(|(trap, ..)| *trap == rules) {
        let (guess, secret) = (board.read_guess(guess)?, board.read_code(secret)?);
        pairs.push(scored(&board, &guess, &secret, Some((*note).to_owned())));
    }
    let (mut draws, mut answers) = (Draws::new(seed), BTreeSet::new());
    for drawn in 0..DRAWN {
        let secret = draw::secret(&board, &mut draws);
        let guess = draw::guess(&board, &secret, &mut draws);
        let pair = scored(&board, &guess, &secret, None);
        let is_there = pairs.iter().any(|other: &ScoredPair| other.guess == pair.guess && other.secret == pair.secret);
        if !is_there && (answers.insert(pair.feedback.clone()) || drawn < TAKEN) {
            pairs.push(pair);
        }
    }
    let source = format!("drawn from the seed {seed}, answered by the textbook definition");
    Ok(ScoreVectors { rules: board.to_string(), about: about.to_owned(), source, pairs })
}

fn scored(board: &Board, guess: &Code, secret: &Code, note: Option<String>) -> ScoredPair {
    let feedback = board.answer(guess, secret).to_string();
    ScoredPair { guess: guess.to_string(), secret: secret.to_string(), feedback, note }
}
