//! How lucky the answers of a game were. Without luck, a mean of few games is much more exact.

use crate::{Count, NotKnown, SampledCandidates};
use pegwise_core::{Board, Cancelled, Code, Feedback, Histogram, Monitor, Scorer, Turn};

/// The luck of a finished game: the number of guesses that its answers saved, by a rule of thumb. `None` if the codes
/// that fit cannot be drawn evenly, or the last row is not the right code.
///
/// Before each answer, the codes that fit and the answers that they give tell how many more guesses are needed on
/// average after the answer; the luck of an answer is this mean minus the guesses needed after the answer that was
/// given. *The mean of luck is zero*, however well the rule fits: the secret and the codes drawn are equally likely to
/// be the secret, so given all of them, the mean over their answers is exactly what was subtracted. It is important
/// that the guess does not depend on these codes, so they are [drawn again](SampledCandidates::find_others).
///
/// ```
/// use pegwise_notation::GameRecord;
/// use pegwise_sampling::luck;
/// let game: GameRecord = "1x3 1:0.0 2:1.0".parse()?;
/// // With two codes left, one and a half guesses are needed. Before the first answer, it was two thirds of that, and
/// // before the second, half a guess.
/// let luck = luck(&game.rules, &game.history, &())?.expect("few codes");
/// assert!((luck - ((1.0 - 1.5) + (0.5 - 0.0))).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns [`Cancelled`] if the monitor stopped the work.
pub fn luck(board: &Board, turns: &[Turn], monitor: &dyn Monitor) -> Result<Option<f64>, Cancelled> {
    let Some(Turn { guess: secret, .. }) = turns.last().filter(|turn| turn.feedback == board.win()) else {
        return Ok(None);
    };
    if !SampledCandidates::is_drawn(board) {
        return Ok(None);
    }
    let mut sum = 0.0;
    for (row, turn) in turns.iter().enumerate() {
        let known = match SampledCandidates::find_others(board, &turns[..row], monitor) {
            Ok(known) => known,
            Err(NotKnown::Cancelled(cancelled)) => return Err(cancelled),
            Err(_) => return Ok(None),
        };
        if matches!(known.count, Count::AtLeast(_)) {
            return Ok(None);
        }
        sum += luck_of(board, turn, &known, secret);
    }
    Ok(Some(sum))
}

fn luck_of(board: &Board, turn: &Turn, known: &SampledCandidates, secret: &Code) -> f64 {
    let mut histogram = Scorer::new(board, &turn.guess).histogram(&known.candidates);
    if !known.candidates.contains(secret) {
        histogram.add(turn.feedback, 1);
    }
    let after = |answer: Feedback, codes: usize| {
        let share = share(codes, &histogram);
        (share, if answer == board.win() { 0.0 } else { needed(share * known.count.estimate()) })
    };
    let mean: f64 =
        histogram.cells().map(|(answer, codes)| after(answer, codes)).map(|(share, needed)| share * needed).sum();
    mean - after(turn.feedback, histogram.count(turn.feedback)).1
}

#[expect(clippy::cast_precision_loss, reason = "thousands")]
fn share(codes: usize, histogram: &Histogram) -> f64 {
    codes as f64 / histogram.total() as f64
}

/// About how many guesses this many codes need: one for one code and one and a half for two. From then on, twice as many
/// codes need a quarter of a guess more.
fn needed(codes: f64) -> f64 {
    if codes < 1.5 { 1.0 } else { 1.25 + codes.log2() / 4.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Codebook, History};

    /// Plays against every code: the mean of luck is zero.
    #[test]
    fn luck_evens_out() {
        let board: Board = "3x4".parse().unwrap();
        let codebook = Codebook::new(&board).unwrap();
        let mut sum = 0.0;
        for secret in codebook.candidates().codes() {
            let (mut history, mut left) = (History::new(), codebook.candidates().clone());
            while history.last().is_none_or(|turn: &Turn| turn.feedback != board.win()) {
                let guess = left.code(left.len() / 2);
                let turn = Turn { feedback: board.answer(&guess, &secret), guess };
                left = left.after(&board, &turn);
                history.push(turn);
            }
            sum += luck(&board, &history, &()).unwrap().unwrap();
        }
        assert!(sum.abs() < 1e-9, "{sum}");
    }

    #[test]
    fn games_without_an_end_and_the_longest_boards_have_no_luck() {
        for game in ["3x4 111:1.0", "21x2 111111111111111111111:21.0"] {
            let game: pegwise_notation::GameRecord = game.parse().unwrap();
            assert_eq!(luck(&game.rules, &game.history, &()), Ok(None));
        }
    }
}
