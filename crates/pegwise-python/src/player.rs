//! Players: a strategy by name, a tree, or a strategy written in Python.

use crate::board::PyBoard;
use crate::rows::Rows;
use crate::session::coverage;
use crate::text::Text;
use crate::tree::PyTree;
use pegwise::{
    CandidateSet, Decision, GuessPool, Monitor, NoDecision, PlayerSpec, Reason, State, Strategy, StrategyTree,
};
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

pub(crate) enum Player {
    Named(String),
    Tree(PyTree),
    /// A board, a name, and a function that takes the turns, the codes that fit, the allowed guesses and the coverage.
    Own(PyBoard, String, Py<PyAny>),
}

impl FromPyObject<'_, '_> for Player {
    type Error = PyErr;

    // A derived implementation would hide which character of a name is wrong.
    fn extract(player: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if player.is_instance_of::<PyString>() {
            return Ok(Player::Named(player.extract::<Text>()?.into()));
        }
        if let Ok(tree) = player.extract() {
            return Ok(Player::Tree(tree));
        }
        let (board, name, choose): (_, Text, _) = player.extract()?;
        Ok(Player::Own(board, name.into(), choose))
    }
}

impl Player {
    pub(crate) fn named(&self, py: Python<'_>, board: &PyBoard) -> PyResult<Option<PlayerSpec>> {
        let Player::Named(name) = self else { return Ok(None) };
        board.read_player(py, name).map(Some)
    }

    pub(crate) fn own(&self) -> Option<Own> {
        let (board, name, kind) = match self {
            Player::Named(_) => return None,
            Player::Tree(tree) => {
                let name = tree.file.strategy.clone().unwrap_or_else(|| "tree".to_owned());
                (tree.board.clone(), name, Kind::Tree(tree.file.tree.clone()))
            }
            Player::Own(board, name, choose) => {
                let choose = Python::attach(|py| choose.clone_ref(py));
                (Arc::new(board.clone()), name.clone(), Kind::Python { choose, raised: Mutex::default() })
            }
        };
        Some(Own(Arc::new(Inner { board, name, kind })))
    }
}

#[derive(Clone)]
pub(crate) struct Own(Arc<Inner>);

struct Inner {
    board: Arc<PyBoard>,
    name: String,
    kind: Kind,
}

enum Kind {
    Tree(StrategyTree),
    Python { choose: Py<PyAny>, raised: Mutex<Option<PyErr>> },
}

impl fmt::Debug for Own {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.name)
    }
}

impl Own {
    pub(crate) fn raised(&self) -> Option<PyErr> {
        match &self.0.kind {
            Kind::Tree(_) => None,
            Kind::Python { raised, .. } => raised.lock().unwrap_or_else(PoisonError::into_inner).take(),
        }
    }

    fn ask(&self, py: Python<'_>, choose: &Py<PyAny>, state: State<'_>) -> PyResult<(pegwise::Code, Option<String>)> {
        let (board, alphabet) = (&self.0.board, self.0.board.alphabet());
        let turn = |turn: &pegwise::Turn| (alphabet.write(&turn.guess), turn.feedback.to_string());
        let turns: Vec<_> = state.history().iter().map(turn).collect();
        let rows = |set: &CandidateSet| Rows::new(board.clone(), set.clone());
        let (candidates, guesses) = (rows(state.candidates()), rows(state.pool(GuessPool::All)));
        let chosen = choose.bind(py).call1((turns, candidates, guesses, coverage(state.coverage())))?;
        let (guess, reason): (Text, Option<Text>) = chosen.extract()?;
        Ok((board.read_guess(py, &guess)?, reason.map(String::from)))
    }
}

impl Strategy for Own {
    fn name(&self) -> String {
        self.0.name.clone()
    }

    fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
        let (choose, raised) = match &self.0.kind {
            Kind::Tree(tree) => return tree.decide(state, monitor),
            Kind::Python { choose, raised } => (choose, raised),
        };
        monitor.check()?;
        match Python::attach(|py| self.ask(py, choose, state)) {
            Ok((guess, reason)) => Decision::new(state, guess, reason.map_or(Reason::Asked, Reason::Text)),
            Err(error) => {
                let message = error.to_string();
                raised.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                Err(NoDecision::Other(message))
            }
        }
    }
}
