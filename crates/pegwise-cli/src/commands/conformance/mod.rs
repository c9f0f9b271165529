//! `pegwise conformance`: programs of other people against the conformance vectors.

mod findings;
mod guest;
mod suspect;

use crate::failure::{Failure, Outcome};
use crate::job::Job;
use crate::options::TimeArgs;
use crate::ui::Ui;
use findings::Reply;
use guest::Said;
use pegwise::Board;
use pegwise::notation::shown;
use pegwise::shapes::{
    Conformance, ConformanceFinding, ConformanceRun, GuestTrouble, ScoreVectors, ScorerMistake, WronglyScored,
};
use pegwise_text::t;
use std::ffi::OsString;
use std::time::Duration;
use suspect::Question;

#[derive(clap::Subcommand, Debug)]
pub(crate) enum ConformanceCommand {
    /// Check a program that scores: one line in with rules, guess and secret, one line out with the answer
    #[command(after_help = "Examples:\n  pegwise conformance run -- python3 scorer.py\n  \
        pegwise conformance run --rules 4x6 -- ./scorer\n\n\
        The program reads lines such as 4x6 1122 1213 until its input ends, and answers each with a line such as 1.2, or \
        with ? if it does not know the rules. docs/conformance.md has programs to begin with.")]
    Run(RunArgs),
}

