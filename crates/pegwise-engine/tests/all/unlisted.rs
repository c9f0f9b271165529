//! Tests of games on boards too large to list, from the session to the evil codemaker.

use pegwise_core::{Board, Codebook, Limits, Monitor, StopSwitch, Turn};
use pegwise_engine::{
    BestGuesses, Engine, EngineError, EvaluateOrPlay, Evaluated, Explain, ListCandidates, OpenGame, OpenSession,
    PlayGames, PreparePlayer, Request, ReviewGame, SampleCandidates, Suggest,
};
use pegwise_game::{
    CandidateReduction, Codemaker, Mark, Narrowings, NotPrepared, PlayerSpec, Reviewed, Session, Status, draw_secret,
};
use pegwise_notation::GameRecord;
use pegwise_sampling::{Count, NotKnown};
use pegwise_strategy::{Coverage, GuessPool, Heuristic, Reason};
use std::time::Duration;

/// Opens a game on a small board as if the board were too large to list.
fn unlisted(game: &str) -> Session {
    Session::from_record(game.parse().unwrap(), Limits::of_memory(0)).unwrap()
}

fn looked(game: &str) -> Session {
    let mut session = unlisted(game);
    session.look(&()).unwrap();
    session
}

#[test]
fn a_look_says_what_a_list_would() {
    for game in ["4x6 1122:1.1", "4x6 1122:1.1 1344:0.2", "5x8 11234:1.2", "4x10-distinct 1234:1.1"] {
        let listed = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
        let session = looked(game);
        assert_eq!(session.count(), listed.count());
        assert_eq!(session.status(), listed.status());
        let codes = |session: &Session| session.left().unwrap().0.codes().collect::<Vec<_>>();
        assert_eq!(codes(&session), codes(&listed));
    }
}

#[test]
fn what_was_found_is_forgotten_when_a_row_changes() {
    let mut session = looked("4x6 1122:1.1");
    session.push(session.read_turn("1344:0.2").unwrap()).unwrap();
    assert_eq!((session.count(), session.status()), (None, Status::Open { left: None }));
    session.look(&()).unwrap();
    let count = session.count();
    assert!(session.undo() && session.count().is_none());
    assert!(session.redo() && session.count().is_none());
    session.look(&()).unwrap();
    assert_eq!(session.count(), count);
}

#[test]
fn wrong_answers_are_found_without_a_list() {
    for game in [
        "4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0",
        "4x6 1122:1.1 3344:1.1 5566:1.1",
        "5x6 11223:0.0 33445:0.0 56561:1.0",
        "2x3 11:2.0 22:2.0",
        "3x6-distinct 123:3.0 456:1.0",
        "6x8 112233:0.0 445678:0.0",
        "6x8 112233:5.0 445566:5.0 778811:5.0 123456:6.0",
    ] {
        let record: GameRecord = game.parse().unwrap();
        let listed = Session::from_record(record, Limits::default()).unwrap().diagnose().unwrap();
        let session = looked(game);
        assert_eq!(session.status(), Status::Contradiction);
        let found = session.diagnose().unwrap();
        assert_eq!((found.proved, found.complete, found.wrong), (true, true, listed.wrong), "{game}");
        assert_eq!(found.repairs, listed.repairs, "{game}");
        let clash: Vec<Turn> = found.clash.iter().map(|&row| session.turns()[row].clone()).collect();
        let alone = GameRecord { rules: session.rules().clone(), history: clash };
        let alone = Session::from_record(alone, Limits::default()).unwrap();
        assert_eq!(alone.status(), Status::Contradiction, "{game}: the rows clash by themselves");
    }
}

#[test]
fn one_wrong_answer_on_a_large_board_is_named() {
    let board = "10x10".parse().unwrap();
    let secret = draw_secret(&board, 4);
    let guesses = [
        "1122334455",
        "6677889911",
        "1728394A5A",
        "A192837465",
        "2468A13579",
        "5566778899",
        "9A8B7C6D51",
        "3A3A5B5B77",
    ];
    let mut session = Session::new("10x10".parse().unwrap());
    for guess in guesses.map(|guess| guess.replace('B', "1").replace('C', "2").replace('D', "3")) {
        let guess = board.read_guess(&guess).unwrap();
        session.push(Turn { feedback: board.answer(&guess, &secret), guess }).unwrap();
    }
    session.look(&()).unwrap();
    assert!(session.diagnose().is_none() && session.count().unwrap().estimate() >= 1.0);
    let right = session.turns()[3].feedback;
    let told = board.feedback(right.black() + 2, right.white()).unwrap();
    session.edit(3, Turn { guess: session.turns()[3].guess.clone(), feedback: told }).unwrap();
    session.look(&()).unwrap();
    if let Some(diagnosis) = session.diagnose() {
        assert!(diagnosis.proved && diagnosis.wrong == 1);
        let repaired =
            diagnosis.repairs.iter().any(|repair| repair.answers[0].row == 3 && repair.answers[0].right == right);
        assert!(repaired, "{diagnosis:?}");
    } else {
        panic!("the answers contradict each other");
    }
}

