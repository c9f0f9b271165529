use super::atlas::{self, Damaged, Optimum, Run};
use crate::link::Fragment;
use crate::parts::Problem;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoFile {
    Missing,
    Damaged(Damaged),
}

#[derive(Clone, Debug)]
pub(super) enum File<T> {
    Loading,
    Rows(Vec<T>),
    Nothing(NoFile),
}

impl<T> File<T> {
    pub(super) fn is_loading(&self) -> bool {
        matches!(self, File::Loading)
    }

    pub(super) fn rows(&self) -> &[T] {
        if let File::Rows(rows) = self { rows } else { &[] }
    }

    pub(super) fn problem(&self) -> Option<NoFile> {
        if let File::Nothing(problem) = self { Some(*problem) } else { None }
    }
}

pub(super) const RUNS: &str = "atlas.csv";
pub(super) const OPTIMA: &str = "optima.csv";

#[derive(Clone, Copy)]
pub(super) struct Files {
    pub(super) runs: RwSignal<File<Run>>,
    pub(super) optima: RwSignal<File<Optimum>>,
}

impl Files {
    pub(super) fn load() -> Self {
        let files = Files { runs: RwSignal::new(File::Loading), optima: RwSignal::new(File::Loading) };
        files.again();
        files
    }

    fn again(self) {
        load(RUNS, self.runs, atlas::read_runs);
        load(OPTIMA, self.optima, atlas::read_optima);
    }
}

fn load<T: Send + Sync + 'static>(
    name: &'static str,
    file: RwSignal<File<T>>,
    read: fn(&str) -> Result<Vec<T>, Damaged>,
) {
    leptos::task::spawn_local(async move {
        let loaded = match fetch(&address(name)).await.map(|text| read(&text)) {
            Some(Ok(rows)) => File::Rows(rows),
            Some(Err(damaged)) => File::Nothing(NoFile::Damaged(damaged)),
            None => File::Nothing(NoFile::Missing),
        };
        file.try_set(loaded);
    });
}

pub(super) fn address(name: &str) -> String {
    Page::Home.href(&Fragment::default()) + name
}

async fn fetch(address: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let response: web_sys::Response = response.dyn_into().ok().filter(web_sys::Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}

#[component]
pub(super) fn FileProblem(name: &'static str, problem: NoFile, files: Files) -> impl IntoView {
    let text = match problem {
        NoFile::Missing => t!("strategies-missing", file = name),
        NoFile::Damaged(Damaged { line }) => t!("strategies-damaged", file = name, line = line),
    };
    view! {
        <Problem text>
            <p class="buttons"><button type="button" on:click=move |_| files.again()>{t!("strategies-load-again")}</button></p>
        </Problem>
    }
}
