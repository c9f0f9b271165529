use super::*;
use hyper::Method;
use hyper::header::{HeaderMap, HeaderName, HeaderValue};
use serde_json::{Value, json};
use std::net::Ipv4Addr;

const TEACHER: &str = "ffffffffffffffffffffffffffffffff";
const ANNA: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
const BEN: &str = "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb";
const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

struct Lesson {
    class: Class,
    now: u64,
}

impl Lesson {
    fn new() -> Self {
        let room = Room::new(JoinCode::new(*b"a class."));
        Lesson { class: Class::new(room, None, TEACHER, vec!["http://192.168.1.7:4567/".to_owned()]), now: 1_000_000 }
    }

    fn with(pupils: &[(&str, &str)]) -> Self {
        let mut lesson = Lesson::new();
        for (key, name) in pupils {
            let (status, _) = lesson.join(key, name);
            assert_eq!(status, 200, "{name}");
        }
        lesson
    }

    fn code(&self) -> String {
        self.class.code()
    }

    fn send(
        &mut self,
        method: &Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Result<&[u8], BodyProblem>,
    ) -> (u16, String) {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(HeaderName::try_from(*name).unwrap(), HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        let response = respond(&mut self.class, (method, path, &map), body, HERE, self.now);
        let status = response.status().as_u16();
        (status, String::from_utf8(response.into_body().to_vec()).unwrap())
    }

    fn ask(&mut self, key: &str, request: &Value) -> (u16, Value) {
        let key = format!("Bearer {key}");
        let headers = [("content-type", "application/json"), ("host", "a"), ("authorization", key.as_str())];
        let (status, body) = self.send(&Method::POST, "/class/api", &headers, Ok(request.to_string().as_bytes()));
        (status, serde_json::from_str(&body).unwrap())
    }

    fn join(&mut self, key: &str, name: &str) -> (u16, Value) {
        let code = self.code();
        self.ask(key, &json!({ "request": "join", "code": code, "name": name }))
    }

    fn start(&mut self, round: usize, rules: &str, secrets: &str) {
        let start = json!({ "request": "start", "round": round, "rules": rules, "secrets": secrets });
        assert_eq!(self.ask(TEACHER, &start).0, 200);
    }

    fn guess(&mut self, key: &str, round: usize, row: usize, guess: &str) -> (u16, Value) {
        self.ask(key, &json!({ "request": "guess", "round": round, "row": row, "guess": guess }))
    }

    fn results(&mut self, key: &str) -> (u16, String) {
        self.send(&Method::GET, "/class/results.csv", &[("authorization", &format!("Bearer {key}"))], Ok(b""))
    }
}

fn problem((status, answer): (u16, Value)) -> (u16, String) {
    (status, answer["problem"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned())
}

#[test]
fn a_lesson_from_beginning_to_end() {
    let mut lesson = Lesson::with(&[(ANNA, "Anna"), (BEN, "=Ben")]);
    let seat = lesson.ask(ANNA, &json!({ "request": "look" })).1;
    assert_eq!((&seat["name"], &seat["game"]), (&json!("Anna"), &Value::Null));
    lesson.start(1, "4x6-in2", "same");
    lesson.now += 12_345;
    let seat = lesson.guess(ANNA, 1, 1, "1122").1;
    assert_eq!((&seat["game"]["standing"], &seat["game"]["secret"]), (&json!("playing"), &Value::Null));
    let version = seat["version"].as_u64().unwrap();
    assert_eq!(lesson.ask(ANNA, &json!({ "request": "look", "since": version })).1["reply"], "unchanged");
    assert_eq!(lesson.ask(ANNA, &json!({ "request": "look", "since": version - 1 })).1, seat);
    let seat = lesson.guess(ANNA, 1, 2, "1122").1;
    assert_eq!((&seat["game"]["standing"], &seat["game"]["secret"]), (&json!("lost"), &Value::Null));
    let board = lesson.ask(TEACHER, &json!({ "request": "board" })).1;
    assert_eq!((&board["round"]["secret"], &board["open"], &board["kept"]), (&Value::Null, &json!(true), &Value::Null));
    assert_eq!(board["addresses"], json!(["http://192.168.1.7:4567/"]));
    let pupil = |number: usize, name: &str, guesses: usize, standing: &str, seconds: Option<u64>| json!({ "pupil": number, "name": name, "away": false, "guesses": guesses, "standing": standing, "seconds": seconds });
    assert_eq!(board["pupils"], json!([pupil(1, "Anna", 2, "lost", Some(12)), pupil(2, "=Ben", 0, "playing", None)]));
    assert_eq!(lesson.ask(TEACHER, &json!({ "request": "end", "round": 1 })).0, 200);
    let seat = lesson.ask(ANNA, &json!({ "request": "look" })).1;
    let secret = seat["game"]["secret"].as_str().unwrap().to_owned();
    assert_eq!(lesson.ask(TEACHER, &json!({ "request": "board" })).1["round"]["secret"], secret);
    lesson.start(2, "4x6", "own");
    let (status, results) = lesson.results(TEACHER);
    let rows: Vec<&str> = results.lines().collect();
    assert_eq!((status, rows.len()), (200, 5));
    assert_eq!(rows[0], "\u{feff}round,rules,secrets,pupil,guesses,result,seconds,game");
    assert!(rows[1].starts_with("1,4x6-in2,same,Anna,2,lost,12,4x6-in2 1122:"), "{}", rows[1]);
    assert_eq!(rows[2], "1,4x6-in2,same,'=Ben,0,stopped,,4x6-in2");
    assert_eq!(rows[4], "2,4x6,own,'=Ben,0,playing,,4x6");
}

#[test]
fn everybody_has_the_same_secret_or_another() {
    for (secrets, is_same) in [("same", true), ("own", false)] {
        let mut lesson = Lesson::with(&[(ANNA, "Anna"), (BEN, "Ben")]);
        lesson.start(1, "8x9", secrets);
        lesson.ask(TEACHER, &json!({ "request": "end", "round": 1 }));
        let mut secret = |key| lesson.ask(key, &json!({ "request": "look" })).1["game"]["secret"].clone();
        assert_eq!(secret(ANNA) == secret(BEN), is_same);
        assert_eq!(lesson.ask(TEACHER, &json!({ "request": "board" })).1["round"]["secret"].is_null(), !is_same);
    }
}

#[test]
fn who_may_ask_what() {
    let requests = [
        (json!({ "request": "look" }), "pupil"),
        (json!({ "request": "guess", "round": 1, "row": 1, "guess": "1122" }), "pupil"),
        (json!({ "request": "board" }), "teacher"),
        (json!({ "request": "start", "round": 2, "rules": "4x6", "secrets": "own" }), "teacher"),
        (json!({ "request": "end", "round": 1 }), "teacher"),
        (json!({ "request": "rename", "pupil": 1, "name": "Anne" }), "teacher"),
        (json!({ "request": "door", "open": false }), "teacher"),
        (json!({ "request": "remove", "pupil": 1 }), "teacher"),
    ];
    for (request, whose) in &requests {
        for (key, who) in
            [(TEACHER, "teacher"), (ANNA, "pupil"), (BEN, "stranger"), ("", "stranger"), ("ä", "stranger")]
        {
            let mut lesson = Lesson::with(&[(ANNA, "Anna")]);
            lesson.start(1, "4x6", "own");
            let room = lesson.class.room.clone();
            let (status, answer) = lesson.ask(key, request);
            if who == *whose {
                assert_ne!(answer["problem"], "unknown-key", "{who}: {request}");
            } else {
                assert_eq!(problem((status, answer)), (401, "unknown-key".to_owned()), "{who}: {request}");
                assert_eq!(lesson.class.room, room);
            }
        }
    }
    let mut lesson = Lesson::with(&[(ANNA, "Anna")]);
    assert_eq!([lesson.results(ANNA).0, lesson.results(BEN).0, lesson.results(TEACHER).0], [401, 401, 200]);
    assert_eq!(lesson.ask("", &json!({ "request": "room" })).1["open"], true);
}

#[test]
fn joining_twice_is_joining_once() {
    let mut lesson = Lesson::with(&[(ANNA, "Anna"), (ANNA, "Anna")]);
    assert_eq!(problem(lesson.join(BEN, " ANNA ")), (409, "name-taken".to_owned()));
    assert_eq!(problem(lesson.join(BEN, "B\u{202e}en")), (422, "bad-name".to_owned()));
    assert_eq!(problem(lesson.join("0", "Ben")), (401, "unknown-key".to_owned()));
    assert_eq!(problem(lesson.join(TEACHER, "Ben")), (401, "unknown-key".to_owned()));
    lesson.ask(TEACHER, &json!({ "request": "door", "open": false }));
    assert_eq!(problem(lesson.join(BEN, "Ben")), (403, "door-closed".to_owned()));
    assert_eq!(lesson.join(ANNA, "Anna").0, 200);
    lesson.ask(TEACHER, &json!({ "request": "remove", "pupil": 1 }));
    assert_eq!(problem(lesson.ask(ANNA, &json!({ "request": "look" }))), (401, "unknown-key".to_owned()));
    lesson.ask(TEACHER, &json!({ "request": "door", "open": true }));
    assert_eq!(lesson.join(BEN, "Anna").0, 200);
    assert_eq!(lesson.ask(TEACHER, &json!({ "request": "rename", "pupil": 2, "name": "Ben" })).0, 200);
    assert_eq!(lesson.ask(BEN, &json!({ "request": "look" })).1["name"], "Ben");
}

#[test]
fn nonsense_changes_nothing() {
    let mut lesson = Lesson::with(&[(ANNA, "Anna")]);
    lesson.start(1, "4x6", "same");
    let room = lesson.class.room.clone();
    let headers = [("content-type", "application/json"), ("host", "a"), ("authorization", &format!("Bearer {ANNA}"))];
    let deep = "[".repeat(4000);
    for body in [
        "",
        "null",
        "[]",
        "{}",
        "{",
        "\u{0}",
        &deep,
        r#"{"request":"nothing"}"#,
        r#"{"request":"look","since":-1}"#,
        r#"{"request":"look","more":1}"#,
        r#"{"request":"guess","round":1,"row":1}"#,
        r#"{"request":"guess","round":1,"row":18446744073709551616,"guess":"1122"}"#,
        r#"{"request":"guess","round":1,"row":1,"guess":1122}"#,
        r#"{"request":"guess","round":1,"row":1,"row":1,"guess":"1122"}"#,
        r#"{"request":"start","round":2,"rules":"4x6","secrets":"none"}"#,
    ] {
        lesson.now += 1000;
        let (status, _) = lesson.send(&Method::POST, "/class/api", &headers, Ok(body.as_bytes()));
        assert_eq!(status, 400, "{body}");
    }
    assert_eq!(lesson.send(&Method::POST, "/class/api", &headers, Ok(b"\xff\xfe")).0, 400);
    assert_eq!(lesson.send(&Method::POST, "/class/api", &headers, Err(BodyProblem::TooLong)).0, 413);
    assert_eq!(lesson.send(&Method::POST, "/class/api", &headers, Err(BodyProblem::Missing)).0, 400);
    for (method, path) in
        [(Method::GET, "/class/api"), (Method::PUT, "/class/api"), (Method::POST, "/class/results.csv")]
    {
        assert_eq!(lesson.send(&method, path, &headers, Ok(b"{}")).0, 405, "{method} {path}");
    }
    for number in ["0", "2", "18446744073709551615"] {
        lesson.now += 1000;
        let body = format!(r#"{{"request":"guess","round":{number},"row":{number},"guess":"1122"}}"#);
        assert_eq!(lesson.send(&Method::POST, "/class/api", &headers, Ok(body.as_bytes())).0, 409, "{number}");
    }
    lesson.class.room.hear(1, 0);
    let mut expected = room;
    expected.hear(1, 0);
    assert_eq!(lesson.class.room, expected);
}

#[test]
fn pages_from_elsewhere_are_refused() {
    let mut lesson = Lesson::with(&[(ANNA, "Anna")]);
    let key = format!("Bearer {ANNA}");
    let mut status = |more: &[(&str, &str)]| {
        let headers = [&[("host", "192.168.1.7:4567"), ("authorization", key.as_str())], more].concat();
        lesson.send(&Method::POST, "/class/api", &headers, Ok(br#"{"request":"look"}"#)).0
    };
    let json = ("content-type", "application/json; charset=utf-8");
    assert_eq!(status(&[json]), 200);
    assert_eq!(status(&[json, ("origin", "http://192.168.1.7:4567")]), 200);
    for origin in ["null", "http://192.168.1.7", "https://192.168.1.7:4567", "http://example.org", "\u{e9}", ""] {
        assert_eq!(status(&[json, ("origin", origin)]), 400, "{origin}");
    }
    for kind in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonp"] {
        assert_eq!(status(&[("content-type", kind)]), 400, "{kind}");
    }
    assert_eq!(status(&[]), 400);
}

#[test]
fn who_asks_too_often_waits() {
    let mut lesson = Lesson::with(&[(ANNA, "Anna"), (BEN, "Ben")]);
    let look = json!({ "request": "look" });
    let heard = (0..1000).filter(|_| lesson.ask(ANNA, &look).0 == 200).count();
    assert!(heard < 50, "{heard}");
    assert_eq!(problem(lesson.ask(ANNA, &look)), (429, "slow-down".to_owned()));
    assert_eq!(lesson.ask(BEN, &look).0, 200);
    lesson.now += 100;
    assert_eq!(lesson.ask(ANNA, &look).0, 200);
    let strangers = (0..5000).filter(|_| lesson.ask("", &json!({ "request": "room" })).0 == 200).count();
    assert!((900..1100).contains(&strangers), "{strangers}");
    assert_eq!(lesson.ask(BEN, &look).0, 200);
}

#[test]
fn codes_are_not_found_by_trying() {
    let mut lesson = Lesson::new();
    let mut tries = Vec::new();
    for number in 0..200 {
        let join = json!({ "request": "join", "code": format!("BBBB{}", number % 10), "name": "Anna" });
        tries.push(problem(lesson.ask(ANNA, &join)).1);
    }
    assert_eq!(tries.iter().filter(|told| *told == "wrong-code").count(), 60);
    assert_eq!(problem(lesson.join(ANNA, "Anna")), (429, "slow-down".to_owned()));
    lesson.now += 2000;
    assert_eq!(lesson.join(ANNA, "Anna").0, 200);
}

#[test]
fn whose_device_is_silent_is_away() {
    let mut lesson = Lesson::with(&[(ANNA, "Anna"), (BEN, "Ben")]);
    lesson.now += 16_000;
    lesson.ask(BEN, &json!({ "request": "look" }));
    let board = lesson.ask(TEACHER, &json!({ "request": "board" })).1;
    assert_eq!((&board["pupils"][0]["away"], &board["pupils"][1]["away"]), (&json!(true), &json!(false)));
}
