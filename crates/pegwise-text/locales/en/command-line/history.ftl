# Finished games: history, stats.
cli-kept-none = You have no finished games yet. To play one: pegwise play
cli-kept-none-on = You have no finished games on { $board } yet. To play one: { $command }
cli-kept-board-of-list = { $board } with a list of { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}
cli-kept-skipped = { $file }: { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} skipped; line { $line }: { $problem }

cli-matchup-play = play
cli-matchup-evil = evil
cli-matchup-hotseat = hotseat
cli-matchup-challenge = challenge
cli-matchup-elsewhere = elsewhere
cli-matchup-break = break
cli-ending-won = won
cli-ending-lost = lost
cli-ending-given-up = given up

cli-history-newest = the newest { $shown } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}; to see all: --limit { $option }
cli-history-game = Game { $number }, { $time }: { $matchup } on { $board }, { $ending } after { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}
cli-history-game-secret = { $game }; the code was { $secret }.
cli-history-imported = { $added ->
    [one] { $added } game
   *[other] { $added } games
} added, { $known } already there.
cli-history-count = There { $games ->
    [one] is { $games } game
   *[other] are { $games } games
}.
cli-history-delete-one = Delete this game? yes or no>
cli-history-delete-all = Delete all of them? yes or no>
cli-history-delete-board = --all means the games on every board; leave out { $option }.
cli-history-ask-nobody = Cannot ask for confirmation here. Add --yes.
cli-history-not-deleted = Nothing was deleted.
cli-history-deleted = { $games ->
    [one] { $games } game
   *[other] { $games } games
} deleted.

cli-stats-distribution = Games won, by number of guesses:
cli-stats-streak = Streak: { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}. Longest: { $longest ->
    [one] { $longest } win
   *[other] { $longest } wins
}.
cli-stats-computer = The computer against your codes: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won.
cli-stats-all = all
cli-stats-all-boards = All boards
cli-stats-spoken = { $board }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won, { $lost } lost, { $given_up } given up.
cli-stats-rate = Win rate { $percent }%.
cli-stats-mean = Games won took { $mean } guesses on average, { $best } at best.
cli-stats-grades = Mean { $grades }.
cli-stats-skill-and-luck = skill { $skill }, luck { $luck }
cli-stats-skill = skill { $skill }
cli-stats-luck = luck { $luck }
cli-stats-stretches = Skill and luck (0 to { $top }), in groups of { $games } games:
cli-stats-stretch = { $first } to { $last }: { $games }, { $grades }.

cli-line-cut-off = the line was cut off
cli-line-no-text = the line is not valid text
cli-line-time = “{ $found }” is not a time; a game begins with one, for example 2026-11-21T11:20:00Z
cli-line-matchup = the kind of game is missing; write play, evil, hotseat, challenge or break
cli-line-value = “{ $found }” is not a valid value for { $key }; write { $expected }
cli-line-secret = { $secret } cannot be the secret: it does not give the answer in row { $row }
cli-line-ending = marked { $said ->
    [won] won
    [lost] lost
   *[given-up] given up
}, but its rows show { $is ->
    [won] a win
    [lost] a loss
   *[given-up] that it was given up
}
cli-line-control = the line contains a control character
