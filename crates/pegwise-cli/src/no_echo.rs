//! Lines that are typed without showing them.

pub(crate) use system::{NoEcho, restore};

/// On Unix the terminal stays as it is, except that it shows nothing. What it was is kept where the
/// Ctrl-C handler finds it.
#[cfg(unix)]
mod system {
    use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
    use std::io::stdin;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    /// How the terminal was before; none if it shows what is typed.
    static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);

    fn before() -> MutexGuard<'static, Option<Termios>> {
        BEFORE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Shows what is typed again. Whoever ends the program holds on to the result until it has ended, so
    /// that nothing is hidden in between.
    pub(crate) fn restore() -> impl Drop {
        let mut before = before();
        if let Some(terminal) = before.take() {
            // If it is gone there is nothing to restore.
            let _ = tcsetattr(stdin(), OptionalActions::Now, &terminal);
        }
        before
    }

    /// As long as it lives, what is typed is not shown.
    pub(crate) struct NoEcho;

    impl NoEcho {
        pub(crate) fn new() -> std::io::Result<Self> {
            let mut before = before();
            let mut terminal = tcgetattr(stdin())?;
            *before = Some(terminal.clone());
            terminal.local_modes.remove(LocalModes::ECHO);
            tcsetattr(stdin(), OptionalActions::Now, &terminal)?;
            Ok(NoEcho)
        }

        pub(crate) fn read_line() -> std::io::Result<Vec<u8>> {
            crate::input::read_line()
        }
    }

    impl Drop for NoEcho {
        fn drop(&mut self) {
            drop(restore());
        }
    }
}

/// Elsewhere a library does it, which takes Ctrl-C for a key.
#[cfg(not(unix))]
mod system {
    pub(crate) struct Shown;

    pub(crate) fn restore() -> Shown {
        Shown
    }

    pub(crate) struct NoEcho;

    impl NoEcho {
        pub(crate) fn new() -> std::io::Result<Self> {
            Ok(NoEcho)
        }

        pub(crate) fn read_line() -> std::io::Result<Vec<u8>> {
            rpassword::read_password().map(|line| (line + "\n").into_bytes())
        }
    }
}
