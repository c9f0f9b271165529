//! Requests for the files of the web app. Host names of other sites may resolve to 127.0.0.1, so the requested host must
//! be a loopback name or, with a class, the address at which the request arrived.

use super::Response;
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HOST, HeaderMap, HeaderName,
    HeaderValue, IF_NONE_MATCH, LOCATION, VARY,
};
use hyper::{Method, StatusCode};
use std::collections::BTreeMap;
use std::fs::{self, Metadata};
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::UNIX_EPOCH;

/// The app runs only code from this server, cannot be framed, and cannot use the camera or other devices.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; img-src 'self' data:; \
         connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

const CHECK_AGAIN: &str = "no-cache";
const KEEP: &str = "public, max-age=31536000, immutable";

const LOOPBACK: [&str; 3] = ["localhost", "127.0.0.1", "[::1]"];

const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

const TYPES: [(&str, &str); 10] = [
    ("css", "text/css"),
    ("csv", "text/csv"),
    ("html", "text/html"),
    ("js", "text/javascript"),
    ("json", "application/json"),
    ("png", "image/png"),
    ("woff2", "font/woff2"),
    ("svg", "image/svg+xml"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
];

/// The folder of the web app. Responses share the cached files, so slow clients need no extra memory.
#[derive(Debug)]
pub(super) struct Site {
    folder: PathBuf,
    kept: Mutex<BTreeMap<PathBuf, (String, Bytes)>>,
}

impl Site {
    pub(super) fn new(folder: PathBuf) -> Self {
        Site { folder, kept: Mutex::default() }
    }

    fn read(&self, file: PathBuf, tag: &str) -> Option<Bytes> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, bytes)) = kept.get(&file).filter(|(own, _)| own == tag) {
            return Some(bytes.clone());
        }
        let bytes = Bytes::from(fs::read(&file).ok()?);
        kept.insert(file, (tag.to_owned(), bytes.clone()));
        Some(bytes)
    }
}

const CLASS: &str = "/class/";

pub(super) struct Asked<'a> {
    pub(super) method: &'a Method,
    pub(super) target: &'a str,
    pub(super) headers: &'a HeaderMap,
    pub(super) class_at: Option<IpAddr>,
}

