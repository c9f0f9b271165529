use super::seat::Seat;
use super::table::GameScreen;
use crate::app::COMMON;
use crate::entry::Parts;
use crate::input::{Binding, KeyCode};
use pegwise::GuessUniverse;

const ENTER: KeyCode = KeyCode::Enter;

const fn key(key: char) -> KeyCode {
    KeyCode::Char(key)
}

impl<S: Seat + 'static> GameScreen<S> {
    /// The keys that do something now.
    pub(super) fn keys(&self) -> Vec<Binding> {
        if self.row.edited().is_some() {
            return [&[EDIT_ENTER, EDIT_ESC, COMMON[0]], &ROW[..]].concat();
        }
        let is_play = S::IS_OWN;
        let mut keys = Vec::new();
        match (self.row.chosen, self.is_over()) {
            (Some(_), _) => keys.extend(Self::old_row()),
            (None, true) => keys.push(NEW),
            (None, false) => keys.push(Binding { label: if is_play { "play row" } else { "enter row" }, ..SUBMIT }),
        }
        if self.side.diagnosis.is_some() {
            keys.push(FIX);
        }
        if !is_play || self.is_over() {
            keys.push(REVIEW);
        }
        if is_play && self.is_over() {
            keys.extend([COMMON[1], COMMON[0], CODES, SHARE, ROWS]);
            return keys;
        }
        if S::PARTS.has_guess() && self.side.diagnosis.is_none() && !self.is_over() {
            keys.push(if is_play { TIP } else { TAKE });
        }
        keys.extend([Binding { help: if is_play { UNDO_PLAY } else { UNDO.help }, ..UNDO }, COMMON[0], CODES]);
        if is_play {
            keys.push(GIVE_UP);
        }
        keys.extend([COMMON[1], REDO]);
        if S::PARTS.has_guess() {
            keys.extend([FILL, HOLD, CLEAR]);
        }
        if !self.is_over() {
            keys.push(NEW);
        }
        keys.extend([SHARE, COUNT, ROWS]);
        if self.row.chosen.is_none() {
            keys.extend(Self::old_row().into_iter().map(|binding| Binding { label: "", ..binding }));
        }
        keys.extend(ROW);
        if self.session().rules().guesses() == GuessUniverse::Blanks {
            keys.push(Binding::new(key('_'), "_", "", "leave the place blank"));
        }
        keys
    }

    /// The keys for a row that was played.
    fn old_row() -> Vec<Binding> {
        match S::PARTS {
            Parts::Pegs => vec![COPY],
            Parts::Answer => vec![CHANGE],
            Parts::Both => vec![CHANGE, COPY, REMOVE],
        }
    }
}

const SUBMIT: Binding = Binding::new(ENTER, "⏎", "", "finish the row");
const EDIT_ENTER: Binding = Binding::new(ENTER, "⏎", "save", "the row becomes as it is shown");
const EDIT_ESC: Binding = Binding::new(KeyCode::Esc, "Esc", "cancel", "the row stays as it was");
const NEW: Binding = Binding::new(key('n'), "n", "new game", "a new game");
const FIX: Binding = Binding::new(
    key('m'),
    "m",
    "fix",
    "change the answer as the line chosen at the side says; Tab and the arrows choose another",
);
const REVIEW: Binding = Binding::new(key('v'), "v", "review", "what each guess cost, and what was luck");
const TIP: Binding = Binding::new(
    key('t'),
    "t",
    "tip",
    "suggest a guess, which counts as a hint; once more puts it into the row. While it thinks: stop and take the best so far",
);
const TAKE: Binding = Binding::new(
    key('t'),
    "t",
    "take",
    "put the suggested guess into the row. While it thinks: stop and take the best so far",
);
const UNDO: Binding = Binding::new(key('u'), "u", "undo", "take back the last change (also Ctrl-Z)");
const UNDO_PLAY: &str =
    "take back the last change of the row, or else the last guess, which counts as a hint (also Ctrl-Z)";
const REDO: Binding = Binding::new(key('r'), "r", "redo", "make the change again that was taken back (also Ctrl-Y)");
const CODES: Binding = Binding::new(
    key('p'),
    "p",
    "codes",
    "list the codes still possible, in a game of yours a hint; Tab goes there and back",
);
const GIVE_UP: Binding = Binding::new(key('g'), "g", "give up", "see the code");
const FILL: Binding = Binding::new(key('f'), "f", "fill", "fill the empty places with the colour at hand");
const HOLD: Binding = Binding::new(key(' '), "Space", "hold", "hold the peg under the cursor for the next row (*)");
const CLEAR: Binding = Binding::new(key('x'), "x", "clear", "clear the row");
const SHARE: Binding = Binding::new(key('s'), "s", "share", "the game in one line, copied to the clipboard");
const COUNT: Binding = Binding::new(key('i'), "i", "count", "show or hide how many codes are left");
const ROWS: Binding = Binding::new(KeyCode::Up, "↑ ↓ k j", "", "go to a row that was played, and back");
const COPY: Binding = Binding::new(key('c'), "c", "copy", "copy the guess of the row that is pointed at");
const CHANGE: Binding =
    Binding::new(key('e'), "e", "change", "change the row that is pointed at (also Enter, or click it twice)");
const REMOVE: Binding = Binding::new(key('d'), "d", "remove", "take out the row that is pointed at");

/// The keys for the row being made.
const ROW: [Binding; 4] = [
    Binding::new(
        key('1'),
        "1–9 0 A–Z",
        "",
        "put a colour, or a number of the answer; capitals are symbols. Of more than 35 colours type the number; . ends it",
    ),
    Binding::new(key('+'), "+ −", "", "the next or the previous colour or number; also the wheel"),
    Binding::new(KeyCode::Left, "← → h l", "", "move along the row; also Home and End"),
    Binding::new(KeyCode::Backspace, "Backspace", "", "take out a peg or a number; also Delete"),
];
