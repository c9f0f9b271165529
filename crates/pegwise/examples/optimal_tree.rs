//! Optimal play. The tree is found, written, read again and verified against every secret. A certificate proves that it
//! is optimal and is checked independently of the search.

use pegwise::tree::{Format, TreeFile};
use pegwise::{Board, Codebook, GuessPool, Limits, Objective, Solver, Verdict, certificate};
use std::error::Error;

#[allow(clippy::print_stdout, clippy::print_stderr, reason = "an example")]
pub(crate) fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let codebook = Codebook::new(&"4x4".parse::<Board>()?)?;
    let solver = Solver::new(&codebook, GuessPool::All, Limits::default())?;
    let solved = solver.solve(Objective::Mean, &());
    assert_eq!(solved.verdict, Verdict::Optimal);
    let tree = solved.tree.clone().ok_or("a solved board has a tree")?;
    let text = TreeFile { tree, strategy: None, objective: Some("mean".to_owned()) }.write(Format::Text);

    let evaluation = TreeFile::read(&text)?.tree.verify()?;
    println!("4x4: {} guesses over {} secrets, no play needs fewer", evaluation.total(), evaluation.secrets());
    assert_eq!(evaluation.total(), solved.lower);

    let mut proof = Vec::new();
    let lemmas = solver.certify(&solved, &mut proof, &())?;
    certificate::check(&proof[..], &()).map_err(|rejected| rejected.to_string())?;
    println!("The proof has {lemmas} lemmas and {} bytes, and holds.", proof.len());
    Ok(())
}
