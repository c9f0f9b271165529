use super::published::BOARDS;
use anyhow::{Context, Result, ensure};
use pegwise::engine::{Engine, Suggest};
use pegwise::notation::GameRecord;
use pegwise::{Limits, NotKnown, PlayerSpec, Rules, Session, Turn, draw_secret, luck};
use serde::{Deserialize, Serialize};
use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::Instant;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Played {
    pub(crate) seed: u64,
    pub(crate) guesses: usize,
    /// The time in seconds, or `None` if the machine was too busy to measure it.
    pub(crate) longest: Option<f64>,
    /// The time in seconds, or `None` if the machine was too busy to measure it.
    pub(crate) seconds: Option<f64>,
    /// The guesses that luck saved, or `None` if it cannot be measured.
    pub(crate) luck: Option<f64>,
    pub(crate) game: String,
}

/// The limits allow too little memory for any list, so that all boards are played in the same way.
const LIMITS: Limits = Limits::of_memory(0);

const MOST_GUESSES: u16 = 1000;

fn file(data: &Path, board: &str) -> PathBuf {
    data.join(format!("{board}.csv"))
}

pub(crate) fn read(data: &Path, board: &str) -> Result<Vec<Played>> {
    let file = file(data, board);
    if !file.exists() {
        return Ok(Vec::new());
    }
    let rows = csv::Reader::from_path(&file).with_context(|| file.display().to_string())?;
    let rows = rows.into_deserialize().collect::<Result<_, _>>();
    rows.with_context(|| file.display().to_string())
}

/// Plays games until each board has this many. Times are recorded only if `timed` is set.
pub(crate) fn play_all(data: &Path, boards: &[String], games: u64, timed: bool) -> Result<()> {
    fs::create_dir_all(data)?;
    let all: Vec<String> = BOARDS.iter().map(|board| board.board.to_owned()).collect();
    for board in if boards.is_empty() { &all } else { boards } {
        let played = read(data, board)?;
        let most = BOARDS.iter().find(|known| known.board == board).map_or(u64::MAX, |known| known.most);
        let mut seeds = (0..games.min(most)).filter(|seed| !played.iter().any(|game| game.seed == *seed)).peekable();
        if seeds.peek().is_none() {
            continue;
        }
        let path = file(data, board);
        let is_new = !path.exists();
        let out = OpenOptions::new().append(true).create(true).open(path)?;
        let mut out = csv::WriterBuilder::new().has_headers(is_new).from_writer(out);
        for seed in seeds {
            let game = play(board, seed)?;
            out.serialize(if timed { game } else { Played { longest: None, seconds: None, ..game } })?;
            out.flush()?;
        }
        let guesses: Vec<usize> = read(data, board)?.iter().map(|game| game.guesses).collect();
        say(format_args!("{board}: {} games, {} guesses", guesses.len(), guesses.iter().sum::<usize>()));
    }
    Ok(())
}

fn play(board: &str, seed: u64) -> Result<Played> {
    let rules: Rules = board.parse()?;
    let rules = rules.with_max_guesses(MOST_GUESSES)?;
    let secret = draw_secret(&rules, seed);
    let player = PlayerSpec::usual(&rules, LIMITS);
    let (mut engine, mut session) = (Engine::new(), Session::with_limits(rules.clone(), LIMITS));
    let (mut longest, mut seconds) = (0.0f64, 0.0);
    while session.turns().last().is_none_or(|turn| turn.feedback != rules.win()) {
        let started = Instant::now();
        match session.look(&()) {
            Ok(()) | Err(NotKnown::NothingFound { .. }) => {}
            Err(reason) => return Err(reason.into()),
        }
        let request = Suggest { session: Box::new(session.clone()), player: player.clone() };
        let guess = engine.run(request, LIMITS, &())?.guess;
        let took = started.elapsed().as_secs_f64();
        (longest, seconds) = (longest.max(took), seconds + took);
        session.push(Turn { feedback: rules.answer(&guess, &secret), guess })?;
    }
    let turns = session.turns().iter().map(|turn| format!("{}:{}", turn.guess, turn.feedback));
    let game = [board.to_owned()].into_iter().chain(turns).collect::<Vec<_>>().join(" ");
    let rounded = |number: f64| (number * 1000.0).round() / 1000.0;
    let (longest, seconds) = (Some(rounded(longest)), Some(rounded(seconds)));
    let luck = luck(&rules, session.turns(), &())?.map(rounded);
    Ok(Played { seed, guesses: session.turns().len(), longest, seconds, luck, game })
}

