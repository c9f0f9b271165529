//! The checker against certificates made by a solver that is as plain as the definition.

mod corruption;
mod generator;
mod levels;
mod totals;
mod wrong_proofs;
