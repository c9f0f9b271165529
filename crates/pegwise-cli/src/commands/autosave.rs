use super::saved::{local, name};
use crate::failure::{Failure, Outcome};
use crate::job;
use crate::options::Kept;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use crate::unfinished::{KeptGame, Slot, UnfinishedGames};
use pegwise::{Challenge, Matchup, SealedSecret, UnfinishedGame, api};
use pegwise_text::t;

#[derive(Debug)]
pub(crate) struct Autosave {
    slot: Option<Slot>,
    secret: Option<Challenge>,
    verb: &'static str,
    is_failing: bool,
}

impl Autosave {
    /// `secret` is a secret that no seed reproduces. If it is too long for a line, the game is not saved.
    pub(crate) fn new(ui: &Ui, verb: &'static str, secret: Option<&SealedSecret>) -> Self {
        let secret = secret.map(|sealed| Challenge::new(sealed.clone()));
        let wanted = is_wanted(ui) && !matches!(secret, Some(Err(_)));
        let games = UnfinishedGames::of_this_person().ok().filter(|_| wanted);
        Autosave {
            slot: games.map(|games| games.begin()),
            secret: secret.and_then(Result::ok),
            verb,
            is_failing: false,
        }
    }

    pub(crate) fn save(&mut self, ui: &mut Ui, game: UnfinishedGame) -> Outcome {
        let Some(slot) = &mut self.slot else { return Ok(()) };
        let game = self.secret.iter().cloned().fold(game, UnfinishedGame::with_secret);
        let saved = slot.save(&game.with_symbols(&ui.setup().alphabet));
        // A failure is reported once, not after every move.
        let was_failing = std::mem::replace(&mut self.is_failing, saved.is_err());
        match saved {
            Err(problem) if !was_failing => ui.complain(t!("unfinished-not-kept", reason = problem.to_string())),
            _ => Ok(()),
        }
    }

    /// Asks for a line. If the program is ended before [`Autosave::end`], it says how to continue the game.
    pub(crate) fn ask(&self, ui: &mut Ui, question: &str) -> Outcome<Option<String>> {
        let is_kept = self.slot.as_ref().is_some_and(Slot::is_kept);
        let command = format!("pegwise {} --continue", self.verb);
        job::set_last_words(is_kept.then(|| t!("unfinished-go-on", command = command)));
        ui.ask(question)
    }

    pub(crate) fn end(&mut self, ui: &mut Ui) -> Outcome {
        job::set_last_words(None);
        match self.slot.as_mut().map_or(Ok(()), Slot::end) {
            Ok(()) => Ok(()),
            Err(problem) => ui.complain(problem),
        }
    }
}

pub(crate) fn resumed(
    ui: &Ui,
    which: Kept,
    verb: &'static str,
    is_wanted: fn(Matchup) -> bool,
) -> Outcome<(UnfinishedGame, Autosave)> {
    if let Some(option) = ui.setup().board_from() {
        return Err(Failure::Usage(t!("unfinished-own-board", option = option)));
    }
    let games = UnfinishedGames::of_this_person()?.list();
    let kept = match which {
        Kept::Number(number) => numbered(&games, number)?,
        Kept::Last => {
            let mut wanted = games.iter().filter(|kept| kept.game.as_ref().is_ok_and(|game| is_wanted(game.matchup())));
            wanted.next().ok_or_else(|| Failure::No(t!("unfinished-none")))?
        }
    };
    let game = readable(kept)?;
    if let Kept::Number(number) = which
        && !is_wanted(game.matchup())
    {
        let other = if verb == "play" { "break" } else { "play" };
        let command = format!("pegwise {other} --continue {number}");
        return Err(Failure::Usage(t!("unfinished-other-kind", command = command)));
    }
    let slot = kept.open(&game)?.ok_or_else(|| Failure::No(t!("unfinished-open")))?;
    let secret = game.secret().cloned();
    Ok((game, Autosave { slot: Some(slot), secret, verb, is_failing: false }))
}

