//! A game, and questions about it.

use crate::board::PyBoard;
use crate::errors;
use crate::player::{Own, Player};
use crate::rows::Rows;
use crate::text::Text;
use crate::work::{Done, Terms, deadline};
use pegwise::api;
use pegwise::engine::{
    Engine, EngineError, Explain, FindCandidates, Judge, MeasureRegret, OpenSession, Rank, ReviewWith, Suggest,
};
use pegwise::notation::{Alphabet, PartialRecord};
use pegwise::{
    CandidateSet, Code, Codebreaker, Coverage, Decision, Diagnosis, GuessPool, Limits, Monitor, PlayerSpec, Reviewed,
    Session, Status, WrongAnswer,
};
use pegwise_text::number::sentence;
use pegwise_text::{clash, guess, lies, review};
use pyo3::prelude::*;
use serde::Serialize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[pyclass(frozen, name = "Session", module = "pegwise._pegwise")]
pub(crate) struct PySession {
    board: Arc<PyBoard>,
    session: Mutex<Session>,
}

pub(crate) type Told = (String, Vec<String>, Option<PyErr>);

pub(crate) fn told(answer: &impl Serialize, words: Vec<String>, interruption: Option<PyErr>) -> Told {
    (serde_json::to_string(answer).expect("strings, numbers and lists"), words, interruption)
}

pub(crate) fn pool(py: Python<'_>, name: &str) -> PyResult<GuessPool> {
    match name {
        "all" => Ok(GuessPool::All),
        "candidates" => Ok(GuessPool::Candidates),
        _ => Err(errors::invalid(py, format!("`pool` must be `all` or `candidates`, not `{name}`"))),
    }
}

pub(crate) fn coverage(coverage: Coverage) -> &'static str {
    match coverage {
        Coverage::All => "all",
        Coverage::Sample => "sample",
        Coverage::Near => "near",
    }
}

impl PySession {
    fn session(&self) -> MutexGuard<'_, Session> {
        self.session.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask<T: Send>(
        &self,
        py: Python<'_>,
        terms: Terms,
        work: impl FnOnce(&mut Engine, &Session, Limits, &dyn Monitor) -> Result<T, EngineError> + Send,
    ) -> PyResult<Done<T>> {
        let mut session = self.session().clone();
        let done = terms.run(py, &self.board.alphabet(), |engine, limits, monitor| {
            engine.run(FindCandidates { session: &mut session }, limits, monitor)?;
            work(engine, &session, limits, monitor)
        });
        self.session().learn(&session);
        done
    }

    fn line(&self, session: &Session) -> String {
        self.board.write_game(session)
    }
}

fn decision_in_words(alphabet: &Alphabet, strategy: &str, decision: &Decision) -> Vec<String> {
    let reason = guess::reason(alphabet, strategy, decision);
    reason.into_iter().chain([guess::effect(alphabet, decision)]).collect()
}

fn diagnosis_in_words(alphabet: &Alphabet, session: &Session, diagnosis: &Diagnosis) -> Vec<String> {
    let fixes = diagnosis.repairs.iter().map(|repair| clash::fix(alphabet, session.rules(), session.rows(), repair));
    [clash::contradiction(diagnosis)].into_iter().chain(fixes).collect()
}

fn fit_in_words(session: &Session) -> Result<Vec<String>, EngineError> {
    let mut words = vec![clash::fit(session.left()?.1)];
    if session.rules().allows_lies() {
        let groups = session.by_false_rows()?.into_iter();
        words.extend(groups.map(|(rows, codes)| sentence(&lies::left_if(&rows, codes.len(), &[]))));
    }
    Ok(words)
}

fn reviewed_in_words(alphabet: &Alphabet, reviewed: &Reviewed, skipped: usize) -> Vec<String> {
    match reviewed {
        Reviewed::Costs(costs) => {
            let sentences = review::sentences(alphabet, costs, skipped);
            let summary = costs.summary(skipped);
            let grades = review::grades(summary.skill, summary.luck);
            sentences.into_iter().chain([review::summary(&summary)]).chain(grades).collect()
        }
        Reviewed::Narrowings(found) => {
            let sentences = |(row, narrowing)| {
                format!("{} {}", review::expected(alphabet, row, narrowing), review::told(narrowing))
            };
            let grades = review::grades(found.skill(), found.luck()).filter(|_| found.compares());
            found.rows.iter().enumerate().map(sentences).chain(grades).collect()
        }
    }
}

