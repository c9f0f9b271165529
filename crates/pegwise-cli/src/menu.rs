use crate::args::{Args, Command};
use crate::commands::break_code::BreakArgs;
use crate::commands::demo::DemoArgs;
use crate::commands::evaluate::EvaluateArgs;
use crate::commands::play::PlayArgs;
use crate::commands::puzzle::PuzzleArgs;
use crate::commands::review::ReviewArgs;
use crate::commands::train::TrainArgs;
use crate::failure::{Failure, Outcome};
use crate::options::{Format, PlayedArgs, TimeArgs};
use crate::ui::Ui;
use clap::CommandFactory;

const MENU: &str = "
  1  Play: break the computer's code
  2  Play against a codemaker who has not decided yet
  3  You have a board, or a code in mind: I suggest guesses, you type the answers
  4  Two people at one keyboard
  5  Watch the computer break a code
  6  Compare strategies
  7  Boards and variants
  8  How you play: the games you finished
  9  Puzzles
  r  Review your last game: skill and luck
  t  Train with your last game: find the better guesses
  q  Quit; `pegwise --help` tells more";

/// What to do when no command was given: ask, if somebody is there to answer, until they leave.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    if !ui.asks() || ui.setup().format != Format::Table {
        let help = Args::command().render_help();
        return Err(Failure::Usage(format!("a command is needed\n\n{help}")));
    }
    let board = ui.setup().describe();
    ui.say(format!("Pegwise, code-breaking games. {board}"))?;
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
    ui.say(MENU)?;
    loop {
        let Some(choice) = ui.ask("Choose: ")? else { return Ok(None) };
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
                ui.complain(format!("`{other}` is not on the menu; type a number from 1 to 9, r, t, or q"))?;
                continue;
            }
        };
        return Ok(Some(command));
    }
}
