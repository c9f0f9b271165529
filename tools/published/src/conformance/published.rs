//! The numbers in `data/known_answers/`, which others published or computed.

use crate::root;
use anyhow::Result;
use pegwise_tournament::conformance::{OptimalVector, StrategyVector};
use serde::Deserialize;
use serde::de::DeserializeOwned;

#[derive(Deserialize)]
pub(crate) struct PublishedPair {
    rules: String,
    pub(crate) guess: String,
    pub(crate) secret: String,
    pub(crate) black: usize,
    pub(crate) white: usize,
    pub(crate) note: String,
}

#[derive(Deserialize)]
struct PublishedStrategy {
    rules: String,
    strategy: String,
    total: u64,
    max: usize,
    distribution: String,
    source: String,
}

#[derive(Deserialize)]
struct PublishedOptimum {
    rules: String,
    objective: String,
    total: Option<u64>,
    max: Option<usize>,
    source: String,
}

fn rows<T: DeserializeOwned>(file: &str) -> Result<Vec<T>> {
    let mut reader = csv::Reader::from_path(root().join("data/known_answers").join(file))?;
    Ok(reader.deserialize().collect::<Result<_, _>>()?)
}

pub(crate) fn scores() -> Result<Vec<(String, Vec<PublishedPair>)>> {
    let mut boards: Vec<(String, Vec<PublishedPair>)> = Vec::new();
    for pair in rows::<PublishedPair>("scores.csv")? {
        match boards.iter_mut().find(|(rules, _)| *rules == pair.rules) {
            Some((_, pairs)) => pairs.push(pair),
            None => boards.push((pair.rules.clone(), vec![pair])),
        }
    }
    Ok(boards)
}

pub(crate) fn strategies() -> Result<Vec<StrategyVector>> {
    let vector = |row: PublishedStrategy| {
        let distribution = row.distribution.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        let PublishedStrategy { rules, strategy, total, max, source, .. } = row;
        Ok(StrategyVector { rules, strategy, source, total, max, distribution })
    };
    rows("strategies.csv")?.into_iter().map(vector).collect()
}

pub(crate) fn optimal() -> Result<Vec<OptimalVector>> {
    let vector = |PublishedOptimum { rules, objective, total, max, source }| OptimalVector {
        rules,
        objective,
        source,
        total,
        max,
    };
    Ok(rows("optimal.csv")?.into_iter().map(vector).collect())
}
