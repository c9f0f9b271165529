//! The session: a game in progress with its rows, candidates, undo and status.

use crate::budget::{check_in_memory, check_listed};
use crate::codebreaker::NoSuggestion;
use crate::diagnosis::{Diagnosis, WrongAnswer};
use crate::diagnosis::{diagnose, diagnose_by_parts, diagnose_unlisted, wrong_answers};
use pegwise_core::{
    Board, Cancelled, CandidateSet, Code, CodeSpace, Codebook, Feedback, History, ImpossibleFeedback,
    InvalidCandidates, InvalidCode, Limits, Monitor, PartialFeedback, PartialTurn, Rules, TooLarge, Turn,
};
use pegwise_notation::{Alphabet, GameRecord, NotationError, PartialRecord};
use pegwise_sampling::{Count, NotKnown, SampledCandidates};
use pegwise_strategy::State;
use std::fmt;

/// The maximum number of rows in a session.
pub const MAX_ROWS: usize = 1000;

/// A pass over this many codes takes milliseconds.
const MANY_CODES: usize = 1 << 20;

/// A game in progress, played here or elsewhere, with any guesses, undo, and edits of any row.
///
/// A failed change leaves the session unchanged. Contradictory rows are kept, and [`Session::diagnose`] finds them. A
/// board too large to list can also be played, but without the methods that need the list of codes.
#[derive(Clone, Debug)]
pub struct Session {
    rules: Rules,
    codebook: Result<Codebook, TooLarge>,
    rows: Vec<PartialTurn>,
    turns: History,
    /// The candidates at the start and after each row. Empty if the codebook is too large.
    left: Vec<CandidateSet>,
    /// The codes that [`Session::look`] found to fit all turns, if the codebook is too large.
    known: Option<SampledCandidates>,
    /// A code that nearly fits, if no fitting code was found.
    nearest: Option<CandidateSet>,
    /// Present if no fitting code was found.
    diagnosis: Option<Diagnosis>,
    undone: Vec<Vec<PartialTurn>>,
    before: Vec<Vec<PartialTurn>>,
}

/// The status of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// The last guess was right.
    Won {
        /// The number of guesses.
        guesses: usize,
    },
    /// No code fits all answers.
    Contradiction,
    /// All allowed guesses were used.
    Lost,
    /// The game continues.
    Open {
        /// The number of candidates, or `None` if the board is too large to list: see [`Session::count`].
        left: Option<usize>,
    },
}

impl Status {
    /// Whether the game is won or lost. A contradiction does not end a game, because its rows can be corrected.
    pub fn is_over(self) -> bool {
        matches!(self, Status::Won { .. } | Status::Lost)
    }
}

/// The reason why a turn cannot be entered. The session stays unchanged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidTurn {
    /// The guess is not allowed.
    #[error("{guess}: {reason}")]
    Guess {
        /// The guess.
        guess: Code,
        /// The reason.
        reason: InvalidCode,
    },
    /// The answer is impossible for any guess.
    #[error(transparent)]
    Answer(#[from] ImpossibleFeedback),
    /// The answer is impossible for this guess.
    #[error("no code answers {guess} with {feedback}; possible are {}", shown_answers(possible))]
    Never {
        /// The guess.
        guess: Code,
        /// The answer.
        feedback: Feedback,
        /// The possible answers.
        possible: Vec<Feedback>,
    },
    /// The known part of the answer is impossible for this guess.
    #[error("no code answers {guess} with {feedback}; possible are {}", shown_answers(possible))]
    NeverInPart {
        /// The guess.
        guess: Code,
        /// The known part of the answer.
        feedback: PartialFeedback,
        /// The possible answers.
        possible: Vec<Feedback>,
    },
    /// The row does not exist.
    #[error("there is no row {row}; the game has {rows}")]
    NoRow {
        /// The row, counted from 1.
        row: usize,
        /// The number of rows.
        rows: usize,
    },
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The session already has the maximum number of rows.
    #[error("a game holds at most {MAX_ROWS} rows")]
    TooManyRows,
}

/// The reason why the turns of a game cannot form a session.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSession {
    /// A turn cannot be entered.
    #[error("row {row}: {reason}")]
    InvalidTurn {
        /// The row, counted from 1.
        row: usize,
        /// The reason.
        reason: InvalidTurn,
    },
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// Whether the answer limits the codes without being fully known. An unknown answer rules out nothing.
pub(crate) fn is_partly_known(turn: &PartialTurn) -> bool {
    !matches!(turn.feedback, PartialFeedback::Known(_) | PartialFeedback::Unknown)
}

/// The possible answers for a message: all that 4x6 has, but not the hundreds of a game of words.
pub fn shown_answers(feedbacks: &[Feedback]) -> String {
    const MOST_SHOWN: usize = 14;
    let mut shown: Vec<String> = feedbacks.iter().take(MOST_SHOWN).map(ToString::to_string).collect();
    shown.extend((feedbacks.len() > MOST_SHOWN).then(|| "…".to_owned()));
    shown.join(", ")
}

impl Session {
    /// Creates a game without turns, within the default [`Limits`]. For a [`Board`], write `board.into()`.
    pub fn new(rules: Rules) -> Self {
        Self::with_limits(rules, Limits::default())
    }

    /// Creates a game without turns, in `O(codes)`.
    pub fn with_limits(rules: Rules, limits: Limits) -> Self {
        Self::from_partial(PartialRecord { rules, history: vec![] }, limits).expect("no turn is invalid")
    }

