use anyhow::{Context, Result, bail};
use pegwise_classroom::{ClassReply, ClassRequest};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A keep-alive connection such as browsers use.
#[derive(Debug)]
pub struct Connection {
    host: String,
    stream: Option<BufReader<TcpStream>>,
}

/// A response.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The status code.
    pub status: u16,
    /// The headers in lower case.
    pub head: String,
    /// The body.
    pub body: String,
}

const PATIENCE: Duration = Duration::from_mins(5);

impl Connection {
    /// Creates a connection that is opened by the first request.
    pub fn new(host: &str) -> Self {
        Connection { host: host.to_owned(), stream: None }
    }

    /// Sends a request with this key, on a new connection if the old one has been closed.
    ///
    /// # Errors
    /// Fails if there is no valid answer.
    pub fn ask(&mut self, key: &str, request: &ClassRequest) -> Result<ClassReply> {
        let told = self.post(key, &serde_json::to_string(request)?)?;
        serde_json::from_str(&told.body).with_context(|| format!("it says {}", told.body))
    }

    /// Sends a body with this key.
    ///
    /// # Errors
    /// Fails if there is no answer.
    pub fn post(&mut self, key: &str, body: &str) -> Result<Told> {
        let head = format!(
            "POST /class/api HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {key}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
            self.host,
            body.len()
        );
        let request = [head.as_bytes(), body.as_bytes()].concat();
        // The server may close a connection at any time. The request is then repeated, as browsers and the app do.
        let kept = self.stream.is_some();
        match self.send(&request) {
            Err(_) if kept => self.send(&request),
            told => told,
        }
    }

    /// Gets the resource at a path.
    ///
    /// # Errors
    /// Fails if there is no answer.
    pub fn get(&mut self, path: &str, key: &str) -> Result<Told> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {key}\r\n\r\n", self.host);
        self.stream = None;
        self.send(request.as_bytes())
    }

    /// Sends arbitrary bytes and reads a response.
    ///
    /// # Errors
    /// Fails if there is no response. The connection is then closed.
    pub fn send(&mut self, bytes: &[u8]) -> Result<Told> {
        let told = self.try_send(bytes);
        let is_closed = told.as_ref().is_ok_and(|told| told.head.contains("connection: close"));
        if told.is_err() || is_closed {
            self.stream = None;
        }
        told
    }

    fn try_send(&mut self, bytes: &[u8]) -> Result<Told> {
        let stream = match self.stream.take() {
            Some(stream) => stream,
            None => open(&self.host)?,
        };
        let stream = self.stream.insert(stream);
        // The server may refuse a request before all of it has been sent.
        let sent = stream.get_mut().write_all(bytes);
        read(stream).with_context(|| format!("{sent:?}"))
    }
}

fn open(host: &str) -> Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect(host)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    Ok(BufReader::new(stream))
}

fn read(stream: &mut BufReader<TcpStream>) -> Result<Told> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if stream.read_line(&mut head)? == 0 {
            bail!("the connection was closed after {head:?}");
        }
    }
    let head = head.to_ascii_lowercase();
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("a status")?;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    Ok(Told { status, head, body: String::from_utf8(body)? })
}
