use super::*;
use crate::ClassStanding;
use pegwise::notation::Alphabet;
use pegwise::score;
use pegwise::{Rules, draw_secret};
use proptest::prelude::*;

const BOARDS: [&str; 4] = ["4x6-in3", "4x6-distinct-in2", "4x6-sum-in3", "4x6-in1"];

/// An action, which may be invalid. Indices are taken modulo the number of existing items.
#[derive(Clone, Debug)]
enum Act {
    Join { key: u8, name: u8 },
    Rename { pupil: usize, name: u8 },
    Remove { pupil: usize },
    Door { open: bool },
    Start { round: usize, board: usize, own: bool, seed: u64 },
    Guess { pupil: usize, round: usize, row: usize, guess: u64, win: bool },
    End { round: usize },
    Again,
}

fn act() -> impl Strategy<Value = Act> {
    let round = 0..3_usize;
    prop_oneof![
        4 => (0..6_u8, 0..6_u8).prop_map(|(key, name)| Act::Join { key, name }),
        1 => (0..7_usize, 0..6_u8).prop_map(|(pupil, name)| Act::Rename { pupil, name }),
        1 => (0..7_usize).prop_map(|pupil| Act::Remove { pupil }),
        1 => any::<bool>().prop_map(|open| Act::Door { open }),
        3 => (round.clone(), 0..BOARDS.len() + 2, any::<bool>(), any::<u64>())
            .prop_map(|(round, board, own, seed)| Act::Start { round, board, own, seed }),
        16 => (0..6_usize, round.clone(), 0..3_usize, 0..5_u64, prop::bool::weighted(0.2))
            .prop_map(|(pupil, round, row, guess, win)| Act::Guess { pupil, round, row, guess, win }),
        1 => round.prop_map(|round| Act::End { round }),
        4 => Just(Act::Again),
    ]
}

impl Act {
    fn event(&self, room: &Room, before: &Event) -> Event {
        let name = |name: u8| Name::new(["Anna", "anna", "Ben", "Cem", "Dana", "Eva"][usize::from(name)]).unwrap();
        let near = |right: usize, which: usize| (right + which).saturating_sub(1);
        let last = room.rounds.len();
        match *self {
            Act::Join { key, name: of } => {
                let key = KeyHash::of(&key.to_string().repeat(32)).unwrap();
                Event::Joined { key, name: name(of), at: 1 }
            }
            Act::Rename { pupil, name: of } => Event::Renamed { pupil, name: name(of) },
            Act::Remove { pupil } => Event::Removed { pupil },
            Act::Door { open } => Event::Door { open },
            Act::Start { round, board, own, seed } => Event::Started {
                round: near(last + 1, round),
                rules: (*BOARDS.get(board).unwrap_or(&["4x6-lies1", "41x6"][board % 2])).to_owned(),
                secrets: if own { ClassSecrets::Own } else { ClassSecrets::Same },
                seed,
                at: 2,
            },
            Act::Guess { pupil, round, row, guess, win } => {
                let number = near(last, round);
                let of = number.checked_sub(1).and_then(|place| room.rounds.get(place));
                let turns = of.map_or(0, |of| of.turns(pupil).len());
                let drawn = || draw_secret(&Rules::classic(), guess);
                let guess = of.filter(|_| win).map_or_else(drawn, |of| of.secret(pupil)).to_string();
                Event::Guessed { pupil, round: number, row: near(turns + 1, row), guess, at: 3 }
            }
            Act::End { round } => Event::Ended { round: near(last, round) },
            Act::Again => before.clone(),
        }
    }
}

type Told = BTreeMap<(usize, usize, usize), Turn>;

fn check_answers(room: &Room, told: &Told) {
    for (&(pupil, round, row), turn) in told {
        let round = &room.rounds[round - 1];
        assert_eq!(round.turns(pupil)[row - 1], *turn);
        let told = score::reference(&turn.guess, &round.secret(pupil));
        let right = round.rules().feedback_kind().visible(told, 4);
        assert_eq!(turn.feedback, right);
    }
}

fn check_secrets(room: &Room) {
    let board = serde_json::to_string(&room.board(&[], 9)).unwrap();
    for (number, _) in room.pupils() {
        let game = room.seat(number).unwrap().game;
        let (Some(game), Some((_, round))) = (game, room.last_round()) else { continue };
        let secret = Alphabet::canonical().write(&round.secret(number));
        let is_found = game.rows.iter().any(|row| row.guess == secret);
        let may_know =
            round.over || is_found || (game.standing == ClassStanding::Lost && game.secrets == ClassSecrets::Own);
        assert_eq!(game.secret, may_know.then(|| secret.clone()));
        assert!(round.over || !board.contains(&secret), "{board}");
        if !is_found && !may_know {
            assert!(!serde_json::to_string(&room.seat(number)).unwrap().contains(&secret));
        }
    }
}

fn seen(room: &Room) -> BTreeMap<usize, (String, u64)> {
    let seat = |(number, _): (usize, &Pupil)| {
        let mut seat = room.seat(number).unwrap();
        let version = std::mem::take(&mut seat.version);
        (number, (serde_json::to_string(&seat).unwrap(), version))
    };
    room.pupils().map(seat).collect()
}

