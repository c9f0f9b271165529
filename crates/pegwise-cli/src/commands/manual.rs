use crate::failure::{Failure, Outcome};
use crate::files::unwritable;
use crate::ui::Ui;
use clap::builder::PossibleValuesParser;
use clap::{Arg, Command};
use clap_complete::Shell;
use pegwise::{PRESETS, PlayerSpec};
use pegwise_text::t;
use std::path::Path;

pub(crate) fn completions(ui: &mut Ui, command: Command, shell: Shell) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut offering_names(command), "pegwise", &mut script);
    ui.line(String::from_utf8_lossy(&script).trim_end())
}

/// The command as completions see it. Boards and strategies have names, although other values are valid too.
fn offering_names(command: Command) -> Command {
    let name = command.get_name().to_owned();
    let boards = || PossibleValuesParser::new(PRESETS.iter().map(|preset| preset.name));
    let offer = |arg: Arg| match (name.as_str(), arg.get_id().as_str()) {
        (_, "rules") | ("rules", "game") | ("tournament", "board") => arg.value_parser(boards()),
        (_, "strategy" | "specs") | ("strategies", "name") | ("tournament", "strategies") => {
            arg.value_parser(PossibleValuesParser::new(PlayerSpec::named().map(|named| named.name)))
        }
        _ => arg,
    };
    command.mut_args(offer).mut_subcommands(offering_names)
}

pub(crate) fn pages(ui: &mut Ui, command: Command, of: Option<&Path>) -> Outcome {
    let Some(of) = of else { return page(ui, command) };
    let mut built = command.clone();
    built.build();
    if let Some(below) = of.to_str().and_then(|name| below(&built, name)) {
        return page(ui, below.clone());
    }
    if !of.is_dir() && of.components().count() == 1 && !of.to_string_lossy().ends_with(std::path::is_separator) {
        return Err(Failure::Usage(t!("cli-man-unknown", word = of.display().to_string())));
    }
    std::fs::create_dir_all(of)
        .and_then(|()| clap_mangen::generate_to(command, of))
        .map_err(|error| unwritable(of, &error))?;
    ui.say(t!("cli-man-written", folder = of.display().to_string()))
}

/// The command of this name, such as `play` or `tree-verify`.
fn below<'a>(command: &'a Command, name: &str) -> Option<&'a Command> {
    let (first, rest) = name.split_once('-').unwrap_or((name, ""));
    command.find_subcommand(name).or_else(|| below(command.find_subcommand(first)?, rest))
}

fn page(ui: &mut Ui, command: Command) -> Outcome {
    let mut page = Vec::new();
    let title = command.get_display_name().unwrap_or("pegwise").to_owned();
    let source = format!("pegwise {}", env!("CARGO_PKG_VERSION"));
    clap_mangen::Man::new(command).title(title).source(source).render(&mut page)?;
    ui.line(String::from_utf8_lossy(&page).trim_end())
}
