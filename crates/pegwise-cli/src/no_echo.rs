pub(crate) use system::{NoEcho, restore};

#[cfg(unix)]
mod system {
    use rustix::termios::{LocalModes, OptionalActions, Termios, tcgetattr, tcsetattr};
    use std::io::stdin;
    use std::sync::{Mutex, MutexGuard, PoisonError};

    static BEFORE: Mutex<Option<Termios>> = Mutex::new(None);

    fn before() -> MutexGuard<'static, Option<Termios>> {
        BEFORE.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Restores the terminal. Code that ends the program keeps the result, so that no other thread hides input again.
    pub(crate) fn restore() -> impl Drop {
        let mut before = before();
        if let Some(terminal) = before.take() {
            let _ = tcsetattr(stdin(), OptionalActions::Now, &terminal);
        }
        before
    }

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

/// On other systems, a library hides the input; it treats Ctrl-C as a key.
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
