//! Long-running work without Python's lock, while the calling thread reports progress and handles Ctrl-C.

use crate::errors;
use pegwise::engine::{Engine, EngineError};
use pegwise::notation::Alphabet;
use pegwise::{Code, Deadline, Limits, Monitor, Progress, StopSwitch};
use pyo3::prelude::*;
use rayon::ThreadPool;
use std::mem::{forget, take};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Terms {
    seconds: Option<f64>,
    memory: Option<u64>,
    /// A function that is called with the name of an event and its numbers.
    listener: Option<Py<PyAny>>,
}

pub(crate) struct Done<T> {
    pub(crate) answer: T,
    pub(crate) interruption: Option<PyErr>,
}

static ENGINES: Mutex<Vec<Engine>> = Mutex::new(Vec::new());

/// The maximum number of idle engines. More concurrent calls are rare, and an engine may keep a large list of codes.
const KEPT_ENGINES: usize = 4;

/// The threads and the process that they belong to, because threads do not survive a fork.
static POOL: Mutex<Option<(u32, Arc<ThreadPool>)>> = Mutex::new(None);

const PATIENCE: Duration = Duration::from_millis(50);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn pool(py: Python<'_>) -> PyResult<Arc<ThreadPool>> {
    let (mut kept, process) = (lock(&POOL), std::process::id());
    if let Some((of, pool)) = &*kept
        && *of == process
    {
        return Ok(pool.clone());
    }
    let pool = rayon::ThreadPoolBuilder::new().thread_name(|_| "pegwise".to_owned()).build();
    let pool = Arc::new(pool.map_err(|reason| errors::failed(py, reason))?);
    // After a fork, the old threads no longer exist, so they must not be joined.
    forget(kept.replace((process, pool.clone())));
    Ok(pool)
}

impl Terms {
    /// Returns the limits. Python has checked the numbers. A time that is too long for `Duration` means no limit.
    pub(crate) fn limits(&self) -> Limits {
        let time = self.seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let limits =
            self.memory.map_or_else(Limits::default, |mebibytes| Limits::of_memory(mebibytes.saturating_mul(1 << 20)));
        Limits { time, ..limits }
    }

    pub(crate) fn run<T: Send>(
        &self,
        py: Python<'_>,
        alphabet: &Alphabet,
        work: impl FnOnce(&mut Engine, Limits, &dyn Monitor) -> Result<T, EngineError> + Send,
    ) -> PyResult<Done<T>> {
        let limits = self.limits();
        let news = News { alphabet, stop: StopSwitch::default(), latest: Mutex::default() };
        let job = || {
            let mut engine = lock(&ENGINES).pop().unwrap_or_default();
            let answer = work(&mut engine, limits, &news);
            let mut kept = lock(&ENGINES);
            if kept.len() < KEPT_ENGINES {
                kept.push(engine);
            }
            answer
        };
        let tell = |py: Python<'_>| self.listener.as_ref().map_or(Ok(()), |listener| news.pass_on(listener.bind(py)));
        let (answer, interruption) = attended(py, &news.stop, job, tell)?;
        match (answer, interruption) {
            (Ok(answer), None) => {
                let told = self.listener.as_ref().map(|listener| listener.call1(py, ("end",)));
                Ok(Done { answer, interruption: told.and_then(Result::err) })
            }
            (Ok(answer), interruption) => Ok(Done { answer, interruption }),
            (Err(_), Some(interruption)) => Err(interruption),
            (Err(reason), None) => Err(errors::engine(py, &reason)),
        }
    }
}

/// Returns the deadline for work that is not a request. The engine itself enforces the time limit of requests.
pub(crate) fn deadline(limits: Limits) -> Deadline {
    limits.time.map_or(Deadline::NEVER, Deadline::after)
}

/// Runs a job on the worker threads while the calling thread handles signals, whose exceptions stop the job.
pub(crate) fn attended<T: Send>(
    py: Python<'_>,
    stop: &StopSwitch,
    job: impl FnOnce() -> T + Send,
    mut tell: impl FnMut(Python<'_>) -> PyResult<()> + Send,
) -> PyResult<(T, Option<PyErr>)> {
    if rayon::current_thread_index().is_some() {
        // A strategy in Python may call this from a worker thread, which could block forever waiting for the others.
        return Ok((py.detach(job), None));
    }
    let pool = pool(py)?;
    let (result, is_done) = (Mutex::new(None), Condvar::new());
    let interruption = py.detach(|| {
        pool.in_place_scope(|scope| {
            scope.spawn(|_| {
                // Without a result, the calling thread would wait forever.
                *lock(&result) = Some(catch_unwind(AssertUnwindSafe(job)));
                is_done.notify_all();
            });
            let mut interruption = None;
            loop {
                let waited = is_done.wait_timeout_while(lock(&result), PATIENCE, |result| result.is_none());
                let (result, waited) = waited.unwrap_or_else(PoisonError::into_inner);
                drop(result);
                if !waited.timed_out() {
                    return interruption;
                }
                let heard = Python::attach(|py| py.check_signals().and_then(|()| tell(py)));
                if let Err(raised) = heard {
                    stop.stop();
                    interruption.get_or_insert(raised);
                }
            }
        })
    });
    let last = if interruption.is_none() { tell(py).err() } else { None };
    let answer = result.into_inner().unwrap_or_else(PoisonError::into_inner).expect("the scope has waited for it");
    Ok((answer.unwrap_or_else(|panic| resume_unwind(panic)), interruption.or(last)))
}

#[derive(Default)]
struct Latest {
    progress: Option<Progress>,
    improved: Option<String>,
    bounds: Option<(u64, Option<u64>)>,
}

struct News<'a> {
    alphabet: &'a Alphabet,
    stop: StopSwitch,
    latest: Mutex<Latest>,
}

impl News<'_> {
    fn pass_on(&self, listener: &Bound<'_, PyAny>) -> PyResult<()> {
        let Latest { progress, improved, bounds } = take(&mut *lock(&self.latest));
        if let Some(Progress { done, total }) = progress {
            listener.call1(("progress", done, total))?;
        }
        if let Some(guess) = improved {
            listener.call1(("improved", guess))?;
        }
        if let Some((lower, upper)) = bounds {
            listener.call1(("bounds", lower, upper))?;
        }
        Ok(())
    }
}

impl Monitor for News<'_> {
    fn progress(&self, progress: Progress) {
        lock(&self.latest).progress = Some(progress);
    }

    fn improved(&self, guess: &Code) {
        lock(&self.latest).improved = Some(self.alphabet.write(guess));
    }

    fn bounds(&self, lower: u64, upper: Option<u64>) {
        lock(&self.latest).bounds = Some((lower, upper));
    }

    fn should_stop(&self) -> bool {
        self.stop.should_stop()
    }
}
