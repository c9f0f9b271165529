use super::storage;

/// The keys of what is kept: who the person is in a class, the key of the teacher, and a guess that was not answered yet.
const PUPIL: &str = "pegwise.class.pupil";
const TEACHER: &str = "pegwise.class.teacher";
const GUESS: &str = "pegwise.class.guess";

/// A guess in a class that was not answered yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClassGuess {
    pub(crate) round: usize,
    pub(crate) row: usize,
    /// In canonical notation.
    pub(crate) guess: String,
}

/// The key by which the person is known in a class, if there is one.
pub(crate) fn class_key() -> Option<String> {
    storage::get(PUPIL).filter(|key| !key.is_empty())
}

/// Keeps that key; `None` forgets it, and the guess with it.
pub(crate) fn keep_class_key(key: Option<&str>) {
    // If it is not kept, a page that is loaded again has to join again.
    let _ = storage::set(PUPIL, key.unwrap_or_default());
    if key.is_none() {
        keep_class_guess(None);
    }
}

/// The teacher's key, if there is one.
pub(crate) fn teacher_key() -> Option<String> {
    storage::get(TEACHER).filter(|key| !key.is_empty())
}

/// Keeps the teacher's key.
pub(crate) fn keep_teacher_key(key: &str) {
    let _ = storage::set(TEACHER, key);
}

/// The guess that was not answered yet, if there is one.
pub(crate) fn class_guess() -> Option<ClassGuess> {
    let text = storage::get(GUESS)?;
    let mut parts = text.splitn(3, ' ');
    let mut number = || parts.next()?.parse().ok();
    Some(ClassGuess { round: number()?, row: number()?, guess: parts.next()?.to_owned() })
}

/// Keeps a guess until it is answered; `None` forgets it.
pub(crate) fn keep_class_guess(guess: Option<&ClassGuess>) {
    let text = guess.map(|ClassGuess { round, row, guess }| format!("{round} {row} {guess}"));
    let _ = storage::set(GUESS, &text.unwrap_or_default());
}
