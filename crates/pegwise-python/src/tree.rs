//! Strategy trees, and strategies played against every secret.

use crate::board::PyBoard;
use crate::errors;
use crate::player::Player;
use crate::session::{Told, own_failure, pool, told};
use crate::text::Text;
use crate::work::{Done, Terms, deadline};
use pegwise::certificate::{self, DEFAULT_LIMITS};
use pegwise::engine::{
    BuildTree, Certify, EngineError, ExploreAfter, ListCodes, PlayGames, PlayGamesWith, PrepareSolver, SolveWith,
    confirm,
};
use pegwise::notation::Alphabet;
use pegwise::tree::{Format, TreeFile};
use pegwise::{
    Both, Cancelled, Code, Journal, Limits, Objective, Rules, Solved, Solver, State, StrategyTree, TotalBounds,
    Verdict, api,
};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::io::{self, BufReader, Read};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

#[pyclass(frozen, from_py_object, name = "Tree", module = "pegwise._pegwise")]
#[derive(Clone)]
pub(crate) struct PyTree {
    pub(crate) board: Arc<PyBoard>,
    pub(crate) file: Arc<TreeFile>,
}

impl PyTree {
    fn new(board: Arc<PyBoard>, file: TreeFile) -> Self {
        PyTree { board, file: Arc::new(file) }
    }

    fn tree(&self) -> &StrategyTree {
        &self.file.tree
    }

    fn alphabet(&self) -> Alphabet {
        self.board.alphabet()
    }
}

fn built(py: Python<'_>, board: &PyBoard, player: &Player, terms: &Terms) -> PyResult<Done<TreeFile>> {
    let (own, named, alphabet) = (player.own(), player.named(py, board)?, board.alphabet());
    let done = terms.run(py, &alphabet, |engine, limits, monitor| {
        let deadline = deadline(limits);
        let (board, strategy) =
            (board.rules.board().clone(), named.as_ref().map(|spec| spec.write(&Alphabet::canonical())));
        if let Some(player) = named {
            let tree = engine.run(BuildTree { board, player }, limits, monitor)?;
            return Ok(TreeFile { tree, strategy, objective: None });
        }
        let own = own.clone().expect("a strategy has a name or is one's own");
        let codebook = engine.run(ListCodes { board }, limits, monitor)?;
        let tree = StrategyTree::build_within(&own, &codebook, limits, &Both(monitor, &deadline))
            .map_err(EngineError::from)?;
        Ok(TreeFile { tree, strategy: Some(pegwise::Strategy::name(&own)), objective: None })
    });
    own_failure(own.as_ref(), done)
}

fn replayed(
    py: Python<'_>,
    tree: &StrategyTree,
    strategy: String,
    started: Instant,
    limits: Limits,
    alphabet: &Alphabet,
) -> PyResult<api::Evaluation> {
    let replayed = py.detach(|| tree.verify_within(limits, &())).map_err(|reason| errors::failed(py, reason))?;
    Ok(api::Evaluation::of_tree(tree, &replayed, strategy, started.elapsed().as_secs_f64(), alphabet))
}

#[pymethods]
impl PyTree {
    #[staticmethod]
    fn build(board: &Bound<'_, PyBoard>, player: Player, terms: Terms) -> PyResult<(Self, Option<PyErr>)> {
        let py = board.py();
        let done = built(py, board.get(), &player, &terms)?;
        Ok((Self::new(Arc::new(board.get().clone()), done.answer), done.interruption))
    }

    #[staticmethod]
    fn build_after(
        board: &Bound<'_, PyBoard>,
        player: Player,
        turns: Vec<(Text, Text)>,
        terms: Terms,
    ) -> PyResult<(Self, Option<PyErr>)> {
        let (py, board) = (board.py(), board.get());
        let Some(player) = player.named(py, board)? else {
            return Err(errors::invalid(py, "only strategies that have a name can be played in parts"));
        };
        let (strategy, turns) = (player.write(&Alphabet::canonical()), board.read_turns(py, &turns)?);
        let request = ExploreAfter { board: board.rules.board().clone(), player, turns };
        let done = terms.run(py, &board.alphabet(), |engine, limits, monitor| engine.run(request, limits, monitor))?;
        let file = TreeFile { tree: done.answer, strategy: Some(strategy), objective: None };
        Ok((Self::new(Arc::new(board.clone()), file), done.interruption))
    }

