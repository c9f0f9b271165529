use crate::args::Command;
use crate::commands::break_code::BreakArgs;
use crate::commands::demo::DemoArgs;
use crate::commands::evaluate::EvaluateArgs;
use crate::commands::play::PlayArgs;
use crate::commands::prompt;
use crate::commands::puzzle::PuzzleArgs;
use crate::commands::review::ReviewArgs;
use crate::commands::rules::RulesArgs;
use crate::commands::score::{self, ScoreArgs};
use crate::commands::train::TrainArgs;
use crate::failure::{Failure, Outcome};
use crate::help;
use crate::options::{Day, Format, Kept, PlayedArgs, TimeForEachArgs};
use crate::ui::Ui;
use crate::unfinished::UnfinishedGames;
use pegwise::Rules;
use pegwise_text::t;

pub(crate) fn run(ui: &mut Ui, mut seed: Option<u64>) -> Outcome {
    if !ui.asks() || ui.setup().format != Format::Table {
        return Err(Failure::Usage(format!("{}\n\n{}", t!("cli-menu-no-command"), help::short())));
    }
    let board = ui.setup().describe();
    ui.say(t!("cli-menu-begin", board = board))?;
    while let Some(command) = choose(ui, &mut seed)? {
        match command.run(ui) {
            Err(Failure::Usage(problem)) => ui.complain(problem)?,
            outcome => outcome?,
        }
    }
    Ok(())
}

fn choose(ui: &mut Ui, seed: &mut Option<u64>) -> Outcome<Option<Command>> {
    ui.say("")?;
    let left = UnfinishedGames::of_this_person().is_ok_and(|games| !games.list().is_empty());
    if left {
        ui.say(format!("  {}", t!("cli-menu-go-on")))?;
    }
    t!("cli-menu").lines().try_for_each(|item| ui.say(format!("  {item}")))?;
    loop {
        let Some(choice) = ui.ask(&t!("cli-menu-choose"))? else { return Ok(None) };
        let command = match choice.to_lowercase().as_str() {
            "" => continue,
            "0" | "continue" if left => Command::Play(PlayArgs { go_on: Some(Kept::Last), ..PlayArgs::default() }),
            "p" | "1" | "play" => Command::Play(PlayArgs { seed: seed.take(), ..PlayArgs::default() }),
            "d" | "daily" => Command::Play(PlayArgs { daily: Some(Day::Today), ..PlayArgs::default() }),
            "h" | "how" => {
                how_to_play(ui)?;
                continue;
            }
            "o" | "2" | "evil" => Command::Play(PlayArgs { evil: true, ..PlayArgs::default() }),
            "l" | "3" | "break" => Command::Break(BreakArgs::default()),
            "t" | "4" | "hotseat" => Command::Hotseat,
            "w" | "5" | "demo" => Command::Demo(DemoArgs { seed: seed.take(), ..DemoArgs::default() }),
            "c" | "6" | "evaluate" => Command::Evaluate(EvaluateArgs::default()),
            "b" | "7" | "rules" => Command::Rules(RulesArgs::default()),
            "y" | "8" | "stats" => Command::Stats,
            "z" | "9" | "puzzle" => Command::Puzzle(PuzzleArgs { seed: seed.take(), ..PuzzleArgs::mixed() }),
            "r" | "review" => Command::Review(ReviewArgs::last()),
            "i" | "train" => Command::Train(TrainArgs { played: PlayedArgs::last(), time: TimeForEachArgs::default() }),
            other if prompt::command(other) == "quit" => return Ok(None),
            other => {
                ui.complain(t!("cli-menu-unknown", choice = other))?;
                continue;
            }
        };
        return Ok(Some(command));
    }
}

fn how_to_play(ui: &mut Ui) -> Outcome {
    ui.say(t!("cli-menu-how"))?;
    let [guess, secret] = ["1123", "3115"].map(str::to_owned);
    score::run(&mut ui.for_rules(&Rules::classic()), &ScoreArgs { guess, secret, rest: vec![], explain: true })?;
    ui.say(t!("cli-menu-how-end"))
}
