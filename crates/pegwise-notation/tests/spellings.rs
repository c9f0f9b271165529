//! Every reader accepts every spelling of an answer that `docs/notation.md` promises, and refuses meaningless text.

use pegwise_core::{Code, CodeSpace, Codebook, Feedback, FeedbackKind, FeedbackParts, PartialFeedback, PegMark, Rules};
use pegwise_notation::{Alphabet, AnswerWords, GameRecord, PRESETS, PartialRecord, read_rules};

/// Boards of every kind, and boards near the limits of digits without a separator.
const BOARDS: [&str; 27] = [
    "1x3",
    "2x3",
    "3x4",
    "4x6",
    "4x6-free",
    "4x6-blanks",
    "3x9-distinct",
    "3x9-distinct-nozero",
    "4x3-bar1=1",
    "9x2",
    "10x2",
    "4x6-lies1",
    "2x3-only=11,12,33",
    "2x3-only=11*3,12,33",
    "4x6-blacks",
    "12x2-blacks",
    "5x5-distinct-blacks",
    "4x6-whites",
    "4x6-sum",
    "1x3-sum",
    "4x6-each",
    "2x3-each",
    "4x6-marks",
    "1x3-marks",
    "3x4-order",
    "3x2x2",
    "2x3x3-distinct",
];

fn games() -> Vec<(Rules, Alphabet)> {
    let mut games = Vec::new();
    for board in BOARDS {
        let rules = read_rules(board).unwrap();
        games.push((rules.clone(), Alphabet::canonical()));
        games.push((rules.clone(), Alphabet::usual(&rules)));
        if rules.colors() <= 6 {
            games.push((rules, Alphabet::new("BGKRWY").unwrap()));
        }
    }
    games.extend(PRESETS.iter().map(|preset| (preset.rules(), Alphabet::of_rules(preset.name))));
    games
}

fn some_guess(rules: &Rules) -> Code {
    if let CodeSpace::Listed(codes) = rules.codes() {
        return codes[0].clone();
    }
    let is_small = rules.code_count().is_some_and(|codes| codes < 100_000);
    if is_small {
        return Codebook::new(rules).unwrap().candidates().codes().next().unwrap();
    }
    rules.code(vec![0; rules.pegs()]).unwrap()
}

fn read(rules: &Rules, alphabet: &Alphabet, text: &str) -> Vec<(&'static str, Option<PartialFeedback>)> {
    let row = format!("{}:{text}", alphabet.write(&some_guess(rules)));
    let known = |game: GameRecord| game.history.last().map(|turn| turn.feedback.into());
    let partly = |game: PartialRecord| game.history.last().map(|turn| turn.feedback);
    let mut read = vec![
        ("an answer", alphabet.read_feedback(rules, text).ok().map(PartialFeedback::Known)),
        ("an answer known in part", alphabet.read_partial_feedback(rules, text).ok()),
        ("a pasted game", alphabet.read_loose_game(Some(rules), &row).ok().and_then(known)),
        ("a pasted game in part", alphabet.read_loose_partial_game(Some(rules), &row).ok().and_then(partly)),
    ];
    if !text.contains(char::is_whitespace) {
        read.push(("a row", alphabet.read_turn(rules, &row).ok().map(|turn| turn.feedback.into())));
        read.push(("a game", alphabet.read_game(Some(rules), &row).ok().and_then(known)));
        read.push(("a game in part", alphabet.read_partial_game(Some(rules), &row).ok().and_then(partly)));
    }
    read
}

fn marks_in(marks: &[PegMark], sign: impl Fn(PegMark) -> &'static str) -> String {
    marks.iter().map(|&mark| sign(mark)).collect()
}