    fn listed(rules: Rules, codebook: Result<Codebook, TooLarge>) -> Self {
        let is_own = codebook.as_ref().map_or(true, |codebook| codebook.board() == rules.board());
        assert!(is_own, "the codes are of another board than the rules");
        let start = codebook.as_ref().ok().map(|codebook| codebook.candidates().clone());
        Session {
            rules,
            codebook,
            rows: vec![],
            turns: vec![],
            left: start.into_iter().collect(),
            known: None,
            nearest: None,
            diagnosis: None,
            undone: vec![],
            before: vec![],
        }
    }

    /// Creates a game with these turns.
    ///
    /// # Errors
    /// Returns [`InvalidTurn`] for the first turn that cannot be entered, with its row, counted from 1.
    pub fn from_record(record: GameRecord, limits: Limits) -> Result<Self, (usize, InvalidTurn)> {
        Self::from_partial(record.into(), limits)
    }

    /// Like [`Session::from_record`], but answers may be only partly known.
    ///
    /// ```
    /// use pegwise_game::Session;
    /// let session = Session::from_partial("4x6 1122:1.1 3344:? 1134:1.?".parse()?, Default::default());
    /// let session = session.expect("answers that can be given");
    /// assert_eq!((session.rows().len(), session.turns().len()), (3, 1));
    /// assert_eq!(session.candidates()?.len(), 92);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the same errors as [`Session::from_record`].
    pub fn from_partial(record: PartialRecord, limits: Limits) -> Result<Self, (usize, InvalidTurn)> {
        let codebook = Self::check_listed(&record, limits).and_then(|()| Codebook::with_limits(&record.rules, limits));
        let mut session = Self::entered(record, codebook, &()).map_err(|reason| match reason {
            NoSession::InvalidTurn { row, reason } => (row, reason),
            NoSession::Cancelled(_) => unreachable!("nobody stops it"),
        })?;
        session.forget_changes();
        Ok(session)
    }

    /// Checks whether this game uses a list of codes: see [`check_listed`]. Partly known answers need one on boards with
    /// more codes than can be scored one by one.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if the game is played without a list.
    pub fn check_listed(record: &PartialRecord, limits: Limits) -> Result<(), TooLarge> {
        if record.history.iter().any(is_partly_known) && !SampledCandidates::can_draw_partly(&record.rules) {
            check_in_memory(&record.rules, limits)
        } else {
            check_listed(&record.rules, limits)
        }
    }

    /// Enters the turns of a game one by one, so that each can be undone. Takes the list of codes, if there is one.
    ///
    /// # Errors
    /// Returns [`NoSession`] for the first turn that cannot be entered, or if the monitor stopped the work.
    ///
    /// # Panics
    /// Panics if the codes belong to a different board.
    pub fn entered(
        record: impl Into<PartialRecord>,
        codebook: Result<Codebook, TooLarge>,
        monitor: &dyn Monitor,
    ) -> Result<Self, NoSession> {
        let PartialRecord { rules, history: turns } = record.into();
        let mut session = Self::listed(rules, codebook);
        for (index, turn) in turns.into_iter().enumerate() {
            if session.codebook.as_ref().is_ok_and(|codebook| codebook.candidates().len() >= MANY_CODES) {
                monitor.check()?;
            }
            session.push(turn).map_err(|reason| NoSession::InvalidTurn { row: index + 1, reason })?;
        }
        Ok(session)
    }

    /// The game with a list of all codes, which may be larger than is usual for a game.
    ///
    /// # Errors
    /// Returns [`NoSession::Cancelled`] if the monitor stopped the work.
    ///
    /// # Panics
    /// Panics if the codes belong to a different board.
    pub fn with_list(&self, codebook: Codebook, monitor: &dyn Monitor) -> Result<Self, NoSession> {
        let record = PartialRecord { rules: self.rules.clone(), history: self.rows.clone() };
        Self::entered(record, Ok(codebook), monitor)
    }

    /// The game without its list of codes, for work that is much faster with a few codes drawn at random.
    #[must_use]
    pub fn without_list(&self) -> Self {
        let refused = Codebook::check(&self.rules, Limits::of_memory(0)).expect_err("a list needs memory");
        Session { codebook: Err(refused), left: vec![], ..self.clone() }
    }

    /// Clears the changes that could be undone or redone.
    pub fn forget_changes(&mut self) {
        self.before.clear();
        self.undone.clear();
    }

    /// The rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// All codes.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if there are too many to list.
    pub fn codebook(&self) -> Result<&Codebook, TooLarge> {
        self.codebook.as_ref().map_err(Clone::clone)
    }

    /// The turns with known answers, in order: all turns, unless the session [is doubtful](Session::is_doubtful).
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// All turns, even if their answers are unknown.
    pub fn rows(&self) -> &[PartialTurn] {
        &self.rows
    }

    /// Whether answers may be false or some are unknown.
    pub fn is_doubtful(&self) -> bool {
        self.rules.allows_lies() || self.has_gaps()
    }

    /// Whether an answer is unknown or only partly known.
    pub fn has_gaps(&self) -> bool {
        self.turns.len() < self.rows.len()
    }