    fn join(&self, py: Python<'_>, others: Vec<PyTree>) -> PyResult<Self> {
        let others = others.iter().map(PyTree::tree);
        let tree = self.tree().join(others).map_err(|reason| errors::invalid(py, reason))?;
        Ok(Self::new(self.board.clone(), TreeFile { tree, ..(*self.file).clone() }))
    }

    /// Reads a tree. Without a board, the codes are written as usual on the board of the tree.
    #[staticmethod]
    #[pyo3(signature = (text, board=None))]
    fn read(py: Python<'_>, text: Text, board: Option<PyBoard>) -> PyResult<Self> {
        let file = TreeFile::read(&text).map_err(|reason| errors::invalid(py, reason))?;
        if let Some(board) = board.filter(|board| board.rules.board() == file.tree.board()) {
            return Ok(Self::new(Arc::new(board), file));
        }
        let rules = Rules::from(file.tree.board().clone());
        let name = Alphabet::usual(&rules).write_rules(&rules);
        Ok(Self::new(Arc::new(PyBoard::of(py, rules, &name, None)?), file))
    }

    fn write(&self, py: Python<'_>, format: Text) -> PyResult<String> {
        let format = match &*format {
            "text" => Format::Text,
            "compact" => Format::Compact,
            "json" => Format::Json,
            "dot" => Format::Dot,
            _ => {
                return Err(errors::invalid(
                    py,
                    format!("`format` must be text, compact, json or dot, not `{}`", &*format),
                ));
            }
        };
        Ok(self.file.write(format))
    }

    #[getter]
    fn board(&self) -> PyBoard {
        (*self.board).clone()
    }

    #[getter]
    fn strategy(&self) -> Option<&str> {
        self.file.strategy.as_deref()
    }

    fn __len__(&self) -> usize {
        self.tree().nodes().len()
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.tree() == other.tree()
    }

    fn guess(&self, node: usize) -> String {
        self.alphabet().write(&self.tree().nodes()[node].guess)
    }

    fn can_win(&self, node: usize) -> bool {
        self.tree().can_win(node)
    }

    fn children(&self, node: usize) -> Vec<(String, usize)> {
        self.tree().nodes()[node].children.iter().map(|&(feedback, child)| (feedback.to_string(), child)).collect()
    }

    fn turns(&self, node: usize) -> Vec<(String, String)> {
        let (turns, alphabet) = (self.tree().history(node), self.alphabet());
        turns.iter().map(|turn| (alphabet.write(&turn.guess), turn.feedback.to_string())).collect()
    }

    fn child(&self, py: Python<'_>, node: usize, answer: Text) -> PyResult<Option<usize>> {
        Ok(self.tree().child(node, self.board.read_feedback(py, &answer)?))
    }

    fn node_of(&self, py: Python<'_>, secret: Text) -> PyResult<Option<usize>> {
        Ok(self.tree().node_of(&self.board.read_code(py, &secret)?))
    }

    fn distribution(&self, node: usize) -> Vec<u64> {
        self.tree().evaluation_from(node).distribution().to_vec()
    }

    fn verify(&self, py: Python<'_>) -> PyResult<String> {
        let name = self.file.strategy.clone().unwrap_or_default();
        let evaluation = replayed(py, self.tree(), name, Instant::now(), Limits::default(), &self.alphabet())?;
        Ok(told(&evaluation, Vec::new(), None).0)
    }

    fn differences(&self, other: &Self) -> Vec<(Option<usize>, Option<usize>)> {
        self.tree().differences(other.tree()).iter().map(|found| (found.first, found.second)).collect()
    }
}

