use crate::app::{App, Settings};
use crate::input::{Input, Spots, Turned};
use crate::job::{JobEvent, Worker};
use crate::shared::{Effect, Setting};
use crossterm::clipboard::CopyToClipboard;
use crossterm::cursor::Show;
use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event, KeyEventKind,
    KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use crossterm::terminal::{
    EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use crossterm::{SynchronizedUpdate, execute};
use pegwise::{FinishedGame, UnfinishedGame};
use pegwise_text::catalogue;
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use std::io;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// The storage of games and settings. Its errors are sentences for the person.
pub trait Storage {
    /// Saves a finished game, replacing any earlier data on the same game.
    ///
    /// # Errors
    /// Fails if it cannot be written.
    fn keep(&mut self, game: &FinishedGame) -> Result<(), String>;

    /// Saves an unfinished game, replacing the one with this number.
    ///
    /// # Errors
    /// Fails if it cannot be written.
    fn save(&mut self, number: u64, game: &UnfinishedGame) -> Result<(), String>;

    /// Removes the unfinished game with this number.
    ///
    /// # Errors
    /// Fails if it cannot be removed.
    fn discard(&mut self, number: u64) -> Result<(), String>;

    /// Remembers a setting.
    ///
    /// # Errors
    /// Fails if it cannot be written.
    fn remember(&mut self, setting: &Setting) -> Result<(), String>;
}

/// Runs the app and returns the unfinished games, one line each. Every move is stored before its answer appears.
///
/// # Errors
/// Fails if the terminal cannot be read or written.
pub fn run(settings: Settings, storage: &mut dyn Storage) -> io::Result<Vec<String>> {
    let (tell, news) = channel();
    let worker = worker(&settings, tell.clone())?;
    let mut app = App::new(settings);
    on_screen(|terminal| {
        listen_for_the_shell(tell.clone())?;
        listen(tell)?;
        Loop { worker, news, terminal, storage }.run(&mut app)
    })?;
    Ok(app.unfinished())
}

/// Takes over the screen, the keyboard and the mouse while `show` runs, and then restores them. After a panic in this
/// thread, it restores them before the message is printed; a panic in another thread changes nothing.
///
/// # Errors
/// Fails if the terminal cannot be written, or `show` fails.
pub fn on_screen<T>(show: impl FnOnce(&mut Screen) -> io::Result<T>) -> io::Result<T> {
    let mut terminal = take().inspect_err(|_| give_back())?;
    let (before, here) = (Arc::new(std::panic::take_hook()), std::thread::current().id());
    let hook = Arc::clone(&before);
    std::panic::set_hook(Box::new(move |info| {
        if std::thread::current().id() == here {
            give_back();
            hook(info);
        }
    }));
    let given = GivenBack;
    let shown = show(&mut terminal);
    drop(given);
    std::panic::set_hook(Box::new(move |info| before(info)));
    shown
}

struct GivenBack;

impl Drop for GivenBack {
    fn drop(&mut self) {
        give_back();
    }
}

/// The screen as `ratatui` sees it.
pub type Screen = Terminal<CrosstermBackend<io::Stdout>>;

fn take() -> io::Result<Screen> {
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)?;
    Terminal::new(CrosstermBackend::new(io::stdout()))
}

/// Restores the terminal, for use before a signal ends the program. Ignores errors, because the terminal may be gone.
pub fn give_back() {
    let _ = execute!(
        io::stdout(),
        EndSynchronizedUpdate,
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen,
        Show
    );
    let _ = disable_raw_mode();
}

enum Wake {
    Terminal(io::Result<Event>),
    #[cfg(unix)]
    Continued,
    Worker(JobEvent),
    Tick,
}

const MOMENT: Duration = Duration::from_millis(200);

fn worker(settings: &Settings, tell: Sender<Wake>) -> io::Result<Worker> {
    Worker::start(settings.limits, move |report| drop(tell.send(Wake::Worker(report))))
}

/// Reads the terminal in a separate thread, because reports must wake the app too. The thread ends with the program.
fn listen(tell: Sender<Wake>) -> io::Result<()> {
    let read = move || {
        loop {
            let event = event::read();
            let failed = event.is_err();
            if tell.send(Wake::Terminal(event)).is_err() || failed {
                return;
            }
        }
    };
    std::thread::Builder::new().name("pegwise-keys".into()).spawn(read).map(drop)
}

/// Wakes the app when it continues after a stop, even one from outside. The thread ends with the program.
#[cfg(unix)]
fn listen_for_the_shell(tell: Sender<Wake>) -> io::Result<()> {
    let mut signals = signal_hook::iterator::Signals::new([signal_hook::consts::SIGCONT])?;
    let wake = move || {
        for _ in signals.forever() {
            if tell.send(Wake::Continued).is_err() {
                return;
            }
        }
    };
    std::thread::Builder::new().name("pegwise-shell".into()).spawn(wake).map(drop)
}

