//! A custom progress bar and a time limit, with monitors made from a closure and a deadline.

use pegwise::engine::{Engine, EngineError, Evaluate};
use pegwise::{Board, Event, Limits, Listener, PlayerSpec};
use std::error::Error;
use std::time::Duration;

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
pub(crate) fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let board: Board = "5x6".parse()?;
    let player = PlayerSpec::read("entropy", &board)?;
    let bar = Listener(|event: Event<'_>| {
        if let Event::Progress(progress) = event {
            let part = 40 * progress.done / progress.total.max(1);
            eprint!("\r[{:40}]", "#".repeat(part.try_into().unwrap_or(40)));
        }
    });
    let limits = Limits { time: Some(Duration::from_mins(10)), ..Limits::default() };
    match Engine::new().run(Evaluate { board, player }, limits, &bar) {
        Ok(evaluation) => println!("\n5x6, entropy: {:.4} guesses on average", evaluation.mean()),
        Err(EngineError::Stopped) => println!("\nThe time was up."),
        Err(problem) => return Err(problem.into()),
    }
    Ok(())
}
