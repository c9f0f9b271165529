use crate::args::{Args, BreakArgs, Command, DemoArgs, PlayArgs};
use crate::failure::{Failure, Outcome};
use crate::ui::{Ui, describe};
use clap::CommandFactory;

/// What to do when no command was given: ask, if somebody is there to answer.
pub(crate) fn choose(ui: &mut Ui) -> Outcome<Option<Command>> {
    if !ui.asks() || ui.json() {
        let help = Args::command().render_help();
        return Err(Failure::Usage(format!("a command is needed\n\n{help}")));
    }
    let board = describe(ui.setup());
    ui.say(format!("Pegwise, code-breaking games. {board}"))?;
    ui.say("  1  Play: break the computer's code")?;
    ui.say("  2  Play against a codemaker who has not decided yet")?;
    ui.say("  3  Let the computer break your code")?;
    ui.say("  4  Two people at one keyboard")?;
    ui.say("  5  Watch the computer break a code")?;
    ui.say("  6  Compare strategies")?;
    ui.say("  7  Boards and variants")?;
    ui.say("  q  Quit; `pegwise --help` tells more")?;
    let strategy = || "knuth".to_owned();
    loop {
        let Some(choice) = ui.ask("Choose: ")? else { return Ok(None) };
        let command = match choice.to_lowercase().as_str() {
            "1" | "play" => Command::Play(PlayArgs { seed: None, evil: false, strategy: strategy() }),
            "2" | "evil" => Command::Play(PlayArgs { seed: None, evil: true, strategy: strategy() }),
            "3" | "break" => Command::Break(BreakArgs { strategy: strategy(), game: Vec::new() }),
            "4" | "hotseat" => Command::Hotseat,
            "5" | "demo" => Command::Demo(DemoArgs { secret: None, seed: None, evil: false, strategy: strategy() }),
            "6" | "evaluate" => {
                Command::Evaluate(crate::args::EvaluateArgs { specs: Vec::new(), plot: None, tree: None })
            }
            "7" | "rules" => Command::Rules,
            "q" | "quit" | "exit" => return Ok(None),
            other => {
                ui.complain(format!("`{other}` is not on the menu; type a number from 1 to 7, or q"))?;
                continue;
            }
        };
        return Ok(Some(command));
    }
}
