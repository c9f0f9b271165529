//! The JSON that programs read. Every object on its own begins with the schema and its version;
//! within a version fields are only added.

use crate::setup::Setup;
use pegwise::{Codebreaker, Decision, FinishedGame, Fraction, GameHistory, Session, Statistics, Tally, Wins, shapes};
use serde_json::{Value, json};

/// A guess and what it tells.
pub(crate) fn guess(setup: &Setup, decision: &Decision) -> shapes::Guess {
    shapes::Guess::new(decision, &setup.alphabet)
}

/// A guess with the reasons for it.
pub(crate) fn decision(
    setup: &Setup,
    session: &Session,
    codebreaker: &Codebreaker,
    decision: &Decision,
) -> shapes::Decision {
    shapes::Decision::new(decision, setup.name_of(codebreaker), setup.write_game(session), &setup.alphabet)
}

/// A game of the history.
pub(crate) fn finished_game(setup: &Setup, number: usize, game: &FinishedGame) -> Value {
    json!({
        "number": number,
        "time": game.time().to_string(),
        "played": game.matchup().name(),
        "ending": game.ending().name(),
        "guesses": game.turns().len(),
        "secret": game.secret().map(|secret| setup.write(secret)),
        "seed": game.matchup().seed(),
        "hints": game.hints(),
        "skill": game.skill(),
        "luck": game.luck(),
        "rules": game.rules().to_string(),
        "turns": game.turns().iter().map(|turn| {
            json!({ "guess": setup.write(&turn.guess), "feedback": turn.feedback.to_string() })
        }).collect::<Vec<_>>(),
    })
}

/// Lines of a history that are not games.
pub(crate) fn unreadable_lines(history: &GameHistory) -> Value {
    history.unreadable().map(|line| json!({ "line": line.number, "message": line.problem.to_string() })).collect()
}

pub(crate) fn statistics(statistics: &Statistics) -> Value {
    let board = |(rules, tally): &(pegwise::Rules, Tally)| {
        let mut object = self::tally(tally);
        let fields = object.as_object_mut().expect("made as an object");
        fields.shift_insert(0, "rules".into(), rules.to_string().into());
        object
    };
    json!({
        "all": tally(&statistics.person),
        "boards": statistics.boards.iter().map(board).collect::<Vec<_>>(),
        "computer": wins(statistics.computer),
    })
}

fn tally(tally: &Tally) -> Value {
    let stretch = |stretch: &pegwise::Stretch| {
        json!({
            "first": stretch.first.to_string(),
            "last": stretch.last.to_string(),
            "games": stretch.games,
            "skill": stretch.skill.map(decimal),
            "luck": stretch.luck.map(decimal),
        })
    };
    json!({
        "games": tally.games(),
        "won": tally.won(),
        "lost": tally.lost,
        "given_up": tally.given_up,
        "win_rate": tally.win_rate().map(decimal),
        "mean": tally.mean_guesses().map(decimal),
        "best": tally.best(),
        "distribution": tally.distribution(),
        "streak": tally.streak,
        "longest_streak": tally.longest_streak,
        "with_hints": wins(tally.with_hints),
        "skill": tally.skill.map(decimal),
        "luck": tally.luck.map(decimal),
        "stretches": tally.stretches.iter().map(stretch).collect::<Vec<_>>(),
    })
}

fn wins(wins: Wins) -> Value {
    json!({ "games": wins.games, "won": wins.won })
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn decimal(number: Fraction) -> f64 {
    number.numerator as f64 / number.denominator as f64
}
