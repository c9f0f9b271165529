# How to play: how answers are made, peg by peg.
tui-lesson-title = how to play, { $step } of { $steps }
tui-lesson-about = How the answers to your guesses are made, one peg after the other. It takes less than a minute.
tui-lesson-code = Code
tui-lesson-guess = Guess
tui-lesson-begin = The computer hides a code of four pegs, and you find it by guessing. After each guess it tells you how close you are. Here you may see the code: look how the answer is made.
tui-lesson-black = The second peg has the right colour in the right place. That makes one black peg: ●
tui-lesson-white = The first peg has a colour of the code too, but in another place. That makes one white peg: ○
tui-lesson-none = The code has no peg of this colour. That makes nothing.
tui-lesson-white-too = The code has this colour in another place: one more white peg. Each peg of the code counts only once.
tui-lesson-whole = That is the answer: one black, two white, or 1.2 for short. Black pegs always come first, so you do not learn which peg of yours is meant. Finding that out is the game.
tui-lesson-try = Now you: what is the answer to this guess? Type how many black, then how many white pegs, and press Enter. With the mouse, click on the numbers.
tui-lesson-right = Right!
tui-lesson-wrong = Not quite.
tui-lesson-why = The answer is { $answer }: the second peg is in the right place (●). The first and the third have colours of the code in other places (○○). The fourth counts for nothing, because the code has its colour only once.
tui-lesson-end = That is all there is to it. Enter starts a game, Esc goes to the menu.
