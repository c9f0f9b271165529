# Problems with texts, codes, answers, boards, rows and strategies, each with a valid form.
notation-at = Character { $at } of “{ $text }”: { $problem }
notation-in-row = Row { $row }, character { $at } of “{ $text }”: { $problem }
notation-length = { $expected ->
    [one] a code has { $expected } peg, not { $found }
   *[other] a code has { $expected } pegs, not { $found }
}
notation-letters-missing = the word needs { $expected } letters, not { $found }
notation-color = “{ $found }” is not a colour on this board; the colours are { $colors }
notation-letter = “{ $found }” is not one of the letters A to Z
notation-colors = { $first } to { $last }
notation-part-of-answer = the whole answer must be known here; write it out, or leave out the row
notation-no-parts = an answer on this board is one number; write it, or ? if you do not know it
notation-lies = “{ $found }” is not understood; write how many answers may be false, 1 or more, such as lies1
notation-weight = “{ $found }” is not a weight; write a whole number from 1 to { $most }
notation-no-answer = a row is a guess, a colon and its answer, like 1122:1.1
notation-rules = “{ $found }” is not a board; write pegs x colours, for example 4x6, or the name of a game, such as number-baseball
notation-nothing = Nothing has been entered yet.
notation-empty = something is missing here
notation-letters = “{ $found }” could be { $letters } (by letter) or { $initials } (by colour initial); use digits
notation-answer = “{ $found }” is not an answer; write black and white pegs, like 2.1, 2B1W or ++-
notation-one-number = is { $found } black or white? Write both numbers, black first: { $found }.0 or 0.{ $found }
notation-answer-in-words = “{ $found }” is not an answer; write the numbers of “{ $black }” and “{ $white }”, like 2.1, or the words with their numbers
notation-one-number-in-words = is { $found } “{ $black }” or “{ $white }”? Write both numbers, “{ $black }” first: { $found }.0 or 0.{ $found }
notation-word = “{ $found }” is not understood; write, for example, “one number is correct and well placed” or “two numbers are correct but in the wrong place”
notation-left-open = say how many are in the right place, and how many are right but in the wrong place
notation-variant = “{ $found }” is not a variant; the variants are distinct, nozero, bar2=34, words=en, blacks, whites, sum, each, marks, order, free, blanks, lies1, in8 and only=1122,3456
notation-no-variant = a variant is missing after the hyphen; write one, such as -distinct, or leave out the hyphen
notation-conflict = “{ $found }” contradicts an earlier part of the board
notation-other = this is not understood
code-color = peg { $peg } has colour { $color }, but the colours are 1 to { $colors }
code-barred = peg { $peg } never has this colour on this board
code-repeats = pegs { $first } and { $second } have the same colour, but all colours of a code must differ on this board
code-hint-free = ; if guesses may repeat colours, add -free to the board, as in 4x10-distinct-free
code-hint-free-list = ; if guesses outside the list are allowed, add -free to the end of the board
code-blank = peg { $peg } is empty, but this board does not allow blanks here
code-no-word = this is not in the list of words
code-not-listed = { $listed ->
    [one] this board allows only one code, and this is not it
   *[other] it is not one of the { $listed } codes on this board
}
answer-too-many = { $black } and { $white } add up to more than the { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
} of a row
answer-last-peg = { $black } and { $white } is impossible: the last peg has nowhere else to go
answer-last-place = this is impossible: with { $others ->
    [one] { $others } peg
   *[other] { $others } pegs
} in the right place, the last peg has nowhere else to go
answer-too-few = with { $pegs } pegs and { $colors } colours, the total must be at least { $least } on this board, not { $total }
answer-no-whites = answers on this board count only pegs in the right place; leave out “{ $white }”
answer-sum-only = answers on this board give only the number of right colours; write that number, or “{ $win }” if the code is broken
rules-empty = a board needs at least one peg and one colour
rules-too-large = a board has at most 65,535 pegs and 65,534 colours
rules-few-colors = codes of { $pegs } different colours need at least { $pegs } colours, not { $colors }
rules-no-guesses = a game can allow 1 to 65,535 guesses
rules-limit-of-board = a guess limit is not part of a board; leave it out
rules-bar-out-of-range = colour { $color } cannot be barred from peg { $peg }: there are { $pegs } pegs and { $colors } colours
rules-all-barred = no code is left: too many colours are barred
rules-too-many-bars = too many colours are barred to count the codes; list the codes instead, with only=
rules-barred-list = a list of codes cannot be combined with barred colours; leave codes with those colours out of the list
rules-lies = at most { $most } answers in a game can be false
rules-no-codes = the list of codes is empty
rules-no-words = the built-in words have five letters of 26; write 5x26, or choose your own list of words with --codes FILE
rules-bad-code = code { $row } of the list, { $code }: { $reason }
rules-bad-weight = code { $row } of the list has weight { $weight }, but weights go from 1 to { $most }
rules-two-weights = code { $row } of the list appeared before with a different weight
rules-too-heavy = the sum of the weights is too large; write smaller weights
rules-weights-and-lies = weights and lies cannot be combined; leave out one of them
turn-repeats = { $guess } repeats a colour, but all colours of a code must differ on this board.
turn-no-word = “{ $word }” is not in the list of words.
turn-guess = { $guess } is not allowed: { $reason }
turn-answer = Check the answer: { $reason }
turn-never = { $answer } cannot be the answer to { $guess }; possible answers: { $possible }.
turn-no-row = Row { $row } does not exist; the game has { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}.
turn-game-over = The game is over.
turn-too-many = A game has at most { $rows } rows.
strategy-name = No strategy is called “{ $name }”; the strategies are { $names }.
strategy-no-options = “{ $name }” takes no options.
strategy-no-file = Write the file after tree:, such as tree:knuth.txt.
strategy-option = “{ $option }” is not a strategy option; the options are tie=, pool=, pair=, open= and seed=.
strategy-not-here = { $name } has no option { $option }=.
strategy-value = “{ $value }” is not a valid value for { $option }=. { $option ->
    [tie] Write first, or one or more of candidate, { $heuristics }, joined by +.
    [pool] Write all or candidates.
    [pair] Write first or any.
   *[seed] Write a whole number.
}
strategy-opening = The guess after open= is not valid: { $reason }
notation-mark = “{ $found }” is not a mark; for each peg, write + for right, - for elsewhere or . for wrong
notation-mark-of-order = “{ $found }” is not a mark; for each peg, write + for right, ^ for later or v for earlier
notation-marks-missing = write one mark for each of the { $pegs } pegs, not { $found }
notation-two-answers = “{ $found }” is one answer; write two, one for each attribute, like 1.0/0.2
answer-whites-only = answers on this board give only the number of right colours in the wrong place; write that number, or “{ $win }” if the code is broken
answer-other-kind = answers on this board look different, for example { $example }
rules-too-many-answers = boards with answers of this kind have at most { $most } pegs
rules-bad-attributes = { $colors } colours cannot be split into two attributes if the second has { $seconds } values
