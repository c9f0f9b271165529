use super::prompt;
use crate::failure::{Failure, Outcome};
use crate::job::Deadline;
use crate::output::{json, table::Table};
use crate::ui::Ui;
use crate::words::{codes_left, in_words, plural};
use pegwise::{
    Code, Codebreaker, Decision, GuessPool, Heuristic, Mark, Method, OneStep, Reason, Rules, Session, Solver, Status,
    StrategySpec,
};
use serde_json::json;

#[derive(clap::Args, Debug)]
pub(crate) struct ExplainArgs {
    /// The game, such as 4x6 1122:1.1, then one or two guesses; without one, the strategy's
    #[arg(value_name = "GAME [GUESS [GUESS2]]")]
    pub(crate) words: Vec<String>,
    /// The strategy that explains itself, or tree:FILE
    #[arg(long, short, value_name = "SPEC", default_value = "knuth")]
    pub(crate) strategy: String,
}

/// What a guess would tell; or two guesses against each other.
pub(crate) fn run(ui: &mut Ui, args: &ExplainArgs) -> Outcome {
    let (game, guesses) = split_words(&args.words);
    let record = ui.setup().game(game)?;
    let mut ui = ui.for_rules(&record.rules);
    let session = ui.setup().session(record)?;
    if session.status() == Status::Contradiction {
        return Err(Failure::No("the answers contradict each other; `pegwise check` says where".into()));
    }
    let strategy = ui.setup().strategy(&args.strategy, session.rules())?;
    let codebreaker = ui.setup().codebreaker(&strategy, session.codebook()?)?;
    let read = |text: &String| ui.setup().read_guess(session.rules(), text);
    let guesses = guesses.iter().map(read).collect::<Outcome<Vec<Code>>>()?;
    match guesses.as_slice() {
        [] => {
            let decision = prompt::suggestion(&ui, &codebreaker, &session, Deadline::NEVER)?.decision;
            if ui.json() {
                let fields = json::decision(ui.setup(), &session, &codebreaker, &decision);
                return ui.result("explain", fields);
            }
            say_reasons(&mut ui, &session, &codebreaker, &decision)?;
            say_partition(&mut ui, session.rules(), &decision)
        }
        [guess] => {
            let decision = ask(&session, guess)?;
            if ui.json() {
                let fields =
                    json!({ "game": ui.setup().write_game(&session), "guesses": [json::guess(ui.setup(), &decision)] });
                return ui.result("explain", fields);
            }
            say_guess(&mut ui, &decision)?;
            say_partition(&mut ui, session.rules(), &decision)
        }
        [one, two] => compare(&mut ui, &session, &ask(&session, one)?, &ask(&session, two)?),
        _ => Err(Failure::Usage("at most two guesses can be compared".into())),
    }
}

/// The words of the game, and the guesses after it: words without an answer.
fn split_words(words: &[String]) -> (&[String], &[String]) {
    let begins_with_rules = words.first().is_some_and(|word| word == "-" || word.parse::<Rules>().is_ok());
    let rows = words.iter().rposition(|word| word.contains(':')).map_or(0, |last| last + 1);
    words.split_at(rows.max(usize::from(begins_with_rules)))
}

fn ask(session: &Session, guess: &Code) -> Outcome<Decision> {
    Ok(Decision::new(session.state()?, guess.clone(), Reason::Asked)?)
}

fn count(n: u64) -> usize {
    usize::try_from(n).expect("codes are counted in a usize")
}

/// Whether a guess can win, and among how many codes.
fn mark(decision: &Decision) -> String {
    let left = codes_left(count(decision.candidates()));
    match Mark::of(decision) {
        Mark::Final => "final: no other code is left".to_owned(),
        Mark::Possible => format!("possible: one of {left}"),
        Mark::Impossible => format!("cannot be the secret, asked for information: {left}"),
    }
}

/// The same in a sentence.
fn mark_in_words(decision: &Decision) -> String {
    let left = plural(count(decision.candidates()), "code");
    match Mark::of(decision) {
        Mark::Final => "It is the only code left.".to_owned(),
        Mark::Possible => format!("It can be the secret; {left} are left."),
        Mark::Impossible => format!("It cannot be the secret; {left} are left."),
    }
}

/// A suggestion for a row of the board, behind a label where it is drawn.
pub(crate) fn say_suggestion(ui: &mut Ui, row: usize, label: &str, decision: &Decision) -> Outcome {
    let guess = ui.guess_text(&decision.guess);
    ui.say(if ui.plain() {
        format!("Guess {row}: {guess}. {}", mark_in_words(decision))
    } else {
        format!("{label} {guess}  ({})", mark(decision))
    })
}

