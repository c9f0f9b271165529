//! Checks of external programs against the conformance vectors.

mod api;
mod faulty_scorer;
mod findings;

pub use api::*;

use crate::supervisor::{Allowed, Program, Silence};
use faulty_scorer::Question;
use findings::Reply;
use pegwise::notation::shown;
use pegwise::{Board, Cancelled, Monitor};
use std::ffi::OsString;
use std::io;
use std::time::{Duration, Instant};

/// The reason why a program was not checked.
#[derive(Debug)]
pub enum NotChecked {
    /// The program could not be started.
    NotStarted(io::Error),
    /// The check was stopped.
    Cancelled(Cancelled),
}

impl From<Cancelled> for NotChecked {
    fn from(reason: Cancelled) -> Self {
        NotChecked::Cancelled(reason)
    }
}

const LONGEST_LINE: usize = 1_000;

/// Returns the vectors of one board or of all boards.
///
/// # Errors
/// Returns the list of boards with vectors if there are none for this board.
pub fn vectors(board: Option<&str>) -> Result<Vec<ScoreVectors>, Vec<String>> {
    let file: Conformance<ScoreVectors> =
        serde_json::from_str(include_str!("scores.json")).expect("written by a tool that a test compares it with");
    let mut vectors = file.vectors;
    let Some(board) = board else { return Ok(vectors) };
    let mut boards: Vec<String> = vectors.iter().map(|vector| vector.rules.clone()).collect();
    vectors.retain(|vector| vector.rules == board);
    if vectors.is_empty() {
        boards.sort_unstable();
        boards.dedup();
        return Err(boards);
    }
    Ok(vectors)
}

/// Sends a program all questions and judges its answers until it ends, writes far too much or runs out of time.
///
/// # Errors
/// Returns [`NotChecked`] if the program could not be started or the check was stopped.
pub fn check(
    program: &[OsString],
    vectors: &[ScoreVectors],
    time: Duration,
    stop: &dyn Monitor,
) -> Result<ConformanceRun, NotChecked> {
    let named = program.iter().map(|word| shown(&word.to_string_lossy())).collect();
    let lines: Vec<String> = vectors.iter().flat_map(lines).collect();
    let said = hear(program, &lines, Instant::now() + time, stop)?;
    Ok(judged(named, vectors, said))
}

struct Said {
    lines: Vec<String>,
    trouble: Option<ProgramTrouble>,
    stderr: String,
}

fn hear(program: &[OsString], questions: &[String], until: Instant, stop: &dyn Monitor) -> Result<Said, NotChecked> {
    let (asked, mut lines) = (questions.len(), Vec::new());
    // This leaves room for surplus lines, so that they do not cut off the answers.
    let allowed = Allowed { bytes: (2 * asked + 2) * (LONGEST_LINE + 1), line: LONGEST_LINE };
    let mut program = Program::start(program, allowed).map_err(NotChecked::NotStarted)?;
    program.tell(&questions.join("\n"));
    program.end_input();
    let flooded = loop {
        match program.line(until, stop) {
            Ok(_) if lines.len() == 2 * asked => break true,
            Ok(line) => lines.push(line.trim().to_owned()),
            Err(Silence::Closed(rest)) => {
                lines.extend(Some(rest.trim().to_owned()).filter(|_| !rest.is_empty()));
                break false;
            }
            Err(Silence::Late) => break false,
            Err(Silence::Flood) => break true,
            Err(Silence::Stopped) => return Err(Cancelled.into()),
        }
    };
    let status = if flooded { None } else { program.wait(until, stop)? };
    let trouble = match status {
        _ if flooded => Some(ProgramTrouble::Flooded),
        None => Some(ProgramTrouble::Hung),
        Some(status) if !status.success() => Some(ProgramTrouble::Crashed { code: status.code() }),
        Some(_) if lines.len() > asked => Some(ProgramTrouble::TooManyLines),
        Some(_) if lines.len() < asked => Some(ProgramTrouble::TooFewLines),
        Some(_) => None,
    };
    lines.truncate(asked);
    let (_, stderr) = program.end();
    Ok(Said { lines, trouble, stderr })
}

fn lines(vectors: &ScoreVectors) -> impl Iterator<Item = String> {
    vectors.pairs.iter().map(|pair| format!("{} {} {}", vectors.rules, pair.guess, pair.secret))
}

fn questions(vectors: &ScoreVectors) -> impl Iterator<Item = (Question, String)> {
    let board: Board = vectors.rules.parse().expect("the vectors have boards");
    vectors.pairs.iter().map(move |pair| {
        let guess = board.read_guess(&pair.guess).expect("the vectors have guesses");
        let secret = board.read_code(&pair.secret).expect("the vectors have secrets");
        (Question { board: board.clone(), guess, secret }, pair.feedback.clone())
    })
}

const UNKNOWN: &str = "?";

fn judged(program: Vec<String>, vectors: &[ScoreVectors], said: Said) -> ConformanceRun {
    let questions: Vec<(Question, String)> = vectors.iter().flat_map(questions).collect();
    let mut lines = said.lines;
    let first_line = lines.first().map(|line| shown(line));
    let has_too_many = said.trouble == Some(ProgramTrouble::TooManyLines);
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
    let (findings, explained): (Vec<ConformanceFinding>, Vec<Vec<usize>>) =
        findings::findings(&replies).into_iter().unzip();
    let explained = explained.concat();
    let is_open = |(index, reply): &(usize, &Reply)| !reply.is_right() && !explained.contains(index);
    let unexplained = replies.iter().enumerate().filter(is_open).map(|(_, reply)| reply.wrong()).collect();
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
        findings,
        wrong_answers,
        unexplained,
    }
}

