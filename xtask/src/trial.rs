//! Trials of the release files, which are installed and used in a clean environment.

use crate::dist::{
    COMPLETIONS, Kind, SUMS, VERSION, WITH_SOURCES, archive, debian_file, files, folder, make_empty, newest_glibc,
    targets, text,
};
use crate::shell::{find, finish, host, install_packages, target};
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::env::consts::{ARCH, OS};
use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const NEEDED: [(&str, &str); 6] = [
    ("man", "man-db"),
    ("groff", "groff"),
    ("readelf", "binutils"),
    ("node", "nodejs"),
    ("npm", "npm"),
    ("bash", "bash"),
];

/// The example in the documentation, with seven candidates and a single best guess.
const GAME: &str = "4x6 1122:1.0 1344:0.1 3526:1.2";
const BEST: &str = "3632";

pub(crate) fn try_all(kinds: &[Kind]) -> Result<()> {
    install_missing()?;
    let wants = |kind| kinds.is_empty() || kinds.contains(&kind);
    ensure!(folder().join(SUMS).exists(), "nothing is built in {}: run `cargo xtask dist` first", folder().display());
    finish(Command::new("sha256sum").args(["--check", "--strict", SUMS]).current_dir(folder()))?;
    if wants(Kind::Command) {
        for target in targets(&host()?) {
            try_command(&target)?;
            if let Some(package) = debian_file(&target) {
                try_debian(&package)?;
            }
        }
    }
    if wants(Kind::Python) {
        try_wheel()?;
        if host()? == WITH_SOURCES {
            try_sources()?;
        }
    }
    if wants(Kind::Npm) {
        try_npm()?;
    }
    if wants(Kind::Web) {
        try_web()?;
    }
    if wants(Kind::Site) {
        try_site()?;
    }
    if wants(Kind::Conformance) {
        try_conformance()?;
    }
    try_bill()?;
    println!("Everything works.");
    Ok(())
}

fn install_missing() -> Result<()> {
    let missing: Vec<&str> =
        NEEDED.iter().filter(|(program, _)| find(&[program]).is_none()).map(|(_, package)| *package).collect();
    install_packages(&missing, "the trials of what is handed out")?;
    crate::python::install_missing()
}

fn place(name: &str) -> Result<PathBuf> {
    let place = target().join("dist/trials").join(name);
    make_empty(&place)?;
    Ok(place)
}

/// Prepares a command with only a home folder and the system's `PATH`.
fn clean(program: impl AsRef<OsStr>, home: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .env_clear()
        .env("HOME", home)
        .env("PATH", "/usr/local/bin:/usr/bin:/bin")
        .env("LC_ALL", "C.UTF-8")
        .current_dir(home);
    command
}

fn printed(command: &mut Command, input: &str) -> Result<String> {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().with_context(|| format!("{command:?}"))?;
    child.stdin.take().context("the input is a pipe")?.write_all(input.as_bytes())?;
    let output = child.wait_with_output()?;
    ensure!(output.status.success(), "{command:?} failed");
    Ok(String::from_utf8(output.stdout)?)
}

fn expect(command: &mut Command, input: &str, words: &str) -> Result<()> {
    let out = printed(command, input)?;
    ensure!(out.contains(words), "{command:?} does not say `{words}`, but\n{out}");
    Ok(())
}

fn unpacked(what: &str, place: &Path) -> Result<PathBuf> {
    let archive = archive(what);
    let file = folder().join(format!("{archive}.tar.gz"));
    finish(Command::new("tar").arg("--extract").arg("--file").arg(file).arg("--directory").arg(place))?;
    let unpacked = place.join(&archive);
    let found = files(place)?;
    ensure!(found == [unpacked.clone()], "{archive} unpacks into {found:?}");
    for name in ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-THIRD-PARTY.txt", "LICENSE-RUST.html"] {
        ensure!(unpacked.join(name).is_file(), "{archive} has no {name}");
    }
    Ok(unpacked)
}

fn try_command(for_target: &str) -> Result<()> {
    let home = place(for_target)?;
    let unpacked = unpacked(for_target, &home)?;
    let prefix = home.join(".local");
    fs::create_dir(&prefix)?;
    finish(Command::new("cp").arg("-R").args([unpacked.join("bin"), unpacked.join("share"), prefix.clone()]))?;
    fs::remove_dir_all(unpacked)?;
    let program = prefix.join("bin/pegwise");
    let pegwise = |words: &str| {
        let mut command = clean(&program, &home);
        command.args(words.split_whitespace());
        command
    };
    expect(&mut pegwise("--version"), "", VERSION)?;
    expect(&mut pegwise(&format!("demo {BEST}")), "", "broke the code in 5 guesses")?;
    // Seed 7 hides 4266.
    expect(&mut pegwise("play --seed 7"), "1122\n4266\n", "You broke the code in 2 guesses.")?;
    expect(&mut pegwise(&format!("suggest {GAME}")), "", BEST)?;
    try_serving(&mut pegwise("web --no-open --port 0 --json"))?;
    try_manual(&prefix, &home)?;
    try_completions(&prefix, &home)?;
    try_linking(for_target, &program, &prefix)?;
    println!("{for_target}: the command, its web app, manual and completions work");
    Ok(())
}

