use crate::failure::{Failure, Outcome};
use crate::ui::Ui;
use crate::{job, server};
use pegwise::shapes::WebEvent;
use pegwise_text::t;
use std::io::{ErrorKind, IsTerminal};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};

#[derive(clap::Args, Debug)]
pub(crate) struct WebArgs {
    /// The folder of the web app [default: the one that came with this program]
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    /// The port; 0 is any that is free [default: 4567, or any if it is taken]
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// The port without `--port`. What a browser keeps, such as games, belongs to an address with its port: it is the same
/// every time where it can be.
const USUAL_PORT: u16 = 4567;

/// Serves the web app to browsers on this machine until Ctrl-C.
pub(crate) fn run(ui: &mut Ui, args: &WebArgs) -> Outcome {
    let folder = match &args.dir {
        Some(folder) => named(folder)?,
        None => beside(&std::env::current_exe().map_err(|error| failure(&error))?)?,
    };
    let listener = listen(args.port)?;
    let port = listener.local_addr().map_err(|error| failure(&error))?.port();
    let address = format!("http://{}:{port}/", Ipv4Addr::LOCALHOST);
    job::end_well_when_interrupted();
    if ui.json() {
        ui.web_event(WebEvent::Serving { address: address.clone(), folder: folder.display().to_string() })?;
    } else {
        ui.line(&address)?;
        ui.remark(t!("cli-web-serving", folder = folder.display().to_string()))?;
    }
    if args.port.is_none() && port != USUAL_PORT {
        ui.remark(t!("cli-web-other-port", port = USUAL_PORT.to_string()))?;
    }
    let opens = !args.no_open && std::io::stdout().is_terminal() && has_display();
    if opens && let Err(error) = open::that_detached(&address) {
        ui.remark(t!("cli-web-no-browser", problem = error.to_string()))?;
    }
    server::serve(listener, &folder).map_err(|error| failure(&error))
}

fn failure(error: &std::io::Error) -> Failure {
    Failure::No(t!("cli-web-not-served", problem = error.to_string()))
}

/// The folder that was named, if the web app is in it.
fn named(folder: &Path) -> Outcome<PathBuf> {
    if has_app(folder) {
        return Ok(folder.to_owned());
    }
    Err(Failure::Usage(t!("cli-web-other-folder", folder = folder.display().to_string())))
}

/// The web app that came with this executable.
fn beside(executable: &Path) -> Outcome<PathBuf> {
    let places = places(executable);
    if let Some(place) = places.iter().find(|place| has_app(place)) {
        return Ok(place.clone());
    }
    let places: Vec<String> = places.iter().map(|place| place.display().to_string()).collect();
    Err(Failure::No(t!("cli-web-missing", places = places.join(", "))))
}

/// Where the web app can be: unpacked together, built together, installed.
fn places(executable: &Path) -> Vec<PathBuf> {
    let mut folders = executable.ancestors().skip(1);
    let (beside, above) = (folders.next(), folders.next());
    let web = |folder: &Path| folder.join("web");
    let installed = |folder: &Path| folder.join("share").join("pegwise").join("web");
    [beside.map(web), above.map(web), above.map(installed)].into_iter().flatten().collect()
}

fn has_app(folder: &Path) -> bool {
    ["index.html", "sw.js"].iter().all(|file| folder.join(file).is_file())
}

/// A port of loopback: this one, or without a wish the usual one if it is free.
fn listen(port: Option<u16>) -> Outcome<TcpListener> {
    let bind = |port| TcpListener::bind((Ipv4Addr::LOCALHOST, port));
    let bound = match port {
        Some(port) => bind(port),
        None => bind(USUAL_PORT).or_else(|_| bind(0)),
    };
    bound.map_err(|error| match port {
        Some(port) if error.kind() == ErrorKind::AddrInUse => {
            Failure::No(t!("cli-web-port-taken", port = port.to_string()))
        }
        _ => failure(&error),
    })
}

/// Is there a screen that a browser could appear on? Without one a browser of lines might take the terminal.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
