//! Answers that contradict each other: the rows that clash, and the fixes.

use pegwise::{Rules, Session, Status};
use std::error::Error;

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
pub(crate) fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let mut session = Session::new(Rules::classic());
    for row in ["1122:1.1", "3456:0.0", "1213:1.1"] {
        session.push(session.read_turn(row)?)?;
    }
    assert_eq!(session.status(), Status::Contradiction);
    let diagnosis = session.diagnose().ok_or("there is a contradiction")?;
    let rows: Vec<String> = diagnosis.clash.iter().map(|row| (row + 1).to_string()).collect();
    println!("Rows {} contradict each other.", rows.join(" and "));
    for repair in diagnosis.repairs.iter().take(3) {
        let answer = repair.answers[0];
        println!("Row {} may be {}; codes left then: {}", answer.row + 1, answer.right, repair.codes);
    }
    session.correct(&diagnosis.repairs[0].answers)?;
    assert!(matches!(session.status(), Status::Open { left: Some(10) }));
    Ok(())
}
