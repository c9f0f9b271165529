//! `pegwise mcp`: the requests of `pegwise engine`, and secrets to play against, as tools of the Model Context Protocol.

mod calls;
mod secrets;
mod server;
mod tools;

use crate::failure::{Failure, Outcome};
use crate::job;
use crate::ui::Ui;
use pegwise::protocol::Defaults;
use rmcp::ServiceExt;
use rmcp::service::ServerInitializeError;
use rmcp::transport::stdio;
use server::Server;

/// Serves until the input ends.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    let setup = ui.setup();
    let defaults = Defaults { rules: setup.rules.clone(), alphabet: setup.alphabet.clone(), limits: setup.limits };
    job::end_well_when_interrupted();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        match Server::new(defaults).serve(stdio()).await {
            Ok(service) => {
                // Whichever way it ends, there is nobody left to talk to.
                let _ = service.waiting().await;
                Ok(())
            }
            // A client that never said a word is none.
            Err(ServerInitializeError::ConnectionClosed(_)) => Ok(()),
            Err(error) => Err(Failure::No(error.to_string())),
        }
    });
    // Not waited for: reading that nothing ends, and work that nobody wants any longer.
    runtime.shutdown_background();
    served
}
