//! Fuzzes sessions on small boards with arbitrary sequences of changes. After each change, the session agrees with a
//! computation from the turns by the textbook scorer.

#![no_main]

use arbitrary::Arbitrary;
use libfuzzer_sys::fuzz_target;
use pegwise_core::{Code, Codebook, Color, Feedback, History, Limits, Rules, Turn, score};
use pegwise_game::{Diagnosis, Session, Status};

const BOARDS: [&str; 16] = [
    "2x3",
    "3x3",
    "4x2",
    "3x1",
    "1x8",
    "1x30",
    "2x3-blanks",
    "3x3-blacks",
    "3x3-sum",
    "2x3-sum-blanks-in3",
    "1x1-sum",
    "3x4-distinct",
    "3x3-distinct-blacks",
    "2x4-distinct-free-in2",
    "3x3-blanks-only=111,123,321",
    "4x2-sum-free-only=1212,2222",
];

#[derive(Arbitrary, Debug)]
struct Input {
    board: u8,
    steps: Vec<Step>,
}

#[derive(Arbitrary, Debug)]
enum Step {
    Push { guess: u8, answer: u8 },
    Edit { row: u8, guess: u8, answer: u8 },
    Remove { row: u8 },
    Undo,
    Redo,
}

fuzz_target!(|input: Input| {
    let rules: Rules = BOARDS[usize::from(input.board) % BOARDS.len()].parse().expect("a board");
    let codes: Vec<Code> = Codebook::new(&rules).expect("small").candidates().codes().collect();
    let mut session = Session::new(rules.clone());
    // All states that undo and redo can reach, and the index of the current one.
    let mut states: Vec<History> = vec![Vec::new()];
    let mut now = 0usize;
    for step in &input.steps {
        let changed = match *step {
            Step::Push { guess, answer } => session.push(turn(&rules, guess, answer)).is_ok(),
            Step::Edit { row, guess, answer } => session.edit(row.into(), turn(&rules, guess, answer)).is_ok(),
            Step::Remove { row } => session.remove(row.into()).is_ok(),
            Step::Undo => {
                assert_eq!(session.undo(), now > 0);
                now = now.saturating_sub(1);
                false
            }
            Step::Redo => {
                assert_eq!(session.redo(), now + 1 < states.len());
                now = (now + 1).min(states.len() - 1);
                false
            }
        };
        if changed {
            states.truncate(now + 1);
            states.push(session.turns().to_vec());
            now += 1;
        }
        assert_eq!(session.turns(), states[now]);
        check(&session, &codes);
    }
    let again = Session::from_record(session.record(), Limits::default()).expect("every turn was accepted");
    assert_eq!(again.turns(), session.turns());
    for turns in 0..=session.turns().len() {
        let left: Vec<Code> = session.candidates_after(turns).expect("small").codes().collect();
        assert_eq!(left, fitting(&rules, &codes, &session.turns()[..turns]));
    }
});

/// The session refuses many of these turns.
fn turn(rules: &Rules, guess: u8, answer: u8) -> Turn {
    let mut digits = usize::from(guess);
    let guess = Code::new((0..rules.pegs()).map(|_| {
        let color = rules.color(digits % (rules.colors() + 1)).unwrap_or(Color::BLANK);
        digits /= rules.colors() + 1;
        color
    }));
    Turn { guess, feedback: Feedback::from_ordinal(usize::from(answer) % (Feedback::ordinals(rules.pegs()) + 1)) }
}

fn fits(rules: &Rules, code: &Code, turn: &Turn) -> bool {
    rules.feedback_kind().visible(score::reference(&turn.guess, code), rules.pegs()) == turn.feedback
}

fn fitting(rules: &Rules, codes: &[Code], turns: &[Turn]) -> Vec<Code> {
    codes.iter().filter(|code| turns.iter().all(|turn| fits(rules, code, turn))).cloned().collect()
}

fn check(session: &Session, codes: &[Code]) {
    let (rules, turns) = (session.rules(), session.turns());
    assert!(turns.len() <= pegwise_game::MAX_ROWS);
    let left = fitting(rules, codes, turns);
    let candidates: Vec<Code> = session.candidates().expect("small").codes().collect();
    assert_eq!(candidates, left);
    assert_eq!(session.status() == Status::Contradiction, left.is_empty());
    assert_eq!(session.to_string().parse(), Ok(session.record()));

    let diagnosis = session.diagnose();
    assert_eq!(diagnosis.is_some(), left.is_empty());
    if let Some(diagnosis) = diagnosis {
        check_diagnosis(rules, turns, codes, &diagnosis);
    }
}

fn check_diagnosis(rules: &Rules, turns: &[Turn], codes: &[Code], diagnosis: &Diagnosis) {
    let clash: History = diagnosis.clash.iter().map(|&row| turns[row].clone()).collect();
    assert_eq!(fitting(rules, codes, &clash), [], "the rows clash");
    for row in 0..clash.len() {
        let mut fewer = clash.clone();
        fewer.remove(row);
        assert_ne!(fitting(rules, codes, &fewer), [], "every row of the clash is needed");
    }
    let wrong = |code: &Code| turns.iter().filter(|turn| !fits(rules, code, turn)).count();
    assert_eq!(codes.iter().map(wrong).min(), Some(diagnosis.wrong));
    let mut repaired_codes = 0;
    for repair in &diagnosis.repairs {
        let mut repaired = turns.to_vec();
        assert_eq!(repair.answers.len(), diagnosis.wrong);
        for answer in &repair.answers {
            let said = std::mem::replace(&mut repaired[answer.row].feedback, answer.right);
            assert_eq!(answer.said, said.into());
            assert_ne!(said, answer.right);
        }
        let left = fitting(rules, codes, &repaired).len();
        assert!(left > 0);
        assert_eq!(repair.codes, left.into(), "the repair repairs");
        repaired_codes += left;
    }
    // A code with this many wrong answers belongs to exactly one repair.
    let near = codes.iter().filter(|code| wrong(code) == diagnosis.wrong).count();
    assert_eq!(repaired_codes, near, "no repair is missing");
}
