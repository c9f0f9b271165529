use pegwise_core::{BatchScorer, Board, CandidateSet, Code, Codebook, GuessPool, Scorer, Turn};

/// A game in progress, as a strategy sees it: the turns so far and codes that fit them, at least one.
///
/// On a board that can be listed the codes are all that fit. On a larger one they may be a sample: then
/// nothing may be claimed of the others. Where none was found that fits, they are codes that come near. [`State::coverage`]
/// says which.
#[derive(Clone, Copy, Debug)]
pub struct State<'a> {
    history: &'a [Turn],
    candidates: &'a CandidateSet,
    source: Source<'a>,
}

/// Where the codes come from.
#[derive(Clone, Copy, Debug)]
enum Source<'a> {
    Listed(&'a Codebook),
    Unlisted { board: &'a Board, coverage: Coverage, guesses: &'a CandidateSet },
}

/// Which of the codes that fit all answers are known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Coverage {
    /// Every one.
    All,
    /// Some of them. What is counted is an estimate.
    Sample,
    /// None: no code was found that fits, and those that are known come as near as any that was found.
    Near,
}

impl<'a> State<'a> {
    /// The state after these turns, or `None` if they contradict each other and no code is left.
    ///
    /// `candidates` must be what the turns leave, as [`CandidateSet::after_all`] computes it.
    pub fn new(codebook: &'a Codebook, history: &'a [Turn], candidates: &'a CandidateSet) -> Option<Self> {
        (!candidates.is_empty()).then_some(State { history, candidates, source: Source::Listed(codebook) })
    }

    /// The state after these turns on a board whose codes are not listed, or `None` if there is no candidate.
    ///
    /// `candidates` must fit all turns, unless `coverage` says that they only come near; it also says whether they are all
    /// that do. `guesses` are the codes to choose from, in place of all guesses that the board allows.
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
        (!candidates.is_empty()).then_some(State { history, candidates, source })
    }

    /// The state after these turns where no code was found that fits them, with codes that come near: see
    /// [`NotKnown::NothingFound`](crate::NotKnown::NothingFound). `None` if there are none of those either.
    pub fn near(board: &'a Board, history: &'a [Turn], candidates: &'a CandidateSet) -> Option<Self> {
        Self::unlisted(board, history, candidates, Coverage::Near, candidates)
    }

    /// A later state of the same game, or `None` if no code is left.
    pub(crate) fn later<'b>(&self, history: &'b [Turn], candidates: &'b CandidateSet) -> Option<State<'b>>
    where
        'a: 'b,
    {
        (!candidates.is_empty()).then_some(State { history, candidates, source: self.source })
    }

    /// What is played on.
    pub fn board(&self) -> &'a Board {
        match self.source {
            Source::Listed(codebook) => codebook.board(),
            Source::Unlisted { board, .. } => board,
        }
    }

    /// All codes of the board, where they are listed.
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

    /// Codes that can still be the secret, unless [`Coverage::Near`] says that they only come near: never empty.
    pub fn candidates(&self) -> &'a CandidateSet {
        self.candidates
    }

    /// Are the [candidates](State::candidates) all that fit, a sample, or none of them?
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

    /// Can this code still be the secret? It is, for a sample, if it fits every turn, whether or not it was drawn.
    ///
    /// # Panics
    /// If the code has another number of pegs than the board.
    pub fn admits(&self, code: &Code) -> bool {
        match self.coverage() {
            Coverage::All => self.candidates.contains(code),
            Coverage::Sample | Coverage::Near => {
                let fits = |turn: &Turn| self.board().answer(&turn.guess, code) == turn.feedback;
                self.board().check_code(code).is_ok() && self.history.iter().all(fits)
            }
        }
    }

    /// A guess prepared for scoring codes of this board.
    ///
    /// # Panics
    /// If the guess has another number of pegs than the board, or a colour that is not in the game.
    pub fn scorer(&self, guess: &Code) -> Scorer {
        match self.source {
            Source::Listed(codebook) => codebook.scorer(guess),
            Source::Unlisted { board, .. } => Scorer::new(board, guess),
        }
    }

    /// The candidates prepared for being split by many guesses, if the board is not too wide for that.
    pub(crate) fn batch_scorer(&self) -> Option<BatchScorer> {
        match self.source {
            Source::Listed(codebook) => codebook.batch_scorer(self.candidates),
            Source::Unlisted { board, .. } => BatchScorer::new(board, self.candidates),
        }
    }
}