/// Unpacks the package with Debian's own tools where they exist, and uses what would be installed.
fn try_debian(package: &str) -> Result<()> {
    let (home, file) = (place("debian")?, folder().join(package));
    if find(&["dpkg-deb"]).is_none() {
        println!("{package}: not tried, because dpkg-deb is missing");
        return Ok(());
    }
    finish(Command::new("dpkg-deb").arg("--extract").args([&file, &home]))?;
    let usr = home.join("usr");
    let program = usr.join("bin/pegwise");
    expect(clean(&program, &home).args(["demo", BEST]), "", "broke the code in 5 guesses")?;
    try_serving(clean(&program, &home).args(["web", "--no-open", "--port", "0", "--json"]))?;
    for name in ["copyright", "LICENSE-APACHE", "LICENSE-THIRD-PARTY.txt", "LICENSE-RUST.html"] {
        ensure!(usr.join("share/doc/pegwise").join(name).is_file(), "{package} has no {name}");
    }
    let mut man = clean("man", &home);
    man.args(["--manpath", text(&usr.join("share/man"))?, "pegwise"]).env("MANPAGER", "cat");
    expect(&mut man, "", "SYNOPSIS")?;
    let needed = format!("libc6 (>= {}), libgcc-s1\n", newest_glibc(&program)?);
    let depends = printed(Command::new("dpkg-deb").arg("--field").arg(&file).arg("Depends"), "")?;
    ensure!(depends == needed, "{package} depends on {depends}, but the program needs {needed}");
    println!("{package}: the command, its web app and manual work");
    Ok(())
}

