use super::storage;

const PUPIL: &str = "pegwise.class.pupil";
const TEACHER: &str = "pegwise.class.teacher";
const GUESS: &str = "pegwise.class.guess";

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ClassGuess {
    pub(crate) round: usize,
    pub(crate) row: usize,
    pub(crate) guess: String,
}

pub(crate) fn class_key() -> Option<String> {
    storage::get(PUPIL).filter(|key| !key.is_empty())
}

pub(crate) fn keep_class_key(key: Option<&str>) {
    let _ = storage::set(PUPIL, key.unwrap_or_default());
    if key.is_none() {
        keep_class_guess(None);
    }
}

pub(crate) fn teacher_key() -> Option<String> {
    storage::get(TEACHER).filter(|key| !key.is_empty())
}

pub(crate) fn keep_teacher_key(key: &str) {
    let _ = storage::set(TEACHER, key);
}

pub(crate) fn class_guess() -> Option<ClassGuess> {
    let text = storage::get(GUESS)?;
    let mut parts = text.splitn(3, ' ');
    let mut number = || parts.next()?.parse().ok();
    Some(ClassGuess { round: number()?, row: number()?, guess: parts.next()?.to_owned() })
}

pub(crate) fn keep_class_guess(guess: Option<&ClassGuess>) {
    let text = guess.map(|ClassGuess { round, row, guess }| format!("{round} {row} {guess}"));
    let _ = storage::set(GUESS, &text.unwrap_or_default());
}
