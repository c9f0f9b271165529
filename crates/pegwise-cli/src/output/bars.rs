//! Distributions as bars of text.

use pegwise::Evaluation;
use pegwise_text::number::grouped;

/// What stands before the bars.
const BEFORE: usize = 28;

/// A line for each number of guesses, without bars if they are to be read aloud.
pub(crate) fn lines(evaluation: &Evaluation, width: Option<usize>, plain: bool) -> impl Iterator<Item = String> {
    let length_of_most = width.map_or(40, |width| width.saturating_sub(BEFORE).min(40)) as u64;
    let most = evaluation.distribution().iter().max().copied().unwrap_or(1).max(1);
    evaluation.distribution().iter().enumerate().map(move |(index, &secrets)| {
        // Rounded up, so that even one secret shows.
        let length = usize::try_from((secrets * length_of_most).div_ceil(most)).expect("at most the width");
        let mark = if plain { String::new() } else { "#".repeat(length) };
        let guesses = if index == 0 { "guess" } else { "guesses" };
        let line = format!("{:>3} {guesses:<9} {:>9}  {mark}", index + 1, grouped(secrets));
        line.trim_end().to_owned()
    })
}
