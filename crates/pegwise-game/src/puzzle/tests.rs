//! Puzzles, compared with the definitions of their kinds.

use super::PuzzleKind::{Deduce, Impossible, Padlock, WinNext, WrongAnswer};
use super::PuzzleLevel::{Easy, Hard, Medium};
use super::table::Table;
use super::*;
use pegwise_core::Board;
use pegwise_notation::read_rules;
use proptest::prelude::*;
use std::sync::atomic::{AtomicUsize, Ordering};

const BOARDS: [&str; 14] = [
    "4x6",
    "3x4",
    "4x10-distinct",
    "4x6-blacks",
    "3x6-distinct-free",
    "3x5-blanks",
    "5x4-in8",
    "3x6-sum",
    "3x6-only=112,123,165,214,236,335,344,421,456,513,562,611,645",
    "2x5",
    "3x5-each",
    "3x5-marks",
    "3x6-order",
    "3x2x2",
];

fn draw(rules: &str, kind: PuzzleKind, level: PuzzleLevel, seed: u64) -> Result<Puzzle, NoPuzzle> {
    let rules = read_rules(rules).unwrap();
    Puzzle::draw(&rules, &Codebook::new(&rules).unwrap(), kind, level, seed, &())
}

fn answer(board: &Board, guess: &Code, secret: &Code) -> Feedback {
    board.answer(guess, secret)
}

fn fitting(codebook: &Codebook, rows: &[Turn]) -> Vec<Code> {
    let fits = |code: &Code| rows.iter().all(|turn| answer(codebook.board(), &turn.guess, code) == turn.feedback);
    codebook.candidates().codes().filter(fits).collect()
}

fn any_puzzle() -> impl Strategy<Value = Option<(Puzzle, Codebook)>> {
    let (kinds, levels) = (prop::sample::select(&PuzzleKind::ALL), prop::sample::select(&PuzzleLevel::ALL));
    (prop::sample::select(&BOARDS), kinds, levels, any::<u64>(), prop::bool::weighted(0.7)).prop_map(
        |(rules, kind, level, seed, listed)| {
            let rules: Rules = rules.parse().unwrap();
            let codebook = Codebook::new(&rules).unwrap();
            let puzzle = if listed {
                Puzzle::draw(&rules, &codebook, kind, level, seed, &())
            } else {
                Puzzle::draw_unlisted(&rules, kind, level, seed, &())
            };
            Some((puzzle.ok()?, codebook))
        },
    )
}

