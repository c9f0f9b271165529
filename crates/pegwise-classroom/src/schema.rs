//! The JSON Schemas of requests and replies.

use crate::{ClassAnswer, ClassRequest};
use pegwise::api::schema::{read, titled, written};
use schemars::Schema;

/// Returns every published schema with its file name, without `.json`.
pub fn all() -> Vec<(String, Schema)> {
    vec![
        titled("class-request", "What the server of a class is asked", read::<ClassRequest>()),
        titled("class-answer", "What the server of a class answers", written::<ClassAnswer>()),
    ]
}
