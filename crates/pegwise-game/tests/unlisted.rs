//! Games on boards too large to list, from the session to the codemaker that picks no secret.

use pegwise_core::notation::GameRecord;
use pegwise_core::{Limits, StopSwitch, Turn};
use pegwise_game::engine::{Engine, EngineError, Explain, Look, Prepare, PreparePlayer, Suggest};
use pegwise_game::{Codemaker, Mark, PlayerSpec, Session, Status, draw_secret};
use pegwise_strategy::{Count, Coverage};

/// A small board as if it could not be listed.
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

/// The diagnosis of a board that is not listed finds every repair that the list knows, with as many codes.
#[test]
fn wrong_answers_are_found_without_a_list() {
    for game in [
        "4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0",
        "4x6 1122:1.1 3344:1.1 5566:1.1",
        "5x6 11223:0.0 33445:0.0 56561:1.0",
        "2x3 11:2.0 22:2.0",
        "3x6-distinct 123:3.0 456:1.0",
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

/// Nine rows with one answer changed: the wrong row is named, with the right answer.
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
    let prepare = Prepare { record: "12x12 112233445566:3.3".parse().unwrap(), undoable: false };
    let mut session = engine.run(prepare, limits, &()).unwrap();
    assert_eq!(session.count(), None, "nobody looked yet");
    engine.run(Look { session: &mut session }, limits, &()).unwrap();
    assert!(matches!(session.count(), Some(Count::About { .. })));
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
    assert_eq!(engine.run(Look { session: &mut stopped_session }, limits, &stopped), Err(EngineError::Stopped));
}

/// Its answers fit the code that it shows in the end.
#[test]
fn the_codemaker_without_a_secret_never_lies() {
    let board = "9x12".parse().unwrap();
    let mut codemaker = Codemaker::evil_by_sample(&board).unwrap();
    let mut turns = Vec::new();
    for seed in 0..12 {
        let guess = draw_secret(&board, seed);
        let feedback = codemaker.answer(&guess);
        turns.push(Turn { guess, feedback });
        let secret = codemaker.secret();
        assert!(turns.iter().all(|turn| board.answer(&turn.guess, &secret) == turn.feedback));
    }
    assert!(codemaker.possible_secrets().estimate() >= 1.0);
}