#[pymethods]
impl PySession {
    #[new]
    fn new(py: Python<'_>, board: &Bound<'_, PyBoard>, line: Text, terms: Terms) -> PyResult<Self> {
        let board = board.get();
        let record = board.read_game(py, &line)?;
        let board = Arc::new(board.of_game(py, &line, &record.rules)?);
        let done = terms.run(py, &board.alphabet(), |engine, limits, monitor| {
            engine.run(OpenSession { record, undoable: false }, limits, monitor)
        })?;
        match done.interruption {
            Some(raised) => Err(raised),
            None => Ok(PySession { board, session: Mutex::new(done.answer) }),
        }
    }

    fn copy(&self) -> Self {
        PySession { board: self.board.clone(), session: Mutex::new(self.session().clone()) }
    }

    #[getter(line)]
    fn py_line(&self) -> String {
        self.line(&self.session())
    }

    #[getter]
    fn turns(&self) -> Vec<(String, String)> {
        let (session, alphabet) = (self.session(), self.board.alphabet());
        session.rows().iter().map(|turn| (alphabet.write(&turn.guess), turn.feedback.to_string())).collect()
    }

    #[getter]
    fn status(&self) -> &'static str {
        match self.session().status() {
            Status::Won { .. } => "won",
            Status::Lost => "lost",
            Status::Contradiction => "contradiction",
            Status::Open { .. } => "open",
        }
    }

    fn left_after_rows(&self) -> Vec<Option<usize>> {
        let session = self.session();
        (1..=session.rows().len()).map(|row| session.candidates_after(row).ok().map(CandidateSet::len)).collect()
    }

    fn push(&self, py: Python<'_>, guess: Text, answer: Text) -> PyResult<()> {
        let turn = self.board.read_row(py, &guess, &answer)?;
        self.session().push(turn).map_err(|reason| errors::turn(py, None, &reason))
    }

    fn push_line(&self, py: Python<'_>, turn: Text) -> PyResult<()> {
        let turn = self.board.alphabet().read_partial_turn(&self.board.rules, &turn);
        let turn = turn.map_err(|error| errors::notation(py, &error))?;
        self.session().push(turn).map_err(|reason| errors::turn(py, None, &reason))
    }

    /// Changes the row with this index.
    fn edit(&self, py: Python<'_>, row: usize, guess: Text, answer: Text) -> PyResult<()> {
        let turn = self.board.read_row(py, &guess, &answer)?;
        self.session().edit(row, turn).map_err(|reason| errors::turn(py, Some(row + 1), &reason))
    }

    fn remove(&self, py: Python<'_>, row: usize) -> PyResult<()> {
        self.session().remove(row).map_err(|reason| errors::turn(py, None, &reason))
    }

    /// Corrects several answers in one change. Row numbers start at 1.
    fn correct(&self, py: Python<'_>, answers: Vec<(usize, Text)>) -> PyResult<()> {
        let mut corrections = Vec::new();
        for (row, right) in answers {
            let right = self.board.read_feedback(py, &right)?;
            let row = row.checked_sub(1).ok_or_else(|| errors::invalid(py, "rows are counted from 1"))?;
            corrections.push(WrongAnswer { row, said: right.into(), right });
        }
        self.session().correct(&corrections).map_err(|reason| errors::turn(py, None, &reason))
    }

    fn undo(&self) -> bool {
        self.session().undo()
    }

    fn redo(&self) -> bool {
        self.session().redo()
    }

    fn candidates(&self, py: Python<'_>, terms: Terms) -> PyResult<(Rows, &'static str)> {
        let done = self.ask(py, terms, |_, session, _, _| {
            let (codes, count) = session.left()?;
            Ok((codes.clone(), coverage(count.coverage(codes.len()))))
        })?;
        match done.interruption {
            Some(raised) => Err(raised),
            None => Ok((Rows::new(self.board.clone(), done.answer.0), done.answer.1)),
        }
    }

    fn suggest(&self, py: Python<'_>, player: Option<Player>, terms: Terms) -> PyResult<Told> {
        let (alphabet, own) = (self.board.alphabet(), player.as_ref().and_then(Player::own));
        let named = player.as_ref().map(|player| player.named(py, &self.board)).transpose()?.flatten();
        let done = self.ask(py, terms, |engine, session, limits, monitor| {
            if session.status() == Status::Contradiction {
                return Err(EngineError::Contradiction);
            }
            if let Some(own) = own.as_ref().filter(|_| !matches!(session.status(), Status::Won { .. })) {
                let (codebreaker, deadline) = (Codebreaker::new(own.clone()), deadline(limits));
                // The strategy cannot be interrupted, but a late guess is marked.
                let decision = codebreaker.suggest(session, monitor)?;
                return Ok((decision, codebreaker.name(), deadline.is_over()));
            }
            let player = named.unwrap_or_else(|| PlayerSpec::adviser(session, limits));
            let name = player.write(&alphabet);
            let decision = engine.run(Suggest { session: Box::new(session.clone()), player }, limits, monitor)?;
            Ok((decision, name, false))
        });
        let Done { answer: (decision, name, is_late), interruption } = own_failure(own.as_ref(), done)?;
        let words = decision_in_words(&alphabet, &name, &decision);
        let shape = api::Decision::new(&decision, name, self.line(&self.session()), &alphabet);
        Ok(told(&api::Decision { complete: shape.complete && !is_late, ..shape }, words, interruption))
    }

    fn explain(&self, py: Python<'_>, guess: Text, terms: Terms) -> PyResult<Told> {
        let (guess, alphabet) = (self.board.read_guess(py, &guess)?, self.board.alphabet());
        let done = self.ask(py, terms, |engine, session, limits, monitor| {
            engine.run(Explain { session, guess }, limits, monitor)
        })?;
        let words = vec![guess::effect(&alphabet, &done.answer)];
        Ok(told(&api::Guess::new(&done.answer, &alphabet), words, done.interruption))
    }

    fn check(&self, py: Python<'_>, terms: Terms) -> PyResult<Told> {
        let alphabet = self.board.alphabet();
        let done = self.ask(py, terms, |_, session, _, _| {
            let check = api::Check::new(session, self.line(session), &alphabet)?;
            let words = match session.diagnose() {
                Some(found) => diagnosis_in_words(&alphabet, session, &found),
                None => fit_in_words(session)?,
            };
            Ok((check, words))
        })?;
        let (check, words) = done.answer;
        Ok(told(&check, words, done.interruption))
    }

    #[pyo3(signature = (secret, pool_name, without_opening, terms))]
    fn review(
        &self,
        py: Python<'_>,
        secret: Option<Text>,
        pool_name: Text,
        without_opening: bool,
        terms: Terms,
    ) -> PyResult<Told> {
        let (alphabet, pool) = (self.board.alphabet(), pool(py, &pool_name)?);
        let secret = secret.map(|text| self.board.read_code(py, &text)).transpose()?;
        let done = self.ask(py, terms, |engine, session, limits, monitor| {
            engine.run(ReviewWith { session: Box::new(session.clone()), secret, pool }, limits, monitor)
        })?;
        let mut words = reviewed_in_words(&alphabet, &done.answer.reviewed, usize::from(without_opening));
        let session = self.session();
        if session.has_gaps() {
            words.push(lies::not_judged(done.answer.session.rows().len(), session.rows().len()));
        }
        let written = done.answer.written(self.line(&session), without_opening, &alphabet);
        Ok(told(&written, words, done.interruption))
    }

    fn judge(&self, py: Python<'_>, guess: Text, pool_name: Text, terms: Terms) -> PyResult<Told> {
        let (guess, alphabet, pool) =
            (self.board.read_guess(py, &guess)?, self.board.alphabet(), pool(py, &pool_name)?);
        let done = self.ask(py, terms, |engine, session, limits, monitor| {
            engine.run(Judge { session: Box::new(session.clone()), pool, guess }, limits, monitor)
        })?;
        let words = vec![review::sentence(&alphabet, &done.answer)];
        let judgement = api::Judgement::new(&done.answer, self.line(&self.session()), pool, &alphabet);
        Ok(told(&judgement, words, done.interruption))
    }

    fn rank(&self, py: Python<'_>, pool_name: Text, terms: Terms) -> PyResult<Told> {
        let (alphabet, pool) = (self.board.alphabet(), pool(py, &pool_name)?);
        let done = self.ask(py, terms, |engine, session, limits, monitor| {
            engine.run(Rank { session: Box::new(session.clone()), pool }, limits, monitor)
        })?;
        let (best, alternatives) = done.answer;
        let ranking = api::Ranking::new(best, &alternatives, self.line(&self.session()), pool, &alphabet);
        Ok(told(&ranking, Vec::new(), done.interruption))
    }
}

