//! Tests of requests on small boards, with limits and when stopped.

use super::*;
use pegwise_core::{Board, Code, Event, Listener, Progress, Rules, StopSwitch, TooLarge};
use pegwise_game::{Basis, Narrowings, NoReview, PuzzleKind, PuzzleLevel, Reviewed, Session};
use pegwise_notation::GameRecord;
use pegwise_solver::{Objective, Solved, Unsolvable, Verdict};
use pegwise_strategy::{Evaluation, Reason};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

fn session(game: &str) -> Box<Session> {
    Box::new(Session::from_record(game.parse().unwrap(), Limits::default()).unwrap())
}

fn player(text: &str) -> PlayerSpec {
    PlayerSpec::read(text, &Rules::classic()).unwrap()
}

fn limits() -> Limits {
    Limits::of_memory(1 << 30)
}

#[test]
fn each_request_has_an_answer_of_its_own_type() {
    let mut engine = Engine::new();
    let board = Rules::classic().board().clone();
    let suggest = Suggest { session: session("4x6 1122:1.0"), player: player("knuth") };
    assert_eq!(engine.run(suggest, limits(), &()).unwrap().guess.to_string(), "1344");
    let evaluate = Evaluate { board: board.clone(), player: player("optimal") };
    assert_eq!(engine.run(evaluate, limits(), &()).unwrap().total(), 5625);
    let explore = BuildTree { board: "3x4".parse().unwrap(), player: player("entropy") };
    let tree = engine.run(explore, limits(), &()).unwrap();
    assert_eq!(tree.subtree_stats()[0].total, tree.evaluation().total());
    let review = ReviewGame { session: session("4x6 1111:1.0 1223:1.2 1332:4.0"), pool: GuessPool::All };
    let review = engine.run(review, limits(), &()).unwrap().costs().unwrap();
    assert_eq!((review.turns.len(), review.pending, review.start.total), (3, 0, 5625));
    let (session_, guess) = (session("4x6 1122:1.0"), board.read_guess("1344").unwrap());
    let judged = engine.run(Judge { session: session_, pool: GuessPool::All, guess }, limits(), &()).unwrap();
    let rank = Rank { session: session("4x6 1122:1.0"), pool: GuessPool::All };
    assert_eq!(engine.run(rank, limits(), &()).unwrap().0, judged.best);
    let draw = GeneratePuzzle { rules: Rules::classic(), kind: PuzzleKind::Deduce, level: PuzzleLevel::Easy, seed: 7 };
    assert_eq!(engine.run(draw, limits(), &()).unwrap().seed(), 7);
    let solve = Solve { board: "3x4".parse().unwrap(), objective: Objective::Mean, pool: GuessPool::All };
    assert_eq!(engine.run(solve, limits(), &()).unwrap().verdict, Verdict::Optimal);
    let prepared =
        engine.run(OpenSession { record: "4x6 1122:1.0".parse().unwrap(), undoable: false }, limits(), &()).unwrap();
    assert_eq!(prepared.candidates().unwrap().len(), 256);
    assert_eq!(engine.run(ListCodes { board: board.clone() }, limits(), &()).unwrap().candidates().len(), 1296);
    let fast = HeuristicBaseline { board: board.clone(), objective: Objective::Max, pool: GuessPool::Candidates };
    let played = engine.run(fast, limits(), &()).unwrap().unwrap();
    assert_eq!((played.strategy.to_string(), played.evaluation.max()), ("knuth,pool=candidates".into(), 6));
    let solver = engine.run(PrepareSolver { board, pool: GuessPool::All }, limits(), &()).unwrap();
    let solved = engine.run(SolveWith { solver: &solver, objective: Objective::Mean }, limits(), &()).unwrap();
    assert_eq!((solved.verdict, solved.lower), (Verdict::Optimal, 5625));
}

#[test]
fn a_guess_is_explained_where_it_is_asked() {
    let session = session("4x6");
    let explain = |text| Explain { session: &session, guess: session.rules().read_guess(text).unwrap() };
    let asked = Engine::new().run(explain("1122"), limits(), &()).unwrap();
    // [Knuth 1977]: 1122 leaves 256 codes in the worst case.
    assert_eq!((asked.reason, asked.histogram.largest()), (Reason::Asked, 256));
}

