#[cfg(doc)]
use crate::commands::strays;
use crate::job::Job;
use pegwise::notation::shown;
#[cfg(windows)]
use process_wrap::std::JobObject;
#[cfg(unix)]
use process_wrap::std::ProcessSession;
use process_wrap::std::{ChildWrapper, CommandWrap};
use std::io::{Read, Write};
use std::process::{ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A program that plays, as the leader of a session: without a terminal that it could write to, and killed with its process
/// group. [`strays`] ends processes that have left the group, as soon as no guest runs.
pub(super) struct Guest {
    process: Box<dyn ChildWrapper>,
    /// What it is to read; nothing once it is not written to any longer.
    input: Option<Sender<String>>,
    news: Receiver<News>,
    unread: Arc<Unread>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// May it still write to its standard error?
    complains: bool,
    running: bool,
    /// How it ended, if that was seen while it was waited for.
    status: Option<ExitStatus>,
}

/// What comes from a guest.
enum News {
    Line(Vec<u8>),
    /// Its output ended, or it wrote too much.
    Closed,
    ErrorsClosed,
}

/// What a guest has written and nobody has read yet.
#[derive(Default)]
struct Unread {
    lines: AtomicUsize,
    /// Is there the beginning of a line?
    begun: AtomicBool,
    /// Bytes since it was last told something.
    bytes: AtomicUsize,
    too_much: AtomicBool,
}

/// Why a guest did not write a line.
pub(super) enum Silence {
    /// Ctrl-C.
    Stopped,
    Late,
    Flood,
    /// It ended, or closed its output; how, and the last line that it complained in.
    Ended(String),
}

/// So much a guest may write between two commands. An engine that reports its progress for minutes needs a tenth of it.
const MOST_BYTES: usize = 256 << 10;
/// So much of what it complains of is kept, its end.
const MOST_ERRORS: usize = 2 << 10;
/// How often Ctrl-C is looked for while a guest thinks.
const TICK: Duration = Duration::from_millis(50);
/// So long a guest may take to end once its input has ended, and what it leaves open to close.
const GRACE: Duration = Duration::from_secs(2);

impl Guest {
    /// Starts a program.
    pub(super) fn start(command: &[String]) -> std::io::Result<Self> {
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
        let (unread, errors) = <(Arc<Unread>, Arc<Mutex<Vec<u8>>>)>::default();
        let streams = (process.stdin().take(), process.stdout().take(), process.stderr().take());
        let (Some(mut stdin), Some(stdout), Some(stderr)) = streams else {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        };
        let (input, lines) = channel::<String>();
        // A guest that does not read must not stop the others: it is written to from a thread of its own.
        std::thread::spawn(move || lines.iter().try_for_each(|line| stdin.write_all(line.as_bytes())));
        let (reader, closed) = (send.clone(), unread.clone());
        std::thread::spawn(move || read_lines(stdout, &reader, &closed));
        let kept = errors.clone();
        std::thread::spawn(move || read_errors(stderr, &send, &kept));
        Ok(Guest { process, input: Some(input), news, unread, errors, complains: true, running: true, status: None })
    }

    /// Has it written what nobody asked for?
    pub(super) fn has_unread(&self) -> bool {
        let Unread { lines, begun, too_much, .. } = &*self.unread;
        too_much.load(Ordering::SeqCst) || begun.load(Ordering::SeqCst) || lines.load(Ordering::SeqCst) > 0
    }

    /// Tells it a line.
    pub(super) fn tell(&self, line: &str) {
        self.unread.bytes.store(0, Ordering::SeqCst);
        if let Some(input) = &self.input {
            // Whether it still reads is seen by what it writes.
            let _ = input.send(format!("{line}\n"));
        }
    }

    /// Waits for its next line.
    pub(super) fn line(&mut self, deadline: Instant) -> Result<String, Silence> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.news.recv_timeout(left.min(TICK)) {
                _ if Job::interrupted() => return Err(Silence::Stopped),
                _ if self.unread.too_much.load(Ordering::SeqCst) => return Err(Silence::Flood),
                Ok(News::Line(line)) => {
                    self.unread.lines.fetch_sub(1, Ordering::SeqCst);
                    return Ok(String::from_utf8_lossy(&line).trim_end_matches('\r').to_owned());
                }
                Ok(News::Closed) | Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended(self.ending())),
                Ok(News::ErrorsClosed) => self.complains = false,
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Silence::Late),
                // Children may keep its output open: they end too, and with them the output.
                Err(RecvTimeoutError::Timeout) if self.running && running::has_ended(self.process.id()) => {
                    self.status = self.kill();
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// How it ended, and the last line that it complained in.
    fn ending(&mut self) -> String {
        let status = self.kill().or(self.status);
        let until = Instant::now() + GRACE;
        // Its complaints are read to their end, unless somebody else has them open.
        while self.complains
            && let Ok(news) = self.news.recv_timeout(until.saturating_duration_since(Instant::now()))
        {
            self.complains = !matches!(news, News::ErrorsClosed);
        }
        let errors = self.errors.lock().unwrap_or_else(PoisonError::into_inner);
        let errors = String::from_utf8_lossy(&errors);
        let last = errors.lines().map(str::trim).rfind(|line| !line.is_empty());
        [Some(described(status)), last.map(shown)].into_iter().flatten().collect::<Vec<_>>().join("; ")
    }

    /// Ends its input, and gives it a moment to end by itself.
    pub(super) fn dismiss(mut self) {
        self.input = None;
        let until = Instant::now() + GRACE;
        while let Ok(news) = self.news.recv_timeout(until.saturating_duration_since(Instant::now())) {
            if matches!(news, News::Closed) {
                break;
            }
        }
    }

    /// Kills it with all its children. What ended before keeps its status.
    fn kill(&mut self) -> Option<ExitStatus> {
        if !self.running {
            return None;
        }
        self.running = false;
        self.input = None;
        running::end(&mut *self.process)
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.kill();
    }
}

/// In words that are the same in every language.
fn described(status: Option<ExitStatus>) -> String {
    #[cfg(unix)]
    if let Some(signal) = status.and_then(|status| std::os::unix::process::ExitStatusExt::signal(&status)) {
        // It had to be killed: it was there, and its output was closed.
        return if signal == 9 { "output-closed".to_owned() } else { format!("signal {signal}") };
    }
    status.and_then(|status| status.code()).map_or_else(String::new, |code| format!("exit {code}"))
}

/// The lines of a guest, until it has written too much since it was last told something.
fn read_lines(mut from: impl Read, to: &Sender<News>, unread: &Unread) {
    let (mut buffer, mut line) = ([0; 8 << 10], Vec::new());
    while let Ok(read) = from.read(&mut buffer)
        && read > 0
    {
        let new = &buffer[..read];
        // Counted before the first of them can be read: so that whoever reads it sees that there are others.
        unread.begun.store(!new.ends_with(b"\n"), Ordering::SeqCst);
        unread.lines.fetch_add(new.split(|&byte| byte == b'\n').count() - 1, Ordering::SeqCst);
        if unread.bytes.fetch_add(read, Ordering::SeqCst) + read > MOST_BYTES {
            unread.too_much.store(true, Ordering::SeqCst);
            break;
        }
        let mut parts = new.split(|&byte| byte == b'\n');
        line.extend_from_slice(parts.next().unwrap_or_default());
        for part in parts {
            let whole = std::mem::replace(&mut line, part.to_vec());
            if to.send(News::Line(whole)).is_err() {
                return;
            }
        }
    }
    // If nobody listens there is nobody to tell.
    let _ = to.send(News::Closed);
}

/// The end of what a guest complains of.
fn read_errors(mut from: impl Read, to: &Sender<News>, kept: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 1 << 10];
    while let Ok(read) = from.read(&mut buffer)
        && read > 0
    {
        let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.extend_from_slice(&buffer[..read]);
        let surplus = kept.len().saturating_sub(MOST_ERRORS);
        kept.drain(..surplus);
    }
    let _ = to.send(News::ErrorsClosed);
}

