use crate::link::Fragment;
use crate::parts::{explain_notation, explain_turn};
use crate::{device, store, t};
use pegwise::notation::GameRecord;
use pegwise::{
    Challenge, Codebook, Codemaker, Date, FinishedGame, Game, Limits, Matchup, Rules, Scorer, SealedSecret, Session,
    Status, Timestamp, Turn, daily_seed,
};

#[derive(Clone, Debug)]
pub(super) struct Table {
    pub(super) game: Game,
    pub(super) source: SecretSource,
    /// Whether the game started from a position in a review.
    pub(super) practice: bool,
    pub(super) sealed: Option<SealedSecret>,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum SecretSource {
    Seed(u64),
    Daily(Date),
    Challenge(Challenge),
    /// The number only distinguishes games on the same board.
    Evil(u64),
}

/// The evil codemaker plays in the page if a list of all codes takes at most this much memory, otherwise in the worker.
const EVIL: Limits = Limits::of_memory(32 << 20);

/// A codemaker that may lie needs all codes, because a false answer is one that another code gives.
const LIAR: Limits = Limits::of_memory(1 << 20);

pub(super) fn allows_liar(rules: &Rules) -> bool {
    rules.allows_lies() && Codebook::check(rules, LIAR).is_ok()
}

fn listed(rules: &Rules) -> Result<Codebook, String> {
    Codebook::with_limits(rules, LIAR).map_err(|_| t!("play-too-large-for-lies"))
}

/// The page itself looks through all codes if a list of them takes at most this much memory, which is quick.
pub(super) const QUICK: Limits = Limits::of_memory(1 << 20);

/// The maximum number of hints accepted from a link, which may claim any number.
const MOST_HINTS: u32 = 1000;

impl SecretSource {
    pub(super) fn deal(&self, rules: &Rules) -> Fragment {
        let fragment = Fragment::default().with("game", rules);
        match self {
            SecretSource::Seed(seed) => fragment.with("seed", seed),
            SecretSource::Daily(date) => fragment.with("daily", date),
            SecretSource::Challenge(challenge) => fragment.with("challenge", challenge),
            SecretSource::Evil(number) => fragment.with("evil", number),
        }
    }

    fn read(fragment: &Fragment) -> Result<Self, String> {
        if let Some(token) = fragment.get("challenge") {
            let challenge = token.parse().map_err(|_| t!("play-broken-challenge"))?;
            return Ok(SecretSource::Challenge(challenge));
        }
        if let Some(date) = fragment.get("daily") {
            return date.parse().map(SecretSource::Daily).map_err(|_| t!("play-broken-date", date = date));
        }
        if fragment.has("evil") {
            return Ok(SecretSource::Evil(fragment.number("evil").unwrap_or_default()));
        }
        fragment.number("seed").map(SecretSource::Seed).ok_or_else(|| t!("play-no-seed"))
    }
}

impl Table {
    pub(super) fn standing(&self) -> String {
        let session = self.game.session();
        let guesses = session.turns().len();
        let standing = match session.status() {
            Status::Won { guesses } => t!("standing-won", guesses = guesses),
            Status::Lost => t!("standing-lost"),
            _ if self.game.is_over() => t!("standing-given-up"),
            _ => t!("standing-open", left = session.rules().max_guesses().saturating_sub(guesses)),
        };
        match self.game.hints() {
            0 => standing,
            hints => format!("{standing} {}", t!("standing-hints", hints = hints)),
        }
    }

    /// Whether a game with the same secret was finished before `over`. Only the first one counts.
    pub(super) fn was_played(&self, over: Option<Timestamp>) -> bool {
        let (rules, matchup) = (self.game.session().rules(), self.game.matchup());
        let is_before = |game: &FinishedGame| {
            game.rules() == rules && game.matchup() == matchup && over.is_none_or(|over| game.time() < over)
        };
        matchup.seed().is_some() && store::games().is_ok_and(|games| games.games().any(is_before))
    }

    pub(super) fn read(fragment: &Fragment) -> Result<Option<Self>, String> {
        // An honest game needs no list of codes, because the engine counts the candidates.
        Self::read_within(Limits::of_memory(0), fragment)
    }

    /// Reads the game with a list of its codes, if that is quick, so that it knows whether an undo counts as help.
    pub(super) fn read_to_undo(fragment: &Fragment) -> Option<Self> {
        Self::read_within(QUICK, fragment).ok().flatten()
    }

