# Games that were played: chosen, reviewed, trained with, counted. And puzzles.
tui-games-title-review = review a game
tui-games-title-train = train with a game
tui-games-about = Choose a game that was played before, or type or paste one in one line, such as 4x6 1122:1.1 1344:0.2 1336:4.0. Without a board at its beginning it is played on the board of the menu.
tui-games-typed = A game in one line:
tui-games-none = No game was finished here yet.
tui-games-newest = { $games ->
    [one] { $games } game, newest first:
   *[other] { $games } games, newest first:
}
tui-games-filtered = { $games ->
    [one] { $games } game with
   *[other] { $games } games with
}
tui-games-write = Write or paste a game, such as 4x6 1122:1.1 1344:0.2 1336:4.0
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
tui-games-stood = your code stood
tui-games-hints = { $hints ->
    [one] with { $hints } hint
   *[other] with { $hints } hints
}
tui-games-skill = skill { $skill }
tui-games-luck = luck { $luck }
tui-games-bad-row = Row { $row }: { $problem }

tui-review-title = review, { $board }
tui-review-title-strict = strict review, { $board }
tui-review-about = What each guess cost against the best play (skill), and what its answer was worth (luck), from 0 to 99. A skill of 99 is the best guess there was, 0 one that tells nothing; luck is the share of answers that would have been worse, so that 50 is the middle.
tui-review-row = { $row }. { $sentence }
tui-review-costliest = cost most
tui-review-left = left
tui-review-bits = bits
tui-review-skill = skill
tui-review-luck = luck
tui-review-to-assistant = { $why } a opens the game in the assistant.

tui-train-title = train
tui-train-title-number = train, { $number } of { $all }
tui-train-about = The game stops at each guess that cost something. Try to find a better one; what each try costs on average is told at once. A guess that cannot win may still be the best. On a board too large to list, guesses are compared with the best guess found, by what they are expected to tell in bits.
tui-train-end = { $end } Esc goes back.

tui-statistics-title = statistics
tui-statistics-about = The games you finished. Those with hints are counted apart: whoever follows hints plays as well as the strategy behind them. `pegwise history` exports and deletes games.
tui-statistics-all-boards = All boards
tui-statistics-none = No game was finished yet.
tui-statistics-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $won } won ({ $percent }), { $lost } lost, { $given_up } given up.
tui-statistics-mean = { $mean } guesses on average, { $best } at best.
tui-statistics-streak = Streak: { $streak } won in a row; the longest was { $longest }.
tui-statistics-hints = { $games ->
    [one] With hints, not counted: { $games } game.
   *[other] With hints, not counted: { $games } games.
}
tui-statistics-grades = On average skill { $skill }, luck { $luck }, of { $most }.
tui-statistics-skill = On average skill { $skill }, of { $most }.
tui-statistics-computer = { $games ->
    [one] Your codes: { $games } game, { $won } broken.
   *[other] Your codes: { $games } games, { $won } broken.
}
tui-statistics-distribution = Games won, by the number of guesses:
tui-statistics-stretches = Skill and luck, { $games } games at a time:

tui-puzzle-title = puzzle: { $kind }, { $level }, { $board }
tui-puzzle-title-seed = puzzle: { $kind }, { $level }, { $board }, seed { $seed }
tui-puzzle-about = Positions with a question. `pegwise puzzle --pdf` prints them with an answer key; with the seed and the level a puzzle can be made again.
tui-puzzle-deduce = find the code
tui-puzzle-win-next = win next
tui-puzzle-impossible = the impossible answer
tui-puzzle-padlock = padlock riddle
tui-puzzle-wrong-answer = the wrong answer
tui-puzzle-show = solution
tui-puzzle-undo = undo
tui-puzzle-undo-about = Take back the last change of your code; without one, go back to the puzzle before.
tui-puzzle-nothing-to-undo = There is nothing to take back.
tui-puzzle-score = Solved: { $solved }, without help: { $alone }. Streak: { $streak }, longest: { $longest }.
tui-puzzle-easy = easy
tui-puzzle-medium = medium
tui-puzzle-hard = hard
tui-puzzle-too-large = On this board puzzles take long: all its codes are listed first. `pegwise puzzle` makes them.
tui-puzzle-right = { $right } Enter brings the next one.
