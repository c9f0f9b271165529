# Words that several pages need.
title = Pegwise: play and solve code-breaking games
pages = Pages
page-play = Play
page-break = Break my code
page-assistant = Assistant
page-review = Review
page-learn = Learn
page-strategies = Strategies
page-you = You
page-class = Class
page-unknown = No such page
page-not-loaded = This page could not be loaded. Is there a network?
page-load-again = Try again
skip = Skip to the page
footer-private = No account, no tracking, nothing leaves this device.
footer-offline = Works offline.
footer-class = Your name and your guesses go to your teacher’s computer, and nowhere else.
footer-trademark = Pegwise is free software, and not affiliated with the makers of any board game.
not-kept = This browser does not keep anything for Pegwise: it is full, or private. Copy what you want to keep.
new-version = A newer version of Pegwise is ready. Reloading loses nothing.
new-version-reload = Reload
new-version-later = Later
not-kept-later-version = Your games here were written by a later version of Pegwise, and stay untouched: this one keeps none beside them. Reload the page, or save the file under “You”.

home-heading = Break the code
home-lead = Find the four hidden colours: tap four, then Guess.
home-options = Options
home-about-options = Other boards, a tougher opponent.
home-about-challenge = Make a code and send the link.
home-about-learn = How to crack it, step by step.

unknown-about = This address leads nowhere. Perhaps it was cut off.
unknown-home = To the start page

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
row-again = Use this row again
row-marked = contradicts other rows
hole = Peg { $number }: { $peg }
hole-empty = empty
palette = Colours
clear = Clear
typed-code = { $pegs } pegs, colours 1 to { $colors }; separate pegs with spaces or commas.
black-pegs = Black: right colour, right place
white-pegs = White: right colour, wrong place
sum-pegs = Right colours
all-right = All right: code broken
working = At work
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
codes-left-unknown = How many codes are left is not known: this board is very large.

board = Board
rule-file-problem = Line { $line } of the file: { $problem }
board-file = From a file of rules
board-file-open = File of rules, in JSON
board-custom = Another board
board-classic = Classic: 4 pegs, 6 colours
board-brain-breaker = Brain Breaker: 4 pegs, 5 colours
board-super = Super: 5 pegs, 8 colours
board-bulls-and-cows = Bulls and Cows: 4 of 10 digits, no repeats
board-mini = Mini: 3 pegs, 4 colours
board-tune = Tune: 5 pegs, 7 colours
board-other = { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
}, { $colors ->
    [one] { $colors } colour
   *[other] { $colors } colours
}
board-no-number = { $field }: a whole number is wanted, such as { $example }.
board-too-many-rows = A game holds at most { $most } guesses.
codes-listed = { $codes ->
    [one] the code is one of a list of one
   *[other] the code is one of a list of { $codes }
}
guesses-free = guesses are free
guesses-blanks = guesses may have blanks
pegs = Pegs
colors = Colours
rows = Guesses
no-repeats = no repeated colours
told = What answers tell
in-rows = { $rows ->
    [one] { $rows } guess
   *[other] { $rows } guesses
}
game-won = { $guesses ->
    [one] broken with the first guess
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
about-number = about { $number }

failure-too-large = This board has { $codes } codes: too many to look through here. Take fewer pegs or colours, or the command line.
failure-far-too-large = This board has far too many codes to look through. Take fewer pegs or colours.
failure-contradiction = No code fits all these answers.
failure-never = Row { $row } cannot be right: no code answers so. Possible are { $possible }.
failure-stopped = Stopped.
failure-broken = The engine broke, which is a defect of Pegwise; your game is safe. ({ $details })
failure-because = This cannot be answered: { $reason }

strategy = Strategy
strategy-typed-about = A name and options, as the command line has them: entropy,tie=first,open=1234.

record-link-without-game = There is no game in this link.
record-result = This is a result: it has the answers without the guesses. Copy the game, or its link, instead.
address-too-long = This address is too long to be one of Pegwise. Nothing in it was read.
record-lies = Here every answer is true. Leave -lies out of the rules.
record-row = Row { $row }: { $problem }
resume = Continue your game
undone = Taken back.
answer-missing = Choose a number in every row; 0 if there are none.
strategies-off-tree = No code that is left gives the answer { $answer } here, so the tree does not go on.
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
mark-of-peg = Peg { $peg }
marks-missing = Choose a mark for every peg.
lies = May answers be false?
lies-no = no, all are true
lies-up-to = { $lies ->
    [1] one may be false
    [2] two may be false
   *[other] { $lies } may be false
}
lies-about = The answer that wins is always true. At the end you see which ones were not.
board-with-lies = { $board }, { $lies ->
    [one] one answer may be false
   *[other] up to { $lies } answers may be false
}
shapes = Shapes
key-in-place = right, and in its place
key-out-of-place = right, but elsewhere
key-shapes = First how many colours are right, then how many shapes.
board-file-no-json = This page reads rules in JSON. “pegwise rules FILE --file” makes JSON of rules in TOML.
