//! Argument errors in the current language.

use crate::help;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use pegwise_text::t;
use std::error::Error as _;
use std::net::AddrParseError;
use std::num::ParseIntError;

pub(crate) fn in_words(error: &Error) -> String {
    let usage = said(error, ContextKind::Usage).map(|usage| help::usage_in_words(&usage));
    let parts = [Some(problem(error)), tip(error), usage, Some(t!("usage-help"))];
    parts.into_iter().flatten().filter(|part| !part.trim().is_empty()).collect::<Vec<_>>().join("\n\n")
}

pub(crate) fn in_one_line(error: &Error) -> String {
    let parts = [Some(problem(error)), tip(error)].into_iter().flatten().collect::<Vec<_>>().join(" ");
    parts.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn problem(error: &Error) -> String {
    translated(error).unwrap_or_else(|| {
        let own = error.to_string();
        own.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ").to_owned()
    })
}

/// Whether the reason adds nothing to the value: it is not a number or an address.
fn is_of_parser(reason: &&(dyn std::error::Error + 'static)) -> bool {
    reason.is::<ParseIntError>() || reason.is::<AddrParseError>()
}

fn translated(error: &Error) -> Option<String> {
    let said = |kind| said(error, kind).map(|text| help::placeholders(&text));
    let (arg, value) = (said(ContextKind::InvalidArg), said(ContextKind::InvalidValue));
    Some(match error.kind() {
        ErrorKind::UnknownArgument => t!("usage-unknown", arg = arg?),
        ErrorKind::InvalidSubcommand => {
            t!("usage-no-command", command = said(ContextKind::InvalidSubcommand).unwrap_or_default())
        }
        ErrorKind::InvalidValue if value.is_none() => t!("usage-no-value", arg = arg?),
        ErrorKind::InvalidValue => {
            t!("usage-value", arg = arg?, value = value?, values = said(ContextKind::ValidValue)?)
        }
        ErrorKind::ValueValidation => match error.source().filter(|reason| !is_of_parser(reason)) {
            Some(reason) => t!("usage-invalid", arg = arg?, value = value?, reason = reason.to_string()),
            None => t!("usage-not-understood", arg = arg?, value = value?),
        },
        ErrorKind::MissingRequiredArgument => t!("usage-missing", args = arg?),
        ErrorKind::MissingSubcommand => t!("usage-missing-command", commands = said(ContextKind::ValidSubcommand)?),
        ErrorKind::ArgumentConflict if arg.is_some() && arg == said(ContextKind::PriorArg) => {
            t!("usage-repeated", arg = arg?)
        }
        ErrorKind::ArgumentConflict => t!("usage-conflict", arg = arg?, other = said(ContextKind::PriorArg)?),
        _ => return None,
    })
}

fn tip(error: &Error) -> Option<String> {
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let meant = error.get(ContextKind::InvalidSubcommand).and_then(meant).map(|near| t!("usage-near", near = near));
    // The parser's own tips, such as how to pass an option as a value, begin in lower case.
    let own = said(error, ContextKind::Suggested).filter(|tip| tip.starts_with(char::is_uppercase));
    let is_of = |command: &str| said(error, ContextKind::Usage).is_some_and(|usage| usage.contains(command));
    let is_time = said(error, ContextKind::InvalidArg).is_some_and(|arg| arg == "--time");
    let time = (is_time && is_of(" tournament ")).then(|| t!("usage-tournament-time"));
    meant.or(time).or(own).or_else(|| {
        near.into_iter().find_map(|kind| nearest(error.get(kind)?)).map(|near| t!("usage-near", near = near))
    })
}

/// Words of other programs, and the commands that do what they say.
const MEANT: [(&str, &str); 18] = [
    ("analyse", "review"),
    ("analyze", "review"),
    ("best", "suggest"),
    ("diagnose", "check"),
    ("game", "play"),
    ("get", "show"),
    ("hint", "suggest"),
    ("list", "candidates"),
    ("mastermind", "play"),
    ("new", "play"),
    ("notation", "rules"),
    ("options", "--help"),
    ("prove", "optimal"),
    ("serve", "web"),
    ("settings", "config"),
    ("solve", "suggest"),
    ("superhirn", "play"),
    ("version", "--version"),
];

fn meant(written: &ContextValue) -> Option<&'static str> {
    let written = text(written);
    MEANT.iter().find(|(word, _)| *word == written).map(|(_, command)| *command)
}

/// The parser puts the most similar word last.
fn nearest(value: &ContextValue) -> Option<String> {
    match value {
        ContextValue::Strings(words) => words.last().cloned(),
        other => Some(text(other)),
    }
}

fn said(error: &Error, kind: ContextKind) -> Option<String> {
    error.get(kind).map(text).filter(|text| !text.is_empty())
}

fn text(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(words) => words.join(", "),
        ContextValue::StyledStrs(words) => words.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Args;
    use clap::Parser;
    use pegwise_text::catalogue::{Language, speaking};

    fn said(language: Language, args: &str) -> String {
        speaking(language, || in_words(&Args::try_parse_from(args.split(' ')).expect_err("nonsense")))
    }

    #[test]
    fn nonsense_is_refused_in_both_languages() {
        for (args, english, german) in [
            ("pegwise play --sed 3", "“--sed” is not known here.", "„--sed“ gibt es hier nicht."),
            ("pegwise play --sed 3", "Did you mean “--seed”?", "Meinst du „--seed“?"),
            ("pegwise sugest", "“sugest” is not a command.", "Den Befehl „sugest“ gibt es nicht."),
            ("pegwise sugest", "Did you mean “suggest”?", "Meinst du „suggest“?"),
            ("pegwise solve", "Did you mean “suggest”?", "Meinst du „suggest“?"),
            ("pegwise mastermind", "Did you mean “play”?", "Meinst du „play“?"),
            ("pegwise tournament knuth --time 3", "--games N plays fewer", "--games N spielt weniger"),
            ("pegwise version", "Did you mean “--version”?", "Meinst du „--version“?"),
            ("pegwise help options", "Did you mean “--help”?", "Meinst du „--help“?"),
            ("pegwise help notation", "Did you mean “rules”?", "Meinst du „rules“?"),
            ("pegwise config get theme", "Did you mean “show”?", "Meinst du „show“?"),
            ("pegwise play --memory 0", "write a number, 1 or more", "schreib eine Zahl, 1 oder mehr"),
            ("pegwise sugest", "Usage: pegwise [OPTIONS] [COMMAND]", "Aufruf: pegwise [OPTIONEN] [BEFEHL]"),
            ("pegwise play --seed x", "a whole number from 0 to 18", "eine ganze Zahl von 0 bis 18"),
            ("pegwise --format pdf play", "values: table, json, csv", "möglich sind: table, json, csv, markdown"),
            ("pegwise check", "Missing: <GAME>...", "Es fehlt: <SPIEL>..."),
            ("pegwise suggest --tpo 3", "--tpo” is not known here.\n\nUsage", "--tpo“ gibt es hier nicht.\n\nAufruf"),
            ("pegwise play --evil --seed 3", "cannot be used with", "lässt sich nicht mit"),
            ("pegwise play --seed 1 --seed 2", "Give “--seed <N>” only once.", "Gib „--seed <N>“ nur einmal an."),
            ("pegwise play --seed", "needs a value", "fehlt der Wert"),
            ("pegwise evaluate --games 0", "write a number, 1 or more", "schreib eine Zahl, 1 oder mehr"),
            ("pegwise play --threads 0", "a whole number from 1 to 1,024", "eine ganze Zahl von 1 bis 1.024"),
            ("pegwise puzzle --count x", "a whole number from 1 to 500", "eine ganze Zahl von 1 bis 500"),
            ("pegwise web --port 65536", "number from 0 to 65,535", "Zahl von 0 bis 65.535"),
            ("pegwise --lang fr", "en or de", "en oder de"),
        ] {
            for (language, expected, end) in [
                (Language::English, english, "“--help” shows more."),
                (Language::German, german, "„--help“ sagt mehr."),
            ] {
                let said = said(language, args);
                assert!(said.contains(expected), "{args}: {said}");
                assert!(said.ends_with(end), "{said}");
            }
        }
    }
}
