//! `pegwise engine`: requests in, events out, one JSON object on each line.

mod input;
pub(super) mod lines;
pub(super) mod refusal;
mod server;

use crate::failure::Outcome;
use crate::options::within;
use crate::ui::Ui;
use input::Message;
use pegwise::protocol::Defaults;
use server::Server;
use std::sync::{Arc, mpsc};
use std::thread;

#[derive(clap::Args, Debug)]
pub(crate) struct EngineArgs {
    /// Work on N requests at once, 1 to 64
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = |text: &str| within(text, 1..=64u8))]
    pub(crate) at_once: u8,
}

pub(crate) fn run(ui: &mut Ui, args: &EngineArgs) -> Outcome {
    let (messages, incoming) = mpsc::channel();
    let setup = ui.setup();
    let defaults = Defaults { rules: setup.rules.clone(), alphabet: setup.alphabet.clone(), limits: setup.limits };
    let server = Arc::new(Server::new(defaults, messages.clone()));
    let (jobs, workers) = server::start(&server, args.at_once)?;
    // This thread is never joined, because it may still block on input after the output is closed.
    thread::Builder::new().spawn(move || input::read(&messages))?;
    for message in &incoming {
        match message {
            Message::Line(line) => server.receive(&line, &jobs),
            Message::End => break,
            Message::Unwritable(error) => return Err(error.into()),
        }
    }
    drop(jobs);
    for worker in workers {
        worker.join().expect("a worker survives what its requests do");
    }
    incoming.try_iter().try_for_each(|message| match message {
        Message::Unwritable(error) => Err(error.into()),
        Message::Line(_) | Message::End => Ok(()),
    })
}
