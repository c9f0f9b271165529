//! The supervisor of untrusted programs: it starts, reads and ends them.

use crate::strays;
use pegwise::{Cancelled, Monitor};
#[cfg(windows)]
use process_wrap::std::JobObject;
#[cfg(unix)]
use process_wrap::std::ProcessSession;
use process_wrap::std::{ChildWrapper, CommandWrap};
pub use running::kill_all;
use std::ffi::OsStr;
use std::io::{self, Read, Write};
use std::process::{ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// A running program, killed with its process group. [`strays`] later kills processes that have left the group.
pub(crate) struct Program {
    process: Box<dyn ChildWrapper>,
    input: Option<Sender<String>>,
    news: Receiver<News>,
    unread: Arc<Unread>,
    complaints: Arc<Mutex<Vec<u8>>>,
    complains: bool,
    running: bool,
    status: Option<ExitStatus>,
}

enum News {
    Line(Vec<u8>),
    /// Standard output was closed or exceeded its limit. Contains the incomplete last line.
    Closed(Vec<u8>),
    ComplaintsClosed,
}

#[derive(Default)]
struct Unread {
    lines: AtomicUsize,
    begun: AtomicBool,
    bytes: AtomicUsize,
    too_much: AtomicBool,
}

#[derive(Clone, Copy)]
pub(crate) struct Allowed {
    pub(crate) bytes: usize,
    pub(crate) line: usize,
}

pub(crate) enum Silence {
    Stopped,
    Late,
    Flood,
    Closed(String),
}

const MOST_COMPLAINTS: usize = 2_000;
const TICK: Duration = Duration::from_millis(50);
/// The time allowed for a program to end after its input is closed, and for its pipes to close.
const GRACE: Duration = Duration::from_secs(2);

impl Program {
    pub(crate) fn start<S: AsRef<OsStr>>(command: &[S], allowed: Allowed) -> io::Result<Self> {
        let mut wrapped = CommandWrap::with_new(&command[0], |wrapped| {
            wrapped.args(&command[1..]);
            wrapped.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        });
        #[cfg(unix)]
        wrapped.wrap(ProcessSession);
        #[cfg(windows)]
        wrapped.wrap(JobObject);
        let mut process = running::start(&mut wrapped)?;
        let (send, news) = channel();
        let (unread, complaints) = <(Arc<Unread>, Arc<Mutex<Vec<u8>>>)>::default();
        let streams = (process.stdin().take(), process.stdout().take(), process.stderr().take());
        let (Some(mut stdin), Some(stdout), Some(stderr)) = streams else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let (input, lines) = channel::<String>();
        // A program that does not read must not block the others.
        thread::spawn(move || lines.iter().try_for_each(|line| stdin.write_all(line.as_bytes())));
        let (reader, closed) = (send.clone(), unread.clone());
        thread::spawn(move || read_lines(stdout, allowed, &reader, &closed));
        let kept = complaints.clone();
        thread::spawn(move || read_complaints(stderr, &send, &kept));
        Ok(Program {
            process,
            input: Some(input),
            news,
            unread,
            complaints,
            complains: true,
            running: true,
            status: None,
        })
    }

    pub(crate) fn has_unread(&self) -> bool {
        let Unread { lines, begun, too_much, .. } = &*self.unread;
        too_much.load(Ordering::SeqCst) || begun.load(Ordering::SeqCst) || lines.load(Ordering::SeqCst) > 0
    }

    pub(crate) fn tell(&self, line: &str) {
        self.unread.bytes.store(0, Ordering::SeqCst);
        if let Some(input) = &self.input {
            // If this fails, the output will be missing later.
            let _ = input.send(format!("{line}\n"));
        }
    }

    pub(crate) fn end_input(&mut self) {
        self.input = None;
    }

    pub(crate) fn line(&mut self, deadline: Instant, stop: &dyn Monitor) -> Result<String, Silence> {
        let text = |line: &[u8]| String::from_utf8_lossy(line).trim_end_matches('\r').to_owned();
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.news.recv_timeout(left.min(TICK)) {
                _ if stop.should_stop() => return Err(Silence::Stopped),
                Ok(News::Line(line)) => {
                    self.unread.lines.fetch_sub(1, Ordering::SeqCst);
                    return Ok(text(&line));
                }
                Ok(News::Closed(_)) if self.unread.too_much.load(Ordering::SeqCst) => return Err(Silence::Flood),
                Ok(News::Closed(rest)) => return Err(Silence::Closed(text(&rest))),
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Closed(String::new())),
                Ok(News::ComplaintsClosed) => self.complains = false,
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Silence::Late),
                // Its children may keep the output open, so they are killed as well.
                Err(RecvTimeoutError::Timeout) if self.running && running::has_ended(&mut *self.process) => {
                    self.status = self.kill();
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    pub(crate) fn wait(&mut self, deadline: Instant, stop: &dyn Monitor) -> Result<Option<ExitStatus>, Cancelled> {
        loop {
            if !self.running || running::has_ended(&mut *self.process) {
                self.status = self.kill().or(self.status);
                return Ok(self.status);
            }
            stop.check()?;
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(None);
            }
            thread::sleep(left.min(TICK));
        }
    }

    pub(crate) fn end(&mut self) -> (Option<ExitStatus>, String) {
        let status = self.kill().or(self.status);
        let until = Instant::now() + GRACE;
        while self.complains
            && let Ok(news) = self.news.recv_timeout(until.saturating_duration_since(Instant::now()))
        {
            self.complains = !matches!(news, News::ComplaintsClosed);
        }
        let complaints = self.complaints.lock().unwrap_or_else(PoisonError::into_inner);
        (status, String::from_utf8_lossy(&complaints).trim().to_owned())
    }

    pub(crate) fn dismiss(mut self) {
        self.end_input();
        let until = Instant::now() + GRACE;
        while let Ok(news) = self.news.recv_timeout(until.saturating_duration_since(Instant::now())) {
            if matches!(news, News::Closed(_)) {
                break;
            }
        }
    }

    fn kill(&mut self) -> Option<ExitStatus> {
        if !self.running {
            return None;
        }
        self.running = false;
        self.end_input();
        running::end(&mut *self.process)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.kill();
    }
}

fn read_lines(mut from: impl Read, allowed: Allowed, to: &Sender<News>, unread: &Unread) {
    let (mut buffer, mut line) = ([0; 8 << 10], Vec::new());
    while let Ok(read) = from.read(&mut buffer)
        && read > 0
    {
        let new = &buffer[..read];
        let mut parts: Vec<&[u8]> = new.split(|&byte| byte == b'\n').collect();
        // Lines are counted before the first one is available, so that its reader sees whether there are more.
        unread.begun.store(!new.ends_with(b"\n"), Ordering::SeqCst);
        unread.lines.fetch_add(parts.len() - 1, Ordering::SeqCst);
        let is_long = line.len() + parts[0].len() > allowed.line || parts.iter().any(|part| part.len() > allowed.line);
        if unread.bytes.fetch_add(read, Ordering::SeqCst) + read > allowed.bytes || is_long {
            unread.too_much.store(true, Ordering::SeqCst);
            break;
        }
        let first = parts.remove(0);
        line.extend_from_slice(first);
        for part in parts {
            let whole = std::mem::replace(&mut line, part.to_vec());
            if to.send(News::Line(whole)).is_err() {
                return;
            }
        }
    }
    let _ = to.send(News::Closed(line));
}

fn read_complaints(mut from: impl Read, to: &Sender<News>, kept: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 1 << 10];
    while let Ok(read) = from.read(&mut buffer)
        && read > 0
    {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&buffer[..read]);
        let surplus = kept.len().saturating_sub(MOST_COMPLAINTS);
        kept.drain(..surplus);
    }
    let _ = to.send(News::ComplaintsClosed);
}

