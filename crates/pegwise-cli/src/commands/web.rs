use crate::failure::{Failure, Outcome};
use crate::files::{open_kept, unwritable};
use crate::job;
use crate::options::within;
use crate::private_files::private;
use crate::ui::Ui;
use pegwise::api::{ServedClass, WebEvent};
use pegwise_classroom::{Class, NotOpened, Served, addresses_of_this_machine, serve};
use pegwise_text::t;
use std::fs::OpenOptions;
use std::io::{ErrorKind, IsTerminal};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};

#[derive(clap::Args, Debug)]
pub(crate) struct WebArgs {
    /// The folder of the web app [default: the one that came with pegwise]
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    /// The port; 0 takes any free one [default: 4567, or any if it is taken]
    #[arg(long, value_name = "N", value_parser = |text: &str| within(text, 0..=u16::MAX))]
    pub(crate) port: Option<u16>,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
    /// Start a class: pupils in your network join with a code and play your rounds
    #[arg(long)]
    pub(crate) class: bool,
    /// With --class: the address to listen on; 127.0.0.1 is only this computer [default: 0.0.0.0, all addresses]
    #[arg(long, value_name = "ADDRESS", requires = "class")]
    pub(crate) listen: Option<IpAddr>,
    /// With --class: save the class in this file, or continue the class that it holds [default: not saved]
    #[arg(long, value_name = "FILE", requires = "class")]
    pub(crate) room: Option<PathBuf>,
}

/// The default port. It is fixed because browser storage, such as saved games, belongs to an address and port.
const USUAL_PORT: u16 = 4567;

pub(crate) fn run(ui: &mut Ui, args: &WebArgs) -> Outcome {
    let folder = match &args.dir {
        Some(folder) => named(folder)?,
        None => beside(&std::env::current_exe().map_err(|error| failure(&error))?)?,
    };
    let listener = listen(args)?;
    let here = listener.local_addr().map_err(|error| failure(&error))?;
    let opened = if args.class { Some(open_class(args, here)?) } else { None };
    let (class, told) = opened.unzip();
    let address = to_open(here, told.as_ref());
    job::end_well_when_interrupted();
    if ui.json() {
        let folder = folder.display().to_string();
        ui.web_event(WebEvent::Serving { address: address.clone(), folder, class: told })?;
    } else {
        ui.line(&address)?;
        if let Some(told) = &told {
            tell(ui, args, told)?;
        }
        ui.remark(t!("cli-web-serving", folder = folder.display().to_string()))?;
    }
    if args.port.is_none() && here.port() != USUAL_PORT {
        ui.remark(t!("cli-web-other-port", port = USUAL_PORT.to_string()))?;
    }
    let opens = !args.no_open && std::io::stdout().is_terminal() && has_display();
    if opens && let Err(error) = open::that_detached(&address) {
        ui.remark(t!("cli-web-no-browser", problem = error.to_string()))?;
    }
    serve(listener, Served::new(&folder, class)).map_err(|error| failure(&error))
}

fn open_class(args: &WebArgs, here: SocketAddr) -> Outcome<(Class, ServedClass)> {
    let open_file =
        |path: &PathBuf| open_kept(private(&mut OpenOptions::new()), path, |file| t!("cli-class-locked", file = file));
    let file = args.room.as_ref().map(open_file).transpose()?;
    let addresses = match here.ip() {
        address if address.is_unspecified() => addresses_of_this_machine().into_iter().map(IpAddr::from).collect(),
        address => vec![address],
    };
    let addresses: Vec<String> = addresses.into_iter().map(|address| class_address(address, here.port())).collect();
    let (class, key) = Class::open(file, addresses.clone()).map_err(|reason| {
        let path = args.room.as_deref().unwrap_or(Path::new(""));
        match reason {
            NotOpened::Damaged { line } => {
                Failure::Usage(t!("cli-class-damaged", file = path.display().to_string(), line = line))
            }
            NotOpened::Unwritable(error) => unwritable(path, &error),
        }
    })?;
    let code = class.code();
    Ok((class, ServedClass { addresses, code, key }))
}

fn tell(ui: &mut Ui, args: &WebArgs, told: &ServedClass) -> Outcome {
    ui.remark(t!("cli-class-teacher"))?;
    if told.addresses.is_empty() {
        ui.remark(t!("cli-class-no-network"))?;
    }
    for address in &told.addresses {
        ui.remark(t!("cli-class-address", address = address.as_str()))?;
    }
    ui.remark(t!("cli-class-code", code = told.code.as_str()))?;
    if args.listen.is_some_and(|address| address.is_loopback()) {
        ui.remark(t!("cli-class-loopback"))?;
    } else {
        ui.remark(t!("cli-class-network"))?;
    }
    ui.remark(match &args.room {
        Some(file) => t!("cli-class-kept", file = file.display().to_string()),
        None => t!("cli-class-not-kept"),
    })
}

fn to_open(here: SocketAddr, class: Option<&ServedClass>) -> String {
    let host = if here.ip().is_unspecified() { IpAddr::from(Ipv4Addr::LOCALHOST) } else { here.ip() };
    let address = web_address(host, here.port());
    class.map_or(address.clone(), |class| format!("{address}class/#board&key={}", class.key))
}

/// The address for pupils. At a loopback address, the start page is that of the teacher, who may want to play.
fn class_address(host: IpAddr, port: u16) -> String {
    let address = web_address(host, port);
    if host.is_loopback() { address + "class/" } else { address }
}

fn web_address(host: IpAddr, port: u16) -> String {
    format!("http://{}/", SocketAddr::new(host, port))
}

fn failure(error: &std::io::Error) -> Failure {
    Failure::No(t!("cli-web-not-served", problem = error.to_string()))
}

fn named(folder: &Path) -> Outcome<PathBuf> {
    if has_app(folder) {
        return Ok(folder.to_owned());
    }
    Err(Failure::Usage(t!("cli-web-other-folder", folder = folder.display().to_string())))
}

fn beside(executable: &Path) -> Outcome<PathBuf> {
    let places = places(executable);
    if let Some(place) = places.iter().find(|place| has_app(place)) {
        return Ok(place.clone());
    }
    let places: Vec<String> = places.iter().map(|place| place.display().to_string()).collect();
    Err(Failure::No(t!("cli-web-missing", places = places.join(", "))))
}

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

/// Listens on loopback or, with a class, on all addresses. Without `--port`, falls back on any free port.
fn listen(args: &WebArgs) -> Outcome<TcpListener> {
    let network = args.class.then_some(IpAddr::from(Ipv4Addr::UNSPECIFIED));
    let host = args.listen.or(network).unwrap_or(IpAddr::from(Ipv4Addr::LOCALHOST));
    let bind = |port| TcpListener::bind((host, port));
    let bound = match args.port {
        Some(port) => bind(port),
        None => bind(USUAL_PORT).or_else(|_| bind(0)),
    };
    bound.map_err(|error| match (args.port, error.kind()) {
        (Some(port), ErrorKind::AddrInUse) => Failure::No(t!("cli-web-port-taken", port = port.to_string())),
        (_, ErrorKind::AddrNotAvailable) => Failure::Usage(t!("cli-class-other-address", address = host.to_string())),
        _ => failure(&error),
    })
}

/// Whether there is a display. Without one, a text browser could take over the terminal.
fn has_display() -> bool {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || is_set("DISPLAY") || is_set("WAYLAND_DISPLAY")
}
