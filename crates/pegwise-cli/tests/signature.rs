//! One number made of every guess of a fixed set of evaluations. A change that is meant to change no
//! decision must not move it; a change that moves it says so in its message and here.

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
        // One that this machine does not have is not used: the fastest is.
        assert_eq!(signature(&[("PEGWISE_BACKEND", backend)]), SIGNATURE, "{backend}");
    }
}
