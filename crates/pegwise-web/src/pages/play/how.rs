use crate::parts::{AnswerPegs, CodePegs, Legend, SHORT};
use crate::{peg_style, t};
use leptos::html::Div;
use leptos::prelude::*;
use pegwise::{Code, FeedbackKind, Rules, draw_secret};
use pegwise_text::number::sentence;
use web_sys::Element;

#[component]
pub(crate) fn HowToPlay(
    rules: Rules,
    is_begun: Signal<bool>,
    #[prop(optional)] is_evil: bool,
    #[prop(optional)] is_open_first: bool,
) -> impl IntoView {
    let (pegs, colors, rows) = (rules.pegs(), rules.colors(), rules.max_guesses());
    let (may_lie, is_distinct) = (rules.allows_lies(), rules.codes().is_distinct());
    let about = match (is_evil, may_lie) {
        (true, true) => t!("how-evil-lies", pegs = pegs, colors = colors),
        (true, false) => t!("how-evil", pegs = pegs, colors = colors),
        (false, _) if peg_style::are_letters(&rules) => t!("how-guess-word", pegs = pegs),
        (false, _) => match peg_style::shapes().filter(|_| peg_style::has_shapes()) {
            Some(shapes) => t!("how-guess-pairs", pegs = pegs, colors = colors / shapes, shapes = shapes),
            None => t!("how-guess", pegs = pegs, colors = colors),
        },
    };
    let is_open = RwSignal::new(is_open_first && !is_begun.get_untracked());
    let text: NodeRef<Div> = NodeRef::new();
    Effect::new(move |_| {
        if is_begun.get() && !text.get_untracked().is_some_and(|text| is_beside_board(&text)) {
            is_open.set(false);
        }
    });
    let toggle = move |event: leptos::ev::Event| is_open.set(event_target::<Element>(&event).has_attribute("open"));
    let close = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            is_open.set(false);
        }
    };
    view! {
        <details class="how" open=is_open on:toggle=toggle on:keydown=close>
            <summary>{t!("how")}</summary>
            <div tabindex="0" role="region" aria-label=t!("how") node_ref=text>
                <p>{about}{is_distinct.then(|| format!(" {}", t!("how-distinct")))}</p>
                {move || is_open.get().then(|| example(&rules))}
                {may_lie.then(|| view! { <p>{t!("lies-about")}</p> })}
                <p>{t!("how-end", rows = rows)}</p>
            </div>
        </details>
    }
}

/// Whether the text lies to the right of the board, where it covers nothing.
fn is_beside_board(text: &Element) -> bool {
    let board = document().query_selector(".game .lid").ok().flatten();
    let left = text.get_bounding_client_rect().left();
    board.is_some_and(|board| left >= board.get_bounding_client_rect().right())
}

/// A guess and its answer on this board. Only on the classic board are the colours explained one by one.
fn example(rules: &Rules) -> Option<AnyView> {
    let is_classic = rules.board() == Rules::classic().board();
    let (secret, guess) = if is_classic {
        (rules.read_code("1442").ok()?, rules.read_code("1234").ok()?)
    } else {
        (rules.pegs() <= SHORT).then(|| telling_pair(rules)).flatten()?
    };
    let (told, pegs) = (rules.feedback_kind(), rules.pegs());
    let answer = rules.answer(&guess, &secret);
    let part = |name: String, code: Code| view! { <dt>{name}</dt><dd><CodePegs code/></dd> };
    let about = if is_classic {
        view! {
            <ul>
                <li>{t!("how-black")}</li>
                <li>{t!("how-white")}</li>
                <li>{t!("how-order")}</li>
            </ul>
        }
        .into_any()
    } else {
        let own = (told == FeedbackKind::EachPeg).then(|| t!("how-each-peg"));
        view! { <p>{sentence(&peg_style::spoken_answer(told, answer))}" "{own}</p> <Legend told/> }.into_any()
    };
    let view = view! {
        <dl class="example">{part(t!("how-secret"), secret)}{part(t!("how-your-guess"), guess)}
            <dt>{t!("how-answer")}</dt><dd><AnswerPegs feedback=answer told pegs/></dd></dl>
        {about}
    };
    Some(view.into_any())
}

/// A secret and a guess whose answer shows as much as one can: what the kind of answer is about, and both kinds of pegs,
/// but not all of them.
fn telling_pair(rules: &Rules) -> Option<(Code, Code)> {
    const TRIES: u64 = 40;
    let code = |seed| draw_secret(rules, seed);
    let pairs = (0..TRIES).map(|seed| (code(2 * seed), code(2 * seed + 1))).filter(|(secret, guess)| secret != guess);
    let worth = |(secret, guess): &(Code, Code)| {
        let answer = rules.answer(guess, secret);
        let kinds = usize::from(answer.black() > 0) + usize::from(answer.white() > 0);
        let is_typical = rules.feedback_kind() != FeedbackKind::EachPeg || is_counted_twice(secret, guess);
        (is_typical, kinds, rules.pegs() - answer.total().min(rules.pegs()))
    };
    pairs.max_by_key(worth)
}

/// Whether one peg of the secret makes several pegs of the guess count, if every peg is judged by itself.
fn is_counted_twice(secret: &Code, guess: &Code) -> bool {
    let count = |code: &Code, color| code.colors().iter().filter(|own| **own == color).count();
    guess.colors().iter().any(|&color| (1..count(guess, color)).contains(&count(secret, color)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_tells_each_peg_from_the_usual_answer() {
        for board in ["4x6-each", "3x4-each", "5x8-each"] {
            let rules: Rules = board.parse().unwrap();
            let usual: Rules = board.trim_end_matches("-each").parse().unwrap();
            let (secret, guess) = telling_pair(&rules).unwrap();
            assert_ne!(rules.answer(&guess, &secret), usual.answer(&guess, &secret), "{board}");
        }
    }
}
