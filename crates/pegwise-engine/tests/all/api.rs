//! Tests of the types for programs: games, puzzles, trees and errors with known values.

use pegwise_core::{Board, Code, Codebook, Limits, Rules};
use pegwise_engine::api::{
    CandidatesRequest, Cause, ErrorKind, Expected, Failure, Puzzle, PuzzleExample, Request, Score, Stats,
    SuggestRequest, TreePosition, TreeRequest, Turn,
};
use pegwise_engine::{Engine, EngineError, Evaluate, OpenSession, Rank};
use pegwise_game::{DayStreak, FinishedGame, PlayerSpec, PuzzleKind, PuzzleLevel, Session, Statistics};
use pegwise_notation::{Alphabet, GameRecord};
use pegwise_strategy::{GuessPool, StrategySpec, StrategyTree};

fn letters() -> Alphabet {
    Alphabet::new("BGKRWY").unwrap()
}

fn session(game: &str) -> Box<Session> {
    Box::new(Session::from_record(game.parse().unwrap(), Limits::default()).unwrap())
}

fn puzzle(kind: PuzzleKind) -> Puzzle {
    let rules = Rules::classic();
    let codebook = Codebook::new(&rules).unwrap();
    let puzzle = pegwise_game::Puzzle::draw(&rules, &codebook, kind, PuzzleLevel::Easy, 7, &()).unwrap();
    Puzzle::new(&puzzle, &letters())
}

fn fitting(rows: &[Turn]) -> Vec<Code> {
    let rules = Rules::classic();
    let codes = Codebook::new(&rules).unwrap().candidates().codes().collect::<Vec<_>>();
    let fits = |code: &Code, row: &Turn| answer(&row.guess, code) == row.feedback;
    codes.into_iter().filter(|code| rows.iter().all(|row| fits(code, row))).collect()
}

fn answer(guess: &str, secret: &Code) -> String {
    let rules = Rules::classic();
    rules.answer(&letters().read_guess(&rules, guess).unwrap(), secret).to_string()
}

fn read(code: &str) -> Code {
    letters().read_code(&Rules::classic(), code).unwrap()
}

#[test]
fn a_puzzle_to_deduce_has_one_solution_and_says_how_its_rows_lead_there() {
    let puzzle = puzzle(PuzzleKind::Deduce);
    assert!(puzzle.rows.len() >= 2 && puzzle.rows.iter().map(|row| row.row).eq(1..=puzzle.rows.len()));
    let left: Vec<usize> = (1..=puzzle.rows.len()).map(|rows| fitting(&puzzle.rows[..rows]).len()).collect();
    assert_eq!(puzzle.left, Some(left));
    assert_eq!((fitting(&puzzle.rows), puzzle.candidates), (vec![read(&puzzle.solutions[0])], 1));
}

#[test]
fn a_puzzle_to_win_next_has_an_example_that_tells_all_codes_apart() {
    let puzzle = puzzle(PuzzleKind::WinNext);
    let codes = fitting(&puzzle.rows);
    assert_eq!(puzzle.candidates, codes.len());
    let PuzzleExample { guess, can_be_secret, after } = puzzle.example.unwrap();
    assert_eq!((puzzle.solutions.contains(&guess), can_be_secret), (true, codes.contains(&read(&guess))));
    assert_eq!(after.len(), codes.len());
    for found in after {
        let leaves: Vec<&Code> = codes.iter().filter(|code| answer(&guess, code) == found.feedback).collect();
        assert_eq!(leaves, [&read(&found.code)]);
    }
}

#[test]
fn a_puzzle_of_an_impossible_answer_shows_that_the_others_can_be_given() {
    let puzzle = puzzle(PuzzleKind::Impossible);
    let (codes, guess, mut offered) = (fitting(&puzzle.rows), puzzle.guess.unwrap(), puzzle.offered.unwrap());
    assert_eq!(puzzle.candidates, codes.len());
    let [never] = &puzzle.solutions[..] else { panic!("one answer is impossible") };
    assert!(codes.iter().all(|code| answer(&guess, code) != *never));
    offered.retain(|answer| answer != never);
    let given = puzzle.given.unwrap();
    assert_eq!(given.iter().map(|given| &given.feedback).collect::<Vec<_>>(), offered.iter().collect::<Vec<_>>());
    for given in given {
        let code = read(&given.code);
        assert!(codes.contains(&code) && answer(&guess, &code) == given.feedback);
    }
}

#[test]
fn a_score_says_as_much_as_the_board_tells() {
    let told = |rules: &str, guess: &str| {
        let rules: Rules = rules.parse().unwrap();
        let [guess, secret] = [guess, "1213"].map(|code| rules.read_code(code).unwrap());
        let score = Score::new(&rules, &guess, &secret, false, &Alphabet::canonical());
        (score.black, score.white)
    };
    // In 1213, the first 1 is in place; the second 1 and one 2 are elsewhere.
    assert_eq!(told("4x6", "1122"), (Some(1), Some(2)));
    assert_eq!(told("4x6-blacks", "1122"), (Some(1), None));
    assert_eq!(told("4x6-sum", "1122"), (None, None));
    // Whatever the kind of answer, a win reveals that every peg is black.
    let won = ["4x6", "4x6-blacks", "4x6-sum"].map(|rules| told(rules, "1213"));
    assert_eq!(won, [(Some(4), Some(0)), (Some(4), None), (Some(4), None)]);
}

