use super::games::{Played, read};
use super::published::{BOARDS, Compared};
use anyhow::{Context, Result, ensure};
use pegwise::{Evaluation, Rules};
use std::fmt::Write;
use std::path::Path;

const ABOUT: &str = "\
# Play on boards too large to list

Each game has a secret drawn from a seed, 0, 1, 2 and so on, and is played by `sampled-entropy`, which sees no list of
codes, not even where there could be one. Every guess is a function of the game so far, so everybody gets the same games.

    cargo xtask large               # play what is missing up to 1,000 games of each board, replay all, write this page
    cargo xtask large --games 0     # only replay them and write the page

It can be interrupted: games that were finished are kept, and the next call goes on.

All games are in `data/large-boards`, one a row: seed, guesses, seconds of the longest guess and of all,
and the game in one line. The mean has its 95 % interval. The score is that of a contest of 2006 (TopCoder Marathon
Match 2): pegs times log2(colours), divided by the mean. Seconds are of two cores of a virtual machine with other work
beside it; games that were played while it was too busy have none.

| board | games | guesses on average | most | seconds a guess | longest | score | published mean |
|---|--:|--:|--:|--:|--:|--:|---|
";

pub(crate) fn write(data: &Path, out: &Path) -> Result<()> {
    let mut page = ABOUT.to_owned();
    let mut sources = Vec::new();
    for board in BOARDS {
        let games = read(data, board.board)?;
        if games.is_empty() {
            continue;
        }
        row(&mut page, board, &games, &mut sources)?;
    }
    page.push_str("\nPublished means:\n\n");
    for (number, source) in (1..).zip(&sources) {
        writeln!(page, "{number}. {source}.")?;
    }
    std::fs::write(out, page)?;
    Ok(())
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
    let timed = games.iter().filter_map(|game| Some((game.guesses, game.seconds?)));
    let (guesses, seconds) = timed.fold((0, 0.0), |(all, sum), (guesses, seconds)| (all + guesses, sum + seconds));
    ensure!(guesses > 0, "{}: no game was timed", compared.board);
    let seconds = seconds / guesses as f64;
    let longest = games.iter().filter_map(|game| game.longest).fold(0.0, f64::max);
    let score = rules.pegs() as f64 * (rules.colors() as f64).log2() / mean;
    let published = compared.published.as_ref().map_or_else(String::new, |published| {
        let known = sources.iter().position(|source| *source == published.source);
        let place = known.unwrap_or_else(|| {
            sources.push(published.source);
            sources.len() - 1
        });
        format!("{} [{}]", published.mean, place + 1)
    });
    let (board, count) = (compared.board, games.len());
    writeln!(
        page,
        "| {board} | {count} | {mean:.3} ± {error:.3} | {most} | {seconds:.2} | {longest:.2} | {score:.2} | {published} |"
    )?;
    Ok(())
}
