//! Rows of codes in the layout for scoring, and the resulting arrays.

use crate::board::{PyBoard, number};
use crate::errors;
use crate::text::Text;
use crate::work::attended;
use numpy::{IntoPyArray, PyArray2, PyArrayMethods, PyReadonlyArray2, PyUntypedArrayMethods};
use pegwise::{CandidateSet, Code, Color, Feedback, GuessSpace, Monitor, Scorer, StopSwitch};
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;
use rayon::prelude::*;
use std::sync::Arc;

/// Codes in any order, possibly with duplicates.
#[pyclass(frozen, module = "pegwise._pegwise")]
#[derive(Clone)]
pub(crate) struct Rows {
    pub(crate) board: Arc<PyBoard>,
    /// The codes without duplicates, in lexicographic order.
    pub(crate) set: CandidateSet,
    /// The index of each row's code in the set, or `None` if the rows are the set itself.
    order: Option<Arc<[u32]>>,
}

/// From this many answers on, all threads are used and Ctrl-C is handled. Scoring them takes a few milliseconds.
const MANY_ANSWERS: usize = 1 << 22;

/// The number of answers per chunk, large enough to be worth a thread.
const ANSWERS_AT_ONCE: usize = 1 << 18;

impl Rows {
    pub(crate) fn new(board: Arc<PyBoard>, set: CandidateSet) -> Self {
        Rows { board, set, order: None }
    }

    fn of(py: Python<'_>, board: Arc<PyBoard>, codes: &[Code]) -> PyResult<Self> {
        let mut sorted: Vec<usize> = (0..codes.len()).collect();
        sorted.sort_unstable_by_key(|&row| &codes[row]);
        let (mut order, mut last) = (vec![0; codes.len()], 0);
        for pair in sorted.windows(2) {
            last += u32::from(codes[pair[0]] != codes[pair[1]]);
            order[pair[1]] = last;
        }
        let set = Self::set(py, &board, sorted.into_iter().map(|row| codes[row].clone()))?;
        let is_set = order.iter().zip(0..).all(|(&at, row)| at == row);
        Ok(Rows { board, set, order: (!is_set).then(|| order.into()) })
    }

    fn set(py: Python<'_>, board: &PyBoard, codes: impl Iterator<Item = Code>) -> PyResult<CandidateSet> {
        CandidateSet::new(&board.rules, codes).map_err(|reason| errors::invalid(py, reason))
    }

    fn len(&self) -> usize {
        self.order.as_ref().map_or(self.set.len(), |order| order.len())
    }

    fn position(&self, row: usize) -> usize {
        self.order.as_ref().map_or(row, |order| order[row] as usize)
    }

    fn code(&self, row: usize) -> Code {
        self.set.code(self.position(row))
    }

    fn write(&self, code: &Code) -> String {
        self.board.alphabet().write(code)
    }

    fn scorer(&self) -> Option<Scorer> {
        (!self.set.is_empty()).then(|| Scorer::new(&self.board.rules, &self.set.code(0)))
    }

    fn numbers_as<T>(&self, convert: impl Fn(u16) -> T) -> Vec<T> {
        let mut numbers = Vec::with_capacity(self.len() * self.board.rules.pegs());
        for row in 0..self.len() {
            numbers.extend(self.code(row).colors().iter().map(|&color| convert(number(color))));
        }
        numbers
    }

    fn check_same(&self, py: Python<'_>, guesses: &Rows) -> PyResult<()> {
        if self.board.rules.board() == guesses.board.rules.board() {
            return Ok(());
        }
        let (own, other) = (&self.board.rules, &guesses.board.rules);
        Err(errors::invalid(py, format!("the guesses are of the board {other}, the secrets of {own}")))
    }
}

/// Whether the rows are strictly increasing. Rows with blanks (0) do not count: blanks come after all colours.
fn is_increasing(numbers: &[u16], pegs: usize) -> bool {
    !numbers.contains(&0) && numbers.chunks_exact(pegs).is_sorted_by(|row, next| row < next)
}

