# Games: a person breaks a code, the computer breaks one, or the app helps with a game elsewhere.
tui-play-title = play { $board }, game { $seed }
tui-play-title-evil = play { $board }, slippery opponent
tui-play-title-day = game for { $day }, { $board }
tui-play-title-challenge = a friend's code, { $board }
tui-play-title-hotseat = two players, { $board }
tui-play-about-black-white = Find the code. After each guess, ● counts colours in the right place, ○ right colours in the wrong place. Click a colour or type its number; Enter plays the row.
tui-play-about-blacks = Find the code. After each guess you learn only how many colours are in the right place (●). Click a colour or type its number; Enter plays the row.
tui-play-about-sum = Find the code. After each guess you learn only how many colours are right, wherever they are (○). Click a colour or type its number; Enter plays the row.
tui-play-begin = Click or type the first guess; ^T gives a hint.
tui-play-grades = { $grades } ^R shows more.
tui-play-grading = Reviewing your game …

tui-break-title = { $strategy } breaks your code, { $board }
tui-break-about-black-white = Think of a code, and answer each guess: how many colours are in the right place (●), then how many are right but in the wrong place (○). If your answers contradict each other, you will see the likely mistakes.
tui-break-about-blacks = Think of a code, and answer each guess: how many colours are in the right place (●). If your answers contradict each other, you will see the likely mistakes.
tui-break-about-sum = Think of a code, and answer each guess: how many colours are right, wherever they are (○). If your answers contradict each other, you will see the likely mistakes.
tui-break-thinking = The computer is still thinking.
tui-break-tell = Your code: { $typed }
tui-break-told = Now I know your code, but the strategy does not. Press Enter and I will answer for you, or type the answers and I will check them.
tui-break-all-right = All your answers are right for this code.
tui-break-probably = You probably meant { $right }. Press Enter again to keep { $said }.
tui-break-check = Press ^O and tell me your code to check your answers.
tui-demo-title = { $strategy } breaks { $code }, { $board }
tui-demo-about = The computer breaks a random code. Enter shows the answer and continues; ^N picks another code.
tui-hidden-typed = { $typed }_   ({ $pegs } pegs, { $first } to { $last }; it stays hidden)
tui-hidden-no-code = This is not a code on this board: { $reason }
tui-hidden-look = check character { $at }
tui-hotseat-hide = One of you types a code while the other looks away. Then the other breaks it.
tui-hotseat-done = hide it
tui-hotseat-done-about = hide the code; the other person starts
tui-challenge-title = challenges between friends
tui-challenge-about = Break a code that a friend sent you, or hide one for a friend.
tui-challenge-take = Type or paste the challenge your friend sent you:
tui-challenge-or-make = To hide a code for a friend, press Tab.
tui-challenge-hide = Type a code for a friend, on the board { $board }:
tui-challenge-made = Send this to your friend:
tui-challenge-fingerprint = Fingerprint of your code: { $fingerprint }
tui-challenge-open = The challenge hides the code from a casual glance, but is not encrypted. Your friend opens it here, in the web app, or with: pegwise play --challenge TOKEN{ $options }
tui-challenge-copied = Copied, if your terminal allows it.
tui-challenge-begin = play
tui-challenge-begin-about = break the code of this challenge
tui-challenge-make = make one
tui-challenge-make-about = hide a code for a friend
tui-challenge-share-about = copy the challenge

tui-assist-title = assistant, { $board }, { $strategy }
tui-assist-about = Enter the rows of a game played elsewhere: each guess and its answer. You get the best next guess. If the answers contradict each other, you will see the likely mistakes. You can paste a whole game, for example 4x6 1122:1.1 1344:0.2.

tui-game-place-empty = { $kind ->
    [letters] Place { $place } has no letter yet.
   *[colours] Place { $place } has no peg yet: type the number of a colour, or click one.
}
tui-game-answer-missing-words = Type the answer as two numbers: { $black }, then { $white }; 0 for none.
tui-game-answer-missing-black-white = Type the answer: how many black, then how many white pegs; 0 for none.
tui-game-answer-missing-blacks = Type the answer: how many black pegs; 0 for none.
tui-game-answer-missing-sum = Type the answer: how many colours are right; 0 for none.
tui-game-hint-counts = This counts as a hint. Your statistics count games with hints separately.
tui-game-paste-a-code = This is not a code on this board. To paste a whole game, open the assistant.
tui-game-row-changing = You are changing row { $row }.
tui-game-row-removed = Row { $row } was removed; ^U brings it back.
tui-game-fix-first = Fix the contradiction first: ^X, or change a row.
tui-game-nothing-to-fix = No mistakes found.
tui-game-fixed = { $fixed } ^U undoes it.
tui-game-nothing-to-undo = There is nothing to undo.
tui-game-nothing-to-redo = There is nothing to redo.
tui-game-new-again = Press ^N again to leave this game for a new one.
tui-game-give-up-again = Press ^G again to give up and see the code.
tui-game-over = The game is over: ^N starts another{ $reviews ->
    [yes] , ^R reviews this one
   *[no] {""}
}.
tui-game-review-later = You can review a game when it is over; ^T gives a hint.
tui-game-shared = { $game } (copied, if your terminal allows it)
# The last answer in the words of the game.
tui-game-told = Row { $row }: { $answer }
tui-game-clash = clash
tui-game-best-so-far = Best so far; ^T stops and takes it.
tui-game-counting = Counting the codes left …
tui-game-codes-place = { $place } of { $codes }
tui-game-codes-left = Possible codes ({ $place }):
tui-game-codes-drawn = Some possible codes ({ $place }):
tui-game-tab-goes-there = Tab goes there
tui-game-undo-again = This guess told you something, so undoing it counts as a hint. Press ^U again to undo it.
tui-game-undo-free = Undone. The guess told you nothing, so this is not a hint.
tui-play-code = The code:
tui-game-repeats = You played this guess before, in row { $row }.
tui-game-cannot-be = This cannot be the code: it does not fit row { $row }. It may still tell you something.
tui-play-about-evil = Your opponent is slippery: it has not picked a code yet, and its answers, always true, leave as many codes as possible.
tui-play-about-lies = { $lies ->
    [one] { $lies } answer may be false
   *[other] Up to { $lies } answers may be false
}, but never the one that wins.
tui-play-about-over = The game is over. Its grades, if it has any, say how good your guesses were and how lucky the answers.
tui-play-about-other = Find the code. { $told } Click a colour or type its number; Enter plays the row.
tui-break-about-other = Think of a code, and answer each guess. { $told } If your answers contradict each other, you will see the likely mistakes.
tui-game-answer-missing-whites = Type the answer: how many white pegs; 0 for none.
tui-game-answer-missing-marks = Type a mark for each peg: + right, - elsewhere, . wrong.
tui-game-answer-missing-order = Type a mark for each peg: + right, ^ later, v earlier.
tui-game-answer-missing-attributes = Type the answer: black and white for the first attribute, then for the second; 0 for none.
