use crate::t;
use leptos::prelude::*;
use pegwise_classroom::{CLASS_COLORS, CLASS_GUESSES, CLASS_NAME, CLASS_PEGS, ClassProblem};

pub(super) fn explain(problem: ClassProblem) -> String {
    match problem {
        ClassProblem::UnknownKey => t!("class-problem-key"),
        ClassProblem::WrongCode => t!("class-problem-code"),
        ClassProblem::DoorClosed => t!("class-closed"),
        ClassProblem::BadName => t!("class-problem-name", most = CLASS_NAME),
        ClassProblem::NameTaken => t!("class-problem-taken"),
        ClassProblem::RoomFull => t!("class-problem-full"),
        ClassProblem::SlowDown => t!("class-problem-fast"),
        ClassProblem::RoundOver | ClassProblem::GameOver => t!("class-problem-over"),
        ClassProblem::RowTaken | ClassProblem::RowAhead => t!("class-problem-row"),
        ClassProblem::BadGuess => t!("class-problem-guess"),
        ClassProblem::BadRules => {
            t!("class-problem-rules", pegs = CLASS_PEGS, colors = CLASS_COLORS, guesses = CLASS_GUESSES)
        }
        ClassProblem::RoundRunning => t!("class-problem-running"),
        ClassProblem::TooManyRounds => t!("class-problem-rounds"),
        _ => t!("class-problem-other"),
    }
}

#[component]
pub(super) fn Absent() -> impl IntoView {
    view! {
        <p>{t!("class-absent")}</p>
        <p>{t!("class-absent-teacher")}</p>
        <p><code>"pegwise web --class"</code></p>
        <p>{t!("class-absent-pupils")}</p>
    }
}
