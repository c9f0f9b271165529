//! Errors as exceptions of `pegwise.errors`, with the same messages and with details as attributes.

use pegwise::engine::EngineError;
use pegwise::notation::NotationError;
use pegwise::text::shown;
use pegwise::{Feedback, InvalidTurn, NoReview, Unsolvable};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

pub(crate) fn raised(
    py: Python<'_>,
    class: &str,
    message: &str,
    attributes: impl FnOnce(&Bound<'_, PyDict>) -> PyResult<()>,
) -> PyErr {
    let make = || {
        let fields = PyDict::new(py);
        attributes(&fields)?;
        py.import("pegwise.errors")?.getattr(class)?.call((message,), Some(&fields))
    };
    make().map_or_else(|failure| failure, PyErr::from_value)
}

pub(crate) fn failed(py: Python<'_>, message: impl ToString) -> PyErr {
    raised(py, "PegwiseError", &message.to_string(), |_| Ok(()))
}

pub(crate) fn invalid(py: Python<'_>, message: impl ToString) -> PyErr {
    raised(py, "InvalidValue", &message.to_string(), |_| Ok(()))
}

pub(crate) fn notation(py: Python<'_>, error: &NotationError) -> PyErr {
    raised(py, "NotationError", &error.to_string(), |fields| {
        fields.set_item("text", &error.text)?;
        fields.set_item("position", error.at)?;
        fields.set_item("row", error.row)
    })
}

/// The error for text that Python cannot write as UTF-8.
pub(crate) fn not_unicode(py: Python<'_>, text: &Bound<'_, PyString>, reason: &PyErr) -> PyResult<PyErr> {
    let at: usize = reason.value(py).getattr("start")?.extract()?;
    let bytes: Vec<u8> = text.call_method1("encode", ("utf-8", "replace"))?.extract()?;
    let text = String::from_utf8_lossy(&bytes);
    let message =
        format!("character {} of `{}`: this is half of a surrogate pair, not a character", at + 1, shown(&text));
    Ok(raised(py, "NotationError", &message, |fields| {
        fields.set_item("text", &*text)?;
        fields.set_item("position", at)?;
        fields.set_item("row", None::<usize>)
    }))
}

pub(crate) fn turn(py: Python<'_>, row: Option<usize>, reason: &InvalidTurn) -> PyErr {
    let message = row.map_or_else(|| reason.to_string(), |row| format!("row {row}: {reason}"));
    raised(py, "InvalidTurn", &message, |fields| {
        let possible: &[Feedback] = match reason {
            InvalidTurn::Never { possible, .. } | InvalidTurn::NeverInPart { possible, .. } => possible,
            _ => &[],
        };
        fields.set_item("row", row)?;
        fields.set_item("possible", possible.iter().map(ToString::to_string).collect::<Vec<_>>())
    })
}

pub(crate) fn engine(py: Python<'_>, error: &EngineError) -> PyErr {
    let class = match error {
        EngineError::InvalidTurn { row, reason } => return turn(py, Some(*row), reason),
        EngineError::NotCorrected(reason) => return turn(py, None, reason),
        EngineError::InGame { number, reason } => return in_game(py, *number, engine(py, reason)),
        EngineError::AlreadyWon => "GameOver",
        EngineError::Stopped => "Stopped",
        EngineError::Contradiction => "Contradiction",
        EngineError::Unsolvable(Unsolvable::Lies(_))
        | EngineError::UncertainFeedback
        | EngineError::InvalidPlayer(_)
        | EngineError::NotPrepared(_)
        | EngineError::InvalidSecret(_)
        | EngineError::NoReview(NoReview::OtherBoard { .. } | NoReview::NotInPool { .. })
        | EngineError::ComparesNothing { .. } => "InvalidValue",
        EngineError::TooLarge(_) | EngineError::Unsolvable(_) => "TooLarge",
        _ => "PegwiseError",
    };
    raised(py, class, &error.to_string(), |_| Ok(()))
}

/// Says in which of many games an error is.
pub(crate) fn in_game(py: Python<'_>, number: usize, error: PyErr) -> PyErr {
    let named = error.value(py).call_method1("_in_game", (number,));
    named.map_or(error, PyErr::from_value)
}
