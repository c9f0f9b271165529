use super::View;
use super::choice::{Choice, ChoiceForm};
use super::evaluate::TooLarge;
use super::numbers::{Distribution, Mean, mean};
use super::stoppable::{Stoppable, Stopped};
use crate::engine::{Reply, request, use_reply};
use crate::focus;
use crate::link::Fragment;
use crate::live_region::announce;
use crate::parts::{
    AnswerPegs, Bar, CodeEntry, CodePegs, Problem, TurnRow, Work, describe, explain_failure, explain_notation,
    explain_turn,
};
use crate::peg_style;
use crate::route::{Page, Route};
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::api::{TreeAnswer, TreePosition};
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{Code, Evaluation, Feedback, InvalidTurn, Rules};
use pegwise_text::number::decimal;
use std::cmp::Reverse;

#[derive(Clone, PartialEq, Debug)]
struct Place {
    choice: Choice,
    answers: Vec<Feedback>,
}

impl Place {
    fn read(fragment: &Fragment) -> Result<Option<Self>, String> {
        let Some(choice) = Choice::read(fragment)? else { return Ok(None) };
        let answers = fragment.get("path").unwrap_or_default().split_whitespace();
        let answers = answers.map(|answer| {
            Alphabet::canonical().read_feedback(&choice.rules, answer).map_err(|error| explain_notation(&error))
        });
        let answers = answers.collect::<Result<_, _>>()?;
        Ok(Some(Place { choice, answers }))
    }

    fn written(&self) -> Vec<String> {
        self.answers.iter().map(ToString::to_string).collect()
    }

    fn href(&self, answers: &[Feedback]) -> String {
        let fragment = self.choice.write(View::Tree);
        let path = answers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
        Page::Strategies.href(&if path.is_empty() { fragment } else { fragment.with("path", path) })
    }

    fn then(&self, answer: Feedback) -> String {
        let answers: Vec<Feedback> = self.answers.iter().copied().chain([answer]).collect();
        self.href(&answers)
    }
}

#[component]
pub(super) fn Tree() -> impl IntoView {
    let route = Route::of_app();
    let place = Memo::new(move |_| route.fragment.with(Place::read));
    // A page that opens on a node leaves the focus where it is.
    let is_opened = place.with_untracked(|place| matches!(place, Ok(Some(_))));
    let wanted = move || place.get().ok().flatten().filter(|place| !place.choice.is_too_large());
    let Stoppable { asked, stopped } = Stoppable::ask(move || {
        let place = wanted()?;
        let (rules, strategy) = (place.choice.rules.to_string(), place.choice.strategy.clone());
        Some(request::tree(rules, strategy, place.written()))
    });
    // The node is shown until the next one arrives, so that the page does not jump.
    let shown = RwSignal::new(None::<(Place, Result<TreePosition, String>)>);
    Effect::new(move |_| {
        let node = match asked.reply.get() {
            Some(Reply::TreePosition(position)) => Ok(position),
            Some(Reply::Failed(failure)) if !stopped.get_untracked() => Err(explain_failure(&failure)),
            _ => return,
        };
        let Some(place) = place.get_untracked().ok().flatten() else { return };
        let is_walking = !is_opened || shown.with_untracked(Option::is_some);
        shown.set(Some((place, node)));
        if is_walking {
            focus::on("#node");
        }
    });
    let of_choice = move || {
        let choice = wanted()?.choice;
        shown.get().filter(|(place, _)| place.choice == choice)
    };
    view! {
        <h2>{t!("strategies-tree-heading")}</h2>
        <p>{t!("strategies-tree-about")}</p>
        {move || {
            let chosen = place.with(|place| matches!(place, Ok(Some(_))));
            if chosen {
                view! { <details class="panel"><summary>{t!("strategies-another-tree")}</summary><ChoiceForm view=View::Tree submit=t!("strategies-walk")/></details> }.into_any()
            } else {
                view! { <ChoiceForm view=View::Tree submit=t!("strategies-walk")/> }.into_any()
            }
        }}
        <Work asked/>
        <Stopped stopped/>
        {move || match place.get() {
            Err(text) => view! { <Problem text/> }.into_any(),
            Ok(Some(place)) if place.choice.is_too_large() => view! { <TooLarge choice=place.choice/> }.into_any(),
            Ok(_) => ().into_any(),
        }}
        {move || of_choice().map(|(place, node)| match node {
            Ok(position) => view! { <Node place position/> }.into_any(),
            Err(text) => {
                let start = place.href(&[]);
                view! {
                    <Problem text>
                        <p class="buttons"><a class="button" href=start>{t!("strategies-tree-start")}</a></p>
                    </Problem>
                }.into_any()
            }
        })}
    }
}