#[test]
fn requests_work_without_a_list() {
    let mut engine = Engine::new();
    let limits = Limits::default();
    let prepare = OpenSession { record: "12x12 112233445566:3.3".parse().unwrap(), undoable: false };
    let mut session = engine.run(prepare, limits, &()).unwrap();
    assert_eq!(session.count(), None, "nobody looked yet");
    engine.run(SampleCandidates { session: &mut session }, limits, &()).unwrap();
    assert_eq!(session.count(), Some(Count::Exactly(156_821_587_440)));
    let usual = PlayerSpec::usual(session.rules(), limits);
    assert_eq!(usual.to_string(), "sampled-entropy");
    for player in ["knuth", "first", "random", "sampled-entropy"] {
        let player = PlayerSpec::read(player, session.rules()).unwrap();
        let suggest = Suggest { session: Box::new(session.clone()), player };
        let decision = engine.run(suggest, limits, &()).unwrap();
        assert_eq!(decision.coverage, Coverage::Sample);
        assert_ne!(Mark::of(&decision), Mark::Final);
    }
    let guess = session.rules().read_guess("112233445566").unwrap();
    let explained = engine.run(Explain { session: &session, guess }, limits, &()).unwrap();
    assert_eq!(explained.histogram.parts(), 1, "its answer is known");
    let optimal = PreparePlayer { board: session.rules().board().clone(), player: PlayerSpec::Optimal };
    let refused = engine.run(optimal, limits, &()).unwrap_err().to_string();
    assert!(refused.contains("`optimal` needs a list of all codes"), "{refused}");
    let mut stopped_session = Session::new("12x12".parse().unwrap());
    let stopped = StopSwitch::default();
    stopped.stop();
    engine.run(SampleCandidates { session: &mut stopped_session }, limits, &stopped).unwrap();
    assert!(stopped_session.count().is_some_and(|count| !count.is_exact()), "a small sample was drawn");
}

fn opened(engine: &mut Engine, game: &str, limits: Limits) -> Session {
    engine.run(OpenGame { record: game.parse().unwrap() }, limits, &()).unwrap().0
}

/// 8x8 has 2^24 codes: more than a game lists, whatever the memory. A named player still gets the list, if it fits.
#[test]
fn work_decides_whether_codes_are_listed() {
    let game = "8x8 11223344:2.2";
    let mut engine = Engine::new();
    let suggest = |engine: &mut Engine, memory: u64, player: Option<&str>| {
        let limits = Limits::of_mebibytes(memory);
        let session = opened(engine, game, limits);
        let player = match player {
            Some(player) => PlayerSpec::read(player, session.rules()).unwrap(),
            None => PlayerSpec::adviser(&session, limits),
        };
        engine.run(Suggest { session: Box::new(session), player }, limits, &()).unwrap()
    };
    let [little, much] = [16, 4096].map(|memory| suggest(&mut engine, memory, None));
    assert_eq!((little.coverage, &little.guess), (Coverage::Sample, &much.guess));
    assert_eq!(little.histogram, much.histogram);
    assert_eq!(suggest(&mut engine, 512, Some("first")).coverage, Coverage::Sample);
    let listed = suggest(&mut engine, 1100, Some("first"));
    assert_eq!((listed.coverage, listed.candidates()), (Coverage::All, 1_231_788));
    let mut list = |memory: u64| {
        let limits = Limits::of_mebibytes(memory);
        let mut session = opened(&mut engine, game, limits);
        let listed = engine.run(ListCandidates { session: &mut session, wanted: usize::MAX }, limits, &());
        (listed.is_ok(), session.left().unwrap().0.len())
    };
    assert_eq!([list(16), list(512)], [(false, 10_000), (true, 1_231_788)]);
}

#[test]
fn false_answers_need_a_list() {
    let mut engine = Engine::new();
    let limits = Limits::default();
    assert!(opened(&mut engine, "7x9 1122334:1.1", limits).codebook().is_err());
    assert!(opened(&mut engine, "7x9 1122334:?", limits).codebook().is_err());
    assert!(opened(&mut engine, "7x9 1122334:1.?", limits).codebook().is_err());
    assert!(opened(&mut engine, "7x9-lies1", limits).codebook().is_ok());
}

