//! The statistics of a tournament.

use crate::api::{
    Difference, LossCount, LossReason, PlayerResults, ScenarioResults, Standing, Tournament, TournamentGame,
};
use crate::regret::{Lost, Measure};
use crate::results::Results;
use crate::schedule::Schedule;
use pegwise::Sample;
use std::collections::BTreeMap;

pub(crate) fn of(schedule: &Schedule, results: &Results) -> Tournament {
    let scenarios: Vec<ScenarioResults> =
        (0..schedule.scenarios.len()).map(|place| scenario(schedule, place, results)).collect();
    let standings = (0..schedule.players.len()).map(|place| standing(place, &scenarios)).collect();
    let pairs = 0..scenarios.first().map_or(0, |one| one.differences.len());
    let differences = pairs.filter_map(|place| difference(place, &scenarios)).collect();
    let lost_games = results.games().filter(|game| !game.won).cloned().collect();
    let complete = results.len() == schedule.len();
    Tournament { settings: schedule.settings().clone(), scenarios, standings, differences, lost_games, complete }
}

fn scenario(schedule: &Schedule, place: usize, results: &Results) -> ScenarioResults {
    let (scenario, players) = (&schedule.scenarios[place], schedule.players.len());
    let measure = Measure::new(scenario);
    let of = |player: usize| {
        let lost = measure.as_ref().and_then(|measure| measure.per_game(results.of(place, player)));
        player_results(&schedule.players[player].name, results.of(place, player), lost, scenario.is_exact())
    };
    let pairs = (0..players).flat_map(|first| (first + 1..players).map(move |second| (first, second)));
    let difference = |(first, second)| {
        let numbers = 1..=scenario.games();
        let both = numbers
            .filter_map(|number| Some((results.game(place, first, number)?, results.game(place, second, number)?)));
        let sample: Sample = both.map(|(first, second)| guesses(first) - guesses(second)).collect();
        Difference {
            first: schedule.players[first].name.clone(),
            second: schedule.players[second].name.clone(),
            games: sample.count(),
            total: sample.total(),
            mean: sample.mean(),
            margin: sample.margin().filter(|_| !scenario.is_exact()),
        }
    };
    ScenarioResults {
        board: scenario.board(),
        codemaker: scenario.codemaker.text.clone(),
        wrong_row: scenario.codemaker.wrong_row(),
        results: (0..players).map(of).collect(),
        differences: pairs.map(difference).collect(),
    }
}

fn guesses(game: &TournamentGame) -> i64 {
    i64::try_from(game.guesses).expect("few guesses")
}

fn player_results<'a>(
    name: &str,
    games: impl Iterator<Item = &'a TournamentGame>,
    regret: Option<Lost>,
    is_exact: bool,
) -> PlayerResults {
    let (mut sample, mut losses, mut distribution) = (Sample::default(), BTreeMap::new(), Vec::new());
    let (mut seconds, mut longest) = (0.0, 0.0_f64);
    for game in games {
        sample.push(guesses(game));
        seconds += game.seconds;
        longest = longest.max(game.longest);
        if let Some(loss) = &game.loss {
            *losses.entry(loss.reason).or_insert(0) += 1;
        } else {
            let needed = usize::try_from(game.guesses).expect("few guesses");
            distribution.resize(distribution.len().max(needed), 0);
            distribution[needed - 1] += 1;
        }
    }
    let lost = losses.values().sum();
    PlayerResults {
        player: name.to_owned(),
        games: sample.count(),
        won: sample.count() - lost,
        lost,
        losses: losses.into_iter().map(|(reason, games): (LossReason, u64)| LossCount { reason, games }).collect(),
        total: sample.total(),
        mean: sample.mean(),
        margin: sample.margin().filter(|_| !is_exact),
        skill_lost: regret.map(|regret| regret.guesses),
        bits_lost: regret.map(|regret| regret.bits),
        distribution,
        seconds,
        longest,
    }
}

/// The errors of the means are independent, so the squares of their margins add up.
#[expect(clippy::cast_precision_loss, reason = "for display")]
fn margin_of_total(means: impl Iterator<Item = (u64, Option<f64>)>) -> Option<f64> {
    let errors = means.filter_map(|(games, margin)| Some(margin? * games as f64));
    let squares: f64 = errors.map(|error| error * error).sum();
    (squares > 0.0).then(|| squares.sqrt())
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn difference(place: usize, scenarios: &[ScenarioResults]) -> Option<Difference> {
    let all = || scenarios.iter().map(|scenario| &scenario.differences[place]);
    let (games, total) = (all().map(|one| one.games).sum(), all().map(|one| one.total).sum());
    let of_mean = |number: f64| (games > 0).then(|| number / games as f64);
    Some(Difference {
        games,
        total,
        mean: of_mean(total as f64),
        margin: margin_of_total(all().map(|one| (one.games, one.margin))).and_then(of_mean),
        ..all().next()?.clone()
    })
}

fn standing(place: usize, scenarios: &[ScenarioResults]) -> Standing {
    let results = || scenarios.iter().map(|scenario| &scenario.results[place]);
    Standing {
        player: results().next().map_or(String::new(), |one| one.player.clone()),
        games: results().map(|one| one.games).sum(),
        won: results().map(|one| one.won).sum(),
        lost: results().map(|one| one.lost).sum(),
        total: results().map(|one| one.total).sum(),
        margin: margin_of_total(results().map(|one| (one.games, one.margin))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::api::Loss;

    fn game(guesses: u64, reason: Option<LossReason>) -> TournamentGame {
        TournamentGame {
            board: "4x6".to_owned(),
            codemaker: "honest".to_owned(),
            player: "ada".to_owned(),
            number: 1,
            secret: "1122".to_owned(),
            game: "4x6".to_owned(),
            won: reason.is_none(),
            guesses,
            loss: reason.map(|reason| Loss { reason, row: 1, detail: None }),
            seconds: 0.5,
            longest: 0.25,
        }
    }

    #[test]
    fn lost_games_count_what_they_count_and_are_told_by_reason() {
        let games = [
            game(3, None),
            game(5, None),
            game(11, Some(LossReason::Crash)),
            game(11, Some(LossReason::Crash)),
            game(11, Some(LossReason::MoveTime)),
        ];
        let results = player_results("ada", games.iter(), None, false);
        assert_eq!((results.games, results.won, results.lost, results.total), (5, 2, 3, 41));
        assert_eq!(results.distribution, [0, 0, 1, 0, 1]);
        let losses: Vec<_> = results.losses.iter().map(|loss| (loss.reason, loss.games)).collect();
        assert_eq!(losses, [(LossReason::MoveTime, 1), (LossReason::Crash, 2)]);
        assert!((results.mean.unwrap() - 8.2).abs() < 1e-9 && (results.seconds - 2.5).abs() < 1e-9);
    }

    /// Means of 100 games with margins of 0.3 and 0.4 give totals with margins of 30 and 40, and thus 50 together.
    #[test]
    fn margins_of_totals_add_up_as_squares() {
        let of = |margin| ScenarioResults {
            board: String::new(),
            codemaker: String::new(),
            wrong_row: None,
            results: vec![PlayerResults { games: 100, margin, ..player_results("ada", [].iter(), None, false) }],
            differences: vec![],
        };
        let standing = standing(0, &[of(Some(0.3)), of(Some(0.4)), of(None)]);
        assert!((standing.margin.unwrap() - 50.0).abs() < 1e-9);
    }
}