#[derive(clap::Args, Debug)]
pub(crate) struct RunArgs {
    /// The program with its arguments, after --
    #[arg(last = true, required = true, value_name = "PROGRAM")]
    pub(crate) program: Vec<OsString>,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

/// The time of a program, unless `--time` says otherwise: a thousand times what a scorer needs.
const USUAL_TIME: Duration = Duration::from_secs(10);
/// So many wrong answers are shown where no mistake explains them, and so many boards.
const SHOWN: usize = 5;

pub(crate) fn run(ui: &mut Ui, command: &ConformanceCommand) -> Outcome {
    match command {
        ConformanceCommand::Run(args) => check(ui, args),
    }
}

fn check(ui: &mut Ui, args: &RunArgs) -> Outcome {
    let setup = ui.setup();
    let board = setup.board_from().map(|_| setup.rules.board().to_string());
    let vectors = vectors(board.as_deref())?;
    let lines: Vec<String> = vectors.iter().flat_map(lines).collect();
    let time = args.time.for_each().left().unwrap_or(USUAL_TIME);
    let program: Vec<String> = args.program.iter().map(|word| shown(&word.to_string_lossy())).collect();
    let said = {
        let _job = Job::new(&t!("cli-job-conformance"), ui.json());
        guest::run(&args.program, lines.join("\n") + "\n", lines.len(), time)?
    };
    let said = said.map_err(|error| {
        Failure::Usage(t!("cli-conformance-not-started", program = program[0].clone(), problem = error.to_string()))
    })?;
    let run = judged(program, &vectors, said);
    let passes = run.right > 0 && run.wrong + run.missing == 0 && run.trouble.is_none();
    if ui.json() {
        ui.result("conformance run", &run)?;
    }
    say(ui, &run, time)?;
    if passes { Ok(()) } else { Err(Failure::Answered(t!("cli-conformance-failed"))) }
}

/// The vectors of this board, or of all.
fn vectors(board: Option<&str>) -> Outcome<Vec<ScoreVectors>> {
    let file: Conformance<ScoreVectors> =
        serde_json::from_str(include_str!("scores.json")).expect("written by a tool that a test compares it with");
    let mut vectors = file.vectors;
    let Some(board) = board else { return Ok(vectors) };
    let mut boards: Vec<String> = vectors.iter().map(|vector| vector.rules.clone()).collect();
    vectors.retain(|vector| vector.rules == board);
    if vectors.is_empty() {
        boards.sort_unstable();
        boards.dedup();
        return Err(Failure::Usage(t!("cli-conformance-no-board", board = board, boards = boards.join(", "))));
    }
    Ok(vectors)
}

/// The questions of a board, as a program reads them.
fn lines(vectors: &ScoreVectors) -> impl Iterator<Item = String> {
    vectors.pairs.iter().map(|pair| format!("{} {} {}", vectors.rules, pair.guess, pair.secret))
}

/// The questions of a board, each with its right answer.
fn questions(vectors: &ScoreVectors) -> impl Iterator<Item = (Question, String)> {
    let board: Board = vectors.rules.parse().expect("the vectors have boards");
    vectors.pairs.iter().map(move |pair| {
        let guess = board.read_guess(&pair.guess).expect("the vectors have guesses");
        let secret = board.read_code(&pair.secret).expect("the vectors have secrets");
        (Question { board: board.clone(), guess, secret }, pair.feedback.clone())
    })
}

/// What a program does not know is answered with it.
const UNKNOWN: &str = "?";

fn judged(program: Vec<String>, vectors: &[ScoreVectors], said: Said) -> ConformanceRun {
    let questions: Vec<(Question, String)> = vectors.iter().flat_map(questions).collect();
    let mut lines = said.lines;
    let first_line = lines.first().map(|line| shown(line));
    let has_too_many = said.trouble == Some(GuestTrouble::TooManyLines);
    if has_too_many {
        lines.clear();
    }
    let (asked, answered) = (questions.len(), lines.len());
    let all = questions.into_iter().zip(lines);
    let replies: Vec<Reply> = all
        .filter(|(_, said)| said != UNKNOWN)
        .map(|((question, feedback), said)| Reply { rules: question.board.to_string(), question, feedback, said })
        .collect();
    let wrong_answers: Vec<WronglyScored> =
        replies.iter().filter(|reply| !reply.is_right()).map(Reply::wrong).collect();
    ConformanceRun {
        program,
        asked,
        right: replies.len() - wrong_answers.len(),
        wrong: wrong_answers.len(),
        skipped: answered - replies.len(),
        missing: asked - answered,
        trouble: said.trouble,
        first_line: first_line.filter(|_| has_too_many),
        stderr: said.trouble.map(|_| shown_lines(&said.stderr)).filter(|stderr| !stderr.is_empty()),
        findings: findings::findings(&replies),
        wrong_answers,
    }
}

/// Foreign lines made fit to be shown.
fn shown_lines(text: &str) -> String {
    text.lines().map(shown).collect::<Vec<_>>().join("\n")
}

fn say(ui: &mut Ui, run: &ConformanceRun, time: Duration) -> Outcome {
    ui.say(t!("cli-conformance-program", program = run.program.join(" ")))?;
    ui.say(t!("cli-conformance-right", right = run.right, asked = run.asked))?;
    if run.skipped > 0 {
        ui.say(t!("cli-conformance-skipped", lines = run.skipped))?;
    }
    if let Some(trouble) = run.trouble {
        ui.say(in_words(trouble, run, time))?;
    }
    if let Some(stderr) = &run.stderr {
        ui.say(t!("cli-conformance-stderr"))?;
        stderr.lines().try_for_each(|line| ui.say(format!("  {line}")))?;
    }
    run.findings.iter().try_for_each(|finding| say_finding(ui, finding))?;
    let explained: usize = run.findings.iter().map(|finding| finding.explained).sum();
    if explained == 0 && run.wrong > 0 {
        ui.say(t!("cli-conformance-unexplained"))?;
        let shown = run.wrong_answers.iter().take(SHOWN);
        shown.map(example).try_for_each(|line| ui.say(format!("  {line}")))?;
    }
    Ok(())
}

fn say_finding(ui: &mut Ui, finding: &ConformanceFinding) -> Outcome {
    ui.say("")?;
    ui.say(t!("cli-conformance-likely"))?;
    finding.mistakes.iter().try_for_each(|&mistake| ui.say(format!("  {}", named(mistake))))?;
    let (wrong, boards) = (finding.wrong, listed(&finding.rules));
    ui.say(if finding.explained == wrong {
        t!("cli-conformance-explains-all", wrong = wrong, boards = boards)
    } else {
        t!("cli-conformance-explains", explained = finding.explained, wrong = wrong, boards = boards)
    })?;
    ui.say(t!("cli-conformance-example", example = example(&finding.example)))
}

/// The boards, or the first of them.
fn listed(boards: &[String]) -> String {
    let first = boards[..boards.len().min(SHOWN)].join(", ");
    match boards.len() - boards.len().min(SHOWN) {
        0 => first,
        more => t!("cli-conformance-more-boards", boards = first, more = more),
    }
}

fn example(wrong: &WronglyScored) -> String {
    let WronglyScored { rules, guess, secret, feedback, said } = wrong;
    t!(
        "cli-conformance-wrong",
        rules = rules.clone(),
        guess = guess.clone(),
        secret = secret.clone(),
        right = feedback.clone(),
        said = said.clone()
    )
}

fn in_words(trouble: GuestTrouble, run: &ConformanceRun, time: Duration) -> String {
    let answered = run.asked - run.missing;
    match trouble {
        GuestTrouble::Hung => t!("cli-conformance-hung", seconds = time.as_secs_f64(), lines = answered),
        GuestTrouble::Crashed { code: Some(code) } => t!("cli-conformance-crashed", code = code, lines = answered),
        GuestTrouble::Crashed { code: None } => t!("cli-conformance-killed", lines = answered),
        GuestTrouble::Flooded => t!("cli-conformance-flooded"),
        GuestTrouble::TooManyLines => {
            t!("cli-conformance-too-many", line = run.first_line.clone().unwrap_or_default())
        }
        GuestTrouble::TooFewLines => t!("cli-conformance-too-few", lines = answered),
    }
}

/// A mistake in a sentence.
fn named(mistake: ScorerMistake) -> String {
    match mistake {
        ScorerMistake::OtherNotation => t!("cli-mistake-other-notation"),
        ScorerMistake::Swapped => t!("cli-mistake-swapped"),
        ScorerMistake::NoWhites => t!("cli-mistake-no-whites"),
        ScorerMistake::NoBlacks => t!("cli-mistake-no-blacks"),
        ScorerMistake::BlacksCountedTwice => t!("cli-mistake-blacks-counted-twice"),
        ScorerMistake::SecretPegsReused => t!("cli-mistake-secret-pegs-reused"),
        ScorerMistake::PlacedSecretPegsReused => t!("cli-mistake-placed-secret-pegs-reused"),
        ScorerMistake::GuessPegsReused => t!("cli-mistake-guess-pegs-reused"),
        ScorerMistake::PlacedGuessPegsReused => t!("cli-mistake-placed-guess-pegs-reused"),
        ScorerMistake::EveryPairCounted => t!("cli-mistake-every-pair-counted"),
        ScorerMistake::EachColorOnce => t!("cli-mistake-each-color-once"),
        ScorerMistake::OnePass => t!("cli-mistake-one-pass"),
        ScorerMistake::WhitesFirst => t!("cli-mistake-whites-first"),
        ScorerMistake::FirstPegLeftOut => t!("cli-mistake-first-peg-left-out"),
        ScorerMistake::LastPegLeftOut => t!("cli-mistake-last-peg-left-out"),
        ScorerMistake::BlanksDropped => t!("cli-mistake-blanks-dropped"),
        ScorerMistake::BlanksWild => t!("cli-mistake-blanks-wild"),
        ScorerMistake::BlanksColored => t!("cli-mistake-blanks-colored"),
        ScorerMistake::KindIgnored => t!("cli-mistake-kind-ignored"),
        ScorerMistake::SumAsBlacks => t!("cli-mistake-sum-as-blacks"),
        ScorerMistake::WinHidden => t!("cli-mistake-win-hidden"),
        ScorerMistake::NeverReset => t!("cli-mistake-never-reset"),
    }
}

#[cfg(test)]
mod tests {
    use super::suspect::Suspect;
    use super::*;
    use std::collections::BTreeSet;