/// 6x9 is listed, but comparing the costs of its guesses takes minutes.
#[test]
fn reviews_of_large_boards_compare_information() {
    let mut engine = Engine::new();
    let limits = Limits::default();
    let mut review = |game: &str| {
        let session = opened(&mut engine, game, limits);
        assert!(session.codebook().is_ok(), "{game}");
        engine.run(ReviewGame { session: Box::new(session), pool: GuessPool::All }, limits, &()).unwrap()
    };
    let Reviewed::Narrowings(found) = review("6x9 112345:1.1 223456:1.2") else { panic!("costs take minutes") };
    assert!(!found.was_stopped && found.compares());
    let left: Vec<Count> = found.rows.iter().map(|row| row.left).collect();
    let exact = Session::from_record("6x9 112345:1.1 223456:1.2".parse().unwrap(), limits).unwrap();
    let exact = [1, 2].map(|rows| Count::from(exact.candidates_after(rows).unwrap().len()));
    assert_eq!(left, exact);
    assert!(matches!(review("5x4 11223:2.1"), Reviewed::Costs(_)));
}

/// The codes left are a sample, or all known; few are compared two steps ahead.
#[test]
fn the_best_guesses_begin_with_the_suggested_one_without_a_list() {
    let limits = Limits::default();
    for game in ["8x8 11223344:2.2", "8x8 11223344:2.2 11256677:3.2", "8x8 11223344:2.2 11256677:3.2 18256634:1.3"] {
        let mut engine = Engine::new();
        let session = Box::new(opened(&mut engine, game, limits));
        let player = PlayerSpec::adviser(&session, limits);
        let request = Suggest { session: session.clone(), player: player.clone() };
        let suggested = engine.run(request, limits, &()).unwrap();
        let found = engine.run(BestGuesses { session, player, most: 3 }, limits, &()).unwrap();
        let Reason::Best { considered, .. } = suggested.reason else { panic!("{game} {:?}", suggested.reason) };
        assert_eq!((&found.guesses[0].0.guess, found.compared), (&suggested.guess, considered), "{game}");
        assert_eq!(found.guesses[0].0.histogram, suggested.histogram, "{game}");
        let bits: Vec<f64> = found.guesses.iter().map(|(guess, _)| guess.value(Heuristic::Entropy)).collect();
        let is_sampled = suggested.coverage == Coverage::Sample;
        assert!(bits.len() == 3 && (!is_sampled || bits.is_sorted_by(|a, b| a >= b)), "{game} {bits:?}");
    }
}

/// The limit stops the tree at once, and nothing stops the games.
#[test]
fn games_are_played_if_there_is_no_time_for_every_secret() {
    let board: Board = "3x4".parse().unwrap();
    let player = PlayerSpec::read("first", &board).unwrap();
    let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    let request = EvaluateOrPlay { board: board.clone(), player: player.clone(), may_play: true };
    let Evaluated::Games(games) = request.answer(&mut Engine::new(), limits, &()).unwrap() else { panic!("no time") };
    let request = PlayGames { board, player, games: games.drawn().games, seed: 0 };
    assert_eq!(Engine::new().run(request, Limits::default(), &()).unwrap(), games);
}

#[test]
fn games_are_not_played_under_the_name_of_a_strategy_that_would_only_be_approximated() {
    let board: Board = "8x8".parse().unwrap();
    let play = |name: &str| {
        let player = PlayerSpec::read(name, &board).unwrap();
        let request = PlayGames { board: board.clone(), player, games: 1, seed: 0 };
        Engine::new().run(request, Limits::default(), &())
    };
    for name in ["knuth", "entropy,pool=candidates", "first"] {
        let refused = play(name).unwrap_err();
        assert!(matches!(&refused, EngineError::TooLarge(reason) if reason.wants_memory()), "{name}: {refused}");
    }
    assert_eq!(["random,seed=0", "sampled-entropy"].map(|name| play(name).is_ok()), [true; 2]);
    let board: Board = "16x16".parse().unwrap();
    let player = PlayerSpec::read("knuth", &board).unwrap();
    let refused = Engine::new().run(PlayGames { board, player, games: 1, seed: 0 }, Limits::default(), &());
    let needs_codes = NotPrepared::NeedsAllCodes { name: "knuth".to_owned() };
    assert_eq!(refused, Err(EngineError::NotPrepared(needs_codes)), "no memory is enough");
}

