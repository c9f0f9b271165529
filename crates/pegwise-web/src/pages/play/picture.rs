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
const TOP: f64 = 168.0;
const HIGHEST: f64 = 92.0;

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
    pen.set_fill_style_str("#1d3557");
    pen.fill_rect(0.0, 0.0, SIDE, SIDE);
    let (name, told) = head.split_once(' ')?;
    write(&pen, name, 64.0, 88.0);
    write(&pen, told, 28.0, 136.0);
    let rows = game.turns().len() as f64;
    let height = HIGHEST.min((SIDE - MARGIN - TOP) / rows);
    for (row, turn) in game.turns().iter().enumerate() {
        let is_won = game.ending() == Ending::Won && row + 1 == game.turns().len();
        draw_row(&pen, turn, if is_won { "#ffd84d" } else { "#8fa3bd" }, TOP + height * row as f64, height);
    }
    Some(canvas)
}

fn write(pen: &CanvasRenderingContext2d, text: &str, size: f64, at: f64) {
    pen.set_fill_style_str("#ffffff");
    pen.set_font(&format!("800 {size}px system-ui, sans-serif"));
    drop(pen.fill_text_with_max_width(text, MARGIN, at, SIDE - 2.0 * MARGIN));
}

fn draw_row(pen: &CanvasRenderingContext2d, turn: &Turn, color: &str, top: f64, height: f64) {
    let pegs = turn.guess.pegs();
    let columns = pegs.div_ceil(2);
    // The pegs share the width with the columns of key pegs, which are half as wide.
    let step = height.min((SIDE - 2.0 * MARGIN) / (pegs as f64 + 0.5 + columns as f64 / 2.0));
    let middle = top + height / 2.0;
    for peg in 0..pegs {
        dot(pen, color, MARGIN + step * (peg as f64 + 0.5), middle, step * 0.38);
    }
    let (black, white) = (turn.feedback.black(), turn.feedback.white());
    for key in 0..pegs {
        let color = match key {
            _ if key < black => "#0c0e10",
            _ if key < black + white => "#ffffff",
            _ => "#2c4a73",
        };
        let (line, column) = ((key / columns) as f64, (key % columns) as f64);
        let across = MARGIN + step * (pegs as f64 + 0.75 + column * 0.42);
        dot(pen, color, across, middle + step * (line - 0.5) * 0.42, step * 0.17);
    }
}

fn dot(pen: &CanvasRenderingContext2d, color: &str, across: f64, down: f64, radius: f64) {
    pen.set_fill_style_str(color);
    pen.begin_path();
    drop(pen.arc(across, down, radius, 0.0, TAU));
    pen.fill();
}
