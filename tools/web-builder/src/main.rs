//! Builds the web app as a folder of files: two builds of the same crate, with and without vectors, split into parts,
//! with bindings and compressed copies.

#![expect(clippy::print_stdout, reason = "a chore says what the app costs")]

mod bindings;
mod npm;
mod order;
mod split;
mod traps;

use anyhow::{Context, Result, bail};
use clap::Parser;
use split::Build;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

#[derive(Parser)]
#[command(about = "Builds the web app into target/web, or the npm package into target/npm")]
struct Args {
    /// Build the npm package instead of the web app
    #[arg(long, conflicts_with = "address")]
    npm: bool,
    /// Make only a build with vectors in which nothing but the search is optimised, for development
    #[arg(long, conflicts_with = "npm")]
    quick: bool,
    /// Make only the build with vectors
    #[arg(long, conflicts_with = "quick")]
    one: bool,
    /// The address of the app, such as <https://example.org/pegwise/>. Link previews need the full address to show a
    /// picture
    #[arg(long, value_parser = whole_address)]
    address: Option<String>,
}

fn whole_address(text: &str) -> Result<String, String> {
    let is_plain = text.chars().all(|c| c.is_ascii_graphic() && !"\"'<>&#?{}".contains(c));
    if !is_plain || !(text.starts_with("https://") || text.starts_with("http://")) {
        return Err("an address begins with https:// and has no spaces, ? or #".to_owned());
    }
    Ok(format!("{}/", text.trim_end_matches('/')))
}

const TARGET: &str = "wasm32-unknown-unknown";
const VECTORS: &str = "-C target-feature=+simd128";

/// The budgets in compressed bytes: until a game can be played, with the engine for hints, and with everything for
/// offline use. See decision 0026.
const TO_PLAY: u64 = 484_000;
const WITH_HINTS: u64 = 804_000;
const IN_ALL: u64 = 1_243_000;

/// The parts that are loaded later: all pages except the game, and the engine.
const FURTHER: &str = "pages";
const ENGINE: &str = "engine";

/// The pages, each with its folder, title and description. They have separate folders so that every host finds them.
const PAGES: [(&str, &str, &str); 9] = [
    (
        "",
        "Pegwise: play and solve code-breaking games",
        "Play, get help, review and learn code-breaking games. Works offline.",
    ),
    ("play", "Play · Pegwise", "Break the computer's code, today's, or a friend's."),
    ("break", "Break my code · Pegwise", "The computer breaks your code, and finds the answer that cannot be right."),
    ("assistant", "Assistant · Pegwise", "The best next guess in any game, and why."),
    ("review", "Review · Pegwise", "Skill and luck of every guess of a game."),
    ("learn", "Learn · Pegwise", "How code-breaking works, step by step."),
    ("strategies", "Strategies · Pegwise", "Strategies compared over every secret."),
    ("you", "You · Pegwise", "Your games, statistics and settings, kept in this browser."),
    ("class", "Class · Pegwise", "A class plays together, in its own network."),
];

const GAME: [&str; 2] = ["", "play"];

const LOADING: &str = "<p>Pegwise…</p>";

/// For a challenge, a letter without words appears before the app.
const LETTER: &str = "<p>Pegwise…</p>
      <template>
        <header><nav><a class=\"brand\">Pegwise</a></nav></header>
        <main><section class=\"envelope\">
          <span class=\"sealed\"><span class=\"seal\">?</span></span>
          <h1>…</h1><p class=\"about\">…</p><p class=\"buttons\"><span class=\"button main\">…</span></p>
        </section></main>
      </template>";

/// Draws a board without words, because the language is not known yet.
fn first_board() -> String {
    let tray = format!("<span class=\"answer-pegs tray\">{}</span>", "<span class=\"key socket\"></span>".repeat(4));
    let holes = "<span class=\"hole\"></span>".repeat(4);
    let rows = format!("<div class=\"row\"><span class=\"code\">{holes}</span>{tray}</div>").repeat(9);
    let lid = "<span>?</span>".repeat(4);
    let slots = "<span class=\"slot peg empty\"></span>".repeat(4);
    let peg = |color| format!("<span class=\"peg c{color}\">{color}</span>");
    let palette = [1, 2, 3, 4, 5, 6].map(peg).concat();
    format!(
        "<header><nav><a class=\"brand\">Pegwise</a></nav></header>
      <main>
        <h1>Pegwise</h1><div class=\"topline\"><p class=\"about\">…</p></div>
        <div class=\"table\" aria-hidden=\"true\"><div class=\"game\">
          <div class=\"lid\"><span class=\"cover\">{lid}</span></div>
          <div class=\"slots\">{slots}{tray}</div><div class=\"waiting\">{rows}</div>
          <div class=\"dock\"><p class=\"standing\">…</p><div class=\"palette\">{palette}</div><div class=\"buttons\"><span class=\"button main\">…</span></div></div>
        </div></div>
      </main>"
    )
}

