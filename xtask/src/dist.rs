//! The release files in `target/dist/pegwise-VERSION`. They are built from the last commit, with the same bytes in
//! every folder.

use crate::packages::{self, published};
use crate::shell::{Variable, cargo, finish, host, root, run, target};
use crate::web::{self, Build};
use crate::{npm, python, site};
use anyhow::{Context, Result, bail, ensure};
use clap::ValueEnum;
use std::collections::BTreeMap;
use std::env::consts::EXE_SUFFIX;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A part of a release.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    /// The command, as an archive for this system; on Linux, also as a Debian package and statically linked with musl
    Command,
    /// The Python package, as a wheel for this system; on Linux on x86-64, also as sources
    Python,
    /// The npm package
    Npm,
    /// The web app as an archive
    Web,
    /// The documentation site as an archive
    Site,
    /// The conformance vectors as an archive
    Conformance,
}

/// The systems for which a release contains the command and the Python package.
pub(crate) const SYSTEMS: [&str; 5] = [
    "aarch64-apple-darwin",
    "aarch64-unknown-linux-gnu",
    "x86_64-apple-darwin",
    "x86_64-pc-windows-msvc",
    WITH_SOURCES,
];

/// The only system that also packs the sources of the Python package. Their list of licences is that of its wheel.
pub(crate) const WITH_SOURCES: &str = "x86_64-unknown-linux-gnu";

/// Returns the targets of the command's archives that are built on a system.
pub(crate) fn targets(system: &str) -> Vec<String> {
    let musl = system.strip_suffix("-linux-gnu").map(|machine| format!("{machine}-linux-musl"));
    [Some(system.to_owned()), musl].into_iter().flatten().collect()
}

/// Returns the address of the folder with this version's files, for the address of a repository.
pub(crate) fn releases(repository: &str) -> String {
    format!("{repository}/releases/download/v{VERSION}")
}

/// Returns the file name of the command's archive.
pub(crate) fn file(for_target: &str) -> String {
    format!("{}.{}", archive(for_target), if for_target.contains("-windows-") { "zip" } else { "tar.gz" })
}

/// Returns Debian's name for the machine, if this target gets a Debian package.
fn debian(for_target: &str) -> Option<&'static str> {
    match for_target {
        "aarch64-unknown-linux-gnu" => Some("arm64"),
        "x86_64-unknown-linux-gnu" => Some("amd64"),
        _ => None,
    }
}

/// Returns the file name of the Debian package, if this target gets one.
pub(crate) fn debian_file(for_target: &str) -> Option<String> {
    debian(for_target).map(|machine| format!("pegwise_{VERSION}_{machine}.deb"))
}

/// Returns the folder of the release. Cargo uses its parent for the profile `dist`.
pub(crate) fn folder() -> PathBuf {
    target().join("dist").join(format!("pegwise-{VERSION}"))
}

/// Returns the name of an archive without its extension, which is also the name of the folder inside.
pub(crate) fn archive(what: &str) -> String {
    format!("pegwise-{VERSION}-{what}")
}

/// Builds these kinds, or all of them if none are given, and writes the bill of materials and the checksums.
pub(crate) fn build(kinds: &[Kind]) -> Result<()> {
    refuse_uncommitted()?;
    let wants = |kind| kinds.is_empty() || kinds.contains(&kind);
    let mut release = Release::begin(kinds)?;
    let for_browsers = Remapped::of(web::TARGET)?;
    // The command serves the app, and the site includes it.
    if [Kind::Command, Kind::Web, Kind::Site].into_iter().any(wants) {
        web::build(Build::Whole, None, &for_browsers.env())?;
    }
    if wants(Kind::Command) {
        for target in targets(&host()?) {
            release.add_command(&target)?;
        }
    }
    if wants(Kind::Python) {
        release.add_python()?;
    }
    if wants(Kind::Npm) {
        release.add_file(&npm::pack(false, &for_browsers.env())?, PACKAGE)?;
    }
    if wants(Kind::Web) {
        release.add_folder("web", &web::folder(), &[APP])?;
    }
    if wants(Kind::Site) {
        site::around(true)?;
        // Only the parts that are copied count: mdBook's scripts and styles, and icons.
        release.add_folder("site", &site::folder(), &SITE)?;
    }
    if wants(Kind::Conformance) {
        release.add_conformance()?;
    }
    release.finish()
}