#[test]
fn regret_is_proved_where_it_can_be_and_an_estimate_where_codes_are_drawn() {
    let measure = |game: &str, guess: &str| {
        let mut engine = Engine::new();
        let record = game.parse().unwrap();
        let session = engine.run(OpenGame { record }, limits(), &()).unwrap().0;
        let guess = session.rules().read_guess(guess).unwrap();
        let request = MeasureRegret { positions: &[(session, guess)], pool: GuessPool::All };
        engine.run(request, limits(), &()).map(|regrets| regrets[0].clone())
    };
    let exact = measure("4x6 1122:1.0", "1111").unwrap();
    assert!(exact.skill_lost().unwrap().total > 0 && exact.bits_lost() > 0.0);
    assert_eq!((exact.basis, exact.guess.candidates()), (Basis::Exact, 256));
    let drawn = measure("10x10 1122334455:0.0", "1111111111").unwrap();
    assert_eq!((drawn.skill_lost(), drawn.basis), (None, Basis::Estimate));
    // None of the codes left has a 1.
    assert_eq!((drawn.guess.histogram.parts(), drawn.told.bits), (1, 0.0));
    assert!(drawn.bits_lost() > 1.0);
    assert_eq!(measure("4x6-lies1 1122:1.0", "1111").unwrap_err(), EngineError::UncertainFeedback.in_game(1));
}

#[test]
fn a_fault_says_in_which_game_it_is() {
    let refused = |games: &[&str], guesses: &[&str]| {
        let text = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
        let (games, guesses, pool) = (text(games), text(guesses), api::Pool::Candidates);
        let request = api::Request::Regret(api::RegretRequest { rules: None, games, guesses, pool, alphabet: None });
        let (defaults, switch) = (protocol::Defaults::default(), StopSwitch::default());
        let answer =
            protocol::answer(&mut Engine::new(), &defaults, &request, api::RequestLimits::default(), &switch, &|_| {});
        answer.unwrap_err().message
    };
    assert_eq!(refused(&["", "1122:4.0 1123:4.0"], &["1122", "1122"]), "game 2: no code fits all answers");
    assert!(refused(&["1122:1.1"], &["112"]).starts_with("game 1: "));
    assert!(refused(&["", "1122:?"], &["1122", "1122"]).starts_with("game 2: this is done only where every answer"));
    let lists = "there are 1 `games` and 2 `guesses`; give one guess for each game";
    assert_eq!(refused(&[""], &["1122", "1123"]), lists);
}

#[test]
fn programs_get_no_more_codes_than_fit_in_memory() {
    let mut engine = Engine::new();
    let mut codes = |limit| {
        let game = "6x8 112233:0.0".to_owned();
        let request = api::Request::Candidates(api::CandidatesRequest { game, limit: Some(limit), alphabet: None });
        let (defaults, switch) = (protocol::Defaults::default(), StopSwitch::default());
        let limits = api::RequestLimits { memory: Some(2), ..api::RequestLimits::default() };
        match protocol::answer(&mut engine, &defaults, &request, limits, &switch, &|_| {}) {
            Ok(api::Answer::Candidates(found)) => Ok(found.codes.unwrap().len()),
            Ok(other) => panic!("{other:?}"),
            Err(failure) => Err(failure.message),
        }
    };
    let refused = codes(10_000).unwrap_err();
    assert_eq!(refused, "an answer with 10000 codes takes more than 2 MiB; set `limit` to 6898 or less");
    assert_eq!(codes(6_898), Ok(6_898));
}

#[test]
fn regrets_are_on_one_board() {
    let one = |game: &str| (*session(game), session(game).rules().read_guess("111").unwrap());
    let positions = [one("3x4"), one("3x5")];
    let request = MeasureRegret { positions: &positions, pool: GuessPool::All };
    let refused = Engine::new().run(request, limits(), &());
    let Err(EngineError::InGame { number: 2, reason }) = refused else { panic!("{refused:?}") };
    assert!(matches!(*reason, EngineError::NoReview(NoReview::OtherBoard { .. })), "{reason}");
    let positions = [one("3x4 112:1.0"), one("3x4 222:0.0")];
    let request = MeasureRegret { positions: &positions, pool: GuessPool::Candidates };
    let refused = Engine::new().run(request, limits(), &()).unwrap_err().to_string();
    assert!(refused.starts_with("game 1: row 2: 111 does not fit"), "{refused}");
    let none = MeasureRegret { positions: &[], pool: GuessPool::All };
    assert!(Engine::new().run(none, limits(), &()).unwrap().is_empty());
}