#[component]
fn Node(place: Place, position: TreePosition) -> impl IntoView {
    let rules = place.choice.rules.clone();
    let record = record(&rules, &position);
    let assistant = Page::Assistant.href(&Fragment::default().with("game", &record));
    let turns = record.history;
    let (number, told) = (turns.len() + 1, rules.feedback_kind());
    let heading = match rules.read_guess(&position.guess) {
        Ok(guess) => view! { {t!("guess-number", number = number)}" "<CodePegs code=guess/> }.into_any(),
        Err(_) => view! { {t!("guess-number", number = number)}" "{position.guess.clone()} }.into_any(),
    };
    let rows = turns.into_iter().enumerate().map(|(index, turn)| {
        let back = place.href(&place.answers[..index.min(place.answers.len())]);
        view! { <TurnRow number=index + 1 turn told><a class="back" href=back>{t!("strategies-tree-back", guess = index + 1)}</a></TurnRow> }
    });
    let about = match (position.secrets, position.can_be_secret) {
        (1, _) => t!("strategies-node-only"),
        (codes, true) => t!("strategies-node-can-win", codes = codes),
        (codes, false) => t!("strategies-node-cannot-win", codes = codes),
    };
    let evaluation = Evaluation::new(position.distribution.clone());
    let title = t!("strategies-outcome", strategy = strategy::name(&place.choice.strategy), board = describe(&rules));
    let (way, follow) = (number > 1, place.clone());
    view! {
        <section class="node" aria-label=title.clone()>
            <p class="about">{title.clone()}</p>
            {way.then(|| view! { <ol class="board" role="list" aria-label=t!("strategies-tree-way")>{rows.collect_view()}</ol> })}
            <h3 id="node" tabindex="-1">{heading}</h3>
            <p>{about}</p>
            <dl class="figures">
                <div><dt>{t!("strategies-mean-from-here")}</dt><dd><Mean total=position.total secrets=position.secrets/></dd></div>
                <div><dt>{t!("strategies-max-from-here")}</dt><dd>{position.max}</dd></div>
            </dl>
            {(position.secrets > 1).then(|| view! { <Answers place=place.clone() position=position.clone()/> })}
            <h4>{t!("strategies-distribution-from-here")}</h4>
            <Distribution evaluation/>
            <p class="buttons"><a class="button" href=assistant>{t!("strategies-to-assistant")}</a></p>
        </section>
        <FollowSecret place=follow/>
    }
}

fn record(rules: &Rules, position: &TreePosition) -> GameRecord {
    let read = format!("{rules} {}", position.game).parse();
    read.unwrap_or_else(|_| GameRecord { rules: rules.clone(), history: Vec::new() })
}

