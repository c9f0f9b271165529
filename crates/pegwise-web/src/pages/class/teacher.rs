use super::asking::{Silence, again_and_again, ask};
use super::problem::explain;
use crate::store;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pegwise_classroom::{ClassBoard, ClassProblem, ClassReply, ClassRequest};

#[derive(Clone, Copy)]
pub(super) struct Teacher {
    key: StoredValue<String>,
    pub(super) board: RwSignal<Option<ClassBoard>>,
    pub(super) connected: RwSignal<bool>,
    pub(super) is_here: RwSignal<bool>,
    pub(super) is_known: RwSignal<bool>,
    pub(super) problem: RwSignal<Option<String>>,
}

impl Teacher {
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

    pub(super) fn with<T>(self, read: impl FnOnce(&ClassBoard) -> T) -> Option<T> {
        self.board.with(|board| board.as_ref().map(read))
    }

    pub(super) fn act(self, request: ClassRequest) {
        self.problem.set(None);
        self.send(request);
    }

    /// Asks for the board. Stops for good if there is no class, or the class belongs to another teacher.
    fn look(self) {
        if self.is_here.get_untracked() && self.is_known.get_untracked() {
            self.send(ClassRequest::Board {});
        }
    }

    fn send(self, request: ClassRequest) {
        let key = self.key();
        spawn_local(async move {
            let reply = ask(&key, &request).await;
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