/// No code fits all rows. Dropping or correcting exactly one row lets exactly one code fit, in only one way.
fn only_one_answer_is_wrong(
    puzzle: &Puzzle,
    codebook: &Codebook,
    wrong: usize,
    should: Feedback,
) -> Result<(), TestCaseError> {
    let (rules, rows) = (puzzle.rules(), puzzle.rows());
    let code = puzzle.candidates().code(0);
    let repairs = |rows: &[Turn]| -> Vec<(usize, Vec<Code>)> {
        let without = |row: usize| fitting(codebook, &[&rows[..row], &rows[row + 1..]].concat());
        (0..rows.len()).map(|row| (row, without(row))).filter(|(_, codes)| !codes.is_empty()).collect()
    };
    let is_clear = |rows: &[Turn], wrong: usize| {
        let repairs = repairs(rows);
        repairs.len() == 1 && repairs[0].0 == wrong && repairs[0].1.len() == 1
    };
    prop_assert_eq!(fitting(codebook, rows), []);
    prop_assert_eq!(repairs(rows), vec![(wrong, vec![code.clone()])]);
    prop_assert_eq!(puzzle.candidates().len(), 1);
    prop_assert_eq!(answer(rules, &rows[wrong].guess, &code), should);
    let said = rows[wrong].feedback;
    prop_assert!(codebook.candidates().codes().any(|code| answer(rules, &rows[wrong].guess, &code) == said));
    for (row, turn) in rows.iter().enumerate() {
        rules.check_guess(&turn.guess).unwrap();
        prop_assert!(turn.feedback != rules.win() && turn.guess != code);
        if row != wrong {
            let others = [&rows[..row], &rows[row + 1..]].concat();
            prop_assert!(!is_clear(&others, wrong - usize::from(row < wrong)));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn rows_are_a_game_and_none_is_superfluous(puzzle in any_puzzle()) {
        let Some((puzzle, codebook)) = puzzle else { return Ok(()) };
        let (rules, rows) = (puzzle.rules(), puzzle.rows());
        prop_assert!(!rows.is_empty() && rows.len() <= Puzzle::MOST_ROWS_UNLISTED && rows.len() < rules.max_guesses());
        if let Task::WrongAnswer { row, should } = *puzzle.task() {
            return only_one_answer_is_wrong(&puzzle, &codebook, row, should);
        }
        let left = fitting(&codebook, rows);
        prop_assert_eq!(&left, &puzzle.candidates().codes().collect::<Vec<_>>());
        for (row, turn) in rows.iter().enumerate() {
            rules.check_guess(&turn.guess).unwrap();
            prop_assert!(turn.feedback != rules.win());
            let others = [&rows[..row], &rows[row + 1..]].concat();
            prop_assert!(fitting(&codebook, &others).len() > left.len());
        }
    }

    #[test]
    fn only_what_is_right_is_accepted(puzzle in any_puzzle()) {
        let Some((puzzle, codebook)) = puzzle else { return Ok(()) };
        let rules = puzzle.rules();
        let left = fitting(&codebook, puzzle.rows());
        let givers = |guess: &Code, feedback| left.iter().filter(|code| answer(rules, guess, code) == feedback).count();
        match puzzle.task() {
            Task::Deduce => {
                prop_assert_eq!(left.len(), 1);
                for code in codebook.candidates().codes() {
                    match puzzle.check(&Attempt::Code(code.clone())) {
                        Ok(()) => prop_assert_eq!(&code, &left[0]),
                        Err(Wrong::Contradicts { row, said, would }) => {
                            prop_assert!(said != would && said == puzzle.rows()[row].feedback);
                            prop_assert_eq!(would, answer(rules, &puzzle.rows()[row].guess, &code));
                        }
                        other => prop_assert!(false, "{:?}", other),
                    }
                }
            }
            Task::WinNext { guesses, are_all } => {
                prop_assert!(left.len() >= 3 && rules.max_guesses() >= puzzle.rows().len() + 2);
                let mut right = Vec::new();
                for guess in codebook.guesses().codes() {
                    match puzzle.check(&Attempt::Code(guess.clone())) {
                        Ok(()) => {
                            prop_assert!(left.iter().all(|code| givers(&guess, answer(rules, &guess, code)) == 1));
                            right.push(guess);
                        }
                        Err(Wrong::LeavesOpen { feedback, codes }) => {
                            prop_assert!(codes > 1 && givers(&guess, feedback) == codes);
                        }
                        other => prop_assert!(false, "{:?}", other),
                    }
                }
                prop_assert!(!right.is_empty() && (!are_all || right.len() <= 3.max(codebook.guesses().len() / 20)));
                if !are_all {
                    right.retain(|guess| left.contains(guess));
                }
                prop_assert_eq!(&right, guesses);
            }
            Task::Impossible { guess, offered, never } => {
                prop_assert!((4..=5).contains(&offered.len()) && offered.is_sorted());
                for &feedback in offered {
                    rules.check_feedback(feedback).unwrap();
                    let all = codebook.candidates().codes();
                    prop_assert!(all.into_iter().any(|code| answer(rules, guess, &code) == feedback));
                    match puzzle.check(&Attempt::Feedback(feedback)) {
                        Ok(()) => prop_assert!(feedback == *never && givers(guess, feedback) == 0),
                        Err(Wrong::CanBeGiven { code, .. }) => {
                            prop_assert!(left.contains(&code));
                            prop_assert_eq!(answer(rules, guess, &code), feedback);
                        }
                        other => prop_assert!(false, "{:?}", other),
                    }
                }
            }
            Task::WrongAnswer { row: wrong, .. } => {
                let rows = puzzle.rows();
                for row in 0..rows.len() {
                    let others = fitting(&codebook, &[&rows[..row], &rows[row + 1..]].concat());
                    match puzzle.check(&Attempt::Row(row)) {
                        Ok(()) => prop_assert!(row == *wrong && !others.is_empty()),
                        Err(Wrong::ClashWithout { row: said }) => prop_assert!(said == row && others.is_empty()),
                        other => prop_assert!(false, "{:?}", other),
                    }
                }
                let rows = rows.len();
                prop_assert_eq!(puzzle.check(&Attempt::Row(rows)), Err(Wrong::NoSuchRow { rows }));
            }
        }
    }

    #[test]
    fn explanations_are_true(puzzle in any_puzzle()) {
        let Some((puzzle, codebook)) = puzzle else { return Ok(()) };
        let rules = puzzle.rules();
        let left = fitting(&codebook, puzzle.rows());
        match puzzle.explanation() {
            Explanation::Deduce { left, .. } => {
                for (row, codes) in left.iter().enumerate() {
                    let truly = fitting(&codebook, &puzzle.rows()[..=row]).len();
                    match codes {
                        Count::Exactly(codes) => prop_assert_eq!(*codes, truly as u64),
                        codes => prop_assert!(codes.estimate() > 0.0),
                    }
                }
                prop_assert_eq!(left.last(), Some(&Count::Exactly(1)));
            }
            Explanation::WinNext { guess, can_be_secret, after } => {
                prop_assert_eq!(can_be_secret, left.contains(&guess));
                prop_assert_eq!(puzzle.check(&Attempt::Code(guess.clone())), Ok(()));
                let codes: std::collections::BTreeSet<&Code> = after.iter().map(|(_, code)| code).collect();
                prop_assert_eq!(codes, left.iter().collect());
                prop_assert!(after.iter().all(|(feedback, code)| answer(rules, &guess, code) == *feedback));
            }
            Explanation::Impossible { given } => {
                let Task::Impossible { guess, offered, .. } = puzzle.task() else { panic!("its own kind") };
                prop_assert_eq!(given.len(), offered.len() - 1);
                for (feedback, code) in given {
                    prop_assert!(left.contains(&code) && answer(rules, guess, &code) == feedback);
                }
            }
            Explanation::WrongAnswer { row, should, code } => {
                let mut corrected = puzzle.rows().to_vec();
                corrected[row].feedback = should;
                prop_assert_eq!(fitting(&codebook, &corrected), [code]);
            }
        }
    }
}

#[test]
fn seeds_keep_their_puzzles() {
    let written = |rules: &str, kind: PuzzleKind, level, seed| {
        let puzzle = draw(rules, kind, level, seed).unwrap();
        let rows: Vec<String> = puzzle.rows().iter().map(|turn| format!("{}:{}", turn.guess, turn.feedback)).collect();
        let task = match puzzle.task() {
            Task::Deduce => puzzle.candidates().code(0).to_string(),
            Task::WinNext { guesses, .. } => format!("{} of {}", guesses[0], guesses.len()),
            Task::Impossible { guess, offered, never } => {
                format!("{guess} {} {never}", offered.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
            }
            Task::WrongAnswer { row, should } => format!("{} {should}", row + 1),
        };
        format!("{} | {task} | {}", rows.join(" "), puzzle.effort())
    };
    for (rules, kind, level, seed, expected) in [
        ("4x6", Deduce, Easy, 1, "1423:0.3 3246:1.2 4232:2.2 | 2234 | 9"),
        ("4x6", Deduce, Hard, 1, "6424:0.2 3523:1.1 3612:3.0 | 3662 | 57"),
        ("4x10-distinct", Deduce, Medium, 2, "5742:0.1 935A:1.1 9213:1.3 | 2319 | 21"),
        ("4x6", WinNext, Easy, 1, "1454:0.0 2636:1.2 6366:2.0 | 2126 of 55 | 10"),
        ("4x6", WinNext, Hard, 1, "5263:1.1 3212:0.3 | 1324 of 1 | 5220"),
        ("4x6-blacks", WinNext, Medium, 3, "1221:1.0 3255:1.0 2116:1.0 6213:0.0 6645:0.0 3556:2.0 | 3326 of 2 | 10"),
        ("4x6", Impossible, Easy, 1, "6432:1.1 3426:0.2 4531:2.0 4226:1.1 | 4542 0.1,0.3,3.0,4.0 0.3 | 6"),
        ("4x6", Impossible, Hard, 1, "6435:0.2 5242:1.0 | 4335 1.0,1.1,2.0,0.3,3.0 3.0 | 61"),
        ("4x6", WrongAnswer, Easy, 1, "6141:0.2 4655:0.0 4213:1.3 1213:2.2 | 3 1.2 | 16"),
        ("3x6-sum", WrongAnswer, Hard, 1, "123:0.3 413:0.1 132:0.3 312:0.3 321:0.3 231:0.3 | 2 0.2 | 141"),
        ("padlock", Padlock, Easy, 7, "A63:0.0 378:0.1 A18:0.1 957:0.0 25A:1.0 | 284 | 15"),
        ("padlock", Padlock, Hard, 1, "342:1.0 627:0.1 487:0.1 857:0.1 15A:1.0 | 37A | 59"),
        ("3x5-blanks", Impossible, Medium, u64::MAX, "344:0.1 531:1.1 | 235 0.1,0.2,1.1,2.0,0.3 2.0 | 12"),
    ] {
        assert_eq!(written(rules, kind, level, seed), expected, "{rules} {kind} {level} {seed}");
    }
}

#[test]
fn padlock_riddles_are_plain() {
    let rules = read_rules("padlock").unwrap();
    let codebook = Codebook::new(&rules).unwrap();
    let mut efforts = Vec::new();
    for (level, seed) in PuzzleLevel::ALL.into_iter().flat_map(|level| (0..20).map(move |seed| (level, seed))) {
        let puzzle = Puzzle::draw(&rules, &codebook, Padlock, level, seed, &()).unwrap();
        assert!((3..=7).contains(&puzzle.rows().len()), "{level} {seed}");
        assert_eq!((puzzle.task(), fitting(&codebook, puzzle.rows()).len()), (&Task::Deduce, 1), "{level} {seed}");
        let is_plain = |turn: &Turn| turn.feedback.black() == 0 || turn.feedback.white() == 0;
        assert!(puzzle.rows().iter().all(is_plain), "{level} {seed}");
        efforts.push(puzzle.effort());
    }
    let sums: Vec<u64> = efforts.chunks(20).map(|efforts| efforts.iter().sum()).collect();
    assert!(sums[0] * 3 < sums[1] * 2 && sums[1] * 3 < sums[2] * 2, "{sums:?}");
}

#[test]
fn seeds_keep_their_puzzles_where_codes_are_not_listed() {
    let rules: Rules = "8x12".parse().unwrap();
    assert!(!Puzzle::is_listed(&rules) && Puzzle::is_listed(&Board::classic()));
    let written = |kind| {
        let puzzle = Puzzle::draw_unlisted(&rules, kind, Easy, 1, &()).unwrap();
        let rows: Vec<String> = puzzle.rows().iter().map(|turn| format!("{}:{}", turn.guess, turn.feedback)).collect();
        format!("{} | {} | {}", rows.join(" "), puzzle.candidates().len(), puzzle.effort())
    };
    let expected = [
        "4B3B1AAC:3.1 43A72C36:1.3 5692982A:1.0 1CCC12A1:1.1 5433153C:7.0 5433133C:7.0 | 1 | 480",
        "3C3C518A:1.2 7B2334B6:1.5 26323A47:3.3 243268B3:1.4 96B4B426:1.3 26B8118A:1.1 367239C4:4.4 | 3 | 4",
        "5C625C37:1.2 11671C1B:1.4 7A61B66C:1.3 5271AB11:2.2 127A432A:0.3 7AA344C9:0.4 A1C16931:0.5 | 3 | 6",
        "933A59B4:4.2 C161A624:2.2 8415B265:1.2 9A3553A4:6.2 9A355A34:5.3 | 1 | 3612",
    ];
    assert_eq!(PuzzleKind::WITH_PEGS.map(written), expected);
}

#[test]
fn unlisted_boards_without_a_puzzle_say_so() {
    let error = |rules: &str| {
        Puzzle::draw_unlisted(&rules.parse().unwrap(), Deduce, Easy, 1, &()).map(|puzzle| puzzle.rows).unwrap_err()
    };
    let expected = "no deduce puzzle was found on 9x20-in3; none of any kind could be proved: take fewer pegs or colours, or \
                    allow more guesses";
    assert_eq!(error("9x20-in3").to_string(), expected);
    assert_eq!([error("21x2"), error("6x8-order")], [NoPuzzle::TooLarge, NoPuzzle::TooLarge]);
}

#[test]
fn harder_puzzles_take_more_effort() {
    compare_levels(6);
}

#[test]
#[ignore = "takes half a minute: `cargo xtask ci` runs it"]
fn sweep_of_levels() {
    compare_levels(40);
}

fn compare_levels(seeds: u64) {
    for rules in ["4x6", "4x10-distinct", "3x5-blanks"] {
        let rules: Rules = rules.parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        for kind in PuzzleKind::ALL {
            let mut sums = [0; 3];
            for seed in 0..seeds {
                let effort = |level| Puzzle::draw(&rules, &codebook, kind, level, seed, &()).unwrap().effort();
                let efforts = PuzzleLevel::ALL.map(effort);
                assert!(efforts.is_sorted(), "{rules} {kind} {seed}: {efforts:?}");
                for (sum, effort) in sums.iter_mut().zip(efforts) {
                    *sum += effort;
                }
            }
            let [easy, medium, hard] = sums;
            assert!(easy * 5 < medium * 4 && medium * 5 < hard * 4, "{rules} {kind}: {sums:?}");
        }
    }
}

#[test]
fn boards_without_a_puzzle_say_which_kinds_there_are() {
    let error = |rules: &str, kind| draw(rules, kind, Easy, 1).map(|puzzle| puzzle.rows).unwrap_err().to_string();
    let nothing = "there is none of any kind: take more pegs or colours, or allow more guesses";
    for rules in ["1x1", "1x2", "4x1", "4x6-in1", "1x30"] {
        for kind in PuzzleKind::ALL {
            assert_eq!(error(rules, kind), format!("no {kind} puzzle was found on {rules}; {nothing}"));
        }
    }
    assert_eq!(error("2x2", WinNext), "no win-next puzzle was found on 2x2; there is: wrong-answer");
    assert_eq!(error("1x3", WinNext), "no win-next puzzle was found on 1x3; there is: deduce");
    let expected = "no impossible puzzle was found on 2x3; there is: deduce, win-next, wrong-answer";
    assert_eq!(error("2x3", Impossible), expected);
}

#[test]
fn attempts_of_another_kind_are_refused() {
    let (rules, codebook) = (Rules::classic(), Codebook::new(&Board::classic()).unwrap());
    let draw = |kind| Puzzle::draw(&rules, &codebook, kind, Easy, 1, &()).unwrap();
    let code = |text: &str| Attempt::Code(codebook.board().read_code(text).unwrap());
    let wrong = |kind, attempt: &Attempt| draw(kind).check(attempt).unwrap_err().to_string();
    let feedback = Attempt::Feedback(Feedback::new(3, 1));
    assert_eq!(wrong(Deduce, &feedback), "this puzzle asks for a code");
    assert_eq!(wrong(WinNext, &feedback), "this puzzle asks for a guess");
    assert_eq!(wrong(Impossible, &code("1122")), "this puzzle asks for an answer");
    assert_eq!(wrong(WrongAnswer, &code("1122")), "this puzzle asks for a row");
    assert_eq!(wrong(Deduce, &Attempt::Row(0)), "this puzzle asks for a code");
    assert_eq!(wrong(Impossible, &feedback), "3.1 is not one of the answers to choose from");
    let long = Attempt::Code(Code::new(vec![pegwise_core::Color::new(0); 5]));
    assert!(matches!(draw(Deduce).check(&long), Err(Wrong::Invalid(_))));
    assert!(matches!(draw(WinNext).check(&long), Err(Wrong::Invalid(_))));
}

#[test]
fn looks_are_counted_as_defined() {
    let looks = |game: &str| {
        let game: pegwise_notation::GameRecord = game.parse().unwrap();
        Table::new(&Codebook::new(&game.rules).unwrap(), &game.history, &()).unwrap().looks(&()).unwrap()
    };
    // One look crosses out 1. The next pass finds nothing more, and every peg has one colour.
    assert_eq!(looks("2x2 11:0.0"), 2);
    // The row crosses out nothing. Assuming 1 on peg 1 leaves 12, and then assuming 2 leaves 21.
    assert_eq!(looks("2x2 11:1.0"), 1 + 2 + 2);
    assert_eq!(looks("2x2 11:0.2"), 1);
}

struct StopAfter {
    looks: usize,
    asked: AtomicUsize,
}

impl Monitor for StopAfter {
    fn should_stop(&self) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed) >= self.looks
    }
}

#[test]
fn drawing_can_be_stopped_anywhere() {
    for (board, kind) in
        [("3x4", Deduce), ("3x4", WinNext), ("3x4", Impossible), ("3x4", WrongAnswer), ("2x3", Impossible)]
    {
        let rules: Rules = board.parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        let draw = |looks| {
            let monitor = StopAfter { looks, asked: AtomicUsize::new(0) };
            (Puzzle::draw(&rules, &codebook, kind, Hard, 7, &monitor).err(), monitor.asked.into_inner())
        };
        let (whole, looks) = draw(usize::MAX);
        assert!(!matches!(whole, Some(NoPuzzle::Cancelled(_))) && looks > 15, "{board} {kind}: {looks}");
        for stop in [0, 1, looks / 2, looks - 1] {
            assert_eq!(
                draw(stop),
                (Some(NoPuzzle::Cancelled(Cancelled)), stop + 1),
                "{board} {kind}: {stop} of {looks}"
            );
        }
    }
}

#[test]
fn every_step_to_the_code_follows_from_its_rows_and_the_steps_before() {
    let mut several = 0;
    for rules in BOARDS {
        let rules: Rules = rules.parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        for (level, seed) in PuzzleLevel::ALL.into_iter().flat_map(|level| (0..8).map(move |seed| (level, seed))) {
            let Ok(puzzle) = Puzzle::draw(&rules, &codebook, Deduce, level, seed, &()) else { continue };
            let Explanation::Deduce { steps, .. } = puzzle.explanation() else { panic!("its own kind") };
            let mut said: Vec<Finding> = Vec::new();
            for Deduction { rows, found } in &steps {
                assert!(!rows.is_empty() && rows.is_sorted() && !found.is_empty());
                let given: Vec<Turn> = rows.iter().map(|&row| puzzle.rows()[row].clone()).collect();
                let possible = fitting(&codebook, &given);
                let known = |code: &&Code| said.iter().all(|finding| finding.holds(code));
                let left: Vec<&Code> = possible.iter().filter(known).collect();
                for finding in found {
                    assert!(left.iter().all(|code| finding.holds(code)), "{rules} {level} {seed}: {finding:?}");
                    assert!(!said.contains(finding), "{rules} {level} {seed}: {finding:?}");
                }
                said.extend(found.iter().cloned());
            }
            let code = |code: &Code| said.iter().all(|finding| finding.holds(code));
            let left: Vec<Code> = codebook.candidates().codes().filter(code).collect();
            assert_eq!(left, [puzzle.candidates().code(0)], "{rules} {level} {seed}: {steps:?}");
            several += usize::from(steps.len() > 1);
        }
    }
    assert!(several > 100, "{several}");
}

#[test]
fn steps_take_the_rows_that_say_most() {
    let game: pegwise_notation::GameRecord = "3x4 331:2.0 343:1.2".parse().unwrap();
    let codebook = Codebook::new(&game.rules).unwrap();
    let steps = reasoning::deductions(&codebook, &game.history, &()).unwrap();
    let [one, two, three, four] = [0, 1, 2, 3].map(pegwise_core::Color::new);
    // Row 2 leaves 334 and 433, and row 1 fits only the first.
    let found = vec![
        Finding::Absent(one),
        Finding::Absent(two),
        Finding::OneOf { peg: 1, colors: vec![three] },
        Finding::AtLeast { color: three, pegs: 2 },
        Finding::AtLeast { color: four, pegs: 1 },
    ];
    let known = |peg, color| Finding::OneOf { peg, colors: vec![color] };
    let rest = Deduction { rows: vec![0], found: vec![known(0, three), known(2, four)] };
    assert_eq!(steps, [Deduction { rows: vec![1], found }, rest]);
}

#[test]
fn a_puzzle_is_restored_from_its_rows_and_its_task() {
    for rules in ["3x4", "4x6", "3x10-distinct"] {
        let rules: Rules = rules.parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        for kind in PuzzleKind::ALL {
            for (level, seed) in PuzzleLevel::ALL.into_iter().zip(1..) {
                let Ok(drawn) = Puzzle::draw(&rules, &codebook, kind, level, seed, &()) else { continue };
                let which = LeftPuzzle { rules: rules.clone(), kind, level, seed, was_helped: false };
                let restore = |rows, task| Puzzle::restore(&which, &codebook, drawn.effort(), rows, task);
                let restored = restore(drawn.rows().to_vec(), drawn.task().clone()).unwrap();
                assert_eq!(format!("{restored:?}"), format!("{drawn:?}"));
            }
        }
        let win = Turn { guess: codebook.candidates().code(0), feedback: rules.win() };
        let which = LeftPuzzle { rules: rules.clone(), kind: Deduce, level: Easy, seed: 1, was_helped: false };
        let restore = |task| Puzzle::restore(&which, &codebook, 0, vec![win.clone(); 2], task).is_some();
        assert!(restore(Task::Deduce));
        assert!(!restore(Task::WrongAnswer { row: 2, should: rules.win() }));
        assert!(!restore(Task::WinNext { guesses: Vec::new(), are_all: true }));
        let never = Feedback::new(0, 0);
        let offered = vec![never, Feedback::new(1, 0)];
        assert!(!restore(Task::Impossible { guess: win.guess.clone(), offered, never }));
    }
}

#[test]
fn a_nudge_is_true_of_every_code_that_fits_its_rows() {
    let mut nudges = 0;
    for rules in BOARDS {
        let rules: Rules = rules.parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        let mut draws = pegwise_core::random::Draws::new(7);
        for _ in 0..20 {
            let secret = codebook.candidates().code(draws.below(codebook.candidates().len()));
            let mut rows: Vec<Turn> = Vec::new();
            for _ in 0..5 {
                let guess = codebook.candidates().code(draws.below(codebook.candidates().len()));
                rows.push(Turn { feedback: rules.answer(&guess, &secret), guess });
                let Some(Deduction { rows: proof, found }) = nudge(&codebook, &rows) else { continue };
                assert!(!proof.is_empty() && !found.is_empty());
                let given: Vec<Turn> = proof.iter().map(|&row| rows[row].clone()).collect();
                let fit = fitting(&codebook, &given);
                assert!(fit.iter().all(|code| found.iter().all(|finding| finding.holds(code))), "{rules}: {found:?}");
                assert!(codebook.candidates().codes().any(|code| !found.iter().all(|finding| finding.holds(&code))));
                nudges += 1;
            }
        }
    }
    assert!(nudges > 500, "{nudges}");
}

#[test]
fn a_nudge_is_what_the_last_guess_missed() {
    let nudge = |game: &str| {
        let game: pegwise_notation::GameRecord = game.parse().unwrap();
        nudge(&Codebook::new(&game.rules).unwrap(), &game.history)
    };
    let absent = |row, colors: &[u16]| {
        let found = colors.iter().map(|&color| Finding::Absent(pegwise_core::Color::new(color - 1))).collect();
        Some(Deduction { rows: vec![row], found })
    };
    // Row 2 uses a colour that row 1 rules out.
    assert_eq!(nudge("4x6 1122:0.0 1345:1.0"), absent(0, &[1, 2]));
    // Row 2 keeps to that, so the fact is about its own answer.
    assert_eq!(nudge("4x6 1122:0.0 3334:2.2"), absent(1, &[1, 2, 5, 6]));
    assert_eq!(nudge("4x6-blacks 1122:1.0"), None);
    assert_eq!(nudge("4x6 1122:4.0 3333:4.0"), None);
    assert_eq!(nudge("4x6"), None);
    assert_eq!(nudge("4x6-lies1 1122:0.0"), None);
}

#[test]
fn a_nudge_about_words_names_only_letters_of_its_rows() {
    let rules = read_rules("words").unwrap();
    let codebook = Codebook::new(&rules).unwrap();
    let mut draws = pegwise_core::random::Draws::new(7);
    let mut draw = || codebook.candidates().code(draws.below(codebook.candidates().len()));
    let mut nudges = 0;
    for _ in 0..20 {
        let secret = draw();
        let mut rows: Vec<Turn> = Vec::new();
        for _ in 0..4 {
            let guess = draw();
            rows.push(Turn { feedback: rules.answer(&guess, &secret), guess });
            let Some(Deduction { rows: proof, found }) = nudge(&codebook, &rows) else { continue };
            let named = found.iter().flat_map(|finding| match finding {
                Finding::Absent(color) | Finding::AtLeast { color, .. } => vec![*color],
                Finding::OneOf { colors, .. } | Finding::NoneOf { colors, .. } => colors.clone(),
            });
            let is_shown =
                |color: &pegwise_core::Color| proof.iter().any(|&row| rows[row].guess.colors().contains(color));
            assert!(named.into_iter().all(|color| is_shown(&color)), "{proof:?}: {found:?}");
            nudges += 1;
        }
    }
    assert!(nudges > 20, "{nudges}");
}
