use crate::failure::Outcome;
use crate::help::placeholders;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::notation::shown;
use pegwise::{InvalidPlayer, PlayerSpec, api};
use pegwise_text::{strategy, t};

#[derive(clap::Args, Debug)]
pub(crate) struct StrategiesArgs {
    /// Describe only this one
    pub(crate) name: Option<String>,
}

pub(crate) fn run(ui: &mut Ui, args: &StrategiesArgs) -> Outcome {
    let is_tree = |name: &str| name.starts_with("tree:");
    let fits = |wanted: &str, name: &str| wanted.eq_ignore_ascii_case(name) || is_tree(wanted) && is_tree(name);
    let is_wanted = |name: &str| args.name.as_ref().is_none_or(|wanted| fits(wanted, name));
    if let Some(name) = args.name.as_ref().filter(|_| !PlayerSpec::named().any(|named| is_wanted(named.name))) {
        return Err(InvalidPlayer::UnknownName { found: shown(name) }.into());
    }
    if ui.json() {
        let mut list = api::Strategies::usual();
        list.strategies.retain(|named| is_wanted(&named.name));
        return ui.result("strategies", list);
    }
    let mut table = Table::new([column("strategy"), column("how-it-plays")]);
    for named in PlayerSpec::named().filter(|named| is_wanted(named.name)) {
        table.row([placeholders(named.name), strategy::in_short(named)]);
    }
    ui.table(&table)?;
    ui.say(format!("\n{}", t!("cli-strategies-options")))
}