/// A game, or its line.
#[derive(FromPyObject)]
pub(crate) enum Game {
    Open(Py<PySession>),
    Line(Text),
}

enum Opened {
    Session(Box<Session>),
    Record(PartialRecord),
}

/// The regret of guesses, each in its own game, all on one board. Lines without a board are games on `board`.
#[pyfunction]
pub(crate) fn regret(
    board: &Bound<'_, PyBoard>,
    games: Vec<Game>,
    guesses: Vec<Text>,
    pool_name: Text,
    terms: Terms,
) -> PyResult<Told> {
    let py = board.py();
    let pool = pool(py, &pool_name)?;
    let mut last = (String::new(), Arc::new(board.get().clone()));
    let (mut boards, mut positions) = (Vec::with_capacity(games.len()), Vec::with_capacity(games.len()));
    for (number, (game, guess)) in (1..).zip(games.into_iter().zip(&guesses)) {
        let read = position(py, board.get(), &mut last, game, guess);
        let (board, opened, guess) = read.map_err(|error| errors::in_game(py, number, error))?;
        boards.push(board);
        positions.push((opened, guess));
    }
    let Some(alphabet) = boards.first().map(|first| first.alphabet()) else {
        return Ok(told(&api::Regrets { pool: pool.into(), guesses: Vec::new() }, Vec::new(), None));
    };
    let done = terms.run(py, &alphabet, |engine, limits, monitor| {
        let mut asked = Vec::with_capacity(positions.len());
        for (number, (opened, guess)) in (1..).zip(positions) {
            let session = found(opened, engine, limits, monitor);
            asked.push((session.map_err(|reason| reason.in_game(number))?, guess));
        }
        let regrets = engine.run(MeasureRegret { positions: &asked, pool }, limits, monitor)?;
        Ok((regrets, asked))
    })?;
    let (regrets, asked) = done.answer;
    let lines = boards.iter().zip(&asked).map(|(board, (session, _))| board.write_game(session));
    let regrets = regrets.iter().zip(lines).map(|(regret, line)| api::Regret::new(regret, line, &alphabet));
    Ok(told(&api::Regrets { pool: pool.into(), guesses: regrets.collect() }, Vec::new(), done.interruption))
}

