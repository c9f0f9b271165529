use crate::session::Session;
use pegwise_core::{Histogram, TooLarge, Turn};
use pegwise_strategy::Heuristic;

/// How a row of a game narrowed down the codes: exact, and quick on boards where a review takes minutes.
///
/// ```
/// use pegwise_core::Limits;
/// use pegwise_game::{Narrowing, Session};
/// let session = Session::from_record("4x6 1122:1.1 1344:0.2".parse()?, Limits::default());
/// let rows = Narrowing::of_game(&session.expect("answers that can be given"))?;
/// assert_eq!([rows[0].before(), rows[0].left, rows[1].before()], [1296, 208, 208]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Narrowing {
    /// The guess and its answer.
    pub turn: Turn,
    /// How the answers to the guess split the codes that were left.
    pub histogram: Histogram,
    /// How many codes are left after the answer.
    pub left: usize,
}

impl Narrowing {
    /// The rows of a game, up to the first answer that leaves no code.
    ///
    /// # Errors
    /// [`TooLarge`] if there are too many codes to list.
    pub fn of_game(session: &Session) -> Result<Vec<Self>, TooLarge> {
        let codebook = session.codebook()?;
        let mut rows = Vec::new();
        for (row, turn) in session.turns().iter().enumerate() {
            let left = session.candidates_after(row + 1)?.len();
            if left == 0 {
                break;
            }
            let histogram = codebook.scorer(&turn.guess).histogram(session.candidates_after(row)?);
            rows.push(Narrowing { turn: turn.clone(), histogram, left });
        }
        Ok(rows)
    }

    /// How many codes were left before the guess.
    pub fn before(&self) -> usize {
        super::codes(&self.histogram)
    }

    /// The expected number of codes left after the guess, for display.
    pub fn expected_size(&self) -> f64 {
        Heuristic::ExpectedSize.display(&self.histogram)
    }
}
