//! Processes that foreign programs leave behind: those that have left the group of the program, and whose parents have ended.

pub(crate) use system::{adopt, end};

/// On Linux a process can take the place of a parent that has ended.
#[cfg(target_os = "linux")]
mod system {
    use rustix::process::{Pid, Signal, WaitOptions, getpid, kill_process, set_child_subreaper, waitpid};
    use std::fs;
    use std::sync::OnceLock;

    /// The children that were there before the first program: a shell may have left some to this program.
    static OTHERS: OnceLock<Vec<Pid>> = OnceLock::new();

    /// From now on, a process that a program has started and whose parent ends is a child of this one.
    pub(crate) fn adopt() {
        OTHERS.get_or_init(|| {
            // If the system refuses, only groups are ended.
            let _ = set_child_subreaper(Some(getpid()));
            children()
        });
    }

    /// Ends what programs have left behind, when none is running.
    pub(crate) fn end() {
        /// Each round reaches the children of those ended in the one before; who starts others faster than this gets away.
        const ROUNDS: usize = 1_000;
        let Some(others) = OTHERS.get() else { return };
        for _ in 0..ROUNDS {
            let strays: Vec<Pid> = children().into_iter().filter(|child| !others.contains(child)).collect();
            if strays.is_empty() {
                return;
            }
            for stray in strays {
                // Until it is waited for, its number belongs to nobody else.
                let _ = kill_process(stray, Signal::KILL);
                let _ = waitpid(Some(stray), WaitOptions::empty());
            }
        }
    }

    fn children() -> Vec<Pid> {
        let me = getpid().as_raw_nonzero().get();
        let child = |entry: fs::DirEntry| {
            let process: i32 = entry.file_name().to_str()?.parse().ok()?;
            let stat = fs::read(entry.path().join("stat")).ok()?;
            // The name of the program, in front, may contain brackets.
            let behind = stat.rsplit(|&byte| byte == b')').next()?;
            let parent: i32 = str::from_utf8(behind).ok()?.split_whitespace().nth(1)?.parse().ok()?;
            Pid::from_raw(process).filter(|_| parent == me)
        };
        fs::read_dir("/proc").into_iter().flatten().flatten().filter_map(child).collect()
    }
}

/// Elsewhere they are not found.
#[cfg(not(target_os = "linux"))]
mod system {
    pub(crate) fn adopt() {}

    pub(crate) fn end() {}
}
