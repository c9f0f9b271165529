use crate::args::{Args, Command};
use crate::commands::break_code::BreakArgs;
use crate::commands::demo::DemoArgs;
use crate::commands::evaluate::EvaluateArgs;
use crate::commands::play::PlayArgs;
use crate::commands::puzzle::PuzzleArgs;
use crate::commands::review::ReviewArgs;
use crate::commands::train::TrainArgs;
use crate::failure::{Failure, Outcome};
use crate::help;
use crate::options::{Format, PlayedArgs, TimeArgs};
use crate::ui::Ui;
use clap::CommandFactory;
use pegwise_text::t;

/// What to do when no command was given: ask, if somebody is there to answer, until they leave.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    if !ui.asks() || ui.setup().format != Format::Table {
        let help = help::in_spoken_language(Args::command()).render_help();
        return Err(Failure::Usage(format!("{}\n\n{help}", t!("cli-menu-no-command"))));
    }
    let board = ui.setup().describe();
    ui.say(t!("cli-menu-begin", board = board))?;
    while let Some(command) = choose(ui)? {
        match command.run(ui) {
            // Another item may fit this board better.
            Err(Failure::Usage(problem)) => ui.complain(problem)?,
            outcome => outcome?,
        }
    }
    Ok(())
}

fn choose(ui: &mut Ui) -> Outcome<Option<Command>> {
    ui.say("")?;
    t!("cli-menu").lines().try_for_each(|item| ui.say(format!("  {item}")))?;
    loop {
        let Some(choice) = ui.ask(&t!("cli-menu-choose"))? else { return Ok(None) };
        let command = match choice.to_lowercase().as_str() {
            "" => continue,
            "1" | "play" => Command::Play(PlayArgs::default()),
            "2" | "evil" => Command::Play(PlayArgs { evil: true, ..PlayArgs::default() }),
            "3" | "break" => Command::Break(BreakArgs::default()),
            "4" | "hotseat" => Command::Hotseat,
            "5" | "demo" => Command::Demo(DemoArgs {
                secret: None,
                seed: None,
                evil: false,
                strategy: None,
                time: TimeArgs::default(),
            }),
            "6" | "evaluate" => Command::Evaluate(EvaluateArgs::default()),
            "7" | "rules" => Command::Rules,
            "8" | "stats" => Command::Stats,
            "9" | "puzzle" => Command::Puzzle(PuzzleArgs::mixed()),
            "r" | "review" => Command::Review(ReviewArgs::last()),
            "t" | "train" => Command::Train(TrainArgs { played: PlayedArgs::last(), time: TimeArgs::default() }),
            "q" | "quit" | "exit" => return Ok(None),
            other => {
                ui.complain(t!("cli-menu-unknown", choice = other))?;
                continue;
            }
        };
        return Ok(Some(command));
    }
}
