//! The help in languages other than English, from the catalogue. The English help is the documentation of the
//! arguments.

use crate::args::Args;
use crate::config::ConfigFile;
use crate::options::language_of_system;
use clap::builder::{PossibleValue, Styles};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory};
use pegwise_text::catalogue::{self, Language};
use std::ffi::OsString;

/// The help in the person's language; `None` if the error is not help, or the language is English.
pub(crate) fn translated(error: &clap::Error, words: &[OsString]) -> Option<clap::Error> {
    if !matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand) {
        return None;
    }
    let command = in_spoken_language(Args::command());
    command.try_get_matches_from(words).err().filter(|shown| shown.kind() == error.kind())
}

pub(crate) fn speak_as_asked(words: &[OsString]) {
    catalogue::speak(language(words));
}

/// The language from the arguments, the settings or the system, if the arguments as a whole cannot be parsed.
fn language(words: &[OsString]) -> Language {
    let args: Vec<String> = words.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let asked = args.iter().zip(args.iter().skip(1)).find_map(|(option, value)| match option.strip_prefix("--lang=") {
        Some(value) => Language::of(value),
        None => Language::of(value).filter(|_| option == "--lang"),
    });
    let asked = asked.or_else(|| Language::of(args.last()?.strip_prefix("--lang=")?));
    let set = || ConfigFile::of_this_person().ok()?.read().0.language();
    asked.or_else(set).or_else(language_of_system).unwrap_or(Language::English)
}

pub(crate) fn in_spoken_language(command: Command) -> Command {
    if catalogue::spoken() == Language::English {
        return command;
    }
    let about = (said("help-about"), said("help-long-about"));
    let mut command = in_words(command, &[]).about(about.0).long_about(about.1);
    command.build();
    with_usage(command)
}

/// A message of the help; empty if it is missing, which a test detects.
fn said(id: &str) -> String {
    message(id).unwrap_or_default()
}

fn message(id: &str) -> Option<String> {
    let text = catalogue::say(id, &[]);
    (text != id).then_some(text)
}

fn in_words(command: Command, path: &[&str]) -> Command {
    let style = Styles::styled();
    let usage = style.get_usage();
    let heading = said("help-heading-usage");
    let template = format!("{{about-with-newline}}\n{usage}{heading}{usage:#} {{usage}}\n\n{{all-args}}{{after-help}}");
    let flag = |name: &'static str, short: char, action: ArgAction| {
        let heading = said("help-heading-options");
        Arg::new(name)
            .short(short)
            .long(name)
            .action(action)
            .help_heading(heading)
            .help(said(&format!("help-arg-{name}")))
    };
    let about = said(&about_id(path));
    let after = command.get_after_help().map(|help| examples(&help.to_string(), path));
    let command = if path.is_empty() { command } else { command.about(about) };
    command
        .after_help(after.unwrap_or_default())
        .help_template(template)
        .subcommand_help_heading(said("help-heading-commands"))
        .subcommand_value_name(said("help-word-command"))
        .mut_args(|arg| arg_in_words(arg, path))
        .mut_subcommands(|below| {
            let name = below.get_name().to_owned();
            in_words(below, &[path, &[&name]].concat())
        })
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(flag("help", 'h', ArgAction::Help))
        .arg(flag("version", 'V', ArgAction::Version))
}

fn about_id(path: &[&str]) -> String {
    format!("help-command-{}", path.join("-"))
}

fn examples(help: &str, path: &[&str]) -> String {
    let (example, word) = (said("help-word-example"), said("help-word-examples"));
    let shown = help.lines().filter(|line| is_example(line));
    let mut lines: Vec<String> = shown
        .map(|line| line.replacen("Examples:", &format!("{word}:"), 1).replacen("Example:", &format!("{example}:"), 1))
        .collect();
    if help.lines().any(is_sentence) {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines.push(said(&notes_id(path)));
    }
    lines.join("\n")
}

fn notes_id(path: &[&str]) -> String {
    [&["help-notes"], path].concat().join("-")
}

fn is_example(line: &str) -> bool {
    line.starts_with("  ") || line.starts_with("Example:") || line.starts_with("Examples:")
}

fn is_sentence(line: &str) -> bool {
    !line.is_empty() && !is_example(line)
}

fn arg_in_words(arg: Arg, path: &[&str]) -> Arg {
    let ids = arg_ids(&arg, path);
    let help = ids.iter().find_map(|id| message(id)).unwrap_or_default();
    let heading = match arg.get_help_heading() {
        Some(heading) => said(&heading_id(heading)),
        None if arg.is_positional() => said("help-heading-arguments"),
        None => said("help-heading-options"),
    };
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let default = (!defaults.is_empty()).then(|| format!("[{}: {}]", said("help-word-default"), defaults.join(" ")));
    let values = values(&arg);
    let names: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let among = (!names.is_empty()).then(|| format!("[{}: {}]", said("help-word-values"), names.join(", ")));
    let short = [Some(help.clone()), default.clone(), among].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let explained = values.iter().filter(|value| value.get_help().is_some());
    let explained = explained.map(|value| format!("- {}: {}", value.get_name(), said(&value_id(&arg, value))));
    let explained: Vec<String> = explained.collect();
    let is_long = !explained.is_empty();
    let takes_values = arg.get_action().takes_values();
    let arg = arg.help_heading(heading).help(short);
    let arg = if takes_values { arg.hide_default_value(true).hide_possible_values(true) } else { arg };
    if is_long {
        let parts = [Some(help), Some(explained.join("\n")), default];
        arg.long_help(parts.into_iter().flatten().collect::<Vec<_>>().join("\n\n"))
    } else {
        arg
    }
}

