use crate::failure::{Failure, Outcome};
use crate::files::{self, no_text, unreadable};
use crate::job::Job;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::certificate::{Bound, Checked, DEFAULT_LIMITS, GuessPool, Head, ProofError, check_within};
use pegwise::{Limits, api};
use pegwise_text::{board, number::decimal, t};
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
    let file: Box<dyn BufRead> = if path == Path::new("-") {
        Box::new(std::io::stdin().lock())
    } else {
        let file = files::open(OpenOptions::new().read(true), path).map_err(|error| unreadable(path, &error))?;
        Box::new(BufReader::new(file))
    };
    let Limits { memory, search, .. } = ui.setup().limits;
    let limits = Limits {
        memory: memory.max(DEFAULT_LIMITS.memory),
        search: search.max(DEFAULT_LIMITS.search),
        ..DEFAULT_LIMITS
    };
    let checked = check_within(file, limits, &Job::new(&t!("cli-job-checking"), ui.json())).map_err(|rejected| {
        let problem = t!("cli-in-file", file = path.display().to_string(), problem = rejected.to_string());
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
