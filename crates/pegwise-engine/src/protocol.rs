//! Answers [`api::Request`]s from other programs. `pegwise engine` reads one per line.
//!
//! ```
//! use pegwise_core::StopSwitch;
//! use pegwise_engine::Engine;
//! use pegwise_engine::protocol::{Defaults, answer};
//! use pegwise_engine::api::{Answer, CheckRequest, Request};
//!
//! let (mut engine, defaults) = (Engine::new(), Defaults::default());
//! let request = Request::Check(CheckRequest { game: "4x6 1122:1.1".to_owned(), alphabet: None });
//! let answer = answer(&mut engine, &defaults, &request, Default::default(), &StopSwitch::default(), &|_| {});
//! let Ok(Answer::Check(check)) = answer else { panic!("a check gets a check") };
//! assert_eq!(check.candidates, 208);
//! ```

use crate::api::{self, Answer, ErrorKind, Failure, Request, RequestLimits};
use crate::asked::{Asked, Refusal, usage};
use crate::throttle::Throttle;
use crate::{Engine, EngineError};
use pegwise_core::{Both, Limits, Listener, Monitor, Rules, StopSwitch};
use pegwise_notation::Alphabet;
use std::time::Duration;

/// Defaults for fields that a request leaves out.
#[derive(Clone, Debug)]
pub struct Defaults {
    /// The board.
    pub rules: Rules,
    /// The alphabet.
    pub alphabet: Alphabet,
    /// The memory and time limits.
    pub limits: Limits,
}

impl Default for Defaults {
    fn default() -> Self {
        Defaults { rules: Rules::classic(), alphabet: Alphabet::canonical(), limits: Limits::default() }
    }
}

/// Answers a request, reporting progress at most ten times a second. If stopped, it returns the best result so far.
///
/// # Errors
/// Returns [`Failure`] if the request is invalid or has no answer.
pub fn answer(
    engine: &mut Engine,
    defaults: &Defaults,
    request: &Request,
    limits: RequestLimits,
    switch: &StopSwitch,
    tell: &(dyn Fn(api::Event) + Sync),
) -> Result<Answer, Failure> {
    let alphabet = match request.alphabet() {
        Some(symbols) => Alphabet::new(symbols).map_err(usage)?,
        // Some named boards have their own alphabets.
        None => defaults.alphabet.of_game(request.board().unwrap_or_default()),
    };
    let seconds = limits.seconds.map(Duration::try_from_secs_f64).transpose();
    let seconds = seconds.map_err(|_| usage("`seconds` must be a number, 0 or more"))?;
    let memory = limits.memory.map(Limits::of_mebibytes);
    let news = News { alphabet: &alphabet, tell, throttle: Throttle::default() };
    let listener = Listener(|event: pegwise_core::Event<'_>| news.pass_on(event));
    let limits = Limits { time: seconds, ..memory.unwrap_or(defaults.limits) };
    let monitor = Both(&listener, switch);
    let mut asked = Asked::new(engine, &defaults.rules, &alphabet, limits, &monitor);
    request.answer(&mut asked).map_err(|refusal| match refusal {
        Refusal::Engine(EngineError::Stopped) if !switch.should_stop() => {
            Failure::new(ErrorKind::No, "time ran out before there was a result; give it more `seconds`")
        }
        Refusal::Engine(reason) => asked.explained(reason).into(),
        Refusal::Failure(failure) => failure,
    })
}

struct News<'a> {
    alphabet: &'a Alphabet,
    tell: &'a (dyn Fn(api::Event) + Sync),
    throttle: Throttle,
}

impl News<'_> {
    fn pass_on(&self, event: pegwise_core::Event<'_>) {
        let event = match event {
            pegwise_core::Event::Progress(progress) if self.throttle.is_due() => {
                api::Event::Progress { done: progress.done, total: progress.total }
            }
            pegwise_core::Event::Improved(guess) => api::Event::Improved { guess: self.alphabet.write(guess) },
            pegwise_core::Event::Bounds { lower, upper } => api::Event::Bounds { lower, upper },
            _ => return,
        };
        (self.tell)(event);
    }
}
