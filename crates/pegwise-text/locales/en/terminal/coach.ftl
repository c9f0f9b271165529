# Finished games: lists, reviews, training, statistics. And puzzles.
tui-games-title-review = review a game
tui-games-title-train = train with a game
tui-games-about = Choose a finished game, or type or paste one on a single line, for example 4x6 1122:1.1 1344:0.2 3512:4.0. A game that does not begin with a board uses the one from the menu.
tui-games-typed = Game in one line:
tui-games-none = No finished games yet.
tui-games-newest = { $games ->
    [one] { $games } game:
   *[other] { $games } games, newest first:
}
tui-games-filtered = { $games ->
    [one] { $games } game with
   *[other] { $games } games with
}
tui-games-write = Type or paste a game, for example 4x6 1122:1.1 1344:0.2 3512:4.0
tui-games-won = { $guesses ->
    [one] won in { $guesses } guess
   *[other] won in { $guesses } guesses
}
tui-games-lost = lost
tui-games-given-up = given up
tui-games-broken = { $guesses ->
    [one] your code, broken in { $guesses } guess
   *[other] your code, broken in { $guesses } guesses
}
tui-games-stood = your code not broken
tui-games-hints = { $hints ->
    [one] with { $hints } hint or undo
   *[other] with { $hints } hints or undos
}
tui-games-skill = skill { $skill }
tui-games-luck = luck { $luck }
tui-games-bad-row = Row { $row }: { $problem }

tui-review-title = review, { $board }
tui-review-title-strict = strict review, { $board }
tui-review-about = Skill compares each guess with perfect play: 99 is the best guess, 0 tells you nothing. Luck is the share of answers that would have been worse, from 0 to 99, so 50 is the middle.
tui-review-row = { $row }. { $sentence }
tui-review-costliest = cost most
tui-review-left = left
tui-review-bits = bits
tui-review-skill = skill
tui-review-luck = luck
tui-review-to-assistant = { $why } Press a to open the game in the assistant.

tui-train-title = train
tui-train-title-number = train, { $number } of { $all }
tui-train-about = The game stops at each guess that cost something. Try to find a better one: you will see at once what each try costs. A guess that cannot win may still be the best. On boards too large to list, guesses are compared with the best guess found, by how many bits they are expected to tell you.
tui-train-end = { $end } Press Esc to go back.

tui-statistics-title = statistics
tui-statistics-about = The games you finished. Games with hints are counted separately, because a hint is as strong as the strategy behind it. `pegwise history` exports and deletes games.
tui-statistics-all-boards = All boards
tui-statistics-none = No finished games yet.
tui-statistics-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $won } won ({ $percent }), { $lost } lost, { $given_up } given up.
tui-statistics-mean = { $mean } guesses on average, { $best } at best.
tui-statistics-streak = Streak: { $streak } won in a row; longest: { $longest }.
tui-statistics-grades = Average skill { $skill }, luck { $luck } (0 to { $most }).
tui-statistics-skill = Average skill { $skill } (0 to { $most }).
tui-statistics-computer = { $games ->
    [one] Your codes: { $games } game, { $won } broken.
   *[other] Your codes: { $games } games, { $won } broken.
}
tui-statistics-distribution = Games won, by number of guesses:
tui-statistics-stretches = Skill and luck, { $games } games at a time:

tui-puzzle-title = puzzle: { $kind }, { $level }, { $board }
tui-puzzle-title-seed = puzzle: { $kind }, { $level }, { $board }, seed { $seed }
tui-puzzle-about = Each puzzle is a game in progress with a question. `pegwise puzzle --pdf` prints puzzles with an answer key. The same seed and level always give the same puzzle.
tui-puzzle-show = solution
tui-puzzle-undo = undo
tui-puzzle-undo-about = undo the last change to your code; if there is none, go back to the previous puzzle
tui-puzzle-nothing-to-undo = There is nothing to undo.
tui-puzzle-score = Solved: { $solved }, without help: { $alone }. Streak: { $streak }, longest: { $longest }.
tui-puzzle-too-large = Puzzles on this board take a long time, because all its codes are listed first. Use `pegwise puzzle` to make them.
tui-puzzle-right = { $right } Press Enter for the next puzzle.