/// The message ids for an argument, in order: its command, the commands above it, all commands.
fn arg_ids(arg: &Arg, path: &[&str]) -> Vec<String> {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = (1..=path.len()).rev().map(|depth| format!("help-arg-{}-{name}", path[..depth].join("-")));
    let of_app = path.is_empty().then(|| format!("help-arg-app-{name}"));
    own.chain(of_app).chain([format!("help-arg-{name}")]).collect()
}

fn heading_id(heading: &str) -> String {
    format!("help-heading-{}", heading.to_lowercase().replace(' ', "-"))
}

fn values(arg: &Arg) -> Vec<PossibleValue> {
    let takes_values = arg.get_action().takes_values();
    let values = if takes_values { arg.get_possible_values() } else { Vec::new() };
    values.into_iter().filter(|value| !value.is_hide_set()).collect()
}

fn value_id(arg: &Arg, value: &PossibleValue) -> String {
    match arg.get_id().as_str() {
        "key" => format!("config-{}", value.get_name()),
        id => format!("help-value-{id}-{}", value.get_name()),
    }
}

pub(crate) fn usage_in_words(usage: &str) -> String {
    format!("{} {}", said("help-heading-usage"), translated_usage(usage))
}

fn translated_usage(usage: &str) -> String {
    let usage = usage.trim().strip_prefix("Usage: ").unwrap_or(usage);
    let usage = usage.replace("[OPTIONS]", &format!("[{}]", said("help-word-options")));
    usage.replace("COMMAND", &said("help-word-command"))
}

fn with_usage(mut command: Command) -> Command {
    let usage = translated_usage(&command.render_usage().to_string());
    // Continuation lines align with the first one.
    let indent = " ".repeat(said("help-heading-usage").chars().count() + 1);
    let usage = usage.lines().map(str::trim_start).collect::<Vec<_>>().join(&format!("\n{indent}"));
    command.override_usage(usage).mut_subcommands(|below| {
        let is_help = below.get_name() == "help";
        let below = with_usage(below);
        if is_help { below.about(said("help-command-help")) } else { below }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn wanted(command: &Command, path: &[&str], ids: &mut BTreeSet<String>) {
        if !path.is_empty() {
            ids.insert(about_id(path));
        }
        let after = command.get_after_help().map(ToString::to_string).unwrap_or_default();
        if after.lines().any(is_sentence) {
            ids.insert(notes_id(path));
        }
        for arg in command.get_arguments() {
            let places = arg_ids(arg, path);
            ids.insert(places.iter().find(|id| message(id).is_some()).unwrap_or(&places[0]).clone());
            ids.extend(arg.get_help_heading().map(heading_id));
            let explained = values(arg).into_iter().filter(|value| value.get_help().is_some());
            ids.extend(explained.map(|value| value_id(arg, &value)));
        }
        for below in command.get_subcommands() {
            wanted(below, &[path, &[below.get_name()]].concat(), ids);
        }
    }

    fn there() -> BTreeSet<String> {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../pegwise-text/locales/de/command-line/help.ftl");
        let text = std::fs::read_to_string(file).unwrap();
        let ids = text.lines().filter_map(|line| Some(line.split_once(" =")?.0.to_owned()));
        ids.filter(|id| id.starts_with("help-") && !id.starts_with("help-word-")).collect()
    }

    const FIXED: [&str; 8] = [
        "help-about",
        "help-long-about",
        "help-heading-usage",
        "help-heading-commands",
        "help-heading-arguments",
        "help-heading-options",
        "help-arg-help",
        "help-arg-version",
    ];

    #[test]
    fn every_command_and_argument_has_help_in_german_and_none_is_idle() {
        let (mut ids, mut missing) = (BTreeSet::new(), Vec::new());
        catalogue::speaking(Language::German, || {
            wanted(&Args::command(), &[], &mut ids);
            ids.extend(FIXED.map(str::to_owned));
            ids.insert("help-command-help".to_owned());
            missing.extend(ids.iter().filter(|id| message(id).is_none()).cloned());
        });
        assert_eq!(missing, Vec::<String>::new(), "missing");
        let idle: Vec<_> = there().difference(&ids).cloned().collect();
        assert_eq!(idle, Vec::<String>::new(), "nobody asks for these");
    }

    #[test]
    fn nothing_of_the_help_stays_english() {
        fn check(command: &mut Command) {
            let help = command.render_long_help().to_string() + &command.render_help().to_string();
            let english = [
                "Usage:",
                "Options:",
                "Arguments:",
                "Commands:",
                "Print help",
                "Print version",
                "[default",
                "ossible values",
            ];
            for word in english {
                assert!(!help.contains(word), "{}: {word}\n{help}", command.get_name());
            }
            command.get_subcommands_mut().filter(|below| below.get_name() != "help").for_each(check);
        }
        catalogue::speaking(Language::German, || check(&mut in_spoken_language(Args::command())));
    }

    #[test]
    fn the_language_is_the_one_asked_for() {
        let of = |args: &str| language(&args.split_whitespace().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("pegwise --lang de --help"), Language::German);
        assert_eq!(of("pegwise play --help --lang=de"), Language::German);
        assert_eq!(of("pegwise --lang=en --help"), Language::English);
    }
}
