use crate::no_echo;
use crate::ui::write_message;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use pegwise::notation::visible;
use pegwise::{Deadline, Monitor, Progress};
use pegwise_text::t;
#[cfg(unix)]
use signal_hook::{
    consts::{SIGHUP, SIGINT, SIGTERM},
    iterator::Signals,
};
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

static STOP: AtomicBool = AtomicBool::new(false);
/// Whether a job that polls [`STOP`] is running, or a line is being written that a signal must not cut off.
static WORKING: AtomicBool = AtomicBool::new(false);
static SEEN: AtomicBool = AtomicBool::new(false);
static ENDS_WELL: AtomicBool = AtomicBool::new(false);
/// The exit code of the last signal: 128 plus its number, as is the convention in shells.
static SIGNALLED: AtomicU8 = AtomicU8::new(BY_CTRL_C);

const BY_CTRL_C: u8 = 130;

static CLEAN_UP: Mutex<Option<fn()>> = Mutex::new(None);

pub(crate) fn cleaning_up<T>(clean_up: fn(), work: impl FnOnce() -> T) -> T {
    let set = |hook| *CLEAN_UP.lock().unwrap_or_else(PoisonError::into_inner) = hook;
    set(Some(clean_up));
    let done = work();
    set(None);
    done
}

fn clean_up() {
    if let Some(clean_up) = *CLEAN_UP.lock().unwrap_or_else(PoisonError::into_inner) {
        clean_up();
    }
}

/// The message to print if the program ends now, such as how to continue a saved game.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

pub(crate) fn set_last_words(words: Option<String>) {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = words;
}

pub(crate) fn take_last_words() -> Option<String> {
    LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner).take()
}

pub(crate) fn say_last_words() {
    if let Some(words) = take_last_words() {
        let _ = write_message(&words);
    }
}

/// The function that writes a failure for a program that expects JSON; `None` once a line has been written. A signal
/// that ends the program keeps the lock, so that either the failure or a line of the command is written.
static OWED: Mutex<Option<fn()>> = Mutex::new(None);

fn owed() -> MutexGuard<'static, Option<fn()>> {
    OWED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Delays signals until the line is written.
pub(crate) fn telling<T>(write: impl FnOnce() -> T) -> T {
    let mut owed_now = owed();
    *owed_now = None;
    let was_working = WORKING.swap(true, Ordering::SeqCst);
    drop(owed_now);
    let done = write();
    let owed_now = owed();
    WORKING.store(was_working, Ordering::SeqCst);
    if !was_working && STOP.swap(false, Ordering::SeqCst) {
        end(&owed_now);
    }
    done
}

/// Makes Ctrl-C, SIGTERM and SIGHUP stop the running job cleanly. At a prompt, or when repeated, they end the program.
/// `owes` is called if a signal ends the program before the first line of JSON.
pub(crate) fn listen_for_interrupts(owes: Option<fn()>) {
    *owed() = owes;
    // Without a handler, signals still end the program, but without clean-up.
    #[cfg(unix)]
    if let Ok(mut signals) = Signals::new([SIGINT, SIGTERM, SIGHUP]) {
        std::thread::spawn(move || signals.forever().for_each(|signal| interrupt(u8::try_from(signal).unwrap_or(0))));
    }
    #[cfg(not(unix))]
    let _ = ctrlc::set_handler(|| interrupt(2));
}

fn interrupt(signal: u8) {
    SIGNALLED.store(128 + signal, Ordering::SeqCst);
    let owed = owed();
    if !WORKING.load(Ordering::SeqCst) || STOP.swap(true, Ordering::SeqCst) {
        end(&owed);
    }
}

fn end(owed: &MutexGuard<'static, Option<fn()>>) -> ! {
    let ends_well = ENDS_WELL.load(Ordering::SeqCst);
    let _shown = no_echo::restore();
    clean_up();
    if let Some(tell) = **owed
        && !ends_well
    {
        tell();
    }
    let _ = writeln!(anstream::stderr());
    say_last_words();
    #[expect(clippy::exit, reason = "nothing is running that could be ended otherwise")]
    std::process::exit(if ends_well { 0 } else { exit_code().into() });
}

pub(crate) fn exit_code() -> u8 {
    SIGNALLED.load(Ordering::SeqCst)
}

pub(crate) fn end_well_when_interrupted() {
    ENDS_WELL.store(true, Ordering::SeqCst);
}

static STARTED: OnceLock<Instant> = OnceLock::new();

pub(crate) fn start_the_clock() {
    STARTED.get_or_init(Instant::now);
}

pub(crate) fn after_start(time: Duration) -> Deadline {
    Deadline::after(time.saturating_sub(STARTED.get_or_init(Instant::now).elapsed()))
}

#[derive(Clone, Copy)]
pub(crate) enum TimeLimit {
    Never,
    Until(Deadline),
    Each(Duration),
}

impl TimeLimit {
    pub(crate) fn left(self) -> Option<Duration> {
        match self {
            TimeLimit::Never => None,
            TimeLimit::Until(deadline) => deadline.left(),
            TimeLimit::Each(time) => Some(time),
        }
    }