#[test]
fn a_failure_has_its_cause_for_programs() {
    let failure = |reason: EngineError| Failure::from(reason);
    let contradiction = failure(EngineError::Contradiction);
    assert_eq!((contradiction.kind, contradiction.cause), (ErrorKind::No, Some(Cause::Contradiction)));
    assert_eq!(failure(EngineError::Stopped), Failure::new(ErrorKind::Cancelled, "stopped before anything was found"));
    let large = |board: &str| {
        let board: Board = board.parse().unwrap();
        let player = PlayerSpec::read("knuth", &board).unwrap();
        failure(Engine::new().run(Evaluate { board, player }, Limits::default(), &()).unwrap_err()).cause
    };
    let codes = |codes: u128| Some(Cause::TooManyCodes { codes: Some(codes.to_string()) });
    assert_eq!((large("9x12"), large("30x10")), (codes(12_u128.pow(9)), codes(10_u128.pow(30))));
    // 2^128 is more than 10^38. Rows of 300 pegs cannot even be scored.
    assert_eq!([large("200x200"), large("300x2")], [const { Some(Cause::TooManyCodes { codes: None }) }; 2]);
    // A guess of one colour never gets white pegs.
    let record: GameRecord = "4x6 1122:1.0 1111:0.1".parse().unwrap();
    let prepare = OpenSession { record: record.into(), undoable: false };
    let never = failure(Engine::new().run(prepare, Limits::default(), &()).unwrap_err()).cause;
    let possible = ["0.0", "1.0", "2.0", "3.0", "4.0"].map(str::to_owned).to_vec();
    assert_eq!(never, Some(Cause::NeverGiven { row: 2, possible }));
}

#[test]
fn a_number_of_guesses_says_whether_it_is_proved() {
    let expected = |game: &str| -> Expected {
        let rank = Rank { session: session(game), pool: GuessPool::All };
        Engine::new().run(rank, Limits::default(), &()).unwrap().0.into()
    };
    // [Koyama & Lai 1993]: 5,625 guesses in total.
    let classic = expected("4x6");
    assert_eq!((classic.total, classic.codes, classic.is_exact()), (5625, 1296, true));
    assert!(!expected("4x4-whites").is_exact());
}

#[test]
fn statistics_have_decimals() {
    let games = [
        "2026-11-21T11:20:00Z play won skill=90 luck=10 4x6 1122:0.1 4266:4.0",
        "2026-11-21T11:25:00Z play won skill=81 4x6 4266:4.0",
        "2026-11-21T11:30:00Z play given-up 4x6 1122:0.1",
        "2026-11-21T11:35:00Z play given-up 4x6 1122:0.1",
    ]
    .map(|line| line.parse::<FinishedGame>().unwrap());
    let all = Stats::new(&Statistics::of(&games), DayStreak::default()).all;
    assert_eq!((all.win_rate, all.mean), (Some(0.5), Some(1.5)));
    assert_eq!((all.skill, all.luck, all.stretches[0].skill), (Some(85.5), Some(10.0), Some(85.5)));
    assert_eq!(Stats::new(&Statistics::of([]), DayStreak::default()).all.mean, None);
}

#[test]
fn a_position_of_a_tree_has_the_game_that_leads_there() {
    let board: Board = "3x4".parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    let strategy = StrategySpec::read("knuth", &board).unwrap().prepare(&codebook);
    let tree = StrategyTree::build(&strategy, &codebook, &()).unwrap();
    let position = |feedbacks: &[&str]| {
        let (strategy, feedbacks) = ("knuth".to_owned(), feedbacks.iter().map(ToString::to_string).collect());
        let request = TreeRequest { rules: None, strategy, feedbacks, secret: None, alphabet: None };
        TreePosition::new(&tree, request.node(&tree, &letters()).unwrap(), 1, &letters())
    };
    let (first, second, third) = (position(&[]), position(&["1.0"]), position(&["1.0", "1.1"]));
    assert_eq!((first.game.as_str(), second.game), ("", format!("{}:1.0", first.guess)));
    assert_eq!(third.game, format!("{}:1.0 {}:1.1", first.guess, second.guess));
}

#[test]
fn a_request_has_an_alphabet_if_it_gives_one() {
    let suggest = |alphabet| Request::Suggest(SuggestRequest { game: "4x6".into(), strategy: None, alphabet });
    assert_eq!(suggest(Some("BGKRWY".to_owned())).alphabet(), Some("BGKRWY"));
    assert_eq!(suggest(None).alphabet(), None);
    let alphabet = Some("ABCDEF".to_owned());
    let candidates = Request::Candidates(CandidatesRequest { game: "4x6".into(), limit: None, alphabet });
    assert_eq!(candidates.alphabet(), Some("ABCDEF"));
    assert_eq!([Request::Strategies {}, Request::Rules {}].iter().find_map(Request::alphabet), None);
}
