# Messages of several pages.
title = Pegwise: play and solve code-breaking games
pages = Pages
pages-first = Main pages
page-today = Today
page-play = Play
page-break = Break my code
page-assistant = Assistant
page-review = Review
page-learn = Learn
page-strategies = Strategies
page-you = You
page-class = Class
page-unknown = Page not found
page-not-loaded = This page could not be loaded. Check your connection.
page-load-again = Try again
skip = Skip to content
footer-private = No account, no tracking, nothing leaves this device.
footer-offline = Works offline.
footer-class = Your name and your guesses go to your teacher’s computer, and nowhere else.
footer-trademark = Pegwise is free software, and not affiliated with the makers of any board game.
not-kept = This browser cannot save anything for Pegwise: its storage is full, or the window is private. Copy anything you want to keep.
new-version = A new version of Pegwise is ready. You will not lose anything when you reload.
new-version-reload = Reload
new-version-later = Later
not-kept-later-version = A later version of Pegwise saved your games here. This version leaves them alone and cannot save new ones. Reload the page, or save the file under “You”.

home-heading = Break the code
home-lead = Find the four hidden colours: choose four, then press Guess.
home-options = Options
home-about-options = Other boards, a tougher opponent.
home-about-challenge = Make a code and send the link.
home-about-learn = How to crack the code, step by step.

unknown-about = No page at this address. The address may be incomplete.
unknown-home = Go to the start page

color-1 = red
color-2 = green
color-3 = yellow
color-4 = blue
color-5 = white
color-6 = black
color-7 = orange
color-8 = purple
color-9 = teal
color-10 = brown
color-11 = lime
color-12 = magenta
color-other = colour { $number }
color-blank = blank

row = Row
row-again = Copy this guess
row-marked = contradicts other rows
hole = Peg { $number }: { $peg }
hole-empty = empty
palette = Colours
letters = Letters
keyboard = QWERTYUIOP ASDFGHJKL ZXCVBNM
keyboard-delete = Delete a letter
letter-in-place = { $letter }, in the right place
letter-elsewhere = { $letter }, in another place
letter-nowhere = { $letter }, not in the word
typed-word = Type { $pegs } letters.
clear = Clear
typed-code = Type { $pegs } pegs, colours 1 to { $colors }, with spaces or commas between them.
black-pegs = Black: right colour, right place
white-pegs = White: right colour, wrong place
sum-pegs = Right colours
all-right = That is the code
working = Working
stop = Stop
best-so-far = Best so far: { $guess }
copied = Copied
copy-by-hand = Copy this:
copy-link = Copy link
copy-game = Copy game
copy-result = Copy result
share = Share
board-of-game = Guesses and answers
codes-left = { $codes ->
    [one] { $codes } code left
   *[other] { $codes } codes left
}
codes-left-about = about { $codes } codes left
codes-left-power = about 10^{ $power } codes left
codes-left-at-least = { $codes ->
    [one] at least { $codes } code left
   *[other] at least { $codes } codes left
}
codes-left-some = some codes left
codes-left-unknown = This board is too large to count the codes left.

board = Board
rule-file-problem = Line { $line } of the file: { $problem }
board-file = From a rules file
board-file-open = Rules file (JSON)
board-custom = Custom board
board-classic = Classic: 4 pegs, 6 colours
board-brain-breaker = Brain Breaker: 4 pegs, 5 colours
board-super = Super: 5 pegs, 8 colours
board-bulls-and-cows = Bulls and Cows: 4 of 10 digits, no repeats
board-mini = Mini: 3 pegs, 4 colours
board-tune = Tune: 5 pegs, 7 colours
board-letters = { $pegs ->
    [one] { $pegs } letter
   *[other] { $pegs } letters
}
board-other = { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
}, { $colors ->
    [one] { $colors } colour
   *[other] { $colors } colours
}
board-no-number = { $field }: enter a whole number, such as { $example }.
board-too-many-rows = A game has at most { $most } guesses.
codes-listed = { $codes ->
    [one] a list of one code
   *[other] a list of { $codes } codes
}
guesses-free = any guess allowed
guesses-blanks = guesses may have blanks
pegs = Pegs
colors = Colours
rows = Guesses
no-repeats = no repeated colours
told = Answers show
in-rows = { $rows ->
    [one] { $rows } guess
   *[other] { $rows } guesses
}
game-won = { $guesses ->
    [one] broken on the first guess
   *[other] broken in { $guesses } guesses
}
game-lost = not broken in { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}
game-given-up = given up after { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}
game-by-computer = the computer guessed

failure-too-large = This board has { $codes } codes, too many for the browser. Choose fewer pegs or colours, or use the command line.
failure-far-too-large = This board has too many codes for the browser. Choose fewer pegs or colours.
failure-contradiction = No code fits all these answers.
failure-never = The answer in row { $row } is impossible. Possible answers: { $possible }.
failure-stopped = Stopped.
failure-broken = Something went wrong. This is a bug in Pegwise; your game is safe. ({ $details })
failure-because = This did not work: { $reason }

strategy = Strategy
strategy-typed-about = A strategy with options, such as entropy,tie=first,open=1234.

record-link-without-game = This link does not contain a game.
record-result = This is a shared result: it shows the answers but not the guesses. Copy the game or its link instead.
address-too-long = This address is too long for Pegwise, so it was ignored.
record-lies = Every answer must be true here. Remove -lies from the board.
record-row = Row { $row }: { $problem }
resume = Continue your game
undone = Undone.
answer-missing = Choose a number on every line; 0 if there are none.
strategies-off-tree = No code left gives the answer { $answer } here, so the tree ends.
board-words = Words: 5 letters
board-words-de = German words: 5 letters
board-number-baseball = Number baseball: 3 different digits, strikes and balls
board-bagels = Bagels: 3 different digits, Fermi and Pico
board-royale = Royale: 3 places, each with a colour and a shape
board-ordered = Marks: 4 different colours out of 6, a mark for each peg
board-each-peg = Each peg by itself: 4 pegs, 6 colours
key-right = right
key-elsewhere = elsewhere
key-wrong = wrong
key-higher = the code has a later colour
key-lower = the code has an earlier colour
attribute-first = First attribute
attribute-second = Second attribute
marks-missing = Choose a mark for every peg.
marks-tap = Press below each peg until the mark is right.
key-take-out = { $key ->
    [black] Take out a black peg
   *[white] Take out a white peg
}
lies = False answers
lies-no = none
lies-up-to = { $lies ->
    [1] up to one
    [2] up to two
   *[other] up to { $lies }
}
lies-about = The winning answer is always true. At the end you see which answers were false.
board-with-lies = { $board }, { $lies ->
    [one] one answer may be false
   *[other] up to { $lies } answers may be false
}
shapes = Shapes
key-in-place = right, in the right place
key-out-of-place = right, in the wrong place
key-shapes = Colours first, then shapes.
board-file-wanted = Choose a rules file that can be read.
board-file-no-json = This page reads JSON only. “pegwise rules FILE --file” turns TOML rules into JSON.
assistant-only-code = It is the only code that fits all answers.
assistant-near = No code that fits all answers was found. This one comes close.
