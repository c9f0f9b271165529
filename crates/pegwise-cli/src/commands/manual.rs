use crate::failure::{Failure, Outcome};
use crate::files::unwritable;
use crate::ui::Ui;
use clap::Command;
use clap_complete::Shell;
use pegwise_text::t;
use std::path::Path;

pub(crate) fn completions(ui: &mut Ui, mut command: Command, shell: Shell) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "pegwise", &mut script);
    ui.line(String::from_utf8_lossy(&script).trim_end())
}

pub(crate) fn pages(ui: &mut Ui, command: Command, of: Option<&Path>) -> Outcome {
    let Some(of) = of else { return page(ui, command) };
    let mut built = command.clone();
    built.build();
    if let Some(below) = of.to_str().and_then(|name| built.find_subcommand(name)) {
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

fn page(ui: &mut Ui, command: Command) -> Outcome {
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    ui.line(String::from_utf8_lossy(&page).trim_end())
}
