# Tournaments of programs and strategies.
cli-tournament-title = A tournament of code breakers
cli-tournament-settings = Each player played { $secrets ->
    [all] one game with every code
   *[drawn] { $games ->
        [one] one game with a secret
       *[other] { $games } games with secrets
    } drawn from seed { $seed }
} on each board against each codemaker. A guess may take { $move_seconds } s, a game { $game_seconds } s.
cli-tournament-partial = The tournament was stopped: these are the games played so far.
cli-tournament-stopped = Stopped after { $done } of { $of } games. With --results, the same command continues from here.
cli-tournament-results = Results
cli-tournament-standings = All boards and codemakers together
cli-tournament-differences = Pairs of players with the same secrets: difference in guesses (first minus second)
cli-tournament-all-differences = Pairs of players on each board against each codemaker
cli-tournament-discipline = { $board }, codemaker { $codemaker }
cli-tournament-plot-means = Guesses on average, with the 95% margin
cli-tournament-plot-pair = { $first } minus { $second }
cli-tournament-plot-axis = difference in guesses
cli-tournament-plot-won = Games won, by number of guesses
cli-tournament-lost-games = Lost games:
cli-tournament-more-lost = and { $games ->
    [one] { $games } more, listed
   *[other] { $games } more, listed
} by --per-game and --page.
cli-tournament-lost = { $player } lost game { $number } on { $board } against { $codemaker }: { $why }
cli-tournament-loss-guesses = it used up its guesses.
cli-tournament-loss-move-time = its guess in row { $row } took too long.
cli-tournament-loss-game-time = the time for the game ran out in row { $row }.
cli-tournament-loss-crash = the program ended in row { $row } ({ $detail }).
cli-tournament-loss-flood = the program wrote more than one line for row { $row }.
cli-tournament-loss-illegal = “{ $detail }” in row { $row } is not a guess on this board.
cli-tournament-loss-claim = in row { $row } it said that no code fits the answers, but { $secret } does.
cli-tournament-loss-no-guess = it had no guess in row { $row } ({ $detail }).

cli-tournament-nobody = Name at least one player: a strategy such as knuth, or a program with --guest 'ada=python3 ada.py'
cli-tournament-twice = “{ $name }” appears twice; each name must be different.
cli-tournament-guest = “{ $found }” is not a program with a name; write NAME=COMMAND, such as 'ada=python3 ada.py'. Names may have letters, digits, - _ and .
cli-tournament-quotes = The command of { $name } has an unclosed quote: { $command }
cli-tournament-no-start = { $name }: “{ $command }” cannot be started: { $problem }
cli-tournament-symbols = { $board } has colours without a symbol, which programs cannot read; give one symbol for each colour with --alphabet, or let only strategies play.
cli-tournament-codemaker = “{ $found }” is not a codemaker; write honest, evil, colors=2, few-repeats, prior=FILE or lie=3
cli-tournament-every = --games all plays each code once, but the codemaker “{ $codemaker }” chooses its own codes; give a number of games, or use honest.
cli-tournament-no-secret = No code of { $board } has at most { $colors ->
    [one] one colour
   *[other] { $colors } different colours
}; choose another number, or another board.
cli-tournament-prior-line = write a code and its weight (a whole number), for example 1122 3, not “{ $found }”
cli-tournament-prior-large = the sum of the weights is too large; make all of them smaller.
cli-tournament-prior-empty = no code has a weight above 0; write a code and its weight on each line, for example 1122 3
cli-tournament-locked = Another tournament is writing to { $file }; wait for it, or name another file.
cli-tournament-no-result = this line is not a tournament result; name another file.
cli-tournament-other = this file is from a tournament with different { $setting }; repeat the command that began it, or name another file.
cli-tournament-no-game = this game is not from this tournament; name another file.
