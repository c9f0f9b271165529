//! A board with too many codes to list: a sample of codes that fit the answers stands for all of them.

use pegwise::{Board, CandidateSet, Coverage, Decision, Reason, State, Turn, draw_secret};
use std::error::Error;

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
pub(crate) fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let board: Board = "8x12".parse()?;
    let guess = board.read_guess("11223344")?;
    let secret = draw_secret(&board, 7);
    let history = [Turn { feedback: board.answer(&guess, &secret), guess }];

    // Codes drawn at random, those kept that would have given the same answer.
    let fits = |code: &pegwise::Code| board.answer(&history[0].guess, code) == history[0].feedback;
    let drawn = (0..20_000).map(|seed| draw_secret(&board, seed)).filter(fits);
    let sample = CandidateSet::new(&board, drawn)?;
    let state = State::unlisted(&board, &history, &sample, Coverage::Sample, &sample).ok_or("no code was drawn")?;
    let decision = Decision::new(state, sample.code(0), Reason::Asked)?;
    println!(
        "Of {} sampled codes, {} at worst stay possible after {}: an estimate, not a count.",
        sample.len(),
        decision.histogram.largest(),
        decision.guess
    );
    assert_eq!(decision.coverage, Coverage::Sample);
    Ok(())
}
