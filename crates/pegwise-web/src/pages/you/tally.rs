use super::Kept;
use crate::link::Fragment;
use crate::parts::{Bar, Distribution, day, describe};
use crate::route::{Page, Route};
use crate::t;
use leptos::prelude::*;
use pegwise::{Fraction, GAMES_IN_A_STRETCH, Rules, Statistics, Stretch, Tally};
use pegwise_text::catalogue::{Language, spoken};
use pegwise_text::result;

pub(super) fn board(fragment: &Fragment, statistics: &Statistics) -> Option<Rules> {
    let name = fragment.get("board")?;
    statistics.boards.iter().map(|(rules, _)| rules).find(|rules| rules.to_string() == name).cloned()
}

#[component]
pub(super) fn Tallies() -> impl IntoView {
    let route = Route::of_app();
    let Kept(kept) = expect_context();
    move || {
        let statistics = kept.with(|games| games.as_ref().ok().map(|games| Statistics::of(games.games())))?;
        let chosen = route.fragment.with(|fragment| board(fragment, &statistics));
        let own = chosen.as_ref().and_then(|rules| statistics.boards.iter().find(|(board, _)| board == rules));
        let tally = own.map_or(&statistics.person, |(_, tally)| tally).clone();
        let unknown = route.fragment.with(|fragment| fragment.has("board")) && chosen.is_none();
        let computer = (chosen.is_none() && statistics.computer.games > 0)
            .then(|| t!("you-computer", games = statistics.computer.games, won = statistics.computer.won));
        let not_counted = result::not_counted(&tally);
        let tile = |(number, about): (String, String)| view! { <div><dt>{about}</dt><dd>{number}</dd></div> };
        Some(view! {
            <section aria-labelledby="statistics">
                <h2 id="statistics">{t!("you-statistics")}</h2>
                {(statistics.boards.len() > 1).then(|| view! { <Boards statistics chosen/> })}
                {unknown.then(|| view! { <p class="hint">{t!("you-unknown-board")}</p> })}
                {trend(&tally.stretches).map(|text| view! { <p class="lead">{text}</p> })}
                <dl class="tiles">{tiles(&tally).into_iter().map(tile).collect_view()}</dl>
                {not_counted.into_iter().chain(computer).map(|text| view! { <p class="hint">{text}</p> }).collect_view()}
                <div class="charts">
                    <Distribution games=tally.distribution().to_vec()/>
                    <Stretches stretches=tally.stretches/>
                </div>
            </section>
        })
    }
}

fn fraction(fraction: Fraction, decimals: usize) -> String {
    let text = format!("{fraction:.decimals$}");
    if spoken() == Language::German { text.replace('.', ",") } else { text }
}

fn tiles(tally: &Tally) -> Vec<(String, String)> {
    let mut tiles = Vec::new();
    if let Some(rate) = tally.win_rate() {
        let percent = format!("{:.0}", rate.percent());
        let (games, won, lost, given_up) = (tally.games(), tally.won(), tally.lost, tally.given_up);
        let about = t!("you-games", games = games, won = won, lost = lost, given_up = given_up);
        tiles.push((t!("you-percent", percent = percent), about));
    }
    if let Some((mean, best)) = tally.mean_guesses().zip(tally.best()) {
        tiles.push((fraction(mean, 2), t!("you-mean", best = best)));
    }
    tiles.push((tally.streak.to_string(), t!("you-streak", longest = tally.longest_streak)));
    if let Some(skill) = tally.skill {
        let about = tally.luck.map_or_else(|| t!("you-skill"), |luck| t!("you-grades", luck = fraction(luck, 0)));
        tiles.push((fraction(skill, 0), about));
    }
    tiles
}

fn trend(stretches: &[Stretch]) -> Option<String> {
    let [first, .., last] = stretches else { return None };
    let (first, last) = first.skill.zip(last.skill)?;
    Some(t!("you-trend", first = fraction(first, 0), last = fraction(last, 0)))
}

#[component]
fn Boards(statistics: Statistics, chosen: Option<Rules>) -> impl IntoView {
    let chip = |rules: Option<&Rules>| {
        let name = rules.map_or_else(|| t!("you-all-boards"), describe);
        let fragment = rules.map_or_else(Fragment::default, |rules| Fragment::default().with("board", rules));
        let current = (rules == chosen.as_ref()).then_some("true");
        let choose = choose(fragment.clone());
        view! { <li><a class="button" href=Page::You.href(&fragment) aria-current=current on:click=choose>{name}</a></li> }
    };
    let boards = statistics.boards.iter().map(|(rules, _)| Some(rules));
    let chips: Vec<_> = std::iter::once(None).chain(boards).map(chip).collect();
    view! { <nav aria-label=t!("you-by-board")><ul class="chips" role="list">{chips}</ul></nav> }
}

fn choose(fragment: Fragment) -> impl Fn(leptos::ev::MouseEvent) {
    let route = Route::of_app();
    move |event: leptos::ev::MouseEvent| {
        if !(event.ctrl_key() || event.meta_key() || event.shift_key() || event.alt_key()) {
            event.prevent_default();
            route.replace(&fragment);
        }
    }
}

#[component]
fn Stretches(stretches: Vec<Stretch>) -> impl IntoView {
    const SHOWN: usize = 12;
    if stretches.is_empty() {
        return None;
    }
    let grade = |grade: Option<Fraction>| grade.map_or_else(|| "–".to_owned(), |grade| fraction(grade, 0));
    let row = |stretch: &Stretch| {
        let skill = stretch.skill.map_or(0, |skill| skill.numerator / skill.denominator.max(1));
        view! {
            <tr>
                <th scope="row">{day(stretch.last)}</th>
                <td class="number">{grade(stretch.skill)}</td>
                <td class="number">{grade(stretch.luck)}</td>
                <td class="bars"><Bar part=skill whole=pegwise::TOP_GRADE.into()/></td>
            </tr>
        }
    };
    let shown = stretches.iter().skip(stretches.len().saturating_sub(SHOWN)).map(row).collect_view();
    Some(view! {
        <table class="chart">
            <caption>{t!("you-stretches", games = GAMES_IN_A_STRETCH)}</caption>
            <thead>
                <tr>
                    <th scope="col">{t!("you-until")}</th>
                    <th scope="col" class="number">{t!("you-column-skill")}</th>
                    <th scope="col" class="number">{t!("you-column-luck")}</th>
                    <th scope="col" class="bars"><span class="unseen">{t!("you-drawn")}</span></th>
                </tr>
            </thead>
            <tbody>{shown}</tbody>
        </table>
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::FinishedGame;

    #[test]
    fn the_board_of_an_address_is_one_that_was_played() {
        let game: FinishedGame = "2026-11-21T11:20:00Z play won 4x6 1122:0.1 4266:4.0".parse().unwrap();
        let statistics = Statistics::of([&game]);
        let asked = |text: &str| board(&Fragment::read(text), &statistics).map(|rules| rules.to_string());
        assert_eq!(asked("board=4x6").as_deref(), Some("4x6"));
        for other in ["", "board", "board=5x8", "board=%00", "board=4x6-in2"] {
            assert_eq!(asked(other), None, "{other}");
        }
        let tiles = tiles(&statistics.person);
        assert_eq!(tiles.iter().map(|(number, _)| number.as_str()).collect::<Vec<_>>(), ["100%", "2.00", "1"]);
    }
}
