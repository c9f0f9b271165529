//! A bot for a game on a web page that has its own words and colours.

use pegwise::notation::Alphabet;
use pegwise::{Codebreaker, Rules, Session, Status, StrategySpec, Turn};
use std::error::Error;

/// Stands in for the page. A real bot would click on pegs and read the answer from the page.
fn page_answers(guess: &str) -> &'static str {
    match guess {
        "RRGG" => "1 black 1 white",
        "RGBB" => "0 black 2 white",
        _ => "4 black",
    }
}

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
pub(crate) fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let (rules, page) = (Rules::classic(), Alphabet::new("RGBYOP")?);
    let mut session = Session::new(rules.clone());
    let strategy = StrategySpec::read_with("expected-size,open=RRGG", &rules, &page)?.prepare(session.codebook()?);
    let bot = Codebreaker::new(strategy);
    while matches!(session.status(), Status::Open { .. }) {
        let guess = bot.suggest(&session, &())?.guess;
        let (pegs, answer) = (page.write(&guess), page_answers(&page.write(&guess)));
        println!("{pegs}: {answer}");
        session.push(Turn { guess, feedback: page.read_feedback(&rules, answer)? })?;
    }
    println!("{:?}", session.status());
    Ok(())
}
