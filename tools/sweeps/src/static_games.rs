//! Static games on many boards: the fewest questions and the proved bounds.

use crate::optima::Until;
use anyhow::{Context, Result, ensure};
use pegwise::{Code, Codebook, Limits, Rules, StaticGame, StaticSolved, Verdict, same_answers};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct StaticRow {
    pub(crate) rules: String,
    pub(crate) codes: usize,
    pub(crate) status: String,
    pub(crate) lower: usize,
    pub(crate) questions: usize,
    pub(crate) set: String,
    pub(crate) seconds: f64,
    pub(crate) version: String,
}

impl StaticRow {
    pub(crate) fn is_proved(&self) -> bool {
        self.status == Verdict::Optimal.name()
    }

    fn improves(&self, known: &StaticRow) -> bool {
        let rank = |row: &StaticRow| (row.is_proved(), row.lower, usize::MAX - row.questions);
        rank(self) > rank(known)
    }

    fn set(&self, rules: &Rules) -> Result<Vec<Code>> {
        self.set.split(' ').map(|code| Ok(rules.read_guess(code)?)).collect()
    }
}

pub(crate) fn file(root: &Path) -> PathBuf {
    root.join("data/static.csv")
}

pub(crate) fn read(file: &Path) -> Result<Vec<StaticRow>> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    Ok(csv::Reader::from_path(file)?.deserialize().collect::<Result<_, _>>()?)
}

fn keep(file: &Path, row: StaticRow) -> Result<()> {
    let mut rows = read(file)?;
    match rows.iter().position(|known| known.rules == row.rules) {
        Some(at) if !row.improves(&rows[at]) => rows[at].seconds = rows[at].seconds.max(row.seconds),
        Some(at) => rows[at] = row,
        None => rows.push(row),
    }
    let place = |row: &StaticRow| {
        let (_, kind) = row.rules.split_once('-').unwrap_or_default();
        let rules = row.rules.parse::<Rules>().map(|rules| (rules.pegs(), rules.colors()));
        (kind.to_owned(), rules.ok())
    };
    rows.sort_by_key(place);
    let mut writer = csv::Writer::from_path(file)?;
    rows.iter().try_for_each(|row| writer.serialize(row))?;
    Ok(writer.flush()?)
}

/// The memory limit for one search, in bytes.
const MEMORY: u64 = 4 << 30;

#[expect(clippy::print_stderr, reason = "a chore says how far it has come")]
pub(crate) fn solve(file: &Path, rules: &Rules, time: Duration) -> Result<()> {
    let started = Instant::now();
    let codebook = Codebook::new(rules)?;
    let monitor = Until(started + time);
    let Ok(game) = StaticGame::new(&codebook, Limits::of_memory(MEMORY), &monitor) else {
        eprintln!("{rules}: not even prepared in {:?}", started.elapsed());
        return Ok(());
    };
    let StaticSolved { verdict, lower, questions } = game.solve(&monitor);
    let Some(questions) = questions else {
        eprintln!("{rules}: nothing found in {:?}", started.elapsed());
        return Ok(());
    };
    let set: Vec<String> = questions.iter().map(ToString::to_string).collect();
    let row = StaticRow {
        rules: rules.to_string(),
        codes: codebook.candidates().len(),
        status: verdict.name().into(),
        lower,
        questions: set.len(),
        set: set.join(" "),
        seconds: (started.elapsed().as_secs_f64() * 100.0).round() / 100.0,
        version: env!("CARGO_PKG_VERSION").into(),
    };
    eprintln!("{rules}: {} {}..{} in {:.1} s", row.status, row.lower, row.questions, row.seconds);
    keep(file, row)
}

