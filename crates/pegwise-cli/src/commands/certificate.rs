use crate::failure::{Failure, Outcome};
use crate::files::{self, no_text, unreadable};
use crate::job::Job;
use crate::output::{column::column, table::Table};
use crate::problem;
use crate::ui::Ui;
use pegwise::certificate::{
    Bound, Checked, DEFAULT_LIMITS, Expected, GuessPool, Head, ProofError, Rejected, check_within,
};
use pegwise::notation::shown;
use pegwise::{Limits, api};
use pegwise_text::{board, number::decimal, refusal, t};
use std::fs::OpenOptions;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::Path;
use std::path::PathBuf;
use std::time::Instant;

#[derive(clap::Subcommand, Debug)]
pub(crate) enum CertificateCommand {
    /// Check every step of the proof with the textbook scorer
    #[command(after_help = "Example: pegwise certificate verify 4x6.certificate")]
    Verify {
        /// The certificate; `-` reads standard input
        file: PathBuf,
    },
}

pub(crate) fn run(ui: &mut Ui, command: &CertificateCommand) -> Outcome {
    match command {
        CertificateCommand::Verify { file } => verify(ui, file),
    }
}

fn verify(ui: &mut Ui, path: &Path) -> Outcome {
    let started = Instant::now();
    let mut file: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        let file = files::open(OpenOptions::new().read(true), path).map_err(|error| unreadable(path, &error))?;
        Box::new(BufReader::new(file))
    };
    if file.fill_buf().is_ok_and(|start| start.starts_with("\u{feff}".as_bytes())) {
        file.consume("\u{feff}".len());
    }
    let Limits { memory, search, .. } = ui.setup().limits;
    let limits = Limits {
        memory: memory.max(DEFAULT_LIMITS.memory),
        search: search.max(DEFAULT_LIMITS.search),
        ..DEFAULT_LIMITS
    };
    let checked = check_within(file, limits, &Job::new(&t!("cli-job-checking"), ui.json())).map_err(|rejected| {
        let problem = t!("cli-in-file", file = path.display().to_string(), problem = rejected_in_words(&rejected));
        match rejected.flaw {
            ProofError::Cancelled(_) => Failure::Cancelled,
            ProofError::Unreadable(ErrorKind::InvalidData) => unreadable(path, &no_text()),
            ProofError::Unreadable(kind) => unreadable(path, &kind.into()),
            ProofError::LongLine
            | ProofError::Expected { .. }
            | ProofError::Notation(_)
            | ProofError::Order(_)
            | ProofError::TooLarge(_)
            | ProofError::Table { .. } => Failure::Usage(problem),
            _ => Failure::No(problem),
        }
    })?;
    let seconds = started.elapsed().as_secs_f64();
    let Checked { head, lemmas, cases } = &checked;
    if ui.json() {
        return ui.result(
            "certificate verify",
            api::VerifiedCertificate {
                rules: head.board.to_string(),
                within: head.within,
                pool: head.guesses.into(),
                claim: head.claim.to_string(),
                lemmas: *lemmas,
                cases: *cases,
                seconds,
            },
        );
    }
    if ui.setup().format.is_bare() {
        let mut table =
            Table::new([column("rules"), column("claim"), column("lemmas"), column("cases"), column("seconds")]);
        table.row([
            head.board.to_string(),
            claim(head),
            lemmas.to_string(),
            cases.to_string(),
            format!("{seconds:.2}"),
        ]);
        return ui.table(&table);
    }
    ui.say(t!("cli-certificate-proved", board = board::notation(&head.board), claim = claim(head)))?;
    ui.say(t!("cli-certificate-followed", lemmas = *lemmas, cases = *cases, seconds = decimal(seconds, 2)))
}

fn rejected_in_words(rejected: &Rejected) -> String {
    let Rejected { line, lemma, flaw } = rejected;
    let flaw = flaw_in_words(flaw);
    match *lemma {
        0 => t!("cli-flaw", line = line.to_string(), flaw = flaw),
        lemma => t!("cli-flaw-in-lemma", line = line.to_string(), lemma = lemma.to_string(), flaw = flaw),
    }
}

fn flaw_in_words(flaw: &ProofError) -> String {
    let bound = |bound: &Bound| bound.to_string();
    match flaw {
        ProofError::LongLine => t!("cli-flaw-long"),
        ProofError::Expected { expected, found } => {
            t!("cli-flaw-expected", expected = expected_in_words(*expected), found = shown(found))
        }
        ProofError::Notation(reason) => problem::unreadable(reason),
        ProofError::Order(code) => t!("cli-flaw-order", code = code.to_string()),
        ProofError::TooLarge(reason) => refusal::too_large(reason),
        ProofError::Table { codes, guesses } => t!("cli-flaw-table", codes = *codes, guesses = *guesses),
        ProofError::Listing => t!("cli-flaw-listing"),
        ProofError::NoRenaming => t!("cli-flaw-renaming"),
        ProofError::NoSymmetry { code, image } => {
            t!("cli-flaw-symmetry", code = code.to_string(), image = image.to_string())
        }
        ProofError::NoGuess(guess) => t!("cli-flaw-guess", guess = guess.to_string()),
        ProofError::NoLemma(cited) => t!("cli-flaw-later", cited = cited.to_string()),
        ProofError::FewerLevels(cited) => t!("cli-flaw-levels", cited = cited.to_string()),
        ProofError::NoCell(cited) => t!("cli-flaw-cell", cited = cited.to_string()),
        ProofError::PartOfCell(cited) => t!("cli-flaw-part", cited = cited.to_string()),
        ProofError::Weak { guess, found, needed } => {
            t!("cli-flaw-weak", guess = guess.to_string(), found = bound(found), needed = bound(needed))
        }
        ProofError::Uncovered { guess, found, needed } => {
            t!("cli-flaw-uncovered", guess = guess.to_string(), found = bound(found), needed = bound(needed))
        }
        ProofError::NotTheClaim => t!("cli-flaw-claim"),
        _ => flaw.to_string(),
    }
}

fn expected_in_words(expected: Expected) -> String {
    match expected {
        Expected::Version => expected.to_string(),
        Expected::Rules => t!("cli-expected-rules"),
        Expected::Objective => t!("cli-expected-objective"),
        Expected::Guesses => t!("cli-expected-guesses"),
        Expected::Claim => t!("cli-expected-claim"),
        Expected::Lemma => t!("cli-expected-lemma"),
        Expected::Citation => t!("cli-expected-citation"),
        Expected::Renaming => t!("cli-expected-renaming"),
    }
}

fn claim(head: &Head) -> String {
    let fitting = head.guesses == GuessPool::Candidates;
    match (head.claim, head.within) {
        (Bound::AtLeast(total), None) if fitting => t!("cli-claim-total-fitting", total = total),
        (Bound::AtLeast(total), None) => t!("cli-claim-total", total = total),
        (Bound::AtLeast(total), Some(limit)) if fitting => {
            t!("cli-claim-total-within-fitting", total = total, limit = limit)
        }
        (Bound::AtLeast(total), Some(limit)) => t!("cli-claim-total-within", total = total, limit = limit),
        (Bound::Infeasible, Some(limit)) if fitting => t!("cli-claim-none-within-fitting", limit = limit),
        (Bound::Infeasible, Some(limit)) => t!("cli-claim-none-within", limit = limit),
        (Bound::Infeasible, None) if fitting => t!("cli-claim-none-fitting"),
        (Bound::Infeasible, None) => t!("cli-claim-none"),
    }
}
