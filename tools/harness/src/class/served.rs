use crate::class::connection::Connection;
use anyhow::{Context, Result};
use pegwise::api::{ServedClass, WebEvent, WebLine};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A running command that serves a class on this machine. It is killed on drop.
#[derive(Debug)]
pub struct Served {
    child: Child,
    /// The host and port, for example `127.0.0.1:4567`.
    pub host: String,
    /// The code, key and addresses of the class.
    pub class: ServedClass,
}

impl Served {
    /// Starts the program with the web app in a folder and with more arguments after `web --class`.
    ///
    /// # Errors
    /// Fails if it does not start or does not print its address.
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

    /// Creates a connection to the server.
    pub fn connect(&self) -> Connection {
        Connection::new(&self.host)
    }

    /// Kills the server immediately, like a crash.
    pub fn crash(mut self) {
        self.end();
    }

    fn end(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.end();
    }
}
