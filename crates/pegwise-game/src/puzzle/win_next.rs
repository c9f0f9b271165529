use super::Task;
use super::batch::Draft;
use super::position::{self, Position};
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, CandidateSet, Code, Codebook, Histogram, Monitor};

/// With fewer than three codes left there is nothing to find.
const FEWEST_CODES: usize = 3;
/// More codes nobody keeps in mind.
const MOST_CODES: usize = 12;

/// Rows until some guess tells all codes left apart.
pub(super) fn draw(
    codebook: &Codebook,
    max_guesses: usize,
    draws: &mut Draws,
    monitor: &dyn Monitor,
) -> Result<Option<Draft>, Cancelled> {
    // Two more guesses must be allowed.
    let most_rows = Position::most_rows(max_guesses).min(max_guesses.saturating_sub(2));
    let secret = position::secret(codebook, draws);
    let mut position = Position::start(codebook);
    while position.rows.len() < most_rows && position.candidates.len() > FEWEST_CODES {
        position.narrow(codebook, &secret, draws, monitor)?;
        if !(FEWEST_CODES..=MOST_CODES).contains(&position.candidates.len()) {
            continue;
        }
        let guesses = separating(codebook, &position.candidates, monitor)?;
        let possible = guesses.iter().filter(|guess| position.candidates.contains(guess)).count();
        // Where every code left does it, whoever guesses one of them has not been asked anything.
        if !guesses.is_empty() && possible < position.candidates.len() {
            position.drop_superfluous(codebook, monitor)?;
            let effort = effort(codebook, position.candidates.len(), possible, guesses.len());
            return Ok(Some(Draft { position, task: Task::WinNext { guesses }, effort }));
        }
    }
    Ok(None)
}

/// Guesses looked at between two looks at the monitor.
const GUESSES_AT_ONCE: usize = 1 << 12;

/// The guesses after whose answer one code is left.
fn separating(codebook: &Codebook, candidates: &CandidateSet, monitor: &dyn Monitor) -> Result<Vec<Code>, Cancelled> {
    let guesses = codebook.guesses();
    let mut scorer = codebook.scorer(&guesses.code(0));
    let mut histogram = Histogram::new(codebook.board().pegs());
    let mut separating = Vec::new();
    for position in 0..guesses.len() {
        if position % GUESSES_AT_ONCE == 0 {
            monitor.check()?;
        }
        scorer.load(guesses, position);
        scorer.histogram_into(candidates, &mut histogram);
        if histogram.largest() == 1 {
            separating.push(guesses.code(position));
        }
    }
    Ok(separating)
}

/// Among `n` things of which `k` are right, `(n + 1) / (k + 1)` are tried by chance until one is. For each guess the
/// answers of all codes left are worked out; first come the guesses that are such codes.
fn effort(codebook: &Codebook, codes: usize, possible: usize, right: usize) -> u64 {
    let others = codebook.guesses().len() - codes;
    let answers = match possible {
        0 => codes * codes + codes * (others + 1) / (right + 1),
        possible => codes * (codes + 1) / (possible + 1),
    };
    answers as u64
}