/// Computes `columns` numbers for each guess with `fill`, without holding Python's lock.
fn table<T: Copy + Default + Send + numpy::Element>(
    py: Python<'_>,
    guesses: &Rows,
    (columns, effort): (usize, usize),
    fill: impl Fn(&mut Scorer, &mut [T]) + Sync,
) -> PyResult<Py<PyAny>> {
    let Some(scorer) = guesses.scorer() else {
        return PyArray2::<T>::zeros(py, [0, columns], false).into_py_any(py);
    };
    let fill_rows = |first: usize, rows: &mut [T], scorer: &mut Scorer, stop: &StopSwitch| {
        for (row, answers) in rows.chunks_mut(columns).enumerate() {
            if stop.should_stop() {
                return;
            }
            scorer.load(&guesses.set, guesses.position(first + row));
            fill(scorer, answers);
        }
    };
    let stop = StopSwitch::default();
    if columns == 0 {
        return PyArray2::<T>::zeros(py, [guesses.len(), 0], false).into_py_any(py);
    }
    let (numbers, interruption) = if effort.saturating_mul(guesses.len()) < MANY_ANSWERS {
        let work = || {
            let mut numbers = vec![T::default(); guesses.len() * columns];
            fill_rows(0, &mut numbers, &mut scorer.clone(), &stop);
            numbers
        };
        (py.detach(work), None)
    } else {
        let at_once = (ANSWERS_AT_ONCE / effort.max(1)).max(1);
        let work = || {
            let mut numbers = vec![T::default(); guesses.len() * columns];
            let parts = numbers.par_chunks_mut(at_once * columns).enumerate();
            let scorer = || scorer.clone();
            parts.for_each_init(scorer, |scorer, (part, rows)| fill_rows(part * at_once, rows, scorer, &stop));
            numbers
        };
        attended(py, &stop, work, |_| Ok(()))?
    };
    match interruption {
        Some(raised) => Err(raised),
        None => numbers.into_pyarray(py).reshape([guesses.len(), columns])?.into_py_any(py),
    }
}

trait Number: Copy + Default + Send + numpy::Element {
    fn of(feedback: Feedback) -> Self;
}

impl Number for u8 {
    #[expect(clippy::cast_possible_truncation, reason = "only chosen where all of them fit")]
    fn of(feedback: Feedback) -> Self {
        feedback.ordinal() as u8
    }
}

impl Number for u16 {
    #[expect(clippy::cast_possible_truncation, reason = "rows that can be scored have no more")]
    fn of(feedback: Feedback) -> Self {
        feedback.ordinal() as u16
    }
}

fn scores<T: Number>(py: Python<'_>, secrets: &Rows, guesses: &Rows) -> PyResult<Py<PyAny>> {
    table(py, guesses, (secrets.len(), secrets.len()), |scorer: &mut Scorer, row: &mut [T]| {
        let scores = scorer.scores(&secrets.set);
        match &secrets.order {
            None => row.iter_mut().zip(scores).for_each(|(number, score)| *number = T::of(score)),
            Some(order) => row.iter_mut().zip(&**order).for_each(|(number, &at)| *number = T::of(scores[at as usize])),
        }
    })
}

#[pymethods]
impl Rows {
    #[staticmethod]
    fn from_numbers(board: &Bound<'_, PyBoard>, numbers: PyReadonlyArray2<'_, u16>) -> PyResult<Self> {
        let (py, board) = (board.py(), Arc::new(board.get().clone()));
        if numbers.shape()[1] != board.rules.pegs() && numbers.shape()[0] > 0 {
            let (found, pegs) = (numbers.shape()[1], board.rules.pegs());
            return Err(errors::invalid(py, format!("the rows have {found} numbers, but a code has {pegs} pegs")));
        }
        let has_holes = board.rules.guesses() == GuessSpace::Blanks;
        if !has_holes && numbers.as_array().iter().any(|&number| number == 0) {
            return Err(errors::invalid(py, "colours count from 1; 0 is a hole, and this board has none"));
        }
        let color = |&number: &u16| if number == 0 { Color::BLANK } else { Color::new(number - 1) };
        let (array, pegs) = (numbers.as_array(), board.rules.pegs());
        let rows = || array.outer_iter().map(|row| Code::new(row.iter().map(color)));
        if array.as_slice().is_some_and(|numbers| is_increasing(numbers, pegs)) {
            let set = Self::set(py, &board, rows())?;
            return Ok(Self::new(board, set));
        }
        Self::of(py, board, &rows().collect::<Vec<_>>())
    }

