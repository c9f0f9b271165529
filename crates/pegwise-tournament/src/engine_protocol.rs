//! The protocol of docs/engine.md, for programs as players.

use crate::scenario::Scenario;
use pegwise::Turn;
use pegwise::notation::Alphabet;
use serde_json::{Value, json};
use std::time::Duration;

pub(crate) enum Reply {
    Guess(String),
    Contradiction,
    NoGuess(String),
}

/// Creates a request that reserves a fifth of the time for communication.
pub(crate) fn request(id: u64, scenario: &Scenario, turns: &[Turn], limit: Duration) -> String {
    let right: Vec<Turn> = scenario.right(turns).cloned().collect();
    let game = scenario.alphabet().write_game(Some(scenario.rules()), &right);
    let mut request =
        json!({ "id": id, "request": "suggest", "game": game, "limits": { "seconds": limit.as_secs_f64() * 0.8 } });
    let implied = Alphabet::canonical().of_game(&game);
    if implied.write_symbols() != scenario.alphabet().write_symbols()
        && let (Ok(symbols), Some(fields)) = (scenario.symbols(), request.as_object_mut())
    {
        fields.insert("alphabet".to_owned(), symbols.into());
    }
    request.to_string()
}

pub(crate) fn reply(line: &str, id: u64) -> Option<Reply> {
    let Ok(said) = serde_json::from_str::<Value>(line) else { return Some(Reply::NoGuess(line.to_owned())) };
    let result = &said["result"];
    match said["event"].as_str() {
        _ if said["id"] != id && !said["id"].is_null() => None,
        Some("result") if result["contradiction"].is_object() => Some(Reply::Contradiction),
        Some("result") => Some(match result["guess"].as_str() {
            Some(guess) => Reply::Guess(guess.to_owned()),
            None => Reply::NoGuess(line.to_owned()),
        }),
        Some("error") => Some(match said["error"]["cause"].as_str() {
            Some("contradiction") => Reply::Contradiction,
            _ => Reply::NoGuess(said["error"]["message"].as_str().unwrap_or(line).to_owned()),
        }),
        _ => None,
    }
}