const APP: &str = "pegwise-web:wasm32-unknown-unknown";
const PACKAGE: &str = "pegwise-js:wasm32-unknown-unknown";
const SITE: [&str; 3] = [APP, "mdbook-html", "font-awesome-as-a-crate"];

/// Quickly checks that all licences are known and that every published crate can be packed.
pub(crate) fn rehearse() -> Result<()> {
    let targets = SYSTEMS.iter().flat_map(|system| targets(system));
    let built = targets.map(|target| format!("pegwise-cli:{target}"));
    let built: Vec<String> = built.chain(SYSTEMS.iter().map(|system| format!("pegwise-python:{system}"))).collect();
    let parts: Vec<&str> = built.iter().map(String::as_str).chain([PACKAGE]).chain(SITE).collect();
    third_party(&stage("rehearsal")?, &parts)?;
    packages::pack()
}

/// Fails if there are uncommitted changes, because the files get the time of the last commit.
fn refuse_uncommitted() -> Result<()> {
    let changes = git(&["status", "--porcelain"])?;
    if !changes.is_empty() {
        bail!("what is handed out is what is committed; commit these first, or set them aside:\n{changes}");
    }
    Ok(())
}

fn git(args: &[&str]) -> Result<String> {
    let output = Command::new("git").args(args).current_dir(root()).output().context("could not run git")?;
    if !output.status.success() {
        bail!("git {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr));
    }
    Ok(String::from_utf8(output.stdout)?.trim_end().to_owned())
}

fn packer(args: &[&str]) -> Result<()> {
    cargo(&[&["run", "--quiet", "--package", "packer", "--"], args].concat(), &[])
}

struct Release {
    time: String,
    commit: String,
    /// The files, each with its parts in the packer's notation.
    contents: BTreeMap<String, String>,
}

impl Release {
    /// Empties the folder. If only some kinds are built, files from the same commit are kept.
    fn begin(kinds: &[Kind]) -> Result<Self> {
        let commit = git(&["rev-parse", "HEAD"])?;
        let built = if kinds.is_empty() { String::new() } else { fs::read_to_string(list()).unwrap_or_default() };
        let contents = keep(&folder(), &built, &commit)?;
        Ok(Self { time: git(&["log", "-1", "--format=%ct"])?, commit, contents })
    }

    fn add_command(&mut self, for_target: &str) -> Result<()> {
        let program = build_command(for_target)?;
        let name = archive(for_target);
        let staged = stage(&name)?;
        fs::create_dir(staged.join("bin"))?;
        fs::copy(program, staged.join(program_path()))?;
        write_manual(&staged)?;
        copy_folder(&web::folder(), &staged.join("share/pegwise/web"))?;
        fs::copy(root().join("docs/archive.md"), staged.join("README.md"))?;
        let parts = [&format!("pegwise-cli:{for_target}"), APP];
        third_party(&staged, &parts)?;
        self.pack(&staged, &file(for_target), &parts)?;
        self.add_debian(&staged, for_target, &parts)
    }

    /// Packs the folder of an archive also as a Debian package, if its target gets one.
    fn add_debian(&mut self, staged: &Path, for_target: &str, parts: &[&str]) -> Result<()> {
        let (Some(machine), Some(name)) = (debian(for_target), debian_file(for_target)) else { return Ok(()) };
        let glibc = newest_glibc(&staged.join(program_path()))?;
        let out = folder().join(&name);
        let fields = control(machine, &glibc);
        let fields: Vec<&str> = fields.iter().flat_map(|field| ["--field", field]).collect();
        packer(&[&["debian", text(staged)?, "--time", &self.time, "--out", text(&out)?], &fields[..]].concat())?;
        self.contents.insert(name, parts.join(","));
        Ok(())
    }

    /// The paths are those of the links in the README.
    fn add_conformance(&mut self) -> Result<()> {
        let name = archive("conformance");
        let staged = stage(&name)?;
        let docs = root().join("docs");
        fs::copy(docs.join("conformance-files.md"), staged.join("README.md"))?;
        fs::copy(root().join("tools/published/check.py"), staged.join("check.py"))?;
        copy_folder(&docs.join("conformance"), &staged.join("conformance"))?;
        fs::create_dir(staged.join("schema"))?;
        for file in files(&docs.join("conformance"))? {
            let schema = format!("schema/conformance-{}", file.file_name().context("a file has a name")?.display());
            fs::copy(docs.join(&schema), staged.join(&schema))?;
        }
        // This crate defines the format. Nothing of other packages is in the files.
        self.pack(&staged, &format!("{name}.tar.gz"), &["pegwise-tournament"])
    }

    fn add_python(&mut self) -> Result<()> {
        let host = host()?;
        let wheels = python::release(&host, &self.time)?;
        // The source archive contains no other packages.
        let own: Vec<String> = published()?.into_iter().map(|package| package.name).collect();
        for file in files(&wheels)? {
            let is_wheel = file.extension().is_some_and(|end| end == "whl");
            let parts =
                if is_wheel { format!("pegwise-python:{host}") } else { format!("pegwise-python,{}", own.join(",")) };
            self.add_file(&file, &parts)?;
        }
        Ok(())
    }

    fn add_folder(&mut self, what: &str, source: &Path, parts: &[&str]) -> Result<()> {
        let staged = stage(&archive(what))?;
        copy_folder(source, &staged)?;
        third_party(&staged, parts)?;
        self.pack(&staged, &format!("{}.tar.gz", archive(what)), parts)
    }

    fn pack(&mut self, staged: &Path, name: &str, parts: &[&str]) -> Result<()> {
        own_licences(staged)?;
        let out = folder().join(name);
        packer(&["archive", text(staged)?, "--time", &self.time, "--out", text(&out)?])?;
        self.contents.insert(name.to_owned(), parts.join(","));
        Ok(())
    }

    fn add_file(&mut self, file: &Path, parts: &str) -> Result<()> {
        let name = file.file_name().context("a file has a name")?;
        fs::copy(file, folder().join(name)).with_context(|| file.display().to_string())?;
        self.contents.insert(name.to_string_lossy().into_owned(), parts.to_owned());
        Ok(())
    }

    fn finish(self) -> Result<()> {
        let folder = folder();
        let bill = folder.join(format!("pegwise-{VERSION}.cdx.json"));
        let contents: Vec<String> =
            self.contents.iter().map(|(name, parts)| format!("{}={parts}", folder.join(name).display())).collect();
        let files: Vec<&str> = contents.iter().map(String::as_str).collect();
        packer(&[&["bill", "--time", &self.time, "--out", text(&bill)?], &files[..]].concat())?;
        let mut built = format!("{}\n", self.commit);
        for (name, parts) in &self.contents {
            writeln!(built, "{name}={parts}")?;
        }
        fs::write(list(), built)?;
        packer(&["checksums", text(&folder)?])?;
        print!("{}", fs::read_to_string(folder.join(SUMS))?);
        println!("Everything is in {}; cargo xtask dist --test tries it.", folder.display());
        Ok(())
    }
}

/// The file that lists the last commit that was built and, for each file in the folder, its parts.
const LIST: &str = "built.txt";

fn list() -> PathBuf {
    target().join("dist").join(LIST)
}

/// Collects the files that several machines built from this commit: the `target/dist` of each is a folder in `from`.
pub(crate) fn collect(from: &Path) -> Result<()> {
    let mut release = Release::begin(&[])?;
    for machine in files(from)? {
        let list = machine.join(LIST);
        let built = fs::read_to_string(&list).with_context(|| list.display().to_string())?;
        let (commit, files) = built.split_once('\n').unwrap_or_default();
        ensure!(commit == release.commit, "{}: built from {commit}, not from {}", list.display(), release.commit);
        for line in files.lines() {
            let (name, parts) = line.split_once('=').with_context(|| format!("{}: {line}", list.display()))?;
            ensure!(!release.contents.contains_key(name), "two machines built {name}");
            release.add_file(&machine.join(format!("pegwise-{VERSION}")).join(name), parts)?;
        }
    }
    release.finish()
}

/// Empties the folder except for files from this commit, which it returns with their parts.
fn keep(folder: &Path, built: &str, commit: &str) -> Result<BTreeMap<String, String>> {
    let files_of_commit =
        built.strip_prefix(commit).unwrap_or_default().lines().filter_map(|line| line.split_once('='));
    let listed: BTreeMap<&str, &str> = files_of_commit.collect();
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let mut kept = BTreeMap::new();
    for file in files(folder)? {
        let name = file.file_name().context("a file has a name")?.to_string_lossy();
        match listed.get(&*name) {
            Some(parts) => {
                kept.insert(name.into_owned(), (*parts).to_owned());
            }
            None => fs::remove_file(&file)?,
        }
    }
    Ok(kept)
}

pub(crate) const SUMS: &str = "SHA256SUMS";

fn build_command(for_target: &str) -> Result<PathBuf> {
    add_target(for_target)?;
    let remapped = Remapped::of(for_target)?;
    let what = ["--package", "pegwise-cli", "--bin", "pegwise", "--features", "mcp"];
    let args = [&["build", "--locked", "--profile", "dist", "--target", for_target][..], &what].concat();
    cargo(&args, &remapped.env())?;
    Ok(target().join(for_target).join("dist").join(format!("pegwise{EXE_SUFFIX}")))
}

/// Returns the fields of the Debian package's control file, without the size.
fn control(machine: &str, glibc: &str) -> [String; 8] {
    [
        "Package: pegwise".to_owned(),
        format!("Version: {VERSION}"),
        format!("Architecture: {machine}"),
        format!("Maintainer: {}", env!("CARGO_PKG_AUTHORS")),
        format!("Depends: libc6 (>= {glibc}), libgcc-s1"),
        "Section: games".to_owned(),
        "Priority: optional".to_owned(),
        "Description: play, solve and explain code-breaking games\n \
         Mastermind, Bulls and Cows and similar games, at the command line, in a\n \
         full-screen terminal app and in the browser."
            .to_owned(),
    ]
}

/// Returns the newest version of glibc whose functions a program calls.
pub(crate) fn newest_glibc(program: &Path) -> Result<String> {
    let output = Command::new("readelf").args(["--dyn-syms", "--wide"]).arg(program).output();
    let output = output.context("could not run readelf, which is part of binutils")?;
    newest(&String::from_utf8(output.stdout)?).with_context(|| program.display().to_string())
}

fn newest(symbols: &str) -> Result<String> {
    let versions = symbols.split("@GLIBC_").skip(1).filter_map(|rest| rest.split_whitespace().next());
    let number = |version: &str| version.split('.').filter_map(|part| part.parse().ok()).collect::<Vec<u32>>();
    Ok(versions.max_by_key(|version| number(version)).context("no function has a version of glibc")?.to_owned())
}

/// Returns the path of the program in an archive.
fn program_path() -> String {
    format!("bin/pegwise{EXE_SUFFIX}")
}

/// Installs the standard library for a target with rustup. It works offline if the library is already installed.
pub(crate) fn add_target(name: &str) -> Result<()> {
    run("rustup", &["target", "add", name], &[])
}

fn write_manual(staged: &Path) -> Result<()> {
    let pegwise = || {
        let mut command = Command::new(staged.join(program_path()));
        command.env_clear();
        command
    };
    finish(pegwise().arg("man").arg(staged.join("share/man/man1")))?;
    for (shell, file) in COMPLETIONS {
        let output = pegwise().args(["completions", shell]).output()?;
        if !output.status.success() {
            bail!("there are no completions for {shell}: {}", String::from_utf8_lossy(&output.stderr));
        }
        let file = staged.join(file);
        fs::create_dir_all(file.parent().context("a file lies in a folder")?)?;
        fs::write(file, output.stdout)?;
    }
    Ok(())
}

pub(crate) const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/pegwise"),
    ("fish", "share/fish/vendor_completions.d/pegwise.fish"),
    ("zsh", "share/zsh/site-functions/_pegwise"),
];

