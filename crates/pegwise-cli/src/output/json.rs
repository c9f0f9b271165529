//! The JSON that programs read. Every object on its own begins with the schema and its version;
//! within a version fields are only added.

use crate::setup::Setup;
use pegwise::{
    CandidateSet, Codebreaker, Decision, Diagnosis, Evaluation, Expected, FinishedGame, Fraction, GameHistory,
    GuessGroup, Histogram, Note, Rating, Reason, Session, Statistics, Tally, Turn, TurnReview, Wins, WrongAnswer,
};
use serde_json::{Value, json};

pub(crate) fn partition(histogram: &Histogram) -> Value {
    histogram.cells().map(|(feedback, codes)| json!({ "feedback": feedback.to_string(), "codes": codes })).collect()
}

/// A guess and what it tells.
pub(crate) fn guess(setup: &Setup, decision: &Decision) -> Value {
    let histogram = &decision.histogram;
    let show = |heuristic: pegwise::Heuristic| heuristic.display(histogram);
    json!({
        "guess": setup.write(&decision.guess),
        "can_be_secret": decision.is_candidate,
        "candidates": decision.candidates(),
        "worst_case": histogram.largest(),
        "eliminated_at_least": decision.eliminated_at_least(),
        "expected_size": show(pegwise::Heuristic::ExpectedSize),
        "bits": show(pegwise::Heuristic::Entropy),
        "parts": histogram.parts(),
        "partition": partition(histogram),
    })
}

/// A guess with the reasons for it.
pub(crate) fn decision(setup: &Setup, session: &Session, codebreaker: &Codebreaker, decision: &Decision) -> Value {
    let mut object = guess(setup, decision);
    let reason = match &decision.reason {
        Reason::Asked => json!({ "kind": "asked" }),
        Reason::Opening => json!({ "kind": "opening" }),
        Reason::OnlyCandidate => json!({ "kind": "only-candidate" }),
        Reason::FirstOfPair => json!({ "kind": "first-of-pair" }),
        Reason::FirstCandidate => json!({ "kind": "first-candidate" }),
        Reason::Tree => json!({ "kind": "tree" }),
        Reason::Text(text) => json!({ "kind": "text", "text": text }),
        Reason::FewestGuesses { total, proved, tied } => json!({
            "kind": "fewest-guesses",
            "total": total,
            "expected_guesses": decision.expected_guesses(),
            "proved": proved,
            "tied": tied.iter().map(|code| setup.write(code)).collect::<Vec<_>>(),
        }),
        Reason::Drawn => json!({ "kind": "drawn" }),
        Reason::SeparatesAll => json!({ "kind": "separates-all" }),
        Reason::Best { heuristic, considered, tied, .. } => json!({
            "kind": "best",
            "heuristic": heuristic.name(),
            "value": heuristic.display(&decision.histogram),
            "considered": considered,
            "tied": tied.len(),
        }),
        Reason::BestSoFar { heuristic, compared, of } => json!({
            "kind": "best-so-far",
            "heuristic": heuristic.name(),
            "value": heuristic.display(&decision.histogram),
            "compared": compared,
            "considered": of,
        }),
        _ => json!({ "kind": "other" }),
    };
    let fields = object.as_object_mut().expect("made as an object");
    fields.insert("strategy".into(), setup.name_of(codebreaker).into());
    fields.insert("reason".into(), reason);
    fields.insert("game".into(), setup.write_game(session).into());
    object
}

pub(crate) fn wrong_answers(answers: &[WrongAnswer]) -> Vec<Value> {
    let answer = |answer: &WrongAnswer| json!({ "row": answer.row + 1, "said": answer.said.to_string(), "feedback": answer.right.to_string() });
    answers.iter().map(answer).collect()
}

pub(crate) fn diagnosis(diagnosis: &Diagnosis) -> Value {
    let repairs = diagnosis
        .repairs
        .iter()
        .map(|repair| json!({ "answers": wrong_answers(&repair.answers), "candidates": repair.codes }));
    json!({
        "clash": diagnosis.clash.iter().map(|row| row + 1).collect::<Vec<_>>(),
        "wrong_answers_at_least": diagnosis.wrong,
        "repairs": repairs.collect::<Vec<_>>(),
    })
}

/// The rows of the board, with the codes left after each.
pub(crate) fn rows(setup: &Setup, session: &Session) -> Value {
    let row = |(index, turn): (usize, &Turn)| {
        json!({
            "row": index + 1,
            "guess": setup.write(&turn.guess),
            "feedback": turn.feedback.to_string(),
            "candidates": session.candidates_after(index + 1).ok().map(CandidateSet::len),
        })
    };
    session.turns().iter().enumerate().map(row).collect()
}

pub(crate) fn evaluation(rules: &str, spec: &str, opening: &str, evaluation: &Evaluation, seconds: f64) -> Value {
    json!({
        "rules": rules,
        "strategy": spec,
        "opening": opening,
        "total": evaluation.total(),
        "mean": evaluation.mean(),
        "median": evaluation.median(),
        "mode": evaluation.mode(),
        "max": evaluation.max(),
        "distribution": evaluation.distribution(),
        "seconds": seconds,
    })
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

/// How many further guesses are needed on average.
pub(crate) fn expected(expected: Expected) -> Value {
    json!({
        "total": expected.total,
        "codes": expected.codes,
        "mean": expected.mean(),
        "basis": expected.basis.name(),
    })
}

/// A turn of a game and what it cost.
pub(crate) fn turn_review(setup: &Setup, row: usize, turn: &TurnReview) -> Value {
    let guess = &turn.guess;
    let (rating, other) = match &guess.rating {
        Rating::OnlyCode => ("only-code", None),
        Rating::Best => ("best", None),
        Rating::AsGoodAs(other) => ("as-good", Some(other)),
        Rating::WorseThan(other) => ("worse", Some(other)),
    };
    let could_have_won = guess.notes.iter().find_map(|note| match note {
        Note::CouldHaveWon(other) => Some(setup.write(other)),
        Note::NothingNew => None,
    });
    let group = |group: &GuessGroup| {
        let guesses = group.guesses.iter();
        let guesses = guesses.map(|(code, can_win)| json!({ "guess": setup.write(code), "can_be_secret": can_win }));
        json!({ "value": expected(group.value), "guesses": guesses.collect::<Vec<_>>() })
    };
    json!({
        "row": row,
        "guess": setup.write(&guess.guess),
        "feedback": turn.turn.feedback.to_string(),
        "can_be_secret": guess.can_win,
        "candidates": guess.codes(),
        "left": turn.left,
        "expected_size": guess.expected_size(),
        "expected_bits": guess.expected_bits(),
        "bits": turn.bits(),
        "best": expected(guess.best),
        "value": expected(guess.value),
        "next": expected(turn.next),
        "skill_lost": expected(guess.skill_lost()),
        "bad_luck": turn.bad_luck(),
        "skill": guess.skill(),
        "luck": turn.luck(),
        "standing": rating,
        "compared_with": other.map(|code| setup.write(code)),
        "could_have_won": could_have_won,
        "nothing_new": guess.notes.contains(&Note::NothingNew),
        "alternatives": guess.alternatives.groups.iter().map(group).collect::<Vec<_>>(),
        "looked_at": guess.alternatives.looked_at,
    })
}