/// The guests that run, for the case that the program is ended at once.
pub(super) mod running {
    use crate::commands::strays;
    use process_wrap::std::{ChildWrapper, CommandWrap};
    use std::process::ExitStatus;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

    fn running() -> MutexGuard<'static, Vec<u32>> {
        RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a guest. While guests are being killed for the last time, none is started.
    pub(super) fn start(command: &mut CommandWrap) -> std::io::Result<Box<dyn ChildWrapper>> {
        let mut running = running();
        strays::adopt();
        let process = command.spawn()?;
        running.push(process.id());
        Ok(process)
    }

    /// Kills a guest with its children. Until then its number belongs to nobody else, as nobody has waited for it.
    pub(super) fn end(process: &mut dyn ChildWrapper) -> Option<ExitStatus> {
        // What has ended already cannot be killed.
        let _ = process.start_kill();
        let status = process.wait().ok();
        let mut running = running();
        running.retain(|id| *id != process.id());
        if running.is_empty() {
            strays::end();
        }
        status
    }

    /// Has this guest ended? It is not waited for, so that its number and its children stay known.
    #[cfg(unix)]
    pub(super) fn has_ended(id: u32) -> bool {
        use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
        let id = i32::try_from(id).ok().and_then(Pid::from_raw);
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        id.is_some_and(|id| waitid(WaitId::Pid(id), options).is_ok_and(|status| status.is_some()))
    }

    /// Elsewhere the end of its output says it.
    #[cfg(not(unix))]
    pub(super) fn has_ended(_id: u32) -> bool {
        false
    }

    /// Kills all of them, when the program ends at once.
    pub(in super::super) fn kill_all() {
        let running = running();
        #[cfg(unix)]
        for id in running.iter().filter_map(|&id| i32::try_from(id).ok()).filter_map(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process_group(id, rustix::process::Signal::KILL);
        }
        strays::end();
        // The lock is held until the program has ended, so that none is started any more.
        std::mem::forget(running);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Cursor, repeat};

    fn heard(from: impl Read) -> (Vec<Vec<u8>>, Unread) {
        let (send, news) = channel();
        let unread = Unread::default();
        read_lines(from, &send, &unread);
        drop(send);
        let lines = news.iter().filter_map(|news| if let News::Line(line) = news { Some(line) } else { None });
        (lines.collect(), unread)
    }

    /// Without an end, nothing is read on, and what is kept is no more than what may be written.
    #[test]
    fn an_endless_output_is_cut_off() {
        for byte in [b'x', b'\n', 0] {
            let (lines, unread) = heard(repeat(byte));
            assert!(unread.too_much.load(Ordering::SeqCst));
            assert!(lines.iter().map(|line| line.len() + 1).sum::<usize>() <= MOST_BYTES);
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
    fn of_complaints_the_end_is_kept() {
        let (send, _news) = channel();
        let kept = Mutex::new(Vec::new());
        read_errors(Cursor::new("x".repeat(100_000) + "the end"), &send, &kept);
        let kept = kept.into_inner().unwrap();
        assert!(kept.len() == MOST_ERRORS && kept.ends_with(b"xthe end"));
    }
}
