//! Text from Python.

use crate::errors;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::ops::Deref;

/// Text from Python, where a text may contain halves of surrogate pairs. They are refused like other unreadable text.
pub(crate) struct Text(String);

impl Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl From<Text> for String {
    fn from(text: Text) -> String {
        text.0
    }
}

impl FromPyObject<'_, '_> for Text {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        let Ok(text) = object.cast::<PyString>() else {
            let found = object.get_type().name()?;
            let hint = if object.hasattr("dtype")? { "; Board.prepare makes codes of arrays" } else { "" };
            return Err(PyTypeError::new_err(format!("this must be text, not a value of type {found}{hint}")));
        };
        match text.to_str() {
            Ok(read) => Ok(Text(read.to_owned())),
            Err(reason) => Err(errors::not_unicode(object.py(), &text, &reason).unwrap_or_else(|failure| failure)),
        }
    }
}