#[test]
fn the_codemaker_without_a_secret_counts_the_last_codes() {
    let board: Board = "6x8".parse().unwrap();
    let mut codemaker = Codemaker::evil_by_sample(&board).unwrap();
    assert_eq!(codemaker.possible_secrets(), Count::Exactly(262_144));
    let answer = |guess| {
        let guess = board.read_guess(guess).unwrap();
        Turn { feedback: codemaker.answer(&guess), guess }
    };
    let turns = ["112233", "445566", "172488", "536217"].map(answer);
    let listed = Codebook::new(&board).unwrap();
    let left = listed.candidates().after_all(&board, &turns).len();
    assert_eq!(codemaker.possible_secrets(), left.into());
}

#[test]
fn the_codemaker_without_a_secret_never_lies_and_answers_when_stopped() {
    let board = "9x12".parse().unwrap();
    let stopped = StopSwitch::default();
    stopped.stop();
    let mut codemaker = Codemaker::evil_by_sample(&board).unwrap();
    let mut turns = Vec::new();
    for seed in 0..12 {
        let guess = draw_secret(&board, seed);
        let monitor: &dyn Monitor = if seed % 3 == 2 { &stopped } else { &() };
        let feedback = codemaker.answer_within(&guess, monitor);
        turns.push(Turn { guess, feedback });
        let secret = codemaker.secret();
        assert!(turns.iter().all(|turn| board.answer(&turn.guess, &secret) == turn.feedback));
    }
    assert!(codemaker.possible_secrets().estimate() >= 1.0);
}

#[test]
fn rows_are_narrowed_down_as_the_list_says() {
    let text = "4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0 1111:0.0";
    let listed = Session::from_record(text.parse().unwrap(), Limits::default()).unwrap();
    let exact = Narrowings::of_listed(&listed).unwrap().rows;
    let review = |text: &str, monitor: &dyn Monitor| {
        let request = ReviewGame { session: Box::new(unlisted(text)), pool: GuessPool::All };
        match Engine::new().run(request, Limits::default(), monitor).unwrap() {
            Reviewed::Narrowings(found) => found,
            Reviewed::Costs(_) => panic!("costs are known from lists only"),
        }
    };
    let found = review(text, &());
    assert_eq!((found.rows.len(), found.was_stopped), (6, false), "the row after the win is left out");
    for (row, exact) in found.rows.iter().zip(&exact) {
        assert_eq!((row.before, row.left, &row.histogram), (exact.before, exact.left, &exact.histogram));
        assert!((row.expected_size() - exact.expected_size()).abs() < 1e-9);
        let (best, bits) = (row.best.as_ref().unwrap(), row.best_bits().unwrap());
        assert!(bits > row.expected_bits().unwrap() - 0.5, "{} tells {bits}", best.0);
        assert_eq!((exact.skill(), exact.best_bits()), (None, None), "nothing was looked for");
    }
    // The guess 1122 gets the answer 1.0 from 256 of 1,296 codes, which is about 2.34 bits [Knuth 1977].
    assert!((found.rows[0].bits().unwrap() - (1296f64 / 256.0).log2()).abs() < 1e-12);
    // No answer leaves more than 256 codes, and a second answer also leaves 256.
    let cells: Vec<usize> = found.rows[0].histogram.cells().map(|(_, codes)| codes).collect();
    let as_many = cells.iter().filter(|&&codes| codes == 256).sum::<usize>();
    let share = 99.0 * f64::from(u16::try_from(as_many).unwrap()) / (2.0 * 1296.0);
    assert!((f64::from(found.rows[0].luck().unwrap()) - share).abs() <= 0.5);
    assert_eq!((found.rows[1].skill(), found.rows[1].luck()), (Some(0), None), "its answer was known");
    assert_eq!(found.rows[5].skill(), None, "one code was left");
    let grades: Vec<u8> = found.rows.iter().filter_map(CandidateReduction::skill).collect();
    let sum = f64::from(grades.iter().map(|&grade| u32::from(grade)).sum::<u32>());
    let count = f64::from(u8::try_from(grades.len()).unwrap());
    assert!((f64::from(found.skill().unwrap()) - sum / count).abs() <= 0.5);
    assert_eq!(review("4x6 1122:1.0 1122:2.0", &()).rows.len(), 1);
    let stopped = StopSwitch::default();
    stopped.stop();
    let request = ReviewGame { session: Box::new(unlisted(text)), pool: GuessPool::All };
    let nothing = Engine::new().run(request, Limits::default(), &stopped);
    assert!(matches!(nothing, Err(EngineError::Stopped)), "{nothing:?}");
}