fn stage(name: &str) -> Result<PathBuf> {
    let staged = target().join("dist/staged").join(name);
    make_empty(&staged)?;
    Ok(staged)
}

pub(crate) fn make_empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let copy = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &copy)?;
        } else {
            fs::copy(entry.path(), copy)?;
        }
    }
    Ok(())
}

pub(crate) fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    Ok(files)
}

pub(crate) fn text(path: &Path) -> Result<&str> {
    path.to_str().context("the path of the repository is not text")
}

/// Builds the last commit again from scratch in a clone and compares the checksums.
pub(crate) fn again(kinds: &[Kind]) -> Result<()> {
    let first = sums(&folder())?;
    let clone = target().join("dist-again");
    if clone.exists() {
        fs::remove_dir_all(&clone)?;
    }
    finish(Command::new("git").args(["clone", "--quiet", "--local"]).arg(root()).arg(&clone))?;
    let mut command = Command::new("cargo");
    command.args(["xtask", "dist"]).current_dir(&clone).env_remove("CARGO_TARGET_DIR");
    command.args(kinds.iter().filter_map(|kind| Some(kind.to_possible_value()?.get_name().to_owned())));
    finish(&mut command)?;
    let second = sums(&clone.join("target/dist").join(format!("pegwise-{VERSION}")))?;
    let is_compared = |line: &&str| kinds.is_empty() || !line.ends_with(".cdx.json");
    let is_new = |line: &&str| !first.lines().any(|other| other == *line);
    let differing: Vec<&str> = second.lines().filter(is_compared).filter(is_new).collect();
    if !differing.is_empty() {
        bail!("built again, these have other checksums:\n{}", differing.join("\n"));
    }
    println!("Built again in {}, {} files have the same checksums.", clone.display(), second.lines().count());
    Ok(())
}

