//! The web app served over HTTP: a folder of files, for this machine alone.
//!
//! Any page that the browser shows may ask a port of this machine, so being reached through loopback is not enough:
//! a foreign name can be made to mean 127.0.0.1. Only requests that call the host by a name of loopback are heard.

use axum::Router;
use axum::extract::Request;
use axum::http::uri::Authority;
use axum::http::{HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::serve::ListenerExt;
use std::net::TcpListener;
use std::path::Path;
use tower_http::services::{ServeDir, ServeFile};

/// What every response says: the app runs what comes from here and nothing else, is in no frame, and needs no device.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Asked anew every time, and sent only if it has changed.
const CHECK_AGAIN: &str = "no-cache";
/// Never asked again, for a year.
const KEEP: &str = "public, max-age=31536000, immutable";

/// A path out of the folder, where nothing is ever found.
const NOWHERE: &str = "/..";

/// Serves the web app in this folder until the process ends.
pub(crate) fn serve(listener: TcpListener, folder: &Path) -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        listener.set_nonblocking(true)?;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        // The end of a file follows its headers at once, rather than when the browser has confirmed those.
        let prompt = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        axum::serve(prompt, router(folder)).await
    })
}

/// The files of a folder, compressed where they lie there compressed, and `404.html` for everything else.
fn router(folder: &Path) -> Router {
    let missing = ServeFile::new(folder.join("404.html")).precompressed_br().precompressed_gzip();
    let files = ServeDir::new(folder).precompressed_br().precompressed_gzip().not_found_service(missing);
    Router::new().fallback_service(files).layer(from_fn(guarded))
}

/// Refuses what must not be heard, and adds what every response says.
async fn guarded(mut request: Request, next: Next) -> Response {
    let is_immutable = has_hash(request.uri().path());
    let mut response = if is_for_this_machine(&request) {
        if !is_plain(request.uri().path()) {
            *request.uri_mut() = Uri::from_static(NOWHERE);
        }
        next.run(request).await
    } else {
        (StatusCode::MISDIRECTED_REQUEST, "Only localhost is served here.\n").into_response()
    };
    let found = response.status().is_success() || response.status() == StatusCode::NOT_MODIFIED;
    let headers = response.headers_mut();
    if !found {
        // By these a browser would ask whether the page has changed, and be told so without the page.
        headers.remove(header::ETAG);
        headers.remove(header::LAST_MODIFIED);
    }
    let caching = if found && is_immutable { KEEP } else { CHECK_AGAIN };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    response
}

/// Is this machine meant, by a name that no one else can have? The port does not matter.
fn is_for_this_machine(request: &Request) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let is_local = |host: &Authority| ["localhost", "127.0.0.1", "[::1]"].contains(&host.host());
    // A request may name the host before the path too.
    Authority::try_from(host.as_bytes()).is_ok_and(|host| is_local(&host))
        && request.uri().authority().is_none_or(is_local)
}

/// Is it a path as the files of the app have, of plain names none of which begins with a dot? Nothing in it is left
/// to be decoded, and nothing means more than a name on any system.
fn is_plain(path: &str) -> bool {
    let is_name = |name: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        !name.is_empty() && !name.starts_with('.') && name.bytes().all(plain)
    };
    path.strip_prefix('/')
        .is_some_and(|path| path.is_empty() || path.strip_suffix('/').unwrap_or(path).split('/').all(is_name))
}