proptest! {
    #[test]
    fn a_class_keeps_its_laws(acts in prop::collection::vec(act(), 0..80)) {
        let mut room = Room::new(JoinCode::new(*b"a class."));
        let mut before = Event::Door { open: true };
        let (mut made, mut told) = (Vec::new(), Told::new());
        for act in acts {
            let event = act.event(&room, &before);
            let was = room.clone();
            let change = room.change(&event);
            match &change {
                Ok(Change::Made) => made.push(event.clone()),
                Ok(Change::MadeBefore) | Err(_) => prop_assert_eq!(&room, &was),
            }
            if let (Ok(_), Event::Guessed { pupil, round, row, guess, .. }) = (&change, &event) {
                let turn = room.rounds[round - 1].turns(*pupil)[row - 1].clone();
                prop_assert_eq!(turn.guess.to_string(), guess.as_str());
                told.insert((*pupil, *round, *row), turn);
            }
            if change.is_ok() {
                prop_assert_eq!(room.change(&event), Ok(Change::MadeBefore));
            }
            check_answers(&room, &told);
            check_secrets(&room);
            let now = seen(&room);
            for (number, (was, version)) in seen(&was) {
                if let Some((is, later)) = now.get(&number) {
                    prop_assert!(*later >= version && (*is == was || *later > version));
                }
            }
            before = event;
        }
        let mut again = Room::new(room.code.clone());
        for event in &made {
            prop_assert_eq!(again.change(event), Ok(Change::Made));
        }
        prop_assert_eq!(again, room);
    }
}

#[test]
fn a_row_is_guessed_once() {
    let mut room = Room::new(JoinCode::new(*b"a class."));
    let key = KeyHash::of(&"1".repeat(32)).unwrap();
    room.change(&Event::Joined { key, name: Name::new("Anna").unwrap(), at: 0 }).unwrap();
    let start = |round, rules: &str| Event::Started {
        round,
        rules: rules.to_owned(),
        secrets: ClassSecrets::Same,
        seed: 7,
        at: 0,
    };
    let guess = |round, row, guess: &str| Event::Guessed { pupil: 1, round, row, guess: guess.to_owned(), at: 0 };
    let refused = |problem: ClassProblem| Err(Refused::from(problem));
    assert_eq!(room.change(&guess(1, 1, "1122")), refused(ClassProblem::NoRound));
    room.change(&start(1, "4x6-in2")).unwrap();
    assert_eq!(room.change(&guess(1, 2, "1122")), refused(ClassProblem::RowAhead));
    assert_eq!(room.change(&guess(1, 0, "1122")), refused(ClassProblem::Malformed));
    for nonsense in ["", "112", "11223", "1127", "::::", "\u{0}"] {
        assert_eq!(room.change(&guess(1, 1, nonsense)), refused(ClassProblem::BadGuess), "{nonsense}");
    }
    assert_eq!(room.change(&guess(1, 1, "1122")), Ok(Change::Made));
    assert_eq!(room.change(&guess(1, 1, "1122")), Ok(Change::MadeBefore));
    let other = room.change(&guess(1, 1, "1123")).unwrap_err();
    assert_eq!((other.problem, other.row.unwrap().1.guess.to_string().as_str()), (ClassProblem::RowTaken, "1122"));
    assert_eq!(room.change(&start(2, "4x6")), refused(ClassProblem::RoundRunning));
    room.change(&guess(1, 2, "3344")).unwrap();
    assert_eq!(room.change(&guess(1, 3, "5566")), refused(ClassProblem::GameOver));
    room.change(&Event::Ended { round: 1 }).unwrap();
    assert_eq!(room.change(&guess(1, 2, "3344")), Ok(Change::MadeBefore));
    assert_eq!(room.change(&guess(1, 3, "5566")), refused(ClassProblem::RoundOver));
    assert_eq!(room.change(&start(1, "4x6-in2")), refused(ClassProblem::NotNextRound));
    room.change(&start(2, "4x6-distinct")).unwrap();
    assert_eq!(room.change(&guess(2, 1, "1122")), refused(ClassProblem::BadGuess));
    assert_eq!(room.change(&guess(2, 1, "1234")), Ok(Change::Made));
}

#[test]
fn boards_that_a_class_cannot_play_on_are_refused() {
    let mut room = Room::new(JoinCode::new(*b"a class."));
    let mut start = |rules: &str| {
        let event = Event::Started { round: 1, rules: rules.to_owned(), secrets: ClassSecrets::Own, seed: 7, at: 0 };
        room.change(&event).map_err(|refused| refused.problem)
    };
    for rules in ["", "nonsense", "4x6-lies1", "41x6", "4x1001", "4x6-in101", "65535x65534"] {
        assert_eq!(start(rules), Err(ClassProblem::BadRules), "{rules}");
    }
    assert_eq!(start("40x1000-in100"), Ok(Change::Made));
}

#[test]
fn a_class_has_limits() {
    let mut room = Room::new(JoinCode::new(*b"a class."));
    let join = |number: usize| {
        let key = KeyHash::of(&format!("{number:032x}")).unwrap();
        Event::Joined { key, name: Name::new(&format!("Pupil {number}")).unwrap(), at: 0 }
    };
    for number in 1..=PUPILS {
        assert_eq!(room.change(&join(number)), Ok(Change::Made));
    }
    room.change(&Event::Removed { pupil: 1 }).unwrap();
    assert_eq!(room.change(&join(PUPILS + 1)), Err(ClassProblem::RoomFull.into()));
    for round in 1..=ROUNDS + 1 {
        let start = Event::Started { round, rules: "4x6".to_owned(), secrets: ClassSecrets::Same, seed: 7, at: 0 };
        let expected = if round > ROUNDS { Err(ClassProblem::TooManyRounds.into()) } else { Ok(Change::Made) };
        assert_eq!(room.change(&start), expected);
        let _ = room.change(&Event::Ended { round });
    }
}
