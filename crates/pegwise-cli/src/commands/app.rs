use super::app_storage::AppStorage;
use crate::config::{Config, Key, ThemeName};
use crate::failure::{Failure, Outcome};
use crate::job;
use crate::options::{Common, Format, When};
use crate::ui::Ui;
use clap::ValueEnum;
use pegwise::Timestamp;
use pegwise_text::t;
use pegwise_tui::{Look, Settings, Theme};
use std::env::var;
use std::io::IsTerminal;

/// How the app looks, which is shown without a command.
#[derive(clap::Args, Debug, Clone)]
pub(crate) struct AppArgs {
    /// The colours of the app
    #[arg(long, value_name = "THEME", help_heading = "Options of the app")]
    pub(crate) theme: Option<ThemeName>,
    /// Draw the secrets of the app's games from this number
    #[arg(long, value_name = "N", help_heading = "Options of the app")]
    pub(crate) seed: Option<u64>,
}

impl AppArgs {
    /// The option that was given, if one was.
    fn given(&self) -> Option<&'static str> {
        match self {
            AppArgs { theme: Some(_), .. } => Some("theme"),
            AppArgs { seed: Some(_), .. } => Some("seed"),
            AppArgs { theme: None, seed: None } => None,
        }
    }

    /// An option of the app before a command, which would mean nothing there.
    pub(crate) fn refused_before(&self, command: &clap::Command) -> Option<String> {
        let option = self.given()?;
        let name = command.get_name();
        Some(if command.get_arguments().any(|argument| argument.get_long() == Some(option)) {
            t!("cli-option-of-app-too", option = option, command = name)
        } else {
            t!("cli-option-of-app", option = option, command = name)
        })
    }
}

/// Can the app be shown? It needs a terminal that can move its cursor, at both ends. On the screen that the app
/// takes, nothing is read aloud: `--plain` stays with lines.
pub(crate) fn can_be_shown(ui: &Ui) -> bool {
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let able = !var("TERM").is_ok_and(|term| term == "dumb");
    terminal && able && !ui.plain() && ui.setup().format == Format::Table
}

/// The app on the whole screen. Games that were not over when it was left are shown in its place.
pub(crate) fn run(ui: &mut Ui, common: &Common, args: &AppArgs, config: &Config) -> Outcome {
    let setup = ui.setup();
    let mut storage = AppStorage::new(setup.keeps_games);
    pegwise_tui::check(&setup.rules, &setup.alphabet).map_err(Failure::Usage)?;
    let settings = Settings {
        rules: setup.rules.clone(),
        alphabet: setup.alphabet.clone(),
        look: look(common, args, config, setup.ascii),
        limits: setup.limits,
        seed: args.seed.unwrap_or_else(rand::random),
        games: storage.finished(),
        unfinished: storage.unfinished(),
        puzzles: storage.puzzles(),
        evil: config.get(Key::Opponent) == Some("slippery"),
        strategy: config.get(Key::Strategy).map(str::to_owned),
        asks_before_hints: config.get(Key::Hints) != Some("allow"),
        clock: Timestamp::now,
    };
    let unfinished = job::with_terminal(pegwise_tui::give_back, || pegwise_tui::run(settings, &mut storage))?;
    for game in unfinished {
        ui.say(t!("cli-app-not-over", game = game))?;
    }
    if storage.is_any_kept() {
        ui.say(t!("unfinished-next-time"))?;
    }
    Ok(())
}

/// The colours and glyphs asked for, or those that the terminal says it has.
fn look(common: &Common, args: &AppArgs, config: &Config, ascii: bool) -> Look {
    let no_color = var("NO_COLOR").is_ok_and(|value| !value.is_empty());
    let (term, many) = (var("TERM").unwrap_or_default(), var("COLORTERM").is_ok_and(|colors| !colors.is_empty()));
    let set = || ThemeName::from_str(config.get(Key::Theme)?, false).ok();
    let theme = match (common.output.color, args.theme.or_else(set)) {
        (When::Never, _) => Theme::Plain,
        (_, Some(theme)) => theme.theme(),
        (When::Auto, None) if no_color => Theme::Plain,
        _ if many || term.contains("256") || term.contains("kitty") || term.contains("alacritty") => Theme::Dark,
        _ => Theme::Sixteen,
    };
    Look { theme, ascii }
}
