//! `filters.json`: games with their candidates.

use super::draw;
use super::scores::BOARDS;
use anyhow::{Context, Result};
use pegwise::notation::{GameRecord, read_board};
use pegwise::random::Draws;
use pegwise::{Board, Code, Codebook, Limits, Turn};
use pegwise_tournament::conformance::{FilterVector, FilteredRow};
use sha2::{Digest, Sha256};
use std::fmt::Write;

const GAMES: [(&str, &str); 2] = [
    ("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0", "[Knuth 1977], the worked game with the secret 3632"),
    ("4x6 1111:0.0 2222:0.0 3333:0.0 4444:0.0 5555:0.0", "by hand: only one colour is left, so only the code 6666"),
];

/// Larger boards are left out, so that every file can be checked within seconds.
const MOST_CODES: u128 = 100_000;
const MOST_LISTED: usize = 40;

pub(crate) fn vectors() -> Result<Vec<FilterVector>> {
    let known = GAMES.iter().map(|(game, source)| {
        let record: GameRecord = game.parse().with_context(|| (*game).to_owned())?;
        vector(&record.rules, &record.history, source)
    });
    let mut vectors: Vec<FilterVector> = known.collect::<Result<_>>()?;
    for (seed, (rules, _)) in (1001..).zip(BOARDS) {
        let board = read_board(rules)?;
        if board.code_count().is_some_and(|codes| codes <= MOST_CODES) {
            let source = format!("drawn from the seed {seed}, every code tried by the textbook definition");
            vectors.push(vector(&board, &drawn_game(&board, &mut Draws::new(seed), 3), &source)?);
        }
    }
    Ok(vectors)
}

pub(crate) fn drawn_game(board: &Board, draws: &mut Draws, rows: usize) -> Vec<Turn> {
    let secret = draw::secret(board, draws);
    let mut row = || {
        // Guesses that resemble codes other than the secret leave more candidates.
        let other = draw::secret(board, draws);
        let guess = draw::guess(board, &other, draws);
        let feedback = board.answer(&guess, &secret);
        Turn { guess, feedback }
    };
    (0..rows).map(|_| row()).collect()
}

pub(crate) fn codes(board: &Board) -> Result<Vec<Code>> {
    Ok(Codebook::with_limits(board, Limits::default())?.candidates().codes().collect())
}

fn vector(board: &Board, turns: &[Turn], source: &str) -> Result<FilterVector> {
    let (mut left, mut rows) = (codes(board)?, Vec::new());
    for Turn { guess, feedback } in turns {
        left.retain(|code| board.answer(guess, code) == *feedback);
        rows.push(FilteredRow { guess: guess.to_string(), feedback: feedback.to_string(), candidates: left.len() });
    }
    let left: Vec<String> = left.iter().map(Code::to_string).collect();
    Ok(FilterVector {
        rules: board.to_string(),
        source: source.to_owned(),
        rows,
        sha256: hash(&left),
        codes: (left.len() <= MOST_LISTED).then_some(left),
    })
}

/// Returns the same hash as `printf '%s\n' CODE CODE ... | sha256sum`.
pub(crate) fn hash(codes: &[String]) -> String {
    let lines = codes.iter().fold(String::new(), |lines, code| lines + code + "\n");
    Sha256::digest(lines).iter().fold(String::new(), |mut digits, byte| {
        write!(digits, "{byte:02x}").expect("a text grows");
        digits
    })
}
