//! The evaluation of strategies over all 32,768 secrets of a larger board. Run it with `--release`.

use pegwise::{Board, Codebook, StrategySpec, StrategyTree};
use std::error::Error;
use std::time::Instant;

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let codebook = Codebook::new(&"5x8".parse::<Board>()?)?;
    for name in ["knuth", "expected-size", "entropy", "most-parts"] {
        let started = Instant::now();
        let strategy = StrategySpec::read(name, codebook.board())?.prepare(&codebook);
        let evaluation = StrategyTree::build(&strategy, &codebook, &())?.verify()?;
        let seconds = started.elapsed().as_secs_f64();
        println!("{name:14} {:.4} guesses on average, {} at most, {seconds:.2} s", evaluation.mean(), evaluation.max());
    }
    Ok(())
}
