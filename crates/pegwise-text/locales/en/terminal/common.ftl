# Words of more than one screen.
tui-percent = { $percent }%
tui-thinking = Thinking …
tui-thinking-percent = Thinking … { $percent }
tui-help-closes = Help: any key or click closes it
tui-help-scrolls = Help: ↑ ↓ for more, Esc closes it
tui-not-kept = Game not kept: { $reason }
tui-no-answer = “{ $symbol }” is no answer. { $missing }
tui-not-a-color = “{ $symbol }” is no colour here; the board has { $colors } colours. Press ? for the other keys.
tui-place-empty = Place { $place } has no peg yet.

# Why the engine has no answer.
tui-failure-lies = This is done only where every answer is true. Leave -lies out of the rules.
tui-lies-too-large = On so large a board all answers are true. Take fewer pegs or colours, or leave -lies out of the rules.
tui-failure-contradiction = The answers contradict each other: no code fits them all.
tui-failure-nothing-found = No code was found that fits all answers; there may be none.
tui-failure-row = Row { $row }: { $problem }
tui-failure-too-large = { $board } has { $codes } codes, too many to list here. Take a board with fewer pegs or colours.
tui-failure-far-too-large = This board has too many codes to list. Take one with fewer pegs or colours.
tui-failure-not-solved = { $board } is too large for the strategy optimal. Choose another strategy.
tui-failure-not-in-pool = Row { $row }: { $guess } does not fit the answers before it. c compares with all guesses instead.
tui-failure-no-puzzle = No such puzzle was found on { $board }. v asks for another kind.
tui-failure-no-puzzles = No puzzle was found on { $board }. Take a board with more pegs or colours, or allow more guesses.
tui-failure-defect = This is a defect of Pegwise: { $details }
tui-failure-other = There is no answer to this: { $reason }
tui-help-ctrl = ^T means: hold Ctrl and press T.