fn sums(folder: &Path) -> Result<String> {
    let file = folder.join(SUMS);
    fs::read_to_string(&file).with_context(|| format!("{}: cargo xtask dist makes it", file.display()))
}

fn own_licences(folder: &Path) -> Result<()> {
    for name in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(name), folder.join(name))?;
    }
    Ok(())
}

/// Writes the third-party licences, including those of the standard library.
pub(crate) fn third_party(folder: &Path, parts: &[&str]) -> Result<()> {
    let out = folder.join("LICENSE-THIRD-PARTY.txt");
    packer(&[&["notices", "--out", text(&out)?], parts].concat())?;
    let library = sysroot()?.join("share/doc/rust/COPYRIGHT-library.html");
    fs::copy(&library, folder.join("LICENSE-RUST.html")).with_context(|| library.display().to_string())?;
    Ok(())
}

fn sysroot() -> Result<PathBuf> {
    let output = Command::new("rustc").args(["--print", "sysroot"]).current_dir(root()).output()?;
    Ok(PathBuf::from(String::from_utf8(output.stdout)?.trim_end()))
}

/// Cargo settings that make builds reproducible in any folder.
///
/// When paths are remapped, Cargo does not distinguish builds by their flags. So builds with different flags, such as
/// the two builds of the web app, overwrite each other and are repeated. Therefore, only release builds use these
/// settings.
pub(crate) struct Remapped {
    variable: String,
    flags: String,
}

