//! A class over the network: the real command receives requests that browsers send, and some that they never send.

#![cfg(unix)]

use assert_cmd::cargo::cargo_bin;
use harness::class::{Connection, Lesson, Pace, Served, Told};
use pegwise_classroom::{ClassBoard, ClassProblem, ClassReply, ClassRequest, ClassSeat, ClassSecrets};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

fn app(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("class").join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("class")).unwrap();
    fs::write(folder.join("index.html"), "the start").unwrap();
    fs::write(folder.join("class/index.html"), "the class").unwrap();
    fs::write(folder.join("sw.js"), "").unwrap();
    folder
}

fn serve(app: &Path, args: &[&str]) -> Served {
    Served::start(cargo_bin!("pegwise"), app, args).unwrap()
}

const ANNA: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

const HURRIED: Pace = Pace { look: Duration::from_millis(300), think: Duration::from_millis(100), dally: 300 };

fn join(connection: &mut Connection, served: &Served, key: &str, name: &str) -> ClassReply {
    connection.ask(key, &ClassRequest::Join { code: served.class.code.clone(), name: name.to_owned() }).unwrap()
}

fn teach(connection: &mut Connection, served: &Served, request: &ClassRequest) -> ClassBoard {
    match connection.ask(&served.class.key, request).unwrap() {
        ClassReply::Board(board) => board,
        reply => panic!("{request:?}: {reply:?}"),
    }
}

fn start(round: usize) -> ClassRequest {
    ClassRequest::Start { round, rules: "4x6".to_owned(), secrets: ClassSecrets::Same }
}

fn guess(round: usize, row: usize, guess: &str) -> ClassRequest {
    ClassRequest::Guess { round, row, guess: guess.to_owned() }
}

fn seat(reply: ClassReply) -> ClassSeat {
    match reply {
        ClassReply::Seat(seat) => seat,
        reply => panic!("{reply:?}"),
    }
}

fn problem(reply: ClassReply) -> ClassProblem {
    match reply {
        ClassReply::Refused(refusal) => refusal.problem,
        reply => panic!("{reply:?}"),
    }
}

/// Two hundred pupils join at once and play one round with a shared secret and one with their own. No guess is lost,
/// and every answer is right.
#[test]
fn two_hundred_pupils_play() {
    let served = serve(&app("many"), &[]);
    let lesson = Lesson { pupils: 200, pace: HURRIED, rounds: 2, time: Duration::ZERO };
    let report = lesson.hold(&served).unwrap();
    assert_eq!(report.tally.faults, [""; 0]);
    assert!(report.rounds == 2 && report.tally.guesses.len() > 200 * 2 * 3, "{}", report.tally.guesses.len());
}

#[test]
fn a_class_goes_on_after_a_crash() {
    let app = app("crash");
    let file = app.join("7b.class");
    let args = ["--room", file.to_str().unwrap()];
    let served = serve(&app, &args);
    let code = served.class.code.clone();
    let (mut pupil, mut teacher) = (served.connect(), served.connect());
    join(&mut pupil, &served, ANNA, "Anna");
    teach(&mut teacher, &served, &start(1));
    let before = seat(pupil.ask(ANNA, &guess(1, 1, "1122")).unwrap());
    served.crash();

    let served = serve(&app, &args);
    assert_eq!(served.class.code, code);
    let (mut pupil, mut teacher) = (served.connect(), served.connect());
    assert_eq!(seat(pupil.ask(ANNA, &ClassRequest::Look { since: None }).unwrap()), before);
    assert_eq!(pupil.ask(ANNA, &ClassRequest::Look { since: Some(before.version) }).unwrap(), ClassReply::Unchanged {});
    // The client may not have received the answer, so it repeats the request.
    assert_eq!(seat(pupil.ask(ANNA, &guess(1, 1, "1122")).unwrap()), before);
    let board = teach(&mut teacher, &served, &ClassRequest::Board {});
    assert_eq!((board.kept, board.pupils[0].guesses), (Some(true), 1));

    // No other process can serve it at the same time.
    let output = Command::new(cargo_bin!("pegwise"))
        .args(["web", "--class", "--no-open", "--port", "0", "--listen", "127.0.0.1", "--dir"])
        .arg(&app)
        .args(args)
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        output.status.code() == Some(2) && said.contains("is in use: another Pegwise is serving this class."),
        "{said}"
    );
}