    fn read_within(limits: Limits, fragment: &Fragment) -> Result<Option<Self>, String> {
        if !fragment.has("game") && !fragment.has("challenge") {
            return Ok(None);
        }
        let source = SecretSource::read(fragment)?;
        let record: GameRecord = match (fragment.get("game"), &source) {
            (Some(game), _) => game.parse().map_err(|error| explain_notation(&error))?,
            (None, SecretSource::Challenge(challenge)) => {
                GameRecord { rules: challenge.sealed().rules().clone(), history: Vec::new() }
            }
            (None, _) => return Ok(None),
        };
        let mut table = Self::set(source, &record.rules, limits)?;
        for (index, turn) in record.history.into_iter().enumerate() {
            table.replay(index + 1, turn)?;
        }
        for _ in 0..fragment.number("hints").unwrap_or(0).min(MOST_HINTS) {
            table.game.count_hint();
        }
        table.practice = fragment.has("practice");
        if fragment.has("gave-up") {
            table.game.give_up();
        }
        Ok(Some(table))
    }

    fn set(source: SecretSource, rules: &Rules, limits: Limits) -> Result<Self, String> {
        let sealed = match &source {
            SecretSource::Seed(seed) => Some(SealedSecret::drawn(rules.clone(), *seed)),
            SecretSource::Daily(date) => Some(SealedSecret::drawn(rules.clone(), daily_seed(*date))),
            SecretSource::Challenge(challenge) if challenge.sealed().rules() != rules => {
                return Err(t!("play-other-board"));
            }
            SecretSource::Challenge(challenge) => Some(challenge.sealed().clone()),
            SecretSource::Evil(_) => None,
        };
        let matchup = match &source {
            SecretSource::Seed(seed) => Matchup::Play { seed: Some(*seed) },
            SecretSource::Daily(date) => Matchup::Play { seed: Some(daily_seed(*date)) },
            SecretSource::Challenge(_) => Matchup::Challenge,
            SecretSource::Evil(_) => Matchup::Evil,
        };
        let codemaker = match (&sealed, matchup) {
            (Some(sealed), Matchup::Play { seed: Some(seed) }) if Codemaker::needs_seed(rules) => {
                Some(Codemaker::liar(&listed(rules)?, sealed.secret().clone(), seed))
            }
            (Some(_), _) if Codemaker::needs_seed(rules) => return Err(t!("play-challenge-lies")),
            (Some(sealed), _) => Some(Codemaker::honest(rules.clone(), sealed.secret().clone())),
            (None, _) if rules.allows_lies() => Some(Codemaker::evil(&listed(rules)?)),
            (None, _) if rules.pegs() > Scorer::LONGEST_ROW => {
                return Err(t!("play-too-long-for-evil", pegs = Scorer::LONGEST_ROW));
            }
            (None, _) => Codebook::with_limits(rules, EVIL).ok().map(|codebook| Codemaker::evil(&codebook)),
        };
        let session = Session::with_limits(rules.clone(), limits);
        let game = match codemaker {
            Some(codemaker) => Game::new(session, matchup, codemaker),
            None => Game::elsewhere(session, matchup),
        };
        Ok(Table { game, source, practice: false, sealed })
    }

    /// Replays a row. The worker checks its own answers with the next guess.
    fn replay(&mut self, row: usize, turn: Turn) -> Result<(), String> {
        if self.is_elsewhere() {
            return self.game.answered(turn).map_err(|problem| explain_turn(&problem));
        }
        let answered = self.game.guess(turn.guess).map_err(|problem| explain_turn(&problem))?;
        if answered.feedback == turn.feedback { Ok(()) } else { Err(t!("play-other-answers", row = row)) }
    }

    /// Whether the game counts for the streak of days, which it does until the first hint.
    pub(super) fn is_for_streak(&self) -> bool {
        let is_of_today = matches!(self.source, SecretSource::Daily(day) if day >= device::today());
        is_of_today && self.game.hints() == 0 && !self.was_played(None)
    }

    pub(super) fn is_begun(&self) -> bool {
        self.game.is_over() || !self.game.session().turns().is_empty()
    }

    pub(super) fn is_elsewhere(&self) -> bool {
        self.game.codemaker().is_none()
    }

    pub(super) fn deal(&self) -> Fragment {
        self.source.deal(self.game.session().rules())
    }

