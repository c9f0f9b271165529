//! Lines of input: requests with their ids and limits, and cancellations.

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

/// A cancellation. The request then returns its best result so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CancelLine {
    /// The id of the request to cancel.
    pub cancel: RequestId,
}

/// A request with its id and its limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
// `Request` denies unknown fields, but that is lost when its schema is flattened into this one.
#[cfg_attr(feature = "schema", schemars(extend("unevaluatedProperties" = false)))]
pub struct RequestLine {
    /// The id that the answers repeat. It must be unique among the requests in progress.
    pub id: RequestId,
    /// The time and memory limits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<RequestLimits>,
    /// The request.
    #[serde(flatten)]
    pub request: Request,
}
