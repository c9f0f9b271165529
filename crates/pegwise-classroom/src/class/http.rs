//! HTTP requests to a class and the responses to them, without any networking.

use super::{Asker, Class};
use crate::{ClassAnswer, ClassProblem, ClassRefusal, ClassReply};
use hyper::body::Bytes;
use hyper::header::{AUTHORIZATION, CONTENT_TYPE, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN};
use hyper::{Method, StatusCode};
use std::net::IpAddr;

const API: &str = "/class/api";
const RESULTS: &str = "/class/results.csv";

type Response = hyper::Response<Bytes>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BodyProblem {
    TooLong,
    Missing,
}

pub(crate) fn is_for_class(path: &str) -> bool {
    path == API || path == RESULTS
}

pub(crate) fn respond(
    class: &mut Class,
    (method, path, headers): (&Method, &str, &HeaderMap),
    body: Result<&[u8], BodyProblem>,
    address: IpAddr,
    now: u64,
) -> Response {
    let asker = Asker { key: key(headers), address, now };
    let allowed = if path == API { Method::POST } else { Method::GET };
    if *method != allowed {
        let mut response = refusal(ClassProblem::Malformed);
        *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
        let allowed = HeaderValue::from_str(allowed.as_str()).expect("a method is ASCII");
        response.headers_mut().insert(hyper::header::ALLOW, allowed);
        return response;
    }
    if path == RESULTS {
        return match class.results(&asker) {
            Ok(results) => {
                let mut response = response(StatusCode::OK, "text/csv; charset=utf-8", results);
                let name = HeaderValue::from_static("attachment; filename=\"pegwise-class.csv\"");
                response.headers_mut().insert(HeaderName::from_static("content-disposition"), name);
                response
            }
            Err(problem) => refusal(problem),
        };
    }
    // Pages from other sites can send forms and text, but not JSON, and not with this origin.
    if !is_json(headers) || !is_from_here(headers) {
        return refusal(ClassProblem::Malformed);
    }
    let request = match body {
        Ok(body) => serde_json::from_slice(body).map_err(|_| ClassProblem::Malformed),
        Err(BodyProblem::TooLong) => Err(ClassProblem::TooLong),
        Err(BodyProblem::Missing) => Err(ClassProblem::Malformed),
    };
    match request {
        Ok(request) => answer(class.answer(&asker, request)),
        // Invalid requests also count towards the rate limits.
        Err(problem) => refusal(class.admit(&asker).err().map_or(problem, |refused| refused.problem)),
    }
}

fn key(headers: &HeaderMap) -> Option<&str> {
    headers.get(AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// Whether the request comes from a page on this server or from outside a browser. The host has already been checked.
fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (headers.contains_key(ORIGIN), text(ORIGIN), text(HOST)) {
        (false, ..) => true,
        (true, Some(origin), Some(host)) => origin.strip_prefix("http://") == Some(host),
        _ => false,
    }
}

fn refusal(problem: ClassProblem) -> Response {
    answer(ClassReply::Refused(ClassRefusal { problem, row: None }))
}

fn answer(reply: ClassReply) -> Response {
    let status = match &reply {
        ClassReply::Refused(refusal) => status(refusal.problem),
        _ => StatusCode::OK,
    };
    let body = serde_json::to_vec(&ClassAnswer::from(reply)).expect("texts and numbers");
    let mut response = response(status, "application/json", body);
    if status == StatusCode::TOO_MANY_REQUESTS {
        response.headers_mut().insert(hyper::header::RETRY_AFTER, HeaderValue::from_static("1"));
    }
    response
}

fn status(problem: ClassProblem) -> StatusCode {
    match problem {
        ClassProblem::Malformed => StatusCode::BAD_REQUEST,
        ClassProblem::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
        ClassProblem::SlowDown => StatusCode::TOO_MANY_REQUESTS,
        ClassProblem::UnknownKey => StatusCode::UNAUTHORIZED,
        ClassProblem::WrongCode | ClassProblem::DoorClosed => StatusCode::FORBIDDEN,
        ClassProblem::BadName | ClassProblem::BadRules | ClassProblem::BadGuess => StatusCode::UNPROCESSABLE_ENTITY,
        _ => StatusCode::CONFLICT,
    }
}

fn response(status: StatusCode, kind: &'static str, body: impl Into<Bytes>) -> Response {
    let mut response = Response::new(body.into());
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    response
}
