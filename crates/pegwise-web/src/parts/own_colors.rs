use super::{Problem, Unfold};
use crate::peg_style;
use crate::store::{InForce, change_settings};
use crate::store::{PegColor, USUAL_COLORS};
use crate::t;
use leptos::prelude::*;
use pegwise::{Board, Color, Rules};

const OTHER: &str = "other";

#[component]
pub(crate) fn OwnColors(rules: Rules) -> impl IntoView {
    let InForce(settings) = expect_context();
    let is_own = settings.with_untracked(|settings| !settings.colors.is_empty());
    let reset = |_| change_settings(|settings| settings.colors = Vec::new());
    let alike = alike(&rules).map(|(first, second)| {
        let text = t!("own-colors-alike", first = peg_style::symbol(first), second = peg_style::symbol(second));
        view! { <Problem text/> }
    });
    let choices = (0..rules.colors().min(USUAL_COLORS)).map(|index| choice(&rules, index)).collect_view();
    view! {
        <Unfold key="colors" summary=t!("own-colors")>
            <p>{t!("own-colors-about")}</p>
            <ul class="own-colors" role="list">{choices}</ul>
            {alike}
            {is_own.then(|| view! { <button type="button" on:click=reset>{t!("own-colors-usual")}</button> })}
        </Unfold>
    }
}

/// One colour's choice. Every change redraws the page, so nothing here is reactive.
fn choice(rules: &Rules, index: usize) -> Option<AnyView> {
    let color = rules.color(index)?;
    let (symbol, look) = (peg_style::symbol(color), peg_style::look(index));
    let usual = (0..USUAL_COLORS).map(|usual| {
        let chosen = PegColor::Usual(usual);
        view! { <option value=usual selected=look == chosen>{peg_style::name_of(&chosen, usual)}</option> }
    });
    let usual = usual.collect_view();
    let choose = move |event| {
        let chosen = event_target_value(&event).parse().map(PegColor::Usual);
        change(index, chosen.unwrap_or_else(|_| PegColor::Own { name: String::new(), paint: "#808080".to_owned() }));
    };
    let own = match look {
        PegColor::Usual(_) => None,
        PegColor::Own { name, paint } => {
            let (own_name, own_paint) = (name.clone(), paint.clone());
            let rename = move |event| {
                change(index, PegColor::Own { name: event_target_value(&event), paint: own_paint.clone() });
            };
            let repaint =
                move |event| change(index, PegColor::Own { name: own_name.clone(), paint: event_target_value(&event) });
            Some(view! {
                <input type="text" id=format!("name-{index}") maxlength="20" autocomplete="off" value=name
                    aria-label=t!("own-color-name", symbol = symbol.as_str()) placeholder=t!("own-color-name", symbol = symbol.as_str()) on:change=rename/>
                <input type="color" id=format!("paint-{index}") value=paint aria-label=t!("own-color-paint", symbol = symbol.as_str()) on:change=repaint/>
            })
        }
    };
    Some(view! {
        <li>
            <span class=peg_style::class(Some(color)) style:--paint=peg_style::paint(Some(color)) aria-hidden="true">{symbol.clone()}</span>
            <select id=format!("color-{index}") aria-label=t!("own-color", symbol = symbol.as_str()) on:change=choose>
                {usual}
                <option value=OTHER selected=own.is_some()>{t!("own-color-other")}</option>
            </select>
            {own}
        </li>
    }.into_any())
}

fn change(index: usize, look: PegColor) {
    change_settings(|settings| settings.colors = changed(&settings.colors, index, look));
}

fn changed(colors: &[PegColor], index: usize, look: PegColor) -> Vec<PegColor> {
    let mut colors = colors.to_vec();
    colors.extend((colors.len()..=index).map(PegColor::Usual));
    colors[index] = look;
    while colors.last().is_some_and(|last| *last == PegColor::Usual(colors.len() - 1)) {
        colors.pop();
    }
    colors
}

fn alike(board: &Board) -> Option<(Color, Color)> {
    let colors: Vec<Color> = (0..board.colors().min(USUAL_COLORS)).filter_map(|index| board.color(index)).collect();
    let names: Vec<String> = colors.iter().map(|&color| peg_style::name(color).to_lowercase()).collect();
    let second = (1..names.len()).find(|&second| names[..second].contains(&names[second]))?;
    let first = names.iter().position(|name| *name == names[second])?;
    Some((colors[first], colors[second]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_as_usual_is_not_kept() {
        let purple = changed(&[], 1, PegColor::Usual(7));
        assert_eq!(purple, [PegColor::Usual(0), PegColor::Usual(7)]);
        assert_eq!(changed(&purple, 1, PegColor::Usual(1)), []);
        assert_eq!(changed(&purple, 0, PegColor::Usual(4)).len(), 2);
    }

    #[test]
    fn colours_that_are_called_alike_are_found() {
        let board = Board::classic();
        assert_eq!(alike(&board), None);
        peg_style::paint_with(&changed(&[], 1, PegColor::Usual(3)));
        assert_eq!(alike(&board), board.color(1).zip(board.color(3)));
        peg_style::paint_with(&changed(&[], 1, PegColor::Usual(7)));
        assert_eq!(alike(&board), None);
        peg_style::paint_with(&[]);
    }
}
