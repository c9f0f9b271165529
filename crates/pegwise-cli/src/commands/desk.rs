//! Answers the requests of `engine` and `mcp` in this process.

use pegwise::StopSwitch;
use pegwise::api::{Answer, ErrorKind, Event, Failure, Request, RequestLimits};
use pegwise::engine::Engine;
use pegwise::protocol::{self, Defaults};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, MutexGuard, PoisonError};

pub(super) struct Desk {
    pub(super) defaults: Defaults,
    idle: Mutex<Vec<Engine>>,
}

impl Desk {
    pub(super) fn new(defaults: Defaults) -> Self {
        Desk { defaults, idle: Mutex::default() }
    }

    pub(super) fn answer(
        &self,
        request: &Request,
        limits: Option<RequestLimits>,
        switch: &StopSwitch,
        tell: &(dyn Fn(Event) + Sync),
    ) -> Result<Answer, Failure> {
        let mut engine = self.idle().pop().unwrap_or_default();
        let limits = limits.unwrap_or_default();
        let answered = catch_unwind(AssertUnwindSafe(|| {
            protocol::answer(&mut engine, &self.defaults, request, limits, switch, tell)
        }));
        // An engine is not reused after a panic.
        let answer = answered.map_err(|_| defect())?;
        self.idle().push(engine);
        answer
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Engine>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) fn defect() -> Failure {
    Failure::new(ErrorKind::Defect, "this is a bug in Pegwise; standard error says more")
}
