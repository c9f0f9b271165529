use crate::failure::{Failure, Outcome};
use crate::input::is_rule_file;
use crate::options::{Format, StrategyArgs, TimeArgs};
use crate::output::{
    column::{Column, column},
    guesses,
    table::Table,
};
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::engine::Explain;
use pegwise::notation::read_rules;
use pegwise::{
    Code, Coverage, Decision, GuessPool, Heuristic, Method, OneStep, PlayerSpec, Reason, Rules, Session, Status,
    StrategySpec, api,
};
use pegwise_text::{
    answer::in_words,
    attribute, comparison, guess,
    number::{grouped, rounded},
    t,
};
use std::cmp::Ordering;

#[derive(clap::Args, Debug)]
pub(crate) struct ExplainArgs {
    /// The game, 4x6 1122:1.1, then the guesses to compare [default: the guess of the strategy]
    #[arg(value_name = "GAME [GUESS]...")]
    pub(crate) words: Vec<String>,
    #[command(flatten)]
    pub(crate) strategy: StrategyArgs,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

pub(crate) fn run(ui: &mut Ui, args: &ExplainArgs) -> Outcome {
    let (game, guesses) = split_words(&args.words);
    let (record, setup) = ui.setup().partial_game(game)?;
    setup.check_words()?;
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.time.for_all());
    let mut session = worker.session(record)?;
    worker.find(&mut session)?;
    if session.status() == Status::Contradiction {
        return Err(Failure::No(t!("cli-check-says-where")));
    }
    let chosen = ui.setup().chosen(&args.strategy, session.rules())?;
    let player = worker.adviser(chosen.as_ref(), &session);
    let read = |text: &String| ui.setup().read_guess(session.rules(), text);
    let guesses = guesses.iter().map(read).collect::<Outcome<Vec<Code>>>()?;
    match guesses.as_slice() {
        [] => {
            let decision = worker.suggest(&player, &session)?.answer;
            if ui.json() {
                let fields = guesses::decision(ui.setup(), &session, &player, &decision);
                return ui.result("explain", fields);
            }
            say_reasons(&mut ui, &mut worker, &session, &player, &decision)?;
            say_partition(&mut ui, session.rules(), &decision)
        }
        [guess] => {
            let decision = ask(&mut worker, &session, guess)?;
            if ui.json() {
                let guesses = vec![guesses::guess(ui.setup(), &decision)];
                let fields = api::Explanation { game: ui.setup().write_game(&session), guesses };
                return ui.result("explain", fields);
            }
            if let Some(names) = attribute::names(&ui.setup().alphabet, session.rules(), guess) {
                ui.say(format!("{}  {names}", ui.setup().write(guess)))?;
            }
            say_effect(&mut ui, &decision)?;
            say_partition(&mut ui, session.rules(), &decision)
        }
        guesses => {
            let asked = guesses.iter().map(|guess| ask(&mut worker, &session, guess)).collect::<Outcome<Vec<_>>>()?;
            compare(&mut ui, &session, &asked)
        }
    }
}

fn split_words(words: &[String]) -> (&[String], &[String]) {
    let is_board = |word: &str| read_rules(word).is_ok() || is_rule_file(word);
    let before_rows = words.iter().take_while(|word| *word == "-" || is_board(word)).count();
    let rows = words.iter().rposition(|word| word.contains(':')).map_or(0, |last| last + 1);
    words.split_at(rows.max(before_rows))
}

fn ask(worker: &mut Worker, session: &Session, guess: &Code) -> Outcome<Decision> {
    worker.run(&t!("cli-job-thinking"), Explain { session, guess: guess.clone() })?.whole()
}

pub(crate) fn say_suggestion(ui: &mut Ui, row: usize, label: &str, decision: &Decision) -> Outcome {
    if ui.plain() {
        let code = ui.spoken(&decision.guess);
        return ui.say(format!("{} {}", guess::spoken_suggestion(row, &code), guess::mark(decision)));
    }
    ui.draw_code(&format!("{label} "), &decision.guess, &format!("  ({})", guess::mark_note(decision)))
}

pub(crate) fn say_reasons(
    ui: &mut Ui,
    worker: &mut Worker,
    session: &Session,
    player: &PlayerSpec,
    decision: &Decision,
) -> Outcome {
    say_suggestion(ui, session.rows().len() + 1, &t!("cli-suggest-guess"), decision)?;
    let name = player.write(&ui.setup().alphabet);
    if let Some(reason) = guess::reason(&ui.setup().alphabet, &name, decision) {
        ui.say(reason)?;
    }
    if decision.candidates() > 1 {
        say_effect(ui, decision)?;
    }
    match player.built_in() {
        Some(spec) => say_why_impossible(ui, worker, session, spec, decision),
        None => Ok(()),
    }
}

fn say_effect(ui: &mut Ui, decision: &Decision) -> Outcome {
    let effect = guess::effect(&ui.setup().alphabet, decision);
    ui.say(effect)
}

