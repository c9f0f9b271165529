//! Lines of input: requests with their ids and limits.

use super::{RequestId, RequestLimits};
use crate::question::Request;
use serde::{Deserialize, Serialize};

/// A line of input: a request or a cancellation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum LineIn {
    /// A cancellation.
    Cancel(CancelLine),
    /// A request.
    Request(RequestLine),
}

/// A cancellation; the request answers with the best found so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CancelLine {
    /// The id of the request.
    pub cancel: RequestId,
}

/// A request with its id and its limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
// The request refuses unknown fields, which is lost when its schema becomes a part of this one.
#[cfg_attr(feature = "schema", schemars(extend("unevaluatedProperties" = false)))]
pub struct RequestLine {
    /// The id for the answers, unique among the requests in progress.
    pub id: RequestId,
    /// The time and memory limits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<RequestLimits>,
    /// The request.
    #[serde(flatten)]
    pub request: Request,
}