#[pyfunction]
pub(crate) fn evaluate(
    board: &Bound<'_, PyBoard>,
    player: Player,
    games: Option<(u64, u64)>,
    terms: Terms,
) -> PyResult<Told> {
    let (py, started) = (board.py(), Instant::now());
    let (board, alphabet) = (board.get(), board.get().alphabet());
    let shape = |name: String, opening: &Code, evaluation: &pegwise::Evaluation| {
        let seconds = started.elapsed().as_secs_f64();
        api::Evaluation::new(&board.rules, name, opening, evaluation, seconds, &alphabet)
    };
    let Some((games, seed)) = games else {
        let Done { answer: TreeFile { tree, strategy, .. }, interruption } = built(py, board, &player, &terms)?;
        let name = player.named(py, board)?.map(|spec| spec.write(&alphabet)).or(strategy).unwrap_or_default();
        return Ok(told(&replayed(py, &tree, name, started, terms.limits(), &alphabet)?, Vec::new(), interruption));
    };
    let (own, named, of) = (player.own(), player.named(py, board)?, board.rules.board().clone());
    let name = match (&named, &own) {
        (Some(spec), _) => spec.write(&alphabet),
        (None, own) => own.as_ref().map(pegwise::Strategy::name).unwrap_or_default(),
    };
    let done = terms.run(py, &alphabet, |engine, limits, monitor| match (named, &own) {
        (None, Some(own)) => {
            let request = PlayGamesWith { strategy: own, board: of, drawn: api::Drawn { games, seed } };
            engine.run(request, limits, monitor)
        }
        (player, _) => {
            let player = player.expect("a strategy has a name or is one's own");
            engine.run(PlayGames { board: of, player, games, seed }, limits, monitor)
        }
    });
    let done = own_failure(own.as_ref(), done)?;
    let played = done.answer;
    let evaluation = shape(name, &played.opening, &played.evaluation).of_games(&played);
    Ok(told(&evaluation, Vec::new(), done.interruption))
}

#[pyclass(frozen, name = "Solver", module = "pegwise._pegwise")]
pub(crate) struct PySolver {
    board: Arc<PyBoard>,
    pool: pegwise::GuessPool,
    solver: Solver,
    facts: Option<Facts>,
}

#[derive(Clone, Default)]
struct Facts(Arc<Mutex<Vec<u8>>>);

impl io::Write for Facts {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[pyclass(frozen, name = "Solved", module = "pegwise._pegwise")]
pub(crate) struct PySolved(Solved);

#[pymethods]
impl PySolver {
    #[new]
    fn new(board: &Bound<'_, PyBoard>, pool_name: Text, keeps_facts: bool, terms: Terms) -> PyResult<Self> {
        let (py, board) = (board.py(), Arc::new(board.get().clone()));
        let pool = pool(py, &pool_name)?;
        let request = PrepareSolver { board: board.rules.board().clone(), pool };
        let done = terms.run(py, &board.alphabet(), |engine, limits, monitor| engine.run(request, limits, monitor))?;
        if let Some(raised) = done.interruption {
            return Err(raised);
        }
        let facts = keeps_facts.then(Facts::default);
        let solver = match facts.clone() {
            Some(facts) => done.answer.with_journal(Journal::new(Box::new(facts))),
            None => done.answer,
        };
        Ok(PySolver { board, pool, solver, facts })
    }

    #[staticmethod]
    fn read_objective(py: Python<'_>, text: Text) -> PyResult<String> {
        let objective = text.parse::<Objective>().map_err(|reason| errors::invalid(py, reason))?;
        Ok(objective.to_string())
    }

    fn openings(&self, py: Python<'_>, cutoff: Option<u64>, terms: Terms) -> PyResult<Vec<(String, u64)>> {
        let alphabet = self.board.alphabet();
        let done = terms.run(py, &alphabet, |_, _, monitor| {
            self.solver.openings(cutoff.unwrap_or(u64::MAX), monitor).map_err(|Cancelled| EngineError::Stopped)
        })?;
        let written = |(guess, bound): &(Code, u64)| (alphabet.write(guess), *bound);
        done.interruption.map_or_else(|| Ok(done.answer.iter().map(written).collect()), Err)
    }

    /// Searches for the total number of further guesses after these turns, up to a cutoff. Returns a lower bound and
    /// the total of the best play found, if any, or `None` if stopped.
    fn total_below(
        &self,
        py: Python<'_>,
        turns: Vec<(Text, Text)>,
        cutoff: Option<u64>,
        terms: Terms,
    ) -> PyResult<Option<(u64, Option<u64>)>> {
        let turns = self.board.read_turns(py, &turns)?;
        let codebook = self.solver.codebook();
        let done = terms.run(py, &self.board.alphabet(), |_, limits, monitor| {
            let left = codebook.candidates().after_all(codebook.board(), &turns);
            let Some(state) = State::new(codebook, &turns, &left) else { return Ok(None) };
            let deadline = deadline(limits);
            let found = self.solver.total_below(state, cutoff.unwrap_or(u64::MAX), &Both(monitor, &deadline)).ok();
            Ok(found.map(|TotalBounds { lower, upper }| (lower, upper)))
        })?;
        done.interruption.map_or_else(|| Ok(done.answer), Err)
    }