impl Asked<'_> {
    pub(super) fn response(&self, site: &Site) -> Response {
        let mut response = self.misdirected().unwrap_or_else(|| self.unguarded(site));
        let found = matches!(response.status(), StatusCode::OK | StatusCode::NOT_MODIFIED);
        guard(&mut response, if found && has_hash(self.path()) { KEEP } else { CHECK_AGAIN });
        response
    }

    pub(super) fn misdirected(&self) -> Option<Response> {
        let text = match self.class_at {
            Some(_) => "Only the addresses of this machine are served here.\n",
            None => "Only localhost is served here.\n",
        };
        let plain = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
        (!self.is_for_this_machine()).then(|| response(StatusCode::MISDIRECTED_REQUEST, &plain, text))
    }

    fn unguarded(&self, site: &Site) -> Response {
        if !matches!(*self.method, Method::GET | Method::HEAD) {
            return response(StatusCode::METHOD_NOT_ALLOWED, &[(ALLOW, "GET,HEAD")], "");
        }
        let path = self.path();
        if path == "/" && self.is_by_address() {
            return response(StatusCode::TEMPORARY_REDIRECT, &[(LOCATION, CLASS)], "");
        }
        if !is_plain(path) {
            return self.missing(site);
        }
        let file = site.folder.join(&path[1..]);
        if path.ends_with('/') {
            return self.file(site, &file.join("index.html")).unwrap_or_else(|| self.missing(site));
        }
        if file.is_dir() {
            let query = self.after_host().1.strip_prefix(path).unwrap_or_default();
            return response(StatusCode::TEMPORARY_REDIRECT, &[(LOCATION, &format!("{path}/{query}"))], "");
        }
        self.file(site, &file).unwrap_or_else(|| self.missing(site))
    }

    fn file(&self, site: &Site, name: &Path) -> Option<Response> {
        let (encoding, file, about) = self.find(name)?;
        let tag = tag(&about);
        let kept = [(ETAG, tag.as_str()), (VARY, "accept-encoding")];
        if self.has_already(&tag) {
            return Some(response(StatusCode::NOT_MODIFIED, &kept, ""));
        }
        let told = [&kept[..], &described(name, encoding)].concat();
        Some(response(StatusCode::OK, &told, site.read(file, &tag)?))
    }

    /// Responds with the page for missing files, without a tag, because revalidating it would yield no page.
    fn missing(&self, site: &Site) -> Response {
        let name = site.folder.join("404.html");
        let page =
            self.find(&name).and_then(|(encoding, file, about)| Some((encoding, site.read(file, &tag(&about))?)));
        let Some((encoding, page)) = page else { return response(StatusCode::NOT_FOUND, &[], "") };
        let told = [&[(VARY, "accept-encoding")], &described(&name, encoding)[..]].concat();
        response(StatusCode::NOT_FOUND, &told, page)
    }

    fn find(&self, name: &Path) -> Option<(Option<&'static str>, PathBuf, Metadata)> {
        let taken = ENCODINGS.into_iter().filter(|(encoding, _)| self.takes(encoding));
        let copies = taken.map(|(encoding, suffix)| (Some(encoding), with_suffix(name, suffix)));
        copies.chain([(None, name.to_owned())]).find_map(|(encoding, name)| {
            let about = fs::metadata(&name).ok()?;
            about.is_file().then_some((encoding, name, about))
        })
    }

    fn is_for_this_machine(&self) -> bool {
        let mut hosts = self.values(HOST);
        let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
        let is_ours = |host: &str| is_loopback(host) || self.is_where_it_arrived(host);
        is_ours(host) && self.after_host().0.is_none_or(is_ours)
    }

    /// Pages from other sites cannot pass this check, because their hosts are not numeric addresses.
    fn is_where_it_arrived(&self, host: &str) -> bool {
        self.class_at.is_some_and(|address| is_name(host, &written(address)))
    }

    fn is_by_address(&self) -> bool {
        self.class_at.is_some() && !self.values(HOST).any(is_loopback)
    }

    fn after_host(&self) -> (Option<&str>, &str) {
        let Some(rest) = self.target.strip_prefix("http://") else { return (None, self.target) };
        let path = rest.find(['/', '?']).unwrap_or(rest.len());
        (Some(&rest[..path]), &rest[path..])
    }

    pub(super) fn path(&self) -> &str {
        let (_, path) = self.after_host();
        path.split_once('?').map_or(path, |(path, _)| path)
    }

    fn takes(&self, encoding: &str) -> bool {
        self.values(ACCEPT_ENCODING).flat_map(|value| value.split(',')).any(|offer| {
            let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
            let is_zero =
                weight.trim().strip_prefix("q=").is_some_and(|weight| weight.bytes().all(|byte| b"0.".contains(&byte)));
            name.trim().eq_ignore_ascii_case(encoding) && !is_zero
        })
    }

    fn has_already(&self, tag: &str) -> bool {
        self.values(IF_NONE_MATCH).flat_map(|value| value.split(',')).any(|own| {
            let own = own.trim();
            own == "*" || own.strip_prefix("W/").unwrap_or(own) == tag
        })
    }

    fn values(&self, name: HeaderName) -> impl Iterator<Item = &str> {
        self.headers.get_all(name).into_iter().map(|value| value.to_str().unwrap_or_default())
    }
}

fn is_loopback(host: &str) -> bool {
    LOOPBACK.iter().any(|name| is_name(host, name))
}

fn is_name(host: &str, name: &str) -> bool {
    let port = host.strip_prefix(name);
    port.is_some_and(|port| port.is_empty() || port.strip_prefix(':').is_some_and(|port| port.parse::<u16>().is_ok()))
}

fn written(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("[{address}]"),
    }
}

pub(super) fn guard(response: &mut Response, caching: &'static str) {
    let headers = response.headers_mut();
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
}

fn tag(about: &Metadata) -> String {
    let modified = about.modified().ok().and_then(|modified| modified.duration_since(UNIX_EPOCH).ok());
    format!("\"{:x}-{:x}\"", modified.unwrap_or_default().as_nanos(), about.len())
}

fn content_type(name: &Path) -> &'static str {
    let kind = name.extension().and_then(|kind| kind.to_str()).unwrap_or_default();
    TYPES.iter().find(|(end, _)| *end == kind).map_or("application/octet-stream", |(_, content_type)| content_type)
}