/// The text of the page for missing files, in both languages because the app may not start there.
const MISSING: &str = "<h1>No page at this address</h1>
      <p>Pegwise begins further up: shorten the address. / Hier ist keine Seite. Pegwise beginnt weiter oben: Kürze die Adresse.</p>";

const STATIC: [&str; 9] = [
    "style.css",
    "fredoka.woff2",
    "fredoka-license.txt",
    "worker.js",
    "app.webmanifest",
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "pegwise-preview.png",
];

/// The data files: their names next to the app and their sources in `data`.
const DATA: [(&str, &str); 2] = [("atlas.csv", "atlas/strategies.csv"), ("optima.csv", "optima.csv")];

/// Type-erased components make the module 10% smaller.
const SMALLER: &str = "--cfg erase_components";

/// The smallest module that uses a 128-bit vector. Browsers that accept it get the build with vectors.
const VECTOR: &str =
    "[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11]";

fn main() -> Result<()> {
    let Args { npm, quick, one, address } = Args::parse();
    if npm {
        return npm::build(one);
    }
    let mut site = Site::default();
    let is_alone = quick || one;
    let simd = site.add_build(if is_alone { "pegwise-one" } else { "pegwise-simd" }, VECTORS, quick)?;
    let plain = if is_alone { simd.clone() } else { site.add_build("pegwise", "", quick)? };
    for name in STATIC {
        site.files.insert(name.to_owned(), fs::read(source().join(name)).with_context(|| name.to_owned())?);
    }
    for (name, data) in DATA {
        site.files.insert(name.to_owned(), fs::read(root().join("data").join(data))?);
    }
    site.add_pages(&simd, address.as_deref())?;
    let builds = format!("{{ simd: {:?}, plain: {:?} }}", simd.names(), plain.names());
    site.add_script("boot.js", &[("vector", VECTOR), ("builds", &builds)])?;
    let shared = format!("{:?}", site.shared());
    let version = site.fingerprint();
    site.add_script("sw.js", &[("version", &version), ("shared", &shared), ("builds", &builds), ("vector", VECTOR)])?;
    site.write(&folder(), quick)?;
    if quick { Ok(()) } else { site.check_budget(&simd) }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

fn folder() -> PathBuf {
    target().join("web")
}

fn source() -> PathBuf {
    root().join("crates/pegwise-web/site")
}

/// The development profile without debug information. A separate profile would have to compile every macro again.
const QUICK: [&str; 4] = ["--profile", "dev", "--config", "profile.dev.debug=false"];
const SMALL: [&str; 2] = ["--profile", "wasm"];

const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Compiles a package with these flags after the caller's, and returns the path of the module. The app and the npm
/// package use the same flags, so that they share their compiled dependencies.
fn compile(package: &str, flags: &str, quick: bool) -> Result<PathBuf> {
    let (profile, folder): (&[&str], _) = if quick { (&QUICK, "debug") } else { (&SMALL, "wasm") };
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--package", package, "--lib", "--target", TARGET]).args(profile);
    cargo.env(FLAGS, [&env::var(FLAGS).unwrap_or_default(), SMALLER, split::RELOCATIONS, flags].join(" "));
    if !cargo.status().context("could not run cargo")?.success() {
        bail!("{package} does not compile");
    }
    Ok(target().join(TARGET).join(folder).join(format!("{}.wasm", package.replace('-', "_"))))
}

#[derive(Default)]
struct Site {
    files: BTreeMap<String, Vec<u8>>,
}

impl Site {
    fn add_build(&mut self, name: &str, flags: &str, quick: bool) -> Result<Build> {
        let module = compile("pegwise-web", flags, quick)?;
        let build = split::divide(&module, name, quick)?;
        self.files.extend(build.files.clone());
        Ok(build)
    }

    /// Adds the pages. Each starts loading the build with vectors before it is known whether the browser supports them.
    /// Only very old browsers do not, and they load both builds.
    fn add_pages(&mut self, build: &Build, address: Option<&str>) -> Result<()> {
        let template = fs::read_to_string(source().join("page.html"))?;
        let template = template.replace("{{glue}}", &build.glue).replace("{{link}}", &build.link);
        let game = template.replace("{{modules}}", &preload([&build.module]));
        let further = build.parts.get(FURTHER).context("the app has no part with pages")?;
        let further = template.replace("{{modules}}", &preload([&build.module].into_iter().chain(further)));
        let fill = |folder: &str, title: &str, about: &str, loading: &str, root: &str| {
            let template = if GAME.contains(&folder) { &game } else { &further };
            let page = template.replace("{{title}}", title).replace("{{description}}", about);
            let page = page.replace("{{base}}", address.unwrap_or(root));
            page.replace("{{loading}}", loading).replace("{{root}}", root).into_bytes()
        };
        let first_board = first_board();
        for (folder, title, about) in PAGES {
            let (path, root, loading) = match folder {
                "" => ("index.html".to_owned(), "./", first_board.as_str()),
                "play" => ("play/index.html".to_owned(), "../", LETTER),
                _ => (format!("{folder}/index.html"), "../", LOADING),
            };
            self.files.insert(path, fill(folder, title, about, loading, root));
        }
        // The depth of the missing page is unknown. If the host serves the app from a folder, only this text appears
        // until the service worker runs.
        self.files.insert("404.html".to_owned(), fill("404", "No such page · Pegwise", PAGES[0].2, MISSING, "/"));
        Ok(())
    }

    fn add_script(&mut self, name: &str, values: &[(&str, &str)]) -> Result<()> {
        let mut script = fs::read_to_string(source().join(name))?;
        for (key, value) in values {
            script = script.replace(&format!("{{{{{key}}}}}"), value);
        }
        if script.contains("{{") {
            bail!("{name} has a gap that nothing fills");
        }
        self.files.insert(name.to_owned(), script.into_bytes());
        Ok(())
    }

    /// Returns the files that every browser saves for offline use. Pages are listed by their folders, as browsers
    /// request them. The builds are listed elsewhere, and the preview picture is not needed.
    fn shared(&self) -> Vec<String> {
        let own = self.files.keys().filter(|path| !path.starts_with("pegwise-"));
        own.map(|path| path.strip_suffix("index.html").map_or(path.clone(), |folder| format!("./{folder}"))).collect()
    }

    fn fingerprint(&self) -> String {
        let parts = self.files.iter().flat_map(|(path, bytes)| [path.as_bytes(), bytes]);
        hash(&parts.collect::<Vec<_>>().concat())
    }

    /// Writes the files, with compressed copies unless `quick` is set.
    fn write(&self, folder: &Path, quick: bool) -> Result<()> {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        for (path, bytes) in &self.files {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("files lie in folders"))?;
            fs::write(&path, bytes)?;
            if !quick && path.extension().is_some_and(|kind| kind != "png" && kind != "woff2") {
                fs::write(with_suffix(&path, "br"), brotli(bytes)?)?;
                fs::write(with_suffix(&path, "gz"), gzip(bytes)?)?;
            }
        }
        Ok(())
    }

    /// Checks the written files against the budgets. A game needs its page, the resources that it requests and the
    /// first parts of one build. The rest, for offline use, is also counted.
    fn check_budget(&self, build: &Build) -> Result<()> {
        let first = ["index.html", "boot.js", "worker.js", "style.css", "fredoka.woff2", "icon.svg", "app.webmanifest"];
        let first = [&first[..], &[&build.glue, &build.module, &build.link]].concat();
        let engine = build.parts.get(ENGINE).context("the app has no part with the engine")?;
        let (mut to_play, mut with_hints, mut all) = (0, 0, 0);
        println!("{:>9} {:>9}  file", "bytes", "brotli");
        for (path, bytes) in &self.files {
            let file = folder().join(path);
            let compressed = with_suffix(&file, "br");
            let small = fs::metadata(if compressed.exists() { compressed } else { file })?.len();
            if path.starts_with("pegwise-") && !build.files.contains_key(path) {
                continue;
            }
            println!("{:>9} {small:>9}  {path}", bytes.len());
            all += small;
            let is_first = first.contains(&path.as_str());
            to_play += if is_first { small } else { 0 };
            with_hints += if is_first || engine.contains(path) { small } else { 0 };
        }
        println!(
            "{to_play:>19}  to play; {with_hints} with the engine; {all} with everything that is kept for offline use"
        );
        let budgets =
            [(to_play, TO_PLAY, "a game"), (with_hints, WITH_HINTS, "a game with hints"), (all, IN_ALL, "everything")];
        for (cost, budget, what) in budgets {
            if cost > budget {
                bail!("{what} costs {cost} bytes, above the budget of {budget}");
            }
        }
        println!("The app is in {}; cargo run --release --bin pegwise -- web serves it.", folder().display());
        Ok(())
    }
}

fn preload<'a>(modules: impl IntoIterator<Item = &'a String>) -> String {
    let link = |module: &String| {
        format!(
            "<link rel=\"preload\" href=\"{{{{root}}}}{module}\" as=\"fetch\" type=\"application/wasm\" crossorigin>"
        )
    };
    modules.into_iter().map(link).collect::<Vec<_>>().join("\n    ")
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    name.into()
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut small = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut small, &params)?;
    Ok(small)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut small = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    small.write_all(bytes)?;
    Ok(small.finish()?)
}

fn hash(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    let digest = Sha256::digest(bytes);
    format!("{:016x}", u64::from_be_bytes(digest[..8].try_into().expect("there are 32 bytes")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_whole() {
        for text in ["https://example.org/pegwise", "https://example.org/pegwise/"] {
            assert_eq!(whole_address(text).unwrap(), "https://example.org/pegwise/");
        }
        for text in
            ["example.org", "/pegwise/", "https://example.org/\"><script>", "https://example.org/?a", "https://a b"]
        {
            assert!(whole_address(text).is_err(), "{text}");
        }
    }
}