    /// The candidates, grouped by the rows (numbered from 0) that are false if they are the secret. Fewest rows first.
    ///
    /// ```
    /// use pegwise_game::Session;
    /// let session = Session::from_record("2x3-lies1 11:0.0 12:1.0".parse()?, Default::default());
    /// let session = session.expect("answers that can be given");
    /// let left = session.by_false_rows()?;
    /// let left: Vec<_> = left.iter().map(|(rows, codes)| (rows.clone(), codes.codes().map(|code| code.to_string()).collect())).collect();
    /// let codes = |codes: &[&str]| codes.iter().map(ToString::to_string).collect::<Vec<_>>();
    /// assert_eq!(left, [(vec![], codes(&["22", "32"])), (vec![0], codes(&["13"])), (vec![1], codes(&["23", "33"]))]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`TooLarge`] if there are too many codes to list.
    pub fn by_false_rows(&self) -> Result<Vec<(Vec<usize>, CandidateSet)>, TooLarge> {
        let (codebook, codes) = (self.codebook()?, self.candidates()?);
        let mut groups: Vec<(Vec<usize>, Vec<usize>)> = vec![(Vec::new(), (0..codes.len()).collect())];
        for (row, turn) in self.rows.iter().enumerate() {
            let scores = codebook.scorer(&turn.guess).scores(codes);
            let split = |(rows, positions): (Vec<usize>, Vec<usize>)| {
                let is_true = |position: &usize| turn.feedback.admits(scores[*position]);
                let (with_true, with_false): (Vec<_>, Vec<_>) = positions.into_iter().partition(is_true);
                let more = rows.iter().copied().chain([row]).collect();
                [(rows, with_true), (more, with_false)].into_iter().filter(|(_, positions)| !positions.is_empty())
            };
            groups = groups.into_iter().flat_map(split).collect();
        }
        groups.sort_unstable_by_key(|(rows, _)| (rows.len(), rows.clone()));
        Ok(groups.into_iter().map(|(rows, positions)| (rows, codes.select(&positions))).collect())
    }

    /// For each of these codes, the rows, counted from 0, that are false if it is the secret. `None` without lies.
    pub fn false_rows(&self, codes: impl IntoIterator<Item = Code>) -> Option<Vec<Vec<usize>>> {
        let rows = |code| wrong_answers(&self.rules, &self.rows, &code).iter().map(|answer| answer.row).collect();
        self.rules.allows_lies().then(|| codes.into_iter().map(rows).collect())
    }

    /// The codes that fit all answers, with at most as many false ones as allowed. Empty after a contradiction.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if there are too many codes to list.
    pub fn candidates(&self) -> Result<&CandidateSet, TooLarge> {
        self.candidates_after(self.rows.len())
    }

