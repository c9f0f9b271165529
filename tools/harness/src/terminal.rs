//! A command on a terminal of its own, typed to and read by a program: the tests are one such person, the pictures of
//! the documentation another.

use rustix::event::{PollFd, PollFlags, Timespec, poll};
pub use rustix::process::Signal;
use rustix::process::{Pid, WaitOptions, kill_process, waitpid};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Result, Write};
use std::num::NonZeroU16;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// A command on a terminal of its own.
pub struct Terminal {
    /// What a person would hold: the screen and the keyboard.
    person: File,
    /// The same terminal as the command sees it. Kept open, so that nothing is lost when the command ends.
    command: File,
    child: Child,
    shown: String,
    /// What belongs to a screen that is not drawn to its end yet.
    unfinished: Vec<u8>,
    screen: vt100::Parser,
}

/// Between these a command draws, and what is seen there is neither the old screen nor the new one.
const BEGIN_DRAWING: &[u8] = b"\x1b[?2026h";
const END_DRAWING: &[u8] = b"\x1b[?2026l";

/// Nothing here takes longer than this, on a machine however slow and busy: what does has stopped for good.
const PATIENCE: Duration = Duration::from_mins(10);

impl Terminal {
    /// Starts a command on a terminal of this size.
    ///
    /// # Errors
    /// If the system has no terminal to give, or the command does not start.
    pub fn start(mut command: Command, columns: u16, rows: u16) -> Result<Self> {
        let person = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY)?;
        grantpt(&person)?;
        unlockpt(&person)?;
        let path = ptsname(&person, Vec::new())?;
        let end = OpenOptions::new().read(true).write(true).open(path.to_string_lossy().as_ref())?;
        tcsetwinsize(&end, size(columns, rows))?;
        // A group of its own below this one, as a shell would start it: else the system might take nobody to be there who
        // could bring it back after it is suspended, and not suspend it.
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

    /// Takes in what was shown, waiting for it until a moment comes; `false` if nothing was.
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

    /// Waits for more to be shown; `false` if nothing will be.
    fn hear_more(&mut self, until: Instant) -> bool {
        loop {
            // Asked first: what it showed before it ended is still to be read.
            let has_ended = matches!(self.child.try_wait(), Ok(Some(_)));
            if self.listen(Instant::now() + Duration::from_millis(if has_ended { 0 } else { 100 })) {
                return true;
            }
            if has_ended || Instant::now() > until {
                return false;
            }
        }
    }

    /// Waits until this was shown, and returns everything since the last time.
    ///
    /// # Panics
    /// If the command ends without it, or it is not shown in ten minutes.
    #[track_caller]
    pub fn wait_for(&mut self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        while !self.shown.contains(text) {
            assert!(self.hear_more(until), "`{text}` was never shown, but\n{}", self.shown);
        }
        std::mem::take(&mut self.shown)
    }

    /// Waits until this is on the screen.
    ///
    /// # Panics
    /// If the command ends without it, or it is not there in ten minutes.
    #[track_caller]
    pub fn wait_to_see(&mut self, text: &str) {
        self.wait_to_see_one_of(&[text]);
    }

    /// Waits until one of these is on the screen.
    ///
    /// # Panics
    /// If the command ends without one of them, or none is there in ten minutes.
    #[track_caller]
    pub fn wait_to_see_one_of(&mut self, texts: &[&str]) {
        let until = Instant::now() + PATIENCE;
        while !texts.iter().any(|text| self.text().contains(text)) {
            assert!(self.hear_more(until), "{texts:?} is not on the screen:\n{}", self.text());
        }
    }

    /// Waits until nothing new is shown for a moment. A picture needs that; a test waits for what it looks for.
    pub fn settle(&mut self) {
        while self.listen(Instant::now() + Duration::from_millis(300)) {}
    }

    /// What is on the screen now.
    pub fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// The text on the screen now.
    pub fn text(&self) -> String {
        self.screen().contents()
    }

    /// Types keys, as bytes of the terminal.
    ///
    /// # Panics
    /// If the terminal is gone.
    pub fn keys(&mut self, keys: &str) {
        self.person.write_all(keys.as_bytes()).expect("the terminal is kept open");
    }

    /// Types a line.
    pub fn type_line(&mut self, line: &str) {
        self.keys(&format!("{line}\n"));
    }

    /// Clicks with the left button, counted from 0, as terminals tell it to who asked for the mouse.
    pub fn click(&mut self, column: u16, row: u16) {
        let (column, row) = (column + 1, row + 1);
        self.keys(&format!("\u{1b}[<0;{column};{row}M\u{1b}[<0;{column};{row}m"));
    }

    /// Gives the terminal another size.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn resize(&mut self, columns: u16, rows: u16) -> Result<()> {
        tcsetwinsize(&self.command, size(columns, rows))?;
        self.screen.screen_mut().set_size(cells(rows), cells(columns));
        // The command has no controlling terminal that would tell it.
        Ok(kill_process(self.pid(), Signal::WINCH)?)
    }

    /// Sends a signal.
    pub fn signal(&self, signal: Signal) {
        // A command that has ended gets none, and needs none.
        let _ = kill_process(self.pid(), signal);
    }

    /// Waits until a signal has stopped the command.
    ///
    /// # Panics
    /// If it ends instead.
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
    /// If it does not end in ten minutes.
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

    /// Does the terminal show what is typed, and hand it over line by line?
    ///
    /// # Panics
    /// If the terminal is gone.
    pub fn shows_typing(&self) -> bool {
        let modes = tcgetattr(&self.command).expect("the terminal is kept open").local_modes;
        modes.contains(LocalModes::ECHO | LocalModes::ICANON)
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended long ago.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How many of these bytes end with a screen that is drawn to its end.
fn drawn(bytes: &[u8]) -> usize {
    let ended =
        bytes.windows(END_DRAWING.len()).rposition(|end| end == END_DRAWING).map_or(0, |at| at + END_DRAWING.len());
    let begins = |at: &usize| bytes[*at..].starts_with(BEGIN_DRAWING) || BEGIN_DRAWING.starts_with(&bytes[*at..]);
    (ended..bytes.len()).find(begins).unwrap_or(bytes.len())
}

fn size(columns: u16, rows: u16) -> Winsize {
    Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }
}

/// No screen is without cells.
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
        // Also where what was read ends in the middle of the mark.
        assert_eq!(drawn(b"a\x1b[?20"), 1);
        assert_eq!(drawn(b""), 0);
    }
}