fn boards() -> Vec<Rules> {
    const MOST_CODES: u128 = 5_100;
    let of = |kind: &'static str, shapes: Vec<(u32, std::ops::RangeInclusive<u32>)>| {
        let board = move |(pegs, colors): (u32, std::ops::RangeInclusive<u32>)| {
            colors.map(move |colors| format!("{pegs}x{colors}{kind}"))
        };
        shapes.into_iter().flat_map(board)
    };
    let distinct = || (2..=6).map(|pegs| (pegs, pegs..=12)).collect::<Vec<_>>();
    let texts = of("", (2..=12).map(|pegs| (pegs, 2..=15)).collect())
        .chain(of("-distinct", distinct()))
        .chain(of("-blacks", (2..=10).map(|pegs| (pegs, 2..=9)).collect()))
        .chain(of("-distinct-blacks", (2..=6).map(|pegs| (pegs, pegs..=9)).collect()))
        .chain(of("-sum", vec![(2, 2..=6), (3, 2..=5), (4, 2..=4)]))
        .chain(of("-distinct-free", vec![(2, 2..=10), (3, 3..=10), (4, 4..=7)]))
        .chain(of("-blanks", vec![(2, 2..=10), (3, 2..=7), (4, 2..=4)]))
        .chain(of("-nozero", vec![(3, 3..=10), (4, 3..=6)]))
        .chain(of("-distinct-nozero", vec![(3, 4..=10), (4, 5..=10)]));
    let rules = texts.filter_map(|text| text.parse::<Rules>().ok());
    let mut boards: Vec<Rules> =
        rules.filter(|rules| rules.code_count().is_some_and(|codes| codes <= MOST_CODES)).collect();
    boards.sort_by_key(|rules| (rules.code_count(), rules.to_string()));
    boards
}

pub(crate) fn sweep(file: &Path, each: Duration, minutes: Duration) -> Result<()> {
    let end = Instant::now() + minutes;
    for rules in boards() {
        let known = read(file)?;
        let tried = known.iter().find(|row| row.rules == rules.to_string());
        // A search that ran out of time is repeated only with more time.
        if tried.is_some_and(|row| row.is_proved() || Duration::from_secs_f64(row.seconds) >= each) {
            continue;
        }
        if Instant::now() >= end || crate::optima::is_stopped() {
            break;
        }
        solve(file, &rules, each)?;
    }
    Ok(())
}

/// Checks by definition that the answers to every set of questions distinguish all codes.
pub(crate) fn check(file: &Path) -> Result<usize> {
    let rows = read(file)?;
    for row in &rows {
        let rules: Rules = row.rules.parse().with_context(|| row.rules.clone())?;
        let codebook = Codebook::new(&rules)?;
        let set = row.set(&rules)?;
        let same = same_answers(&codebook, &set, &())?;
        ensure!(same.is_none(), "{}: {same:?}", row.rules);
        ensure!(codebook.candidates().len() == row.codes, "{}: another number of codes", row.rules);
        ensure!(set.len() == row.questions, "{}: another number of questions", row.rules);
        ensure!(row.lower <= row.questions, "{}: below the proved bound", row.rules);
        ensure!(row.is_proved() == (row.lower == row.questions), "{}: wrongly called {}", row.rules, row.status);
    }
    Ok(rows.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows() -> PathBuf {
        file(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
    }

    #[test]
    fn every_set_tells_all_codes_apart() {
        let sets = check(&rows()).unwrap();
        assert!(sets > 100, "only {sets} sets");
    }

    #[test]
    fn small_boards_are_proved_again() {
        const MOST_SECONDS: f64 = 0.3;
        let mut again = 0;
        for row in read(&rows()).unwrap().into_iter().filter(|row| row.is_proved() && row.seconds <= MOST_SECONDS) {
            again += 1;
            let codebook = Codebook::new(&row.rules.parse::<Rules>().unwrap()).unwrap();
            let solved = StaticGame::new(&codebook, Limits::default(), &()).unwrap().solve(&());
            let set = row.set(&row.rules.parse().unwrap()).unwrap();
            let proved = StaticSolved { verdict: Verdict::Optimal, lower: row.lower, questions: Some(set) };
            assert_eq!(solved, proved, "{}", row.rules);
        }
        assert!(again > 30, "only {again} boards");
    }
}
