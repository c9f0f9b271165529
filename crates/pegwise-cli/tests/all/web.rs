//! The web app, served by the command itself.

#![cfg(unix)]

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn put_app_into(folder: &Path) {
    std::fs::create_dir_all(folder).unwrap();
    std::fs::write(folder.join("index.html"), "<!doctype html>the app").unwrap();
    std::fs::write(folder.join("sw.js"), "").unwrap();
}

struct Server {
    child: Child,
    first: String,
}

impl Server {
    fn start(program: &Path, args: &[&str]) -> Self {
        let mut command = Command::new(program);
        command.arg("web").args(args).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        Server { child, first: first.trim_end().to_owned() }
    }

    fn interrupt(&mut self) -> (Option<i32>, String) {
        assert!(Command::new("kill").args(["-INT", &self.child.id().to_string()]).status().unwrap().success());
        let mut said = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
        (self.child.wait().unwrap().code(), said)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The child is already gone if it was interrupted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn get(address: &str) -> String {
    ask(address, &["GET"])
}

fn ask(address: &str, methods: &[&str]) -> String {
    let host = address.strip_prefix("http://").and_then(|address| address.strip_suffix('/')).unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    for (index, method) in methods.iter().enumerate() {
        let connection = if index + 1 == methods.len() { "close" } else { "keep-alive" };
        write!(stream, "{method} / HTTP/1.1\r\nHost: {host}\r\nConnection: {connection}\r\n\r\n").unwrap();
    }
    let mut response = String::new();
    stream.read_to_string(&mut response).unwrap();
    response
}

fn failure(program: &Path, args: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(program).arg("web").args(args).output().unwrap();
    assert_eq!(output.stdout, b"");
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn it_serves_until_it_is_interrupted() {
    let (app, program) = (folder("served"), cargo_bin!("pegwise"));
    put_app_into(&app);
    let app = app.to_str().unwrap();
    let mut server = Server::start(program, &["--no-open", "--port", "0", "--dir", app]);
    assert!(server.first.starts_with("http://127.0.0.1:"), "{}", server.first);
    let response = get(&server.first);
    assert!(response.starts_with("HTTP/1.1 200 OK\r\n"), "{response}");
    assert!(response.contains("content-security-policy: default-src 'none';"), "{response}");
    assert!(response.ends_with("\r\n\r\n<!doctype html>the app"), "{response}");

    // Two responses on one connection, the first without a body.
    let responses = ask(&server.first, &["HEAD", "GET"]);
    assert_eq!(responses.matches("HTTP/1.1 200 OK\r\n").count(), 2, "{responses}");
    assert_eq!(responses.matches("the app").count(), 1, "{responses}");
    assert_eq!(responses.matches("content-length: 22\r\n").count(), 2, "{responses}");

    let port = server.first.trim_end_matches('/').rsplit(':').next().unwrap();
    let (code, said) = failure(program, &["--port", port, "--dir", app]);
    assert_eq!(
        (code, said),
        (Some(1), format!("pegwise: Port {port} is taken; choose another, or leave out --port.\n"))
    );

    let (code, said) = server.interrupt();
    assert_eq!((code, said), (Some(0), format!("Serving {app}. Press Ctrl-C to stop.\n\n")));
}

/// Browsers open several connections at once, and keep them all open.
#[test]
fn connections_that_stay_open_keep_none_waiting() {
    let app = folder("connections");
    put_app_into(&app);
    let server = Server::start(cargo_bin!("pegwise"), &["--no-open", "--port", "0", "--dir", app.to_str().unwrap()]);
    let host = server.first.strip_prefix("http://").and_then(|address| address.strip_suffix('/')).unwrap();
    let connect = || {
        let mut stream = TcpStream::connect(host).unwrap();
        write!(stream, "GET / HTTP/1.1\r\nHost: {host}\r\n\r\n").unwrap();
        stream
    };
    let mut streams: Vec<TcpStream> = (0..50).map(|_| connect()).collect();
    for stream in &mut streams {
        // Keeps a failure from hanging.
        stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        let mut status = [0; 15];
        stream.read_exact(&mut status).unwrap();
        assert_eq!(&status, b"HTTP/1.1 200 OK");
    }
}

#[test]
fn the_usual_port_is_left_to_whom_it_belongs() {
    let (app, program) = (folder("usual"), cargo_bin!("pegwise"));
    put_app_into(&app);
    let args = ["--no-open", "--dir", app.to_str().unwrap()];
    let (mut first, mut second) = (Server::start(program, &args), Server::start(program, &args));
    assert_ne!(first.first, second.first);
    assert!(get(&second.first).ends_with("the app"));
    let (code, said) = second.interrupt();
    assert_eq!(code, Some(0));
    assert!(said.contains("Port 4567 is taken"), "{said}");
    assert_eq!(first.interrupt().0, Some(0));
}

#[test]
fn it_is_found_beside_the_command() {
    let root = folder("installed").canonicalize().unwrap();
    let program = root.join("bin").join("pegwise");
    std::fs::create_dir_all(root.join("bin")).unwrap();
    std::fs::hard_link(cargo_bin!("pegwise"), &program).unwrap();

    let places = ["bin/web", "web", "share/pegwise/web"].map(|place| root.join(place));
    let (code, said) = failure(&program, &["--port", "0"]);
    assert_eq!(code, Some(1));
    for named in places.iter().map(|place| place.to_str().unwrap()).chain(["cargo xtask web", "--dir"]) {
        assert!(said.contains(named), "{named}: {said}");
    }

    for place in places.iter().rev() {
        put_app_into(place);
        let mut server = Server::start(&program, &["--no-open", "--port", "0", "--json"]);
        let event: Value = serde_json::from_str(&server.first).unwrap();
        assert_eq!((&event["event"], &event["folder"]), (&"serving".into(), &place.to_str().unwrap().into()));
        assert!(get(event["address"].as_str().unwrap()).ends_with("the app"));
        assert_eq!(server.interrupt(), (Some(0), "\n".into()));
    }
}

#[test]
fn a_folder_without_the_app_is_refused() {
    let empty = folder("empty");
    let empty = empty.to_str().unwrap();
    let (code, said) = failure(cargo_bin!("pegwise"), &["--dir", empty]);
    let expected = format!("pegwise: {empty} is not the web app: it has no index.html and sw.js.\n");
    assert_eq!((code, said), (Some(2), expected));
}
