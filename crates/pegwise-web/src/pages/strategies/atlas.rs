//! Known results of strategies on many boards, from the app's two data files.

use pegwise::{Evaluation, GuessPool, Objective, Rules, Verdict};
use std::cmp::Ordering;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Run {
    pub(super) rules: String,
    pub(super) strategy: String,
    pub(super) opening: String,
    pub(super) own: bool,
    pub(super) evaluation: Evaluation,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Optimum {
    pub(super) rules: String,
    pub(super) objective: Objective,
    pub(super) pool: GuessPool,
    pub(super) verdict: Verdict,
    pub(super) lower: u64,
    pub(super) opening: String,
    pub(super) evaluation: Evaluation,
}

impl Optimum {
    pub(super) fn is_of_mean(&self) -> bool {
        matches!(self.objective, Objective::Mean | Objective::MeanWithin(_) | Objective::MeanThenMax)
    }

    pub(super) fn is_optimal(&self) -> bool {
        self.verdict == Verdict::Optimal
    }

    pub(super) fn is_least(&self) -> bool {
        let found = if self.is_of_mean() { self.evaluation.total() } else { self.evaluation.max() as u64 };
        self.is_optimal() || self.lower == found
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Damaged {
    pub(super) line: usize,
}

const RUNS: &str = "rules,strategy,opening,own,codes,total,max,distribution,seconds,version";
const OPTIMA: &str = "rules,objective,pool,status,lower,codes,total,max,opening,distribution,nodes,seconds,version";

pub(super) fn read_runs(text: &str) -> Result<Vec<Run>, Damaged> {
    read(text, RUNS, |[rules, strategy, opening, own, codes, total, max, distribution, ..]: [&str; 10]| {
        Some(Run {
            rules: rules.parse::<Rules>().ok()?.to_string(),
            strategy: strategy.to_owned(),
            opening: opening.to_owned(),
            own: own.parse().ok()?,
            evaluation: evaluation([codes, total, max], distribution)?,
        })
    })
}

pub(super) fn read_optima(text: &str) -> Result<Vec<Optimum>, Damaged> {
    let row = |columns: [&str; 13]| {
        let [rules, objective, pool, status, lower, codes, total, max, opening, distribution, ..] = columns;
        Some(Optimum {
            rules: rules.parse::<Rules>().ok()?.to_string(),
            objective: objective.parse().ok()?,
            pool: if pool == "all" {
                GuessPool::All
            } else {
                (pool == "candidates").then_some(GuessPool::Candidates)?
            },
            verdict: [Verdict::Optimal, Verdict::Bounded].into_iter().find(|verdict| verdict.name() == status)?,
            lower: lower.parse().ok()?,
            opening: opening.to_owned(),
            evaluation: evaluation([codes, total, max], distribution)?,
        })
    };
    read(text, OPTIMA, row)
}

fn read<const COLUMNS: usize, T>(
    text: &str,
    headings: &str,
    row: impl Fn([&str; COLUMNS]) -> Option<T>,
) -> Result<Vec<T>, Damaged> {
    let mut lines = text.lines();
    if lines.next() != Some(headings) {
        return Err(Damaged { line: 1 });
    }
    let row = |line: &str| row(line.split(',').collect::<Vec<_>>().try_into().ok()?);
    lines.enumerate().map(|(at, line)| row(line).ok_or(Damaged { line: at + 2 })).collect()
}

fn evaluation(said: [&str; 3], distribution: &str) -> Option<Evaluation> {
    let counts: Vec<u32> = distribution.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
    let evaluation = Evaluation::new(counts.into_iter().map(u64::from).collect());
    let counted = [evaluation.secrets(), evaluation.total(), evaluation.max() as u64];
    let is_said = said.iter().zip(counted).all(|(said, counted)| *said == counted.to_string());
    (is_said && evaluation.secrets() > 0).then_some(evaluation)
}

pub(super) fn boards(runs: &[Run], optima: &[Optimum]) -> Vec<Rules> {
    let names = runs.iter().map(|run| &run.rules).chain(optima.iter().map(|optimum| &optimum.rules));
    let mut boards: Vec<Rules> = names.filter_map(|name| name.parse().ok()).collect();
    boards.sort_by_key(|rules| (is_variant(rules), rules.pegs(), rules.colors(), rules.to_string()));
    boards.dedup();
    boards
}

pub(super) fn without_rows(rules: Rules) -> Rules {
    Rules::from(rules.board().clone())
}

pub(super) fn is_variant(rules: &Rules) -> bool {
    rules.to_string().contains('-')
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Column {
    Name,
    Opening,
    Mean,
    Max,
}

impl Column {
    pub(super) const ALL: [Column; 4] = [Column::Name, Column::Opening, Column::Mean, Column::Max];

    pub(super) fn key(self) -> &'static str {
        match self {
            Column::Name => "name",
            Column::Opening => "opening",
            Column::Mean => "mean",
            Column::Max => "max",
        }
    }

    pub(super) fn of(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|column| column.key() == key)
    }
}

pub(super) struct Sorted<'a> {
    pub(super) name: &'a str,
    pub(super) opening: &'a str,
    pub(super) evaluation: &'a Evaluation,
}

impl Sorted<'_> {
    pub(super) fn compare(&self, other: &Self, column: Column, down: bool) -> Ordering {
        // On one board, sorting by total is the same as sorting by mean, without rounding.
        let mean = self.evaluation.total().cmp(&other.evaluation.total());
        let max = self.evaluation.max().cmp(&other.evaluation.max());
        let name = self.name.cmp(other.name);
        let opening = self.opening.cmp(other.opening);
        let first = match column {
            Column::Name => name,
            Column::Opening => opening,
            Column::Mean => mean,
            Column::Max => max,
        };
        let first = if down { first.reverse() } else { first };
        first.then(mean).then(max).then(name).then(opening)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str) -> String {
        std::fs::read_to_string(format!("{}/../../data/{path}", env!("CARGO_MANIFEST_DIR"))).unwrap()
    }

    #[test]
    fn the_files_are_read() {
        let (runs, optima) = (file("atlas/strategies.csv"), file("optima.csv"));
        let (runs, optima) = (read_runs(&runs).unwrap(), read_optima(&optima).unwrap());
        let own = |strategy: &str| {
            let run = runs.iter().find(|run| run.rules == "4x6" && run.strategy == strategy && run.own).unwrap();
            (run.opening.as_str(), run.evaluation.distribution())
        };
        // [Knuth 1977]
        assert_eq!(own("knuth"), ("1122", &[1, 6, 62, 533, 694][..]));
        // [Koyama & Lai 1993]
        let best = optima.iter().find(|o| o.rules == "4x6" && o.objective == Objective::MeanThenMax).unwrap();
        assert_eq!((best.evaluation.total(), best.evaluation.max(), best.is_optimal()), (5625, 6, true));
        let boards = boards(&runs, &optima);
        assert_eq!(boards.first().map(ToString::to_string).as_deref(), Some("2x2"));
        assert!(boards.windows(2).all(|pair| pair[0] != pair[1]));
        for board in boards {
            let shown = board.to_string();
            assert!(runs.iter().any(|run| run.rules == shown) || optima.iter().any(|o| o.rules == shown), "{shown}");
        }
    }

    #[test]
    fn nothing_is_called_least_without_a_proof() {
        for optimum in read_optima(&file("optima.csv")).unwrap() {
            let found = if optimum.is_of_mean() { optimum.evaluation.total() } else { optimum.evaluation.max() as u64 };
            assert!(optimum.lower <= found, "{optimum:?}");
            assert_eq!(optimum.is_least(), optimum.lower == found, "{optimum:?}");
        }
        let bounded = format!("{OPTIMA}\n4x9,max,all,bounded,5,3,6,3,1234,1 1 1,1,0.0,0\n");
        let [optimum] = &read_optima(&bounded).unwrap()[..] else { panic!("one row") };
        assert_eq!((optimum.is_optimal(), optimum.is_least()), (false, false));
    }

    #[test]
    fn damage_is_found_with_its_line() {
        let row = "4x6,knuth,1122,true,1296,5801,5,1 6 62 533 694,0.001,0.1.0";
        let read = |row: &str| read_runs(&format!("{RUNS}\n{row}\n")).map(|runs| runs.len());
        assert_eq!(read(row), Ok(1));
        for (from, to) in [
            ("4x6", "4x"),
            ("true", "yes"),
            ("5801", "5802"),
            ("1296", "1297"),
            (",5,", ",6,"),
            ("62 ", "62  "),
            ("694", "99999999999999999999"),
            ("1 6 62 533 694", ""),
            (",0.1.0", ""),
            (",0.1.0", ",0.1.0,"),
        ] {
            assert_eq!(read(&row.replacen(from, to, 1)), Err(Damaged { line: 2 }), "{from}");
        }
        for text in ["", "<!doctype html>", "rules,strategy\n"] {
            assert_eq!(read_runs(text), Err(Damaged { line: 1 }));
            assert_eq!(read_optima(text), Err(Damaged { line: 1 }));
        }
        assert_eq!(read_runs(RUNS), Ok(vec![]));
    }

    #[test]
    fn rows_are_sorted_both_ways() {
        let few = Evaluation::new(vec![1, 2, 1]);
        let many = Evaluation::new(vec![0, 4]);
        let rows = [
            Sorted { name: "a", opening: "12", evaluation: &many },
            Sorted { name: "b", opening: "11", evaluation: &few },
        ];
        let first = |column, down| rows[0].compare(&rows[1], column, down);
        assert_eq!(first(Column::Name, false), Ordering::Less);
        assert_eq!(first(Column::Name, true), Ordering::Greater);
        assert_eq!(first(Column::Opening, false), Ordering::Greater);
        assert_eq!(first(Column::Mean, false), Ordering::Less);
        assert_eq!(first(Column::Mean, true), Ordering::Less);
        assert_eq!(first(Column::Max, true), Ordering::Greater);
        for column in Column::ALL {
            assert_eq!(Column::of(column.key()), Some(column));
        }
        assert_eq!(Column::of("seconds"), None);
    }
}
