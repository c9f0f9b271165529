//! The entry point of all chores: `cargo xtask --help`.

#![expect(clippy::print_stdout, reason = "chores say what they do")]

mod bench;
mod check;
mod dist;
mod mutants;
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
use web::Build;

#[derive(Parser)]
#[command(about = "Chores of the Pegwise repository")]
struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// All tests, with more random cases than `cargo test`: what the README promises
    Test,
    /// Everything that must be right before a change lands: formatter, lints, documentation, tests, and the web
    /// app as it is handed out
    Ci,
    /// The tests of the core as WebAssembly with simd128, in node
    Wasm,
    /// Build the web app into target/web
    Web {
        /// Then serve it on this machine and open the browser
        #[arg(long)]
        serve: bool,
        /// One build, hardly optimised: for working on the app
        #[arg(long)]
        quick: bool,
        /// Where the app will be, such as <https://example.org/pegwise/>, for the pictures in previews of links
        #[arg(long)]
        address: Option<String>,
    },
    /// Build the documentation site into target/site: the pages with a search, the references, and the web app
    Site {
        /// The web app as `cargo xtask web --quick` builds it
        #[arg(long)]
        quick: bool,
        /// Leave the web app out
        #[arg(long, conflicts_with = "quick")]
        without_web: bool,
    },
    /// The tests of the web app in Chromium, and of its main path in Firefox
    Browser {
        /// Test target/web as it was built last, such as by `cargo xtask web --quick`
        #[arg(long)]
        as_built: bool,
        /// What Playwright is told, such as `-g review`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// The tests of the Python package, in an environment of its own
    Python {
        /// Instead, build the wheel as it is handed out into target/wheels
        #[arg(long)]
        wheel: bool,
        /// What pytest is told, such as `-k review`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// The tests of the Python package on a cluster of Ray, which is installed for them
    Cluster {
        /// What pytest is told, such as `-k optimal`
        #[arg(last = true)]
        args: Vec<String>,
    },
    /// Build the npm package into target/npm, pack it, and test what was packed in node and in Chromium
    Npm {
        /// Of the two builds only that with vectors
        #[arg(long)]
        one: bool,
    },
    /// Measure, and print how long it took
    Bench {
        #[command(subcommand)]
        what: Bench,
    },
    /// Look for undefined behaviour in the scorer, with Miri and the address sanitizer
    Soundness,
    /// Change the code in many places, one at a time, and see whether a test notices
    Mutants {
        /// Chooses which tenth of the mutants is tried, where not all are
        #[arg(long, default_value_t = 0)]
        seed: u64,
        /// Only this crate
        #[arg(long)]
        package: Option<String>,
    },
    /// Say which lines the tests run
    Coverage,
    /// Package every published crate from a clean checkout, and compile it from there
    Package,
    /// Build everything that is handed out with a version into target/dist: archives of the command, the Python and npm packages, the web app
    /// and the documentation site, with licences, the bill of materials and checksums
    Dist {
        /// Only these
        #[arg(value_enum)]
        kinds: Vec<dist::Kind>,
        /// Instead, install what was built, each in a clean place, and try it
        #[arg(long)]
        test: bool,
        /// Instead, build all of it again in another folder, and compare
        #[arg(long, conflicts_with = "test")]
        again: bool,
    },
    /// Print what changed in the public interface of the libraries since a commit
    Api {
        /// The commit, such as v0.1.0 or main
        #[arg(long, default_value = "HEAD")]
        since: String,
    },
    /// Write docs/schema anew: the JSON Schemas of what programs read and write
    Schema,
    /// Write docs/conformance anew: questions with their right answers, for programs of any kind
    Conformance,
    /// Make the pictures of the documentation again
    Pictures,
    /// Play games on boards too large to list, as far as they are missing, check all, and write their page. Ctrl-C stops;
    /// what was played is kept
    Large {
        /// How many games of each board there are to be; with 0 all are checked, and the page is written
        #[arg(long, default_value_t = 1000)]
        games: u64,
    },
    /// Continue the atlas of strategies, cheapest runs first, and write its page. Ctrl-C stops; what is
    /// finished is kept
    Atlas {
        /// Only runs that should take no longer than this many seconds on two cores
        #[arg(long, default_value_t = 90)]
        limit: u64,
        /// Begin no run after this many minutes; with 0 only the page is written
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Find optimal play where it is not proved yet, smallest boards first, and write its page. Ctrl-C stops;
    /// what was found is kept, and the next call goes on from there
    Optimal {
        /// Search no longer than this for one board under one objective
        #[arg(long, default_value_t = 200)]
        seconds: u64,
        /// Begin no search after this many minutes; with 0 only the page is written
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Find the fewest guesses at worst with one lie where that is not in the data yet, smallest boards first
    Lies {
        /// Search no longer than this for one board
        #[arg(long, default_value_t = 300)]
        seconds: u64,
        /// Begin no search after this many minutes
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
    /// Find the fewest questions of the static game where they are not proved yet, smallest boards first, and write its
    /// page. Ctrl-C stops; what was found is kept
    Static {
        /// Search no longer than this for one board
        #[arg(long, default_value_t = 60)]
        seconds: u64,
        /// Begin no search after this many minutes; with 0 the data is checked and the page is written
        #[arg(long, default_value_t = 60)]
        minutes: u64,
    },
}

#[derive(Subcommand)]
enum Bench {
    /// Every benchmark of the engine and of the terminal app
    Engine,
    /// The Python package, next to the engine
    Python,
    /// Two workers of a cluster, next to one
    Cluster,
    /// What proofs of optimal play would cost on larger boards, by those that were measured
    Proofs {
        /// Measure anew first, each board for at most so long
        #[arg(long)]
        seconds: Option<u64>,
    },
    /// The web app in Chromium
    Web(bench::WebTimes),
    /// A class of scripted pupils, and some in Chromium, against the server of the command: how long answers take
    Class(bench::ClassTimes),
}

fn main() -> Result<()> {
    match Args::parse().task {
        Task::Test => check::test(),
        Task::Ci => check::ci(),
        Task::Wasm => check::wasm(),
        Task::Web { serve, quick, address } => {
            web::build(if quick { Build::Quick } else { Build::Whole }, address.as_deref(), &[])?;
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
        Task::Dist { kinds, .. } => dist::build(&kinds),
        Task::Api { since } => packages::compare(&since),
        Task::Schema => cargo(&["run", "--package", "published", "--", "schemas"], &[]),
        Task::Conformance => cargo(&["run", "--package", "published", "--", "conformance"], &[]),
        Task::Pictures => web::draw_pictures(),
        Task::Atlas { limit, minutes } => bench::atlas(limit, minutes),
        Task::Large { games } => bench::large(games),
        Task::Optimal { seconds, minutes } => bench::optimal(seconds, minutes),
        Task::Lies { seconds, minutes } => bench::lies(seconds, minutes),
        Task::Static { seconds, minutes } => bench::static_games(seconds, minutes),
    }
}
