use super::report::{Report, signed};
use crate::t;
use leptos::prelude::*;
use pegwise::api::{Expected, TurnReview};
use pegwise_text::number::decimal;

/// A bar, as percentages.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Bar {
    from: f64,
    long: f64,
}

fn levels(start: Expected, turns: &[TurnReview]) -> Vec<f64> {
    let after = turns.iter().scan(start.mean, |level, turn| {
        *level += turn.guess.skill_lost.mean + turn.bad_luck;
        Some(*level)
    });
    std::iter::once(start.mean).chain(after).collect()
}

fn span(start: Expected, turns: &[TurnReview]) -> (f64, f64) {
    let levels = levels(start, turns);
    let lost = levels.iter().zip(turns).map(|(level, turn)| level + turn.guess.skill_lost.mean);
    let all = || levels.iter().copied().chain(lost.clone());
    let low = all().fold(f64::INFINITY, f64::min).floor().max(0.0);
    let high = all().fold(0.0, f64::max).ceil().max(low + 1.0);
    (low, high)
}

fn bar(span: (f64, f64), from: f64, to: f64) -> Bar {
    let place = |level: f64| 100.0 * (level - span.0) / (span.1 - span.0);
    let (from, to) = (place(from.min(to)), place(from.max(to)));
    Bar { from, long: (to - from).max(0.6) }
}

fn marked(is_exact: bool, number: &str) -> String {
    if is_exact { number.to_owned() } else { format!("≈\u{a0}{number}") }
}

#[component]
pub(super) fn Chart(report: Report) -> impl IntoView {
    let review = &report.review;
    let span = span(review.start, &review.turns);
    let levels = levels(review.start, &review.turns);
    let is_exact = report.is_exact();
    let first = bar(span, review.start.mean, review.start.mean);
    let row = |(index, turn): (usize, &TurnReview)| {
        let before = levels[index];
        let (by_guess, after) = (before + turn.guess.skill_lost.mean, levels[index + 1]);
        let (skill, luck) = (bar(span, before, by_guess), bar(span, by_guess, after));
        let luck_class = if turn.bad_luck > 0.0 { "luck bad" } else { "luck good" };
        let is_cost = turn.guess.skill_lost.mean > 0.0;
        view! {
            <tr>
                <th scope="row" class="number">{turn.row}</th>
                <td class="number">{marked(turn.guess.skill_lost.is_exact(), &decimal(turn.guess.skill_lost.mean, 2))}</td>
                <td class="number">{marked(turn.guess.value.is_exact(), &signed(turn.bad_luck))}</td>
                <td class="number">{marked(is_exact, &decimal(after, 2))}</td>
                <td class="bars">
                    <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
                        <line class="level" x1=first.from x2=first.from y1="0" y2="20"/>
                        {is_cost.then(|| view! { <rect class="skill" x=skill.from width=skill.long y="1" height="8"/> })}
                        <rect class=luck_class x=luck.from width=luck.long y="11" height="8"/>
                    </svg>
                </td>
            </tr>
        }
    };
    view! {
        <div class="scroll" tabindex="0" role="region" aria-label=t!("review-chart")>
            <table class="chart">
                <caption>{t!("review-chart")}</caption>
                <thead>
                    <tr>
                        <th scope="col" class="number">{t!("row")}</th>
                        <th scope="col" class="number"><span class="swatch skill" aria-hidden="true"></span>{t!("review-by-guess")}</th>
                        <th scope="col" class="number"><span class="swatch luck" aria-hidden="true"></span>{t!("review-by-luck")}</th>
                        <th scope="col" class="number">{t!("review-level")}</th>
                        <th scope="col" class="bars"><span class="unseen">{t!("review-bars")}</span></th>
                    </tr>
                </thead>
                <tbody>
                    <tr>
                        <th scope="row" class="number">{t!("review-start")}</th>
                        <td></td><td></td>
                        <td class="number">{marked(review.start.is_exact(), &decimal(review.start.mean, 2))}</td>
                        <td class="bars">
                            <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
                                <line class="level" x1=first.from x2=first.from y1="0" y2="20"/>
                            </svg>
                        </td>
                    </tr>
                    {review.turns.iter().enumerate().map(row).collect_view()}
                </tbody>
            </table>
        </div>
        <p class="hint">{t!("review-chart-about")}</p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_lie_within_the_picture() {
        let span = (4.0, 7.0);
        assert_eq!(bar(span, 4.0, 7.0), Bar { from: 0.0, long: 100.0 });
        assert_eq!(bar(span, 7.0, 4.0), bar(span, 4.0, 7.0));
        let none = bar(span, 5.5, 5.5);
        assert!((none.from - 50.0).abs() < 1e-9 && none.long > 0.0, "{none:?}");
    }
}