    /// What a program with these mistakes says to all questions, judged.
    fn judged_suspect(suspect: Suspect) -> ConformanceRun {
        let vectors = vectors(None).unwrap();
        let questions: Vec<Question> = vectors.iter().flat_map(questions).map(|(question, _)| question).collect();
        let lines = suspect.answers(&questions).collect();
        judged(vec!["suspect".to_owned()], &vectors, Said { lines, trouble: None, stderr: String::new() })
    }

    #[test]
    fn every_mistake_alone_shows_and_is_told_from_all_others() {
        let mut named = BTreeSet::new();
        for suspect in Suspect::all().into_iter().filter(|suspect| suspect.mistakes().len() == 1) {
            let run = judged_suspect(suspect);
            assert!(run.wrong >= 3, "{suspect:?} is wrong only {} times", run.wrong);
            let [finding] = &run.findings[..] else { panic!("{suspect:?}: {:?}", run.findings) };
            assert_eq!((&finding.mistakes, finding.explained), (&suspect.mistakes(), run.wrong));
            named.insert(format!("{:?}", finding.mistakes));
        }
        assert_eq!(named.len(), 21);
    }

    #[test]
    fn two_mistakes_are_named_together() {
        let two = Suspect::all().into_iter().filter(|suspect| suspect.mistakes().len() == 2);
        for suspect in two.step_by(7) {
            let [finding] = &judged_suspect(suspect).findings[..] else { panic!("{suspect:?}") };
            // Some pairs cannot be told apart, such as two of which one hides the other.
            assert_eq!((finding.explained, finding.mistakes.len() <= 2), (finding.wrong, true), "{suspect:?}");
        }
    }

    /// A right answer that is written otherwise is no mistake in counting.
    #[test]
    fn other_notation_is_told_from_wrong_answers() {
        let vectors = vectors(Some("4x6")).unwrap();
        let lines = vectors.iter().flat_map(questions).map(|(_, feedback)| feedback.replace('.', ","));
        let said = Said { lines: lines.collect(), trouble: None, stderr: String::new() };
        let run = judged(Vec::new(), &vectors, said);
        assert_eq!((run.right, run.findings.len()), (0, 1));
        assert_eq!(run.findings[0].mistakes, [ScorerMistake::OtherNotation]);
    }

    #[test]
    fn what_nothing_explains_is_not_explained() {
        let vectors = vectors(None).unwrap();
        let lines = vectors.iter().flat_map(questions).map(|_| "\u{1b}[2Jhello".to_owned()).collect();
        let run = judged(Vec::new(), &vectors, Said { lines, trouble: None, stderr: String::new() });
        assert_eq!((run.right, run.wrong, run.findings.len()), (0, run.asked, 0));
        assert_eq!(run.wrong_answers[0].said, "\\u{1b}[2Jhello");
    }

    #[test]
    fn boards_without_vectors_are_refused() {
        let Err(Failure::Usage(message)) = vectors(Some("9x9")) else { panic!("there are none") };
        assert!(message.contains("9x9") && message.contains("4x6-sum"), "{message}");
    }
}