/// Reads a game and the guess in it. `last` is the first word of the last line, with the board that it names.
fn position(
    py: Python<'_>,
    board: &PyBoard,
    last: &mut (String, Arc<PyBoard>),
    game: Game,
    guess: &str,
) -> PyResult<(Arc<PyBoard>, Opened, Code)> {
    let (board, opened) = match game {
        Game::Open(game) => (game.get().board.clone(), Opened::Session(Box::new(game.get().session().clone()))),
        Game::Line(line) => {
            let record = board.read_game(py, &line)?;
            let word = line.split_whitespace().next().unwrap_or_default();
            if last.0 != word {
                *last = (word.to_owned(), Arc::new(board.of_game(py, &line, &record.rules)?));
            }
            (last.1.clone(), Opened::Record(record))
        }
    };
    let guess = board.read_guess(py, guess)?;
    Ok((board, opened, guess))
}

/// Opens a game, and finds its candidates if they are not listed.
fn found(opened: Opened, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Session, EngineError> {
    let mut session = match opened {
        Opened::Session(session) => *session,
        Opened::Record(record) => engine.run(OpenSession { record, undoable: false }, limits, monitor)?,
    };
    engine.run(FindCandidates { session: &mut session }, limits, monitor)?;
    Ok(session)
}

/// The named boards and strategies.
#[pyfunction]
pub(crate) fn catalogue() -> String {
    told(&api::Presets::all(), Vec::new(), None).0
}

pub(crate) fn own_failure<T>(own: Option<&Own>, done: PyResult<Done<T>>) -> PyResult<Done<T>> {
    match own.and_then(Own::raised) {
        Some(raised) => Err(raised),
        None => done,
    }
}
