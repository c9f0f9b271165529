use super::asking::{Silence, again_and_again, ask};
use super::problem::explain;
use crate::live_region::announce;
use crate::store::{self, ClassGuess};
use crate::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pegwise_classroom::{ClassProblem, ClassReply, ClassRequest, ClassSeat};

/// What the page of a pupil knows. What it does not know yet it asks for, one request after the other, until it is told.
#[derive(Clone, Copy)]
pub(super) struct Pupil {
    /// Who the person is in the class; none before joining.
    pub(super) key: RwSignal<Option<String>>,
    /// What the server said last.
    pub(super) seat: RwSignal<Option<ClassSeat>>,
    /// The person wants to join.
    pub(super) joining: RwSignal<Option<Joining>>,
    /// A guess that is not answered yet.
    pub(super) pending: RwSignal<Option<ClassGuess>>,
    /// Was the last request answered?
    pub(super) connected: RwSignal<bool>,
    /// Is there a class at this address? None before it is known.
    pub(super) is_here: RwSignal<Option<bool>>,
    /// What was not done, in words.
    pub(super) problem: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
}

/// Who wants to join.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Joining {
    /// The person's own choice, so that the same request sent twice joins once.
    pub(super) key: String,
    pub(super) code: String,
    pub(super) name: String,
}

impl Pupil {
    /// As the browser knows the person, and asking as long as the page is there.
    pub(super) fn begin() -> Self {
        let pupil = Pupil {
            key: RwSignal::new(store::class_key()),
            seat: RwSignal::new(None),
            joining: RwSignal::new(None),
            pending: RwSignal::new(store::class_guess()),
            connected: RwSignal::new(true),
            is_here: RwSignal::new(None),
            problem: RwSignal::new(None),
            busy: RwSignal::new(false),
        };
        again_and_again(move || pupil.ask());
        pupil
    }

    pub(super) fn join(self, joining: Joining) {
        self.problem.set(None);
        self.joining.set(Some(joining));
        self.ask();
    }

    /// Guesses. The guess is kept until it is answered, whatever happens meanwhile.
    pub(super) fn guess(self, guess: ClassGuess) {
        store::keep_class_guess(Some(&guess));
        self.problem.set(None);
        self.pending.set(Some(guess));
        self.ask();
    }

    /// Forgets who the person is.
    pub(super) fn forget(self) {
        store::keep_class_key(None);
        self.pending.set(None);
        self.seat.set(None);
        self.key.set(None);
    }

    /// Asks what is to be asked, unless a request is on its way: then the next one is made when that has come back.
    fn ask(self) {
        let Some((key, request)) = self.next().filter(|_| !self.busy.get_untracked()) else { return };
        self.busy.set(true);
        spawn_local(async move {
            let reply = ask(&key, &request).await;
            // The person may be on another page by now.
            if self.busy.try_set(false).is_some() {
                return;
            }
            let is_answered = reply.is_ok();
            self.hear(&key, &request, reply);
            // What the person did meanwhile need not wait.
            let is_new = self.next().is_some_and(|(_, next)| next != request && !is_look(&next));
            if is_answered && is_new {
                self.ask();
            }
        });
    }

    /// The next request with its key; none if there is nothing to ask.
    fn next(self) -> Option<(String, ClassRequest)> {
        let is_here = self.is_here.get_untracked();
        // A host without a class will not have one soon.
        if is_here == Some(false) {
            return None;
        }
        if let Some(Joining { key, code, name }) = self.joining.get_untracked() {
            return Some((key, ClassRequest::Join { code, name }));
        }
        let Some(key) = self.key.get_untracked() else {
            return is_here.is_none().then(|| (String::new(), ClassRequest::Room {}));
        };
        let since = self.seat.with_untracked(|seat| seat.as_ref().map(|seat| seat.version));
        let guess = |ClassGuess { round, row, guess }| ClassRequest::Guess { round, row, guess };
        Some((key, self.pending.get_untracked().map_or(ClassRequest::Look { since }, guess)))
    }

    fn hear(self, key: &str, request: &ClassRequest, reply: Result<ClassReply, Silence>) {
        let reply = match reply {
            Ok(reply) => reply,
            Err(Silence::NoClass) => return self.is_here.set(Some(false)),
            Err(Silence::Offline) => return self.set_connected(false),
        };
        self.set_connected(true);
        self.is_here.set(Some(true));
        match reply {
            ClassReply::Seat(seat) => {
                self.done(request);
                if matches!(request, ClassRequest::Join { .. }) {
                    store::keep_class_key(Some(key));
                    self.key.set(Some(key.to_owned()));
                }
                self.take(seat);
            }
            ClassReply::Refused(refusal) => self.hear_refusal(request, refusal.problem),
            _ => {}
        }
    }

    fn take(self, seat: ClassSeat) {
        let round = |seat: &ClassSeat| seat.game.as_ref().map(|game| game.round);
        // What was not done in the last round is forgotten with it.
        if self.seat.with_untracked(|own| own.as_ref().and_then(round)) != round(&seat) {
            self.problem.set(None);
        }
        self.seat.set(Some(seat));
    }

    fn hear_refusal(self, request: &ClassRequest, problem: ClassProblem) {
        // A guess waits for its turn; nobody who looks need know.
        let waits = problem == ClassProblem::SlowDown && !matches!(request, ClassRequest::Join { .. });
        if waits {
            return;
        }
        self.done(request);
        let is_out = problem == ClassProblem::UnknownKey && !matches!(request, ClassRequest::Join { .. });
        if is_out {
            self.forget();
        }
        self.problem.set(Some(explain(problem)));
    }

    /// What was asked for is done, or refused.
    fn done(self, request: &ClassRequest) {
        match request {
            ClassRequest::Join { .. } => self.joining.set(None),
            ClassRequest::Guess { .. } => {
                store::keep_class_guess(None);
                self.pending.set(None);
            }
            _ => {}
        }
    }

    fn set_connected(self, now: bool) {
        if self.connected.get_untracked() != now {
            self.connected.set(now);
            if now {
                announce(t!("class-online"));
            }
        }
    }
}

fn is_look(request: &ClassRequest) -> bool {
    matches!(request, ClassRequest::Look { .. } | ClassRequest::Room {})
}
