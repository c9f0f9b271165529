//! Distributions as bars of text.

use pegwise::Evaluation;
use pegwise_text::{number::grouped, t};

const BEFORE: usize = 28;

pub(crate) fn lines(
    evaluation: &Evaluation,
    width: Option<usize>,
    plain: bool,
    written: impl Fn(&str) -> String,
) -> Vec<String> {
    let length_of_most = width.map_or(40, |width| width.saturating_sub(BEFORE).min(40)) as u64;
    let most = evaluation.distribution().iter().max().copied().unwrap_or(1).max(1);
    let line = |(guesses, &secrets): (usize, &u64)| {
        // Rounded up, so that even one secret shows.
        let length = usize::try_from((secrets * length_of_most).div_ceil(most)).expect("at most the width");
        let mark = if plain { String::new() } else { "#".repeat(length) };
        let word = written(&t!("cli-bars-guesses", guesses = guesses));
        let line = format!("{guesses:>3} {word:<9} {:>9}  {mark}", grouped(secrets));
        line.trim_end().to_owned()
    };
    (1..).zip(evaluation.distribution()).map(line).collect()
}
