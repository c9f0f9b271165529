//! The entry point of all chores: `cargo xtask --help`.

#![expect(clippy::print_stdout, reason = "chores say what they do")]

mod bench;
mod check;
mod dist;
mod mutants;
mod notes;
mod npm;
mod packages;
mod python;
mod shell;
mod site;
mod trial;
mod web;

use anyhow::Result;
use clap::{Parser, Subcommand};
use shell::cargo;
use std::path::PathBuf;
use web::Build;

#[derive(Parser)]
#[command(about = "Chores of the Pegwise repository")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Run all tests
    Test {
        /// Run only the tests that need nothing but Rust, on any system
        #[arg(long)]
        only_rust: bool,
    },
    /// Run all checks before a change lands: formatter, lints, documentation, tests with more random cases and with
    /// sweeps that take minutes, and the release build of the web app
    Ci,
    /// Test the core as WebAssembly with simd128 in Node
    Wasm,
    /// Build the web app into target/web
    Web {
        /// Make the quick build, serve it on this machine and open the browser
        #[arg(long)]
        serve: bool,
        /// Make only a build in which nothing but the search is optimised, for development
        #[arg(long)]
        quick: bool,
        /// The address of the app, such as <https://example.org/pegwise/>, for the pictures in link previews
        #[arg(long)]
        address: Option<String>,
    },
    /// Build the documentation site into target/site: the pages with search, the references, and the web app
    Site {
        /// Build the web app like `cargo xtask web --quick`
        #[arg(long)]
        quick: bool,
        /// Leave out the web app
        #[arg(long, conflicts_with = "quick")]
        without_web: bool,
    },
    /// Test the web app in Chromium, and its main path in Firefox
    Browser {
        /// Test the existing target/web, for example from `cargo xtask web --quick`
        #[arg(long)]
        as_built: bool,
        /// Arguments for Playwright, such as `-g review`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Test the Python package in a virtual environment
    Python {
        /// Build the release wheel into target/wheels instead
        #[arg(long)]
        wheel: bool,
        /// Arguments for pytest, such as `-k review`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Test the Python package on a Ray cluster. Ray is installed for this
    Cluster {
        /// Arguments for pytest, such as `-k optimal`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Build the npm package into target/npm, pack it, and test the package in Node and in Chromium
    Npm {
        /// Make only the build with vectors
        #[arg(long)]
        one: bool,
    },
    /// Measure and print times
    Bench {
        #[command(subcommand)]
        what: Bench,
    },
    /// Check the scorer for undefined behaviour, with Miri and the address sanitizer
    Soundness,
    /// Mutate the code in many places, one at a time, and check that some test fails
    Mutants {
        /// The seed that selects a tenth of the mutants in packages where not all are tried
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// Mutate only this crate
        #[arg(long)]
        package: Option<String>,
    },
    /// Report which lines the tests run
    Coverage,
    /// Package every published crate from a clean checkout, and compile it from there
    Package,
    /// Build the release files into target/dist: archives and Debian packages of the command, the Python and npm
    /// packages, the web app, the documentation site and the conformance vectors, with licences, the bill of materials
    /// and checksums
    Dist {
        /// Build only these parts
        #[arg(value_enum)]
        kinds: Vec<dist::Kind>,
        /// Instead, install each built file in a clean environment and try it out
        #[arg(long)]
        test: bool,
        /// Instead, build everything again in another folder and compare
        #[arg(long, conflicts_with = "test")]
        again: bool,
        /// Instead, collect the files that several machines built: the target/dist of each is a folder in this one
        #[arg(long, conflicts_with_all = ["kinds", "test", "again"])]
        collect: Option<PathBuf>,
    },
    /// Print this version's section of the changelog, if everything that a release needs is written
    Notes {
        /// The tag of the release, such as v0.1.0
        tag: String,
    },
    /// Print the Homebrew formula of this version, from the checksums of its files
    Formula,
    /// Print the changes in the public interfaces of the libraries since a commit
    Api {
        /// The commit, tag or branch, such as v0.1.0 or main
        #[arg(long, default_value = "HEAD")]
        since: String,
    },
    /// Write docs/schema: the JSON Schemas of the types that programs read and write
    Schema,
    /// Write docs/conformance: questions with their right answers, for testing other programs
    Conformance,
    /// Make the pictures in the documentation
    Pictures,
    /// Play the missing games on boards too large to list, check all games, and write their page. Ctrl-C stops;
    /// finished games are saved
    Large {
        /// The number of games on each board; with 0, only check the games and write the page
        #[arg(long, default_value_t = 1000)]
        games: u64,
    },
    /// Measure what every strategy loses on ten boards, and write its page
    Regret,
    /// Continue the atlas of strategies, the cheapest runs first, and write its page. Ctrl-C stops; finished runs are
    /// saved
    Atlas {
        /// Start only runs with an estimated time below this many seconds on two cores
        #[arg(long, default_value_t = 90)]
        limit: u64,
        /// Start no more runs after this many minutes; with 0, only write the page
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Find missing proofs of optimal play, the smallest boards first, and write their page. Ctrl-C stops; results are
    /// saved, and the next call continues
    Optimal {
        /// The time limit for one board and objective, in seconds
        #[arg(long, default_value_t = 200)]
        seconds: u64,
        /// Start no more searches after this many minutes; with 0, only write the page
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Write docs/report.md, the technical report, from the results in data/
    Report,
    /// Find the smallest maximum number of guesses with one lie for missing boards, the smallest first
    Lies {
        /// The time limit for one board, in seconds
        #[arg(long, default_value_t = 300)]
        seconds: u64,
        /// Start no more searches after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Find missing proofs of the fewest questions of static games, the smallest boards first, and write their page.
    /// Ctrl-C stops; results are saved
    Static {
        /// The time limit for one board, in seconds
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Start no more searches after this many minutes; with 0, only check the data and write the page
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
}

#[derive(Subcommand)]
enum Bench {
    /// All benchmarks of the engine and the terminal app
    Engine,
    /// The Python package compared with the engine
    Python,
    /// Two workers of a cluster compared with one
    Cluster,
    /// The estimated cost of optimality proofs on larger boards, based on measured ones
    Proofs {
        /// Measure again first, for at most this many seconds per board
        #[arg(long)]
        seconds: Option<u64>,
    },
    /// The web app in Chromium
    Web(bench::WebTimes),
    /// The response times of the class server for scripted pupils, some of them in Chromium
    Class(bench::ClassTimes),
}

fn main() -> Result<()> {
    match Args::parse().task {
        Task::Test { only_rust: true } => check::test_rust(),
        Task::Test { .. } => check::test(&[]),
        Task::Ci => check::ci(),
        Task::Wasm => check::wasm(),
        Task::Web { serve, quick, address } => {
            // The release build takes much longer, and is for other people.
            web::build(if quick || serve { Build::Quick } else { Build::Whole }, address.as_deref(), &[])?;
            if serve { web::serve() } else { Ok(()) }
        }
        Task::Site { quick, without_web } => site::build(quick, without_web),
        Task::Browser { as_built, args } => {
            web::install_missing()?;
            if !as_built {
                web::build(Build::Quick, None, &[])?;
            }
            web::build_server()?;
            web::playwright(web::TESTS, &args)
        }
        Task::Python { wheel: true, .. } => python::wheel(),
        Task::Python { args, .. } => python::test(&args),
        Task::Cluster { args } => python::cluster(&args),
        Task::Npm { one } => {
            web::build_server()?;
            npm::test(&npm::pack(one, &[])?, one)
        }
        Task::Bench { what: Bench::Engine } => bench::engine(),
        Task::Bench { what: Bench::Python } => python::bench(),
        Task::Bench { what: Bench::Cluster } => python::bench_cluster(),
        Task::Bench { what: Bench::Proofs { seconds } } => python::bench_proofs(seconds),
        Task::Bench { what: Bench::Web(times) } => bench::web(&times),
        Task::Bench { what: Bench::Class(times) } => bench::class(&times),
        Task::Soundness => check::soundness(),
        Task::Mutants { seed, package } => mutants::run(seed, package.as_deref()),
        Task::Coverage => check::coverage(),
        Task::Package => packages::package_all(),
        Task::Dist { kinds, test: true, .. } => trial::try_all(&kinds),
        Task::Dist { kinds, again: true, .. } => dist::again(&kinds),
        Task::Dist { collect: Some(from), .. } => dist::collect(&from),
        Task::Dist { kinds, .. } => dist::build(&kinds),
        Task::Notes { tag } => notes::print(&tag),
        Task::Formula => notes::print_formula(),
        Task::Api { since } => packages::compare(&since),
        Task::Schema => cargo(&["run", "--package", "published", "--", "schemas"], &[]),
        Task::Conformance => cargo(&["run", "--package", "published", "--", "conformance"], &[]),
        Task::Pictures => web::draw_pictures(),
        Task::Atlas { limit, minutes } => bench::atlas(limit, minutes),
        Task::Large { games } => bench::large(games),
        Task::Regret => bench::regret(),
        Task::Optimal { seconds, minutes } => bench::optimal(seconds, minutes),
        Task::Report => bench::report(),
        Task::Lies { seconds, minutes } => bench::lies(seconds, minutes),
        Task::Static { seconds, minutes } => bench::static_games(seconds, minutes),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::root;
    use std::fs;
    use std::path::Path;

    /// Returns the workflows, each with its name.
    fn workflows() -> Vec<(String, String)> {
        let files = dist::files(&root().join(".github/workflows")).unwrap();
        let read = |file: &PathBuf| (file.display().to_string(), fs::read_to_string(file).unwrap());
        files.iter().filter(|file| Path::new(file).extension().is_some_and(|end| end == "yml")).map(read).collect()
    }

    #[test]
    fn workflows_call_chores_that_exist() {
        let mut called = 0;
        for (name, text) in workflows() {
            for line in text.lines().filter(|line| !line.trim_start().starts_with('#')) {
                for call in line.split("cargo xtask ").skip(1) {
                    let call = call.split(['>', '|', ';', '&']).next().unwrap_or_default();
                    let parsed = Args::try_parse_from(["xtask"].into_iter().chain(call.split_whitespace()));
                    assert!(parsed.is_ok(), "{name}: {line}\n{}", parsed.err().unwrap());
                    called += 1;
                }
            }
        }
        assert!(called >= 8, "only {called} calls were found");
    }

    #[test]
    fn workflows_use_actions_of_one_major_version() {
        for (name, text) in workflows() {
            for action in text.lines().filter_map(|line| line.trim_start_matches(['-', ' ']).strip_prefix("uses: ")) {
                let version = action.split_once('@').map(|(_, version)| version.trim_start_matches("release/"));
                let is_major = |version: &str| version.strip_prefix('v').is_some_and(|n| n.parse::<u8>().is_ok());
                assert!(version.is_some_and(is_major), "{name}: {action}");
            }
        }
    }

    /// A job begins with a line that is indented by two spaces.
    #[test]
    fn jobs_that_may_write_wait_for_a_person() {
        let mut waiting = 0;
        for (name, text) in workflows() {
            let (_, jobs) = text.split_once("\njobs:").unwrap();
            for job in jobs.replace("\n  ", "\u{0}").replace("\u{0}  ", "\n    ").split('\u{0}') {
                if job.contains(": write") {
                    let waits = ["    environment: release\n", "    environment:\n      name: release\n"];
                    assert!(waits.iter().any(|lines| job.contains(lines)), "{name}: {job}");
                    waiting += 1;
                }
            }
            assert!(!text[..text.len() - jobs.len()].contains(": write"), "{name}: every job may write");
        }
        assert_eq!(waiting, 5);
    }
}
