use super::game_mode::GameMode;
use super::table::GameScreen;
use crate::entry::Parts;
use crate::input::{Binding, HitArea, KeyCode};
use crate::keys::{self, CLEAR, ESC, FILL, HELP};
use pegwise::{GuessSpace, Reviewer, Status};
use pegwise_text::t;

const ENTER: KeyCode = KeyCode::Enter;

impl<S: GameMode + 'static> GameScreen<S> {
    pub(super) fn can_review(&self) -> bool {
        !self.session().turns().is_empty() && Reviewer::can_grade(self.session().rules())
    }

    pub(super) fn keys(&self) -> Vec<Binding> {
        if self.row.edited().is_some() {
            return [&[EDIT_ENTER, EDIT_ESC, HELP], &ROW[..]].concat();
        }
        let (is_over, has_rows) = (self.is_over(), !self.session().turns().is_empty());
        let mut keys = Vec::new();
        match (self.row.chosen, is_over) {
            (Some(_), _) => keys.extend(self.old_row()),
            (None, true) => keys.push(NEW),
            (None, false) if S::IS_OWN => keys.push(Binding { label: Some(|| t!("tui-game-play-row")), ..SUBMIT }),
            (None, false) if self.seat.is_watched() => keys.push(WATCH),
            (None, false) => keys.push(Binding { label: Some(|| t!("tui-game-enter-row")), ..SUBMIT }),
        }
        keys.extend([HELP, ESC]);
        let makes_guess = S::PARTS.has_guess() && !is_over;
        let goes_on = !(S::IS_OWN && is_over);
        // The first three of these have room among the buttons.
        let offered = [
            (FIX, self.side.diagnosis.is_some()),
            (REVIEW, self.can_review() && is_over),
            (if S::IS_OWN { SHARE_RESULT } else { SHARE }, has_rows && is_over),
            (if S::IS_OWN { TIP } else { TAKE }, makes_guess && self.side.diagnosis.is_none()),
            (if S::IS_OWN { UNDO_OWN } else { UNDO }, goes_on && (self.row.can_undo() || self.seat.can_undo())),
            (GIVE_UP, S::IS_OWN && !is_over),
            (
                if S::IS_OWN && !is_over { POSSIBLE_OWN } else { POSSIBLE },
                !matches!(self.session().status(), Status::Won { .. }),
            ),
            (TELL, self.seat.can_be_told()),
            (REDO, goes_on && (self.row.can_redo() || self.seat.can_redo())),
            (REVIEW, self.can_review() && !is_over && !S::IS_OWN),
            (FILL, makes_guess),
            (HOLD, makes_guess),
            (CLEAR, makes_guess),
            (NOTE, makes_guess),
            (NEW, (has_rows || self.seat.is_watched()) && (!is_over || self.row.chosen.is_some())),
            (SHARE, has_rows && !is_over),
            (SIDE, self.side.len(self.session()) > 0 || !S::IS_OWN && !is_over),
            (COUNT, true),
            (ROWS, has_rows),
        ];
        keys.extend(offered.into_iter().filter_map(|(binding, does)| does.then_some(binding)));
        if self.seat.is_watched() {
            return keys;
        }
        if has_rows && self.row.chosen.is_none() {
            keys.extend(self.old_row().into_iter().map(|binding| Binding { label: None, ..binding }));
        }
        if !is_over {
            keys.extend(ROW);
            if self.session().rules().guesses() == GuessSpace::Blanks {
                keys.push(BLANK);
            }
        }
        keys
    }

    fn old_row(&self) -> Vec<Binding> {
        match S::PARTS {
            _ if self.seat.is_watched() => Vec::new(),
            Parts::Pegs if self.is_over() => Vec::new(),
            Parts::Pegs => vec![Binding { press: HitArea::Key(ENTER), ..COPY }],
            Parts::Answer => vec![CHANGE],
            Parts::Both if self.is_over() => vec![CHANGE, REMOVE],
            Parts::Both => vec![CHANGE, COPY, REMOVE],
        }
    }
}

