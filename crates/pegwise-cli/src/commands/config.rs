use crate::config::{Config, ConfigFile, Key, NotSet};
use crate::failure::{Failure, Outcome};
use crate::ui::Ui;
use clap::ValueEnum;
use pegwise_text::t;
use std::path::PathBuf;
use textwrap::Options;

#[derive(clap::Args, Debug)]
pub(crate) struct ConfigArgs {
    #[command(subcommand)]
    pub(crate) command: Option<ConfigCommand>,
}

#[derive(clap::Subcommand, Debug)]
pub(crate) enum ConfigCommand {
    /// Show all settings, like `pegwise config`, or the value of one
    #[command(after_help = "Examples:\n  pegwise config show\n  pegwise config show theme")]
    Show {
        /// The setting [default: all of them]
        key: Option<Key>,
    },
    /// Change a setting
    #[command(after_help = "Examples:\n  pegwise config set language de\n  pegwise config set rules 5x8")]
    Set {
        /// The setting
        key: Key,
        /// The new value
        value: String,
    },
    /// Reset a setting, or all of them
    #[command(after_help = "Examples:\n  pegwise config reset theme\n  pegwise config reset")]
    Reset {
        /// The setting [default: all of them]
        key: Option<Key>,
    },
    /// Print the path of the settings file
    #[command(after_help = "Example: less \"$(pegwise config path)\"")]
    Path,
}

pub(crate) fn run(ui: &mut Ui, args: &ConfigArgs) -> Outcome {
    let file = ConfigFile::of_this_person().map_err(|error| Failure::No(error.to_string()))?;
    match &args.command {
        None | Some(ConfigCommand::Show { key: None }) => show(ui, &file),
        Some(ConfigCommand::Show { key: Some(key) }) => ui.line(value(&file.read().0, *key)),
        Some(ConfigCommand::Set { key, value }) => {
            put_aside(ui, file.set(*key, value).map_err(|error| failed(&error))?)?;
            ui.say(t!("config-set", key = key.name(), value = value.as_str()))
        }
        Some(ConfigCommand::Reset { key }) => {
            put_aside(ui, file.reset(*key).map_err(|error| failed(&error))?)?;
            ui.say(key.map_or_else(|| t!("config-reset-all"), |key| t!("config-reset", key = key.name())))
        }
        Some(ConfigCommand::Path) => ui.line(file.path().display().to_string()),
    }
}

fn value(config: &Config, key: Key) -> String {
    config.get(key).map_or_else(|| t!("config-unset"), str::to_owned)
}

const ABOUT: &str = "                        ";

fn show(ui: &mut Ui, file: &ConfigFile) -> Outcome {
    let (config, _) = file.read();
    for &key in Key::value_variants() {
        let about = Options::new(ui.width().unwrap_or(usize::MAX)).subsequent_indent(ABOUT).break_words(false);
        let line = format!("{:9} {:13} {}", key.name(), value(&config, key), key.about());
        ui.line(textwrap::fill(&line, about))?;
    }
    ui.say(format!("\n{}", t!("config-file", file = file.path().display().to_string())))
}

fn put_aside(ui: &Ui, aside: Option<PathBuf>) -> Outcome {
    aside.map_or(Ok(()), |file| ui.remark(t!("config-aside", file = file.display().to_string())))
}

fn failed(error: &NotSet) -> Failure {
    match error {
        NotSet::Value(_) => Failure::Usage(error.to_string()),
        NotSet::File { .. } => Failure::No(error.to_string()),
    }
}
