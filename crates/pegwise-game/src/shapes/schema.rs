//! JSON Schemas of the shapes.

use super::{
    AnswerVector, Bench, Candidates, Challenge, Check, CheckedQuestions, ClassAnswer, ClassRequest, Conformance,
    ConformanceRun, ContradictionVector, DeletedGames, Demo, Evaluations, EventLine, Explained, FailureLine,
    FilterVector, GameLine, HistoryPath, ImportedGames, KeptGames, LineIn, OptimalVector, Output, Presets, Puzzles,
    Reviewed, RuleFile, Score, ScoreVectors, Solved, StaticQuestions, Stats, Strategies, StrategyVector, Suggestion,
    Tournament, TournamentLine, TreeDifferences, TreePosition, TreeStats, VerifiedCertificate, VerifiedTree, WebLine,
};
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};

/// Every schema that is published, by the name of its file without `.json`: one for each command that prints a result,
/// named like the command with `-` for a space, and those of games, of failures, of `pegwise engine` and of conformance
/// vectors.
pub fn all() -> Vec<(String, Schema)> {
    vec![
        of_command::<Suggestion>("suggest"),
        of_command::<Explained>("explain"),
        of_command::<Check>("check"),
        of_command::<Candidates>("candidates"),
        of_command::<Score>("score"),
        of_command::<Reviewed>("review"),
        of_command::<Evaluations>("evaluate"),
        of_command::<Solved>("optimal"),
        of_command::<StaticQuestions>("static find"),
        of_command::<CheckedQuestions>("static check"),
        of_command::<Puzzles>("puzzle"),
        of_command::<Strategies>("strategies"),
        of_command::<Presets>("rules"),
        of_command::<Demo>("demo"),
        of_command::<Challenge>("challenge"),
        of_command::<Stats>("stats"),
        of_command::<KeptGames>("history"),
        of_command::<ImportedGames>("history import"),
        of_command::<DeletedGames>("history delete"),
        of_command::<HistoryPath>("history path"),
        of_command::<VerifiedTree>("tree verify"),
        of_command::<TreeStats>("tree stats"),
        of_command::<TreePosition>("tree show"),
        of_command::<TreeDifferences>("tree diff"),
        of_command::<VerifiedCertificate>("certificate verify"),
        of_command::<Bench>("bench"),
        of_command::<ConformanceRun>("conformance run"),
        of_command::<Tournament>("tournament"),
        of_vectors::<AnswerVector>("answers"),
        of_vectors::<ContradictionVector>("contradictions"),
        of_vectors::<FilterVector>("filters"),
        of_vectors::<OptimalVector>("optimal"),
        of_vectors::<ScoreVectors>("scores"),
        of_vectors::<StrategyVector>("strategies"),
        titled("rule-file", "A file of rules, as `--rules FILE` reads it", read::<RuleFile>()),
        titled("game-event", "A line that `play`, `break`, `hotseat` and `train` print", written::<GameLine>()),
        titled("tournament-line", "A line of the file of `pegwise tournament --results`", written::<TournamentLine>()),
        titled("class-request", "What the server of a class is asked", read::<ClassRequest>()),
        titled("class-answer", "What the server of a class answers", written::<ClassAnswer>()),
        titled("web-event", "The line that `web` prints", written::<WebLine>()),
        titled("failure", "The last line of a command that fails", written::<FailureLine>()),
        titled("engine-request", "A line that `pegwise engine` reads", read::<LineIn>()),
        titled("engine-event", "A line that `pegwise engine` writes", written::<EventLine>()),
    ]
}

/// The schema of what this command prints.
fn of_command<T: JsonSchema>(command: &str) -> (String, Schema) {
    let mut schema = written::<Output<T>>();
    let field = schema.pointer_mut("/properties/command").expect("every output has it");
    *field = json!({ "const": command });
    titled(&command.replace(' ', "-"), &format!("What `pegwise {command} --json` prints"), schema)
}

/// The schema of this file of `docs/conformance/`.
fn of_vectors<T: JsonSchema>(file: &str) -> (String, Schema) {
    let title = format!("The file `docs/conformance/{file}.json`");
    titled(&format!("conformance-{file}"), &title, written::<Conformance<T>>())
}

fn titled(name: &str, title: &str, mut schema: Schema) -> (String, Schema) {
    schema.remove("description");
    schema.insert("title".to_owned(), title.into());
    (name.to_owned(), schema)
}

/// Of what is written: a field that is always there is required.
fn written<T: JsonSchema>() -> Schema {
    generated::<T>(SchemaSettings::draft2020_12().for_serialize())
}

/// Of what is read: a field that may be left out is not required.
fn read<T: JsonSchema>() -> Schema {
    generated::<T>(SchemaSettings::draft2020_12())
}

fn generated<T: JsonSchema>(settings: SchemaSettings) -> Schema {
    settings.with_transform(RecursiveTransform(unlink)).into_generator().into_root_schema_for::<T>()
}

/// Descriptions are read outside the documentation of Rust, where its links lead nowhere.
fn unlink(schema: &mut Schema) {
    if let Some(description) = schema.get("description").and_then(Value::as_str) {
        let lines = description.lines().filter(|line| !(line.starts_with("[`") && line.contains("`]: ")));
        let text = lines.collect::<Vec<_>>().join("\n").replace("[`", "`").replace("`]", "`");
        schema.insert("description".to_owned(), text.trim_end().into());
    }
}

#[cfg(test)]
mod tests {
    use super::all;

    #[test]
    fn descriptions_have_no_links() {
        for (name, schema) in all() {
            let text = schema.as_value().to_string();
            for link in ["[`", "`]", "super::", "crate::", "]("] {
                assert!(!text.contains(link), "{name} has {link}");
            }
        }
    }

    /// The fields that count something from 1.
    #[test]
    fn what_counts_from_1_is_never_0() {
        for (name, schema) in all() {
            let text = serde_json::to_string_pretty(&schema).unwrap();
            for field in ["row", "number", "line", "column", "clash", "inaccuracies"] {
                for (_, found) in text.match_indices(&format!("\"{field}\": {{")).map(|(at, _)| text.split_at(at)) {
                    let found = found.split('}').next().unwrap();
                    assert!(!found.contains("\"minimum\": 0"), "{name}: {found}");
                }
            }
        }
    }
}
