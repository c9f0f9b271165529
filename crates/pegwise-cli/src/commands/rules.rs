use crate::failure::{Failure, Outcome};
use crate::input::is_rule_file;
use crate::output::{column::column, table::Table};
use crate::rule_files;
use crate::ui::Ui;
use pegwise::api::{self, RuleFile};
use pegwise::notation::Alphabet;
use pegwise::{PRESETS, Rules};
use pegwise_text::{board, number::grouped, preset, t};

#[derive(clap::Args, Debug, Default)]
pub(crate) struct RulesArgs {
    /// Describe only this: a name, a board or a rules file
    pub(crate) game: Option<String>,
    /// Print it as a rules file in JSON, as a starting point for your own rules
    #[arg(long, requires = "game")]
    pub(crate) file: bool,
}

pub(crate) fn run(ui: &mut Ui, args: &RulesArgs) -> Outcome {
    if let Some(game) = &args.game {
        return one(ui, game, args.file);
    }
    let list = api::Presets::all();
    if ui.json() {
        return ui.result("rules", list);
    }
    let mut table = listed();
    for preset in list.presets {
        let about = preset::about(&preset.name).unwrap_or(preset.about);
        table.row([preset.name, preset.rules, grouped(preset.codes), about]);
    }
    ui.table(&table)?;
    ui.say(format!("\n{}", t!("cli-rules-variants")))
}

fn listed() -> Table {
    Table::new([column("name"), column("rules"), column("codes"), column("what-it-is")])
}

fn one(ui: &mut Ui, game: &str, as_file: bool) -> Outcome {
    if is_rule_file(game) {
        if let Some(option) = ui.setup().board_from() {
            return Err(Failure::Usage(t!("cli-board-of-file", game = game, option = option)));
        }
        let (file, rules, alphabet) = rule_files::read_with_texts(game)?;
        let heading = [file.name.clone(), file.about.clone()];
        return describe(ui, heading, &file, &rules, &alphabet, as_file);
    }
    let (rules, alphabet) = ui.setup().rules_of(game)?;
    let [about, history] = [preset::about(&game.to_lowercase()), preset::history(&game.to_lowercase())];
    let file = RuleFile { about: about.clone(), ..RuleFile::of(&rules, &alphabet) };
    describe(ui, [about, history], &file, &rules, &alphabet, as_file)
}

fn describe(
    ui: &mut Ui,
    heading: [Option<String>; 2],
    file: &RuleFile,
    rules: &Rules,
    alphabet: &Alphabet,
    as_file: bool,
) -> Outcome {
    if as_file {
        return ui.object(file);
    }
    if ui.json() {
        return ui.result("rules", file);
    }
    if ui.says_nothing() {
        let mut table = listed();
        let notation = rules.to_string();
        let named = PRESETS.iter().find(|preset| preset.notation() == notation);
        let name = file.name.clone().or_else(|| Some(named?.name.to_owned())).unwrap_or_default();
        let about = file.about.clone().or_else(|| preset::about(&name)).unwrap_or_default();
        let codes = rules.code_count().map(|codes| codes.to_string()).unwrap_or_default();
        table.row([name, notation, codes, about]);
        return ui.table(&table);
    }
    let described = [board::describe(alphabet, rules), board::told_in_words(alphabet, rules.feedback_kind())].map(Some);
    let lines = heading.into_iter().chain(described).chain([rule_files::facts(file)]);
    lines.flatten().try_for_each(|line| ui.say(line))?;
    ui.legend(alphabet, rules)
}
