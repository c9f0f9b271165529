//! Tests that the files are up to date, follow their schema, and agree with the engine and with an independent program.

use super::filters::hash;
use super::{SCORES, copy_of_scores, folder, wanted};
use crate::root;
use boon::{Compiler, Schemas};
use pegwise::api::{Check, WrongAnswer};
use pegwise::notation::Alphabet;
use pegwise::{Board, Codebook, Limits, Session};
use pegwise_tournament::conformance::{AnswerVector, Conformance, ContradictionVector, FilterVector, ScoreVectors};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).replace("\r\n", "\n")
}

fn names() -> BTreeSet<String> {
    fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

fn vectors<T: DeserializeOwned>(name: &str) -> Vec<T> {
    serde_json::from_str::<Conformance<T>>(&read(&folder().join(name))).unwrap().vectors
}

#[test]
fn the_committed_vectors_are_what_would_be_written() {
    let wanted = wanted().unwrap();
    assert!(names().iter().eq(wanted.keys()), "`cargo xtask conformance` writes others than {:?}", names());
    assert_eq!(read(&copy_of_scores()), wanted[SCORES], "`cargo xtask conformance` writes it");
    for (name, text) in wanted {
        assert_eq!(read(&folder().join(name)), text, "`cargo xtask conformance` writes {name}");
    }
}

#[test]
fn every_file_keeps_to_its_schema() {
    for name in names() {
        let schema: Value =
            serde_json::from_str(&read(&root().join("docs/schema").join(format!("conformance-{name}")))).unwrap();
        let (mut schemas, mut compiler) = (Schemas::new(), Compiler::new());
        compiler.add_resource(&name, schema).unwrap();
        let index = compiler.compile(&name, &mut schemas).unwrap();
        let mut file: Value = serde_json::from_str(&read(&folder().join(&name))).unwrap();
        schemas.validate(&file, index).unwrap_or_else(|error| panic!("{name}: {error:#}"));
        file["vectors"][0].as_object_mut().unwrap().shift_remove("source").expect("every vector has a source");
        assert!(schemas.validate(&file, index).is_err(), "{name}: a source is required");
    }
}

#[test]
fn scores_are_those_of_the_engine() {
    let mut pairs = 0;
    for vectors in vectors::<ScoreVectors>(SCORES) {
        let board: Board = vectors.rules.parse().unwrap();
        for pair in vectors.pairs {
            let (guess, secret) = (board.read_guess(&pair.guess).unwrap(), board.read_code(&pair.secret).unwrap());
            let alone = Codebook::new(&board.clone().listed([secret]).unwrap_or_else(|_| listed(&board, &pair.secret)))
                .unwrap();
            let found = alone.scorer(&guess).scores(alone.candidates());
            assert_eq!(found[0].to_string(), pair.feedback, "{} {} {}", vectors.rules, pair.guess, pair.secret);
            pairs += 1;
        }
    }
    assert!(pairs > 400, "{pairs}");
}

/// Returns a board that scores in the same way and can be listed.
fn listed(board: &Board, secret: &str) -> Board {
    let plain = Board::new(board.pegs(), board.colors()).unwrap();
    let plain = plain.with_feedback(board.feedback_kind()).unwrap().with_guesses(board.guesses());
    let secret = plain.read_code(secret).unwrap();
    plain.listed([secret]).unwrap()
}

#[test]
fn filters_are_those_of_the_engine() {
    let all = vectors::<FilterVector>("filters.json");
    assert!(all.len() > 15, "{}", all.len());
    for vector in all {
        let mut session = Session::new(vector.rules.parse().unwrap());
        for row in vector.rows {
            let turn = session.read_turn(&format!("{}:{}", row.guess, row.feedback)).unwrap();
            session.push(turn).unwrap();
            assert_eq!(session.candidates().unwrap().len(), row.candidates, "{}", vector.rules);
        }
        let left: Vec<String> = session.candidates().unwrap().codes().map(|code| code.to_string()).collect();
        assert_eq!(hash(&left), vector.sha256);
        assert!(vector.codes.is_none_or(|codes| codes == left));
    }
}

/// The engine may accept an answer that never occurs, but it must not refuse one that does.
#[test]
fn possible_answers_are_possible_for_the_engine() {
    for vector in vectors::<AnswerVector>("answers.json") {
        let board: Board = vector.rules.parse().unwrap();
        for answer in vector.possible {
            assert!(Alphabet::canonical().read_feedback(&board, &answer).is_ok(), "{} {answer}", vector.rules);
        }
        let refused = vector
            .impossible
            .iter()
            .filter(|answer| Alphabet::canonical().read_feedback(&board, answer).is_err())
            .count();
        assert!(refused > board.pegs(), "{}: more pegs than there are", vector.rules);
    }
}

#[test]
fn repairs_are_those_of_the_engine() {
    for vector in vectors::<ContradictionVector>("contradictions.json") {
        let session = Session::from_record(vector.game.parse().unwrap(), Limits::default()).unwrap();
        let check = Check::new(&session, vector.game.clone(), &Alphabet::canonical()).unwrap();
        let mut found = check.contradiction.unwrap();
        assert_eq!((found.complete, found.wrong_answers_at_least), (true, vector.wrong_answers_at_least));
        let key = |answer: &WrongAnswer| (answer.row, answer.said.clone(), answer.feedback.clone());
        found.repairs.sort_by_key(|repair| repair.answers.iter().map(key).collect::<Vec<_>>());
        assert_eq!(found.repairs, vector.repairs, "{}", vector.game);
    }
}

#[test]
fn a_hash_is_that_of_sha256sum() {
    // printf '%s\n' 1122 3456 | sha256sum
    let expected = "f0f16a846b64454f9127e4ba77d3a60c7582a4e1156bac1d252ebb4f0f4d89c0";
    assert_eq!(hash(&["1122".to_owned(), "3456".to_owned()]), expected);
}

#[test]
#[expect(clippy::print_stderr, reason = "it says what it skips")]
fn a_program_without_pegwise_agrees() {
    let script = root().join("tools/published/check.py");
    match Command::new("python3").arg(script).args([folder(), root().join("data/known_answers")]).output() {
        Err(missing) => eprintln!("skipped: there is no python3 here ({missing})"),
        Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr)),
    }
}
