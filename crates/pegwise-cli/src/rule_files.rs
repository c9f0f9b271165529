use crate::failure::{Failure, Outcome};
use crate::files::read_file;
use pegwise::Rules;
use pegwise::api::RuleFile;
use pegwise::notation::{Alphabet, shown};
use pegwise_text::t;
use std::ops::Range;
use std::path::Path;

pub(crate) fn read_with_texts(file: &str) -> Outcome<(RuleFile, Rules, Alphabet)> {
    let text = read_file(Path::new(file))?;
    // TOML never begins with a brace, whatever the file is called.
    let is_json = file.to_lowercase().ends_with("json") || text.trim_start().starts_with('{');
    let read = if is_json { from_json(file, &text) } else { from_toml(file, &text) }?;
    let rules = read.rules().map_err(|flaw| in_line(file, flaw.line_in(&text), &flaw.to_string()))?;
    Ok((read, rules.0, rules.1))
}

pub(crate) fn facts(file: &RuleFile) -> Option<String> {
    let sum = file.digit_sum.map(|sum| t!("cli-rules-sum", sum = sum.to_string()));
    let given = Some(file.given.join(" ")).filter(|rows| !rows.is_empty());
    let given = given.map(|rows| t!("cli-rules-given", rows = rows));
    let facts: Vec<String> = sum.into_iter().chain(given).collect();
    Some(facts.join(" ")).filter(|facts| !facts.is_empty())
}

fn from_json(file: &str, text: &str) -> Outcome<RuleFile> {
    serde_json::from_str(text).map_err(|error| {
        let said = error.to_string();
        // `in_line` adds the line number.
        let said = said.rsplit_once(" at line ").map_or(said.as_str(), |(said, _)| said);
        let problem = if error.is_data() { of_field(said) } else { t!("cli-rules-no-json", said = said) };
        in_line(file, error.line(), &problem)
    })
}

fn from_toml(file: &str, text: &str) -> Outcome<RuleFile> {
    let line_of = |span: Option<Range<usize>>| {
        let before = span.map_or(0, |span| span.start);
        text[..before.min(text.len())].matches('\n').count() + 1
    };
    if let Err(error) = text.parse::<toml_edit::DocumentMut>() {
        let problem = t!("cli-rules-no-toml", said = error.message());
        return Err(in_line(file, line_of(error.span()), &problem));
    }
    toml_edit::de::from_str(text).map_err(|error| in_line(file, line_of(error.span()), &of_field(error.message())))
}

fn of_field(said: &str) -> String {
    let quoted: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    match quoted.as_slice() {
        [found, "en", "de"] => t!("cli-rules-language", found = shown(found)),
        [found, fields @ ..] if said.starts_with("unknown field") => {
            t!("cli-rules-field", found = shown(found), fields = fields.join(", "))
        }
        [found, values @ ..] if said.starts_with("unknown variant") => {
            t!("cli-rules-choice", found = shown(found), values = values.join(", "))
        }
        [field] if said.starts_with("missing field") => t!("cli-rules-missing", field = *field),
        _ => match kind_expected(said) {
            Some(kind) => t!("cli-rules-kind", kind = kind),
            None => t!("cli-rules-value", said = said),
        },
    }
}

fn kind_expected(said: &str) -> Option<&'static str> {
    let (_, expected) = said.strip_prefix("invalid type: ")?.rsplit_once("expected ")?;
    Some(match expected {
        "u8" | "u16" | "u64" | "usize" => "number",
        "a string" => "text",
        "a sequence" => "list",
        "a boolean" => "truth",
        _ => return None,
    })
}

fn in_line(file: &str, line: usize, problem: &str) -> Failure {
    Failure::Usage(t!("cli-in-line", file = file, line = line, problem = problem))
}