/// Sends every kind of invalid request while a class plays.
#[test]
fn nothing_that_is_sent_disturbs_a_round() {
    let served = serve(&app("abuse"), &[]);
    let is_over = AtomicBool::new(false);
    let lesson = Lesson { pupils: 20, pace: HURRIED, rounds: 3, time: Duration::ZERO };
    let report = thread::scope(|scope| {
        let playing = scope.spawn(|| {
            let report = lesson.hold(&served);
            is_over.store(true, Ordering::Relaxed);
            report
        });
        let halves = [
            "",
            "POST /class/api HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
            "GET / HT",
        ];
        let slow: Vec<TcpStream> = (0..300).map(|number| half(&served, halves[number % 3])).collect();
        while !is_over.load(Ordering::Relaxed) {
            send_nonsense(&served);
            flood(&served);
        }
        drop(slow);
        playing.join().unwrap().unwrap()
    });
    assert_eq!(report.tally.faults, [""; 0]);
    assert_eq!(report.rounds, 3);
}

fn half(served: &Served, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(&served.host).unwrap();
    // A server that refuses early may stop reading the request.
    let _ = stream.write_all(text.as_bytes());
    stream
}

/// Requests that no browser sends, with the status each must get.
fn send_nonsense(served: &Served) {
    let host = &served.host;
    let long = "x".repeat(100_000);
    let json = "Content-Type: application/json\r\n";
    let post = |headers: &str, body: &str| {
        format!(
            "POST /class/api HTTP/1.1\r\nHost: {host}\r\n{json}{headers}Content-Length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    for (status, request) in [
        (400, post("", "")),
        (400, post("", "{")),
        (400, post("", "\"\u{0}\"")),
        (400, post("", &"[".repeat(4000))),
        (400, post("Origin: http://example.org\r\n", "{\"request\":\"room\"}")),
        (413, post("", &long)),
        (401, post("", "{\"request\":\"board\"}")),
        (401, post("Authorization: Bearer 0123456789abcdef0123456789abcdef\r\n", "{\"request\":\"look\"}")),
        (400, format!("POST /class/api HTTP/1.1\r\nHost: {host}\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n{{}}")),
        (405, format!("GET /class/api HTTP/1.1\r\nHost: {host}\r\n\r\n")),
        (405, format!("DELETE /class/results.csv HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n\r\n")),
        (405, format!("POST /class/ HTTP/1.1\r\nHost: {host}\r\nContent-Length: 0\r\n\r\n")),
        (401, format!("GET /class/results.csv HTTP/1.1\r\nHost: {host}\r\n\r\n")),
        (421, "GET /class/ HTTP/1.1\r\nHost: example.org\r\n\r\n".to_owned()),
        (421, "POST /class/api HTTP/1.1\r\nHost: 192.168.1.7\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}".to_owned()),
        (404, format!("GET /../../etc/passwd HTTP/1.1\r\nHost: {host}\r\n\r\n")),
        (431, format!("GET / HTTP/1.1\r\nHost: {host}\r\nX: {long}\r\n\r\n")),
        (414, format!("GET /{long} HTTP/1.1\r\nHost: {host}\r\n\r\n")),
        (400, "nonsense\r\n\r\n".to_owned()),
    ] {
        match served.connect().send(request.as_bytes()) {
            // With too many requests the server may refuse before reading.
            Ok(Told { status: told, .. }) => {
                assert!(told == status || told == 429 || matches!((status, told), (414, 431)), "{told}: {}", shown(&request));
            }
            // A client that sends too much may be cut off before the answer.
            Err(error) => assert!(request.len() > 10_000, "{error}: {}", shown(&request)),
        }
    }
}

fn shown(request: &str) -> String {
    request.chars().take(200).collect()
}

/// Sends more requests than anyone needs, as a stranger and as a pupil.
fn flood(served: &Served) {
    let (mut connection, mut refused) = (served.connect(), 0);
    for number in 0..200 {
        let key = format!("{:032x}", 0xdead_0000_u32 + number);
        let reply = match number % 3 {
            0 => connection.ask(&key, &ClassRequest::Join { code: "BBBBB".to_owned(), name: "\u{202e}".to_owned() }),
            1 => connection.ask(&key, &guess(1, 1, "1122")),
            _ => connection.ask(&served.class.key[1..], &ClassRequest::End { round: 1 }),
        };
        refused += u32::from(matches!(reply.unwrap(), ClassReply::Refused(_)));
    }
    assert_eq!(refused, 200);
}

#[test]
fn requests_may_come_twice_and_forged_ones_change_nothing() {
    let served = serve(&app("twice"), &[]);
    let (mut pupil, mut teacher) = (served.connect(), served.connect());
    assert_eq!(pupil.ask("", &ClassRequest::Room {}).unwrap(), ClassReply::Room { open: true });
    let joined = seat(join(&mut pupil, &served, ANNA, "Anna"));
    assert_eq!(seat(join(&mut pupil, &served, ANNA, "Anna")), joined);
    assert_eq!(problem(join(&mut pupil, &served, &ANNA[1..], "Ben")), ClassProblem::UnknownKey);
    teach(&mut teacher, &served, &start(1));
    assert_eq!(teach(&mut teacher, &served, &start(1)).round.unwrap().number, 1);
    let first = seat(pupil.ask(ANNA, &guess(1, 1, "1122")).unwrap());
    assert_eq!(seat(pupil.ask(ANNA, &guess(1, 1, "1122")).unwrap()), first);
    let other = pupil.ask(ANNA, &guess(1, 1, "1123")).unwrap();
    let ClassReply::Refused(refusal) = other else { panic!("{other:?}") };
    assert_eq!(
        (refusal.problem, refusal.row),
        (ClassProblem::RowTaken, Some(first.game.as_ref().unwrap().rows[0].clone()))
    );
    for (key, request) in [
        ("b".repeat(32), guess(1, 2, "3344")),
        (ANNA.to_owned(), ClassRequest::End { round: 1 }),
        (ANNA.to_owned(), ClassRequest::Remove { pupil: 1 }),
        (served.class.key.clone(), guess(1, 2, "3344")),
    ] {
        assert_eq!(problem(pupil.ask(&key, &request).unwrap()), ClassProblem::UnknownKey, "{request:?}");
    }
    assert_eq!(seat(pupil.ask(ANNA, &ClassRequest::Look { since: None }).unwrap()), first);
}

#[test]
fn the_page_about_classes_is_right() {
    let app = app("page");
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/class.md")).unwrap();
    let lines: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("pegwise web --class")).collect();
    assert_eq!(lines.len(), 3);
    for line in lines {
        let mut command = Command::new(cargo_bin!("pegwise"));
        command.args(["web", "--class", "--no-open", "--port", "0", "--dir"]).arg(&app).args(line.split_whitespace());
        let mut child = command.current_dir(&app).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut address = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut address).unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(address.contains("/class/#board&key="), "{line}: {address}");
    }
    assert!(app.join("7b.class").is_file());
}

