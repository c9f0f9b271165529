use super::games::{Played, read};
use super::published::{BOARDS, Compared};
use crate::numbers::grouped;
use anyhow::{Context, Result};
use pegwise::{AdjustedMean, Evaluation, Rules};
use std::fmt::Write;
use std::path::Path;

const ABOUT: &str = "\
# Boards too large to list

A board with 100 pegs and 100 colours has far more codes than any machine can list. Pegwise can still play on it, by drawing
codes that fit. Up to about 12 pegs and 12 colours, it knows exactly how many there are:

- Playing without the list costs nothing that we can measure. With the whole list, `entropy` needs 5.489 guesses on average on 5x8, and
  6.283 on 6x9; the means without it are in the table.
- Compared with the published players that we know of, it needs fewer guesses on 5x8, 6x9, 8x6, 9x6 and 10x6, about the same number on
  8x12, and more on 16x6 (where we could not reproduce the published number: see [decision
  0032](decisions/0032-boards-too-large-to-list.md#measured)).
- On average, 50x50 took 93 guesses in four games, and 100x100 took 271 in two.

## How to read the table

The secret of each game is drawn from a seed (0, 1, 2 and so on). The player is `sampled-entropy`, which does not use a list of codes even
if there is one. Every guess depends only on the game so far, so everyone gets the same games.

The mean is shown with its 95% confidence interval, and beside it the mean adjusted for luck, which has a smaller one: see
[below](#luck). The score, which comes from a contest in 2006 (TopCoder Marathon Match 2), is pegs times
log2(colours), divided by the mean. The seconds were measured on two cores of a virtual machine that was also doing other work; games played
while it was too busy were not timed. `data/large-boards` contains a row for each game: the seed, the guesses, the seconds for the longest
guess and for all guesses, the luck, and the game in one line.

    cargo xtask large               # play missing games up to 1,000 for each board, replay all, write this page
    cargo xtask large --games 0     # only replay all games and write the page
    pegwise evaluate sampled-entropy --rules 8x12 --games 100 --memory 1    # play the same games

You can interrupt the first command: finished games are kept, and the next run continues where it stopped. The last command plays the same
games on every board of the table.

| board | games | guesses on average | adjusted for luck | slope | most | seconds per guess | longest | score | published mean |
|---|--:|--:|--:|--:|--:|--:|--:|--:|---|
";

const LUCK: &str = "
## Luck

Some games are shorter because the answers happened to leave few codes. The luck of an answer is the number of guesses that it saved: the
guesses still needed after it, compared with their mean over all answers. For this, a rule of thumb says how many guesses a number of codes
needs: one code needs one and two need one and a half; from then on, twice as many codes need a quarter of a guess more.

The mean of luck is zero, even if the rule of thumb is wrong. Up to 10,000 codes that fit are drawn (after the guess was chosen, and
independently of it), and the secret is added to them. The luck of each of these codes is that of its answer, and the mean over them is zero,
because the mean over their answers was subtracted. The secret was drawn in the same way as the others, so it could be any of them with equal
probability. This holds for every guess, and so for the sum over a game.

So the mean of guesses - slope × luck is the mean of the guesses, whatever the slope. The slope is fitted to the games of the board by linear
regression, and is about -1. Fitting it to the same games makes an error of about one divided by the number of games, relative to the margin:
too little to matter. On boards where codes cannot be drawn evenly, and for fewer than ten games, no adjusted mean is shown.
";

pub(crate) fn write(data: &Path, out: &Path) -> Result<()> {
    Ok(std::fs::write(out, page(data)?)?)
}

fn page(data: &Path) -> Result<String> {
    let mut page = ABOUT.to_owned();
    let mut sources = Vec::new();
    for board in BOARDS {
        let games = read(data, board.board)?;
        if games.is_empty() {
            continue;
        }
        row(&mut page, board, &games, &mut sources)?;
    }
    page.push_str(LUCK);
    page.push_str("\n## Published means\n\n");
    for (number, source) in (1..).zip(&sources) {
        writeln!(page, "{number}. {source}.")?;
    }
    Ok(page)
}

#[expect(clippy::cast_precision_loss, reason = "thousands")]
fn row(page: &mut String, compared: &Compared, games: &[Played], sources: &mut Vec<&'static str>) -> Result<()> {
    let rules: Rules = compared.board.parse()?;
    let mut distribution = vec![0; games.iter().map(|game| game.guesses).max().unwrap_or(0)];
    for game in games {
        distribution[game.guesses - 1] += 1;
    }
    let played = Evaluation::new(distribution);
    let margin = played.margin();
    let error = margin.with_context(|| format!("{}: one game has no mean worth telling", compared.board))?;
    let (mean, most) = (played.mean(), played.max());
    let lucks = games.iter().map(|game| Some((game.guesses, game.luck?))).collect::<Option<Vec<_>>>();
    let adjusted = lucks.and_then(|games| AdjustedMean::new(&games));
    let (adjusted, slope) = adjusted.map_or_else(Default::default, |AdjustedMean { mean, margin, slope }| {
        (format!("{mean:.3} ± {margin:.3}"), format!("{slope:.2}"))
    });
    let timed = games.iter().filter_map(|game| Some((game.guesses, game.seconds?)));
    let (guesses, seconds) = timed.fold((0, 0.0), |(all, sum), (guesses, seconds)| (all + guesses, sum + seconds));
    let longest = games.iter().filter_map(|game| game.longest).fold(0.0, f64::max);
    let (seconds, longest) = match guesses {
        0 => Default::default(),
        _ => (format!("{:.2}", seconds / guesses as f64), format!("{longest:.2}")),
    };
    let score = rules.pegs() as f64 * (rules.colors() as f64).log2() / mean;
    let published = compared.published.as_ref().map_or_else(String::new, |published| {
        let known = sources.iter().position(|source| *source == published.source);
        let place = known.unwrap_or_else(|| {
            sources.push(published.source);
            sources.len() - 1
        });
        format!("{} [{}]", published.mean, place + 1)
    });
    let (board, count) = (compared.board, grouped(games.len() as u64));
    writeln!(
        page,
        "| {board} | {count} | {mean:.3} ± {error:.3} | {adjusted} | {slope} | {most} | {seconds} | {longest} | {score:.2} | {published} |"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
        let committed = std::fs::read_to_string(root.join("docs/large-boards.md")).unwrap();
        let page = page(&root.join("data/large-boards")).unwrap();
        assert!(page == committed, "docs/large-boards.md is stale: cargo xtask large --games 0");
    }
}