#[test]
fn the_progress_of_regrets_is_told() {
    for (game, guess) in [("4x6 1122:1.0", "1344"), ("10x10 1122334455:0.0", "6666677777")] {
        let told = Mutex::new(Vec::new());
        let listener = Listener(|event: Event<'_>| {
            if let Event::Progress(Progress { done, total }) = event {
                told.lock().unwrap().push((done, total));
            }
        });
        let mut engine = Engine::new();
        let session = engine.run(OpenGame { record: game.parse().unwrap() }, limits(), &()).unwrap().0;
        let guess = session.rules().read_guess(guess).unwrap();
        let positions = [(session.clone(), guess.clone()), (session, guess)];
        engine.run(MeasureRegret { positions: &positions, pool: GuessPool::All }, limits(), &listener).unwrap();
        let told = told.into_inner().unwrap();
        assert!(told.len() >= 2 && told.is_sorted(), "{told:?}");
        assert!(told.iter().all(|&(done, total)| done <= total && total == told[0].1), "{told:?}");
    }
}

#[test]
fn what_a_replay_does_not_confirm_is_not_called_optimal() {
    let solve = Solve { board: "3x4".parse().unwrap(), objective: Objective::Mean, pool: GuessPool::All };
    let solved = Engine::new().run(solve, limits(), &()).unwrap();
    let replayed = confirm(&solved, limits()).unwrap().unwrap();
    assert_eq!(replayed.evaluation.total(), solved.lower);
    let (found, proved) = (solved.lower, solved.lower - 1);
    let wrong = Solved { lower: proved, ..solved };
    assert_eq!(confirm(&wrong, limits()), Err(EngineError::OtherTotal { found, proved }));
    let open = Solved { verdict: Verdict::Bounded, ..wrong };
    assert_eq!(confirm(&open, limits()), Ok(Some(replayed)), "what is not proved may be less");
}

#[test]
fn a_tree_is_not_begun_if_it_cannot_be_kept() {
    let explore = |board: &str| BuildTree { board: board.parse().unwrap(), player: player("first") };
    let limits = |mebibytes| Limits::of_mebibytes(mebibytes);
    let refused = Engine::new().run(explore("7x8"), limits(512), &()).unwrap_err();
    assert!(matches!(refused, EngineError::TooLarge(TooLarge::Memory { needed: Some(692_060_160), .. })), "{refused}");
    assert!(Engine::new().run(explore("4x4"), limits(1), &()).is_ok());
}

#[test]
fn a_game_with_lies_says_how_much_memory_it_needs() {
    let open = |game: &str| OpenGame { record: game.parse().unwrap() };
    let refused = Engine::new().run(open("8x8-lies1 11223344:2.2"), Limits::default(), &()).unwrap_err();
    assert!(
        matches!(refused, EngineError::TooLarge(TooLarge::Memory { needed: Some(1_073_741_824), .. })),
        "{refused}"
    );
    let refused = Engine::new().run(open("12x12-lies1 112233445566:1.0"), limits(), &()).unwrap_err();
    assert!(matches!(refused, EngineError::TooLarge(_)), "{refused}");
}

#[test]
fn a_sampled_guess_is_stopped_once_there_is_one() {
    let record = "8x8-order 11223344:^^vv++^v".parse().unwrap();
    let (session, _) = Engine::new().run(OpenGame { record }, limits(), &()).unwrap();
    let suggest = Suggest { session: Box::new(session), player: player("sampled-entropy") };
    let at_once = Limits { time: Some(Duration::ZERO), ..limits() };
    let decision = Engine::new().run(suggest, at_once, &()).unwrap();
    assert!(matches!(decision.reason, Reason::BestSoFar { .. }), "{:?}", decision.reason);
}