#[cfg(unix)]
fn stop_until_continued() -> io::Result<()> {
    signal_hook::low_level::raise(signal_hook::consts::SIGTSTP)
}

#[cfg(not(unix))]
fn listen_for_the_shell(_: Sender<Wake>) -> io::Result<()> {
    Ok(())
}

#[cfg(not(unix))]
fn stop_until_continued() -> io::Result<()> {
    Ok(())
}

struct Loop<'a> {
    worker: Worker,
    news: Receiver<Wake>,
    terminal: &'a mut Screen,
    storage: &'a mut dyn Storage,
}

impl Loop<'_> {
    fn run(mut self, app: &mut App) -> io::Result<()> {
        let mut spots = self.draw(app)?;
        loop {
            // All pending inputs are handled before the next redraw, except that a click needs the current screen.
            let mut wake = Some(self.next(app)?);
            let mut is_drawn = true;
            while let Some(next) = wake {
                let input = match next {
                    Wake::Worker(report) => Some(Input::Job(report)),
                    Wake::Tick => Some(Input::Tick),
                    #[cfg(unix)]
                    Wake::Continued => {
                        self.take_back()?;
                        None
                    }
                    Wake::Terminal(event) => {
                        let event = event?;
                        if matches!(event, Event::Mouse(_)) && !is_drawn {
                            spots = self.draw(app)?;
                        }
                        input(&event, &spots)
                    }
                };
                is_drawn = false;
                let mut inputs: Vec<Input> = input.into_iter().collect();
                while let Some(input) = inputs.pop() {
                    for effect in app.update(input) {
                        match effect {
                            Effect::Quit => return Ok(()),
                            Effect::Suspend => {
                                give_back();
                                stop_until_continued()?;
                                self.take_back()?;
                            }
                            Effect::Order(order) => self.worker.order(order),
                            Effect::Stop => self.worker.stop(),
                            Effect::Keep(game, number) => {
                                // A game that could not be written to the history remains unfinished.
                                let kept = self.storage.keep(&game);
                                let kept = kept.and_then(|()| number.map_or(Ok(()), |n| self.storage.discard(n)));
                                inputs.extend(kept.err().map(Input::NotKept));
                            }
                            Effect::Save(number, game) => {
                                inputs.extend(self.storage.save(number, &game).err().map(Input::NotKept));
                            }
                            Effect::Discard(number) => {
                                inputs.extend(self.storage.discard(number).err().map(Input::NotKept));
                            }
                            Effect::Remember(setting) => {
                                if let Setting::Language(language) = setting {
                                    catalogue::speak(language);
                                }
                                inputs.extend(self.storage.remember(&setting).err().map(Input::NotKept));
                            }
                            Effect::Copy(text) => execute!(io::stdout(), CopyToClipboard::to_clipboard_from(text))?,
                        }
                    }
                }
                wake = self.news.try_recv().ok();
            }
            spots = self.draw(app)?;
        }
    }

    fn next(&self, app: &App) -> io::Result<Wake> {
        if !app.moves() {
            return self.news.recv().map_err(io::Error::other);
        }
        match self.news.recv_timeout(MOMENT) {
            Err(RecvTimeoutError::Timeout) => Ok(Wake::Tick),
            woken => woken.map_err(io::Error::other),
        }
    }

    fn take_back(&mut self) -> io::Result<()> {
        // The old terminal would query the cursor position and get no reply, because another thread reads the keyboard.
        *self.terminal = take()?;
        Ok(())
    }

    fn draw(&mut self, app: &App) -> io::Result<Spots> {
        let mut spots = Spots::default();
        // Terminals that support synchronized updates never show a half-drawn screen.
        io::stdout().sync_update(|_| self.terminal.draw(|frame| spots = app.draw(frame)).map(drop))??;
        Ok(spots)
    }
}

fn input(event: &Event, spots: &Spots) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => match key.code {
            event::KeyCode::Char(c) if key.modifiers.contains(KeyModifiers::CONTROL) => {
                Some(Input::Ctrl(c.to_ascii_lowercase()))
            }
            _ if key.modifiers.intersects(KeyModifiers::ALT | KeyModifiers::SUPER) => None,
            code => Some(Input::Key(code)),
        },
        Event::Mouse(MouseEvent { kind, column, row, .. }) => {
            let spot = spots.at(*column, *row)?;
            match kind {
                MouseEventKind::Down(MouseButton::Left) => Some(Input::Click(spot)),
                MouseEventKind::ScrollUp => Some(Input::Wheel(spot, Turned::Up)),
                MouseEventKind::ScrollDown => Some(Input::Wheel(spot, Turned::Down)),
                _ => None,
            }
        }
        Event::Paste(text) => Some(Input::Paste(text.clone())),
        _ => None,
    }
}