    pub(crate) fn is_over(self) -> bool {
        matches!(self, TimeLimit::Until(deadline) if deadline.is_over())
    }
}

impl Monitor for TimeLimit {
    fn should_stop(&self) -> bool {
        self.is_over()
    }
}

pub(crate) struct Job {
    bar: ProgressBar,
    started: Instant,
    most: Duration,
    name: usize,
    news: Mutex<Option<String>>,
    waits: AtomicBool,
}

const BAR_AFTER: Duration = Duration::from_millis(400);
/// The time limit for a heuristic that plays after the search for optimal play was stopped.
pub(crate) const FAST_PLAY: Duration = Duration::from_secs(3);

impl Job {
    pub(crate) fn new(what: &str, quiet: bool) -> Self {
        WORKING.store(true, Ordering::SeqCst);
        let visible = std::io::stderr().is_terminal() && !quiet;
        let target = if visible { ProgressDrawTarget::stderr_with_hz(10) } else { ProgressDrawTarget::hidden() };
        let width = terminal_size::terminal_size_of(std::io::stderr()).map_or(80, |(width, _)| width.0.into());
        let (template, name) = bar_within(width);
        let style = ProgressStyle::with_template(template).expect("a fixed template").progress_chars("=> ");
        let bar = ProgressBar::with_draw_target(Some(1), target).with_style(style);
        let (started, news) = (Instant::now(), Mutex::new(Some(what.into())));
        Job { bar, started, most: Duration::MAX, name, news, waits: AtomicBool::new(visible) }
    }

    /// The job ends after this time, even if there is more to do.
    pub(crate) fn within(mut self, time: Option<Duration>) -> Self {
        self.most = time.unwrap_or(Duration::MAX);
        self
    }

    pub(crate) fn interrupted() -> bool {
        let interrupted = STOP.load(Ordering::Relaxed);
        if interrupted {
            SEEN.store(true, Ordering::Relaxed);
        }
        interrupted
    }

    #[cold]
    fn show(&self) {
        if self.started.elapsed() >= BAR_AFTER && self.waits.swap(false, Ordering::Relaxed) {
            self.bar.set_message(t!("cli-job-stops"));
            self.tell_news();
        }
    }

    fn tell_news(&self) {
        if let Some(what) = self.news.lock().unwrap_or_else(PoisonError::into_inner).take() {
            self.bar.set_prefix(visible(&what).chars().take(self.name).collect::<String>());
        }
    }

    pub(crate) fn say(&self, what: String) {
        *self.news.lock().unwrap_or_else(PoisonError::into_inner) = Some(what);
    }
}

fn bar_within(width: usize) -> (&'static str, usize) {
    const REST: usize = 56;
    match width.saturating_sub(REST) {
        0..8 => ("{percent:>3}% {wide_msg}", 0),
        name => ("{prefix} {percent:>3}% [{wide_bar}] {msg}", name),
    }
}

fn still(left: Duration) -> String {
    let seconds = (left + Duration::from_secs(1)).as_secs();
    match seconds {
        ..90 => t!("cli-job-seconds", left = seconds),
        90..5_400 => t!("cli-job-minutes", left = (seconds + 30) / 60),
        5_400..129_600 => t!("cli-job-hours", left = (seconds + 1_800) / 3_600),
        _ => t!("cli-job-days", left = (seconds + 43_200) / 86_400),
    }
}

impl Monitor for Job {
    fn progress(&self, progress: Progress) {
        let elapsed = self.started.elapsed();
        if elapsed < BAR_AFTER || self.bar.is_hidden() || progress.done == 0 {
            return;
        }
        self.waits.store(false, Ordering::Relaxed);
        self.tell_news();
        self.bar.set_length(progress.total.max(1));
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let left = elapsed.mul_f64((progress.total - progress.done) as f64 / progress.done as f64);
        self.bar.set_message(still(left.min(self.most.saturating_sub(elapsed))));
        self.bar.set_position(progress.done);
    }

    fn should_stop(&self) -> bool {
        if self.waits.load(Ordering::Relaxed) {
            self.show();
        }
        Job::interrupted()
    }
}

impl Drop for Job {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
        let owed = owed();
        WORKING.store(false, Ordering::SeqCst);
        let was_seen = SEEN.swap(false, Ordering::SeqCst);
        // It is too late to stop the job, but the signal must not be lost.
        if STOP.swap(false, Ordering::SeqCst) && !was_seen {
            end(&owed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::still;
    use std::time::Duration;

    #[test]
    fn the_time_left_is_in_units_that_fit() {
        let said = |seconds| still(Duration::from_secs(seconds));
        assert_eq!(said(0), "about 1 second left, Ctrl-C stops");
        assert_eq!(said(59), "about 60 seconds left, Ctrl-C stops");
        assert_eq!(said(600), "about 10 minutes left, Ctrl-C stops");
        assert_eq!(said(7_200), "about 2 hours left, Ctrl-C stops");
        assert_eq!(said(400_000), "about 5 days left, Ctrl-C stops");
    }
}
