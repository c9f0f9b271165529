//! Stray processes of untrusted programs: those that left their process group and whose parents have ended.

pub(crate) use system::{adopt, end};

#[cfg(target_os = "linux")]
mod system {
    use rustix::process::{Pid, Signal, WaitOptions, getpid, kill_process, set_child_subreaper, waitpid};
    use std::fs;
    use std::sync::OnceLock;

    /// The children that exist before the first program, such as those left by a shell.
    static OTHERS: OnceLock<Vec<Pid>> = OnceLock::new();

    pub(crate) fn adopt() {
        OTHERS.get_or_init(|| {
            // If the system refuses, only process groups can be killed.
            let _ = set_child_subreaper(Some(getpid()));
            children()
        });
    }

    pub(crate) fn end() {
        /// Each round reaches the children of the previous one; only a process that keeps forking faster escapes.
        const ROUNDS: usize = 1_000;
        let Some(others) = OTHERS.get() else { return };
        for _ in 0..ROUNDS {
            let strays: Vec<Pid> = children().into_iter().filter(|child| !others.contains(child)).collect();
            if strays.is_empty() {
                return;
            }
            for stray in strays {
                // The process id cannot be reused before the process is waited for.
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
            // The program's name comes before this and may itself contain parentheses.
            let behind = stat.rsplit(|&byte| byte == b')').next()?;
            let parent: i32 = str::from_utf8(behind).ok()?.split_whitespace().nth(1)?.parse().ok()?;
            Pid::from_raw(process).filter(|_| parent == me)
        };
        fs::read_dir("/proc").into_iter().flatten().flatten().filter_map(child).collect()
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    pub(crate) fn adopt() {}

    pub(crate) fn end() {}
}