fn shown_lines(text: &str) -> String {
    text.lines().map(shown).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::faulty_scorer::FaultyScorer;
    use super::*;
    use std::collections::BTreeSet;

    fn judged_scorer(scorer: FaultyScorer) -> ConformanceRun {
        let vectors = vectors(None).unwrap();
        let questions: Vec<Question> = vectors.iter().flat_map(questions).map(|(question, _)| question).collect();
        let lines = scorer.answers(&questions).collect();
        judged(vec!["scorer".to_owned()], &vectors, Said { lines, trouble: None, stderr: String::new() })
    }

    #[test]
    fn every_mistake_alone_shows_and_is_told_from_all_others() {
        let mut named = BTreeSet::new();
        for scorer in FaultyScorer::all().into_iter().filter(|scorer| scorer.mistakes().len() == 1) {
            let run = judged_scorer(scorer);
            assert!(run.wrong >= 3, "{scorer:?} is wrong only {} times", run.wrong);
            let [finding] = &run.findings[..] else { panic!("{scorer:?}: {:?}", run.findings) };
            assert_eq!((&finding.mistakes, finding.explained), (&scorer.mistakes(), run.wrong));
            named.insert(format!("{:?}", finding.mistakes));
        }
        assert_eq!(named.len(), 21);
    }

    #[test]
    fn two_mistakes_are_named_together() {
        let two = FaultyScorer::all().into_iter().filter(|scorer| scorer.mistakes().len() == 2);
        for scorer in two.step_by(7) {
            let [finding] = &judged_scorer(scorer).findings[..] else { panic!("{scorer:?}") };
            assert_eq!((finding.explained, finding.mistakes.len() <= 2), (finding.wrong, true), "{scorer:?}");
        }
    }

    #[test]
    fn other_notation_is_told_from_wrong_answers() {
        let vectors = vectors(Some("4x6")).unwrap();
        let lines = vectors.iter().flat_map(questions).map(|(_, feedback)| feedback.replace('.', ","));
        let said = Said { lines: lines.collect(), trouble: None, stderr: String::new() };
        let run = judged(Vec::new(), &vectors, said);
        assert_eq!((run.right, run.findings.len()), (0, 1));
        assert_eq!(run.findings[0].mistakes, [ScorerMistake::OtherNotation]);
    }

    fn judged_on(board: Option<&str>, said: impl Fn(usize, &str, String) -> String) -> ConformanceRun {
        let vectors = vectors(board).unwrap();
        let all = vectors.iter().flat_map(questions).enumerate();
        let lines = all.map(|(index, (question, right))| said(index, &question.board.to_string(), right)).collect();
        judged(Vec::new(), &vectors, Said { lines, trouble: None, stderr: String::new() })
    }

    #[test]
    fn one_wrong_answer_is_no_evidence_of_a_mistake() {
        let run = judged_on(Some("16x2"), |_, _, _| "7.8".to_owned());
        assert_eq!((run.wrong, run.findings.len()), (1, 0));
    }

    #[test]
    fn the_same_mistake_on_other_boards_is_named_once() {
        let run = judged_on(None, |index, board, right| match right.split_once('.') {
            _ if board == "4x6" && index % 9 == 0 => "9.9".to_owned(),
            Some((black, white)) if [black, white].iter().all(|n| n.parse::<u8>().is_ok()) => {
                format!("{white}.{black}")
            }
            _ => right,
        });
        let [finding] = &run.findings[..] else { panic!("{:?}", run.findings) };
        assert_eq!(finding.mistakes, [ScorerMistake::Swapped]);
        assert!(finding.rules.len() > 1 && finding.rules.contains(&"4x6".to_owned()), "{:?}", finding.rules);
        assert!(finding.explained < finding.wrong, "{} of {}", finding.explained, finding.wrong);
    }

    #[test]
    fn a_finding_names_only_boards_on_which_it_explains_something() {
        let run = judged_on(None, |index, board, right| match board {
            "4x6" if index % 9 == 0 => "9.9".to_owned(),
            "4x6" => right.split_once('.').map_or(right.clone(), |(black, white)| format!("{white}.{black}")),
            "4x5" if index % 20 == 0 => "9.9".to_owned(),
            _ => right,
        });
        let [finding] = &run.findings[..] else { panic!("{:?}", run.findings) };
        assert_eq!(
            (&finding.mistakes[..], &finding.rules[..]),
            (&[ScorerMistake::Swapped][..], &["4x6".to_owned()][..])
        );
        assert!(run.wrong_answers.iter().any(|wrong| wrong.rules == "4x5"));
        // On 4x6 too, some answers are wrong in another way.
        let open = |rules: &str| run.unexplained.iter().filter(|wrong| wrong.rules == rules).count();
        assert_eq!((open("4x6"), finding.explained < finding.wrong), (finding.wrong - finding.explained, true));
        assert_eq!(open("4x6") + open("4x5") + finding.explained, run.wrong);
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
        let boards = vectors(Some("9x9")).unwrap_err();
        assert!(boards.is_sorted() && boards.contains(&"4x6-sum".to_owned()), "{boards:?}");
    }
}