    /// Returns the facts found since the last call, for other solvers of the same board.
    fn take_facts<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let taken = self
            .facts
            .as_ref()
            .map(|Facts(found)| std::mem::take(&mut *found.lock().unwrap_or_else(PoisonError::into_inner)));
        PyBytes::new(py, &taken.unwrap_or_default())
    }

    fn read_facts(&self, py: Python<'_>, facts: &[u8]) -> PyResult<usize> {
        let head = self.solver.journal_head();
        let read = py.detach(|| self.solver.resume(head.as_bytes().chain(facts)));
        read.map(|read| read.records).map_err(|reason| errors::invalid(py, reason))
    }

    fn solve(&self, py: Python<'_>, objective: Text, terms: Terms) -> PyResult<(Told, PySolved, Option<PyTree>)> {
        let started = Instant::now();
        let objective: Objective = objective.parse().map_err(|reason| errors::invalid(py, reason))?;
        let alphabet = self.board.alphabet();
        let done = terms.run(py, &alphabet, |engine, limits, monitor| {
            let solved = engine.run(SolveWith { solver: &self.solver, objective }, limits, monitor)?;
            let evaluation = confirm(&solved, limits)?.map(|replayed| replayed.evaluation);
            Ok((solved, evaluation))
        })?;
        let (solved, evaluation) = done.answer;
        let best = solved.tree.as_ref().map(|tree| &tree.nodes()[0].guess).zip(evaluation.as_ref());
        let codes = self.solver.codebook().candidates().len();
        let (rules, seconds) = (self.board.rules.board().to_string(), started.elapsed().as_secs_f64());
        let shape = api::Solved::new(rules, codes, self.pool, &solved, best, seconds, &alphabet);
        let tree = solved.tree.as_ref().map(|tree| {
            let strategy = (solved.verdict == Verdict::Optimal).then(|| pegwise::OPTIMAL.to_owned());
            let objective = Some(solved.objective.to_string());
            PyTree::new(self.board.clone(), TreeFile { tree: tree.clone(), strategy, objective })
        });
        Ok((told(&shape, Vec::new(), done.interruption), PySolved(solved), tree))
    }

    fn certify(&self, py: Python<'_>, solved: &PySolved, terms: Terms) -> PyResult<(String, usize)> {
        let mut out = Vec::new();
        let done = terms.run(py, &self.board.alphabet(), |engine, limits, monitor| {
            engine.run(Certify { solver: &self.solver, solved: &solved.0, out: &mut out }, limits, monitor)
        })?;
        if let Some(raised) = done.interruption {
            return Err(raised);
        }
        let lemmas = done.answer.map_err(|reason| errors::failed(py, reason))?;
        Ok((String::from_utf8(out).expect("a certificate is text"), lemmas))
    }
}

/// Checks a certificate and returns its claim, with the numbers of lemmas and cases.
#[pyfunction]
pub(crate) fn check_certificate(py: Python<'_>, text: Text, terms: Terms) -> PyResult<String> {
    let started = Instant::now();
    let done = terms.run(py, &Alphabet::canonical(), |_, _, monitor| {
        let reader = BufReader::new(text.as_bytes());
        Ok(certificate::check_within(reader, DEFAULT_LIMITS, monitor))
    })?;
    if let Some(raised) = done.interruption {
        return Err(raised);
    }
    let certificate::Checked { head, lemmas, cases } = done.answer.map_err(|reason| errors::invalid(py, reason))?;
    let verified = api::VerifiedCertificate {
        rules: head.board.to_string(),
        within: head.within,
        pool: head.guesses.into(),
        claim: head.claim.to_string(),
        lemmas,
        cases,
        seconds: started.elapsed().as_secs_f64(),
    };
    Ok(told(&verified, Vec::new(), None).0)
}