/// Does the name of the file end with a hash of what is in it, as in `app-0123456789abcdef.js`?
fn has_hash(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let stem = name.rsplit_once('.').map(|(stem, _)| stem);
    let hash = stem.and_then(|stem| stem.rsplit_once('-')).map(|(_, hash)| hash);
    hash.is_some_and(|hash| hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::{Body, to_bytes};
    use std::path::PathBuf;
    use tower::ServiceExt;

    const PAGE: &str = "<!doctype html>the app";
    const MISSING: &str = "<!doctype html>not here";
    const HASHED: &str = "/app-0123456789abcdef.js";

    /// A folder with a small app in it, and a file beside it that is none of its.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let around = std::env::temp_dir().join(format!("pegwise-server-{name}-{}", std::process::id()));
            let _ = std::fs::remove_dir_all(&around);
            for folder in ["web/play", "web/empty", "web/.git"] {
                std::fs::create_dir_all(around.join(folder)).unwrap();
            }
            for (file, content) in [
                ("web/index.html", PAGE),
                ("web/404.html", MISSING),
                ("web/sw.js", "self"),
                ("web/play/index.html", "play"),
                ("web/app-0123456789abcdef.js", "plain"),
                ("web/app-0123456789abcdef.js.br", "brotli"),
                ("web/app-0123456789abcdef.js.gz", "gzip"),
                ("web/engine.wasm", "\0asm"),
                ("web/app.webmanifest", "{}"),
                ("web/peg.svg", "<svg/>"),
                ("web/peg.png", "png"),
                ("web/optima.csv", "a,b"),
                ("web/app.css", "a{}"),
                ("web/.secret", "hidden"),
                ("web/.git/config", "hidden"),
                ("outside.txt", "outside"),
            ] {
                std::fs::write(around.join(file), content).unwrap();
            }
            Folder(around)
        }

        /// The response to a request, and its body.
        fn ask(&self, request: Request) -> (Response<()>, String) {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let response = router(&self.0.join("web")).oneshot(request).await.unwrap();
                let (parts, body) = response.into_parts();
                let body = to_bytes(body, 1 << 20).await.unwrap();
                (Response::from_parts(parts, ()), String::from_utf8(body.to_vec()).unwrap())
            })
        }

        fn get(&self, path: &str) -> (Response<()>, String) {
            self.ask(request("GET", path, "127.0.0.1:4567", &[]))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    fn request(method: &str, path: &str, host: &str, headers: &[(&str, &str)]) -> Request {
        let builder = Request::builder().method(method).uri(path).header("host", host);
        let builder = headers.iter().fold(builder, |builder, (name, value)| builder.header(*name, *value));
        builder.body(Body::empty()).unwrap()
    }

    fn header<'a>(response: &'a Response<()>, name: &str) -> &'a str {
        response.headers().get(name).map_or("", |value| value.to_str().unwrap())
    }

    #[test]
    fn every_response_is_guarded() {
        let folder = Folder::new("guarded");
        for (status, request) in [
            (200, request("GET", "/", "localhost", &[])),
            (200, request("HEAD", "/", "localhost", &[])),
            (307, request("GET", "/play", "localhost", &[])),
            (404, request("GET", "/none", "localhost", &[])),
            (405, request("POST", "/", "localhost", &[])),
            (421, request("GET", "/", "example.org", &[])),
        ] {
            let (response, _) = folder.ask(request);
            assert_eq!(response.status(), status);
            for (name, value) in HEADERS {
                assert_eq!(header(&response, name), value, "{status}");
            }
            assert_eq!(header(&response, "cache-control"), "no-cache", "{status}");
        }
    }

    #[test]
    fn types_follow_names() {
        let folder = Folder::new("types");
        for (path, expected) in [
            ("/", "text/html"),
            (HASHED, "text/javascript"),
            ("/engine.wasm", "application/wasm"),
            ("/app.webmanifest", "application/manifest+json"),
            ("/peg.svg", "image/svg+xml"),
            ("/peg.png", "image/png"),
            ("/optima.csv", "text/csv"),
            ("/app.css", "text/css"),
            ("/none.js", "text/html"),
        ] {
            assert_eq!(header(&folder.get(path).0, "content-type"), expected, "{path}");
        }
    }

    #[test]
    fn names_with_a_hash_are_kept() {
        let folder = Folder::new("kept");
        for (path, expected) in [
            (HASHED, KEEP),
            ("/app.css", CHECK_AGAIN),
            ("/sw.js", CHECK_AGAIN),
            // Not there now, but perhaps later.
            ("/other-0123456789abcdef.js", CHECK_AGAIN),
        ] {
            assert_eq!(header(&folder.get(path).0, "cache-control"), expected, "{path}");
        }
        for (path, expected) in [
            ("/a/b-0123456789abcdef.wasm", true),
            ("/b-0123456789ABCDEF.wasm", true),
            ("/b-0123456789abcde.wasm", false),
            ("/b-0123456789abcdeg.wasm", false),
            ("/b-00123456789abcdef.wasm", false),
            ("/b0123456789abcdef.wasm", false),
            ("/b-0123456789abcdef", false),
            ("/b-0123456789abcdef.d/c.js", false),
        ] {
            assert_eq!(has_hash(path), expected, "{path}");
        }
    }

    #[test]
    fn what_has_not_changed_is_not_sent() {
        let folder = Folder::new("unchanged");
        let (response, _) = folder.get("/");
        let tag = [("if-none-match", header(&response, "etag"))];
        let (response, body) = folder.ask(request("GET", "/", "localhost", &tag));
        assert_eq!((response.status(), body.as_str()), (StatusCode::NOT_MODIFIED, ""));
    }

    #[test]
    fn compressed_files_are_taken_where_they_are_accepted() {
        let folder = Folder::new("compressed");
        for (accepted, encoding, body) in
            [("gzip, br", "br", "brotli"), ("gzip", "gzip", "gzip"), ("identity", "", "plain")]
        {
            let (response, sent) = folder.ask(request("GET", HASHED, "localhost", &[("accept-encoding", accepted)]));
            assert_eq!((header(&response, "content-encoding"), sent.as_str()), (encoding, body));
            assert_eq!(header(&response, "content-type"), "text/javascript");
            assert_eq!(header(&response, "vary"), "accept-encoding");
        }
    }

    #[test]
    fn what_is_not_there_has_a_page() {
        let folder = Folder::new("missing");
        // No listing either.
        for path in ["/none", "/none.js", "/play/none", "/empty/", "/index.html/"] {
            let (response, body) = folder.get(path);
            assert_eq!((response.status(), body.as_str()), (StatusCode::NOT_FOUND, MISSING), "{path}");
            // The page must come again when the browser asks again.
            assert_eq!((header(&response, "etag"), header(&response, "last-modified")), ("", ""), "{path}");
        }
        let (response, body) = folder.ask(request("HEAD", "/none", "localhost", &[]));
        assert_eq!((response.status(), body.as_str()), (StatusCode::NOT_FOUND, ""));
    }

    #[test]
    fn folders_end_with_a_slash() {
        let folder = Folder::new("folders");
        let (response, _) = folder.get("/play?seed=7");
        assert_eq!((response.status().as_u16(), header(&response, "location")), (307, "/play/?seed=7"));
        assert_eq!(folder.get("/play/").1, "play");
    }

    #[test]
    fn nothing_hidden_and_nothing_outside_is_served() {
        let folder = Folder::new("outside");
        assert_eq!(std::fs::read_to_string(folder.0.join("web/../outside.txt")).unwrap(), "outside");
        for path in [
            "/../outside.txt",
            "/play/../../outside.txt",
            "/%2e%2e/outside.txt",
            "/..%2foutside.txt",
            "/..%5coutside.txt",
            "/..\\outside.txt",
            "//outside.txt",
            "//play",
            "/./index.html",
            "/.secret",
            "/%2esecret",
            "/play/..%2f.secret",
            "/.git/config",
            "/c:/outside.txt",
            "/index.html::$DATA",
            "/%00",
            "/%ff",
        ] {
            let Ok(uri) = path.parse::<Uri>() else { panic!("{path} is no request") };
            let (response, body) = folder.get(&uri.to_string());
            assert_eq!((response.status(), body.as_str()), (StatusCode::NOT_FOUND, MISSING), "{path}");
        }
    }

    #[test]
    fn only_this_machine_is_heard() {
        let folder = Folder::new("host");
        for host in ["localhost", "localhost:4567", "127.0.0.1", "127.0.0.1:80", "[::1]:4567"] {
            assert_eq!(folder.ask(request("GET", "/", host, &[])).1, PAGE, "{host}");
        }
        for host in ["", "example.org", "localhost.example.org", "127.0.0.1.example.org:4567", "10.0.0.1", "::1", "a b"]
        {
            let (response, body) = folder.ask(request("GET", "/", host, &[]));
            assert_eq!(response.status(), StatusCode::MISDIRECTED_REQUEST, "{host}");
            assert!(!body.contains(PAGE), "{host}");
        }
        for request in [
            request("GET", "http://example.org/", "localhost", &[]),
            request("GET", "/", "localhost", &[("host", "example.org")]),
            Request::builder().uri("/").body(Body::empty()).unwrap(),
        ] {
            assert_eq!(folder.ask(request).0.status(), StatusCode::MISDIRECTED_REQUEST);
        }
    }

    #[test]
    fn nothing_can_be_changed() {
        let folder = Folder::new("methods");
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] {
            for path in ["/", "/none", "/.secret"] {
                let (response, body) = folder.ask(request(method, path, "localhost", &[]));
                assert_eq!((response.status(), body.as_str()), (StatusCode::METHOD_NOT_ALLOWED, ""), "{method} {path}");
                assert_eq!(header(&response, "allow"), "GET,HEAD");
            }
        }
    }
}
