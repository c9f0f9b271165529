# Play: a person breaks a code.
play-new = New game
play-more = More
play-another = Another game
play-challenge = Challenge a friend
play-broken-challenge = This challenge is damaged or incomplete. Ask your friend to send it again.
play-broken-date = “{ $date }” is not a date. Write it like 2026-11-21.
play-future-day = The game for { $date } opens on that day. Start another game below.
play-no-seed = This link is incomplete: its code is missing. Start a new game below.
play-other-answers = The answer in row { $row } does not match the secret: the link was changed. Start a new game below.
play-other-board = The board in this link is not the one in its challenge. Start a new game below.
play-too-long-for-evil = The slippery opponent plays with at most { $pegs } pegs. Choose fewer pegs.
dealt-seed = Game { $seed }
dealt-daily = Game for { $date }
dealt-practice = Practice from a review; does not count
dealt-challenge = A friend hid a code for you
dealt-evil = Slippery Sid
guess-number = Guess { $number }
guess = Guess
hint = Hint
undo = Undo
give-up = Give up
give-up-sure = Give up? Press again
show-left = Show how many codes are left
hint-can-be = Try { $guess }: it may be the { $what ->
    [word] word
   *[code] code
}.
hint-cannot-be = Try { $guess }: it cannot be the { $what ->
    [word] word
   *[code] code
}, but it tells you more.
hint-try = Try { $guess }.
row-spoken = Row { $row }: { $code }: { $answer }.
told-black = { $black ->
    [0] None
   *[other] { $black }
} in the right place
told-white = { $white ->
    [0] none
   *[other] { $white }
} in the wrong place
standing-hints = Hints and undos: { $hints }.
standing-open = { $left ->
    [one] { $left } guess left.
   *[other] { $left } guesses left.
}
standing-won = { $guesses ->
    [one] You broke the code on your first guess.
   *[other] You broke the code in { $guesses } guesses.
}
standing-lost = That was your last guess. The code wins this time.
standing-given-up = You gave up.
ended = Game over
ended-secret = The code was
ended-possible = { $codes } codes fit all answers, for example
ended-among = More than one code fits all answers: { $left }, for example
ended-again = Play again
ended-review = Review the game
ended-statistics = Your statistics
fair = How do I know this game is fair?
fair-evil = The slippery opponent has no secret to check. At least one code fits all its answers.
fair-evil-lies = The slippery opponent has no secret to check. For at least one code, no more answers are false than the rules allow.
fair-fingerprint = The secret was fixed before your first guess. This is its fingerprint (SHA-256):
fair-before = Write it down if you like. After the game you see the secret and the random number that hid it. Anyone can compute the fingerprint from both: if it is the same, the secret never changed.
fair-after = This line contains the secret and the random number:
fair-check = Its SHA-256 is the fingerprint above. Check it in a terminal:
nothing-to-undo = There is nothing to undo.
how = How to play
how-guess = Find the hidden code: { $pegs ->
    [one] 1 peg,
   *[other] { $pegs } pegs, each
} in one of { $colors } colours. Fill every place, then guess. Each guess gets an answer.
how-distinct = No colour appears twice in the code.
how-guess-word = Find the hidden word. It has { $pegs } letters. Every letter of your guess gets a mark.
how-guess-pairs = Find the hidden code: { $pegs ->
    [one] 1 peg,
   *[other] { $pegs } pegs, each
} in one of { $colors } colours with one of { $shapes } shapes. Fill every place, then guess. The answer counts colours and shapes separately.
how-evil = Find a code of { $pegs ->
    [one] 1 peg
   *[other] { $pegs } pegs
} in up to { $colors } colours. Your opponent has not picked one yet: each answer is true and leaves as many codes as possible. Guess until only one code is left, then guess that one.
how-evil-lies = Find a code of { $pegs ->
    [one] 1 peg
   *[other] { $pegs } pegs
} in up to { $colors } colours. Your opponent has not picked one yet: each answer leaves as many codes as possible, and may be a lie as often as the rules allow. Guess until only one code is left, then guess that one.
how-secret = Hidden code
how-your-guess = Your guess
how-answer = Answer
how-black = One black answer peg: red is in the right place.
how-white = Two white answer pegs: green and blue are in the code, but in other places.
how-order = Answer pegs do not show which colour they mean. Yellow is not in the code, so it gets none.
how-each-peg = Every peg of the guess is judged by itself, so one peg of the code can earn several answer pegs.
how-end = You have { $rows ->
    [one] 1 guess
   *[other] { $rows } guesses
}.
key-named = { $word }: { $meaning }
key-black = right colour, right place
key-white = right colour, wrong place
hint-use = Use it
guess-incomplete = Fill all { $pegs } places first.
no-such-letter = There is no letter { $key } here: use { $first } to { $last }.
no-such-color = This board has no colour { $key }: use { $first } to { $last }.
ended-won = { $guesses ->
    [one] Cracked on the first guess!
   *[other] Cracked in { $guesses } guesses!
}
ended-won-from = { $guesses ->
    [one] You cracked { $name }’s code on the first guess!
   *[other] You cracked { $name }’s code in { $guesses } guesses!
}
ended-repeated = You played this game before, so it does not count again.
ended-picture = Picture
play-repeated = You have played this game before. This time it does not count.
play-left = { $board }: { $guesses ->
    [one] 1 guess
   *[other] { $guesses } guesses
}
play-left-daily = Game for { $day }. { $game }
play-left-challenge = A friend’s code. { $game }
play-left-evil = Slippery Sid. { $game }
calendar = Games of the day in the last four weeks
day-not-played = not played
next-game = Next game of the day in
next-game-open = The next game is here
notes = Notes
notes-about = Choose a colour: ✗ ruled out, ✓ certain at peg { $number }, or no note.
note-out = { $color }, ruled out
note-sure = { $color }, certain at peg { $number }
note-none = { $color }, no note
hole-sure = empty; certain: { $color }
you-column-won = Broken
you-distribution = Codes broken, by number of guesses
you-drawn = Chart
you-not-saved = This browser cannot save files. Copy the games instead.
play-too-large-for-lies = This board is too large for false answers. Choose fewer pegs or colours.
play-challenge-lies = Shared codes never lie. Ask your friend for a challenge without false answers.
dealt-day = Day { $number } · { $date }
dealt-challenge-by = { $name } hid a code for you
challenge-open = Open it
ended-send-back = Send one back
sound-offer = Play with sound?
sound-on = Sound is on. You can change it under “You”.

