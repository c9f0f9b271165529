# A game on the screen: a person breaks a code, the computer breaks one, help with a game elsewhere.
tui-play-title = play { $board }, seed { $seed }
tui-play-title-evil = play { $board }, evil codemaker
tui-play-about = Find the code. After each guess, ● counts colours in the right place, ○ colours in another place. Click a colour or type its number; Enter plays the row.
tui-play-about-blacks = Find the code. After each guess, ● counts colours in the right place; nothing else is told. Click a colour or type its number; Enter plays the row.
tui-play-about-sum = Find the code. After each guess, ○ counts right colours, in whatever place; nothing else is told. Click a colour or type its number; Enter plays the row.
tui-play-begin = Click or type the first guess; t gives a tip.
tui-play-grades = { $grades } v tells more.
tui-play-grading = Looking at your game …

tui-break-title = { $strategy } breaks your code, { $board }
tui-break-about = Think of a code, and answer each guess: how many colours are in the right place (●), then how many are in another place (○). If the answers contradict each other, the likely mistakes are listed.
tui-break-about-blacks = Think of a code, and answer each guess: how many colours are in the right place (●). If the answers contradict each other, the likely mistakes are listed.
tui-break-about-sum = Think of a code, and answer each guess: how many colours are right, in whatever place (○). If the answers contradict each other, the likely mistakes are listed.
tui-break-thinking = The computer is still thinking.

tui-assist-title = assistant, { $board }, { $strategy }
tui-assist-about = Enter the rows of a game played elsewhere, each a guess and its answer. The best next guess is suggested; if the answers contradict each other, the likely mistakes are listed. A whole game can be pasted, such as 4x6 1122:1.1 1344:0.2.

tui-game-place-empty = Place { $place } has no peg yet: type the number of a colour, or click one.
tui-game-answer-missing = Type the answer: how many black, then how many white pegs; 0 for none.
tui-game-answer-missing-blacks = Type the answer: how many black pegs; 0 for none.
tui-game-answer-missing-sum = Type the answer: how many colours are right; 0 for none.
tui-game-hint-counts = Taken as a hint: games with hints are counted apart in your statistics.
tui-game-paste-a-code = That is no code of this board; a whole game can be pasted into the assistant.
tui-game-row-changing = Row { $row } is being changed.
tui-game-row-removed = Row { $row } is gone; u brings it back.
tui-game-fix-first = Fix the contradiction first: m, or change a row.
tui-game-nothing-to-fix = There is nothing to fix.
tui-game-fixed = { $fixed } u takes that back.
tui-game-nothing-to-undo = There is nothing to take back.
tui-game-nothing-to-redo = There is nothing to do again.
tui-game-new-again = Press n again to leave this game for a new one.
tui-game-give-up-again = Press g again to give up and see the code.
tui-game-over = The game is over: n starts another, v reviews this one.
tui-game-review-later = A game is reviewed when it is over; t gives a tip.
tui-game-shared = { $game } (copied, where the terminal allows it)
tui-game-clash = clash
tui-game-best-so-far = Best so far; t stops and takes it.
tui-game-codes-left = Codes still possible:
tui-game-codes-left-tab = Codes still possible (Tab goes there):
