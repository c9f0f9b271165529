//! The Python package: built as a wheel, installed into an environment of its own, checked and tested there.

use crate::dist::{self, Remapped};
use crate::shell::{finish, install_packages, root, target, works};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What Debian calls what an environment is made with.
const VENV: &str = "python3-venv";

fn package() -> PathBuf {
    root().join("crates/pegwise-python")
}

/// Where the environment and the wheels of the tests are.
fn folder() -> PathBuf {
    target().join("python")
}

/// A program of the environment.
fn tool(name: &str) -> Command {
    let mut command = Command::new(folder().join("venv/bin").join(name));
    command.current_dir(package());
    command
}

/// Installs what an environment is made with, where that needs no questions. Elsewhere says what to install.
pub(crate) fn install_missing() -> Result<()> {
    // Debian's Python knows the module, but not what it needs to put pip into the environment.
    let is_there = works(Command::new("python3").args(["-c", "import venv, ensurepip"]));
    install_packages(if is_there { &[] } else { &[VENV] }, "the tests of the Python package")
}

/// Builds the package quickly, and tests it: its types, its documentation, its notebooks. What follows goes to pytest.
pub(crate) fn test(args: &[String]) -> Result<()> {
    install_missing()?;
    prepare(PLAIN)?;
    install("dev")?;
    finish(tool("mypy").args(["python/pegwise", "tests", "benches"]))?;
    finish(tool("python").args(["-m", "mypy.stubtest", "pegwise._pegwise"]))?;
    // The package as it is installed, for the examples in its documentation; and the pages that have examples.
    let tests = ["--pyargs", "pegwise", "tests", "README.md", "../../docs/python.md"];
    // Those of the cluster need more: [`cluster`].
    let installed = folder().join("venv/lib/*/site-packages/pegwise/cluster/*");
    let without = [format!("--ignore-glob={}", installed.display()), "--ignore=tests/test_cluster.py".to_owned()];
    finish(tool("python").args(["-m", "pytest", "--quiet"]).args(tests).args(without).args(args))
}

/// The same with Ray: the tests of the cluster.
pub(crate) fn cluster(args: &[String]) -> Result<()> {
    install_missing()?;
    prepare(WITH_RAY)?;
    install("dev")?;
    finish(tool("python").args(["-m", "pytest", "--quiet", "tests/test_cluster.py"]).args(args))
}

/// How much sooner two workers of a cluster are done than one.
pub(crate) fn bench_cluster() -> Result<()> {
    install_missing()?;
    prepare(WITH_RAY)?;
    install("dist")?;
    finish(tool("python").arg("benches/cluster.py"))
}

/// What proofs of optimal play would cost on larger boards; if seconds are given, those of data/proofs.csv are measured anew first.
pub(crate) fn bench_proofs(seconds: Option<u64>) -> Result<()> {
    install_missing()?;
    prepare(PLAIN)?;
    let mut bench = tool("python");
    bench.arg("benches/proofs.py");
    if let Some(seconds) = seconds {
        install("dist")?;
        bench.arg("--command").arg(folder().join("venv/bin/pegwise")).arg("--seconds").arg(seconds.to_string());
    }
    finish(&mut bench)
}

/// Builds the wheel as it is handed out.
pub(crate) fn wheel() -> Result<()> {
    install_missing()?;
    prepare(PLAIN)?;
    build("dist", &target().join("wheels"))?;
    println!("The wheel is in {}", target().join("wheels").display());
    Ok(())
}

/// Packs the sources as they are handed out.
pub(crate) fn sources() -> Result<()> {
    finish(tool("maturin").args(["sdist", "--out"]).arg(folder().join("sources")))
}

/// Builds the wheel and the archive of sources, with licences and with files of this time. Gives back the folder they are in.
pub(crate) fn release(time: &str) -> Result<PathBuf> {
    install_missing()?;
    prepare(PLAIN)?;
    dist::third_party(&package(), &[&format!("pegwise-python:{}", dist::GLIBC)])?;
    let out = folder().join("release");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    let remapped = Remapped::of(dist::GLIBC)?;
    let wheel: &[&str] = &["build", "--locked", "--profile", "dist", "--target", dist::GLIBC];
    for task in [wheel, &["sdist"]] {
        let mut command = tool("maturin");
        command.args(task).arg("--out").arg(&out);
        command.env("SOURCE_DATE_EPOCH", time).envs(remapped.env());
        finish(&mut command)?;
    }
    Ok(out)
}

/// Times of the package as it is handed out, next to those of the engine.
pub(crate) fn bench() -> Result<()> {
    install_missing()?;
    prepare(PLAIN)?;
    install("dist")?;
    let engine = Command::new("cargo")
        .args(["bench", "--quiet", "--package", "pegwise-python", "--bench", "engine"])
        .output()?;
    let times = folder().join("engine.jsonl");
    fs::write(&times, engine.stdout)?;
    finish(tool("python").arg("benches/speed.py").arg(times))
}

/// What is installed for the tests, and for those of a cluster.
const PLAIN: &[&str] = &["requirements.txt"];
const WITH_RAY: &[&str] = &["requirements.txt", "requirements-cluster.txt"];

/// An environment with what these files name. It is made anew when they change; what was installed for a cluster does not
/// disturb.
fn prepare(files: &[&str]) -> Result<()> {
    let venv = folder().join("venv");
    let read = |file: &&str| fs::read_to_string(package().join(file));
    let wanted = files.iter().map(read).collect::<Result<Vec<_>, _>>()?.concat();
    let made_for = venv.join("made-for.txt");
    if fs::read_to_string(&made_for).is_ok_and(|found| found.starts_with(&wanted)) {
        return Ok(());
    }
    finish(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&venv))?;
    let named = files.iter().flat_map(|file| ["-r", file]);
    let pip = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet"];
    finish(tool("python").args(pip).args(named))?;
    fs::write(&made_for, wanted).with_context(|| made_for.display().to_string())
}

/// Builds the wheel with a profile of cargo.
fn build(profile: &str, wheels: &Path) -> Result<()> {
    if wheels.exists() {
        fs::remove_dir_all(wheels)?;
    }
    finish(tool("maturin").args(["build", "--quiet", "--profile", profile, "--out"]).arg(wheels))
}

/// Builds the wheel and puts it into the environment, as a person would.
fn install(profile: &str) -> Result<()> {
    let wheels = folder().join("wheels");
    build(profile, &wheels)?;
    let pip = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--force-reinstall", "--no-deps"];
    let wheel = fs::read_dir(&wheels)?.next().context("maturin has left no wheel")??.path();
    finish(tool("python").args(pip).arg(wheel))
}
