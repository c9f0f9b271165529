//! What pages are made of.

mod answer_entry;
mod board;
mod code_entry;
mod explain;
mod peg;
mod problem;
mod rules_form;
mod share;
mod work;

pub(crate) use answer_entry::AnswerEntry;
pub(crate) use board::TurnRow;
pub(crate) use code_entry::CodeEntry;
pub(crate) use explain::{explain_answer, explain_notation, explain_strategy, explain_turn};
pub(crate) use peg::{AnswerPegs, CodePegs};
pub(crate) use problem::{Problem, explain_failure};
pub(crate) use rules_form::{RulesForm, describe};
pub(crate) use share::{CopyButton, ShareButton};
pub(crate) use work::Work;
