//! A program that is checked: it gets all questions on its standard input, and its answers are read until it ends.

use crate::commands::strays;
use crate::failure::{Failure, Outcome};
use crate::job::Job;
use pegwise::shapes::GuestTrouble;
use std::ffi::OsString;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

/// What a guest said, and how it ended.
pub(super) struct Said {
    /// Its lines, without their ends; no more than it was asked for.
    pub(super) lines: Vec<String>,
    pub(super) trouble: Option<GuestTrouble>,
    /// The end of its standard error.
    pub(super) stderr: String,
}

/// No answer comes near it.
const LONGEST_LINE: u64 = 1_000;
/// What is kept of the standard error.
const KEPT: usize = 2_000;
/// How often it is looked whether somebody pressed Ctrl-C, or a guest has ended whose output is closed.
const TICK: Duration = Duration::from_millis(50);

/// What is new of a guest.
enum News {
    Line(String),
    TooLong,
}

/// Runs the command until it ends by itself, has said far too much, or this time is over.
pub(super) fn run(command: &[OsString], questions: String, asked: usize, time: Duration) -> Outcome<io::Result<Said>> {
    let until = Instant::now() + time;
    strays::adopt();
    let mut guest = match start(command) {
        Ok(child) => child,
        Err(error) => return Ok(Err(error)),
    };
    let (stdin, stdout, stderr) = (guest.stdin.take(), guest.stdout.take(), guest.stderr.take());
    // None of the threads is waited for: a program that the guest has started may hold on to its streams.
    thread::spawn(move || write(stdin, &questions));
    let (news, incoming) = mpsc::sync_channel(64);
    thread::spawn(move || read(stdout, &news));
    let (sender, complaints) = mpsc::channel();
    thread::spawn(move || sender.send(last_of(stderr)));
    let heard = listen(&incoming, asked, until).and_then(|(lines, flooded)| {
        let status = if flooded { None } else { ended(&mut guest, until)? };
        let trouble = trouble(status, flooded, lines.len(), asked);
        Ok((lines, trouble))
    });
    if !matches!(guest.try_wait(), Ok(Some(_))) {
        end(&mut guest);
    }
    strays::end();
    let (mut lines, trouble) = heard?;
    lines.truncate(asked);
    // It has ended, and so has its standard error, unless a program that it has started still holds it.
    let stderr = complaints.recv_timeout(Duration::from_secs(1)).unwrap_or_default();
    Ok(Ok(Said { lines, trouble, stderr }))
}

fn start(command: &[OsString]) -> io::Result<Child> {
    let mut guest = Command::new(&command[0]);
    guest.args(&command[1..]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    // In a group of its own it is ended together with what it has started, and Ctrl-C reaches it by way of us.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut guest, 0);
    guest.spawn()
}

/// Ends the guest, and on Unix what it has started.
fn end(guest: &mut Child) {
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        if let Some(group) = i32::try_from(guest.id()).ok().and_then(Pid::from_raw) {
            // If it has ended meanwhile there is nothing to end.
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
    let _ = guest.kill();
    let _ = guest.wait();
}

/// A guest that does not read everything closes the pipe, which is its own affair.
fn write(stdin: Option<ChildStdin>, questions: &str) {
    if let Some(mut stdin) = stdin {
        let _ = stdin.write_all(questions.as_bytes());
    }
}

/// Sends every line, until the output ends or a line is too long.
fn read(stdout: Option<ChildStdout>, news: &SyncSender<News>) {
    let Some(stdout) = stdout else { return };
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match (&mut stdout).take(LONGEST_LINE + 1).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let is_whole = line.len() as u64 <= LONGEST_LINE;
        let line = News::Line(String::from_utf8_lossy(&line).trim().to_owned());
        if news.send(if is_whole { line } else { News::TooLong }).is_err() || !is_whole {
            return;
        }
    }
}

/// The end of what is written there, as far as it came: what comes before is not kept.
fn last_of(stderr: Option<ChildStderr>) -> String {
    let (mut kept, mut chunk) = (Vec::new(), [0; 4096]);
    if let Some(mut stderr) = stderr {
        while let Ok(read @ 1..) = stderr.read(&mut chunk) {
            kept.extend_from_slice(&chunk[..read]);
            kept.drain(..kept.len().saturating_sub(KEPT));
        }
    }
    String::from_utf8_lossy(&kept).trim().to_owned()
}

/// The lines until the output ends or the time is over; and whether they were far too many, or one was far too long.
fn listen(incoming: &Receiver<News>, asked: usize, until: Instant) -> Outcome<(Vec<String>, bool)> {
    let mut lines = Vec::new();
    loop {
        let wait = until.saturating_duration_since(Instant::now()).min(TICK);
        match incoming.recv_timeout(wait) {
            Ok(News::TooLong) => return Ok((lines, true)),
            Ok(News::Line(_)) if lines.len() == 2 * asked => return Ok((lines, true)),
            Ok(News::Line(line)) => lines.push(line),
            Err(RecvTimeoutError::Disconnected) => return Ok((lines, false)),
            Err(RecvTimeoutError::Timeout) if Job::interrupted() => return Err(Failure::Cancelled),
            Err(RecvTimeoutError::Timeout) if wait.is_zero() => return Ok((lines, false)),
            Err(RecvTimeoutError::Timeout) => {}
        }
    }
}

/// How the guest ended; nothing if it does not until the time is over.
fn ended(guest: &mut Child, until: Instant) -> Outcome<Option<ExitStatus>> {
    loop {
        if let Some(status) = guest.try_wait()? {
            return Ok(Some(status));
        }
        if Job::interrupted() {
            return Err(Failure::Cancelled);
        }
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(None);
        }
        thread::sleep(left.min(TICK));
    }
}

fn trouble(status: Option<ExitStatus>, flooded: bool, lines: usize, asked: usize) -> Option<GuestTrouble> {
    match status {
        _ if flooded => Some(GuestTrouble::Flooded),
        None => Some(GuestTrouble::Hung),
        Some(status) if !status.success() => Some(GuestTrouble::Crashed { code: status.code() }),
        Some(_) if lines > asked => Some(GuestTrouble::TooManyLines),
        Some(_) if lines < asked => Some(GuestTrouble::TooFewLines),
        Some(_) => None,
    }
}