impl Remapped {
    /// Remaps the paths of the repository, the target folder and the registry in builds for a target. Build scripts and
    /// macros are not affected.
    pub(crate) fn of(for_target: &str) -> Result<Self> {
        let sources = cargo_home()?.join("registry/src");
        let mut folders = vec![(root().to_owned(), "pegwise"), (target(), "pegwise/target")];
        for registry in fs::read_dir(&sources).with_context(|| sources.display().to_string())? {
            folders.push((registry?.path(), "registry"));
        }
        let flags: Result<Vec<_>> = folders.iter().map(|(folder, name)| flag(folder, name)).collect();
        let variable = format!("CARGO_TARGET_{}_RUSTFLAGS", for_target.to_uppercase().replace('-', "_"));
        Ok(Self { variable, flags: flags?.join(" ") })
    }

    pub(crate) fn env(&self) -> [Variable<'_>; 1] {
        [(&self.variable, &self.flags)]
    }
}

fn flag(folder: &Path, name: &str) -> Result<String> {
    let folder = folder.to_str().context("a path is not text")?;
    // Cargo splits flags at spaces.
    if folder.contains(char::is_whitespace) {
        bail!("{folder} has a space in it; build what is handed out in a folder without one");
    }
    Ok(format!("--remap-path-prefix={folder}={name}"))
}

