//! Tools for secrets to guess. The server keeps no state: every call carries the secret as a challenge token.

use pegwise::api::{self, ErrorKind, Failure};
use pegwise::notation::{Alphabet, read_rules};
use pegwise::protocol::Defaults;
use pegwise::{Challenge, SealedSecret, draw_secret};
use rmcp::handler::server::tool::schema_for_input;
use rmcp::schemars::{self, JsonSchema};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

#[derive(Clone, Copy)]
pub(super) enum SecretTool {
    Challenge,
    Answer,
    Reveal,
}

pub(super) const ALL: [SecretTool; 3] = [SecretTool::Challenge, SecretTool::Answer, SecretTool::Reveal];

/// Draws a secret.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ChallengeArguments {
    /// The board; that of the command line if not given.
    rules: Option<String>,
    /// The same seed draws the same secret; another one each time if not given.
    seed: Option<u64>,
}

/// Guesses at a secret.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct AnswerArguments {
    /// The token that `challenge` gave.
    challenge: String,
    /// The guess.
    guess: String,
    /// One symbol for each colour; those of the command line if not given.
    alphabet: Option<String>,
}

/// Shows a secret.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct RevealArguments {
    /// The token that `challenge` gave.
    challenge: String,
    /// One symbol for each colour; those of the command line if not given.
    alphabet: Option<String>,
}

#[derive(Serialize)]
struct Answered {
    rules: String,
    guess: String,
    feedback: String,
    won: bool,
}

#[derive(Serialize)]
struct Revealed {
    rules: String,
    secret: String,
    /// The proof, whose SHA-256 is the fingerprint.
    proof: String,
    fingerprint: String,
}

impl SecretTool {
    pub(super) fn name(self) -> &'static str {
        match self {
            SecretTool::Challenge => "challenge",
            SecretTool::Answer => "answer",
            SecretTool::Reveal => "reveal",
        }
    }

    pub(super) fn title(self) -> &'static str {
        match self {
            SecretTool::Challenge => "Hide a secret",
            SecretTool::Answer => "Guess at a secret",
            SecretTool::Reveal => "Reveal a secret",
        }
    }

    pub(super) fn description(self) -> &'static str {
        match self {
            SecretTool::Challenge => {
                "Draws a secret to play against and hides it in a token. Give the token to `answer` with each guess, and to \
                `reveal` at the end. The fingerprint fixes the secret: show it before the first guess. The token is \
                sealed, not encrypted: a program could read it, so do not try to."
            }
            SecretTool::Answer => {
                "Answers a guess at the secret of a `challenge` token. To ask other tools about the game, write it in one line: \
                the rules, then `guess:feedback` for each row."
            }
            SecretTool::Reveal => {
                "Shows the secret of a `challenge` token, with the proof that it was fixed from the beginning: the SHA-256 of \
                `proof` is the fingerprint. It ends the game."
            }
        }
    }

    pub(super) fn schema(self) -> Value {
        let schema = match self {
            SecretTool::Challenge => schema_for_input::<ChallengeArguments>(),
            SecretTool::Answer => schema_for_input::<AnswerArguments>(),
            SecretTool::Reveal => schema_for_input::<RevealArguments>(),
        };
        Value::Object(schema.expect("arguments are objects").as_ref().clone())
    }

    pub(super) fn call(self, defaults: &Defaults, arguments: Map<String, Value>) -> Result<Value, Failure> {
        let result = match self {
            SecretTool::Challenge => serde_json::to_value(challenge(defaults, read(arguments)?)?),
            SecretTool::Answer => serde_json::to_value(answer(defaults, &read(arguments)?)?),
            SecretTool::Reveal => serde_json::to_value(reveal(defaults, &read(arguments)?)?),
        };
        Ok(result.expect("strings, numbers and lists"))
    }
}

fn read<T: DeserializeOwned>(arguments: Map<String, Value>) -> Result<T, Failure> {
    serde_json::from_value(Value::Object(arguments)).map_err(usage)
}

fn usage(reason: impl ToString) -> Failure {
    Failure::new(ErrorKind::Usage, reason)
}

fn challenge(defaults: &Defaults, arguments: ChallengeArguments) -> Result<api::Challenge, Failure> {
    let rules = match arguments.rules {
        Some(rules) => read_rules(&rules).map_err(usage)?,
        None => defaults.rules.clone(),
    };
    let sealed = if let Some(seed) = arguments.seed {
        SealedSecret::drawn(rules, seed)
    } else {
        let secret = draw_secret(&rules, rand::random());
        SealedSecret::new(rules, secret, rand::random()).expect("it was drawn by these rules")
    };
    Ok((&Challenge::new(sealed).map_err(usage)?).into())
}

fn opened(token: &str) -> Result<SealedSecret, Failure> {
    Ok(token.parse::<Challenge>().map_err(usage)?.sealed().clone())
}

fn alphabet(defaults: &Defaults, symbols: Option<&str>) -> Result<Alphabet, Failure> {
    symbols.map_or_else(|| Ok(defaults.alphabet.clone()), |symbols| Alphabet::new(symbols).map_err(usage))
}

fn answer(defaults: &Defaults, arguments: &AnswerArguments) -> Result<Answered, Failure> {
    let (sealed, alphabet) = (opened(&arguments.challenge)?, alphabet(defaults, arguments.alphabet.as_deref())?);
    let rules = sealed.rules();
    let guess = alphabet.read_guess(rules, &arguments.guess).map_err(usage)?;
    let feedback = rules.answer(&guess, sealed.secret());
    Ok(Answered {
        rules: rules.to_string(),
        guess: alphabet.write(&guess),
        feedback: feedback.to_string(),
        won: feedback == rules.win(),
    })
}

fn reveal(defaults: &Defaults, arguments: &RevealArguments) -> Result<Revealed, Failure> {
    let (sealed, alphabet) = (opened(&arguments.challenge)?, alphabet(defaults, arguments.alphabet.as_deref())?);
    Ok(Revealed {
        rules: sealed.rules().to_string(),
        secret: alphabet.write(sealed.secret()),
        proof: sealed.proof(),
        fingerprint: sealed.fingerprint().to_string(),
    })
}
