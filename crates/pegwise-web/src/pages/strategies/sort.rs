use crate::live_region::announce;
use crate::route::Route;
use crate::t;
use leptos::prelude::*;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Order {
    pub(super) key: String,
    pub(super) down: bool,
}

impl Order {
    pub(super) fn of_address(key: &'static str, down: bool) -> Memo<Order> {
        let route = Route::of_app();
        Memo::new(move |_| {
            route.fragment.with(|fragment| match fragment.get("sort") {
                Some(own) => Order { key: own.to_owned(), down: fragment.has("down") },
                None => Order { key: key.to_owned(), down },
            })
        })
    }
}

#[component]
pub(super) fn SortHead(
    label: String,
    key: &'static str,
    order: Memo<Order>,
    #[prop(optional)] number: bool,
) -> impl IntoView {
    let route = Route::of_app();
    let down = move || order.with(|order| (order.key == key).then_some(order.down));
    let name = label.clone();
    let sort = move |_| {
        let down = down() == Some(false);
        let fragment = route.fragment.get_untracked().with("sort", key);
        route.replace(&fragment.switched("down", down));
        let column = name.as_str();
        announce(if down {
            t!("strategies-sorted-down", column = column)
        } else {
            t!("strategies-sorted-up", column = column)
        });
    };
    let said = move || match down() {
        Some(true) => "descending",
        Some(false) => "ascending",
        None => "none",
    };
    let arrow = move || match down() {
        Some(true) => "▼",
        Some(false) => "▲",
        None => "",
    };
    view! {
        <th scope="col" class:number=number aria-sort=said>
            <button type="button" class="sort" on:click=sort>{label}<span aria-hidden="true">{arrow}</span></button>
        </th>
    }
}