#[test]
fn games_are_played_for_secrets_of_seeds() {
    let board: Board = "4x5".parse().unwrap();
    let player = PlayerSpec::read("entropy", &board).unwrap();
    let mut engine = Engine::new();
    let explore = BuildTree { board: board.clone(), player: player.clone() };
    let tree = engine.run(explore, limits(), &()).unwrap();
    let games = |games, seed| PlayGames { board: board.clone(), player: player.clone(), games, seed };
    let played = engine.run(games(60, 100), limits(), &()).unwrap();
    let mut expected = [0; 10];
    for seed in 100..160 {
        let secret = pegwise_game::draw_secret(&board, seed);
        let guesses = tree.path(tree.node_of(&secret).unwrap()).len() + 1;
        expected[guesses - 1] += 1;
        assert!(guesses <= played.evaluation.max());
        assert!(seed != played.worst || guesses == played.evaluation.max());
    }
    assert_eq!(played.evaluation, Evaluation::new(expected.to_vec()));
    assert_eq!(played.opening, tree.nodes()[0].guess);
    let adjusted = played.adjusted.expect("sixty games");
    assert!(adjusted.margin < 0.7 * played.evaluation.margin().unwrap(), "{adjusted:?}");
    assert!((adjusted.mean - tree.evaluation().mean()).abs() < 2.0 * adjusted.margin, "{adjusted:?}");
    assert_eq!(engine.run(games(1, 0), limits(), &()).unwrap().evaluation.margin(), None);
    let large: Board = "10x10".parse().unwrap();
    let player = PlayerSpec::usual(&large, limits());
    let few = PlayGames { board: large, player, games: 2, seed: 0 };
    let few = engine.run(few, limits(), &()).unwrap();
    assert_eq!((few.evaluation.secrets(), few.adjusted), (2, None));
}

#[test]
fn fast_play_keeps_to_the_objective() {
    let play = |objective| {
        let request = HeuristicBaseline { board: Rules::classic().board().clone(), objective, pool: GuessPool::All };
        Engine::new().run(request, limits(), &()).unwrap().map(|played| played.evaluation.total())
    };
    assert_eq!(play(Objective::Mean), Some(5668));
    assert_eq!(play(Objective::MeanWithin(5)), None);
}

#[test]
fn optimal_play_that_is_stopped_suggests_what_entropy_does() {
    struct OnceImproved(AtomicBool);
    impl Monitor for OnceImproved {
        fn improved(&self, _: &Code) {
            self.0.store(true, Ordering::Relaxed);
        }
        fn should_stop(&self) -> bool {
            self.0.load(Ordering::Relaxed)
        }
    }
    let suggest = |text, monitor: &dyn Monitor| {
        let record: GameRecord = "4x8 1123:1.1".parse().unwrap();
        let session = Box::new(Session::from_record(record, limits()).unwrap());
        Engine::new().run(Suggest { session, player: player(text) }, limits(), monitor).unwrap()
    };
    let stopped = suggest("optimal", &OnceImproved(AtomicBool::new(false)));
    let by_entropy = suggest("entropy", &());
    assert_eq!((&stopped.guess, &stopped.reason), (&by_entropy.guess, &by_entropy.reason));
    assert!(stopped.was_stopped() && !by_entropy.was_stopped());
    assert_eq!(stopped.fallback.map(|chose| chose.to_string()).as_deref(), Some("entropy"));
    assert_eq!(by_entropy.fallback, None);
}

#[test]
fn optimal_play_on_a_large_board_is_refused_at_once() {
    struct Asked(AtomicUsize);
    impl Monitor for Asked {
        fn should_stop(&self) -> bool {
            self.0.fetch_add(1, Ordering::Relaxed);
            false
        }
    }
    let suggest = |game: &str| {
        let (suggest, asked) = (Suggest { session: session(game), player: player("optimal") }, Asked(0.into()));
        let memory = Limits { search: 64 << 20, ..limits() };
        (Engine::new().run(suggest, memory, &asked), asked.0.into_inner())
    };
    let (refused, asked) = suggest("6x5");
    assert!(matches!(refused, Err(EngineError::Unsolvable(Unsolvable::TooLarge { .. }))), "{refused:?}");
    assert_eq!(asked, 0);
    assert!(suggest("6x5 112233:1.1 144523:3.1 154424:2.2").0.is_ok());
}

