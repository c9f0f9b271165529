//! JSON Schemas of the shapes.

use super::{
    Candidates, Check, Contradicted, Decision, Evaluations, EventLine, Explanation, LineIn, Presets, Puzzles, Review,
    Score, Solved, Strategies,
};
use schemars::{Schema, schema_for};

/// Every schema that is published, by the name of its file without `.json`.
pub fn all() -> Vec<(&'static str, Schema)> {
    vec![
        ("request", schema_for!(LineIn)),
        ("event", schema_for!(EventLine)),
        ("decision", schema_for!(Decision)),
        ("contradicted", schema_for!(Contradicted)),
        ("explanation", schema_for!(Explanation)),
        ("check", schema_for!(Check)),
        ("candidates", schema_for!(Candidates)),
        ("score", schema_for!(Score)),
        ("review", schema_for!(Review)),
        ("evaluations", schema_for!(Evaluations)),
        ("solved", schema_for!(Solved)),
        ("puzzles", schema_for!(Puzzles)),
        ("strategies", schema_for!(Strategies)),
        ("presets", schema_for!(Presets)),
    ]
}
