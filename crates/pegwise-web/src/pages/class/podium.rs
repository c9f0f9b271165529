//! The end of a round for the class: the code, the fewest guesses, and thanks to everyone. Nobody is last.

use super::teacher::Teacher;
use crate::parts::CodePegs;
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Rules};
use pegwise_classroom::{ClassBoard, ClassStanding};

const STEPS: usize = 3;

/// The names of those who needed equally many guesses.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    guesses: usize,
    names: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Results {
    /// The fewest guesses first. If everyone would have a place, the last one is left out.
    places: Vec<Place>,
    others: usize,
    /// At least half of those who broke the code needed this many guesses or fewer, if that says something.
    half: Option<usize>,
    nobody: bool,
}

impl Results {
    fn of(board: &ClassBoard) -> Self {
        let won = board.pupils.iter().filter(|pupil| pupil.standing == Some(ClassStanding::Won));
        let mut won: Vec<(usize, &str)> = won.map(|pupil| (pupil.guesses, pupil.name.as_str())).collect();
        won.sort_by_key(|&(guesses, name)| (guesses, name.to_lowercase()));
        let place = |equal: &[(usize, &str)]| Place {
            guesses: equal[0].0,
            names: equal.iter().map(|(_, name)| (*name).to_owned()).collect(),
        };
        let mut places: Vec<Place> = won.chunk_by(|one, other| one.0 == other.0).take(STEPS).map(place).collect();
        let named = |places: &[Place]| places.iter().map(|place| place.names.len()).sum::<usize>();
        let all = board.pupils.len();
        if places.len() > 1 && named(&places) == all {
            places.pop();
        }
        let half = won.get(won.len().saturating_sub(1) / 2).filter(|_| won.len() > STEPS);
        Results {
            others: all - named(&places),
            half: half.map(|(guesses, _)| *guesses),
            nobody: won.is_empty() && all > 0,
            places,
        }
    }
}

#[component]
pub(super) fn Podium(teacher: Teacher) -> impl IntoView {
    let results = Memo::new(move |_| teacher.with(Results::of).unwrap_or_default());
    let secret = Memo::new(move |_| teacher.with(secret).flatten());
    let place = |Place { guesses, names }: Place| {
        let name = |name: String| view! { <strong>{name}</strong> };
        view! {
            <li>
                <span class="names">{names.into_iter().map(name).collect_view()}</span>
                <span class="step">{t!("class-board-guesses", guesses = guesses)}</span>
            </li>
        }
    };
    let places = move || {
        let places = results.with(|results| results.places.clone());
        (!places.is_empty()).then(|| {
            view! {
                <ol class="podium" role="list" aria-label=t!("class-podium")>{places.into_iter().map(place).collect_view()}</ol>
            }
        })
    };
    let said = move || {
        results.with(|results| {
            let half = results.half.map(|guesses| t!("class-half", guesses = guesses));
            let nobody = results.nobody.then(|| t!("class-nobody"));
            let thanks = (!results.nobody).then(|| t!("class-thanks", others = results.others));
            [half, nobody, thanks].into_iter().flatten().map(|text| view! { <p>{text}</p> }).collect_view()
        })
    };
    view! {
        <div class="finish">
            {move || secret.get().map(|code| view! { <p class="secret"><span>{t!("class-secret")}" "</span><CodePegs code/></p> })}
            {places}
            <div class="thanks">{said}</div>
        </div>
    }
}

/// The code, if everyone had the same one.
fn secret(board: &ClassBoard) -> Option<Code> {
    let round = board.round.as_ref()?;
    let rules: Rules = round.rules.parse().ok()?;
    rules.read_code(round.secret.as_ref()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_classroom::ClassPupil;

    fn results(pupils: &[(&str, usize, ClassStanding)]) -> Results {
        let pupil = |(at, &(name, guesses, standing)): (usize, &(&str, usize, ClassStanding))| ClassPupil {
            pupil: at + 1,
            name: name.to_owned(),
            away: false,
            guesses,
            standing: Some(standing),
            seconds: None,
        };
        Results::of(&ClassBoard {
            code: "BCDFG".to_owned(),
            addresses: Vec::new(),
            open: true,
            kept: None,
            round: None,
            pupils: pupils.iter().enumerate().map(pupil).collect(),
        })
    }

    fn places(results: &Results) -> Vec<(usize, Vec<&str>)> {
        results.places.iter().map(|place| (place.guesses, place.names.iter().map(String::as_str).collect())).collect()
    }

    #[test]
    fn equally_many_guesses_share_a_place_and_everyone_else_is_counted() {
        use ClassStanding::{Lost, Stopped, Won};
        let found = results(&[
            ("Zoë", 4, Won),
            ("anna", 4, Won),
            ("Ben", 6, Won),
            ("Cem", 5, Won),
            ("Dora", 7, Won),
            ("Eva", 10, Lost),
            ("Finn", 2, Stopped),
        ]);
        assert_eq!(places(&found), [(4, vec!["anna", "Zoë"]), (5, vec!["Cem"]), (6, vec!["Ben"])]);
        assert_eq!((found.others, found.half, found.nobody), (3, Some(5), false));
    }

    #[test]
    fn nobody_is_last() {
        use ClassStanding::{Lost, Won};
        let found = results(&[("Anna", 3, Won), ("Ben", 5, Won), ("Cem", 8, Won)]);
        assert_eq!((places(&found), found.others), (vec![(3, vec!["Anna"]), (5, vec!["Ben"])], 1));
        let found = results(&[("Anna", 3, Won), ("Ben", 3, Won)]);
        assert_eq!((places(&found), found.others), (vec![(3, vec!["Anna", "Ben"])], 0));
        let found = results(&[("Anna", 10, Lost), ("Ben", 10, Lost)]);
        assert_eq!((places(&found).len(), found.others, found.nobody), (0, 2, true));
        assert_eq!(results(&[]), Results::default());
    }
}
