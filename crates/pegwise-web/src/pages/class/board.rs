use super::absent::Absent;
use super::door::Door;
use super::pupils::Pupils;
use super::rounds::Rounds;
use super::teacher::Teacher;
use crate::parts::Problem;
use crate::t;
use leptos::prelude::*;

#[component]
pub(super) fn Board() -> impl IntoView {
    let Some(teacher) = Teacher::begin() else { return view! { <Problem text=t!("class-board-key")/> }.into_any() };
    let shown =
        Memo::new(move |_| (teacher.is_here.get(), teacher.is_known.get(), teacher.board.with(Option::is_some)));
    let page = move || match shown.get() {
        (false, ..) => view! { <Absent/> }.into_any(),
        (true, false, _) => view! { <Problem text=t!("class-board-key")/> }.into_any(),
        (true, true, false) => view! { <p role="status">{t!("class-looking")}</p> }.into_any(),
        (true, true, true) => view! { <Door teacher/> <Rounds teacher/> <Pupils teacher/> }.into_any(),
    };
    let is_unkept = Memo::new(move |_| teacher.with(|board| board.kept == Some(false)) == Some(true));
    view! {
        {move || (!teacher.connected.get()).then(|| view! { <Problem text=t!("class-offline")/> })}
        {move || is_unkept.get().then(|| view! { <Problem text=t!("class-board-not-kept")/> })}
        {page}
    }
    .into_any()
}