/// A suggestion with its reasons.
pub(crate) fn say_reasons(ui: &mut Ui, session: &Session, codebreaker: &Codebreaker, decision: &Decision) -> Outcome {
    say_suggestion(ui, session.turns().len() + 1, "Guess", decision)?;
    let name = ui.setup().name_of(codebreaker);
    let reason = match &decision.reason {
        Reason::Text(text) => text.clone(),
        Reason::Asked => String::new(),
        Reason::Opening => format!("It is the opening of {name}."),
        Reason::OnlyCandidate => "It is the only code that fits all answers.".into(),
        Reason::FirstOfPair => "Two codes are left; this is the first of them.".into(),
        Reason::FirstCandidate => "It is the first code that fits all answers.".into(),
        Reason::Tree => format!("It is the guess of {name}."),
        Reason::FewestGuesses { total, proved, tied } => fewest(ui, *total, *proved, tied, decision),
        Reason::Drawn => "It was drawn among the codes that fit all answers.".into(),
        Reason::SeparatesAll if decision.is_candidate => {
            "If it is wrong, its answer leaves one code only: no guess can do better.".into()
        }
        Reason::SeparatesAll => "Whatever its answer, one code only is left: no guess leaves fewer.".into(),
        Reason::Best { heuristic, considered, tied, .. } => {
            let ties = match tied.len() {
                1 => "no other is as good".to_owned(),
                n => format!("{n} are as good, and of those {name} prefers this one"),
            };
            let measure = measure(*heuristic, decision);
            format!("It is the best of {}, alike ones counted once ({measure}); {ties}.", plural(*considered, "guess"))
        }
        Reason::BestSoFar { heuristic, compared, of } => {
            let measure = measure(*heuristic, decision);
            format!("It is the best found so far ({measure}): the search was stopped after {compared} of {of} guesses.")
        }
        _ => String::new(),
    };
    if !reason.is_empty() {
        ui.say(reason)?;
    }
    if decision.candidates() > 1 {
        say_guess(ui, decision)?;
    }
    match codebreaker.strategy().spec() {
        Some(spec) => say_why_impossible(ui, session, spec, decision),
        None => Ok(()),
    }
}

/// What the solver found.
fn fewest(ui: &Ui, total: u64, proved: bool, tied: &[Code], decision: &Decision) -> String {
    /// More would fill the screen.
    const SHOWN: usize = 12;
    let mean = decision.expected_guesses().expect("it is the measure");
    if !proved {
        return format!("It needs {mean:.4} further guesses on average, the fewest found until the proof was stopped.");
    }
    let others: Vec<String> = tied[1..].iter().take(SHOWN).map(|code| ui.setup().write(code)).collect();
    let more = tied.len().saturating_sub(1 + SHOWN);
    let ties = match others.len() {
        0 => "no other is as good".to_owned(),
        1 => format!("as good is {}", others[0]),
        _ if more > 0 => format!("as good are {} and {more} more", others.join(" ")),
        _ => format!("as good are {}", others.join(" ")),
    };
    let left = decision.candidates();
    let merged = if others.is_empty() || left < Solver::MERGES_FROM { "" } else { ", alike ones counted once" };
    format!("It needs {mean:.4} further guesses on average ({total} over {left}), the fewest possible: {ties}{merged}.")
}

/// What a heuristic measures here, in words.
fn measure(heuristic: Heuristic, decision: &Decision) -> String {
    let value = heuristic.display(&decision.histogram);
    match heuristic {
        Heuristic::WorstCase => format!("worst case, {}", codes_left(decision.histogram.largest())),
        Heuristic::ExpectedSize => format!("expected size, {value:.3} codes left"),
        Heuristic::Entropy => format!("entropy, {value:.3} bits"),
        Heuristic::MostParts => format!("number of parts, {}", decision.histogram.parts()),
    }
}

/// What any guess tells, in a few numbers.
fn say_guess(ui: &mut Ui, decision: &Decision) -> Outcome {
    let (left, histogram) = (decision.candidates(), &decision.histogram);
    if left == 1 {
        let guess = ui.setup().write(&decision.guess);
        return ui.say(format!("{guess} {}.", if decision.is_candidate { "wins" } else { "cannot win" }));
    }
    let win = if decision.is_candidate {
        format!("wins at once for 1 secret of {left}")
    } else {
        "cannot win at once".into()
    };
    let guess = ui.setup().write(&decision.guess);
    ui.say(format!(
        "{guess} {win}; it rules out at least {} of {left} codes and leaves {} at worst, {:.2} on average; {}, {:.3} bits.",
        decision.eliminated_at_least(),
        histogram.largest(),
        Heuristic::ExpectedSize.display(histogram),
        plural(histogram.parts(), "different answer"),
        Heuristic::Entropy.display(histogram),
    ))
}

