use crate::class::connection::Connection;
use anyhow::{Context, Result};
use pegwise::api::{ServedClass, WebEvent, WebLine};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The command while it serves a class on this machine. It ends when this is dropped.
#[derive(Debug)]
pub struct Served {
    child: Child,
    /// Where it is reached, such as `127.0.0.1:4567`.
    pub host: String,
    /// How the class is reached.
    pub class: ServedClass,
}

impl Served {
    /// Starts a program with the web app in a folder, and more arguments after `web --class`.
    ///
    /// # Errors
    /// If it does not start, or does not say where it serves.
    pub fn start(program: &Path, app: &Path, args: &[&str]) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(["web", "--json", "--class", "--no-open", "--port", "0", "--listen", "127.0.0.1", "--dir"]);
        command.arg(app).args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        let mut child = command.spawn().with_context(|| program.display().to_string())?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("it has an output")?).read_line(&mut line)?;
        let WebLine { event, .. } = serde_json::from_str(&line).with_context(|| format!("it says {line}"))?;
        let WebEvent::Serving { address, class: Some(class), .. } = event else { anyhow::bail!("it says {line}") };
        let host = address.trim_start_matches("http://").split('/').next().unwrap_or_default().to_owned();
        Ok(Served { child, host, class })
    }

    /// A connection to it.
    pub fn connect(&self) -> Connection {
        Connection::new(&self.host)
    }

    /// Ends it as a crash would: nothing is done any more.
    pub fn crash(mut self) {
        self.end();
    }

    fn end(&mut self) {
        // One that has ended is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.end();
    }
}
