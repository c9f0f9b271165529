//! A game in which you find the computer's secret. Run it with `cargo run -p pegwise --example play`.

use pegwise::notation::Alphabet;
use pegwise::{Codemaker, Rules, Session, Status, draw_secret};
use std::error::Error;
use std::io::{BufRead, Write, stdin, stdout};

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let rules = Rules::classic();
    let mut codemaker = Codemaker::honest(rules.clone(), draw_secret(&rules, 2026));
    let mut session = Session::new(rules.clone());
    println!("Four pegs, colours 1 to 6. Type a guess such as 1122; an empty line ends the game.");
    for line in stdin().lock().lines() {
        let line = line?;
        if line.trim().is_empty() {
            break;
        }
        match Alphabet::canonical().read_guess(&rules, &line) {
            Err(problem) => println!("{problem}"),
            Ok(guess) => {
                let turn = pegwise::Turn { feedback: codemaker.answer(&guess), guess };
                println!("{} black, {} white", turn.feedback.black(), turn.feedback.white());
                session.push(turn)?;
                match session.status() {
                    Status::Won { guesses } => println!("You needed {guesses} guesses."),
                    Status::Lost => println!("The secret was {}.", codemaker.secret()),
                    _ => continue,
                }
                break;
            }
        }
        stdout().flush()?;
    }
    Ok(())
}