mod running {
    use super::strays;
    use process_wrap::std::{ChildWrapper, CommandWrap};
    use std::process::ExitStatus;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

    fn running() -> MutexGuard<'static, Vec<u32>> {
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn start(command: &mut CommandWrap) -> std::io::Result<Box<dyn ChildWrapper>> {
        let mut running = running();
        strays::adopt();
        let process = command.spawn()?;
        running.push(process.id());
        Ok(process)
    }

    /// Ends a process with its children. Its id cannot be reused before it is waited for.
    pub(super) fn end(process: &mut dyn ChildWrapper) -> Option<ExitStatus> {
        let _ = process.start_kill();
        let status = process.wait().ok();
        let mut running = running();
        running.retain(|id| *id != process.id());
        if running.is_empty() {
            strays::end();
        }
        status
    }

    /// Whether the process has ended. It is not reaped, so that its id and its children stay known.
    #[cfg(unix)]
    pub(super) fn has_ended(process: &mut dyn ChildWrapper) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let id = i32::try_from(process.id()).ok().and_then(Pid::from_raw);
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        id.is_some_and(|id| waitid(WaitId::Pid(id), options).is_ok_and(|status| status.is_some()))
    }

    #[cfg(not(unix))]
    pub(super) fn has_ended(process: &mut dyn ChildWrapper) -> bool {
        process.try_wait().is_ok_and(|status| status.is_some())
    }

    /// Kills all untrusted programs, because this process is about to end. No more programs can start.
    pub fn kill_all() {
        let running = running();
        #[cfg(unix)]
        for id in running.iter().filter_map(|&id| i32::try_from(id).ok()).filter_map(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process_group(id, rustix::process::Signal::KILL);
        }
        strays::end();
        // The lock is kept until the process ends, so that no program can start.
        std::mem::forget(running);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Cursor, repeat};

    const ALLOWED: Allowed = Allowed { bytes: 100_000, line: 50_000 };

    fn heard(from: impl Read) -> (Vec<Vec<u8>>, Unread) {
        let (send, news) = channel();
        let unread = Unread::default();
        read_lines(from, ALLOWED, &send, &unread);
        drop(send);
        let lines = news.iter().filter_map(|news| if let News::Line(line) = news { Some(line) } else { None });
        (lines.collect(), unread)
    }

    #[test]
    fn an_endless_output_is_cut_off() {
        for byte in [b'x', b'\n', 0] {
            let (lines, unread) = heard(repeat(byte));
            assert!(unread.too_much.load(Ordering::SeqCst));
            assert!(lines.iter().map(|line| line.len() + 1).sum::<usize>() <= ALLOWED.bytes);
        }
    }

    #[test]
    fn lines_are_whole_however_they_come() {
        let (lines, unread) =
            heard(Cursor::new("1122\n34").chain(Cursor::new("56\r\n\n")).chain(Cursor::new("no end")));
        assert_eq!(lines, [&b"1122"[..], b"3456\r", b""]);
        assert_eq!((unread.lines.load(Ordering::SeqCst), unread.too_much.load(Ordering::SeqCst)), (3, false));
    }

    #[test]
    fn a_line_that_is_too_long_is_too_much() {
        for (length, is_too_much) in [(ALLOWED.line, false), (ALLOWED.line + 1, true)] {
            let (_, unread) = heard(Cursor::new("x".repeat(length) + "\n"));
            assert_eq!(unread.too_much.load(Ordering::SeqCst), is_too_much);
        }
    }

    #[test]
    fn of_complaints_the_end_is_kept() {
        let (send, _news) = channel();
        let kept = Mutex::new(Vec::new());
        read_complaints(Cursor::new("x".repeat(100_000) + "the end"), &send, &kept);
        let kept = kept.into_inner().unwrap();
        assert!(kept.len() == MOST_COMPLAINTS && kept.ends_with(b"xthe end"));
    }
}