fn spellings_of_marks(marks: &[PegMark], compares: bool) -> Vec<String> {
    let of_place =
        [["+", "-", "."], ["2", "1", "0"], ["g", "y", "x"], ["G", "Y", "X"], ["🟩", "🟨", "⬛"], ["●", "○", "·"]];
    let of_order = [["+", "^", "v"], ["=", ">", "<"], ["●", "↑", "↓"], ["+", "▲", "▼"]];
    let sets = if compares { &of_order[..] } else { &of_place[..] };
    let sign = |[right, first, second]: [&'static str; 3]| {
        move |mark| match mark {
            PegMark::Right => right,
            PegMark::Elsewhere | PegMark::Higher => first,
            PegMark::Wrong | PegMark::Lower => second,
        }
    };
    sets.iter().map(|&set| marks_in(marks, sign(set))).collect()
}

fn spellings_of_counts(rules: &Rules, alphabet: &Alphabet, black: usize, white: usize) -> Vec<String> {
    let kind = rules.feedback_kind();
    let tells_both = matches!(kind, FeedbackKind::BlackWhite | FeedbackKind::EachPeg);
    let mut spellings: Vec<String> =
        [".", ",", ";", ":", "/", "-", " ", " . ", ", "].map(|separator| format!("{black}{separator}{white}")).into();
    if tells_both && rules.pegs() <= 9 {
        spellings.push(format!("{black}{white}"));
    }
    match kind {
        FeedbackKind::Blacks if white == 0 => spellings.push(black.to_string()),
        FeedbackKind::Whites | FeedbackKind::Sum if black == 0 => spellings.push(white.to_string()),
        _ => {}
    }
    for [right, elsewhere] in
        [["+", "-"], ["●", "○"], ["⚫", "⚪"], ["■", "□"], ["•", "−"], ["⚫\u{fe0f}", "⚪\u{fe0f}"]]
    {
        let pegs = right.repeat(black) + &elsewhere.repeat(white);
        let wrong = ".".repeat(rules.pegs().saturating_sub(black + white));
        spellings.extend([pegs.clone() + &wrong, wrong + &pegs]);
        spellings.extend((black + white > 0).then_some(pegs));
    }
    let nouns = |words: &AnswerWords, between: &str| {
        format!("{black} {}{between}{white} {}", words.black.of(black), words.white.of(white))
    };
    if let Some(words) = alphabet.words() {
        for words in [&words.english, &words.german] {
            spellings.extend([nouns(words, ", "), nouns(words, " und "), nouns(words, " ").to_uppercase()]);
            spellings.extend((black + white == 0).then(|| words.nothing.to_string()));
        }
    }
    for (one, other) in
        [("black", "white"), ("blacks", "whites"), ("purple", "pink"), ("schwarz", "weiß"), ("schwarze", "weisse")]
    {
        spellings.extend([format!("{black} {one}, {white} {other}"), format!("{white}{other}{black}{one}")]);
    }
    if alphabet.words().is_none() {
        spellings.extend([format!("{black}B{white}W"), format!("{white}w {black}b"), format!("{black}A{white}B")]);
        spellings.extend([format!("{black} hits & {white} near"), format!("{black} bulls + {white} cows.")]);
        spellings.extend((black + white > 0).then(|| "B".repeat(black) + &"W".repeat(white)));
    }
    spellings.extend((black == 0).then(|| format!("{white} pink")));
    spellings.extend((white == 0).then(|| format!("{black} gears")));
    if black + white == 0 {
        spellings.extend(["0", "none", "nothing", "no", "out", "Bagels", "silence", "miss", "."].map(str::to_owned));
    }
    spellings
}

fn spellings(rules: &Rules, alphabet: &Alphabet, feedback: Feedback) -> Vec<String> {
    let mut spellings = match feedback.parts() {
        FeedbackParts::Counts { black, white } => spellings_of_counts(rules, alphabet, black, white),
        FeedbackParts::Marks(marks) => spellings_of_marks(&marks, rules.feedback_kind() == FeedbackKind::Order),
        FeedbackParts::Attributes([first, second]) => {
            let (black, white, blacks, whites) = (first.black(), first.white(), second.black(), second.white());
            vec![format!("{black}{white}/{blacks}{whites}"), format!("{black}B{white}W / {blacks},{whites}")]
        }
    };
    spellings.push(feedback.to_string());
    if feedback == rules.win() {
        spellings.extend(["win", "won", "all", "solved", "Win"].map(str::to_owned));
    }
    spellings
}