/// Checks that the page requests a module and that the module is served.
fn try_serving(command: &mut Command) -> Result<()> {
    let mut server = Server(command.stdout(Stdio::piped()).spawn()?);
    let mut line = String::new();
    BufReader::new(server.0.stdout.take().context("the output is a pipe")?).read_line(&mut line)?;
    let event: Value = serde_json::from_str(&line).with_context(|| format!("the server said {line}"))?;
    let address = event["address"].as_str().context("the server says no address")?;
    let host = address.strip_prefix("http://").and_then(|rest| rest.strip_suffix('/')).context("an address of HTTP")?;
    let page = get(host, "/")?;
    ensure!(page.contains("200 OK") && page.contains("<title>Pegwise"), "the page is {page}");
    let boot = get(host, "/boot.js")?;
    let module = boot
        .split('"')
        .find(|word| word.starts_with("pegwise-") && word.contains(".wasm"))
        .context("boot.js names no module")?;
    let module = get(host, &format!("/{module}"))?;
    ensure!(module.contains("200 OK") && module.contains("\0asm"), "the module is not there");
    Ok(())
}

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn get(host: &str, path: &str) -> Result<String> {
    let mut connection = TcpStream::connect(host)?;
    write!(connection, "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    connection.read_to_end(&mut answer)?;
    Ok(String::from_utf8_lossy(&answer).into_owned())
}

/// Formats all manual pages with groff and the first one with man.
fn try_manual(prefix: &Path, home: &Path) -> Result<()> {
    let pages = files(&prefix.join("share/man/man1"))?;
    ensure!(pages.len() > 20, "the manual has {} pages", pages.len());
    for page in &pages {
        let output = clean("groff", home).args(["-man", "-Tutf8", "-ww", "-z"]).arg(page).output()?;
        ensure!(
            output.status.success() && output.stderr.is_empty(),
            "{}: {}",
            page.display(),
            String::from_utf8_lossy(&output.stderr)
        );
    }
    let mut man = clean("man", home);
    man.args(["--manpath", text(&prefix.join("share/man"))?, "pegwise"]).env("MANPAGER", "cat");
    expect(&mut man, "", "SYNOPSIS")
}

/// Tries a completion in bash, and checks the files for other shells.
fn try_completions(prefix: &Path, home: &Path) -> Result<()> {
    for (shell, file) in COMPLETIONS {
        ensure!(
            fs::read_to_string(prefix.join(file))?.contains("suggest"),
            "the completions for {shell} know no commands"
        );
    }
    let script = "source \"$1\"; complete -p pegwise; COMP_WORDS=(pegwise sug); COMP_CWORD=1; _pegwise pegwise sug pegwise; echo \"found ${COMPREPLY[*]}\"";
    let mut bash = clean("bash", home);
    bash.args(["--norc", "--noprofile", "-c", script, "bash"]).arg(prefix.join(COMPLETIONS[0].1));
    expect(&mut bash, "", "found suggest")
}

/// Checks that the program links only the C library. The musl build links nothing at all, so it runs in an empty
/// system.
fn try_linking(for_target: &str, program: &Path, prefix: &Path) -> Result<()> {
    let readelf = |what| printed(Command::new("readelf").arg(what).arg("--wide").arg(program), "");
    let (segments, dynamic) = (readelf("--program-headers")?, readelf("--dynamic")?);
    let needed: Vec<&str> = dynamic
        .lines()
        .filter(|line| line.contains("(NEEDED)"))
        .filter_map(|line| line.split(['[', ']']).nth(1))
        .collect();
    if for_target.ends_with("-musl") {
        ensure!(!segments.contains("INTERP") && needed.is_empty(), "{for_target} is not static: {needed:?}");
        // Only root may use chroot.
        if printed(Command::new("id").arg("--user"), "")?.trim() == "0" {
            let mut alone = Command::new("chroot");
            alone.arg(prefix).args(["/bin/pegwise", "demo", BEST]).env_clear().env("PATH", "/usr/sbin:/usr/bin");
            expect(&mut alone, "", "broke the code in 5 guesses")?;
        }
        return Ok(());
    }
    let of_glibc = ["libc.so.6", "libm.so.6", "libgcc_s.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"];
    ensure!(needed.iter().all(|name| of_glibc.contains(name)), "{for_target} needs {needed:?}");
    println!("{for_target}: needs glibc {} or later", newest_glibc(program)?);
    Ok(())
}

/// Returns the only file with this end. If `system` is not empty, it is also in the name.
fn only(end: &str, system: &str) -> Result<PathBuf> {
    let is_wanted = |file: &PathBuf| {
        file.file_name().and_then(OsStr::to_str).is_some_and(|name| name.ends_with(end) && name.contains(system))
    };
    let found: Vec<_> = files(&folder())?.into_iter().filter(is_wanted).collect();
    let [file] = found.try_into().map_err(|found| anyhow::anyhow!("one file should end in {end}, not {found:?}"))?;
    Ok(file)
}

fn environment(name: &str, what: impl AsRef<OsStr>, options: &[&str]) -> Result<PathBuf> {
    let home = place(name)?;
    finish(Command::new("python3").args(["-m", "venv"]).arg(home.join("venv")).current_dir(&home))?;
    let mut pip = Command::new(home.join("venv/bin/python"));
    pip.args(["-m", "pip", "--disable-pip-version-check", "install", "--quiet"])
        .args(options)
        .arg(what)
        .current_dir(&home);
    // A build from sources reuses what has already been compiled.
    finish(pip.env("CARGO_TARGET_DIR", target()))?;
    Ok(home)
}

fn try_python(home: &Path) -> Result<()> {
    let program = |name: &str| clean(home.join("venv/bin").join(name), home);
    let script = format!(
        "import importlib.metadata as about, pegwise\n\
         assert pegwise.suggest('{GAME}').guess == '{BEST}'\n\
         assert about.version('pegwise') == '{VERSION}'\n\
         names = {{file.name for file in about.files('pegwise')}}\n\
         assert {{'LICENSE-MIT', 'LICENSE-APACHE', 'LICENSE-THIRD-PARTY.txt', 'LICENSE-RUST.html', 'py.typed'}} <= names, names\n\
         print('fine')\n"
    );
    expect(program("python").args(["-c", &script]), "", "fine")?;
    expect(program("pegwise").args(["demo", BEST]), "", "broke the code in 5 guesses")
}

fn try_wheel() -> Result<()> {
    // A wheel is named after its system and machine: `pegwise-0.1.0-cp310-abi3-manylinux_2_28_x86_64.whl`.
    let wheel = only(&format!("_{ARCH}.whl"), OS)?;
    try_python(&environment("wheel", &wheel, &[])?)?;
    println!("{}: installs, imports, suggests", wheel.display());
    Ok(())
}

fn try_sources() -> Result<()> {
    let sources = folder().join(format!("pegwise-{VERSION}.tar.gz"));
    let quickly = ["--config-settings=build-args=--profile dev"];
    try_python(&environment("sources", &sources, &quickly)?)?;
    println!("{}: builds, installs, imports, suggests", sources.display());
    Ok(())
}

fn try_npm() -> Result<()> {
    let home = place("npm")?;
    let tarball = only(".tgz", "")?;
    let script = format!(
        "import {{ Engine }} from 'pegwise';\nconst engine = new Engine();\nconsole.log((await engine.suggest('{GAME}')).guess);\n"
    );
    fs::write(home.join("trial.mjs"), script)?;
    fs::write(home.join("package.json"), "{ \"private\": true }\n")?;
    finish(
        Command::new("npm")
            .args(["install", "--offline", "--no-audit", "--loglevel", "error"])
            .arg(&tarball)
            .current_dir(&home),
    )?;
    let package = home.join("node_modules/pegwise");
    for name in ["LICENSE-MIT", "LICENSE-APACHE", "LICENSE-THIRD-PARTY.txt", "LICENSE-RUST.html", "README.md"] {
        ensure!(package.join(name).is_file(), "the npm package has no {name}");
    }
    expect(Command::new("node").arg("trial.mjs").current_dir(&home), "", BEST)?;
    println!("{}: installs, suggests in node", tarball.display());
    Ok(())
}

fn try_web() -> Result<()> {
    let home = place("web")?;
    let app = unpacked("web", &home)?;
    let program = unpacked(&host()?, &place("server")?)?.join("bin/pegwise");
    try_serving(clean(program, &home).args(["web", "--no-open", "--port", "0", "--json", "--dir"]).arg(app))?;
    println!("{}: is served", archive("web"));
    Ok(())
}

/// `cargo xtask site` has already checked every link.
fn try_site() -> Result<()> {
    let site = unpacked("site", &place("site")?)?;
    for (page, words) in [
        ("index.html", "Pegwise"),
        ("docs/start.html", "Start here"),
        ("reference/rust/pegwise/index.html", "Crate"),
        ("reference/python.html", "pegwise"),
        ("play/index.html", "<title>Pegwise"),
    ] {
        let text = fs::read_to_string(site.join(page)).with_context(|| page.to_owned())?;
        ensure!(text.contains(words), "{page} does not say {words}");
    }
    println!("{}: has its pages, references and the web app", archive("site"));
    Ok(())
}

/// Follows the README: the vectors are checked with the program beside them.
fn try_conformance() -> Result<()> {
    let home = place("conformance")?;
    let name = archive("conformance");
    let file = folder().join(format!("{name}.tar.gz"));
    finish(Command::new("tar").arg("--extract").arg("--file").arg(file).arg("--directory").arg(&home))?;
    let unpacked = home.join(&name);
    let readme = fs::read_to_string(unpacked.join("README.md"))?;
    let links: Vec<&str> = readme.split("](").skip(1).filter_map(|rest| rest.split(')').next()).collect();
    for file in links.into_iter().chain(["LICENSE-MIT", "LICENSE-APACHE"]) {
        ensure!(unpacked.join(file).is_file(), "{name} has no {file}");
    }
    expect(clean("python3", &unpacked).args(["check.py", "conformance"]), "", "6 files are right")?;
    println!("{name}: has the right answers");
    Ok(())
}

/// Validates the bill with the library of `CycloneDX`. It must list every built file with its checksum.
fn try_bill() -> Result<()> {
    let name = format!("pegwise-{VERSION}.cdx.json");
    let home = environment("bill", "cyclonedx-python-lib[json-validation]", &[])?;
    let script = "import sys\n\
                  from cyclonedx.schema import SchemaVersion\n\
                  from cyclonedx.validation.json import JsonStrictValidator\n\
                  print(JsonStrictValidator(SchemaVersion.V1_6).validate_str(open(sys.argv[1]).read()) or 'valid')\n";
    let mut python = clean(home.join("venv/bin/python"), &home);
    expect(python.args(["-c", script]).arg(folder().join(&name)), "", "valid\n")?;
    let bill: Value = serde_json::from_str(&fs::read_to_string(folder().join(&name))?)?;
    let listed: Vec<&Value> = bill["components"].as_array().into_iter().flatten().collect();
    for line in fs::read_to_string(folder().join(SUMS))?.lines() {
        let (sum, file) = line.split_once("  ").context("a sum with a name")?;
        let has = |component: &&&Value| component["name"] == file && component["hashes"][0]["content"] == sum;
        ensure!(
            file == name || listed.iter().any(|component| has(&component)),
            "{file} is not in the bill of materials"
        );
    }
    println!("{name}: is valid, and has every file");
    Ok(())
}