/// Comparing so many candidates with each other takes about a second; a reason is not worth more.
const MOST_COMPARED: u64 = 1 << 16;

/// Why a guess that cannot win is still the best one: what the best guess that can win would leave.
fn say_why_impossible(ui: &mut Ui, session: &Session, spec: &StrategySpec, decision: &Decision) -> Outcome {
    let (Method::OneStep(step), Reason::Best { .. } | Reason::SeparatesAll, false) =
        (&spec.method, &decision.reason, decision.is_candidate)
    else {
        return Ok(());
    };
    if decision.candidates() > MOST_COMPARED {
        return Ok(());
    }
    let heuristic = step.heuristic;
    let among_candidates = StrategySpec {
        method: Method::OneStep(OneStep { pool: GuessPool::Candidates, ..step.clone() }),
        opening: None,
    };
    let codebreaker = Codebreaker::new(among_candidates.prepare(session.codebook()?));
    let possible = prompt::suggestion(ui, &codebreaker, session, Deadline::NEVER)?.decision;
    let guess = ui.setup().write(&possible.guess);
    let value = |decision: &Decision| heuristic.display(&decision.histogram);
    let verdict = if (value(&possible) - value(decision)).abs() < 1e-9 { "as good by that measure" } else { "worse" };
    ui.say(format!(
        "Why a guess that cannot win? The best that can, {guess}, is {verdict}: {}, against {}.",
        measure(heuristic, &possible),
        measure(heuristic, decision),
    ))
}

/// The cells of the partition as a table.
fn say_partition(ui: &mut Ui, rules: &Rules, decision: &Decision) -> Outcome {
    let mut table = Table::new(["answer", "in words", "codes left"]);
    for (feedback, codes) in decision.histogram.cells() {
        table.row([feedback.to_string(), in_words(rules, feedback), codes.to_string()]);
    }
    ui.say("")?;
    ui.table(&table)
}

/// Three places at most.
pub(crate) fn rounded(value: f64) -> String {
    format!("{value:.3}").trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Two guesses against each other, by every measure.
fn compare(ui: &mut Ui, session: &Session, one: &Decision, two: &Decision) -> Outcome {
    if ui.json() {
        let guesses = [json::guess(ui.setup(), one), json::guess(ui.setup(), two)];
        let fields = json!({ "game": ui.setup().write_game(session), "guesses": guesses });
        return ui.result("explain", fields);
    }
    say_guess(ui, one)?;
    say_guess(ui, two)?;
    let names = [ui.setup().write(&one.guess), ui.setup().write(&two.guess)];
    let mut table = Table::new(["measure", "first", "second", "better"]);
    let mut wins = [0, 0];
    for heuristic in Heuristic::ALL {
        let values = [one, two].map(|decision| heuristic.display(&decision.histogram));
        let more_is_better = matches!(heuristic, Heuristic::Entropy | Heuristic::MostParts);
        let better = match values[0].total_cmp(&values[1]) {
            _ if (values[0] - values[1]).abs() < 1e-9 => None,
            order => Some(usize::from(order.is_lt() == more_is_better)),
        };
        if let Some(better) = better {
            wins[better] += 1;
        }
        let name = better.map_or("equal".to_owned(), |index| names[index].clone());
        table.row([heuristic.unit().into(), rounded(values[0]), rounded(values[1]), name]);
    }
    let chance = |decision: &Decision| {
        if decision.is_candidate { format!("1 in {}", decision.candidates()) } else { "none".into() }
    };
    let can = [one.is_candidate, two.is_candidate];
    let better = if can[0] == can[1] { "equal".to_owned() } else { names[usize::from(can[1])].clone() };
    table.row(["chance to win now".into(), chance(one), chance(two), better]);
    ui.table(&table)?;
    let verdict = match wins {
        [0, 0] if can[0] == can[1] => "Both split the codes into equally many groups of equal sizes.".into(),
        [0, 0] => format!("They tell equally much, and only {} can win now.", names[usize::from(can[1])]),
        [_, 0] => format!("{} tells more by every measure that differs ({}).", names[0], plural(wins[0], "measure")),
        [0, _] => format!("{} tells more by every measure that differs ({}).", names[1], plural(wins[1], "measure")),
        _ => "Which is better depends on what you want: see the table.".into(),
    };
    let caveat = match (wins, can) {
        ([more, 0], [false, true]) if more > 0 => {
            format!(" {} cannot win now, yet leaves fewer codes for the next guess.", names[0])
        }
        ([0, more], [true, false]) if more > 0 => {
            format!(" {} cannot win now, yet leaves fewer codes for the next guess.", names[1])
        }
        _ => String::new(),
    };
    ui.say(format!("{verdict}{caveat}"))
}