# Hints: what the rows prove, or advice; then a guess.
streak-hint = With a hint, this game does not count for your streak. Press again for the hint.
streak-undo = If you undo a guess, this game does not count for your streak. Press again to undo it.
hint-guess = Show me a guess
hint-first-pairs = Start with two colours, each on two pegs.
hint-first = Start with any guess. Its answer is your first clue.
hint-unused = Try { $what ->
    [word] letters
   *[code] colours
} that you have not used yet.
hint-fits = Look for a guess that fits every row. It could be the { $what ->
    [word] word
   *[code] code
}.
hint-fits-lies = Look for a guess that fits every row except the false ones.
hint-row = Row { $row }: { $found }.
hint-rows = Rows { $rows } together: { $found }.
hint-all-rows = All rows together: { $found }.
hint-absent = { $count ->
    [one] { $colors } is
   *[other] { $colors } are
} not in the { $what ->
    [word] word
   *[code] code
}
hint-at-least = { $color } is in the { $what ->
    [word] word
   *[code] code
}{ $pegs ->
    [one] {""}
    [2] {" "}at least twice
   *[other] {" "}at least { $pegs } times
}
hint-one-of = { $what ->
    [word] letter
   *[code] peg
} { $peg } is { $count ->
    [one] {""}
   *[other] one of these:{" "}
}{ $colors }
hint-none-of = { $what ->
    [word] letter
   *[code] peg
} { $peg } is { $count ->
    [one] not
   *[other] none of these:
} { $colors }
challenge-about = Find the hidden code in { $rows ->
    [one] one guess
   *[other] { $rows } guesses
}. No account, nothing to install.