    #[staticmethod]
    fn from_texts(board: &Bound<'_, PyBoard>, texts: Vec<Text>) -> PyResult<Self> {
        let py = board.py();
        let codes: Vec<Code> = texts.iter().map(|text| board.get().read_guess(py, text)).collect::<PyResult<_>>()?;
        Self::of(py, Arc::new(board.get().clone()), &codes)
    }

    #[getter]
    fn board(&self) -> PyBoard {
        (*self.board).clone()
    }

    fn __len__(&self) -> usize {
        self.len()
    }

    fn text(&self, row: usize) -> String {
        self.write(&self.code(row))
    }

    fn texts(&self, first: usize, end: usize) -> Vec<String> {
        let alphabet = self.board.alphabet();
        (first..end.min(self.len())).map(|row| alphabet.write(&self.code(row))).collect()
    }

    fn index(&self, py: Python<'_>, text: Text) -> PyResult<Option<usize>> {
        let code = self.board.read_guess(py, &text)?;
        let Some(position) = self.set.position(&code) else { return Ok(None) };
        Ok(match &self.order {
            None => Some(position),
            Some(order) => order.iter().position(|&at| at as usize == position),
        })
    }

    /// Returns the codes as an array, in which colours are numbered from 1 and blanks are 0.
    fn numbers(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let shape = [self.len(), self.board.rules.pegs()];
        if u8::try_from(self.board.rules.colors()).is_ok() {
            let numbers = py.detach(|| self.numbers_as(|number| u8::try_from(number).unwrap_or(u8::MAX)));
            return numbers.into_pyarray(py).reshape(shape)?.into_py_any(py);
        }
        py.detach(|| self.numbers_as(|number| number)).into_pyarray(py).reshape(shape)?.into_py_any(py)
    }

    fn scores(&self, py: Python<'_>, guesses: &Self) -> PyResult<Py<PyAny>> {
        self.check_same(py, guesses)?;
        if self.board.answers() <= 1 << u8::BITS {
            scores::<u8>(py, self, guesses)
        } else {
            scores::<u16>(py, self, guesses)
        }
    }

    fn histograms(&self, py: Python<'_>, guesses: &Self) -> PyResult<Py<PyAny>> {
        self.check_same(py, guesses)?;
        let answers = self.board.answers();
        table(py, guesses, (answers, self.len()), |scorer: &mut Scorer, row: &mut [u32]| match &self.order {
            None => row.copy_from_slice(&scorer.histogram(&self.set).counts()[..answers]),
            Some(order) => {
                let scores = scorer.scores(&self.set);
                order.iter().for_each(|&at| row[scores[at as usize].ordinal()] += 1);
            }
        })
    }

    fn after(&self, py: Python<'_>, guess: Text, answer: Text) -> PyResult<Self> {
        let scorer = Scorer::new(&self.board.rules, &self.board.read_guess(py, &guess)?);
        let positions = scorer.matching(&self.set, self.board.read_feedback(py, &answer)?);
        Ok(Self::new(self.board.clone(), self.set.select(&positions)))
    }

    fn partition(&self, py: Python<'_>, guess: Text) -> PyResult<Vec<(String, Self)>> {
        let scorer = Scorer::new(&self.board.rules, &self.board.read_guess(py, &guess)?);
        let cells = self.set.partition(&scorer).into_cells().into_iter();
        Ok(cells.map(|cell| (cell.feedback.to_string(), Self::new(self.board.clone(), cell.codes))).collect())
    }

    fn is_equal(&self, other: &Self) -> bool {
        self.board.rules.board() == other.board.rules.board()
            && self.len() == other.len()
            && (0..self.len()).all(|row| self.code(row) == other.code(row))
    }
}