pub(crate) fn of_seed(ui: &Ui, verb: &'static str, seed: u64) -> Outcome<Option<(UnfinishedGame, Autosave)>> {
    let games = if is_wanted(ui) { UnfinishedGames::of_this_person()?.list() } else { Vec::new() };
    let is_it = |game: &UnfinishedGame| game.matchup().seed() == Some(seed) && game.game().rules == ui.setup().rules;
    for kept in &games {
        let Some(game) = kept.game.as_ref().ok().filter(|game| is_it(game)) else { continue };
        let slot = kept.open(game)?.ok_or_else(|| Failure::No(t!("unfinished-open")))?;
        return Ok(Some((game.clone(), Autosave { slot: Some(slot), secret: None, verb, is_failing: false })));
    }
    Ok(None)
}

fn is_wanted(ui: &Ui) -> bool {
    ui.asks() && !ui.json() && ui.setup().keeps_games
}

pub(crate) fn numbered(games: &[KeptGame], number: usize) -> Outcome<&KeptGame> {
    let game = number.checked_sub(1).and_then(|index| games.get(index));
    game.ok_or_else(|| Failure::Usage(t!("unfinished-no-number", number = number, games = games.len())))
}

pub(crate) fn list(ui: &mut Ui) -> Outcome {
    let games = UnfinishedGames::of_this_person()?.list();
    if ui.json() {
        let alphabet = &ui.setup().alphabet;
        let (mut shape, numbered) = (api::UnfinishedGames { games: vec![], unreadable: vec![] }, (1..).zip(&games));
        for (number, kept) in numbered {
            match &kept.game {
                Ok(game) => shape.games.push(api::UnfinishedGame::new(number, game, alphabet)),
                Err(reason) => shape.unreadable.push(api::UnreadableFile {
                    number,
                    path: kept.path.display().to_string(),
                    message: reason.to_string(),
                }),
            }
        }
        return ui.result("history unfinished", shape);
    }
    if ui.setup().format.is_bare() {
        let readable: Vec<_> = (1..).zip(&games).filter_map(|(n, kept)| Some((n, kept.game.as_ref().ok()?))).collect();
        let table = table(&readable);
        return ui.table(&table);
    }
    if games.is_empty() {
        return ui.say(t!("unfinished-nothing"));
    }
    for (number, kept) in (1..).zip(&games) {
        ui.line(match &kept.game {
            Ok(game) => t!(
                "unfinished-line",
                number = number,
                time = local(game.time(), "%F %H:%M"),
                sides = sides(game.matchup()),
                board = name(&game.alphabet(), &game.game().rules),
                guesses = game.game().history.len()
            ),
            Err(_) => t!("unfinished-broken", number = number, file = kept.path.display().to_string()),
        })?;
    }
    ui.say(format!("\n{}", t!("unfinished-how")))
}

fn table(games: &[(usize, &UnfinishedGame)]) -> Table {
    Table::of(
        games,
        [
            (column("game"), &|(number, _)| number.to_string()),
            (column("time"), &|(_, game)| game.time().to_string()),
            (column("matchup"), &|(_, game)| game.matchup().name().to_owned()),
            (column("board"), &|(_, game)| name(&game.alphabet(), &game.game().rules)),
            (column("guesses"), &|(_, game)| game.game().history.len().to_string()),
        ],
    )
}

pub(crate) fn discard(ui: &mut Ui, number: usize) -> Outcome {
    let games = UnfinishedGames::of_this_person()?.list();
    if !numbered(&games, number)?.discard()? {
        return Err(Failure::No(t!("unfinished-open")));
    }
    ui.say(t!("unfinished-discarded", number = number))
}

fn sides(matchup: Matchup) -> String {
    match matchup {
        Matchup::Play { .. } => t!("sides-play"),
        Matchup::Evil => t!("sides-evil"),
        Matchup::Hotseat => t!("sides-hotseat"),
        Matchup::Challenge => t!("sides-challenge"),
        Matchup::Break => t!("sides-break"),
        Matchup::Elsewhere => t!("sides-elsewhere"),
    }
}

fn readable(kept: &KeptGame) -> Outcome<UnfinishedGame> {
    kept.game.clone().map_err(|reason| {
        let file = kept.path.display().to_string();
        Failure::No(t!("unfinished-unreadable", file = file, reason = reason.to_string()))
    })
}