#[test]
fn every_reader_reads_every_spelling() {
    for (rules, alphabet) in games() {
        for feedback in rules.feedbacks() {
            for text in spellings(&rules, &alphabet, feedback) {
                for (reader, found) in read(&rules, &alphabet, &text) {
                    assert_eq!(found, Some(feedback.into()), "{rules}: `{text}` as {reader}");
                }
            }
        }
    }
}

#[test]
fn no_reader_reads_an_impossible_answer() {
    for (rules, alphabet) in
        games().into_iter().filter(|(rules, _)| matches!(rules.win().parts(), FeedbackParts::Counts { .. }))
    {
        for black in 0..=rules.pegs() + 1 {
            for white in (0..=rules.pegs() + 1 - black).filter(|&white| rules.feedback(black, white).is_err()) {
                for text in spellings_of_counts(&rules, &alphabet, black, white) {
                    for (reader, found) in read(&rules, &alphabet, &text) {
                        assert_eq!(found, None, "{rules}: `{text}` as {reader}");
                    }
                }
            }
        }
    }
}

fn texts(characters: &[char], most: usize) -> Vec<String> {
    let mut texts = vec![String::new()];
    let mut last = texts.clone();
    for _ in 0..most {
        last = last.iter().flat_map(|text| characters.iter().map(move |c| format!("{text}{c}"))).collect();
        texts.extend(last.iter().cloned());
    }
    texts
}

#[test]
fn separators_alone_are_no_answer() {
    let separators = texts(&[' ', ',', ';', ':', '/', '&', '\u{fe0f}', '\n'], 3);
    let words = [
        "and 2 white",
        "2 white and",
        "nothing wrong",
        "nichts falsch",
        "not all",
        "2 not right",
        "2 wrong",
        "+................",
        "and",
        "und",
        "and and",
        "+and",
        "2 and 1 white",
        "a&",
        "b+",
        "2B++1W",
        "b/",
        "b-",
    ]
    .map(str::to_owned);
    for (rules, alphabet) in games() {
        for text in separators.iter().chain(&words) {
            for (reader, found) in read(&rules, &alphabet, text) {
                assert_eq!(found, None, "{rules}: {text:?} as {reader}");
            }
        }
    }
}

#[test]
fn numbers_beyond_every_row_are_refused() {
    let boards = ["4x6", "4x6-each", "4x6-blacks", "4x6-sum", "4x6-whites", "3x5x5", "4x6-marks", "number-baseball"];
    let huge = ["9223372036854775808", "18446744073709551615", "18446744073709551616", "4294967296", "65536"];
    for board in boards {
        let (rules, alphabet) = (read_rules(board).unwrap(), Alphabet::of_rules(board));
        for number in huge {
            for text in [
                format!("{number}BB"),
                format!("{number}SS"),
                format!("{number}B,3B"),
                format!("{number}S,3S"),
                format!("{number}.0"),
                format!("1.{number}"),
                format!("{number}.?"),
                format!("?.{number}"),
                format!("{number} schwarz"),
                number.to_owned(),
            ] {
                for (reader, found) in read(&rules, &alphabet, &text) {
                    assert_eq!(found, None, "{rules}: `{text}` as {reader}");
                }
            }
        }
    }
    let longest: Rules = "65535x2".parse().unwrap();
    let read = |text| Alphabet::canonical().read_feedback(&longest, text);
    assert_eq!(read("65535.0"), Ok(longest.win()));
    assert!(read("65535B1W").is_err());
}