#[test]
fn a_proved_guess_is_kept_for_its_position() {
    let stopped = StopSwitch::default();
    stopped.stop();
    let mut engine = Engine::new();
    let mut suggest = |game: &str, monitor: &dyn Monitor| {
        let suggested = engine.run(Suggest { session: session(game), player: player("optimal") }, limits(), monitor);
        suggested.map(|decision| (decision.guess, decision.reason))
    };
    let games = ["4x6", "4x6 1122:1.0", "4x6 1122:1.1"];
    let proved = games.map(|game| suggest(game, &()).unwrap());
    assert_eq!(games.map(|game| suggest(game, &stopped).unwrap()), proved);
    assert!(proved.iter().all(|(_, reason)| matches!(reason, Reason::FewestGuesses { proved: true, .. })));
    for other in ["4x6 1122:0.1", "4x5 1122:1.0"] {
        assert!(!matches!(suggest(other, &stopped), Ok((_, Reason::FewestGuesses { .. }))));
    }
}

#[test]
fn players_are_made_ready() {
    let mut engine = Engine::new();
    let mut prepare = |board: &str, text| {
        engine.run(PreparePlayer { board: board.parse().unwrap(), player: player(text) }, limits(), &())
    };
    assert_eq!(prepare("4x6", "optimal"), Ok(()));
    assert!(matches!(prepare("4x6", "tree:none.txt"), Err(EngineError::NotPrepared(_))));
    assert!(matches!(prepare("6x9", "optimal"), Err(EngineError::NotPrepared(_))));
}

#[test]
fn a_tree_stays_open() {
    let mut engine = Engine::new();
    let mut open = |board: &str, text| {
        engine.run(OpenTree { board: board.parse().unwrap(), player: player(text) }, limits(), &()).unwrap()
    };
    let knuth = open("3x4", "knuth");
    assert!(Arc::ptr_eq(&knuth, &open("3x4", "knuth")));
    let others = [open("3x4", "first"), open("2x4", "first")];
    assert_eq!(others.map(|tree| tree.board().to_string()), ["3x4", "2x4"]);
    assert_eq!(open("3x4", "knuth"), knuth);
}

#[test]
fn requests_do_not_depend_on_those_before() {
    let ask = |engine: &mut Engine, game: &str, name: &str| {
        let session = session(game);
        let player = PlayerSpec::read(name, session.rules()).unwrap();
        engine.run(Suggest { session, player }, limits(), &()).unwrap().guess
    };
    let questions = [
        ("4x6 1122:1.0", "knuth"),
        ("4x6 1122:1.0", "entropy"),
        ("4x7 1122:1.0", "entropy"),
        ("4x6 1122:1.0", "optimal"),
        ("3x4", "optimal"),
        ("4x6 1122:1.0", "knuth"),
    ];
    let mut engine = Engine::new();
    for (game, name) in questions {
        assert_eq!(ask(&mut engine, game, name), ask(&mut Engine::new(), game, name), "{game} {name}");
    }
}

#[test]
fn a_review_is_by_the_board_of_the_game_and_the_pool_that_is_asked_for() {
    let mut engine = Engine::new();
    for game in ["3x4 112:0.0 112:0.0", "3x4 112:0.0 112:0.0", "2x3 12:0.0 12:0.0"] {
        let mut review = |pool| engine.run(ReviewGame { session: session(game), pool }, limits(), &());
        assert_eq!(review(GuessPool::All).unwrap().costs().unwrap().turns.len(), 2, "{game}");
        let refused = review(GuessPool::Candidates).unwrap_err();
        assert!(matches!(refused, EngineError::NoReview(NoReview::NotInPool { row: 2, .. })), "{refused}");
    }
}

#[test]
fn boards_on_which_nothing_can_be_found_are_told_from_other_errors() {
    let look = |game: &str, monitor: &dyn Monitor| {
        Engine::new().run(SampleCandidates { session: &mut session(game) }, limits(), monitor).unwrap_err()
    };
    assert!(look("300x2", &()).is_nothing_known());
    let stopped = StopSwitch::default();
    stopped.stop();
    assert!(!look("6x9-marks 123456:+.....", &stopped).is_nothing_known());
    assert!(!EngineError::Contradiction.is_nothing_known());
}

