use super::app_storage::AppStorage;
use super::saved;
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

/// The options of the app that runs when no command is given.
#[derive(clap::Args, Debug, Clone)]
pub(crate) struct AppArgs {
    /// Colours of the app
    #[arg(long, value_name = "THEME", help_heading = "Options of the app")]
    pub(crate) theme: Option<ThemeName>,
    /// The seed for the codes of the app
    #[arg(long, value_name = "N", help_heading = "Options of the app", value_parser = crate::options::seed)]
    pub(crate) seed: Option<u64>,
}

impl AppArgs {
    fn given(&self) -> Option<&'static str> {
        match self {
            AppArgs { theme: Some(_), .. } => Some("theme"),
            AppArgs { seed: Some(_), .. } => Some("seed"),
            AppArgs { theme: None, seed: None } => None,
        }
    }

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

/// Whether the app can be shown. Screen readers cannot follow a full screen, so `--plain` rules it out.
pub(crate) fn can_be_shown(ui: &Ui) -> bool {
    let terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
    let able = !var("TERM").is_ok_and(|term| term == "dumb");
    terminal && able && !ui.plain() && ui.setup().format == Format::Table
}

pub(crate) fn run(ui: &mut Ui, common: &Common, args: &AppArgs, config: &Config) -> Outcome {
    let setup = ui.setup();
    let mut storage = AppStorage::new(setup.keeps_games);
    setup.check_words()?;
    pegwise_tui::check(&setup.rules, &setup.alphabet).map_err(Failure::Usage)?;
    let (games, problem) = match storage.finished() {
        Ok(games) => (games, None),
        Err(problem) => (Vec::new(), Some(problem)),
    };
    let unfinished = storage.unfinished();
    // A user who names a board does not need the lesson.
    let is_new_here = games.is_empty() && unfinished.is_empty() && setup.board_from().is_none();
    let begins_with_lesson = config.get(Key::Lesson).map_or(is_new_here, |lesson| lesson == "on");
    let settings = Settings {
        rules: setup.rules.clone(),
        alphabet: setup.alphabet.clone(),
        look: Look { theme: detected(common), ascii: setup.ascii },
        theme: chosen_theme(common, args, config),
        limits: setup.limits,
        seed: args.seed.unwrap_or_else(|| rand::random::<u32>().into()),
        games,
        unfinished,
        puzzles: storage.puzzles(),
        evil: config.get(Key::Opponent) == Some("evil"),
        strategy: config.get(Key::Strategy).map(str::to_owned),
        asks_before_hints: config.get(Key::Hints) != Some("allow"),
        warns: config.get(Key::Warnings) != Some("off"),
        moves: config.get(Key::Motion) != Some("off"),
        begins_with_lesson,
        clock: Timestamp::now,
        today: saved::today,
        salt: rand::random,
    };
    let unfinished = job::cleaning_up(pegwise_tui::give_back, || pegwise_tui::run(settings, &mut storage))?;
    if let Some(problem) = problem {
        ui.complain(problem)?;
    }
    for game in unfinished {
        ui.say(t!("cli-app-not-over", game = game))?;
    }
    if storage.is_any_kept() {
        ui.say(t!("unfinished-next-time"))?;
    }
    Ok(())
}

fn chosen_theme(common: &Common, args: &AppArgs, config: &Config) -> Option<Theme> {
    let set = || ThemeName::from_str(config.get(Key::Theme)?, false).ok();
    match common.output.color {
        When::Never => Some(Theme::Plain),
        _ => args.theme.or_else(set)?.theme(),
    }
}

/// Reads environment variables, because querying the terminal could mean waiting forever for a reply.
fn detected(common: &Common) -> Theme {
    let no_color = var("NO_COLOR").is_ok_and(|value| !value.is_empty());
    let (term, many) = (var("TERM").unwrap_or_default(), var("COLORTERM").is_ok_and(|colors| !colors.is_empty()));
    match common.output.color {
        When::Auto if no_color => Theme::Plain,
        _ if !(many || ["256", "kitty", "alacritty"].iter().any(|name| term.contains(name))) => Theme::Sixteen,
        _ if is_light(&var("COLORFGBG").unwrap_or_default()) => Theme::Light,
        _ => Theme::Dark,
    }
}

/// `COLORFGBG` ends with the number of the background among sixteen colours; 7 and 9 to 15 are light.
fn is_light(colors: &str) -> bool {
    let background = colors.rsplit(';').next().and_then(|number| number.parse::<u8>().ok());
    matches!(background, Some(7 | 9..=15))
}

#[cfg(test)]
mod tests {
    use super::is_light;

    #[test]
    fn light_backgrounds_are_known() {
        for (colors, light) in
            [("0;15", true), ("0;default;15", true), ("0;7", true), ("15;0", false), ("12;8", false), ("", false)]
        {
            assert_eq!(is_light(colors), light, "{colors}");
        }
    }
}
