use crate::t;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;

/// The light frame that scanners need around a code, in modules.
const QUIET: i32 = 4;

/// A code that phones open with their camera. The address is also on the page as text.
#[component]
pub(super) fn Qr(address: String) -> impl IntoView {
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).ok()?;
    let view_box = format!("{0} {0} {1} {1}", -QUIET, code.size() + 2 * QUIET);
    Some(view! {
        <svg class="qr" role="img" aria-label=t!("class-board-qr") viewBox=view_box>
            <path class="light" d=square(-QUIET, code.size() + 2 * QUIET)/>
            <path class="dark" d=dark(&code)/>
        </svg>
    })
}

fn square(from: i32, size: i32) -> String {
    format!("M{from} {from}h{size}v{size}h-{size}z")
}

/// One rectangle for each run of dark modules, so that no seams show between them.
fn dark(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|&x| code.get_module(x, y)).count();
            if run > 0 {
                write!(path, "M{x} {y}h{run}v1h-{run}z").expect("a string takes everything");
            }
            x += i32::try_from(run).unwrap_or_default() + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_module_is_drawn_once() {
        let code = QrCode::encode_text("http://192.168.1.20:4567/#code=BCDFG", QrCodeEcc::Medium).unwrap();
        let mut drawn = 0;
        for run in dark(&code).split('M').skip(1) {
            let numbers: Vec<i32> = run
                .split(['h', 'v', ' ', 'z', '-'])
                .filter(|part| !part.is_empty())
                .map(|part| part.parse().unwrap())
                .collect();
            let [x, y, width, 1, back] = numbers[..] else { panic!("{run}") };
            assert_eq!(width, back);
            assert!((x..x + width).all(|x| code.get_module(x, y)), "{run}");
            drawn += width;
        }
        let modules = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = modules.filter(|&(x, y)| code.get_module(x, y)).count();
        assert_eq!(usize::try_from(drawn), Ok(dark));
    }
}
