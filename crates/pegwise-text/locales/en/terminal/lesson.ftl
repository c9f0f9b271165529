# How to play: answers explained peg by peg.
tui-lesson-title = how to play, { $step } of { $steps }
tui-lesson-about = Learn how answers are worked out, one peg at a time. It takes less than a minute.
tui-lesson-code = Code
tui-lesson-guess = Guess
tui-lesson-begin = The computer hides a code of four pegs, and you find it by guessing. After each guess it tells you how close you are. Here you can see the code. Watch how the answer is worked out.
tui-lesson-black = The second peg has the right colour in the right place. That makes one black peg: ●
tui-lesson-white = The first peg has a right colour, but in the wrong place. That makes one white peg: ○
tui-lesson-none = This colour is not in the code, so it gets no peg.
tui-lesson-white-too = This colour is in the code, but in another place: one more white peg. Each peg of the code counts only once.
tui-lesson-whole = This is the answer: one black and two white, or 1.2 for short. Black pegs always come first, so you do not learn which of your pegs they refer to. Finding that out is the game.
tui-lesson-try = Now you: what is the answer to this guess? Type how many black, then how many white pegs, and press Enter. Or click the numbers.
tui-lesson-right = Right!
tui-lesson-wrong = Not quite.
tui-lesson-why = The answer is { $answer }: the second peg is in the right place (●). The first and third have the right colours in the wrong places (○○). The fourth counts for nothing, because the code has its colour only once.
tui-lesson-end-classic = That is all there is to the classic game. Your board is { $board }: { $answers }{ $lies ->
    [0] {""}
    [one] {" "}{ $lies } answer may be false.
   *[other] {" "}Up to { $lies } answers may be false.
} Enter starts a game on it, Esc goes to the menu.
tui-lesson-end = That is all there is to it. Enter starts a game, Esc goes to the menu.
