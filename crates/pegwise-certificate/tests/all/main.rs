//! Tests the checker with certificates from a solver that follows the definition literally.

mod corruption;
mod generator;
mod levels;
mod totals;
mod wrong_proofs;
