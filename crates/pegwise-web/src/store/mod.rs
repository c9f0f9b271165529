//! Data stored in the browser. Games are in the format of `docs/history-format.md`, as in the command line.

mod bookmark;
mod class;
mod games;
mod learnt;
mod settings;
mod storage;
mod wordings;

pub(crate) use bookmark::{
    daily, keep_daily, keep_last, keep_left, keep_row, last, last_rules, left, row, told, unfinished,
};
pub(crate) use class::{
    ClassGuess, class_guess, class_key, keep_class_guess, keep_class_key, keep_teacher_key, teacher_key,
};
pub(crate) use games::{games, games_text, grade_game, import_games, keep_game, remove_game};
pub(crate) use learnt::{keep_learnt, learnt};
pub(crate) use settings::{
    CHOICES, Choice, InForce, PegColor, Settings, Switch, Symbols, Theme, USUAL_COLORS, brightness, change_settings,
    settings,
};
pub(crate) use storage::{NotKept, delete_all, is_there};
pub(crate) use wordings::{keep_wordings, wordings};
