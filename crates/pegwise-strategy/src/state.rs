//! A game as a strategy sees it.

use pegwise_core::{
    BatchScorer, Board, CandidateSet, Code, Codebook, GuessPool, Histogram, PartialFeedback, PartialTurn, Scorer, Turn,
};
use std::cmp::Reverse;

/// A game in progress, as a strategy sees it: the turns so far and at least one code that fits them. On a board too
/// large to list, the codes may be a sample, or may only nearly fit if no better ones were found: [`State::coverage`].
#[derive(Clone, Copy, Debug)]
pub struct State<'a> {
    history: &'a [Turn],
    candidates: &'a CandidateSet,
    source: Source<'a>,
    /// All rows, if any answer is unknown.
    rows: Option<&'a [PartialTurn]>,
}

#[derive(Clone, Copy, Debug)]
enum Source<'a> {
    Listed(&'a Codebook),
    Unlisted { board: &'a Board, coverage: Coverage, guesses: &'a CandidateSet },
}

/// How much is known about the codes that fit all answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Coverage {
    /// All of them are known.
    All,
    /// A sample is known, so counts are estimates.
    Sample,
    /// No code that fits is known. The candidates are the nearest codes found.
    Near,
}

impl Coverage {
    /// Whether this many known codes are enough to measure the information of a guess.
    pub fn measures(self, known: u64) -> bool {
        /// With fewer codes of a sample, averages would just be noise.
        const FEWEST: u64 = 20;
        self == Coverage::All || known >= FEWEST
    }
}

impl<'a> State<'a> {
    /// The state after these turns, or `None` if they contradict each other. `candidates` must be the codes that the
    /// turns leave, as computed by [`CandidateSet::after_all`].
    pub fn new(codebook: &'a Codebook, history: &'a [Turn], candidates: &'a CandidateSet) -> Option<Self> {
        (!candidates.is_empty()).then_some(State { history, candidates, source: Source::Listed(codebook), rows: None })
    }

