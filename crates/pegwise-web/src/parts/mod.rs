//! Components that several pages share.

mod advice;
mod answer_entry;
mod board;
mod clash;
mod code_check;
mod code_entry;
mod distribution;
mod kept_game;
mod left;
mod own_colors;
mod peg;
mod problem;
mod rows;
mod rules_form;
mod share;
mod strategy_choice;
mod unfold;
mod work;

pub(crate) use advice::{Advice, Suggested, Suggestion, Thinking, Why, does, use_advice, write};
pub(crate) use answer_entry::AnswerEntry;
pub(crate) use board::{EmptyRows, Lid, TurnRow, class_of_game};
pub(crate) use clash::{ClashPanel, RepairButton, clash_heading, clash_in_words};
pub(crate) use code_check::{CodeCheck, read_secret};
pub(crate) use code_entry::{CodeEntry, CodeHolder, Dock, Kept, RowChange, SLOT, go_on_typing, is_typed};
pub(crate) use distribution::{Bar, Distribution};
pub(crate) use kept_game::{Resume, day, day_in_words, ending, newest_first};
pub(crate) use left::{codes_left, count_left};
pub(crate) use own_colors::OwnColors;
pub(crate) use peg::{AnswerPegs, CodePegs, EmptyTray, Legend, SHORT};
pub(crate) use pegwise_text::problem::{
    answer as explain_answer, notation as explain_notation, part as explain_problem,
};
pub(crate) use problem::{Problem, explain_failure, explain_not_kept, explain_strategy, explain_turn};
pub(crate) use rows::{RowEditor, Rows};
pub(crate) use rules_form::{RulesForm, describe, lying, offered};
pub(crate) use share::{CopyButton, ShareButton, can_share, save, share_picture};
pub(crate) use strategy_choice::{StrategyChoice, StrengthChoice, read_strategy};
pub(crate) use unfold::Unfold;
pub(crate) use work::Work;
