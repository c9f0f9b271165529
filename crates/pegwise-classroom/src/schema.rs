//! JSON Schemas of the requests and replies.

use crate::{ClassAnswer, ClassRequest};
use pegwise::api::schema::{read, titled, written};
use schemars::Schema;

/// Every published schema, by the name of its file without `.json`.
pub fn all() -> Vec<(String, Schema)> {
    vec![
        titled("class-request", "What the server of a class is asked", read::<ClassRequest>()),
        titled("class-answer", "What the server of a class answers", written::<ClassAnswer>()),
    ]
}
