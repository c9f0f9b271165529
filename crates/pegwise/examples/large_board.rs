//! A whole game on a board with ten billion codes. They are too many to list, so candidates are sampled before each
//! guess.

use pegwise::engine::{Engine, SampleCandidates, Suggest};
use pegwise::{Limits, PlayerSpec, Rules, Session, Turn, draw_secret};
use std::error::Error;

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
pub(crate) fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let rules: Rules = "10x10".parse()?;
    let (limits, secret) = (Limits::default(), draw_secret(&rules, 7));
    let player = PlayerSpec::usual(&rules, limits);
    let (mut engine, mut session) = (Engine::new(), Session::new(rules.clone()));
    while session.turns().last().is_none_or(|turn| turn.feedback != rules.win()) {
        engine.run(SampleCandidates { session: &mut session }, limits, &())?;
        let count = session.count().ok_or("no code was found that fits")?;
        let suggest = Suggest { session: Box::new(session.clone()), player: player.clone() };
        let guess = engine.run(suggest, limits, &())?.guess;
        let turn = Turn { feedback: rules.answer(&guess, &secret), guess };
        println!("{count} codes fit; {} is answered {}", turn.guess, turn.feedback);
        session.push(turn)?;
    }
    assert!(session.turns().len() < 15, "most games take nine guesses");
    Ok(())
}
