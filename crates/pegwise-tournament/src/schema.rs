//! The JSON Schemas of results and of conformance vectors.

use crate::conformance::{
    AnswerVector, Conformance, ConformanceRun, ContradictionVector, FilterVector, OptimalVector, ScoreVectors,
    StrategyVector,
};
use crate::{Tournament, TournamentLine};
use pegwise::api::schema::{of_command, titled, written};
use schemars::{JsonSchema, Schema};

/// Returns every published schema with its file name, without `.json`.
pub fn all() -> Vec<(String, Schema)> {
    vec![
        of_command::<ConformanceRun>("conformance run"),
        of_command::<Tournament>("tournament"),
        titled("tournament-line", "A line of the file of `pegwise tournament --results`", written::<TournamentLine>()),
        of_vectors::<AnswerVector>("answers"),
        of_vectors::<ContradictionVector>("contradictions"),
        of_vectors::<FilterVector>("filters"),
        of_vectors::<OptimalVector>("optimal"),
        of_vectors::<ScoreVectors>("scores"),
        of_vectors::<StrategyVector>("strategies"),
    ]
}

fn of_vectors<T: JsonSchema>(file: &str) -> (String, Schema) {
    let title = format!("The file `docs/conformance/{file}.json`");
    titled(&format!("conformance-{file}"), &title, written::<Conformance<T>>())
}
