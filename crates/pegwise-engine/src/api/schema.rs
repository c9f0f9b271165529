//! The JSON Schemas of the types that programs read and write.

use super::{
    Bench, Candidates, Challenge, Check, CheckedQuestions, DeletedGames, Demo, Evaluations, EventLine, Explained,
    FailureLine, GameLine, HistoryPath, ImportedGames, KeptGames, LineIn, Output, Presets, Puzzles, Reviewed, RuleFile,
    Score, Solved, StaticQuestions, Stats, Strategies, Suggestion, TreeDifferences, TreePosition, TreeStats,
    UnfinishedGames, VerifiedCertificate, VerifiedTree, WebLine,
};
use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::{Value, json};

/// Returns every published schema with its file name, without `.json`.
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
        of_command::<UnfinishedGames>("history unfinished"),
        of_command::<HistoryPath>("history path"),
        of_command::<VerifiedTree>("tree verify"),
        of_command::<TreeStats>("tree stats"),
        of_command::<TreePosition>("tree show"),
        of_command::<TreeDifferences>("tree diff"),
        of_command::<VerifiedCertificate>("certificate verify"),
        of_command::<Bench>("bench"),
        titled("rule-file", "A rules file, as `--rules FILE` reads it", read::<RuleFile>()),
        titled("game-event", "A line that `play`, `break`, `hotseat` and `train` print", written::<GameLine>()),
        titled("web-event", "The line that `web` prints", written::<WebLine>()),
        titled("failure", "The last line of a command that fails", written::<FailureLine>()),
        titled("engine-request", "A line that `pegwise engine` reads", read::<LineIn>()),
        titled("engine-event", "A line that `pegwise engine` writes", written::<EventLine>()),
    ]
}

/// Returns the schema of a command's output.
pub fn of_command<T: JsonSchema>(command: &str) -> (String, Schema) {
    let mut schema = written::<Output<T>>();
    let field = schema.pointer_mut("/properties/command").expect("every output has it");
    *field = json!({ "const": command });
    titled(&command.replace(' ', "-"), &format!("What `pegwise {command} --json` prints"), schema)
}

/// Sets the title of a schema and pairs it with its file name.
pub fn titled(name: &str, title: &str, mut schema: Schema) -> (String, Schema) {
    schema.remove("description");
    schema.insert("title".to_owned(), title.into());
    (name.to_owned(), schema)
}

/// Returns the schema for writing, in which fields that are always present are required.
pub fn written<T: JsonSchema>() -> Schema {
    generated::<T>(SchemaSettings::draft2020_12().for_serialize())
}

/// Returns the schema for reading, in which fields that may be missing are not required.
pub fn read<T: JsonSchema>() -> Schema {
    generated::<T>(SchemaSettings::draft2020_12())
}

fn generated<T: JsonSchema>(settings: SchemaSettings) -> Schema {
    settings.with_transform(RecursiveTransform(unlink)).into_generator().into_root_schema_for::<T>()
}

fn unlink(schema: &mut Schema) {
    if let Some(description) = schema.get("description").and_then(Value::as_str) {
        let lines = description.lines().filter(|line| !(line.starts_with("[`") && line.contains("`]: ")));
        let text = lines.collect::<Vec<_>>().join("\n").replace("[`", "`").replace("`]", "`");
        schema.insert("description".to_owned(), text.trim_end().into());
    }
}
