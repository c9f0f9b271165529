//! The list of tools. The arguments of a request follow the published schema of `pegwise engine`.

use super::secrets::{self, SecretTool};
use crate::commands::engine::refusal;
use rmcp::model::{JsonObject, Tool, ToolAnnotations};
use serde_json::{Value, json};
use std::sync::LazyLock;

pub(super) static TOOLS: LazyLock<Vec<ToolEntry>> = LazyLock::new(|| {
    let requests = REQUESTS.iter().map(|&(name, title, description)| ToolEntry {
        kind: Kind::Request,
        name,
        title,
        description,
        schema: request_schema(name),
    });
    let secrets = secrets::ALL.iter().map(|&tool| ToolEntry {
        kind: Kind::Secret(tool),
        name: tool.name(),
        title: tool.title(),
        description: tool.description(),
        schema: tool.schema(),
    });
    requests.chain(secrets).collect()
});

pub(super) struct ToolEntry {
    pub(super) kind: Kind,
    pub(super) name: &'static str,
    title: &'static str,
    description: &'static str,
    schema: Value,
}

#[derive(Clone, Copy)]
pub(super) enum Kind {
    Request,
    Secret(SecretTool),
}

impl ToolEntry {
    pub(super) fn named(name: &str) -> Option<&'static ToolEntry> {
        TOOLS.iter().find(|tool| tool.name == name)
    }

    pub(super) fn listed(&self) -> Tool {
        let schema = self.schema.as_object().expect("a schema of arguments is an object");
        let annotations = ToolAnnotations::new().read_only(true).destructive(false).open_world(false);
        Tool::new(self.name, self.description, schema.clone()).with_title(self.title).with_annotations(annotations)
    }

    pub(super) fn problem(&'static self, arguments: &JsonObject) -> Option<String> {
        refusal::problem_with(self.name, &self.schema, arguments)
    }
}

/// Returns the schema of a request with its `limits`, but without `request`, which the name of the tool replaces.
fn request_schema(name: &str) -> Value {
    let mut schema = refusal::request_named(name).cloned().expect("a test compares the names");
    schema["properties"]["limits"] = refusal::definition("RequestLine")["properties"]["limits"].clone();
    schema["properties"].as_object_mut().expect("it is an object").shift_remove("request");
    schema["required"].as_array_mut().expect("it is a list").retain(|field| field != "request");
    schema["additionalProperties"] = json!(false);
    let mut definitions = JsonObject::new();
    define(&schema, &mut definitions);
    schema["$defs"] = Value::Object(definitions);
    schema
}

fn define(schema: &Value, definitions: &mut JsonObject) {
    match schema {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(|link| link.as_str()?.strip_prefix("#/$defs/"));
            if let Some(name) = name.filter(|name| !definitions.contains_key(*name)) {
                let definition = refusal::definition(name);
                definitions.insert(name.to_owned(), definition.clone());
                define(definition, definitions);
            }
            fields.values().for_each(|field| define(field, definitions));
        }
        Value::Array(items) => items.iter().for_each(|item| define(item, definitions)),
        _ => {}
    }
}

const REQUESTS: [(&str, &str, &str); 15] = [
    (
        "score",
        "Score a guess",
        "Answers a guess at a known secret: black pegs (right colour, right place) and white pegs (right colour, wrong \
        place), written `black.white`. `explain` goes through it peg by peg.",
    ),
    (
        "suggest",
        "Suggest a guess",
        "Finds the best next guess in a game and says why. `game` is one line: the rules, then `guess:answer` for each row, such \
        as `4x6 1122:1.0 1344:0.1`. If the answers contradict each other, the result says which.",
    ),
    (
        "check",
        "Check the answers of a game",
        "Says how many codes fit all answers of a game; if none does, which rows contradict each other and which corrections \
        repair the game.",
    ),
    (
        "candidates",
        "List the codes that fit",
        "Says how many codes fit all answers of a game, and lists the first `limit` of them.",
    ),
    (
        "explain",
        "Explain guesses",
        "Says what each of several guesses would tell in a game: how many codes would be left on average and at worst, and how \
        likely it is to win.",
    ),
    (
        "review",
        "Review a game",
        "Says what each guess of a finished or unfinished game cost compared with the best play (skill), and what its answer \
        gave (luck). `secret`, if it is known, finds wrong answers.",
    ),
    (
        "judge",
        "Judge a guess",
        "Says what a guess would cost in a game compared with the best one, before its answer is known.",
    ),
    (
        "rank",
        "Rank guesses",
        "Lists the best guesses in a game in groups of equal value, and what the game then needs on average.",
    ),
    (
        "regret",
        "Measure regret",
        "Says what guesses lose against the best ones, each in its own game: `guesses` has one for each of `games`, all on one board. \
        Guesses lost are exact, or `null` if optimal play is not proved; bits lost are exact, or labelled as an estimate.",
    ),
    (
        "tree",
        "Look into a strategy",
        "Says what a strategy guesses in a position and what follows each answer. The position is given by the answers so far, or by the \
        secret that is guessed there.",
    ),
    (
        "evaluate",
        "Evaluate strategies",
        "Plays strategies against every secret of a board: total, mean, largest number of guesses, distribution. Can take long \
        on large boards; `limits.seconds` stops it.",
    ),
    (
        "optimal",
        "Find optimal play",
        "Finds the best possible strategy of a board and proves that none is better, or says within which bounds it is. Can take very \
        long; `limits.seconds` stops it with what is known by then.",
    ),
    (
        "puzzle",
        "Make puzzles",
        "Makes puzzles from a seed, with their solutions: games in progress with a question. The same seed makes the same puzzles.",
    ),
    ("strategies", "List strategies", "Lists the usual strategies by name."),
    ("rules", "List boards", "Lists the named boards, and the variants that rules can have."),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_request_is_a_tool() {
        let there: BTreeSet<&str> = refusal::requests().map(refusal::request_name).collect();
        assert_eq!(REQUESTS.map(|(name, ..)| name).into_iter().collect::<BTreeSet<_>>(), there);
        let names: BTreeSet<&str> = TOOLS.iter().map(|tool| tool.name).collect();
        assert_eq!(names.len(), TOOLS.len());
    }

    #[test]
    fn wrong_arguments_are_refused_in_plain_words() {
        for (tool, arguments, expected) in [
            ("suggest", json!({}), "`suggest` needs `game`: a text"),
            ("suggest", json!({"game": "4x6", "id": 1}), "`suggest` has no field `id`; it has: "),
            ("answer", json!({"challenge": 3, "guess": "1122"}), "`challenge` must be a text"),
            ("challenge", json!({"seed": -1}), "`seed` must be a whole number, 0 or more"),
        ] {
            let tool = ToolEntry::named(tool).unwrap();
            let problem = tool.problem(arguments.as_object().unwrap()).unwrap();
            assert!(problem.starts_with(expected), "{problem}");
        }
    }
}
