//! Help texts. Examples come first, and only `pegwise --help` shows the common options. Manual pages and completions
//! use the argument definitions unchanged.
//!
//! The English help of commands and arguments is in their doc comments. All other texts are in the catalogue.

use crate::args::{Args, ask_for_json};
use crate::config::ConfigFile;
use crate::options::language_of_system;
use clap::builder::{PossibleValue, StyledStr, Styles};
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, Command, CommandFactory};
use pegwise_text::catalogue::{self, Language};
use std::ffi::OsString;

const EVERYDAY: [&str; 6] = [
    "play",
    "suggest 1122:1.1 1344:0.2",
    "check 1122:1.1 3456:0.0",
    "review 1122:1.1 1344:0.2 3512:4.0",
    "puzzle",
    "demo 3632",
];

/// All other commands, in groups. Each group has the end of its message id and its commands.
const GROUPS: [(&str, &[&str]); 6] = [
    ("play", &["break", "hotseat", "challenge"]),
    ("solve", &["candidates", "explain", "score"]),
    ("learn", &["train", "stats", "history"]),
    ("research", &["evaluate", "optimal", "static", "tree", "certificate", "tournament"]),
    ("connect", &["web", "engine", "mcp", "conformance"]),
    ("set-up", &["rules", "strategies", "config", "completions", "man", "bench"]),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Length {
    Short,
    Full,
}

pub(crate) fn instead_of(error: &clap::Error, words: &[OsString]) -> Option<clap::Error> {
    let length = match error.kind() {
        ErrorKind::DisplayHelp if !words.iter().any(|word| word == "-h") => Length::Full,
        ErrorKind::DisplayHelp | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => Length::Short,
        _ => return None,
    };
    shown(length).try_get_matches_from(words).err().filter(|shown| shown.kind() == error.kind())
}

pub(crate) fn short() -> String {
    shown(Length::Short).render_help().to_string()
}

pub(crate) fn speak_as_asked(words: &[OsString]) {
    catalogue::speak(language(words));
}

/// Returns the language according to the arguments, the settings or the system, even if the arguments cannot be parsed.
fn language(words: &[OsString]) -> Language {
    let args: Vec<String> = words.iter().map(|arg| arg.to_string_lossy().into_owned()).collect();
    let asked = args.iter().zip(args.iter().skip(1)).find_map(|(option, value)| match option.strip_prefix("--lang=") {
        Some(value) => Language::of(value),
        None => Language::of(value).filter(|_| option == "--lang"),
    });
    let asked = asked.or_else(|| Language::of(args.last()?.strip_prefix("--lang=")?));
    let set = || ConfigFile::of_this_person().ok()?.read().0.language();
    // By default, JSON is in English.
    let usual = || if ask_for_json(words) { None } else { set().or_else(language_of_system) };
    asked.or_else(usual).unwrap_or(Language::English)
}

fn shown(length: Length) -> Command {
    let mut command = in_words(Args::command(), &[], length);
    command.build();
    let command = with_usage(command).mut_subcommands(without_common);
    overview(command, length)
}

fn said(id: &str) -> String {
    catalogue::say(id, &[])
}

fn said_or(id: &str, documentation: &str) -> String {
    message(id).unwrap_or_else(|| documentation.to_owned())
}

fn message(id: &str) -> Option<String> {
    catalogue::find(id, &[])
}

fn title(text: &str) -> String {
    let style = *Styles::styled().get_header();
    format!("{style}{text}{style:#}")
}

/// Clap wraps the arguments and notes but not the template, so examples stay on one line.
fn template(rest: &str) -> String {
    let usage = title(&said("help-heading-usage"));
    format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{rest}")
}

fn in_words(command: Command, path: &[&str], length: Length) -> Command {
    let flag = |name: &'static str, short: char, action: ArgAction| {
        Arg::new(name).short(short).long(name).action(action).hide(true)
    };
    let about = said_or(&about_id(path), &text_of(command.get_about()));
    let after = text_of(command.get_after_help());
    let notes = notes(&after, path).filter(|_| length == Length::Full);
    let end = notes.into_iter().chain([said("help-common")]).collect::<Vec<_>>().join("\n\n");
    let has_list = command.get_arguments().next().is_some() || command.has_subcommands();
    let list = if has_list { "\n\n{all-args}" } else { "" };
    command
        .about(about)
        .long_about(None)
        .after_help(end)
        .help_template(template(&format!("{}{list}{{after-help}}", examples(&after))))
        .subcommand_help_heading(said("help-heading-commands"))
        .subcommand_value_name(placeholders("COMMAND"))
        .mut_args(|arg| arg_in_words(arg, path, length))
        .mut_subcommands(|below| {
            let name = below.get_name().to_owned();
            in_words(below, &[path, &[&name]].concat(), length)
        })
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(flag("help", 'h', ArgAction::Help))
        .arg(flag("version", 'V', ArgAction::Version))
}