#[test]
fn errors_keep_their_type() {
    let mut engine = Engine::new();
    let suggest = |game: &str, player| Suggest { session: session(game), player };
    let contradiction = suggest("4x6 1122:0.0 1122:1.0", player("knuth"));
    assert_eq!(engine.run(contradiction, limits(), &()).unwrap_err(), EngineError::Contradiction);
    let tree = engine.run(suggest("4x6", player("tree:none.txt")), limits(), &()).unwrap_err();
    assert_eq!(tree.to_string(), "no files are read here, such as none.txt");
    let large = Evaluate { board: "9x9".parse().unwrap(), player: player("knuth") };
    assert!(matches!(engine.run(large, Limits::of_memory(1 << 20), &()), Err(EngineError::TooLarge(_))));
    let row = engine
        .run(OpenSession { record: "4x6 1122:1.0 1111:0.1".parse().unwrap(), undoable: true }, limits(), &())
        .unwrap_err();
    assert!(matches!(row, EngineError::InvalidTurn { row: 2, .. }), "{row}");
}

#[test]
fn trees_are_read_by_the_caller() {
    use pegwise_strategy::{StrategySpec, StrategyTree};
    let mut engine = Engine::new().reading_trees(|file, board| {
        let codebook = Codebook::new(board).map_err(|error| error.to_string())?;
        let spec = StrategySpec::read(file, board).map_err(|error| error.to_string())?;
        StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).map_err(|error| error.to_string())
    });
    let suggest = Suggest { session: session("4x6 1122:1.0"), player: player("tree:knuth") };
    assert_eq!(engine.run(suggest, limits(), &()).unwrap().guess.to_string(), "1344");
}

#[test]
fn stopped_work_gives_the_best_so_far_or_says_that_there_is_none() {
    let mut engine = Engine::new();
    let stopped = StopSwitch::default();
    stopped.stop();
    let evaluate = Evaluate { board: "5x8".parse().unwrap(), player: player("knuth") };
    assert_eq!(engine.run(evaluate.clone(), limits(), &stopped).unwrap_err(), EngineError::Stopped);
    let no_time = Limits { time: Some(Duration::ZERO), ..limits() };
    assert_eq!(engine.run(evaluate, no_time, &()).unwrap_err(), EngineError::Stopped);
    let draw = GeneratePuzzle { rules: Rules::classic(), kind: PuzzleKind::Deduce, level: PuzzleLevel::Easy, seed: 7 };
    assert_eq!(engine.run(draw.clone(), limits(), &stopped).unwrap_err(), EngineError::Stopped);
    assert_eq!(engine.run(draw, no_time, &()).unwrap_err(), EngineError::Stopped);
    let solve = Solve { board: "4x6".parse().unwrap(), objective: Objective::Mean, pool: GuessPool::All };
    assert_eq!(engine.run(solve, no_time, &()).unwrap().verdict, Verdict::Bounded);
}

#[test]
fn a_stopped_review_has_the_last_rows() {
    let game = "4x6 1111:1.0 2345:1.1 1223:1.2 1332:4.0";
    let request = || ReviewGame { session: session(game), pool: GuessPool::All };
    let whole = Engine::new().run(request(), limits(), &()).unwrap().costs().unwrap();
    let (rows, switch) = (AtomicUsize::new(0), StopSwitch::default());
    let listener = Listener(|_: Event<'_>| {
        if rows.fetch_add(1, Ordering::Relaxed) == 2 {
            switch.stop();
        }
    });
    let stopped = Engine::new().run(request(), limits(), &Both(&listener, &switch)).unwrap().costs().unwrap();
    assert_eq!((stopped.pending, stopped.turns.len()), (2, 2));
    for (stopped, whole) in stopped.turns.iter().zip(&whole.turns[2..]) {
        assert_eq!((&stopped.turn, stopped.guess.value, stopped.next), (&whole.turn, whole.guess.value, whole.next));
    }
    assert_eq!(stopped.start, whole.turns[1].next);
}

#[test]
fn a_review_stopped_at_once_counts_the_codes() {
    let stopped = StopSwitch::default();
    stopped.stop();
    let session = session("4x6 1122:1.1 1344:0.2 3456:0.1");
    let request = ReviewGame { session: session.clone(), pool: GuessPool::All };
    let Reviewed::Narrowings(counted) = Engine::new().run(request, limits(), &stopped).unwrap() else {
        panic!("no time for costs")
    };
    assert_eq!(counted.rows, Narrowings::of_listed(&session).unwrap().rows);
    assert_eq!((counted.rows.len(), counted.was_stopped), (3, true));
}

