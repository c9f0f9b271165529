use pegwise_text::t;

pub(crate) fn columns((width, gap): (f64, f64), needed_in_two: f64, needed_in_one: f64) -> Option<(u8, f64)> {
    let half = (width - gap) / 2.0;
    let one = (needed_in_one <= width).then_some((1, width));
    if needed_in_two <= half { Some((2, half)) } else { one }
}

pub(crate) fn footer(title: &str, page: usize, of: usize) -> String {
    t!("cli-print-page", title = title, page = page + 1, of = of)
}