    /// The state after rows with unknown answers, which leave `candidates`. `history` has the rows with known answers.
    ///
    /// ```
    /// use pegwise_core::Codebook;
    /// use pegwise_notation::PartialRecord;
    /// use pegwise_strategy::{State, Strategy, StrategySpec};
    /// let game: PartialRecord = "3x3 112:1.1 113:?".parse()?;
    /// let codebook = Codebook::new(&game.rules)?;
    /// let left = codebook.candidates().after_all(&game.rules, &game.history);
    /// let history: Vec<_> = game.history.iter().filter_map(|turn| turn.known()).collect();
    /// let state = State::with_gaps(&codebook, &history, &game.history, &left).expect("some code is left");
    /// let knuth = StrategySpec::read("knuth", codebook.board())?.prepare(&codebook);
    /// assert_eq!(knuth.decide(state, &())?.candidates(), 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_gaps(
        codebook: &'a Codebook,
        history: &'a [Turn],
        rows: &'a [PartialTurn],
        candidates: &'a CandidateSet,
    ) -> Option<Self> {
        Some(State { rows: Some(rows), ..Self::new(codebook, history, candidates)? })
    }

    /// The state on a board whose codes are not listed, or `None` if there are no candidates. `candidates` must fit all
    /// turns, unless `coverage` is [`Coverage::Near`]. `guesses` are the codes to choose from.
    ///
    /// ```
    /// use pegwise_core::{Board, CandidateSet};
    /// use pegwise_strategy::{BuiltIn, Coverage, State, Strategy, StrategySpec};
    /// let board: Board = "12x12".parse()?; // 8,916,100,448,256 codes
    /// let codes = ["112233445566", "123456789ABC", "CBA987654321"];
    /// let codes = codes.into_iter().map(|code| board.read_code(code)).collect::<Result<Vec<_>, _>>()?;
    /// let sample = CandidateSet::new(&board, codes)?;
    /// let state = State::unlisted(&board, &[], &sample, Coverage::Sample, &sample).expect("three codes");
    /// let entropy = BuiltIn::for_sets_of(&StrategySpec::read("entropy", &board)?, sample.len());
    /// assert_eq!(entropy.decide(state, &())?.guess.to_string(), "112233445566");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unlisted(
        board: &'a Board,
        history: &'a [Turn],
        candidates: &'a CandidateSet,
        coverage: Coverage,
        guesses: &'a CandidateSet,
    ) -> Option<Self> {
        let source = Source::Unlisted { board, coverage, guesses };
        (!candidates.is_empty()).then_some(State { history, candidates, source, rows: None })
    }

    /// The state with codes that nearly fit, if no fitting code was found. Returns `None` if there are no candidates.
    pub fn near(board: &'a Board, history: &'a [Turn], candidates: &'a CandidateSet) -> Option<Self> {
        Self::unlisted(board, history, candidates, Coverage::Near, candidates)
    }

    pub(crate) fn later<'b>(&self, history: &'b [Turn], candidates: &'b CandidateSet) -> Option<State<'b>>
    where
        'a: 'b,
    {
        (!candidates.is_empty()).then_some(State { history, candidates, source: self.source, rows: None })
    }

    /// The board.
    pub fn board(&self) -> &'a Board {
        match self.source {
            Source::Listed(codebook) => codebook.board(),
            Source::Unlisted { board, .. } => board,
        }
    }

    /// All codes of the board, if they are listed.
    pub fn codebook(&self) -> Option<&'a Codebook> {
        match self.source {
            Source::Listed(codebook) => Some(codebook),
            Source::Unlisted { .. } => None,
        }
    }

    /// The turns so far.
    pub fn history(&self) -> &'a [Turn] {
        self.history
    }

    /// Whether no guess has been made yet.
    pub fn is_start(&self) -> bool {
        self.history.is_empty() && self.rows.is_none_or(<[_]>::is_empty)
    }

    /// Whether an answer is unknown or only partly known.
    pub fn has_gaps(&self) -> bool {
        self.rows.is_some_and(|rows| rows.len() > self.history.len())
    }

    /// The guesses whose answers limit the codes.
    pub(crate) fn guesses(&self) -> impl Iterator<Item = &'a Code> {
        let known = self.history.iter().map(|turn| &turn.guess).filter(|_| self.rows.is_none());
        let answered = |turn: &&PartialTurn| turn.feedback != PartialFeedback::Unknown;
        self.rows.into_iter().flatten().filter(answered).map(|turn| &turn.guess).chain(known)
    }

    /// The number of candidates that each answer to a guess leaves. With false answers, some count several times.
    /// Panics if [`State::scorer`] does.
    pub fn histogram(&self, guess: &Code) -> Histogram {
        self.histogram_of(&mut self.scorer(guess))
    }

    /// Each guess of a pool with its [histogram](State::histogram), in order. Faster than one call for each guess.
    ///
    /// If you need only the largest cells, the numbers of cells or their sums of squares, a
    /// [`BatchScorer`] is many times faster still.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook, GuessPool};
    /// use pegwise_strategy::State;
    /// let codebook = Codebook::new(&Board::classic())?;
    /// let start = State::new(&codebook, &[], codebook.candidates()).expect("all codes");
    /// let best = start.histograms(GuessPool::All).min_by_key(|(_, histogram)| histogram.largest());
    /// let (guess, histogram) = best.expect("all codes");
    /// assert_eq!((guess.to_string(), histogram.largest()), ("1122".to_owned(), 256)); // as Knuth begins
    /// # Ok::<(), pegwise_core::TooLarge>(())
    /// ```
    pub fn histograms(&self, pool: GuessPool) -> impl ExactSizeIterator<Item = (Code, Histogram)> + use<'a> {
        let state = *self;
        let mut scorer = None;
        state.pool(pool).codes().map(move |guess| {
            let scorer = scorer.get_or_insert_with(|| state.scorer(&guess));
            scorer.load_code(&guess);
            let histogram = state.histogram_of(scorer);
            (guess, histogram)
        })
    }

    fn histogram_of(&self, scorer: &mut Scorer) -> Histogram {
        match self.codebook() {
            Some(codebook) => codebook.histogram(self.candidates, scorer),
            None => scorer.histogram(self.candidates),
        }
    }

    /// The weights of the [candidates](State::candidates), or `None` if all are equally likely.
    pub fn weights(&self) -> Option<Vec<u32>> {
        self.candidates.weights(self.board())
    }

    pub(crate) fn likeliest_first(&self) -> Vec<usize> {
        let mut positions: Vec<usize> = (0..self.candidates.len()).collect();
        if let Some(weights) = self.weights() {
            positions.sort_by_key(|&position| Reverse(weights[position]));
        }
        positions
    }

    /// The total weight of the candidates that each answer to a guess leaves, or `None` if all are equally likely.
    ///
    /// ```
    /// use pegwise_core::Codebook;
    /// use pegwise_strategy::State;
    /// let codebook = Codebook::new(&"2x3-only=11*5,12*2,33".parse()?)?;
    /// let start = State::new(&codebook, &[], codebook.candidates()).expect("three codes");
    /// let weights = start.weight_histogram(&codebook.board().read_code("12")?).expect("codes have weights");
    /// assert_eq!(weights.cells().map(|(feedback, weight)| format!("{feedback} {weight}")).collect::<Vec<_>>(), ["0.0 1", "1.0 5", "2.0 2"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn weight_histogram(&self, guess: &Code) -> Option<Histogram> {
        let weights = self.weights()?;
        let mut histogram = Histogram::new(self.board());
        let scores = self.scorer(guess).scores(self.candidates);
        scores.into_iter().zip(weights).for_each(|(feedback, weight)| histogram.add(feedback, weight));
        Some(histogram)
    }

    /// The codes that can be the secret, or that nearly fit: see [`Coverage::Near`]. Never empty.
    pub fn candidates(&self) -> &'a CandidateSet {
        self.candidates
    }

    /// Whether the [candidates](State::candidates) are all codes that fit, a sample, or none of them.
    pub fn coverage(&self) -> Coverage {
        match self.source {
            Source::Listed(_) => Coverage::All,
            Source::Unlisted { coverage, .. } => coverage,
        }
    }

    /// The codes of a pool, in order.
    pub fn pool(&self, pool: GuessPool) -> &'a CandidateSet {
        match (pool, self.source) {
            (GuessPool::Candidates, _) => self.candidates,
            (GuessPool::All, Source::Listed(codebook)) => codebook.guesses(),
            (GuessPool::All, Source::Unlisted { guesses, .. }) => guesses,
        }
    }

    /// Whether this code can be the secret, even if it is not in the sample.
    ///
    /// # Panics
    /// Panics if the code has a different number of pegs from the board.
    pub fn admits(&self, code: &Code) -> bool {
        match self.coverage() {
            Coverage::All => self.candidates.contains(code),
            Coverage::Sample | Coverage::Near => {
                let fits = |turn: &Turn| self.board().answer(&turn.guess, code) == turn.feedback;
                self.board().check_code(code).is_ok() && self.history.iter().all(fits)
            }
        }
    }

    /// Prepares a guess for scoring codes of this board.
    ///
    /// # Panics
    /// Panics if the guess has a different number of pegs from the board, or a colour that is not in the game.
    pub fn scorer(&self, guess: &Code) -> Scorer {
        match self.source {
            Source::Listed(codebook) => codebook.scorer(guess),
            Source::Unlisted { board, .. } => Scorer::new(board, guess),
        }
    }

    pub(crate) fn batch_scorer(&self) -> Option<BatchScorer> {
        match self.source {
            Source::Listed(codebook) => codebook.batch_scorer(self.candidates),
            Source::Unlisted { board, .. } => BatchScorer::new(board, self.candidates),
        }
    }
}