#[test]
fn long_rows_have_suggestions() {
    let board: Board = "50x6".parse().unwrap();
    let secret = draw_secret(&board, 1);
    let mut session = Session::new("50x6".parse().unwrap());
    let player = PlayerSpec::usual(&board, Limits::default());
    for seed in 2..40 {
        let guess = draw_secret(&board, seed);
        session.push(Turn { feedback: board.answer(&guess, &secret), guess }).unwrap();
    }
    assert!(
        matches!(session.look(&()), Err(NotKnown::NothingFound { nearest }) if nearest.len() == 1),
        "so many rows are hard to fit"
    );
    assert_eq!((session.count(), session.status()), (None, Status::Open { left: None }));
    let suggest = Suggest { session: Box::new(session.clone()), player: player.clone() };
    let decision = Engine::new().run(suggest, Limits::default(), &()).unwrap();
    assert!(matches!(decision.reason, Reason::Nearest { off: 1.. }), "{:?}", decision.reason);
    assert_eq!((decision.coverage, Mark::of(&decision)), (Coverage::Near, Mark::Impossible));
    let mut short = Session::new("50x6".parse().unwrap());
    short.push(session.turns()[0].clone()).unwrap();
    short.look(&()).unwrap();
    assert!(matches!(short.count(), Some(Count::AtLeast(1..))));
    let games = PlayGames { board: "40x3".parse().unwrap(), player, games: 1, seed: 5 };
    let played = Engine::new().run(games, Limits::default(), &()).unwrap();
    assert_eq!(played.evaluation.secrets(), 1);
}

/// An answer that is off by one peg is the likeliest mistake, even if no code of a sample gives it.
#[test]
fn the_likeliest_repairs_are_found_where_they_are_rare() {
    let session = looked("10x10 1111111111:6.0 2222222222:5.0");
    let diagnosis = session.diagnose().unwrap();
    let first = diagnosis.repairs.iter().take(2).map(|repair| {
        let [answer] = repair.answers.as_slice() else { panic!("one answer is enough") };
        (answer.row, answer.right.to_string(), repair.codes)
    });
    // The number of codes with five pegs of each colour, and with six of one and four of the other.
    let counted = [(0, "5.0".to_owned(), Count::Exactly(252)), (1, "4.0".to_owned(), Count::Exactly(210))];
    assert_eq!(first.collect::<Vec<_>>(), counted);
}

/// A game on 20x20 with one changed answer: row 12 has a white peg instead of a black one. An exhaustive search
/// would take hours to prove the contradiction.
#[cfg(feature = "sat")]
#[test]
fn one_wrong_answer_among_twenty_pegs_is_named() {
    let game = "20x20 AIEECAD225I2DAB59C5E:1.6 FH9F9HDH478C8E447EDF:1.6 J73F5G7DB3G3IIBFJ75G:1.10 \
        FGGBB23G2AFAC883FBC3:1.9 5A18G18577BGGA66BGD7:3.8 8378J18573B1G25J7E32:0.8 7B4AG34KG737KA9ABCBC:1.11 \
        34B6DBJ64BI83A3IAGD7:2.7 EAB77FF7K7ABFKI26G7B:1.8 3D1K3CKG8KCG7A67GID5:6.7 GAGG39139G297AI71FD1:1.9 \
        3F1CGHKGBC4575BCBGA5:3.13 3F157GBH5FGCBAGBGBG5:4.10 57939BKGBB1BBAGG3I75:2.12 \
        9BFK3CBA4FIAB8G7GG55:5.12 FI1F3ABK8KCCB7KI4GG5:5.11 AB3K5A3H8BGG59F79GI5:4.12 \
        351B9BKK85K4BI37GG5A:4.12 KIFK3B7F5KF7ACC4GGB8:6.9 AK1B3B7BFIIGK848G1F5:3.12 \
        7H1K3ICG5K9GB4FBAG58:13.7 741K3IAG5KHGB9CB8G5F:11.9 H91K374G5K8GBCFBAG5I:18.2 \
        I91K374G5K8GBCFBAG5H:20.0";
    let mut record: GameRecord = game.parse().unwrap();
    record.history.pop();
    let right = record.history[11].feedback;
    record.history[11].feedback = record.rules.feedback(right.black() - 1, right.white() + 1).unwrap();
    let session = looked(&record.to_string());
    let diagnosis = session.diagnose().unwrap();
    assert!(diagnosis.proved && diagnosis.complete && diagnosis.clash.contains(&11));
    let repairs: Vec<_> =
        diagnosis.repairs.iter().map(|repair| (repair.answers[0].row, repair.answers[0].right)).collect();
    assert_eq!(repairs, [(11, right)]);
}
