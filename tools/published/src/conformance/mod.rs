//! Writes `docs/conformance/` (`cargo xtask conformance`): questions with their right answers, for testing other
//! programs.
//!
//! The answers come from the textbook definition (`Board::answer`, which is `pegwise_core::score::reference` if pegs
//! are counted), applied to every code, or from `data/known_answers/`. They never come from the fast scorer, a session
//! or a solver, which tests compare with the files. `check.py` computes everything again without Pegwise.

mod answers;
mod contradictions;
mod draw;
mod filters;
mod published;
mod scores;

use crate::root;
use anyhow::{Context, Result};
use pegwise_tournament::conformance::{CONFORMANCE, Conformance};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

pub(crate) fn write() -> Result<()> {
    let wanted = wanted()?;
    fs::create_dir_all(folder())?;
    fs::write(copy_of_scores(), &wanted[SCORES])?;
    wanted.iter().try_for_each(|(name, text)| fs::write(folder().join(name), text).with_context(|| (*name).to_owned()))
}

const SCORES: &str = "scores.json";

/// Returns the path of the copy for `pegwise conformance run`, whose package does not contain `docs/`.
fn copy_of_scores() -> PathBuf {
    root().join("crates/pegwise-tournament/src/conformance").join(SCORES)
}

fn folder() -> PathBuf {
    root().join("docs/conformance")
}

fn wanted() -> Result<BTreeMap<&'static str, String>> {
    Ok(BTreeMap::from([
        (SCORES, file("Guesses with their answers, for programs that score.", scores::vectors()?)?),
        (
            "filters.json",
            file("Games with the codes that are left, for programs that list them.", filters::vectors()?)?,
        ),
        ("answers.json", file("Which answers a board can give, and which never.", answers::vectors()?)?),
        (
            "contradictions.json",
            file(
                "Games whose answers contradict each other, with every way to correct as few answers as possible.",
                contradictions::vectors()?,
            )?,
        ),
        ("strategies.json", file("How many guesses strategies need for all secrets.", published::strategies()?)?),
        ("optimal.json", file("How many guesses the best play needs.", published::optimal()?)?),
    ]))
}

fn file<T: Serialize>(about: &str, vectors: Vec<T>) -> Result<String> {
    let file = Conformance { schema: CONFORMANCE.to_owned(), about: about.to_owned(), vectors };
    Ok(serde_json::to_string_pretty(&file)? + "\n")
}

#[cfg(test)]
mod tests;
