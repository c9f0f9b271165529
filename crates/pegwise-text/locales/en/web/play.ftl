# Play: a person breaks a code.
play-about = Guess the secret code. Each answer tells how many colours are right and in the right place (black), and how many are right but elsewhere (white).
play-daily = Game of the day
play-new = New game
play-evil = Evil codemaker
play-evil-about = Has no secret: every answer is true, and keeps as many codes possible as it can.
play-evil-lies-about = Has no secret: its answers, true or false, keep as many codes possible as they can.
play-seed = Seed
play-seed-label = Number that the secret is drawn from
play-seed-about = The same number and board give the same secret, here and everywhere. Leave it empty for a new one.
play-bad-seed = “{ $seed }” is no seed; it is a whole number, such as 7.
play-begin = Start
play-another = Another game
play-challenge = Challenge a friend
play-challenge-about = Make a code. The link carries it so that it cannot be read at a glance; somebody with a program can read it.
play-challenge-code = The code to break
play-challenge-make = Make the link
play-challenge-made = Send this link:
play-challenge-fingerprint = Its fingerprint: { $fingerprint }
play-challenge-too-long = This code does not fit into a link; take fewer pegs.
play-join = Take a challenge
play-join-label = Link or token you were sent
play-join-begin = Begin
play-broken-challenge = This challenge is damaged: a character is wrong, or it was cut off. Ask for it again.
play-broken-date = “{ $date }” is no day; write it as 2026-11-21.
play-future-day = The game of { $date } opens on that day. Start another game below.
play-no-seed = This link has a game but no secret: its seed is missing or no number. Start a new game below.
play-other-answers = Row { $row } of this link is not what its secret answers: the link was changed. Start a new game below.
play-other-board = The board of this link is not that of its challenge. Start a new game below.
play-too-long-for-evil = The evil codemaker counts pegs in rows of up to { $pegs } only. Take fewer pegs.
dealt-seed = Game { $seed }
dealt-daily = Game of { $date }
dealt-practice = Played on from a review, to practise; not counted
dealt-challenge = A friend hid a code for you
dealt-evil = Evil codemaker
guess-number = Guess { $number }
guess = Guess
hint = Hint
undo = Take back
give-up = Give up
give-up-sure = Give up? Press again
show-left = Show how many codes are left
hint-can-win = Try { $guess }: it can be the code, and leaves at most { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
}.
hint-cannot-win = Try { $guess }: it cannot be the code, but tells most, and leaves at most { $largest ->
    [one] { $largest } code
   *[other] { $largest } codes
}.
hint-try = Try { $guess }.
row-spoken = Row { $row }: { $code }: { $answer }.
told-own = { $answer }.
told-black-white = { $black } in the right place, { $white } of the right colour elsewhere.
standing-hints = Help used: { $hints }.
standing-open = { $left ->
    [one] { $left } guess left.
   *[other] { $left } guesses left.
}
standing-won = { $guesses ->
    [one] You broke the code with the first guess.
   *[other] You broke the code in { $guesses } guesses.
}
standing-lost = That was the last guess. The codemaker wins.
standing-given-up = You gave up.
ended = Game over
ended-secret = The code was
ended-possible = { $codes } codes fit all answers, among them
ended-among = The answers are true of more than one code: { $left }, among them
ended-again = Play again
ended-review = Review the game
ended-statistics = Your statistics
fair = Is the secret fixed?
fair-evil = The evil codemaker has no secret, so there is none to fix. All its answers together are true of at least one code.
fair-evil-lies = The evil codemaker has no secret, so there is none to fix. For at least one code, no more of its answers are false than the rules allow.
fair-fingerprint = This is the fingerprint (SHA-256) of the secret, computed before your first guess:
fair-before = Note it if you like. When the game is over, the secret is shown with a random number that hid it. Anyone can compute the fingerprint from both: if it is the same, the secret never changed.
fair-after = This line has the secret and the number that hid it:
fair-check = Its SHA-256 is the fingerprint above. On a computer with the usual tools:
nothing-to-undo = There is no guess to take back.
how = How to play
how-guess = A row of { $pegs } pegs is hidden, each in one of { $colors } colours. Guess it: put a colour on every peg. Each guess gets an answer.
how-guess-pairs = A row of { $pegs } pegs is hidden, each in one of { $colors } colours and with one of { $shapes } shapes. Guess it: put a peg in every place. Colours and shapes are answered apart.
how-evil = Nothing is hidden yet: your opponent answers so that as many codes as possible stay possible, and is always truthful. Leave it only one, and guess that. A code has { $pegs } pegs in { $colors } colours.
how-evil-lies = Nothing is hidden yet: your opponent answers so that as many codes as possible stay possible, and may lie as often as the rules allow. Leave it only one, and guess that. A code has { $pegs } pegs in { $colors } colours.
how-secret = Hidden
how-your-guess = Your guess
how-answer = Answer
how-black = One black key peg: red is in the right place.
how-white = Two white key pegs: green and blue are hidden too, but in other places.
how-order = The order of the key pegs says nothing about which peg is meant. Yellow is not hidden, so it gets none.
how-end = You have { $rows } guesses.
key-named = { $word }: { $meaning }
key-black = right colour, right place
key-white = right colour, wrong place
hint-use = Use it
guess-incomplete = Fill all { $pegs } places first.
no-such-color = There is no colour { $key } on this board: use { $first } to { $last }.
ended-won = { $guesses ->
    [one] Cracked with the first guess!
   *[other] Cracked in { $guesses } guesses!
}
ended-repeated = You had played this game before, so it does not count again.
ended-picture = Picture
play-repeated = You have played this game before. This time it does not count.
play-left = { $board }: { $guesses ->
    [one] 1 guess
   *[other] { $guesses } guesses
}
play-left-daily = Game of { $day }. { $game }
play-left-challenge = A friend’s code. { $game }
play-left-evil = Evil codemaker. { $game }
calendar = Games of the day, the last four weeks
day-not-played = not played
next-game = Next game of the day in
next-game-open = The next game is here
notes = Notes
notes-about = Tap a colour: ✗ ruled out, ✓ sure at peg { $number }, or no note.
note-out = { $color }, ruled out
note-sure = { $color }, sure at peg { $number }
note-none = { $color }, no note
hole-sure = empty; sure: { $color }
you-column-won = Broken
you-distribution = Codes broken, by the number of guesses
you-drawn = Drawn
you-not-saved = This browser saves no files; copy the games instead.
play-too-large-for-lies = On so large a board all answers are true. Take fewer pegs or colours.
play-challenge-lies = A code that was sent is answered truly. Ask for one without false answers.
