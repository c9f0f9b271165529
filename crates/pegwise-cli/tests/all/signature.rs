//! A number derived from every guess of a fixed set of evaluations. A change that should not affect decisions must not
//! change it. A change that does must mention it in the commit message and update it here.

use assert_cmd::Command;

const SIGNATURE: &str = "15066488447912875917";

fn signature(environment: &[(&str, &str)]) -> String {
    let mut command = Command::cargo_bin("pegwise").unwrap();
    command.args(["bench", "--signature"]).envs(environment.iter().copied());
    String::from_utf8(command.assert().success().get_output().stdout.clone()).unwrap().trim().to_owned()
}

#[test]
fn the_signature_has_not_moved() {
    assert_eq!(signature(&[]), SIGNATURE);
}

#[test]
fn threads_and_backends_do_not_move_it() {
    assert_eq!(signature(&[("RAYON_NUM_THREADS", "1")]), SIGNATURE);
    for backend in ["portable", "avx2", "avx512"] {
        // If this machine lacks a backend, the fastest one replaces it.
        assert_eq!(signature(&[("PEGWISE_BACKEND", backend)]), SIGNATURE, "{backend}");
    }
}