fn without_common(command: Command) -> Command {
    let command = command.mut_args(|arg| {
        let is_hidden = arg.is_global_set() || arg.is_hide_set();
        arg.hide(is_hidden)
    });
    command.mut_subcommands(|below| {
        let is_help = below.get_name() == "help";
        without_common(below).hide(is_help)
    })
}

fn overview(command: Command, length: Length) -> Command {
    let about = |name: &str| text_of(command.find_subcommand(name).and_then(Command::get_about));
    let app = ("pegwise".to_owned(), said("help-app"));
    let everyday = EVERYDAY.map(|words| {
        let name = words.split(' ').next().expect("a command");
        (format!("pegwise {words}"), about(name))
    });
    let everyday: Vec<(String, String)> = [app].into_iter().chain(everyday).collect();
    let mut lines = vec![title(&format!("{}:", said("help-word-examples")))];
    let width = everyday.iter().map(|(words, _)| words.len()).max().unwrap_or_default();
    lines.extend(everyday.iter().map(|(words, about)| format!("  {words:width$}  {about}")));
    lines.push(String::new());
    let is_there = |name: &&&str| !command.find_subcommand(name).is_some_and(Command::is_hide_set);
    let there = |names: &'static [&str]| names.iter().filter(is_there).copied().collect::<Vec<_>>();
    let groups = GROUPS.map(|(id, names)| (said(&format!("help-group-{id}")), there(names)));
    let width = groups.iter().map(|(group, _)| group.chars().count()).max().unwrap_or_default();
    let longest = GROUPS.iter().flat_map(|(_, names)| *names).map(|name| name.len()).max().unwrap_or_default();
    for (group, names) in groups {
        let padding = " ".repeat(width - group.chars().count());
        if length == Length::Short {
            lines.push(format!("{}{padding}  {}", title(&group), names.join("  ")));
            continue;
        }
        let firsts = [format!("{}{padding}", title(&group))].into_iter().chain(std::iter::repeat(" ".repeat(width)));
        lines.extend(firsts.zip(names).map(|(first, name)| format!("{first}  {name:longest$}  {}", about(name))));
    }
    if length == Length::Short {
        lines.extend([String::new(), said("help-more")]);
        return command.help_template(template(&lines.join("\n")));
    }
    let options = title(&format!("{}:", said("help-heading-options")));
    lines.extend([String::new(), options, "{options}{after-help}".to_owned()]);
    command.help_template(template(&lines.join("\n"))).after_help(said("help-notation"))
}

fn text_of(text: Option<&StyledStr>) -> String {
    text.map(|text| text.ansi().to_string()).unwrap_or_default()
}

fn about_id(path: &[&str]) -> String {
    if path.is_empty() { "help-about".to_owned() } else { format!("help-command-{}", path.join("-")) }
}

fn examples(after_help: &str) -> String {
    let shown: Vec<String> = after_help.lines().filter_map(example).map(|words| format!("  {words}")).collect();
    let word = match shown.len() {
        1 => said("help-word-example"),
        _ => said("help-word-examples"),
    };
    format!("{}\n{}", title(&format!("{word}:")), shown.join("\n"))
}

fn example(line: &str) -> Option<&str> {
    line.strip_prefix("  ").or_else(|| line.strip_prefix("Example: "))
}

fn notes(after_help: &str, path: &[&str]) -> Option<String> {
    let english: Vec<&str> = after_help.lines().filter(|line| is_sentence(line)).collect();
    (!english.is_empty()).then(|| said_or(&notes_id(path), &english.join("\n")))
}