#[test]
fn lists_are_made_until_they_are_stopped() {
    let board: Board = "10x4".parse().unwrap();
    let record = || GameRecord::<pegwise_core::Feedback> { rules: board.clone().into(), history: Vec::new() };
    let prepare = || OpenSession { record: record().into(), undoable: false };
    let stopped = StopSwitch::default();
    stopped.stop();
    let no_time = Limits { time: Some(Duration::ZERO), ..limits() };
    let mut engine = Engine::new();
    assert_eq!(engine.run(prepare(), limits(), &stopped).unwrap_err(), EngineError::Stopped);
    assert_eq!(engine.run(prepare(), no_time, &()).unwrap_err(), EngineError::Stopped);
    let solve = Solve { board: board.clone(), objective: Objective::Mean, pool: GuessPool::All };
    let refused = engine.run(solve, no_time, &()).unwrap_err();
    assert!(matches!(refused, EngineError::Unsolvable(_)), "{refused}");
    let whole = engine.run(prepare(), limits(), &()).unwrap();
    let again = engine.run(prepare(), no_time, &()).unwrap();
    assert_eq!(whole.candidates().unwrap().len(), 1 << 20);
    assert_eq!(again.candidates().unwrap().len(), 1 << 20);
    let list = engine.run(ListCodes { board }, Limits::of_memory(1 << 20), &());
    assert!(matches!(list, Err(EngineError::TooLarge(_))), "{list:?}");
}

#[test]
fn there_is_always_time_for_a_guess() {
    let suggest = |game: &str| {
        let no_time = Limits { time: Some(Duration::ZERO), ..limits() };
        Engine::new().run(Suggest { session: session(game), player: player("knuth") }, no_time, &()).unwrap().reason
    };
    assert!(matches!(suggest("6x9 112334:1.1 352176:0.2"), Reason::BestSoFar { .. }));
    assert!(matches!(suggest("4x6 1122:1.0"), Reason::Best { .. }));
}

#[test]
fn a_row_without_an_answer_changes_nothing() {
    let suggest = |game: &str| {
        let session = Session::from_partial(game.parse().unwrap(), Limits::default()).unwrap();
        let request = Suggest { session: Box::new(session), player: player("knuth") };
        let decision = Engine::new().run(request, limits(), &()).unwrap();
        (decision.guess, decision.reason, decision.histogram)
    };
    // The second guess has the colours that the first leaves alike.
    assert_eq!(suggest("4x6 1122:1.1 3456:?"), suggest("4x6 1122:1.1"));
}

/// A time limit applies from the first report on.
#[test]
fn the_best_guess_so_far_is_reported_where_codes_weigh_differently() {
    let board: Board = "2x3-only=11*3,12,13*2,21,22,23,31,32,33".parse().unwrap();
    let reports = Mutex::new(Vec::new());
    let listener = Listener(|event: Event<'_>| {
        if let Event::Improved(guess) = event {
            reports.lock().unwrap().push(guess.clone());
        }
    });
    let request =
        Suggest { session: session(&board.to_string()), player: PlayerSpec::read("entropy", &board).unwrap() };
    let decision = Engine::new().run(request, limits(), &listener).unwrap();
    assert_eq!(reports.into_inner().unwrap(), [decision.guess]);
}

#[test]
fn the_memory_of_a_tree_counts_the_list() {
    let build = |board: &str, limits: Limits| {
        let (board, player) = (board.parse().unwrap(), PlayerSpec::read("knuth", &Board::classic()).unwrap());
        Engine::new().run(BuildTree { board, player }, limits, &())
    };
    let needed = |board: &str| match build(board, Limits::of_memory(1)) {
        Err(EngineError::TooLarge(TooLarge::Memory { needed, limit: 1, .. })) => needed.unwrap(),
        other => panic!("{other:?}"),
    };
    assert_eq!(needed("4x6"), 1296 * (300 + 2 * 10));
    assert_eq!(needed("4x6-lies1"), 1296 * (1200 + 2 * 10));
    assert!(build("3x4", Limits::default()).is_ok());
}
