//! Commands on pseudo-terminals, for tests and for the pictures in the documentation.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
pub use rustix::process::Signal;
use rustix::process::{Pid, WaitOptions, kill_process, setpriority_process, waitpid};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Result, Write};
use std::num::NonZeroU16;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// A command running on a pseudo-terminal.
pub struct Terminal {
    person: File,
    /// The command's side, kept open so that no output is lost when the command ends.
    command: File,
    child: Child,
    shown: String,
    unfinished: Vec<u8>,
    screen: vt100::Parser,
}

/// The mark before a screen update. The screen is inconsistent until the mark after it.
const BEGIN_DRAWING: &[u8] = b"\x1b[?2026h";
const END_DRAWING: &[u8] = b"\x1b[?2026l";

/// The time limit, longer than anything takes even on a slow and busy machine.
const PATIENCE: Duration = Duration::from_mins(10);

impl Terminal {
    /// Starts a command on a terminal of this size.
    ///
    /// # Errors
    /// Fails if the system has no free terminal or the command does not start.
    pub fn start(mut command: Command, columns: u16, rows: u16) -> Result<Self> {
        let person = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY)?;
        grantpt(&person)?;
        unlockpt(&person)?;
        let path = ptsname(&person, Vec::new())?;
        let end = OpenOptions::new().read(true).write(true).open(path.to_string_lossy().as_ref())?;
        tcsetwinsize(&end, size(columns, rows))?;
        // A separate process group, such as a shell would create. Otherwise, the system might see an orphaned group and
        // ignore a request to suspend it.
        command.process_group(0);
        let child = command.stdin(end.try_clone()?).stdout(end.try_clone()?).stderr(end.try_clone()?).spawn()?;
        let screen = vt100::Parser::new(cells(rows), cells(columns), 0);
        Ok(Terminal {
            person: person.into(),
            command: end,
            child,
            shown: String::new(),
            unfinished: Vec::new(),
            screen,
        })
    }

    fn listen(&mut self, until: Instant) -> bool {
        let left = until.saturating_duration_since(Instant::now());
        let timeout = Timespec { tv_sec: left.as_secs().cast_signed(), tv_nsec: left.subsec_nanos().into() };
        let ready = poll(&mut [PollFd::new(&self.person, PollFlags::IN)], Some(&timeout));
        if !ready.is_ok_and(|ready| ready > 0) {
            return false;
        }
        let mut bytes = [0; 4096];
        let n = self.person.read(&mut bytes).unwrap_or(0);
        self.shown.push_str(&String::from_utf8_lossy(&bytes[..n]));
        self.unfinished.extend_from_slice(&bytes[..n]);
        let drawn = drawn(&self.unfinished);
        self.screen.process(&self.unfinished[..drawn]);
        self.unfinished.drain(..drawn);
        n > 0
    }

    fn hear_more(&mut self, until: Instant) -> bool {
        loop {
            // This is checked first, because output from before the end must still be read.
            let has_ended = matches!(self.child.try_wait(), Ok(Some(_)));
            if self.listen(Instant::now() + Duration::from_millis(if has_ended { 0 } else { 100 })) {
                return true;
            }
            if has_ended || Instant::now() > until {
                return false;
            }
        }
    }

    /// Waits for this output and returns all output since the last call.
    ///
    /// # Panics
    /// Panics if the command ends without showing it, or after ten minutes.
    #[track_caller]
    pub fn wait_for(&mut self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        while !self.shown.contains(text) {
            assert!(self.hear_more(until), "`{text}` was never shown, but\n{}", self.shown);
        }
        std::mem::take(&mut self.shown)
    }

    /// Waits until this text is on the screen.
    ///
    /// # Panics
    /// Panics if the command ends without showing it, or after ten minutes.
    #[track_caller]
    pub fn wait_to_see(&mut self, text: &str) {
        self.wait_to_see_one_of(&[text]);
    }

    /// Waits until one of these texts is on the screen.
    ///
    /// # Panics
    /// Panics if the command ends without showing any of them, or after ten minutes.
    #[track_caller]
    pub fn wait_to_see_one_of(&mut self, texts: &[&str]) {
        let until = Instant::now() + PATIENCE;
        while !texts.iter().any(|text| self.text().contains(text)) {
            assert!(self.hear_more(until), "{texts:?} is not on the screen:\n{}", self.text());
        }
    }

    /// Waits until there has been no output for a moment. This is for pictures; tests wait for specific text.
    pub fn settle(&mut self) {
        while self.listen(Instant::now() + Duration::from_millis(300)) {}
    }

    /// Returns the current screen.
    pub fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// Returns the text on the current screen.
    pub fn text(&self) -> String {
        self.screen().contents()
    }

    /// Types keys, given as the bytes that a terminal sends.
    ///
    /// # Panics
    /// Panics if the terminal is gone.
    pub fn keys(&mut self, keys: &str) {
        self.person.write_all(keys.as_bytes()).expect("the terminal is kept open");
    }

    /// Types a line.
    pub fn type_line(&mut self, line: &str) {
        self.keys(&format!("{line}\n"));
    }

    /// Clicks with the left button. Column and row numbers start at 0.
    pub fn click(&mut self, column: u16, row: u16) {
        let (column, row) = (column + 1, row + 1);
        self.keys(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
    }

    /// Resizes the terminal.
    ///
    /// # Errors
    /// Fails if the system refuses.
    pub fn resize(&mut self, columns: u16, rows: u16) -> Result<()> {
        tcsetwinsize(&self.command, size(columns, rows))?;
        self.screen.screen_mut().set_size(cells(rows), cells(columns));
        // The command has no controlling terminal that would send this signal.
        Ok(kill_process(self.pid(), Signal::WINCH)?)
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        let _ = kill_process(self.pid(), signal);
    }

    /// Lowers the priority of the command a little, so that the test is not slower than its work on a busy machine.
    pub fn let_others_go_first(&self) {
        let _ = setpriority_process(Some(self.pid()), 5);
    }

    /// Waits until a signal has stopped the command.
    ///
    /// # Panics
    /// Panics if it ends instead.
    #[track_caller]
    pub fn wait_until_stopped(&self) {
        let stopped = waitpid(Some(self.pid()), WaitOptions::UNTRACED).unwrap();
        assert!(stopped.is_some_and(|(_, status)| status.stopped()), "it ended");
    }

    fn pid(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Waits until the command has ended and returns its exit code.
    ///
    /// # Panics
    /// Panics if it does not end within ten minutes.
    #[track_caller]
    pub fn end(&mut self) -> Option<i32> {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                while self.listen(Instant::now()) {}
                return status.code();
            }
            assert!(Instant::now() < until, "it does not end:\n{}", self.text());
            self.listen(Instant::now() + Duration::from_millis(20));
        }
    }

    /// Whether the terminal echoes input and delivers it line by line.
    ///
    /// # Panics
    /// Panics if the terminal is gone.
    pub fn shows_typing(&self) -> bool {
        let modes = tcgetattr(&self.command).expect("the terminal is kept open").local_modes;
        modes.contains(LocalModes::ECHO | LocalModes::ICANON)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the number of bytes up to the last complete screen.
fn drawn(bytes: &[u8]) -> usize {
    let ended =
        bytes.windows(END_DRAWING.len()).rposition(|end| end == END_DRAWING).map_or(0, |at| at + END_DRAWING.len());
    let begins = |at: &usize| bytes[*at..].starts_with(BEGIN_DRAWING) || BEGIN_DRAWING.starts_with(&bytes[*at..]);
    (ended..bytes.len()).find(begins).unwrap_or(bytes.len())
}

fn size(columns: u16, rows: u16) -> Winsize {
    Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }
}

fn cells(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).unwrap_or(NonZeroU16::MIN)
}

#[cfg(test)]
mod tests {
    use super::drawn;

    #[test]
    fn a_screen_is_seen_when_it_is_drawn_to_its_end() {
        let shown = b"a\x1b[?2026hb\x1b[?2026lc\x1b[?2026hd";
        assert_eq!(drawn(b"a line\n"), 7);
        assert_eq!(drawn(shown), shown.len() - 9);
        assert_eq!(drawn(b"a\x1b[?20"), 1);
        assert_eq!(drawn(b""), 0);
    }
}
