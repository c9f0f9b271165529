use super::asking::{Silence, again_and_again, ask};
use super::problem::explain;
use crate::store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pegwise_classroom::{ClassBoard, ClassProblem, ClassReply, ClassRequest};

/// What the page of the teacher knows, asked for again and again.
#[derive(Clone, Copy)]
pub(super) struct Teacher {
    key: StoredValue<String>,
    /// What the server said last.
    pub(super) board: RwSignal<Option<ClassBoard>>,
    /// Was the last request answered?
    pub(super) connected: RwSignal<bool>,
    /// Is there a class at this address?
    pub(super) is_here: RwSignal<bool>,
    /// Is it the class of this teacher?
    pub(super) is_known: RwSignal<bool>,
    /// What was not done, in words.
    pub(super) problem: RwSignal<Option<String>>,
}

impl Teacher {
    /// Asking as long as the page is there; nothing if the browser has no key.
    pub(super) fn begin() -> Option<Self> {
        let teacher = Teacher {
            key: StoredValue::new(store::teacher_key()?),
            board: RwSignal::new(None),
            connected: RwSignal::new(true),
            is_here: RwSignal::new(true),
            is_known: RwSignal::new(true),
            problem: RwSignal::new(None),
        };
        again_and_again(move || teacher.look());
        Some(teacher)
    }

    pub(super) fn key(self) -> String {
        self.key.get_value()
    }

    /// Reads something of the board, if it is there.
    pub(super) fn with<T>(self, read: impl FnOnce(&ClassBoard) -> T) -> Option<T> {
        self.board.with(|board| board.as_ref().map(read))
    }

    /// Does something. What it refuses is told by [`Teacher::problem`].
    pub(super) fn act(self, request: ClassRequest) {
        self.problem.set(None);
        self.send(request);
    }

    /// Asks how the class stands. Where it is not, or another's, it will not be this one's soon.
    fn look(self) {
        if self.is_here.get_untracked() && self.is_known.get_untracked() {
            self.send(ClassRequest::Board {});
        }
    }

    fn send(self, request: ClassRequest) {
        let key = self.key();
        spawn_local(async move {
            let reply = ask(&key, &request).await;
            // The person may be on another page by now.
            if self.connected.try_set(reply != Err(Silence::Offline)).is_none() {
                self.hear(reply);
            }
        });
    }

    fn hear(self, reply: Result<ClassReply, Silence>) {
        match reply {
            Ok(ClassReply::Board(board)) => {
                self.is_here.set(true);
                self.is_known.set(true);
                if self.board.with_untracked(|own| own.as_ref() != Some(&board)) {
                    self.board.set(Some(board));
                }
            }
            Ok(ClassReply::Refused(refusal)) if refusal.problem == ClassProblem::UnknownKey => self.is_known.set(false),
            Ok(ClassReply::Refused(refusal)) => self.problem.set(Some(explain(refusal.problem))),
            Err(Silence::NoClass) => self.is_here.set(false),
            _ => {}
        }
    }
}
