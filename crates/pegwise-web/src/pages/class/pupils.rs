use super::asking::results;
use super::teacher::Teacher;
use crate::focus;
use crate::live_region::announce;
use crate::parts::{Problem, save};
use crate::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use pegwise_classroom::{CLASS_NAME, ClassPupil, ClassRequest, ClassStanding};
use web_sys::Blob;

const CHANGED: &str = "class-changed";

const FILE: &str = "pegwise-class.csv";

#[component]
pub(super) fn Pupils(teacher: Teacher) -> impl IntoView {
    let changed = RwSignal::new(None::<usize>);
    let count = Memo::new(move |_| teacher.with(|board| board.pupils.len()).unwrap_or(0));
    let numbers = Memo::new(move |_| {
        let mut pupils = teacher.with(|board| board.pupils.clone()).unwrap_or_default();
        pupils.sort_by_key(|pupil| in_order(&pupil.name));
        pupils.into_iter().map(|pupil| pupil.pupil).collect::<Vec<_>>()
    });
    view! {
        <section>
            <h2>{move || t!("class-board-pupils", pupils = count.get())}</h2>
            {move || (count.get() == 0).then(|| view! { <p>{t!("class-board-nobody")}</p> })}
            {move || changed.get().map(|number| view! { <Change teacher number changed/> })}
            <ul class="class-pupils" role="list">
                <For each=move || numbers.get() key=|number| *number let:number><Pupil teacher number changed/></For>
            </ul>
            <Results teacher/>
        </section>
    }
}

/// Returns the sort key of a name, which puts Pupil 2 before Pupil 10.
fn in_order(name: &str) -> (String, u64) {
    let letters = name.trim_end_matches(|c: char| c.is_ascii_digit());
    (letters.to_lowercase(), name[letters.len()..].parse().unwrap_or_default())
}

fn find(teacher: Teacher, number: usize) -> Option<ClassPupil> {
    teacher.with(|board| board.pupils.iter().find(|pupil| pupil.pupil == number).cloned()).flatten()
}

#[component]
fn Pupil(teacher: Teacher, number: usize, changed: RwSignal<Option<usize>>) -> impl IntoView {
    let pupil = Memo::new(move |_| find(teacher, number));
    let name = move || pupil.with(|pupil| pupil.as_ref().map(|pupil| pupil.name.clone())).unwrap_or_default();
    let away =
        move || pupil.with(|pupil| pupil.as_ref().is_some_and(|pupil| pupil.away)).then(|| t!("class-board-away"));
    let standing = move || pupil.with(|pupil| pupil.as_ref().and_then(told));
    let change = move |_| {
        changed.set(Some(number));
        focus::on(format!("#{CHANGED}"));
    };
    let is_done =
        move || pupil.with(|pupil| pupil.as_ref().is_some_and(|pupil| pupil.standing == Some(ClassStanding::Won)));
    view! {
        <li class:won=is_done>
            <span><strong>{name}</strong>{move || away().map(|away| view! { <span class="quiet">" ("{away}")"</span> })}</span>
            <span>{standing}</span>
            <button type="button" class="change" aria-label=move || t!("class-board-change", name = name()) on:click=change>
                <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 17l1-4L14 3l3 3L7 16z"/></svg>
            </button>
        </li>
    }
}

fn told(pupil: &ClassPupil) -> Option<String> {
    let standing = match pupil.standing? {
        ClassStanding::Won => t!("class-board-won"),
        ClassStanding::Lost => t!("class-board-lost"),
        ClassStanding::Stopped => t!("class-board-stopped"),
        _ => t!("class-board-playing"),
    };
    let guesses = t!("class-board-guesses", guesses = pupil.guesses);
    let time = pupil.seconds.map(|seconds| t!("class-board-seconds", seconds = seconds));
    Some([Some(guesses), Some(standing), time].into_iter().flatten().collect::<Vec<_>>().join(", "))
}

#[component]
fn Change(teacher: Teacher, number: usize, changed: RwSignal<Option<usize>>) -> impl IntoView {
    let own = untrack(|| find(teacher, number)).map(|pupil| pupil.name).unwrap_or_default();
    let name = RwSignal::new(own.clone());
    let before = own.clone();
    Effect::new(move |_| {
        if find(teacher, number).is_none_or(|pupil| pupil.name != before) {
            changed.set(None);
        }
    });
    let is_asked = RwSignal::new(false);
    let removal = own.clone();
    let remove = move |_| {
        if is_asked.get_untracked() {
            teacher.act(ClassRequest::Remove { pupil: number });
        } else {
            announce(t!("class-board-remove-sure", name = removal.as_str()));
            is_asked.set(true);
        }
    };
    let rename = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked();
        if find(teacher, number).is_some_and(|pupil| pupil.name == name.trim()) {
            return changed.set(None);
        }
        teacher.act(ClassRequest::Rename { pupil: number, name });
    };
    let (title, asked) = (own.clone(), own);
    view! {
        <form class="panel" aria-labelledby=CHANGED on:submit=rename>
            <h3 id=CHANGED tabindex="-1">{t!("class-board-change", name = title)}</h3>
            <label>{t!("class-board-name")}<input type="text" required maxlength=(2 * CLASS_NAME).to_string() autocomplete="off" bind:value=name/></label>
            <p class="buttons">
                <button type="submit" class="main">{t!("class-board-rename")}</button>
                <button type="button" on:click=remove on:blur=move |_| is_asked.set(false)>
                    {move || if is_asked.get() { t!("class-board-remove-sure", name = asked.as_str()) } else { t!("class-board-remove") }}
                </button>
                <button type="button" on:click=move |_| changed.set(None)>{t!("class-board-back")}</button>
            </p>
        </form>
    }
}

#[component]
fn Results(teacher: Teacher) -> impl IntoView {
    let failed = RwSignal::new(false);
    let get = move |_| {
        spawn_local(async move {
            let file = results(&teacher.key()).await.ok().and_then(|text| {
                // `text()` removes the byte order mark, which spreadsheets need to recognise UTF-8.
                let parts = js_sys::Array::of2(&"\u{feff}".into(), &text.into());
                Blob::new_with_str_sequence(&parts).ok()
            });
            if failed.try_set(file.is_none()).is_none()
                && let Some(file) = file
            {
                save(&file, FILE);
            }
        });
    };
    view! {
        <p class="buttons"><button type="button" on:click=get>{t!("class-board-results")}</button></p>
        {move || failed.get().then(|| view! { <Problem text=t!("class-board-results-failed")/> })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_the_order_of_their_numbers() {
        let mut names = ["Pupil 10", "anna", "Pupil 2", "Ben", "pupil 1"];
        names.sort_by_key(|name| in_order(name));
        assert_eq!(names, ["anna", "Ben", "pupil 1", "Pupil 2", "Pupil 10"]);
    }
}
