//! Help with a game played on another site or on a real board: the next guess and the reason for it.

use pegwise::{Codebreaker, Limits, Reason, Session, StrategySpec};
use std::error::Error;

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
pub(crate) fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let record = "4x6 1122:1.0 1344:0.1 3526:1.2".parse()?;
    let session =
        Session::from_record(record, Limits::default()).map_err(|(row, problem)| format!("row {row}: {problem}"))?;
    let knuth = StrategySpec::read("knuth", session.rules())?.prepare(session.codebook()?);
    let decision = Codebreaker::new(knuth).suggest(&session, &())?;
    println!("{} codes are left. Guess {}.", decision.candidates(), decision.guess);
    if !decision.is_candidate {
        println!("It cannot win, but it tells more: at worst {} code is left.", decision.histogram.largest());
    }
    assert_eq!(decision.guess.to_string(), "1462");
    assert_eq!(decision.reason, Reason::SeparatesAll);
    Ok(())
}
