//! The reasons for refusing a request, in plain words, derived from the published schema.

use crate::problem::nearest;
use pegwise::notation::shown;
use serde_json::{Map, Value};
use std::sync::LazyLock;

/// A copy of `docs/schema/engine-request.json`, which is not in the package. `cargo xtask schema` writes both.
static SCHEMA: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("requests.json")).expect("it is generated"));

pub(super) fn reason(line: &Map<String, Value>) -> Option<String> {
    if line.contains_key("cancel") {
        return Form::new("cancel", &[definition("CancelLine")]).problem(line);
    }
    let text = match line.get("request") {
        None => return Some("`request` is missing: say what you ask for, such as \"request\": \"rules\"".to_owned()),
        Some(name) => name.as_str(),
    };
    let Some(name) = text else { return Some("`request` must be a text".to_owned()) };
    match Form::of_request(name) {
        Some(form) => form.problem(line),
        None => Some(unknown_request(name)),
    }
}

fn unknown_request(name: &str) -> String {
    let unknown = format!("no request is called `{}`", shown(name));
    match nearest(name, requests().map(request_name)) {
        Some(meant) => format!("{unknown}; did you mean `{meant}`?"),
        None => format!("{unknown}; there are: {}", quoted(requests().map(request_name))),
    }
}

fn quoted<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

pub(in crate::commands) fn definition(name: &str) -> &'static Value {
    &SCHEMA["$defs"][name]
}

pub(in crate::commands) fn requests() -> impl Iterator<Item = &'static Value> {
    definition("RequestLine")["oneOf"].as_array().into_iter().flatten()
}

pub(in crate::commands) fn request_name(schema: &'static Value) -> &'static str {
    schema["properties"]["request"]["const"].as_str().unwrap_or_default()
}

pub(in crate::commands) fn request_named(name: &str) -> Option<&'static Value> {
    requests().find(|schema| request_name(schema) == name)
}

#[cfg(feature = "mcp")]
pub(in crate::commands) fn problem_with(
    name: &str,
    schema: &'static Value,
    object: &Map<String, Value>,
) -> Option<String> {
    Form::new(name, &[schema]).problem(object)
}

struct Form<'a> {
    name: &'a str,
    fields: Vec<Field>,
}

struct Field {
    name: &'static str,
    schema: &'static Value,
    required: bool,
}

impl<'a> Form<'a> {
    fn new(name: &'a str, schemas: &[&'static Value]) -> Self {
        Form { name, fields: schemas.iter().flat_map(|schema| fields(schema)).collect() }
    }

    fn of_request(name: &'a str) -> Option<Self> {
        let schema = request_named(name)?;
        Some(Form::new(name, &[definition("RequestLine"), schema]))
    }

    fn problem(&self, object: &Map<String, Value>) -> Option<String> {
        let is_known = |key: &String| self.fields.iter().any(|field| field.name == key);
        if let Some(unknown) = object.keys().find(|key| !is_known(key)) {
            let known = quoted(self.fields.iter().map(|field| field.name));
            return Some(format!("`{}` has no field `{}`; it has: {known}", self.name, shown(unknown)));
        }
        self.fields.iter().find_map(|field| match object.get(field.name) {
            Some(value) => field.problem(value),
            None => field.required.then(|| format!("`{}` needs `{}`: {}", self.name, field.name, kind(field.schema))),
        })
    }
}

fn fields(schema: &'static Value) -> impl Iterator<Item = Field> {
    let required = |name: &str| schema["required"].as_array().is_some_and(|names| names.iter().any(|one| one == name));
    let properties = schema["properties"].as_object().into_iter().flatten();
    properties.map(move |(name, schema)| Field { name, schema, required: required(name) })
}

impl Field {
    fn problem(&self, value: &Value) -> Option<String> {
        let parts = value.as_object().zip(choices(self.schema).find(|choice| choice.get("properties").is_some()));
        if let Some((object, schema)) = parts {
            return Form::new(self.name, &[schema]).problem(object);
        }
        (!fits(self.schema, value)).then(|| format!("`{}` must be {}", self.name, kind(self.schema)))
    }
}