fn cargo_home() -> Result<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    home.or_else(|| Some(env::home_dir()?.join(".cargo"))).context("there is no home folder with the packages of cargo")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process;

    #[test]
    fn only_linux_has_a_static_command() {
        let linux = ["aarch64-unknown-linux-gnu", "aarch64-unknown-linux-musl"];
        assert_eq!(targets(linux[0]), linux);
        for system in ["aarch64-apple-darwin", "x86_64-pc-windows-msvc", "x86_64-pc-windows-gnu"] {
            assert_eq!(targets(system), [system]);
        }
    }

    /// As in the output of `readelf --dyn-syms --wide`.
    #[test]
    fn the_newest_glibc_is_found() {
        let symbols =
            "1: 0 0 FUNC GLOBAL DEFAULT UND log@GLIBC_2.29 (2)\n2: 0 0 FUNC WEAK DEFAULT UND gettid@GLIBC_2.4\n";
        assert_eq!(newest(symbols).unwrap(), "2.29");
        assert!(newest("").is_err());
    }

    #[test]
    fn debian_packages_have_their_names() {
        let names: Vec<_> =
            SYSTEMS.iter().flat_map(|system| targets(system)).filter_map(|one| debian_file(&one)).collect();
        let names_of = |machine: &str| format!("pegwise_{VERSION}_{machine}.deb");
        assert_eq!(names, [names_of("arm64"), names_of("amd64")]);
    }

    /// `cargo binstall` completes the names in the manifest. The address begins with the repository's.
    #[test]
    fn cargo_binstall_finds_the_archives() {
        let packages = packages::metadata(root()).unwrap();
        let is_command = |package: &&serde_json::Value| package["name"] == "pegwise-cli";
        let command = packages["packages"].as_array().unwrap().iter().find(is_command).unwrap();
        let general = &command["metadata"]["binstall"];
        for system in SYSTEMS.iter().flat_map(|system| targets(system)) {
            let suffix = if system.contains("windows") { ".exe" } else { "" };
            let field = |name: &str| {
                let own = &general["overrides"][&system][name];
                let text = if own.is_null() { &general[name] } else { own }.as_str().unwrap().to_owned();
                [
                    ("{ repo }", "https://example.org/pegwise"),
                    ("{ version }", VERSION),
                    ("{ target }", &system),
                    ("{ bin }", "pegwise"),
                    ("{ binary-ext }", suffix),
                ]
                .into_iter()
                .fold(text, |text, (name, value)| text.replace(name, value))
            };
            let file = file(&system);
            let address = format!("{}/{file}", releases("https://example.org/pegwise"));
            assert_eq!(field("pkg-url"), address);
            let end = if field("pkg-fmt") == "tgz" { "tar.gz" } else { "zip" };
            assert_eq!(file, format!("{}.{end}", archive(&system)));
            assert_eq!(field("bin-dir"), format!("{}/bin/pegwise{suffix}", archive(&system)));
        }
    }

    #[test]
    fn one_kind_leaves_the_others_of_the_same_commit() {
        let folder = env::temp_dir().join(format!("pegwise-keep-{}", process::id()));
        make_empty(&folder).unwrap();
        let names = ["pegwise-web.tar.gz", "pegwise.whl", SUMS];
        let built = "1f2e\npegwise-web.tar.gz=pegwise-web:wasm32\npegwise.whl=pegwise-python\ngone.tgz=pegwise-js\n";
        let keep_of = |commit| {
            for name in names {
                fs::write(folder.join(name), "built").unwrap();
            }
            let kept = keep(&folder, built, commit).unwrap();
            let there: Vec<_> = files(&folder).unwrap();
            assert_eq!(there, kept.keys().map(|name| folder.join(name)).collect::<Vec<_>>());
            kept.into_values().collect::<Vec<_>>()
        };
        assert_eq!(keep_of("1f2e"), ["pegwise-web:wasm32", "pegwise-python"]);
        assert!(keep_of("9a8b").is_empty());
        fs::remove_dir_all(folder).unwrap();
    }
}
