//! The best guesses of a game to choose from, against the review and the strategies.

use pegwise_core::{Limits, StopSwitch};
use pegwise_game::engine::{BestGuesses, Engine, EngineError, GuessList, Judge, Rank, Suggest};
use pegwise_game::{Basis, PlayerSpec, Session};
use pegwise_strategy::GuessPool;

fn session(game: &str) -> Box<Session> {
    Box::new(Session::from_record(game.parse().unwrap(), Limits::default()).unwrap())
}

fn best(game: &str, player: &str, most: usize) -> Result<GuessList, EngineError> {
    let session = session(game);
    let player = PlayerSpec::read(player, session.rules()).unwrap();
    Engine::new().run(BestGuesses { session, player, most }, Limits::default(), &())
}

/// What the optimal player says of each guess is what a review says of it.
#[test]
fn optimal_guesses_have_what_they_need() {
    for game in ["4x6 1122:1.1", "4x6 1122:1.0 1344:0.1", "3x5 112:1.0", "5x8 11223:2.2 11345:2.2"] {
        let found = best(game, "optimal", 8).unwrap();
        let rank = Rank { session: session(game), pool: GuessPool::All };
        let (least, _) = Engine::new().run(rank, Limits::default(), &()).unwrap();
        assert_eq!((least.basis, found.guesses[0].1), (Basis::Exact, Some(least)), "{game}");
        assert!(found.guesses.len() > 1 && found.complete);
        for (guess, expected) in &found.guesses {
            let judge = Judge { session: session(game), pool: GuessPool::All, guess: guess.guess.clone() };
            let review = Engine::new().run(judge, Limits::default(), &()).unwrap();
            assert_eq!((Some(review.value), review.can_win), (*expected, guess.is_candidate), "{game} {}", guess.guess);
        }
        assert!(found.guesses.windows(2).all(|pair| pair[0].1 <= pair[1].1));
    }
}

#[test]
fn the_first_is_what_is_suggested() {
    for player in ["optimal", "knuth", "entropy", "most-parts"] {
        for game in ["4x6 1122:1.1", "4x6 1122:1.0 1344:0.1"] {
            let session = session(game);
            let spec = PlayerSpec::read(player, session.rules()).unwrap();
            let suggested = Engine::new().run(Suggest { session, player: spec }, Limits::default(), &()).unwrap();
            assert_eq!(best(game, player, 1).unwrap().guesses[0].0.histogram, suggested.histogram, "{player} {game}");
        }
    }
}

#[test]
fn players_that_compare_nothing_are_refused() {
    for player in ["first", "random,seed=0", "sampled-entropy", "tree:some.txt"] {
        let refused = best("4x6 1122:1.1", player, 3).unwrap_err();
        assert_eq!(refused, EngineError::ComparesNothing { player: player.to_owned() });
    }
    assert!(matches!(best("10x10", "knuth", 3), Err(EngineError::TooLarge(_))));
    assert_eq!(best("4x6 1122:4.0 1123:4.0", "knuth", 3).unwrap_err(), EngineError::Contradiction);
}

#[test]
fn stopped_at_once_there_is_nothing() {
    let stop = StopSwitch::default();
    stop.stop();
    let session = session("4x6");
    let player = PlayerSpec::read("knuth", session.rules()).unwrap();
    let stopped = Engine::new().run(BestGuesses { session, player, most: 3 }, Limits::default(), &stop);
    assert_eq!(stopped.unwrap_err(), EngineError::Stopped);
}