    /// The chances of the [candidates](Session::candidates), for display, or `None` without weights.
    ///
    /// ```
    /// use pegwise_core::Limits;
    /// use pegwise_game::Session;
    /// let session = Session::from_record("2x3-only=11*3,22,33 33:0.0".parse()?, Limits::default()).expect("possible answers");
    /// assert_eq!(session.chances(), Some(vec![0.75, 0.25]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn chances(&self) -> Option<Vec<f64>> {
        let weights = self.candidates().ok()?.weights(&self.rules)?;
        let total: u64 = weights.iter().copied().map(u64::from).sum();
        Some(weights.into_iter().map(|weight| f64::from(weight) / total as f64).collect())
    }

    /// The codes that fit the first `rows` answers, with at most as many false ones as allowed.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if there are too many codes to list.
    ///
    /// # Panics
    /// Panics if there are fewer rows.
    pub fn candidates_after(&self, rows: usize) -> Result<&CandidateSet, TooLarge> {
        self.codebook()?;
        Ok(&self.left[rows])
    }

    /// Searches for codes that fit all answers on a board too large to list: see [`SampledCandidates::find`]. If it
    /// finds none, it also searches for wrong answers. The result is kept until a turn changes.
    ///
    /// # Errors
    /// Returns [`NotKnown`] if nothing was found.
    pub fn look(&mut self, monitor: &dyn Monitor) -> Result<(), NotKnown> {
        self.look_by(SampledCandidates::find, 1 << 28, monitor)
    }

    /// Like [`Session::look`], but takes seconds to prove wrong answers: see [`SampledCandidates::find_or_prove`].
    ///
    /// # Errors
    /// Returns the same errors as [`Session::look`].
    pub fn look_closely(&mut self, monitor: &dyn Monitor) -> Result<(), NotKnown> {
        self.look_by(SampledCandidates::find_or_prove, 1 << 31, monitor)
    }

    /// Codes are not drawn from a list that needs too much memory.
    pub(crate) fn check_drawn(&self) -> Result<(), NotKnown> {
        match (&self.codebook, self.rules.codes()) {
            (Err(reason), CodeSpace::Listed(_)) => Err(InvalidCandidates::TooLarge(reason.clone()).into()),
            _ => Ok(()),
        }
    }

    /// Compares at most `most` answers to diagnose a contradiction that a search diagnoses only in part: 2^28 take about
    /// a second.
    fn look_by(
        &mut self,
        find: fn(&Board, &[Turn], &dyn Monitor) -> Result<SampledCandidates, NotKnown>,
        most: u128,
        monitor: &dyn Monitor,
    ) -> Result<(), NotKnown> {
        if self.codebook.is_ok() || self.known.is_some() {
            return Ok(());
        }
        self.check_drawn()?;
        let are_partly_known = self.rows.iter().any(is_partly_known);
        let found = if are_partly_known {
            SampledCandidates::find_partly(&self.rules, &self.rows, monitor)
        } else {
            find(&self.rules, &self.turns, monitor)
        };
        let proved = match &found {
            Ok(known) => known.candidates.is_empty(),
            Err(NotKnown::NothingFound { nearest }) => {
                self.nearest = Some(nearest.clone());
                false
            }
            Err(_) => return found.map(drop),
        };
        // On the largest boards, a failed search means nothing, and listing wrong answers takes minutes.
        let is_suspect = proved || found.is_err() && SampledCandidates::is_drawn(&self.rules);
        if self.diagnosis.is_none() && is_suspect {
            let search = || diagnose_unlisted(&self.rules, &self.rows, proved, monitor);
            // Marks and the like leave few codes, but no search finds them fast.
            let is_searched = self.rules.feedback_kind().constraint().is_some() && !are_partly_known;
            let searched = is_searched.then(search);
            let is_too_much =
                || self.rules.code_count().is_none_or(|codes| codes.saturating_mul(self.rows.len() as u128) > most);
            self.diagnosis = match searched {
                Some(found) if found.complete || is_too_much() => Some(found),
                _ => diagnose_by_parts(&self.rules, &self.rows, monitor).or(searched).or_else(|| Some(search())),
            };
        }
        self.known = Some(found?);
        Ok(())
    }

    /// Copies the results of [`Session::look`] from a session with the same turns on the same board.
    pub fn learn(&mut self, looked: &Session) {
        if self.codebook.is_err() && self.rules == looked.rules && self.rows == looked.rows {
            self.known.clone_from(&looked.known);
            self.nearest.clone_from(&looked.nearest);
            self.diagnosis.clone_from(&looked.diagnosis);
        }
    }

    /// The result of [`Session::look`].
    pub fn known(&self) -> Option<&SampledCandidates> {
        self.known.as_ref()
    }

    /// The codes that fit all answers, and their number: all if listed, otherwise those that [`Session::look`] found.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if there are too many codes to list, and [`Session::look`] was not called or found nothing.
    pub fn left(&self) -> Result<(&CandidateSet, Count), TooLarge> {
        match (self.candidates(), &self.known) {
            (Ok(candidates), _) => Ok((candidates, candidates.len().into())),
            (Err(_), Some(known)) => Ok((&known.candidates, known.count)),
            (Err(reason), None) => Err(reason),
        }
    }

    /// The number of codes that fit all answers, if known.
    pub fn count(&self) -> Option<Count> {
        self.left().ok().map(|(_, count)| count)
    }

    /// The game as a strategy sees it.
    ///
    /// # Errors
    /// Returns [`NoSuggestion`] if no code is left, or if none is known on a board too large to list.
    pub fn state(&self) -> Result<State<'_>, NoSuggestion> {
        let state = match (&self.codebook, &self.known) {
            (Err(_), Some(known)) => known.state(&self.rules, &self.turns),
            _ if self.has_gaps() => State::with_gaps(self.codebook()?, &self.turns, &self.rows, self.candidates()?),
            _ => State::new(self.codebook()?, &self.turns, self.candidates()?),
        };
        state.ok_or(NoSuggestion::Contradiction)
    }

    /// Like [`Session::state`], but with a code that comes close ([`Coverage::Near`](pegwise_strategy::Coverage::Near))
    /// if [`Session::look`] found no code that fits, unless the answers are known to be wrong.
    ///
    /// # Errors
    /// Returns the same errors as [`Session::state`].
    pub fn state_for_guess(&self) -> Result<State<'_>, NoSuggestion> {
        match (&self.known, &self.nearest) {
            (None, Some(near)) if self.diagnosis.is_none() => {
                State::near(&self.rules, &self.turns, near).ok_or(NoSuggestion::Contradiction)
            }
            _ => self.state(),
        }
    }

    /// The status of the game. On a board too large to list, only a contradiction proved by [`Session::look`] counts.
    pub fn status(&self) -> Status {
        let left = match self.count() {
            Some(Count::Exactly(left)) => usize::try_from(left).ok(),
            _ => None,
        };
        let win = PartialFeedback::Known(self.rules.win());
        match self.rows.last() {
            _ if left == Some(0) => Status::Contradiction,
            Some(turn) if turn.feedback == win => Status::Won { guesses: self.rows.len() },
            _ if self.rows.len() >= self.rules.max_guesses() => Status::Lost,
            _ => Status::Open { left },
        }
    }

    /// The contradictory rows and the corrections that repair the game, in `O(codes * turns * pegs)`. `None` if some
    /// code fits, allowing for lies. On a board too large to list, the findings of [`Session::look`].
    pub fn diagnose(&self) -> Option<Diagnosis> {
        match &self.codebook {
            Ok(codebook) if self.status() == Status::Contradiction => diagnose(codebook, &self.rows),
            Ok(_) => None,
            Err(_) => self.diagnosis.clone(),
        }
    }

    /// The answers that are wrong if this is the secret, including allowed lies. Works for boards of any size.
    ///
    /// ```
    /// use pegwise_core::Rules;
    /// use pegwise_game::Session;
    /// let mut session = Session::new(Rules::classic());
    /// session.push(session.read_turn("1122:1.1")?)?;
    /// let wrong = session.wrong_answers(&Rules::classic().read_code("1212")?)?;
    /// assert_eq!((wrong[0].row, wrong[0].right.to_string()), (0, "2.2".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`InvalidCode`] if the rules do not allow this secret.
    pub fn wrong_answers(&self, secret: &Code) -> Result<Vec<WrongAnswer>, InvalidCode> {
        self.rules.check_code(secret)?;
        Ok(wrong_answers(&self.rules, &self.rows, secret))
    }

    /// Reads a turn in canonical notation (`1122:1.1`) without entering it.
    ///
    /// # Errors
    /// Returns [`NotationError`] with the position of the error.
    pub fn read_turn(&self, text: &str) -> Result<Turn, NotationError> {
        Alphabet::canonical().read_turn(&self.rules, text)
    }

    /// Checks a turn without regard to the other turns.
    ///
    /// # Errors
    /// Returns [`InvalidTurn`] with the reason if it cannot be entered.
    pub fn check(&self, turn: impl Into<PartialTurn>) -> Result<(), InvalidTurn> {
        let PartialTurn { guess, feedback } = turn.into();
        self.check_guess(&guess)?;
        if let Some(feedback) = feedback.known() {
            self.rules.check_feedback(feedback)?;
        }
        let Ok(codebook) = &self.codebook else { return Ok(()) };
        let histogram = codebook.scorer(&guess).histogram(codebook.candidates());
        if histogram.cells().any(|(possible, _)| feedback.admits(possible)) {
            return Ok(());
        }
        let possible = histogram.cells().map(|(feedback, _)| feedback).collect();
        Err(match feedback.known() {
            Some(feedback) => InvalidTurn::Never { guess, feedback, possible },
            None => InvalidTurn::NeverInPart { guess, feedback, possible },
        })
    }

    /// Enters a turn, whose answer may be only partly known.
    ///
    /// # Errors
    /// Returns [`InvalidTurn`] if the answer is impossible for the guess. A turn may contradict other turns.
    pub fn push(&mut self, turn: impl Into<PartialTurn>) -> Result<(), InvalidTurn> {
        let turn = turn.into();
        if self.rows.len() >= MAX_ROWS {
            return Err(InvalidTurn::TooManyRows);
        }
        self.check(turn.clone())?;
        let rows = self.rows.iter().cloned().chain([turn]).collect();
        self.change(rows);
        Ok(())
    }

    /// Replaces the turn in a row, counted from 0.
    ///
    /// # Errors
    /// Returns [`InvalidTurn`] if it cannot be entered. The session stays unchanged.
    pub fn edit(&mut self, row: usize, turn: impl Into<PartialTurn>) -> Result<(), InvalidTurn> {
        let turn = turn.into();
        self.check_row(row)?;
        self.check(turn.clone())?;
        let mut rows = self.rows.clone();
        rows[row] = turn;
        self.change(rows);
        Ok(())
    }

    /// Corrects answers in one change, such as those of a [`Repair`](crate::Repair) or of [`Session::wrong_answers`].
    ///
    /// # Errors
    /// Returns [`InvalidTurn`] for the first invalid correction. The session stays unchanged.
    pub fn correct(&mut self, answers: &[WrongAnswer]) -> Result<(), InvalidTurn> {
        let mut rows = self.rows.clone();
        for answer in answers {
            self.check_row(answer.row)?;
            rows[answer.row].feedback = answer.right.into();
            self.check(rows[answer.row].clone())?;
        }
        self.change(rows);
        Ok(())
    }

    /// Removes a row, counted from 0.
    ///
    /// # Errors
    /// Returns [`InvalidTurn::NoRow`] if it does not exist. The session stays unchanged.
    pub fn remove(&mut self, row: usize) -> Result<(), InvalidTurn> {
        self.check_row(row)?;
        let mut rows = self.rows.clone();
        rows.remove(row);
        self.change(rows);
        Ok(())
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether there is a change to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last change. Returns `false` if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(rows) = self.before.pop() else { return false };
        let undone = self.set(rows);
        self.undone.push(undone);
        true
    }

    /// Redoes the last undone change. Returns `false` if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(rows) = self.undone.pop() else { return false };
        let before = self.set(rows);
        self.before.push(before);
        true
    }

    /// The game after its first `rows` rows, or all if there are fewer, with nothing to undo.
    #[must_use]
    pub fn first(&self, rows: usize) -> Self {
        let rows = rows.min(self.rows.len());
        let is_whole = rows == self.rows.len();
        Session {
            rules: self.rules.clone(),
            codebook: self.codebook.clone(),
            rows: self.rows[..rows].to_vec(),
            turns: known(&self.rows[..rows]),
            left: self.left[..self.left.len().min(rows + 1)].to_vec(),
            known: self.known.clone().filter(|_| is_whole),
            nearest: self.nearest.clone().filter(|_| is_whole),
            diagnosis: self.diagnosis.clone().filter(|_| is_whole),
            undone: Vec::new(),
            before: Vec::new(),
        }
    }

    /// The game before the first answer that is not fully known, because later guesses cannot be judged.
    #[must_use]
    pub fn before_gap(&self) -> Self {
        let gap = self.rows.iter().position(|row| row.known().is_none());
        self.first(gap.unwrap_or(self.rows.len()))
    }

    #[must_use]
    pub(crate) fn knowing(self, known: SampledCandidates) -> Self {
        Session { known: Some(known).filter(|_| self.codebook.is_err()), ..self }
    }

    /// The game in one line, with all rows.
    pub fn partial_record(&self) -> PartialRecord {
        PartialRecord { rules: self.rules.clone(), history: self.rows.clone() }
    }

    /// The game in one line, with the rows whose answers are known.
    pub fn record(&self) -> GameRecord {
        GameRecord { rules: self.rules.clone(), history: self.turns.clone() }
    }

    pub(crate) fn check_guess(&self, guess: &Code) -> Result<(), InvalidTurn> {
        self.rules.check_guess(guess).map_err(|reason| InvalidTurn::Guess { guess: guess.clone(), reason })
    }

    fn check_row(&self, row: usize) -> Result<(), InvalidTurn> {
        let rows = self.rows.len();
        if row < rows { Ok(()) } else { Err(InvalidTurn::NoRow { row: row.saturating_add(1), rows }) }
    }

    fn change(&mut self, rows: Vec<PartialTurn>) {
        let before = self.set(rows);
        self.before.push(before);
        self.undone.clear();
    }

    /// Returns the old rows. Candidates are computed from the first row that differs.
    fn set(&mut self, rows: Vec<PartialTurn>) -> Vec<PartialTurn> {
        let same = self.rows.iter().zip(&rows).take_while(|(old, new)| old == new).count();
        let old = std::mem::replace(&mut self.rows, rows);
        self.turns = known(&self.rows);
        self.left.truncate(same + 1);
        self.known = None;
        self.nearest = None;
        self.diagnosis = None;
        if let Ok(codebook) = &self.codebook {
            for turn in &self.rows[same..] {
                let left = self.left.last().expect("the start is left").after(codebook.board(), turn);
                self.left.push(left);
            }
        }
        old
    }
}

