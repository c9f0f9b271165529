#![expect(clippy::cast_precision_loss, reason = "rows and pegs are few")]

use crate::parts::{save, share_picture};
use crate::t;
use leptos::prelude::*;
use pegwise::{Ending, FinishedGame, Turn};
use std::f64::consts::TAU;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement};

const NAME: &str = "pegwise.png";

const PIXELS: u32 = 640;
const SIDE: f64 = PIXELS as f64;
const MARGIN: f64 = 48.0;
const TOP: f64 = 176.0;
const HIGHEST: f64 = 104.0;

const GROUND: &str = "#fff6ea";
const INK: &str = "#2c2238";
const BOARD: &str = "#3a2b52";
const PEG: &str = "#8d7fb0";
const GOLD: &str = "#ffc24b";
const TRAY: &str = "#d8c6a8";
const BLACK: &str = "#14101c";
const WHITE: &str = "#ffffff";
const SOCKET: &str = "#b09f80";

#[component]
pub(super) fn PictureButton(game: FinishedGame, text: String) -> impl IntoView {
    let make = move |_| {
        let Some(canvas) = draw(&game, text.lines().next().unwrap_or_default()) else { return };
        let text = text.clone();
        let made = Closure::once_into_js(move |blob: JsValue| {
            if let Ok(blob) = blob.dyn_into::<Blob>()
                && !share_picture(&blob, NAME, &text)
            {
                save(&blob, NAME);
            }
        });
        drop(canvas.to_blob(made.unchecked_ref()));
    };
    view! { <button type="button" on:click=make>{t!("ended-picture")}</button> }
}

fn draw(game: &FinishedGame, head: &str) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    canvas.set_width(PIXELS);
    canvas.set_height(PIXELS);
    let pen: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    block(&pen, GROUND, [0.0, 0.0, SIDE, SIDE], 0.0);
    // The day or the board, and below it the guesses used and allowed.
    let (name, told) = head.split_once('/').and_then(|(before, _)| head.split_at_checked(before.rfind(' ')?))?;
    write(&pen, name, 64.0, 84.0);
    write(&pen, told.trim_start(), 44.0, 142.0);
    let rows = game.turns().len().max(1) as f64;
    let height = HIGHEST.min((SIDE - MARGIN / 2.0 - TOP) / rows);
    let pegs = game.rules().pegs();
    let columns = pegs.div_ceil(2);
    // The pegs share the width with the columns of key pegs, which are half as wide.
    let step = height.min((SIDE - 2.0 * MARGIN) / (pegs as f64 + 1.0 + columns as f64 / 2.0));
    let width = step * (pegs as f64 + 1.0 + columns as f64 / 2.0);
    let left = (SIDE - width) / 2.0;
    block(&pen, BOARD, [left - 16.0, TOP - 12.0, width + 32.0, height * rows + 20.0], 28.0);
    for (row, turn) in game.turns().iter().enumerate() {
        let is_won = game.ending() == Ending::Won && row + 1 == game.turns().len();
        draw_row(&pen, turn, if is_won { GOLD } else { PEG }, [left, TOP + height * (row as f64 + 0.5)], step);
    }
    Some(canvas)
}

fn write(pen: &CanvasRenderingContext2d, text: &str, size: f64, at: f64) {
    pen.set_fill_style_str(INK);
    pen.set_text_align("center");
    pen.set_font(&format!("600 {size}px Fredoka, system-ui, sans-serif"));
    drop(pen.fill_text_with_max_width(text, SIDE / 2.0, at, SIDE - 2.0 * MARGIN));
}

fn draw_row(pen: &CanvasRenderingContext2d, turn: &Turn, color: &str, [left, middle]: [f64; 2], step: f64) {
    let pegs = turn.guess.pegs();
    let columns = pegs.div_ceil(2);
    for peg in 0..pegs {
        dot(pen, color, left + step * (peg as f64 + 0.5), middle, step * 0.38);
    }
    let tray = left + step * (pegs as f64 + 0.5);
    block(pen, TRAY, [tray, middle - step * 0.45, step * (columns as f64 * 0.42 + 0.06), step * 0.9], step * 0.2);
    let (black, white) = (turn.feedback.black(), turn.feedback.white());
    for key in 0..pegs {
        let color = match key {
            _ if key < black => BLACK,
            _ if key < black + white => WHITE,
            _ => SOCKET,
        };
        let (line, column) = ((key / columns) as f64, (key % columns) as f64);
        dot(pen, color, tray + step * (0.24 + column * 0.42), middle + step * (line - 0.5) * 0.42, step * 0.16);
    }
}

fn block(pen: &CanvasRenderingContext2d, color: &str, [left, top, width, height]: [f64; 4], round: f64) {
    pen.set_fill_style_str(color);
    pen.begin_path();
    drop(pen.round_rect_with_f64(left, top, width, height, round));
    pen.fill();
}

fn dot(pen: &CanvasRenderingContext2d, color: &str, across: f64, down: f64, radius: f64) {
    pen.set_fill_style_str(color);
    pen.begin_path();
    drop(pen.arc(across, down, radius, 0.0, TAU));
    pen.fill();
}
