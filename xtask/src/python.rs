//! The Python package, which is built as a wheel and installed, checked and tested in a virtual environment.

use crate::dist::{self, Remapped};
use crate::shell::{finish, install_packages, root, target, works};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const VENV: &str = "python3-venv";

fn package() -> PathBuf {
    root().join("crates/pegwise-python")
}

fn folder() -> PathBuf {
    target().join("python")
}

fn tool(name: &str) -> Command {
    let programs = if cfg!(windows) { "venv/Scripts" } else { "venv/bin" };
    let mut command = Command::new(folder().join(programs).join(name));
    command.current_dir(package());
    command
}

/// Installs the Debian package if that needs no confirmation, and otherwise says what to install.
pub(crate) fn install_missing() -> Result<()> {
    // Debian's Python has `venv` but not `ensurepip`, which installs pip.
    let is_there = works(Command::new("python3").args(["-c", "import venv, ensurepip"]));
    install_packages(if is_there { &[] } else { &[VENV] }, "the tests of the Python package")
}

/// Tests types, documentation and notebooks. The arguments go to pytest.
pub(crate) fn test(args: &[String]) -> Result<()> {
    install_missing()?;
    prepare(PLAIN)?;
    install("dev")?;
    finish(tool("mypy").args(["python/pegwise", "tests", "benches"]))?;
    finish(tool("python").args(["-m", "mypy.stubtest", "pegwise._pegwise"]))?;
    // These are the installed package, with the examples in its documentation, and the pages with examples.
    let tests = ["--pyargs", "pegwise", "tests", "README.md", "../../docs/python.md", "../../docs/environments.md"];
    // The tests of the cluster need more packages: see [`cluster`].
    let installed = folder().join("venv/lib/*/site-packages/pegwise/cluster/*");
    let without = [format!("--ignore-glob={}", installed.display()), "--ignore=tests/test_cluster.py".to_owned()];
    finish(tool("python").args(["-m", "pytest", "--quiet"]).args(tests).args(without).args(args))
}

pub(crate) fn cluster(args: &[String]) -> Result<()> {
    install_missing()?;
    prepare(WITH_RAY)?;
    install("dev")?;
    finish(tool("python").args(["-m", "pytest", "--quiet", "tests/test_cluster.py"]).args(args))
}

pub(crate) fn bench_cluster() -> Result<()> {
    install_missing()?;
    prepare(WITH_RAY)?;
    install("dist")?;
    finish(tool("python").arg("benches/cluster.py"))
}

/// Estimates the cost of proofs. With `seconds`, the times in data/proofs.csv are measured again first.
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

pub(crate) fn wheel() -> Result<()> {
    install_missing()?;
    prepare(PLAIN)?;
    build("dist", &target().join("wheels"))?;
    println!("The wheel is in {}", target().join("wheels").display());
    Ok(())
}

pub(crate) fn sources() -> Result<()> {
    finish(tool("maturin").args(["sdist", "--out"]).arg(folder().join("sources")))
}

/// Builds the wheel for this machine, and on one system the source archive, with licences and this file time. Returns
/// their folder.
pub(crate) fn release(host: &str, time: &str) -> Result<PathBuf> {
    install_missing()?;
    prepare(PLAIN)?;
    dist::third_party(&package(), &[&format!("pegwise-python:{host}")])?;
    let out = folder().join("release");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    let remapped = Remapped::of(host)?;
    let wheel: &[&str] = &["build", "--locked", "--profile", "dist", "--target", host];
    let sources: Option<&[&str]> = (host == dist::WITH_SOURCES).then_some(&["sdist"]);
    for task in [wheel].into_iter().chain(sources) {
        let mut command = tool("maturin");
        command.args(task).arg("--out").arg(&out);
        command.env("SOURCE_DATE_EPOCH", time).envs(remapped.env());
        finish(&mut command)?;
    }
    Ok(out)
}

pub(crate) fn bench() -> Result<()> {
    install_missing()?;
    prepare(PLAIN)?;
    install("dist")?;
    let engine = Command::new("cargo")
        .args(["bench", "--quiet", "--package", "pegwise-python", "--bench", "engine"])
        .output()?;
    let times = folder().join("engine.jsonl");
    fs::write(&times, engine.stdout)?;
    finish(tool("python").arg("benches/speed.py").arg(times))?;
    finish(tool("python").arg("benches/environments.py"))
}

const PLAIN: &[&str] = &["requirements.txt"];
const WITH_RAY: &[&str] = &["requirements.txt", "requirements-cluster.txt"];

/// Prepares the virtual environment. It is rebuilt if the requirements change; extra packages for the cluster do no
/// harm.
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

fn build(profile: &str, wheels: &Path) -> Result<()> {
    if wheels.exists() {
        fs::remove_dir_all(wheels)?;
    }
    finish(tool("maturin").args(["build", "--quiet", "--profile", profile, "--out"]).arg(wheels))
}

fn install(profile: &str) -> Result<()> {
    let wheels = folder().join("wheels");
    build(profile, &wheels)?;
    let pip = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--force-reinstall", "--no-deps"];
    let wheel = fs::read_dir(&wheels)?.next().context("maturin has left no wheel")??.path();
    finish(tool("python").args(pip).arg(wheel))
}
