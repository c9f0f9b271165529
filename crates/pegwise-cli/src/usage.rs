//! Argument errors in the current language. In English, the parser's own text is used.

use crate::help;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use pegwise_text::catalogue::{self, Language};
use pegwise_text::t;
use std::error::Error as _;
use std::num::ParseIntError;

pub(crate) fn in_spoken_language(error: &Error) -> Option<String> {
    if catalogue::spoken() == Language::English { None } else { in_words(error) }
}

/// Returns `None` for the few kinds that stay in English.
fn in_words(error: &Error) -> Option<String> {
    let said = |kind| error.get(kind).map(text).filter(|text| !text.is_empty());
    let (arg, value) = (said(ContextKind::InvalidArg), said(ContextKind::InvalidValue));
    let problem = match error.kind() {
        ErrorKind::UnknownArgument => t!("usage-unknown", arg = arg?),
        ErrorKind::InvalidSubcommand => t!("usage-no-command", command = said(ContextKind::InvalidSubcommand)?),
        ErrorKind::InvalidValue if value.is_none() => t!("usage-no-value", arg = arg?),
        ErrorKind::InvalidValue => {
            t!("usage-value", arg = arg?, value = value?, values = said(ContextKind::ValidValue)?)
        }
        // The parser's reason for an invalid number adds nothing.
        ErrorKind::ValueValidation => match error.source().filter(|reason| !reason.is::<ParseIntError>()) {
            Some(reason) => t!("usage-invalid", arg = arg?, value = value?, reason = reason.to_string()),
            None => t!("usage-not-understood", arg = arg?, value = value?),
        },
        ErrorKind::MissingRequiredArgument => t!("usage-missing", args = arg?),
        ErrorKind::MissingSubcommand => t!("usage-missing-command", commands = said(ContextKind::ValidSubcommand)?),
        ErrorKind::ArgumentConflict => t!("usage-conflict", arg = arg?, other = said(ContextKind::PriorArg)?),
        _ => return None,
    };
    let near = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let tip = near.into_iter().find_map(said).map(|near| t!("usage-near", near = near));
    let tip = said(ContextKind::Suggested).or(tip);
    let usage = said(ContextKind::Usage).map(|usage| help::usage_in_words(&usage));
    let lines = [Some(problem), tip, usage, Some(t!("usage-help"))];
    Some(lines.into_iter().flatten().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>().join("\n\n"))
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
    use pegwise_text::catalogue::speaking;

    fn said(args: &str) -> String {
        let error = Args::try_parse_from(args.split(' ')).expect_err("nonsense");
        speaking(Language::German, || in_words(&error)).unwrap_or_else(|| panic!("{:?}: {error}", error.kind()))
    }

    #[test]
    fn nonsense_is_refused_in_german() {
        for (args, expected) in [
            ("pegwise play --sed 3", "„--sed“ gibt es hier nicht."),
            ("pegwise play --sed 3", "Meinst du „--seed“?"),
            ("pegwise sugest", "Den Befehl „sugest“ gibt es nicht."),
            ("pegwise sugest", "Meinst du „rules, suggest“?"),
            ("pegwise sugest", "Aufruf: pegwise [OPTIONEN] [BEFEHL]"),
            ("pegwise play --seed x", "„x“ passt nicht zu „--seed <N>“.\n"),
            ("pegwise --format pdf play", "möglich sind: table, json, csv, markdown"),
            ("pegwise score 1122", "Es fehlt: <SECRET>"),
            ("pegwise play --evil --seed 3", "lässt sich nicht mit"),
            ("pegwise play --seed", "fehlt der Wert"),
        ] {
            let said = said(args);
            assert!(said.contains(expected), "{args}: {said}");
            assert!(said.ends_with("„--help“ sagt mehr."), "{said}");
        }
    }
}
