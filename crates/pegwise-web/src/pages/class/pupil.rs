use super::asking::{Silence, again_and_again, ask};
use super::problem::explain;
use crate::live_region::announce;
use crate::store::{self, ClassGuess};
use crate::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pegwise_classroom::{ClassProblem, ClassReply, ClassRequest, ClassSeat};

#[derive(Clone, Copy)]
pub(super) struct Pupil {
    pub(super) key: RwSignal<Option<String>>,
    pub(super) seat: RwSignal<Option<ClassSeat>>,
    pub(super) joining: RwSignal<Option<Joining>>,
    pub(super) pending: RwSignal<Option<ClassGuess>>,
    pub(super) connected: RwSignal<bool>,
    pub(super) is_here: RwSignal<Option<bool>>,
    pub(super) problem: RwSignal<Option<String>>,
    busy: RwSignal<bool>,
}

#[derive(Clone, PartialEq, Eq)]
pub(super) struct Joining {
    /// The key is chosen by the page, so that a request sent twice joins only once.
    pub(super) key: String,
    pub(super) code: String,
    pub(super) name: String,
}

impl Pupil {
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

    pub(super) fn guess(self, guess: ClassGuess) {
        store::keep_class_guess(Some(&guess));
        self.problem.set(None);
        self.pending.set(Some(guess));
        self.ask();
    }

    pub(super) fn forget(self) {
        store::keep_class_key(None);
        self.pending.set(None);
        self.seat.set(None);
        self.key.set(None);
    }

    fn ask(self) {
        let Some((key, request)) = self.next().filter(|_| !self.busy.get_untracked()) else { return };
        self.busy.set(true);
        spawn_local(async move {
            let reply = ask(&key, &request).await;
            // The person may have left the page by now.
            if self.busy.try_set(false).is_some() {
                return;
            }
            let is_answered = reply.is_ok();
            self.hear(&key, &request, reply);
            let is_new = self.next().is_some_and(|(_, next)| next != request && !is_look(&next));
            if is_answered && is_new {
                self.ask();
            }
        });
    }

    fn next(self) -> Option<(String, ClassRequest)> {
        let is_here = self.is_here.get_untracked();
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
        if self.seat.with_untracked(|own| own.as_ref().and_then(round)) != round(&seat) {
            self.problem.set(None);
        }
        self.seat.set(Some(seat));
    }

    fn hear_refusal(self, request: &ClassRequest, problem: ClassProblem) {
        // A guess that is refused for now is sent again. A look that is refused does not matter to the pupil.
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