fn known(rows: &[PartialTurn]) -> History {
    rows.iter().filter_map(PartialTurn::known).collect()
}

impl fmt::Display for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.partial_record().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn session(text: &str) -> Session {
        Session::from_record(text.parse().unwrap(), Limits::default()).unwrap()
    }

    #[test]
    fn a_game_as_it_was_before() {
        let record: GameRecord = "4x6 1122:1.1 1344:0.2 3526:1.2".parse().unwrap();
        let session = Session::from_record(record, Limits::default()).unwrap();
        for turns in 0..5 {
            let mut first = session.first(turns);
            assert_eq!(first.turns(), &session.turns()[..turns.min(3)]);
            assert_eq!(first.candidates().unwrap().len(), session.candidates_after(turns.min(3)).unwrap().len());
            assert!(!first.undo() && !first.redo());
        }
    }

    #[test]
    fn a_game_is_won_lost_or_open() {
        assert_eq!(session("4x6").status(), Status::Open { left: Some(1296) });
        assert_eq!(session("4x6 1122:1.1").status(), Status::Open { left: Some(208) });
        assert_eq!(session("4x6 1122:1.1 1134:4.0").status(), Status::Contradiction);
        assert_eq!(session("4x6 1122:1.1 1314:4.0").status(), Status::Won { guesses: 2 });
        assert_eq!(session("4x6-in2 1122:1.1 1314:1.1").status(), Status::Lost);
        assert_eq!(session("4x6-in1 1122:4.0").status(), Status::Won { guesses: 1 });
        let over = ["4x6 1122:1.1", "4x6 1122:1.1 1134:4.0", "4x6 1122:1.1 1314:4.0", "4x6-in2 1122:1.1 1314:1.1"];
        assert_eq!(over.map(|game| session(game).status().is_over()), [false, false, true, true]);
    }

    #[test]
    fn impossible_answers_are_refused_at_entry() {
        let mut session = session("4x6 1122:1.1");
        let turn = |text: &str| session.read_turn(text).unwrap();
        let (never, good) = (turn("1111:0.1"), turn("3456:1.1"));
        let error = session.push(never).unwrap_err();
        assert_eq!(error.to_string(), "no code answers 1111 with 0.1; possible are 0.0, 1.0, 2.0, 3.0, 4.0");
        assert_eq!(session.turns().len(), 1);
        session.push(good).unwrap();
        let impossible = Turn { guess: session.turns()[0].guess.clone(), feedback: Feedback::new(3, 1) };
        assert!(matches!(session.push(impossible), Err(InvalidTurn::Answer(_))));
        assert_eq!(session.to_string(), "4x6 1122:1.1 3456:1.1");
    }

    #[test]
    fn any_row_can_be_edited_and_every_change_undone() {
        let mut session = session("4x6 1122:1.1 3456:0.0");
        assert_eq!(session.status(), Status::Contradiction);
        let turn = session.read_turn("3456:1.0").unwrap();
        session.edit(1, turn).unwrap();
        assert!(matches!(session.status(), Status::Open { .. }));
        session.remove(0).unwrap();
        assert_eq!(session.to_string(), "4x6 3456:1.0");
        assert!(session.undo() && session.undo());
        assert_eq!(session.to_string(), "4x6 1122:1.1 3456:0.0");
        assert!(!session.undo());
        assert!(session.redo());
        assert_eq!(session.to_string(), "4x6 1122:1.1 3456:1.0");
        assert_eq!(session.remove(5), Err(InvalidTurn::NoRow { row: 6, rows: 2 }));
    }

    #[test]
    fn a_repair_of_several_answers_is_one_change() {
        let mut session = session("2x3 11:2.0 22:2.0 33:2.0");
        let diagnosis = session.diagnose().unwrap();
        session.correct(&diagnosis.repairs[0].answers).unwrap();
        assert_eq!(session.to_string(), "2x3 11:0.0 22:0.0 33:2.0");
        assert!(session.undo() && !session.undo());
        assert_eq!(session.to_string(), "2x3 11:2.0 22:2.0 33:2.0");
        let mut answers = diagnosis.repairs[0].answers.clone();
        answers[1].right = Feedback::new(0, 1);
        assert!(matches!(session.correct(&answers), Err(InvalidTurn::Never { .. })));
        answers[1].row = 3;
        assert_eq!(session.correct(&answers), Err(InvalidTurn::NoRow { row: 4, rows: 3 }));
        assert_eq!(session.to_string(), "2x3 11:2.0 22:2.0 33:2.0");
    }

    #[test]
    fn entering_a_game_can_be_stopped() {
        let enter = |game: &str, looks: usize| {
            let (game, asked) = (game.parse::<GameRecord>().unwrap(), AtomicUsize::new(0));
            let codebook = Codebook::new(&game.rules);
            let entered = Session::entered(game, codebook, &StopAfter { looks, asked: &asked });
            (entered, asked.into_inner())
        };
        let large = "20x2 11111111112222222222:10.0 12121212121212121212:12.4";
        assert_eq!(enter(large, 9).1, 2);
        for looks in 0..2 {
            assert_eq!(enter(large, looks).0.unwrap_err(), NoSession::Cancelled(Cancelled), "{looks}");
        }
        let (whole, looks) = enter("2x3 11:0.0 22:1.0", 0);
        let mut whole = whole.unwrap();
        assert_eq!((looks, whole.undo(), whole.to_string()), (0, true, "2x3 11:0.0".into()));
        whole.forget_changes();
        assert!(!whole.undo() && !whole.redo());
        let refused = enter("2x3 11:0.0 11:0.1", 0).0.unwrap_err();
        assert!(matches!(refused, NoSession::InvalidTurn { row: 2, .. }), "{refused}");
    }

    struct StopAfter<'a> {
        looks: usize,
        asked: &'a AtomicUsize,
    }

    impl Monitor for StopAfter<'_> {
        fn should_stop(&self) -> bool {
            self.asked.fetch_add(1, Ordering::Relaxed) >= self.looks
        }
    }

    #[test]
    fn boards_too_large_to_list_can_be_played() {
        let mut session = Session::new("30x12".parse().unwrap());
        assert!(session.candidates().is_err());
        let guess = format!("{}:3.4", "1".repeat(30));
        session.push(session.read_turn(&guess).unwrap()).unwrap();
        assert_eq!(session.status(), Status::Open { left: None });
        assert_eq!(session.diagnose(), None);
        assert!(session.undo());
    }

    #[derive(Clone, Debug)]
    enum Step {
        Push(usize, usize),
        Edit(usize, usize, usize),
        Remove(usize),
        Undo,
        Redo,
    }

    fn any_step() -> impl Strategy<Value = Step> {
        prop_oneof![
            (0..27usize, 0..10usize).prop_map(|(code, answer)| Step::Push(code, answer)),
            (0..6usize, 0..27usize, 0..10usize).prop_map(|(row, code, answer)| Step::Edit(row, code, answer)),
            (0..6usize).prop_map(Step::Remove),
            Just(Step::Undo),
            Just(Step::Redo),
        ]
    }

    proptest! {
        #[test]
        fn any_sequence_of_changes_keeps_a_session_whole(steps in proptest::collection::vec(any_step(), 0..30)) {
            let rules: Rules = "3x3".parse().unwrap();
            let mut session = Session::new(rules.clone());
            let codebook = Codebook::new(&rules).unwrap();
            let feedbacks: Vec<Feedback> = (0..10).map(Feedback::from_ordinal).collect();
            let turn = |code: usize, answer: usize| {
                Turn { guess: codebook.candidates().code(code), feedback: feedbacks[answer] }
            };
            for step in steps {
                let before = session.turns().to_vec();
                let changed = match step {
                    Step::Push(code, answer) => session.push(turn(code, answer)).is_ok(),
                    Step::Edit(row, code, answer) => session.edit(row, turn(code, answer)).is_ok(),
                    Step::Remove(row) => session.remove(row).is_ok(),
                    Step::Undo => session.undo(),
                    Step::Redo => session.redo(),
                };
                prop_assert!(changed || session.turns() == before);
                let left = codebook.candidates().after_all(codebook.board(), session.turns());
                prop_assert_eq!(session.candidates().unwrap().len(), left.len());
                prop_assert_eq!(session.diagnose().is_some(), left.is_empty());
                let again: GameRecord = session.to_string().parse().unwrap();
                prop_assert_eq!(again, session.record());
            }
        }
    }

    fn any_row() -> impl Strategy<Value = (usize, usize, u8)> {
        (0..27usize, 0..10usize, 0..5u8)
    }

    proptest! {
        #[test]
        fn any_changes_with_lies_and_gaps_keep_a_session_whole(
            lies in 0..3u8,
            steps in proptest::collection::vec((any_row(), 0..6usize, 0..8u8), 0..25)
        ) {
            let board = Board::new(3, 3).unwrap().with_lies(lies).unwrap();
            let mut session = Session::new(board.clone().into());
            let codes: Vec<Code> = session.codebook().unwrap().candidates().codes().collect();
            let row = |(code, answer, gap): (usize, usize, u8)| {
                let said = Feedback::from_ordinal(answer);
                let feedback = match gap {
                    0 => PartialFeedback::Unknown,
                    1 => board.partial_feedback(Some(said.black()), None).unwrap(),
                    _ => said.into(),
                };
                PartialTurn { guess: codes[code].clone(), feedback }
            };
            for (turn, at, what) in steps {
                let before = session.rows().to_vec();
                let changed = match what {
                    0 => session.undo(),
                    1 => session.redo(),
                    2 => session.remove(at).is_ok(),
                    3 => session.edit(at, row(turn)).is_ok(),
                    _ => session.push(row(turn)).is_ok(),
                };
                prop_assert!(changed || session.rows() == before);
                let lies_of = |code: &Code| {
                    let lies = session.rows().iter().map(|row| row.feedback.lies(board.win(), board.answer(&row.guess, code)));
                    lies.sum::<Option<u8>>().filter(|&lies| board.allows_false(lies.into()))
                };
                let left = session.candidates().unwrap();
                let left: Vec<(Code, u8)> = left.codes().enumerate().map(|(at, code)| (code, left.false_answers(at))).collect();
                let expected: Vec<(Code, u8)> =
                    codes.iter().filter_map(|code| lies_of(code).map(|lies| (code.clone(), lies))).collect();
                prop_assert_eq!(&left, &expected);
                prop_assert_eq!(session.diagnose().is_some(), left.is_empty());
                prop_assert_eq!(session.status() == Status::Contradiction, left.is_empty());
                let false_rows = session.false_rows(left.iter().map(|(code, _)| code.clone()));
                prop_assert_eq!(false_rows.is_some(), board.allows_lies());
                let numbers = false_rows.map(|rows| rows.iter().map(Vec::len).collect());
                let needed: Vec<usize> = left.iter().map(|(_, lies)| usize::from(*lies)).collect();
                prop_assert_eq!(numbers.unwrap_or_else(|| vec![0; left.len()]), needed);
                prop_assert_eq!(session.turns().len(), session.rows().iter().filter(|row| row.known().is_some()).count());
                prop_assert_eq!(session.has_gaps(), session.turns().len() < session.rows().len());
                let again: PartialRecord = session.to_string().parse().unwrap();
                prop_assert_eq!(&again, &session.partial_record());
                let again = Session::from_partial(again, Limits::default()).unwrap();
                prop_assert_eq!(again.rows(), session.rows());
            }
        }
    }

    #[test]
    fn games_with_lies_and_gaps() {
        let status = |text: &str| Session::from_partial(text.parse().unwrap(), Limits::default()).unwrap().status();
        // The 208 codes of the first row and the 16 of the second have none in common, and 1122 is not the secret.
        assert_eq!(status("4x6-lies1 1122:1.1 3456:0.0"), Status::Open { left: Some(223) });
        assert_eq!(status("4x6 1122:1.1 3456:0.0"), Status::Contradiction);
        assert_eq!(status("4x6-lies1 1122:1.1 3456:0.0 1112:4.0"), Status::Won { guesses: 3 });
        // The winning answer is never false and is always given.
        assert_eq!(status("4x6-lies1 1122:1.1 1122:4.0"), Status::Contradiction);
        assert_eq!(status("4x6 1122:?"), Status::Open { left: Some(1296) });
        assert_eq!(status("4x6 1122:4.?"), Status::Won { guesses: 1 });
        assert_eq!(status("4x6-in2 1122:? 1344:?"), Status::Lost);
        let error =
            |text: &str| Session::from_partial(text.parse().unwrap(), Limits::default()).unwrap_err().1.to_string();
        assert_eq!(error("4x6 1111:?.1"), "no code answers 1111 with ?.1; possible are 0.0, 1.0, 2.0, 3.0, 4.0");
        let mut large = Session::new("12x12-lies1".parse().unwrap());
        assert!(matches!(large.look(&()), Err(NotKnown::UncertainFeedback)));
    }

    #[test]
    fn a_list_of_codes_that_needs_too_much_memory_is_not_searched() {
        let rules = pegwise_notation::read_rules("words").unwrap();
        let mut large = Session::with_limits(rules, Limits::of_mebibytes(0));
        let refused = large.codebook().unwrap_err();
        let Err(NotKnown::TooLarge(InvalidCandidates::TooLarge(reason))) = large.look(&()) else { panic!() };
        assert_eq!(reason, refused);
    }

    #[test]
    fn partly_known_answers_need_no_list_where_every_code_can_be_scored() {
        let played = |rows: &str, limits| {
            let mut session = Session::from_partial(format!("6x8 {rows}").parse().unwrap(), limits).unwrap();
            session.look(&()).unwrap();
            session
        };
        let small = Limits::of_mebibytes(1);
        for rows in ["112233:1.? 445566:?.1", "112233:1.? 445566:2.2 778811:1.1"] {
            let [listed, drawn] = [Limits::default(), small].map(|limits| played(rows, limits));
            assert!(listed.codebook().is_ok() && drawn.codebook().is_err());
            assert_eq!(listed.count(), drawn.count(), "{rows}");
        }
        let rows = "112233:1.? 445566:? 112233:2.?";
        let [listed, drawn] = [Limits::default(), small].map(|limits| played(rows, limits).diagnose());
        assert!(listed.is_some() && listed == drawn, "{listed:?} {drawn:?}");
    }

    #[test]
    fn an_unknown_answer_needs_no_list() {
        let looked = |text: &str| {
            let mut session = Session::from_partial(text.parse().unwrap(), Limits::default()).unwrap();
            assert!(session.codebook().is_err());
            session.look(&()).map(|()| session)
        };
        let with = looked("10x10 1122334455:2.3 66778899AA:? 123456789A:1.5").unwrap();
        let without = looked("10x10 1122334455:2.3 123456789A:1.5").unwrap();
        let left = |session: &Session| session.left().map(|(codes, count)| (codes.clone(), count)).unwrap();
        assert!(with.has_gaps() && left(&with) == left(&without));
        assert_eq!(with.state().unwrap().history(), with.turns());
        assert!(matches!(looked("10x10 1122334455:2.?"), Err(NotKnown::UncertainFeedback)));

        let wrong = looked("10x10 66778899AA:? 1122334455:2.3 1122334455:2.4").unwrap();
        let diagnosis = wrong.diagnose().unwrap();
        assert_eq!((diagnosis.clash, diagnosis.proved), (vec![1, 2], true));
        let rows: Vec<usize> = diagnosis.repairs.iter().map(|repair| repair.answers[0].row).collect();
        assert!(rows.contains(&1) && rows.contains(&2) && !rows.contains(&0), "{rows:?}");
    }
}