#[expect(clippy::print_stdout, reason = "this is a command")]
fn say(what: std::fmt::Arguments<'_>) {
    println!("{what}");
}

/// Checks every answer, and the luck of one game in `every`, which takes as long as to play the game.
pub(crate) fn check(data: &Path, every: u64) -> Result<()> {
    for board in BOARDS {
        let games = read(data, board.board)?;
        for played in &games {
            let place = || format!("{}, seed {}", board.board, played.seed);
            replay(board.board, played).with_context(place)?;
            if played.seed % every == 0 {
                check_luck(played).with_context(place)?;
            }
        }
        say(format_args!("{}: {} games replayed", board.board, games.len()));
    }
    Ok(())
}

fn replay(board: &str, played: &Played) -> Result<()> {
    let record: GameRecord = played.game.parse()?;
    ensure!(record.rules.board().to_string() == board, "the game is on another board");
    let secret = draw_secret(&record.rules, played.seed);
    for (row, turn) in record.history.iter().enumerate() {
        let right = record.rules.answer(&turn.guess, &secret);
        ensure!(turn.feedback == right, "row {}: the right answer is {right}, not {}", row + 1, turn.feedback);
        let is_last = row + 1 == record.history.len();
        ensure!(is_last == (turn.feedback == record.rules.win()), "the game ends when the code is found");
    }
    ensure!(record.history.len() == played.guesses, "{} rows, not {}", record.history.len(), played.guesses);
    Ok(())
}

fn check_luck(played: &Played) -> Result<()> {
    let record: GameRecord = played.game.parse()?;
    let luck = luck(&record.rules, &record.history, &())?;
    let off = luck.unwrap_or_default() - played.luck.unwrap_or_default();
    let is_same = luck.is_some() == played.luck.is_some() && off.abs() < 0.001;
    ensure!(is_same, "the luck is {luck:?}, not {:?}", played.luck);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn data() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/large-boards")
    }

    #[test]
    fn the_kept_games_are_true() {
        check(&data(), u64::MAX).unwrap();
        assert!(BOARDS.iter().any(|board| !read(&data(), board.board).unwrap().is_empty()), "there are games");
    }

    #[test]
    fn a_kept_game_is_played_again() {
        let kept = &read(&data(), "8x6").unwrap()[0];
        assert_eq!(play("8x6", kept.seed).unwrap().game, kept.game);
    }

    #[test]
    fn wrong_games_are_found() {
        let game = |text: &str, guesses| Played {
            seed: 0,
            guesses,
            longest: None,
            seconds: None,
            // On average, (4 * 1.75 + 2 * 1.5 + 1 + 1) / 9 guesses would have been needed.
            luck: Some(1.333),
            game: text.to_owned(),
        };
        let board: Rules = "2x3".parse().unwrap();
        let secret = draw_secret(&board, 0);
        let win = format!("2x3 {secret}:2.0");
        assert!(replay("2x3", &game(&win, 1)).is_ok());
        assert!(check_luck(&Played { luck: Some(1.0), ..game(&win, 1) }).is_err(), "another luck");
        check_luck(&game(&win, 1)).unwrap();
        for (text, guesses) in [(win.as_str(), 2), ("2x3", 0), ("2x4 11:2.0", 1), ("2x3 11:0.1", 1)] {
            assert!(replay("2x3", &game(text, guesses)).is_err() || guesses == 0, "{text}");
        }
    }
}
