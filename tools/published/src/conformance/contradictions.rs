//! `contradictions.json`: games whose answers contradict each other, with all repairs.

use super::filters::{codes, drawn_game};
use anyhow::{Context, Result, ensure};
use pegwise::api::{Repair, WrongAnswer};
use pegwise::notation::GameRecord;
use pegwise::random::Draws;
use pegwise::{Board, Code, Rules, Turn};
use pegwise_tournament::conformance::ContradictionVector;
use std::collections::BTreeMap;

/// Games whose contradictions can be found without a computer.
const GAMES: [(&str, &str); 5] = [
    ("4x6 1122:4.0 1123:4.0", "by hand: two codes cannot both be the secret"),
    (
        "4x6 1111:0.0 2222:0.0 3333:0.0 4444:0.0 5555:0.0 6666:3.0",
        "by hand: a code has four pegs, and only three are told",
    ),
    (
        "4x6 1122:2.2 3344:0.0 1221:0.0",
        "by hand: the first row says that 1 and 2 are all, the last that neither occurs",
    ),
    (
        "3x4-distinct 123:0.2 124:0.2 134:0.2 234:3.0",
        "by hand: 234 shares two colours with each other row, but not always elsewhere",
    ),
    ("4x6-sum 1111:0.3 2222:0.2", "by hand: three and two are more than four pegs"),
];

const DRAWN: [(&str, usize, usize); 10] = [
    ("4x6", 6, 1),
    ("4x6", 8, 2),
    ("5x8", 7, 1),
    ("4x10-distinct", 6, 1),
    ("3x10-distinct-nozero", 6, 1),
    ("4x6-bar1=12-bar3=6", 7, 1),
    ("4x6-distinct-free", 6, 1),
    ("4x6-blanks", 8, 1),
    ("4x6-blacks", 9, 1),
    ("4x6-sum", 9, 1),
];

pub(crate) fn vectors() -> Result<Vec<ContradictionVector>> {
    let by_hand = GAMES.iter().map(|(game, source)| {
        let record: GameRecord = game.parse().with_context(|| (*game).to_owned())?;
        vector(&record.rules, &record.history, source)
    });
    let drawn = (2001..).zip(DRAWN).map(|(seed, (rules, rows, wrong))| {
        let rules: Rules = rules.parse()?;
        let turns = spoilt_game(&rules, &mut Draws::new(seed), rows, wrong)?;
        vector(&rules, &turns, &format!("drawn from the seed {seed}, every code tried by the textbook definition"))
    });
    by_hand.chain(drawn).collect()
}

fn spoilt_game(board: &Board, draws: &mut Draws, rows: usize, wrong: usize) -> Result<Vec<Turn>> {
    let answers: Vec<_> = board.feedbacks().collect();
    let all = codes(board)?;
    loop {
        let mut turns = drawn_game(board, draws, rows);
        for _ in 0..wrong {
            let row = draws.below(rows);
            turns[row].feedback = answers[draws.below(answers.len())];
        }
        if all.iter().all(|code| turns.iter().any(|turn| board.answer(&turn.guess, code) != turn.feedback)) {
            return Ok(turns);
        }
    }
}

fn wrong_answers(board: &Board, turns: &[Turn], secret: &Code) -> Vec<(usize, String, String)> {
    let rows = (1..).zip(turns).map(|(row, turn)| (row, turn.feedback, board.answer(&turn.guess, secret)));
    rows.filter(|(_, said, right)| said != right)
        .map(|(row, said, right)| (row, said.to_string(), right.to_string()))
        .collect()
}

fn vector(rules: &Rules, turns: &[Turn], source: &str) -> Result<ContradictionVector> {
    let mut repairs: BTreeMap<_, usize> = BTreeMap::new();
    for code in codes(rules)? {
        *repairs.entry(wrong_answers(rules, turns, &code)).or_default() += 1;
    }
    let least = repairs.keys().map(Vec::len).min().context("a board has codes")?;
    ensure!(least > 0, "{} contradicts nothing", GameRecord { rules: rules.clone(), history: turns.to_vec() });
    let repairs = repairs.into_iter().filter(|(answers, _)| answers.len() == least).map(|(answers, candidates)| {
        let answer = |(row, said, feedback)| WrongAnswer { row, said, feedback };
        Repair { answers: answers.into_iter().map(answer).collect(), candidates, estimate: None }
    });
    Ok(ContradictionVector {
        game: GameRecord { rules: rules.clone(), history: turns.to_vec() }.to_string(),
        source: source.to_owned(),
        wrong_answers_at_least: least,
        repairs: repairs.collect(),
    })
}
