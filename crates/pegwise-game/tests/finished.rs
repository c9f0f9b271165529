//! Properties of random finished games.

mod games;

use games::any_game;
use pegwise_game::{Ending, FinishedGame, Fraction, GAMES_IN_A_STRETCH, Matchup, Statistics, Stretch, Tally, Wins};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

#[derive(Default)]
struct Count {
    games: u64,
    won: u64,
    lost: u64,
    given_up: u64,
    guesses: u64,
    by_guesses: [u64; 16],
    streak: u64,
    longest: u64,
    apart: [Wins; 3],
    skills: Vec<u64>,
    lucks: Vec<u64>,
}

fn recount(games: &[FinishedGame]) -> Count {
    let mut count = Count::default();
    let mut games: Vec<&FinishedGame> = games.iter().filter(|game| game.matchup() != Matchup::Break).collect();
    games.sort_by_key(|game| game.time());
    let mut codes: Vec<(String, String)> = Vec::new();
    for game in games {
        let secret = game.secret().filter(|_| game.matchup() == Matchup::Challenge).map(ToString::to_string);
        let code = game.matchup().seed().map(|seed| seed.to_string()).or(secret);
        let code = code.map(|code| (code, game.rules().to_string()));
        let is_replay = code.as_ref().is_some_and(|code| codes.contains(code));
        codes.extend(code);
        let won = game.turns().last().is_some_and(|turn| turn.feedback == game.rules().win());
        let is_hotseat = game.matchup() == Matchup::Hotseat;
        let apart = [is_hotseat, is_replay, game.hints() > 0].into_iter().position(|is_apart| is_apart);
        if !won && !is_hotseat && !is_replay {
            count.streak = 0;
        }
        if let Some(kind) = apart {
            count.apart[kind].games += 1;
            count.apart[kind].won += u64::from(won);
            continue;
        }
        count.games += 1;
        if won {
            count.won += 1;
            count.guesses += game.turns().len() as u64;
            count.by_guesses[game.turns().len()] += 1;
            count.streak += 1;
            count.longest = count.longest.max(count.streak);
        } else if game.turns().len() == game.rules().max_guesses() {
            count.lost += 1;
        } else {
            count.given_up += 1;
        }
        count.skills.extend(game.skill().map(u64::from));
        count.lucks.extend(game.luck().map(u64::from));
    }
    count
}

fn check(tally: &Tally, games: &[FinishedGame]) {
    let count = recount(games);
    assert_eq!((tally.games(), tally.won(), tally.lost), (count.games, count.won, count.lost));
    assert_eq!(tally.given_up, count.given_up);
    assert_eq!([tally.hotseat, tally.replays, tally.with_hints], count.apart);
    assert_eq!((tally.streak, tally.longest_streak), (count.streak, count.longest));
    let by_guesses = |guesses: usize| tally.distribution().get(guesses - 1).copied().unwrap_or(0);
    assert!((1..16).all(|guesses| by_guesses(guesses) == count.by_guesses[guesses]));
    assert_ne!(tally.distribution().last(), Some(&0));
    assert_eq!(tally.best(), (1..16).find(|&guesses| count.by_guesses[guesses] > 0));
    let of = |numerator, denominator| (denominator > 0).then_some(Fraction { numerator, denominator });
    assert_eq!(tally.win_rate(), of(count.won, count.games));
    assert_eq!(tally.mean_guesses(), of(count.guesses, count.won));
    assert_eq!(tally.skill, of(count.skills.iter().sum(), count.skills.len() as u64));
    assert_eq!(tally.luck, of(count.lucks.iter().sum(), count.lucks.len() as u64));
    // The stretches add up to the same numbers.
    let sum = |part: fn(&Stretch) -> Option<Fraction>| {
        let parts = || tally.stretches.iter().filter_map(part);
        of(parts().map(|part| part.numerator).sum(), parts().map(|part| part.denominator).sum())
    };
    assert_eq!((sum(|stretch| stretch.skill), sum(|stretch| stretch.luck)), (tally.skill, tally.luck));
    let full = tally.stretches.len().saturating_sub(1);
    assert!(tally.stretches[..full].iter().all(|stretch| stretch.games == GAMES_IN_A_STRETCH as u64));
    assert!(tally.stretches.iter().all(|stretch| stretch.first <= stretch.last));
    assert!(tally.stretches.windows(2).all(|pair| pair[0].last <= pair[1].first));
}

proptest! {
    #[test]
    fn what_is_written_reads_back_equal(game in any_game()) {
        let line = game.to_string();
        prop_assert_eq!(line.parse(), Ok(game.clone()), "{}", line);
        prop_assert!(!line.contains('\n'));
        let (time, rest) = line.split_once(' ').unwrap();
        let later: FinishedGame = format!("{time} clock=90s {rest}").parse().unwrap();
        prop_assert!(later.to_string().contains(" clock=90s ") && later.is_same_game(&game));
        prop_assert_eq!(later.to_string().parse(), Ok(later));
    }

    /// A truncated line is never a game with a different ending.
    #[test]
    fn a_shorter_line_never_ends_in_another_way(game in any_game()) {
        let line = game.to_string();
        for end in 0..line.len() {
            if let Ok(shorter) = line[..end].parse::<FinishedGame>() {
                prop_assert_eq!(shorter.ending(), game.ending(), "{}", &line[..end]);
            }
        }
    }

    #[test]
    fn what_is_read_is_written_and_read_again(
        words in vec(select(vec![
            "play", "break", "won", "lost", "seed=1", "seed=2", "secret=1122", "hints=3", "skill=7", "new=1", "4x6",
            "1122:4.0", "1122:0.0", "4x6-only=1122,3456", "x", "=",
        ]), 0..8),
    ) {
        if let Ok(game) = format!("2026-11-21T11:20:00Z {}", words.join(" ")).parse::<FinishedGame>() {
            prop_assert_eq!(game.to_string().parse(), Ok(game));
        }
    }

    #[test]
    fn statistics_are_what_a_plain_count_gives(games in vec(any_game(), 0..60)) {
        let statistics = Statistics::of(&games);
        check(&statistics.person, &games);
        let apart = |tally: &Tally| tally.with_hints.games + tally.replays.games + tally.hotseat.games;
        let all = |tally: &Tally| tally.games() + apart(tally);
        for (rules, tally) in &statistics.boards {
            let on_board: Vec<FinishedGame> = games.iter().filter(|game| game.rules() == rules).cloned().collect();
            check(tally, &on_board);
            let alone = Statistics::of_those(&games, |game| game.rules() == rules);
            prop_assert_eq!(&alone.person, tally);
        }
        let sizes: Vec<u64> = statistics.boards.iter().map(|(_, tally)| all(tally)).collect();
        prop_assert!(sizes.is_sorted_by(|a, b| a >= b));
        prop_assert_eq!(sizes.iter().sum::<u64>(), all(&statistics.person));
        prop_assert_eq!(all(&statistics.person) + statistics.computer.games, games.len() as u64);
        let broken = games.iter().filter(|game| game.matchup() == Matchup::Break && game.ending() == Ending::Won);
        prop_assert_eq!(statistics.computer.won, broken.count() as u64);
    }
}
