//! Makes the pictures in the documentation from real output of the command, as SVG. `cargo xtask pictures` calls it.

use anyhow::{Context, Result, bail};
use harness::terminal::Terminal;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use vt100::{Cell, Color, Screen};

/// A picture: the size of the terminal, the keys to type first, and a text that must appear.
struct Picture {
    name: &'static str,
    columns: u16,
    rows: u16,
    args: &'static [&'static str],
    keys: &'static [(&'static str, &'static str)],
}

/// Ctrl-T and Ctrl-P.
const TIP: &str = "\u{14}";
const CODES: &str = "\u{10}";
const GAME: &str = "\u{1b}[200~4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0\u{1b}[201~";
const CLASH: &str = "\u{1b}[200~4x6 1122:0.2 3412:1.2 2341:0.3 4551:1.2 2514:1.0\u{1b}[201~";

const PICTURES: &[Picture] = &[
    Picture {
        name: "app-play",
        columns: 80,
        rows: 24,
        args: &[],
        keys: &[
            ("1", "1,296 codes left"),
            ("1122\r", " 2▸"),
            ("3344\r", " 3▸"),
            (TIP, "Try"),
            (CODES, "still possible"),
        ],
    },
    Picture { name: "app-clash", columns: 80, rows: 24, args: &[], keys: &[("3", "Try"), (CLASH, "contradict")] },
    Picture {
        name: "app-review",
        columns: 90,
        rows: 24,
        args: &[],
        keys: &[("4", "Game in one line"), (GAME, "better")],
    },
    Picture {
        name: "app-explorer",
        columns: 80,
        rows: 24,
        args: &[],
        keys: &[("8", "knuth"), ("\r", "1,296"), ("\r", "256")],
    },
    Picture {
        name: "app-narrow",
        columns: 40,
        rows: 20,
        args: &["--theme", "colour-blind"],
        keys: &[("2", "My guess"), ("10\r", " 2▸"), ("11\r", " 3▸")],
    },
];

fn main() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures");
    std::fs::create_dir_all(&folder)?;
    let file = |name: &str| folder.join(name);

    let shown = "pegwise demo 3632";
    let output = pegwise(&["demo", "3632", "--color", "always"])?;
    std::fs::write(file("demo.svg"), line_by_line(&svg(&format!("$ {shown}\n{output}"))))?;

    pegwise(&["evaluate", "--plot", &file("strategies.svg").to_string_lossy()])?;
    for picture in PICTURES {
        std::fs::write(file(&format!("{}.svg", picture.name)), svg(&app(picture)?))?;
    }
    Ok(())
}

fn svg(ansi: &str) -> String {
    anstyle_svg::Term::new().min_width_px(0).render_svg(ansi)
}

/// Makes the lines appear one by one, a second apart, unless the reader prefers reduced motion.
fn line_by_line(svg: &str) -> String {
    let mut heights: Vec<&str> = svg.split(" y=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    heights.retain(|y| y.ends_with("px"));
    heights.dedup();
    let mut rules = "    @keyframes show { from { visibility: hidden } }\n".to_owned();
    rules.push_str("    @media (prefers-reduced-motion: no-preference) {\n");
    for (second, y) in heights.iter().enumerate().skip(1) {
        writeln!(rules, "      [y=\"{y}\"] {{ animation: show 0.1s {second}s both }}").expect("text can be written");
    }
    rules.push_str("    }\n  </style>");
    svg.replacen("  </style>", &rules, 1)
}

fn binary() -> Result<PathBuf> {
    let binary = std::env::var_os("PEGWISE").context("PEGWISE has to say where the command is");
    binary.map(PathBuf::from)
}

fn pegwise(args: &[&str]) -> Result<String> {
    let output = Command::new(binary()?).args(args).output()?;
    if !output.status.success() {
        bail!("pegwise {} failed", args.join(" "));
    }
    Ok(String::from_utf8(output.stdout)?)
}

fn app(picture: &Picture) -> Result<String> {
    let mut command = Command::new(binary()?);
    command.args(["--seed", "1", "--no-history"]).args(picture.args);
    command.env("TERM", "xterm-256color").env("LC_ALL", "C.UTF-8").env_remove("NO_COLOR");
    command.env("XDG_CONFIG_HOME", settings()?);
    let mut terminal = Terminal::start(command, picture.columns, picture.rows)?;
    terminal.wait_to_see("[q] quit");
    for (keys, seen) in picture.keys {
        terminal.keys(keys);
        terminal.wait_to_see(seen);
    }
    terminal.settle();
    Ok(in_escapes(terminal.screen()))
}

/// Writes settings without the introduction and animations, but with automatic hints.
fn settings() -> Result<PathBuf> {
    let folder = std::env::temp_dir().join("pegwise-pictures");
    let file = folder.join("pegwise").join("config.toml");
    std::fs::create_dir_all(file.parent().expect("it is in a folder"))?;
    std::fs::write(file, "lesson = false\nhints = \"allow\"\nmotion = false\n")?;
    Ok(folder)
}

/// Writes the screen with escape sequences for the colours of every cell, since the SVG cannot move a cursor.
fn in_escapes(screen: &Screen) -> String {
    let (rows, columns) = screen.size();
    let mut text = String::new();
    for row in 0..rows.get() {
        for cell in (0..columns.get()).filter_map(|column| screen.cell(row, column)) {
            let contents = if cell.contents().is_empty() { " " } else { cell.contents() };
            write!(text, "\u{1b}[0m{}{contents}", style(cell)).expect("text can be written");
        }
        text.push_str("\u{1b}[0m\n");
    }
    text
}

fn style(cell: &Cell) -> String {
    let (mut fg, mut bg) = (cell.fgcolor(), cell.bgcolor());
    if cell.inverse() {
        // By default, the picture is light on dark.
        let usual = |color, usual| if color == Color::Default { Color::Idx(usual) } else { color };
        (fg, bg) = (usual(bg, 0), usual(fg, 7));
    }
    let color = |layer, color| match color {
        Color::Default => String::new(),
        Color::Idx(index) => format!("\u{1b}[{layer};5;{index}m"),
        Color::Rgb(red, green, blue) => format!("\u{1b}[{layer};2;{red};{green};{blue}m"),
    };
    format!("{}{}{}", if cell.bold() { "\u{1b}[1m" } else { "" }, color(38, fg), color(48, bg))
}
