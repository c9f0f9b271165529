//! Tables for Arrow readers, without `PyArrow`.

use crate::errors;
use arrow_array::builder::{Int64Builder, ListBuilder};
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{ArrayRef, Float64Array, Int64Array, RecordBatch, RecordBatchIterator, StringArray};
use pyo3::prelude::*;
use pyo3::types::PyCapsule;
use std::sync::Arc;

/// A column of values of one type. An empty one counts as integers.
#[derive(FromPyObject)]
pub(crate) enum Column {
    Integers(Vec<i64>),
    Numbers(Vec<f64>),
    Texts(Vec<String>),
    Lists(Vec<Vec<i64>>),
}

impl Column {
    fn array(self) -> ArrayRef {
        match self {
            Column::Integers(values) => Arc::new(Int64Array::from(values)),
            Column::Numbers(values) => Arc::new(Float64Array::from(values)),
            Column::Texts(values) => Arc::new(StringArray::from(values)),
            Column::Lists(lists) => {
                let mut builder = ListBuilder::new(Int64Builder::new());
                for list in lists {
                    builder.append_value(list.into_iter().map(Some));
                }
                Arc::new(builder.finish())
            }
        }
    }
}

/// Exports a table as a stream of Arrow's `PyCapsule` interface.
#[pyfunction]
pub(crate) fn arrow_stream(py: Python<'_>, columns: Vec<(String, Column)>) -> PyResult<Bound<'_, PyCapsule>> {
    let columns = columns.into_iter().map(|(name, column)| (name, column.array()));
    let table = RecordBatch::try_from_iter(columns).map_err(|reason| errors::invalid(py, reason))?;
    let schema = table.schema();
    let reader = RecordBatchIterator::new([Ok(table)], schema);
    PyCapsule::new_with_value(py, FFI_ArrowArrayStream::new(Box::new(reader)), c"arrow_array_stream")
}