#[component]
fn Answers(place: Place, position: TreePosition) -> impl IntoView {
    let rules = &place.choice.rules;
    let (win, told, codes) = (position.can_be_secret.then(|| rules.win()), rules.feedback_kind(), position.secrets);
    let children = position.answers.into_iter().filter(|child| child.guess.is_some());
    let children = children.filter_map(|child| Some((rules.read_feedback(&child.feedback).ok()?, child)));
    let mut children: Vec<(Feedback, TreeAnswer)> = children.collect();
    children.sort_by_key(|(_, child)| Reverse(child.secrets));
    let branch = |(answer, child): (Feedback, TreeAnswer)| {
        let address = place.then(answer);
        let guess = rules.read_guess(child.guess.as_deref().unwrap_or_default());
        let mean = decimal(mean(child.total, child.secrets), 2);
        view! {
            <li>
                <div>
                    <a class="next" href=address>
                        <AnswerPegs feedback=answer told/>{guess.ok().map(|code| view! { <CodePegs code/> })}
                    </a>
                    <Bar part=child.secrets whole=codes/>
                    <span class="quiet">{t!("strategies-branch", codes = child.secrets, mean = mean, max = child.max)}</span>
                </div>
            </li>
        }
    };
    let found = win.map(|feedback| {
        view! { <li><div><AnswerPegs feedback told/><span class="done">"✓ "{t!("strategies-found")}</span></div></li> }
    });
    view! {
        <h4>{t!("strategies-answers")}</h4>
        <ul class="tree answers" role="list">{children.into_iter().map(branch).collect_view()}{found}</ul>
    }
}

#[component]
fn FollowSecret(place: Place) -> impl IntoView {
    let route = Route::of_app();
    let secret = RwSignal::new(None::<Code>);
    let problem = RwSignal::new(None);
    let choice = place.choice.clone();
    let asked = use_reply(move || {
        let secret = secret.get()?.to_string();
        Some(request::follow(choice.rules.to_string(), choice.strategy.clone(), secret))
    });
    let way = place.clone();
    Effect::new(move |_| match asked.reply.get() {
        Some(Reply::TreePosition(position)) => {
            let turns = record(&way.choice.rules, &position).history;
            let guesses = turns.len() + 1;
            let code = secret.get_untracked().map(|code| peg_style::write(&code)).unwrap_or_default();
            announce(t!("strategies-followed", code = code, guesses = guesses));
            let path = turns.iter().map(|turn| turn.feedback.to_string()).collect::<Vec<_>>().join(" ");
            route.go(Page::Strategies, &way.choice.write(View::Tree).with("path", path));
        }
        Some(Reply::Failed(failure)) => problem.set(Some(explain_failure(&failure))),
        _ => {}
    });
    let rules: Rules = place.choice.rules.clone();
    let own = rules.clone();
    let follow = Callback::new(move |code: Code| match own.check_code(&code) {
        Ok(()) => {
            problem.set(None);
            secret.set(Some(code));
        }
        Err(reason) => problem.set(Some(explain_turn(&InvalidTurn::Guess { guess: code, reason }))),
    });
    view! {
        <details class="panel">
            <summary>{t!("strategies-follow")}</summary>
            <p class="hint">{t!("strategies-follow-about")}</p>
            <CodeEntry rules label=t!("strategies-follow-code") submit=t!("strategies-follow-submit") on_code=follow secret=true/>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <Work asked/>
        </details>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Option<Place>, String> {
        Place::read(&Fragment::read(text))
    }

    #[test]
    fn places_are_read() {
        let place = read("view=tree&board=4x6&strategy=knuth&path=1.1+02").unwrap().unwrap();
        assert_eq!(place.written(), ["1.1", "0.2"]);
        assert_eq!(place.href(&[]), "strategies/#view=tree&board=4x6&strategy=knuth");
        let address = place.then(Rules::classic().feedback(2, 0).unwrap());
        assert_eq!(address, "strategies/#view=tree&board=4x6&strategy=knuth&path=1.1+0.2+2.0");
        let read_back = read(address.split_once('#').unwrap().1).unwrap().unwrap();
        assert_eq!(read_back.written(), ["1.1", "0.2", "2.0"]);
        assert_eq!(read("board=4x6&strategy=knuth").unwrap().unwrap().answers, []);
        assert_eq!(read("view=tree"), Ok(None));
    }

    #[test]
    fn broken_places_are_refused_in_words() {
        for path in ["x", "3.1", "9.9", "1.1+%00", "🦀"] {
            assert!(!read(&format!("board=4x6&strategy=knuth&path={path}")).unwrap_err().is_empty(), "{path}");
        }
    }
}
