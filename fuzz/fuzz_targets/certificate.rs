//! Fuzzes certificates with arbitrary bytes. A certificate that can be read survives a round trip, an accepted one
//! claims no more than a plain strategy needs, and nothing panics.

#![no_main]

use libfuzzer_sys::fuzz_target;
use pegwise_certificate::{Bound, Certificate, check_within};
use pegwise_core::{Codebook, Limits};
use pegwise_strategy::{StrategySpec, StrategyTree};

/// Quick to compute: 64 codes and 64 guesses.
const LIMITS: Limits = Limits::of_memory(4096);

fuzz_target!(|text: &[u8]| {
    if let Ok(certificate) = Certificate::read(text) {
        let mut written = Vec::new();
        certificate.write(&mut written).expect("a vector takes all");
        assert_eq!(Certificate::read(&written[..]), Ok(certificate));
    }
    let head = match check_within(text, LIMITS, &()) {
        Ok(checked) => checked.head,
        Err(rejected) => return assert!(!rejected.to_string().is_empty()),
    };
    let spec = StrategySpec::read("most-parts,pool=candidates", &head.board).expect("a spec for any rules");
    let codebook = Codebook::new(&head.board).expect("listed before");
    let evaluation =
        StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).expect("nobody stops it").evaluation();
    if head.within.is_none_or(|levels| evaluation.max() as u64 <= levels) {
        assert!(head.claim <= Bound::AtLeast(evaluation.total()), "{head}");
    }
});