fn is_sentence(line: &str) -> bool {
    !line.is_empty() && line != "Examples:" && example(line).is_none()
}

fn notes_id(path: &[&str]) -> String {
    [&["help-notes"], path].concat().join("-")
}

fn arg_in_words(arg: Arg, path: &[&str], length: Length) -> Arg {
    let help = arg_ids(&arg, path).iter().find_map(|id| message(id)).unwrap_or_else(|| text_of(arg.get_help()));
    let heading = if arg.is_positional() { said("help-heading-arguments") } else { said("help-heading-options") };
    let values = values(&arg);
    let explained = values.iter().filter_map(|value| {
        let help = value.get_help()?;
        Some(format!("- {}: {}", value.get_name(), said_or(&value_id(&arg, value), &help.to_string())))
    });
    let is_explained = length == Length::Full && !path.is_empty();
    let explained: Vec<String> = explained.filter(|_| is_explained).collect();
    let names = values.iter().map(PossibleValue::get_name).filter(|_| explained.is_empty());
    let choice = choice(&arg, &names.collect::<Vec<_>>());
    let first = [Some(help), choice].into_iter().flatten().collect::<Vec<_>>().join(" ");
    let takes_values = arg.get_action().takes_values();
    let names: Vec<String> = arg.get_value_names().unwrap_or_default().iter().map(|name| placeholders(name)).collect();
    let arg = if names.is_empty() { arg } else { arg.value_names(names) };
    let arg = arg.help_heading(heading).help([vec![first], explained].concat().join("\n")).long_help(None::<&str>);
    if takes_values { arg.hide_default_value(true).hide_possible_values(true) } else { arg }
}

/// Returns the default and the other values, such as `[default: table; or json, csv]`.
fn choice(arg: &Arg, names: &[&str]) -> Option<String> {
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let default = defaults.join(" ");
    let others = names.iter().copied().filter(|name| *name != default).collect::<Vec<_>>().join(", ");
    let (word, or) = (said("help-word-default"), said("help-word-or"));
    match (default.is_empty(), others.is_empty()) {
        (true, true) => None,
        (true, false) => Some(format!("[{}: {others}]", said("help-word-values"))),
        (false, true) => Some(format!("[{word}: {default}]")),
        (false, false) => Some(format!("[{word}: {default}; {or} {others}]")),
    }
}

/// Returns the message ids to try for an argument: for its command, for the commands above it, and for all commands.
fn arg_ids(arg: &Arg, path: &[&str]) -> Vec<String> {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = (1..=path.len()).rev().map(|depth| format!("help-arg-{}-{name}", path[..depth].join("-")));
    let of_app = path.is_empty().then(|| format!("help-arg-app-{name}"));
    own.chain(of_app).chain([format!("help-arg-{name}")]).collect()
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
    placeholders(usage)
}

/// Translates placeholders, which are words in capitals.
pub(crate) fn placeholders(text: &str) -> String {
    let is_other = |c: char| !c.is_ascii_uppercase();
    let part = |part: &str| {
        let word = part.trim_end_matches(is_other);
        let said = message(&format!("help-name-{}", word.to_lowercase())).unwrap_or_else(|| word.to_owned());
        said + &part[word.len()..]
    };
    text.split_inclusive(is_other).map(part).collect()
}