    pub(super) fn write(&self, before: &Fragment) -> Fragment {
        before.clone().with("game", self.game.session().record())
    }

    pub(super) fn finished(&self, time: Timestamp) -> Option<FinishedGame> {
        (self.game.is_over() && !self.practice).then(|| self.game.finished(time)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Option<Table>, String> {
        Table::read(&Fragment::read(text))
    }

    #[test]
    fn a_game_comes_back_from_its_address() {
        let mut fragment = SecretSource::Seed(7).deal(&Rules::classic());
        for guess in ["1122", "3456"] {
            let mut table = Table::read(&fragment).unwrap().unwrap();
            table.game.guess(Rules::classic().read_guess(guess).unwrap()).unwrap();
            fragment = table.write(&fragment);
        }
        let table = read(&fragment.to_string()).unwrap().unwrap();
        assert_eq!(table.game.session().turns().len(), 2);
        assert_eq!(table.write(&fragment), fragment);
        let secret = table.sealed.unwrap();
        assert_eq!(secret, SealedSecret::drawn(Rules::classic(), 7));
    }

    #[test]
    fn a_liar_tells_the_same_lies_again() {
        let rules: Rules = "4x6-lies1".parse().unwrap();
        for source in [SecretSource::Seed(3), SecretSource::Evil(3)] {
            let mut fragment = source.deal(&rules);
            for guess in ["1122", "3456", "1122", "3456"] {
                let mut table = Table::read(&fragment).unwrap().unwrap();
                table.game.guess(rules.read_guess(guess).unwrap()).unwrap();
                fragment = table.write(&fragment);
            }
            let table = Table::read(&fragment).unwrap().unwrap();
            let (session, codemaker) = (table.game.session(), table.game.codemaker().unwrap());
            assert_eq!(session.turns().len(), 4);
            assert!(session.wrong_answers(&codemaker.secret()).unwrap().len() <= 1, "{fragment}");
        }
        for text in ["game=6x9-lies1&seed=7", "game=6x9-lies1&evil"] {
            assert!(read(text).unwrap_err().starts_with("This board is too large for false answers"), "{text}");
        }
    }

    #[test]
    fn broken_addresses_are_refused_in_words() {
        assert!(read("").unwrap().is_none());
        assert!(read("nonsense=1").unwrap().is_none());
        for text in [
            "game=4x6",
            "game=4x6&seed=x",
            "game=nonsense&seed=7",
            "game=4x6+1129:1.1&seed=7",
            "game=4x6+1122:4.0&seed=7",
            "game=300x99&evil",
            "game=10x10+1122334455:9.1&evil",
            "game=4x6&daily=tomorrow",
            "challenge=nonsense",
            "game=4x6&challenge=%00",
        ] {
            assert!(!read(text).unwrap_err().is_empty(), "{text}");
        }
        let challenge = Challenge::new(SealedSecret::drawn(Rules::classic(), 1)).unwrap();
        assert!(read(&format!("challenge={challenge}")).unwrap().is_some());
        assert!(read(&format!("game=5x8&challenge={challenge}")).is_err());
    }

    #[test]
    fn hints_and_giving_up_are_kept() {
        let fragment = SecretSource::Seed(7).deal(&Rules::classic()).with("hints", u32::MAX).with("gave-up", "");
        let mut table = Table::read(&fragment.clone().without("gave-up")).unwrap().unwrap();
        table.game.guess(Rules::classic().read_guess("1122").unwrap()).unwrap();
        let table = Table::read(&table.write(&fragment)).unwrap().unwrap();
        let finished = table.finished(Timestamp::UNIX_EPOCH).unwrap();
        assert_eq!((finished.hints(), finished.ending().name()), (MOST_HINTS, "given-up"));
    }

    #[test]
    fn an_undo_is_help_only_if_the_answer_told_something() {
        let rules: Rules = "2x2".parse().unwrap();
        let seed = (0..99).find(|&seed| pegwise::draw_secret(&rules, seed).to_string() == "12").unwrap();
        // After the first row, 12 and 21 are left, and 22 has the same answer for both.
        let fragment = SecretSource::Seed(seed).deal(&rules).with("game", "2x2 11:1.0 22:1.0");
        let mut table = Table::read_to_undo(&fragment).unwrap();
        let undone = [1, 2].map(|_| (table.game.undo(), table.game.hints()));
        assert_eq!(undone, [(true, 0), (true, 1)]);
    }
}