fn with_suffix(name: &Path, suffix: &str) -> PathBuf {
    let mut name = name.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

fn described(name: &Path, encoding: Option<&'static str>) -> Vec<(HeaderName, &'static str)> {
    let encoding = encoding.map(|encoding| (CONTENT_ENCODING, encoding));
    [(CONTENT_TYPE, content_type(name))].into_iter().chain(encoding).collect()
}

fn response(status: StatusCode, headers: &[(HeaderName, &str)], body: impl Into<Bytes>) -> Response {
    let mut response = Response::new(Full::new(body.into()));
    *response.status_mut() = status;
    for (name, value) in headers {
        let value = HeaderValue::from_str(value).expect("values here are ASCII");
        response.headers_mut().insert(name, value);
    }
    response
}

/// Whether the path has only plain names without leading dots, which need no decoding and are safe on any system.
fn is_plain(path: &str) -> bool {
    let is_name = |name: &str| {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        !name.is_empty() && !name.starts_with('.') && name.bytes().all(plain)
    };
    path.strip_prefix('/')
        .is_some_and(|path| path.is_empty() || path.strip_suffix('/').unwrap_or(path).split('/').all(is_name))
}

fn has_hash(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let stem = name.rsplit_once('.').map(|(stem, _)| stem);
    let hash = stem.and_then(|stem| stem.rsplit_once('-')).map(|(_, hash)| hash);
    hash.is_some_and(|hash| hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use http_body_util::BodyExt as _;

    const PAGE: &str = "<!doctype html>the app";
    const MISSING: &str = "<!doctype html>not here";
    const HASHED: &str = "/app-0123456789abcdef.js";

    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let around = std::env::temp_dir().join(format!("pegwise-server-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&around);
            for folder in ["web/play", "web/empty", "web/.git"] {
                fs::create_dir_all(around.join(folder)).unwrap();
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
                fs::write(around.join(file), content).unwrap();
            }
            Folder(around)
        }

        fn ask(&self, request: &Ask) -> Told {
            let Ask { method, target, headers, class_at } = request;
            let response =
                Asked { method, target, headers, class_at: *class_at }.response(&Site::new(self.0.join("web")));
            let (told, body) = response.into_parts();
            let body = tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(body.collect());
            let body = String::from_utf8(body.unwrap().to_bytes().to_vec()).unwrap();
            Told { status: told.status.as_u16(), headers: told.headers, body }
        }

        fn get(&self, path: &str) -> Told {
            self.ask(&request("GET", path, "127.0.0.1:4567", &[]))
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    struct Ask {
        method: Method,
        target: String,
        headers: HeaderMap,
        class_at: Option<IpAddr>,
    }

    struct Told {
        status: u16,
        headers: HeaderMap,
        body: String,
    }

    impl Told {
        fn header(&self, name: &'static str) -> &str {
            let mut values = self.headers.get_all(name).into_iter();
            let value = values.next().map_or("", |value| value.to_str().unwrap());
            assert!(values.next().is_none(), "{name} is said twice");
            value
        }
    }

    fn request(method: &str, target: &str, host: &str, headers: &[(&str, &str)]) -> Ask {
        let mut map = HeaderMap::new();
        for (name, value) in [("host", host)].iter().chain(headers) {
            map.append(HeaderName::try_from(*name).unwrap(), HeaderValue::from_str(value).unwrap());
        }
        Ask { method: method.parse().unwrap(), target: target.to_owned(), headers: map, class_at: None }
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
            let told = folder.ask(&request);
            assert_eq!(told.status, status);
            for (name, value) in HEADERS {
                assert_eq!(told.header(name), value, "{status}");
            }
            assert_eq!(told.header("cache-control"), "no-cache", "{status}");
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
            assert_eq!(folder.get(path).header("content-type"), expected, "{path}");
        }
    }

    #[test]
    fn names_with_a_hash_are_kept() {
        let folder = Folder::new("kept");
        for (path, expected) in [
            (HASHED, KEEP),
            ("/app.css", CHECK_AGAIN),
            ("/sw.js", CHECK_AGAIN),
            ("/other-0123456789abcdef.js", CHECK_AGAIN),
        ] {
            assert_eq!(folder.get(path).header("cache-control"), expected, "{path}");
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
        let told = folder.get("/");
        let tag = told.header("etag");
        for known in [tag, &format!("W/{tag}"), &format!("\"other\", {tag}"), "*"] {
            let told = folder.ask(&request("GET", "/", "localhost", &[("if-none-match", known)]));
            assert_eq!((told.status, told.body.as_str()), (304, ""), "{known}");
        }
        for unknown in ["", "\"other\"", tag.trim_matches('"')] {
            let told = folder.ask(&request("GET", "/", "localhost", &[("if-none-match", unknown)]));
            assert_eq!((told.status, told.body.as_str()), (200, PAGE), "{unknown}");
        }
        fs::write(folder.0.join("web/index.html"), "a longer page than before").unwrap();
        assert_eq!(folder.ask(&request("GET", "/", "localhost", &[("if-none-match", tag)])).status, 200);
    }

    #[test]
    fn compressed_files_are_taken_where_they_are_accepted() {
        let folder = Folder::new("compressed");
        for (accepted, encoding, body) in [
            ("gzip, br", "br", "brotli"),
            ("GZIP;q=0.5,br;q=1.0", "br", "brotli"),
            ("gzip", "gzip", "gzip"),
            ("gzip, br; q=0.00", "gzip", "gzip"),
            ("brotli, xgzip", "", "plain"),
            ("identity", "", "plain"),
        ] {
            let told = folder.ask(&request("GET", HASHED, "localhost", &[("accept-encoding", accepted)]));
            assert_eq!((told.header("content-encoding"), told.body.as_str()), (encoding, body), "{accepted}");
            assert_eq!(told.header("content-type"), "text/javascript");
            assert_eq!(told.header("vary"), "accept-encoding");
        }
        let told = folder.ask(&request("GET", "/app.css", "localhost", &[("accept-encoding", "br")]));
        assert_eq!((told.header("content-encoding"), told.body.as_str()), ("", "a{}"));
    }

    #[test]
    fn what_is_not_there_has_a_page() {
        let folder = Folder::new("missing");
        for path in ["/none", "/none.js", "/play/none", "/empty/", "/index.html/"] {
            let told = folder.get(path);
            assert_eq!((told.status, told.body.as_str()), (404, MISSING), "{path}");
            assert_eq!((told.header("etag"), told.header("last-modified")), ("", ""), "{path}");
        }
    }

    #[test]
    fn folders_end_with_a_slash() {
        let folder = Folder::new("folders");
        for (asked, expected) in
            [("/play?seed=7", "/play/?seed=7"), ("/play", "/play/"), ("http://localhost/play", "/play/")]
        {
            let told = folder.get(asked);
            assert_eq!((told.status, told.header("location")), (307, expected));
        }
        assert_eq!(folder.get("/play/").body, "play");
        assert_eq!(folder.get("/play/?seed=7").body, "play");
    }

    #[test]
    fn nothing_hidden_and_nothing_outside_is_served() {
        let folder = Folder::new("outside");
        assert_eq!(fs::read_to_string(folder.0.join("web/../outside.txt")).unwrap(), "outside");
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
            let told = folder.get(path);
            assert_eq!((told.status, told.body.as_str()), (404, MISSING), "{path}");
        }
    }

    #[test]
    fn only_this_machine_is_heard() {
        let folder = Folder::new("host");
        for host in ["localhost", "localhost:4567", "127.0.0.1", "127.0.0.1:80", "[::1]:4567"] {
            assert_eq!(folder.get(&format!("http://{host}/")).body, PAGE, "{host}");
            assert_eq!(folder.ask(&request("GET", "/", host, &[])).body, PAGE, "{host}");
        }
        for host in [
            "",
            "example.org",
            "localhost.example.org",
            "127.0.0.1.example.org:4567",
            "10.0.0.1",
            "::1",
            "a b",
            "localhost:x",
            "me@localhost",
        ] {
            let told = folder.ask(&request("GET", "/", host, &[]));
            assert_eq!(told.status, 421, "{host}");
            assert!(!told.body.contains(PAGE), "{host}");
        }
        for request in [
            request("GET", "http://example.org/", "localhost", &[]),
            request("GET", "/", "localhost", &[("host", "example.org")]),
            Ask { headers: HeaderMap::new(), ..request("GET", "/", "localhost", &[]) },
        ] {
            assert_eq!(folder.ask(&request).status, 421);
        }
    }

    #[test]
    fn a_class_is_reached_by_the_address_of_the_machine_alone() {
        let folder = Folder::new("class");
        let ask = |at: &str, host: &str, path: &str| {
            folder.ask(&Ask { class_at: Some(at.parse().unwrap()), ..request("GET", path, host, &[]) })
        };
        for (at, host) in [
            ("192.168.1.7", "192.168.1.7:4567"),
            ("192.168.1.7", "192.168.1.7"),
            ("::ffff:192.168.1.7", "192.168.1.7:4567"),
            ("fd00::7", "[fd00::7]:4567"),
        ] {
            assert_eq!(ask(at, host, "/play/").body, "play", "{host}");
            let told = ask(at, host, "/");
            assert_eq!((told.status, told.header("location")), (307, "/class/"), "{host}");
        }
        assert_eq!(ask("127.0.0.1", "localhost:4567", "/").body, PAGE);
        for host in
            ["example.org", "192.168.1.8", "192.168.1.7.example.org", "192.168.1.70", "192.168.1.7:x", "[::7]", ""]
        {
            let told = ask("192.168.1.7", host, "/play/");
            assert_eq!(
                (told.status, told.body.as_str()),
                (421, "Only the addresses of this machine are served here.\n")
            );
        }
        assert_eq!(folder.ask(&request("GET", "/", "192.168.1.7", &[])).status, 421);
    }

    #[test]
    fn nothing_can_be_changed() {
        let folder = Folder::new("methods");
        for method in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] {
            for path in ["/", "/none", "/.secret"] {
                let told = folder.ask(&request(method, path, "localhost", &[]));
                assert_eq!((told.status, told.body.as_str()), (405, ""), "{method} {path}");
                assert_eq!(told.header("allow"), "GET,HEAD");
            }
        }
    }
}
