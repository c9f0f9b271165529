# What is wrong with a text, a code, an answer, a board, a row, a strategy.
notation-at = Character { $at } of “{ $text }”: { $problem }
notation-in-row = Row { $row }, character { $at } of “{ $text }”: { $problem }
notation-length = { $found ->
    [one] { $found } peg is given, but a code has { $expected }
   *[other] { $found } pegs are given, but a code has { $expected }
}
notation-color = “{ $found }” is no colour here; the colours are { $colors }
notation-part-of-answer = this answer is not fully known, and here every answer has to be; write it out, or leave out the row
notation-no-parts = here an answer is one number; write it, or ? if you do not know it
notation-lies = “{ $found }” is not understood; write how many answers may be false, from 1 on, as lies1
notation-weight = “{ $found }” is no weight; write a whole number from 1 to { $most }
notation-no-answer = a row is a guess, a colon and its answer, as 1122:1.1
notation-rules = “{ $found }” is no board; write pegs x colours as 4x6, or the name of a game, such as number-baseball
notation-nothing = Nothing is written here yet.
notation-empty = nothing follows here
notation-letters = “{ $found }” can be { $letters }, by letters, or { $initials }, by the initials of colours; use digits
notation-answer = “{ $found }” is no answer; write black and white pegs as 2.1, 2B1W or ++-
notation-one-number = is { $found } black or white? Write both, black first, as { $found }.0 or 0.{ $found }
notation-answer-in-words = “{ $found }” is no answer; write the numbers of “{ $black }” and “{ $white }”, as 2.1, or the words with their numbers
notation-one-number-in-words = is { $found } “{ $black }” or “{ $white }”? Write both, “{ $black }” first, as { $found }.0 or 0.{ $found }
notation-word = “{ $found }” is not understood here. An answer in words says how many (one, two, nothing), “right” or “correct”, and where: “in the right place”, “well placed”, “in the wrong place”, “wrongly placed”
notation-left-open = this does not say how many are in the right place and how many are right but in the wrong place
notation-variant = no variant is called “{ $found }”; there are distinct, nozero, bar2=34, blacks, whites, sum, each, marks, order, free, blanks, lies1, in8 and only=1122,3456
notation-conflict = “{ $found }” contradicts an earlier part of the board
notation-other = this is not understood
code-color = peg { $peg } has colour { $color }, but the colours are 1 to { $colors }
code-barred = peg { $peg } never has this colour here
code-repeats = pegs { $first } and { $second } have the same colour, but here all colours of a code differ
code-blank = peg { $peg } is empty, which is not allowed here
code-not-listed = it is not among the { $listed } codes of this board
answer-too-many = { $black } and { $white } are more than the { $pegs } pegs of a row
answer-last-peg = { $black } and { $white } cannot be: when all others are in the right place, the last one has no other place to be right in
answer-last-place = this cannot be: when { $others ->
    [one] { $others } peg is
   *[other] { $others } pegs are
} in the right place, the last one has no other place to be right in
answer-too-few = with { $pegs } pegs and { $colors } colours two codes here share at least { $least } of them; { $total } are too few
answer-no-whites = in this game answers tell only how many are in the right place; leave out “{ $white }”
answer-sum-only = in this game answers tell only how many are right, in whatever place; give their number alone, or “{ $win }” when the code is broken
rules-empty = a board has at least one peg and one colour
rules-too-large = a board has at most 65535 pegs and 65534 colours
rules-few-colors = codes of { $pegs } different colours need at least { $pegs } colours, not { $colors }
rules-no-guesses = at least one guess has to be allowed
rules-limit-of-board = a limit of guesses is no part of a board; leave it out
rules-bar-out-of-range = peg { $peg } cannot be barred from colour { $color }: there are { $pegs } pegs and { $colors } colours
rules-all-barred = no code is left: too many colours are barred
rules-too-many-bars = too many colours are barred from too many pegs to count the codes; list the codes instead, with only=
rules-barred-list = the codes are listed; leave out those with barred colours
rules-lies = at most { $most } answers of a game can be false
rules-no-codes = the list of codes is empty
rules-bad-code = code { $row } of the list, { $code }: { $reason }
rules-bad-weight = code { $row } of the list has the weight { $weight }, but weights are from 1 to { $most }
rules-two-weights = code { $row } of the list was listed before with another weight
rules-too-heavy = the weights add up to too much; write smaller ones
rules-weights-and-lies = rules with weights have no false answers: leave out the weights or the lies
turn-repeats = { $guess } repeats a colour, but here all colours of a code differ.
turn-guess = { $guess } is not allowed: { $reason }
turn-answer = No code can be answered so: { $reason }
turn-never = No code answers { $guess } with { $answer }; possible are { $possible }.
turn-no-row = There is no row { $row }; the game has { $rows }.
turn-game-over = The game is over.
turn-too-many = A game has at most { $rows } rows.
strategy-name = No strategy is called “{ $name }”; there are { $names }.
strategy-no-options = “{ $name }” takes no options.
strategy-no-file = Write the file after tree:, such as tree:knuth.txt.
strategy-option = “{ $option }” is no option of a strategy; there are tie=, pool=, pair=, open= and seed=.
strategy-not-here = { $name } has no option { $option }=.
strategy-value = “{ $value }” cannot stand after { $option }=. After tie=: candidate, { $heuristics }, joined by +, or first; after pool=: all or candidates; after pair=: first or any; after seed=: a whole number.
strategy-opening = The first guess after open= is not right: { $reason }
notation-mark = “{ $found }” is no mark; write + right, - elsewhere or . wrong for each peg
notation-mark-of-order = “{ $found }” is no mark; write + right, ^ later or v earlier for each peg
notation-marks-missing = { $found ->
    [one] { $found } mark is given, but each of the { $pegs } pegs needs one
   *[other] { $found } marks are given, but each of the { $pegs } pegs needs one
}
notation-two-answers = “{ $found }” is one answer; write two, one for each attribute, as 1.0/0.2
answer-whites-only = in this game answers tell only how many are right but in another place; give their number alone, or “{ $win }” when the code is broken
answer-other-kind = on this board answers are of another kind, such as { $example }
rules-too-many-answers = answers of this kind are for up to { $most } pegs
rules-bad-attributes = { $colors } colours cannot stand for two attributes, the second of { $seconds } values