const WATCH: Binding = Binding::new(ENTER, || t!("tui-demo-next"), || t!("tui-demo-next-about"));
const SUBMIT: Binding = Binding::unseen(ENTER, || t!("tui-game-enter-about"));
const EDIT_ENTER: Binding = Binding::new(ENTER, || t!("tui-game-save"), || t!("tui-game-save-about"));
const EDIT_ESC: Binding = Binding::new(KeyCode::Esc, || t!("tui-game-cancel"), || t!("tui-game-cancel-about"));
const NEW: Binding = Binding::ctrl(keys::NEW, || t!("tui-game-new"), || t!("tui-game-new-about"));
const FIX: Binding = Binding::ctrl(keys::FIX, || t!("tui-game-fix"), || t!("tui-game-fix-about"));
const REVIEW: Binding = Binding::ctrl(keys::REVIEW, || t!("tui-game-review"), || t!("tui-game-review-about"));
const TIP: Binding = Binding::ctrl(keys::HINT, || t!("tui-game-tip"), || t!("tui-game-tip-about"));
const TAKE: Binding = Binding::ctrl(keys::HINT, || t!("tui-key-take"), || t!("tui-game-take-about"));
const UNDO: Binding = Binding::ctrl(keys::UNDO, || t!("tui-game-undo"), || t!("tui-game-undo-about"));
const UNDO_OWN: Binding = Binding { help: || t!("tui-game-undo-own-about"), ..UNDO };
const REDO: Binding = Binding::ctrl(keys::REDO, || t!("tui-game-redo"), || t!("tui-game-redo-about"));
const POSSIBLE: Binding = Binding::ctrl(keys::POSSIBLE, || t!("tui-game-codes"), || t!("tui-game-codes-about"));
const POSSIBLE_OWN: Binding = Binding { help: || t!("tui-game-codes-own-about"), ..POSSIBLE };
const GIVE_UP: Binding = Binding::ctrl(keys::GIVE_UP, || t!("tui-game-give-up"), || t!("tui-game-give-up-about"));
const HOLD: Binding = Binding::new(SPACE, || t!("tui-game-hold"), || t!("tui-game-hold-about"));
const NOTE: Binding = Binding::new(KeyCode::Char(keys::NOTE), || t!("tui-game-note"), || t!("tui-game-note-about"));
const SHARE: Binding = Binding::ctrl(keys::SHARE, || t!("tui-key-share"), || t!("tui-key-share-about"));
const SHARE_RESULT: Binding = Binding { help: || t!("tui-game-result-about"), ..SHARE };
const TELL: Binding = Binding::ctrl(keys::OWN_CODE, || t!("tui-game-tell"), || t!("tui-game-tell-about"));
const COUNT: Binding = Binding::unseen(KeyCode::Char(keys::NUMBERS), || t!("tui-game-count-about"));
const SIDE: Binding = Binding::unseen(KeyCode::Tab, || t!("tui-game-side-about"));
const ROWS: Binding = Binding { keys: Some("↑ ↓"), ..Binding::unseen(KeyCode::Up, || t!("tui-game-rows-about")) };
const COPY: Binding = Binding::new(SPACE, || t!("tui-game-copy"), || t!("tui-game-copy-about"));
const CHANGE: Binding = Binding::new(ENTER, || t!("tui-game-change"), || t!("tui-game-change-about"));
const REMOVE: Binding = Binding::new(KeyCode::Delete, || t!("tui-game-remove"), || t!("tui-game-remove-about"));
const BLANK: Binding = Binding::unseen(KeyCode::Char('_'), || t!("tui-game-blank-about"));

const SPACE: KeyCode = KeyCode::Char(' ');

const ROW: [Binding; 4] = [
    Binding { help: || t!("tui-game-color-about"), ..keys::COLORS },
    Binding { help: || t!("tui-game-next-about"), ..keys::CYCLE },
    Binding { help: || t!("tui-game-move-about"), ..keys::ALONG },
    Binding::unseen(KeyCode::Backspace, || t!("tui-game-rub-out-about")),
];
