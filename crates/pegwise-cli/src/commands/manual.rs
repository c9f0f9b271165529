use crate::failure::Outcome;
use crate::files::unwritable;
use crate::ui::Ui;
use clap::Command;
use clap_complete::Shell;
use std::path::Path;

/// Completions for a shell.
pub(crate) fn completions(ui: &mut Ui, mut command: Command, shell: Shell) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "pegwise", &mut script);
    ui.line(String::from_utf8_lossy(&script).trim_end())
}

/// The manual page, or a page for each command in a folder.
pub(crate) fn pages(ui: &mut Ui, command: Command, folder: Option<&Path>) -> Outcome {
    if let Some(folder) = folder {
        return std::fs::create_dir_all(folder)
            .and_then(|()| clap_mangen::generate_to(command, folder))
            .map_err(|error| unwritable(folder, &error));
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page)?;
    ui.line(String::from_utf8_lossy(&page).trim_end())
}
