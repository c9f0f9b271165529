//! The HTTP server of the web app, for this machine or, with a class, for its local network.

mod connections;
mod files;

use crate::class::limits::{BODY, HEAD, PATIENCE};
use crate::class::{BodyProblem, Class, is_for_class, respond};
use connections::{Connections, Place};
use files::{Asked, Site, guard};
use http_body_util::{BodyExt as _, Full, LengthLimitError, Limited};
use hyper::Request;
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::convert::Infallible;
use std::net::{IpAddr, TcpListener};
use std::path::Path;
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

/// Files are sent whole, because the largest is only a few megabytes.
type Response = hyper::Response<Full<Bytes>>;

/// The maximum duration of a connection, so that none keeps its place forever. Clients reconnect.
const LONGEST: Duration = Duration::from_mins(10);

/// The web app and, optionally, a class.
pub struct Served {
    site: Site,
    class: Option<Mutex<Class>>,
}

impl Served {
    /// Creates a server for the web app in a folder and, optionally, a class.
    pub fn new(folder: &Path, class: Option<Class>) -> Self {
        Served { site: Site::new(folder.to_owned()), class: class.map(Mutex::new) }
    }
}

/// Serves until the process ends.
///
/// # Errors
/// Returns the error of the system if connections cannot be accepted at all.
pub fn serve(listener: TcpListener, served: Served) -> std::io::Result<()> {
    connections::raise_limit();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(accept(listener, Arc::new(served)))
}

/// Handles each connection in a separate task, so that a client that stops reading does not block others.
async fn accept(listener: TcpListener, served: Arc<Served>) -> std::io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let connections = Connections::default();
    loop {
        if connections.are_full() {
            sleep(Duration::from_millis(20)).await;
            continue;
        }
        let Ok((connection, from)) = listener.accept().await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if let Some(place) = connections.enter(from.ip()) {
            tokio::spawn(hear(connection, place, Arc::clone(&served)));
        }
    }
}

async fn hear(connection: TcpStream, place: Place, served: Arc<Served>) {
    // Sends the end of a file immediately, without waiting until the headers are acknowledged.
    let _ = connection.set_nodelay(true);
    let from = place.address();
    let Ok(here) = connection.local_addr() else { return };
    let respond = service_fn(move |request: Request<Incoming>| {
        let served = Arc::clone(&served);
        async move { Ok::<_, Infallible>(served.answer(request, from, here.ip()).await) }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(Duration::from_secs(PATIENCE)).max_buf_size(HEAD);
    let mut connection = pin!(http.serve_connection(TokioIo::new(connection), respond));
    if timeout(LONGEST, connection.as_mut()).await.is_err() {
        connection.as_mut().graceful_shutdown();
        let _ = timeout(Duration::from_secs(PATIENCE), connection).await;
    }
}

impl Served {
    async fn answer(&self, request: Request<Incoming>, from: IpAddr, here: IpAddr) -> Response {
        let (head, body) = request.into_parts();
        let target = head.uri.to_string();
        let class_at = self.class.is_some().then_some(here);
        let asked = Asked { method: &head.method, target: &target, headers: &head.headers, class_at };
        let Some(class) = self.class.as_ref().filter(|_| is_for_class(asked.path())) else {
            return asked.response(&self.site);
        };
        let mut response = if let Some(response) = asked.misdirected() {
            response
        } else {
            let body = read(body).await;
            let body = body.as_ref().map(|bytes| &bytes[..]).map_err(|problem| *problem);
            let mut class = class.lock().unwrap_or_else(PoisonError::into_inner);
            respond(&mut class, (&head.method, asked.path(), &head.headers), body, from, now()).map(Full::new)
        };
        guard(&mut response, "no-store");
        response
    }
}

async fn read(body: Incoming) -> Result<Bytes, BodyProblem> {
    if body.size_hint().lower() > BODY as u64 {
        return Err(BodyProblem::TooLong);
    }
    match timeout(Duration::from_secs(PATIENCE), Limited::new(body, BODY).collect()).await {
        Ok(Ok(body)) => Ok(body.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(BodyProblem::TooLong),
        _ => Err(BodyProblem::Missing),
    }
}

fn now() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(now.as_millis()).unwrap_or(u64::MAX)
}