/// Translates the usage line of every command, before options are hidden, because it would omit hidden ones.
fn with_usage(mut command: Command) -> Command {
    let usage = translated_usage(&command.render_usage().to_string());
    let indent = " ".repeat(said("help-heading-usage").chars().count() + 1);
    let usage = usage.lines().map(str::trim_start).collect::<Vec<_>>().join(&format!("\n{indent}"));
    command.override_usage(usage).mut_subcommands(|below| {
        let is_help = below.get_name() == "help";
        let about = said("help-command-help");
        let below = with_usage(below);
        if is_help { below.about(about) } else { below }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;
    use std::collections::BTreeSet;

    fn wanted(command: &Command, path: &[&str], ids: &mut BTreeSet<String>) {
        ids.insert(about_id(path));
        if !path.is_empty() && notes(&text_of(command.get_after_help()), path).is_some() {
            ids.insert(notes_id(path));
        }
        for arg in command.get_arguments() {
            let places = arg_ids(arg, path);
            ids.insert(places.iter().find(|id| message(id).is_some()).unwrap_or(&places[0]).clone());
            let explained = values(arg).into_iter().filter(|value| value.get_help().is_some() && !path.is_empty());
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
        ids.filter(|id| id.starts_with("help-") && !id.starts_with("help-word-") && !id.starts_with("help-name-"))
            .collect()
    }

    const FIXED: [&str; 9] = [
        "help-app",
        "help-command-help",
        "help-common",
        "help-heading-usage",
        "help-heading-commands",
        "help-heading-arguments",
        "help-heading-options",
        "help-more",
        "help-notation",
    ];

    fn missing(ids: &BTreeSet<String>) -> Vec<&String> {
        ids.iter().filter(|id| message(id).is_none()).collect()
    }

    #[test]
    fn every_command_and_argument_has_help_in_german_and_none_is_idle() {
        let mut ids: BTreeSet<String> = FIXED.map(str::to_owned).into();
        ids.extend(GROUPS.map(|(id, _)| format!("help-group-{id}")));
        catalogue::speaking(Language::English, || assert_eq!(missing(&ids), Vec::<&String>::new()));
        catalogue::speaking(Language::German, || {
            wanted(&Args::command(), &[], &mut ids);
            assert_eq!(missing(&ids), Vec::<&String>::new());
        });
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
                "Examples:",
                "Common options",
                "Play, solve",
                "Print help",
                "Print version",
                "[default",
                "alues:",
                "<FILE>",
                "GAME",
                "SECONDS",
                "COMMAND",
            ];
            for word in english {
                assert!(!help.contains(word), "{}: {word}\n{help}", command.get_name());
            }
            command.get_subcommands_mut().filter(|below| below.get_name() != "help").for_each(check);
        }
        catalogue::speaking(Language::German, || {
            check(&mut shown(Length::Full));
            check(&mut shown(Length::Short));
        });
    }

    #[test]
    fn every_command_is_listed_once() {
        let everyday = EVERYDAY.iter().map(|words| words.split(' ').next().unwrap());
        let mut listed: Vec<&str> = everyday.chain(GROUPS.iter().flat_map(|(_, names)| *names).copied()).collect();
        listed.sort_unstable();
        let command = Args::command();
        let mut commands: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        commands.sort_unstable();
        assert_eq!(listed, commands);
    }

    #[test]
    fn mcp_is_listed_only_where_it_is_built() {
        let full = shown(Length::Full).render_help().to_string();
        let has_mcp = |help: &str| help.split_whitespace().any(|word| word == "mcp");
        assert_eq!([short(), full].map(|help| has_mcp(&help)), [cfg!(feature = "mcp"); 2]);
    }

    fn words(line: &str) -> Vec<String> {
        let (_, line) = line.split_once("pegwise").expect("an example runs pegwise");
        let mut words = vec![String::from("pegwise")];
        for (index, part) in line.split('\'').enumerate() {
            if index % 2 == 1 {
                words.push(part.to_owned());
                continue;
            }
            let end = part.find(['|', '>', ')']);
            words.extend(part[..end.unwrap_or(part.len())].split_whitespace().map(str::to_owned));
            if end.is_some() {
                break;
            }
        }
        words
    }

    #[test]
    fn every_command_has_examples_that_it_understands() {
        fn check(command: &Command) {
            let after = text_of(command.get_after_help());
            let examples: Vec<&str> = after.lines().filter_map(example).collect();
            assert!(!examples.is_empty(), "{} has no example", command.get_name());
            for line in examples {
                assert!(Args::try_parse_from(words(line)).is_ok(), "{line}");
            }
            command.get_subcommands().for_each(check);
        }
        Args::command().get_subcommands().for_each(check);
        for line in EVERYDAY {
            assert!(Args::try_parse_from(words(&format!("pegwise {line}"))).is_ok(), "{line}");
        }
    }

    #[test]
    fn the_language_is_the_one_asked_for() {
        let of = |args: &str| language(&args.split_whitespace().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of("pegwise --lang de --help"), Language::German);
        assert_eq!(of("pegwise play --help --lang=de"), Language::German);
        assert_eq!(of("pegwise --lang=en --help"), Language::English);
        assert_eq!(of("pegwise --json --lang de"), Language::German);
    }
}
