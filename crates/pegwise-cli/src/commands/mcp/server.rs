//! The MCP server: lists the tools and keeps listening while calls run.

use super::calls::{call, failed};
use super::tools::{TOOLS, ToolEntry};
use crate::commands::desk::{Desk, defect};
use pegwise::api::{ErrorKind, Event, Failure};
use pegwise::protocol::Defaults;
use pegwise::{Monitor, StopSwitch};
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, Implementation, ListToolsResult, PaginatedRequestParams,
    ProgressNotificationParam, ProgressToken, ServerCapabilities, ServerConfig, Tool,
};
use rmcp::service::{Peer, RequestContext};
use rmcp::{ErrorData, RoleServer, ServerHandler};
use std::sync::Arc;
use tokio::sync::{Semaphore, mpsc};
use tokio::task;

pub(super) struct Server {
    desk: Arc<Desk>,
    places: Semaphore,
}

/// The maximum number of concurrent calls. Each needs memory for lists of codes, so further calls wait.
const AT_ONCE: usize = 4;

const INSTRUCTIONS: &str = "\
Pegwise knows code-breaking games: Mastermind, Bulls and Cows and their kin. Rules are pegs x colours with variants: `4x6` is \
the classic board, `4x10-distinct` is Bulls and Cows; `rules` lists others. Codes are digits from 1, such as `1122`; answers are \
`black.white`, such as `1.2`. A game is one line: `4x6 1122:1.1 1344:0.2`. To play against a hidden secret, call `challenge` once, \
then `answer` with its token and each guess. To help somebody who plays, call `suggest` with the game so far. Nothing is remembered between \
calls: every call says the whole game.";

impl Server {
    pub(super) fn new(defaults: Defaults) -> Self {
        Server { desk: Arc::new(Desk::new(defaults)), places: Semaphore::new(AT_ONCE) }
    }
}

impl ServerHandler for Server {
    fn get_info(&self) -> ServerConfig {
        let server = Implementation::new("pegwise", env!("CARGO_PKG_VERSION")).with_title("Pegwise");
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(server)
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _request: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(TOOLS.iter().map(ToolEntry::listed).collect()))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        ToolEntry::named(name).map(ToolEntry::listed)
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let Some(tool) = ToolEntry::named(&request.name) else {
            let names: Vec<&str> = TOOLS.iter().map(|tool| tool.name).collect();
            let message = format!("no tool is called `{}`; there are: {}", request.name, names.join(", "));
            return Err(ErrorData::invalid_params(message, None));
        };
        let (switch, desk) = (StopSwitch::default(), Arc::clone(&self.desk));
        let _place = self.places.acquire().await.expect("it is never closed");
        if context.ct.is_cancelled() {
            return Ok(failed(&Failure::new(ErrorKind::Cancelled, "stopped before it began")).into());
        }
        let (sender, mut news) = mpsc::unbounded_channel();
        let mut work = task::spawn_blocking({
            let switch = switch.clone();
            move || {
                call(&desk, tool, request.arguments.unwrap_or_default(), &switch, &|event| {
                    let _ = sender.send(event);
                })
            }
        });
        let mut progress = Progress::new(context.meta.get_progress_token(), context.peer);
        let result = loop {
            tokio::select! {
                biased;
                () = context.ct.cancelled(), if !switch.should_stop() => switch.stop(),
                Some(event) = news.recv() => progress.tell(event).await,
                result = &mut work => break result,
            }
        };
        Ok(result.unwrap_or_else(|_| failed(&defect())).into())
    }
}

struct Progress {
    token: Option<ProgressToken>,
    client: Peer<RoleServer>,
    done: f64,
    message: Option<String>,
}

impl Progress {
    fn new(token: Option<ProgressToken>, client: Peer<RoleServer>) -> Self {
        Progress { token, client, done: 0.0, message: None }
    }

    async fn tell(&mut self, event: Event) {
        match event {
            Event::Improved { guess } => self.message = Some(format!("best guess so far: {guess}")),
            Event::Bounds { lower, upper: None } => self.message = Some(format!("proved: not below {lower}")),
            Event::Bounds { lower, upper: Some(upper) } => {
                self.message = Some(format!("proved: not below {lower}; found: {upper}"));
            }
            Event::Progress { done, total } => self.step(done, total).await,
            _ => {}
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "nobody looks so closely")]
    async fn step(&mut self, done: u64, total: u64) {
        let done = done as f64;
        let Some(token) = self.token.clone().filter(|_| done > self.done) else { return };
        self.done = done;
        let mut step = ProgressNotificationParam::new(token, done).with_total(total as f64);
        if let Some(message) = &self.message {
            step = step.with_message(message);
        }
        let _ = self.client.notify_progress(step).await;
    }
}
