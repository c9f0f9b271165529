//! A custom strategy compared with Knuth's over every secret.

use pegwise::{Board, Codebook, Decision, Monitor, NoDecision, Reason, State, Strategy, StrategySpec, StrategyTree};
use std::error::Error;

/// Guesses a candidate with as many different colours as possible.
#[derive(Debug)]
struct Colourful;

impl Strategy for Colourful {
    fn name(&self) -> String {
        "colourful".to_owned()
    }

    fn decide(&self, state: State<'_>, _monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
        let colours = |code: &pegwise::Code| {
            let mut colours = code.colors().to_vec();
            colours.sort_unstable();
            colours.dedup();
            colours.len()
        };
        // `max_by_key` takes the last of equal elements, so reversing gives the first.
        let codes = state.candidates().codes().collect::<Vec<_>>();
        let guess = codes.into_iter().rev().max_by_key(colours).expect("a state has a candidate");
        Decision::new(state, guess, Reason::Text("it has the most colours".to_owned()))
    }
}

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
pub(crate) fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let codebook = Codebook::new(&Board::classic())?;
    let knuth = StrategySpec::read("knuth", codebook.board())?.prepare(&codebook);
    for strategy in [&Colourful as &dyn Strategy, &knuth] {
        let evaluation = StrategyTree::build(strategy, &codebook, &())?.verify()?;
        println!("{:10} {:.4} guesses on average, {} at most", strategy.name(), evaluation.mean(), evaluation.max());
    }
    Ok(())
}