fn choices(schema: &'static Value) -> Box<dyn Iterator<Item = &'static Value>> {
    if let Some(reference) = schema["$ref"].as_str() {
        return choices(definition(reference.trim_start_matches("#/$defs/")));
    }
    match schema["anyOf"].as_array().or(schema["oneOf"].as_array()) {
        Some(several) => Box::new(several.iter().flat_map(choices)),
        None => Box::new(std::iter::once(schema)),
    }
}

fn fits(schema: &'static Value, value: &Value) -> bool {
    choices(schema).any(|choice| match &choice["const"] {
        Value::Null => types(choice).any(|name| has_type(choice, name, value)),
        only => value == only,
    })
}

fn types(schema: &'static Value) -> impl Iterator<Item = &'static str> {
    let several = schema["type"].as_array().into_iter().flatten();
    several.chain(schema.get("type").filter(|name| name.is_string())).filter_map(Value::as_str)
}

fn has_type(schema: &'static Value, name: &str, value: &Value) -> bool {
    let (least, most) = (schema["minimum"].as_u64(), schema["maximum"].as_u64());
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        // Ranges are checked by the code that uses the numbers.
        "number" => value.is_number(),
        "integer" => {
            value.as_u64().is_some_and(|number| least <= Some(number) && most.is_none_or(|most| number <= most))
        }
        "array" => value.as_array().is_some_and(|items| items.iter().all(|item| fits(&schema["items"], item))),
        _ => false,
    }
}

fn kind(schema: &'static Value) -> String {
    let mut kinds: Vec<String> = choices(schema).filter_map(kind_of_one).collect();
    if kinds.len() > 1 && choices(schema).all(|choice| choice.get("const").is_none()) {
        // If there are several kinds, limits are omitted because they would be ambiguous.
        for kind in &mut kinds {
            kind.truncate(kind.find(',').unwrap_or(kind.len()));
        }
    }
    match kinds.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
}

fn kind_of_one(schema: &'static Value) -> Option<String> {
    if let Some(only) = schema["const"].as_str() {
        return Some(format!("`{only}`"));
    }
    let kind = match types(schema).find(|name| *name != "null")? {
        "boolean" => "`true` or `false`",
        "string" => "a text",
        "number" => "a number",
        "integer" => "a whole number",
        "array" => "a list of texts",
        _ => "an object",
    };
    Some(match (&schema["minimum"], &schema["maximum"]) {
        (Value::Null, _) => kind.to_owned(),
        (least, Value::Null) => format!("{kind}, {least} or more"),
        (least, most) => format!("{kind} from {least} to {most}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refused(line: &Value) -> String {
        reason(line.as_object().unwrap()).unwrap()
    }

    #[test]
    fn a_refusal_says_what_would_be_right() {
        let cases = [
            (json!({"id": 7.5, "request": "rules"}), "`id` must be a whole number or a text"),
            (json!({"id": 1}), "`request` is missing: say what you ask for, such as \"request\": \"rules\""),
            (json!({"id": 1, "request": 2}), "`request` must be a text"),
            (json!({"id": 1, "request": "sugest"}), "no request is called `sugest`; did you mean `suggest`?"),
            (json!({"request": "rules"}), "`rules` needs `id`: a whole number or a text"),
            (json!({"id": 1, "request": "suggest"}), "`suggest` needs `game`: a text"),
            (
                json!({"id": 1, "request": "suggest", "game": "4x6", "strategie": "knuth"}),
                "`suggest` has no field `strategie`; it has: `id`, `limits`, `request`, `game`, `strategy`, `alphabet`",
            ),
            (json!({"id": 1, "request": "evaluate", "strategies": "knuth"}), "`strategies` must be a list of texts"),
            (
                json!({"id": 1, "request": "evaluate", "strategies": ["knuth", 2]}),
                "`strategies` must be a list of texts",
            ),
            (json!({"id": 1, "request": "rank", "game": "", "pool": "some"}), "`pool` must be `all` or `candidates`"),
            (
                json!({"id": 1, "request": "candidates", "game": "", "limit": -1}),
                "`limit` must be a whole number, 0 or more",
            ),
            (
                json!({"id": 1, "request": "puzzle", "kind": "win", "level": "easy", "seed": 1}),
                "`kind` must be `deduce`, `win-next`, `impossible`, `wrong-answer` or `padlock`",
            ),
            (
                json!({"id": 1, "request": "puzzle", "kind": "deduce", "level": "easy", "seed": 1, "count": 300}),
                "`count` must be a whole number from 1 to 100",
            ),
            (json!({"id": 1, "request": "rules", "limits": 5}), "`limits` must be an object"),
            (
                json!({"id": 1, "request": "rules", "limits": {"second": 5}}),
                "`limits` has no field `second`; it has: `seconds`, `memory`",
            ),
            (json!({"id": 1, "request": "rules", "limits": {"seconds": "5"}}), "`seconds` must be a number, 0 or more"),
            (json!({"cancel": 1, "id": 2}), "`cancel` has no field `id`; it has: `cancel`"),
            (json!({"cancel": []}), "`cancel` must be a whole number or a text"),
        ];
        for (line, said) in cases {
            assert_eq!(refused(&line), said);
        }
        let unknown = refused(&json!({"id": 1, "request": "dance"}));
        assert!(unknown.starts_with("no request is called `dance`; there are: `suggest`, `explain`,"), "{unknown}");
    }

    #[test]
    fn every_field_is_looked_at() {
        for schema in requests() {
            let form = Form::of_request(request_name(schema)).unwrap();
            for field in &form.fields {
                let said = field.problem(&json!([{}])).unwrap();
                assert!(said.starts_with(&format!("`{}` must be ", field.name)), "{said}");
            }
        }
    }

    #[test]
    fn the_page_has_every_field() {
        let page = include_str!("../../../../../docs/engine.md");
        let section = |heading: &str| {
            let (_, rest) = page.split_once(&format!("\n### {heading}\n")).unwrap_or_else(|| panic!("no {heading}"));
            rest.split_once("\n### ").map_or(rest, |(section, _)| section)
        };
        for schema in requests() {
            let name = request_name(schema);
            let table = table(schema);
            assert!(section(name).contains(&table), "the section `{name}` should have\n\n{table}");
        }
        let table = table(definition("RequestLimits"));
        assert!(page.contains(&table), "the page should have\n\n{table}");
    }

    fn table(schema: &'static Value) -> String {
        let rows = fields(schema).filter(|field| field.name != "request").map(|field| {
            let about = field.schema["description"].as_str().unwrap();
            let default = match (field.required, field.schema.get("default")) {
                (true, _) => "required".to_owned(),
                (false, Some(default)) => format!("`{default}`"),
                (false, None) => "optional".to_owned(),
            };
            format!("| `{}` | {} | {default} | {about} |\n", field.name, kind(field.schema))
        });
        let rows: String = rows.collect();
        if rows.is_empty() { rows } else { format!("\n| field | type | default | |\n|---|---|---|---|\n{rows}") }
    }
}
