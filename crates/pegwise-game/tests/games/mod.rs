//! Random finished games for tests.

use pegwise_core::{Code, Rules, Turn};
use pegwise_game::{FinishedGame, Matchup, TOP_GRADE, Timestamp, draw_secret};
use pegwise_notation::GameRecord;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

const BOARDS: [&str; 13] = [
    "4x6",
    "4x6-in2",
    "4x10-distinct-in3",
    "3x5-blacks",
    "3x3-sum-in1",
    "3x4-each",
    "3x4-marks",
    "3x4-order",
    "2x3x2",
    "2x40-in3",
    "3x4-distinct-blanks",
    "4x6-only=1122,3456,4266",
    "4x6-only=1122*3,3456,4266*65535",
];

fn any_matchup() -> impl Strategy<Value = Matchup> {
    prop_oneof![
        2 => option::of(any::<u64>()).prop_map(|seed| Matchup::Play { seed }),
        1 => Just(Matchup::Evil),
        1 => Just(Matchup::Hotseat),
        1 => Just(Matchup::Challenge),
        1 => Just(Matchup::Break),
    ]
}

/// A game and its secret. It ends when the code is broken, when the guesses are used up, or earlier.
fn any_record() -> impl Strategy<Value = (GameRecord, Code)> {
    (select(BOARDS.to_vec()), any::<u64>(), vec(any::<u64>(), 0..6), any::<bool>()).prop_map(
        |(rules, seed, guesses, wins)| {
            let rules: Rules = rules.parse().unwrap();
            let secret = draw_secret(&rules, seed);
            let last = wins.then(|| secret.clone());
            let guesses = guesses.iter().map(|&seed| draw_secret(&rules, seed)).chain(last);
            let mut history: Vec<Turn> = Vec::new();
            for guess in guesses.take(rules.max_guesses()) {
                let feedback = rules.answer(&guess, &secret);
                history.push(Turn { guess, feedback });
                if feedback == rules.win() {
                    break;
                }
            }
            (GameRecord { rules, history }, secret)
        },
    )
}

/// Any finished game. Some games end in the same second.
pub(crate) fn any_game() -> impl Strategy<Value = FinishedGame> {
    let grade = || option::of(0..=TOP_GRADE);
    let time = prop_oneof![-9_999_999_999..99_999_999_999_i64, 0..50_i64];
    (time, any_matchup(), any_record(), any::<bool>(), 0..3_u32, grade(), grade()).prop_map(
        |(second, matchup, (record, secret), known, hints, skill, luck)| {
            let time = Timestamp::from_second(second).unwrap();
            let mut game = FinishedGame::new(time, matchup, record).with_hints(hints);
            if known {
                game = game.with_secret(secret).unwrap();
            }
            if let Some(skill) = skill {
                game = game.with_skill(skill);
            }
            if let Some(luck) = luck {
                game = game.with_luck(luck);
            }
            game
        },
    )
}