/// Follows a redirection, as browsers do. At a loopback address, the start page is the game of the day.
fn opens_the_class(address: &str) {
    let (host, path) = address.split_once('/').unwrap();
    let mut connection = Connection::new(host);
    let mut told = connection.get(&format!("/{path}"), "").unwrap();
    if told.status == 307 && told.head.contains("location: /class/") {
        told = connection.get("/class/", "").unwrap();
    }
    assert_eq!((told.status, told.body.as_str()), (200, "the class"), "{address}");
}

#[test]
fn a_class_is_opened_on_purpose_and_says_where() {
    let app = app("told");
    let web = |args: &[&str]| {
        let mut command = Command::new(cargo_bin!("pegwise"));
        command.args(["web", "--no-open", "--port", "0", "--dir"]).arg(&app).args(args);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    for (args, said) in [
        (
            &["--class", "--listen", "127.0.0.1"][..],
            &[
                "Join code: ",
                "Pupils open http://127.0.0.1:",
                "Only this computer can reach this page.",
                "The class is not saved",
            ][..],
        ),
        (&["--class"], &["Join code: ", "Everyone on your network can reach this page. Nothing leaves your network."]),
        (&[], &["Press Ctrl-C to stop."]),
    ] {
        let mut child = web(args).spawn().unwrap();
        // The address is printed after everything else except the line on how to stop.
        let mut first = [0; 17];
        child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
        assert_eq!(&first, b"http://127.0.0.1:");
        let mut told = String::new();
        while !told.contains("Press Ctrl-C to stop.") {
            let mut some = [0; 4096];
            let read = child.stderr.as_mut().unwrap().read(&mut some).unwrap();
            assert!(read > 0, "{told}");
            told += &String::from_utf8_lossy(&some[..read]);
        }
        told.lines().filter_map(|line| line.strip_prefix("Pupils open http://")).for_each(opens_the_class);
        child.kill().unwrap();
        child.wait().unwrap();
        for part in said {
            assert!(told.contains(part), "{args:?}: {told}");
        }
        assert_eq!(told.contains("Join code"), !args.is_empty());
    }
    for args in [
        &["--listen", "127.0.0.1"][..],
        &["--room", "x"],
        &["--class", "--listen", "203.0.113.7"],
        &["--class", "--listen", "here"],
    ] {
        assert_eq!(web(args).output().unwrap().status.code(), Some(2), "{args:?}");
    }
}
