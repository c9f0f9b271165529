# Messages of several screens.
tui-percent = { $percent }%
tui-thinking = Thinking …
tui-thinking-percent = Thinking … { $percent }
tui-help-closes = Help: Esc or a click closes it
tui-help-scrolls = Help: ↑ ↓ for more, Esc closes it
tui-not-kept = Game not saved: { $reason }
tui-no-answer = “{ $symbol }” is not an answer. { $missing }
tui-not-a-color = { $problem }. Press ? for the other keys.
tui-two-colors = “{ $symbol }” can be colour { $one } or { $two }; type its number.
tui-place-empty = Place { $place } has no peg yet.

# Why a request to the engine failed.
tui-failure-lies = This works only if every answer is true. Remove -lies from the board.
tui-lies-too-large = This board is too large for false answers. Choose fewer pegs or colours, or remove -lies.
tui-failure-contradiction = The answers contradict each other: no code fits them all.
tui-failure-nothing-found = No code that fits all answers was found. There may be none.
tui-failure-row = Row { $row }: { $problem }
tui-failure-too-large = { $board } has { $codes } codes, too many to list here. Choose a board with fewer pegs or colours.
tui-failure-far-too-large = This board has too many codes to list. Choose one with fewer pegs or colours.
tui-failure-not-solved = { $board } is too large for the optimal strategy. Choose another strategy.
tui-failure-not-in-pool = Row { $row }: { $guess } does not fit the answers before it. Press c to compare with all guesses.
tui-failure-no-puzzle = No such puzzle was found on { $board }. Press Tab for another kind.
tui-failure-no-puzzles = No puzzle was found on { $board }. Choose a board with more pegs or colours, or allow more guesses.
tui-failure-defect = This is a bug in Pegwise: { $details }
tui-failure-other = This did not work: { $reason }
tui-help-ctrl = ^{ $letter } means: hold Ctrl and press { $letter }.