/// The maximum number of candidates for this explanation, which takes about a second to find.
const MOST_COMPARED: u64 = 1 << 16;

fn say_why_impossible(
    ui: &mut Ui,
    worker: &mut Worker,
    session: &Session,
    spec: &StrategySpec,
    decision: &Decision,
) -> Outcome {
    let (Method::OneStep(step), Reason::Best { .. } | Reason::SeparatesAll, false) =
        (&spec.method, &decision.reason, decision.is_candidate)
    else {
        return Ok(());
    };
    if decision.candidates() > MOST_COMPARED || decision.may_be_lied_to() {
        return Ok(());
    }
    let among_candidates = StrategySpec {
        method: Method::OneStep(OneStep { pool: GuessPool::Candidates, ..step.clone() }),
        opening: None,
    };
    let possible = worker.suggest(&PlayerSpec::BuiltIn(among_candidates), session)?.answer;
    if possible.was_stopped() {
        return Ok(());
    }
    let why = guess::why_a_test_guess(&ui.setup().alphabet, step.heuristic, decision, &possible);
    ui.say(why)
}

fn say_partition(ui: &mut Ui, rules: &Rules, decision: &Decision) -> Outcome {
    let codes = match decision.coverage {
        Coverage::All => column("codes-left"),
        _ if guess::is_from_few(decision) => return Ok(()),
        Coverage::Sample | Coverage::Near => column("of-those-drawn"),
    };
    let mut table = Table::new([column("answer"), column("in-words"), codes]);
    let setup = ui.setup();
    for (feedback, codes) in decision.histogram.cells() {
        let codes = if setup.format.is_bare() { codes.to_string() } else { grouped(codes) };
        table.row([feedback.to_string(), in_words(&setup.alphabet, rules, feedback), codes]);
    }
    ui.say("")?;
    ui.table(&table)?;
    if decision.may_be_lied_to() { ui.say(t!("cli-explain-lies")) } else { Ok(()) }
}

fn compare(ui: &mut Ui, session: &Session, guesses: &[Decision]) -> Outcome {
    if ui.json() {
        let guesses = guesses.iter().map(|guess| guesses::guess(ui.setup(), guess)).collect();
        let fields = api::Explanation { game: ui.setup().write_game(session), guesses };
        return ui.result("explain", fields);
    }
    guesses.iter().try_for_each(|guess| say_effect(ui, guess))?;
    if let Some(drawn) = guesses.iter().find(|guess| guess.coverage != Coverage::All) {
        ui.say(t!("cli-explain-drawn", codes = drawn.candidates()))?;
    }
    if let [one, two] = guesses
        && !ui.setup().format.is_bare()
    {
        return compare_two(ui, one, two);
    }
    let guesses: Vec<_> = guesses.iter().map(|guess| (guess.clone(), None)).collect();
    let table = guesses::table(ui.setup(), &guesses);
    ui.table(&table)
}

fn compare_two(ui: &mut Ui, one: &Decision, two: &Decision) -> Outcome {
    let names = [ui.setup().write(&one.guess), ui.setup().write(&two.guess)];
    let mut table = Table::new([column("measure"), column("first"), column("second"), column("better")]);
    let mut wins = [0, 0];
    for heuristic in Heuristic::MEASURES {
        let values = [one, two].map(|decision| decision.value(heuristic));
        let better = match values[0].total_cmp(&values[1]) {
            _ if (values[0] - values[1]).abs() < 1e-9 => None,
            order => Some(usize::from(order.is_lt() == heuristic.more_is_better())),
        };
        if let Some(better) = better {
            wins[better] += 1;
        }
        let winner = better.map_or_else(|| t!("cli-explain-equal"), |index| names[index].clone());
        table.row([Column::Of(heuristic).heading(), rounded(values[0]), rounded(values[1]), winner]);
    }
    let chance = |decision: &Decision| guesses::chance(Format::Table, decision);
    let can = [one.is_candidate, two.is_candidate];
    let chances = [one, two].map(Decision::chance_to_win);
    let better = match chances[0].total_cmp(&chances[1]) {
        Ordering::Equal => t!("cli-explain-equal"),
        order => names[usize::from(order.is_lt())].clone(),
    };
    table.row([t!("cli-explain-chance-to-win"), chance(one), chance(two), better]);
    ui.table(&table)?;
    let (alphabet, guesses) = (ui.setup().alphabet.clone(), [&one.guess, &two.guess]);
    ui.say(match wins {
        [0, 0] if can[0] == can[1] => comparison::equal(),
        [0, 0] => comparison::only_one_can_win(&alphabet, guesses[usize::from(can[1])]),
        [measures, 0] | [0, measures] => {
            let better = usize::from(wins[1] > 0);
            let more = comparison::tells_more(&alphabet, guesses[better], measures);
            if can[better] || !can[1 - better] {
                more
            } else {
                format!("{more} {}", comparison::yet_it_cannot_win(&alphabet, guesses[better]))
            }
        }
        _ => comparison::depends(),
    })
}
