//! Tests that the best guesses agree with reviews and strategies.

use pegwise_core::{Code, Limits, Monitor, StopSwitch};
use pegwise_engine::{BestGuesses, Engine, EngineError, GuessList, Judge, Rank, Suggest};
use pegwise_game::{Basis, PlayerSpec, Session};
use pegwise_strategy::{Decision, GuessPool, Reason};
use std::collections::BTreeMap;

fn session(game: &str) -> Box<Session> {
    Box::new(Session::from_record(game.parse().unwrap(), Limits::default()).unwrap())
}

fn best(game: &str, player: &str, most: usize) -> Result<GuessList, EngineError> {
    let session = session(game);
    let player = PlayerSpec::read(player, session.rules()).unwrap();
    Engine::new().run(BestGuesses { session, player, most }, Limits::default(), &())
}

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
fn every_guess_that_is_as_good_is_counted() {
    for game in [
        "3x3",
        "3x4",
        "2x5",
        "2x9",
        "4x4",
        "4x4-distinct",
        "4x5-distinct",
        "3x6-distinct-free",
        "3x4-blanks",
        "3x4-nozero",
        "3x5 123:0.0",
        "3x6 112:0.1",
        "4x4 1122:0.2",
        "4x5 1123:0.1",
        "3x5-free-only=112,121,211,333,444",
    ] {
        let (mut engine, limits) = (Engine::new(), Limits::default());
        let guesses = session(game).codebook().unwrap().guesses().clone();
        let mut totals: BTreeMap<u64, usize> = BTreeMap::new();
        for guess in guesses.codes() {
            let judge = Judge { session: session(game), pool: GuessPool::All, guess };
            *totals.entry(engine.run(judge, limits, &()).unwrap().value.total).or_default() += 1;
        }
        let rank = Rank { session: session(game), pool: GuessPool::All };
        let (best, ranked) = engine.run(rank, limits, &()).unwrap();
        assert_eq!((best.basis, ranked.groups[0].count), (Basis::Exact, totals[&best.total]), "{game}");
        for group in &ranked.groups[1..] {
            let count = totals[&group.value.total];
            assert!(
                group.count == count || group.count < count && ranked.looked_at < guesses.len(),
                "{game} {group:?}"
            );
        }
        let judge = Judge { session: session(game), pool: GuessPool::All, guess: guesses.code(0) };
        assert_eq!(engine.run(judge, limits, &()).unwrap().alternatives, ranked, "{game}");
        let suggest = Suggest { session: session(game), player: PlayerSpec::Optimal };
        let suggested = engine.run(suggest, limits, &()).unwrap();
        let Reason::FewestGuesses { proved: true, ref tied, count, .. } = suggested.reason else {
            panic!("{game} {:?}", suggested.reason)
        };
        assert!(count == totals[&best.total] && (1..=count).contains(&tied.len()), "{game}: {count} {tied:?}");
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
    for player in ["first", "random,seed=0", "tree:some.txt"] {
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

/// Stops the work after a first result.
#[derive(Default)]
struct StopsWhenImproved(StopSwitch);

impl Monitor for StopsWhenImproved {
    fn improved(&self, _: &Code) {
        self.0.stop();
    }

    fn should_stop(&self) -> bool {
        self.0.should_stop()
    }
}

#[test]
fn without_time_for_optimal_play_the_best_are_those_by_entropy() {
    let (session, player) = (session("4x6 1122:1.1"), PlayerSpec::Optimal);
    let monitor = StopsWhenImproved::default();
    let found = Engine::new().run(BestGuesses { session, player, most: 4 }, Limits::default(), &monitor).unwrap();
    let by_entropy = best("4x6 1122:1.1", "entropy", 4).unwrap();
    assert_eq!((found.player, found.complete), (by_entropy.player, false));
    let guesses = |list: Vec<(Decision, _)>| list.into_iter().map(|(found, _)| found.guess).collect::<Vec<_>>();
    assert_eq!(guesses(found.guesses), guesses(by_entropy.guesses));
}
