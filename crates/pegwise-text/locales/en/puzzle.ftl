# Puzzles: questions, hints, reasons why an attempt is wrong, solutions.
puzzle-heading = Puzzle { $number }: { $kind } ({ $level })
puzzle-kind = { $kind ->
    [deduce] find the code
    [win-next] win next
    [impossible] the impossible answer
    [padlock] the padlock
   *[wrong-answer] the wrong answer
}
puzzle-level = { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
puzzle-which-code = One code fits all rows. Which one?
puzzle-which-guess = Find a guess that wins, or whose answer tells you the code.
puzzle-which-answer = One of these answers to the next guess is impossible: { $answers }. Which one?
puzzle-which-row = One answer is wrong; all others are right. In which row?

puzzle-which-padlock = Which code opens the padlock?
puzzle-distinct = { $what ->
    [number] No digit appears twice in the code.
   *[colour] No colour appears twice in the code.
}
puzzle-repeats = { $what ->
    [number] { $code } cannot be the code, because a digit appears twice.
   *[colour] { $code } cannot be the code, because a colour appears twice.
}

# The answers of padlock riddles, in their usual words.
puzzle-clue-nothing = nothing is correct
puzzle-clue-placed = { $what ->
    [number] { $pegs ->
        [1] one number is correct and well placed
        [2] two numbers are correct and well placed
        [3] three numbers are correct and well placed
        [4] four numbers are correct and well placed
       *[other] { $pegs } numbers are correct and well placed
    }
   *[colour] { $pegs ->
        [1] one colour is correct and well placed
        [2] two colours are correct and well placed
        [3] three colours are correct and well placed
        [4] four colours are correct and well placed
       *[other] { $pegs } colours are correct and well placed
    }
}
puzzle-clue-misplaced = { $what ->
    [number] { $pegs ->
        [1] one number is correct but in the wrong place
        [2] two numbers are correct but in the wrong place
        [3] three numbers are correct but in the wrong place
        [4] four numbers are correct but in the wrong place
       *[other] { $pegs } numbers are correct but in the wrong place
    }
   *[colour] { $pegs ->
        [1] one colour is correct but in the wrong place
        [2] two colours are correct but in the wrong place
        [3] three colours are correct but in the wrong place
        [4] four colours are correct but in the wrong place
       *[other] { $pegs } colours are correct but in the wrong place
    }
}
puzzle-clue-right = { $what ->
    [number] { $pegs ->
        [1] one number is correct
        [2] two numbers are correct
        [3] three numbers are correct
        [4] four numbers are correct
       *[other] { $pegs } numbers are correct
    }
   *[colour] { $pegs ->
        [1] one colour is correct
        [2] two colours are correct
        [3] three colours are correct
        [4] four colours are correct
       *[other] { $pegs } colours are correct
    }
}

puzzle-key-code = { $code }. Codes left after each row: { $left }.
puzzle-key-can-be = { $guess }. It can be the code: { $after }. { $others }
puzzle-key-cannot-be = { $guess }. It cannot be the code: { $after }. { $others }
puzzle-wins = { $answer } wins
puzzle-leaves = { $answer } leaves { $code }
puzzle-no-other = No other guess works.
puzzle-one-other = { $guess } works too.
puzzle-others = These work too: { $guesses }.
puzzle-many-others = { $all } guesses work; this is one of them. Others: { $guesses } and { $more } more.
puzzle-key-answer = { $never }. The other answers to { $guess } are possible: { $given }.
puzzle-given = { $answer } if the code is { $code }
puzzle-key-row = Row { $row }. Its answer should be { $should }: only { $code } fits the other rows. If you leave out any other row instead, the rest contradict each other.
puzzle-solution = The solution: { $key }

puzzle-right = Right!
puzzle-contradicts = No: if the code were { $code }, the answer in row { $row } would be “{ $would }”, not “{ $said }”.
puzzle-leaves-open = { $codes ->
    [one] No: after the answer { $answer }, { $codes } code would be left.
   *[other] No: after the answer { $answer }, { $codes } codes would be left.
}
puzzle-can-be-given = No: { $code } fits all rows and would give the answer { $answer }.
puzzle-choose = Choose one of { $answers }.
puzzle-clash-without = No: even without row { $row }, the other rows contradict each other.
puzzle-choose-row = Choose a row from 1 to { $rows }.
puzzle-asks-for = { $kind ->
    [deduce] this puzzle asks for a code
    [padlock] this puzzle asks for a code
    [win-next] this puzzle asks for a guess
    [impossible] this puzzle asks for an answer
   *[wrong-answer] this puzzle asks for a row
}

puzzle-hint-possible = { $answer } is possible: { $code } fits all rows.
puzzle-hint-codes = The codes that fit: { $codes }.
puzzle-hint-among = { $guesses ->
    [one] { $guesses } guess works; it is one of these codes.
   *[other] { $guesses } guesses work; at least one of these codes is among them.
}
puzzle-hint-none = { $guesses ->
    [one] { $guesses } guess works; it is not one of these codes.
   *[other] { $guesses } guesses work; none of them is one of these codes.
}
# The steps from the rows to the code.
puzzle-step = { $count ->
    [one] Row { $rows }: { $found }.
   *[other] Rows { $rows } together: { $found }.
}
puzzle-step-last = { $count ->
    [one] Row { $rows } decides the rest.
   *[other] Rows { $rows } together decide the rest.
}
puzzle-absent = { $count ->
    [one] { $colors } is not in the code
   *[other] { $colors } are not in the code
}
puzzle-at-least = { $pegs ->
    [one] at least one peg is { $color }
   *[other] at least { $pegs } pegs are { $color }
}
puzzle-peg-is = peg { $peg } is { $colors }
puzzle-peg-is-not = peg { $peg } is not { $colors }
puzzle-or = { $items } or { $last }

puzzle-hint-row = The answer in row { $row } is right: without this row, the others still contradict each other.
puzzle-hint-peg = Peg { $peg } is { $color }.
puzzle-no-more-hints = There are no more hints; only the solution is left.
puzzle-score = Solved at the first attempt: { $at_once } of { $all }.
puzzle-score-later = Solved at the first attempt: { $at_once } of { $all }. Later or with hints: { $later }.
puzzle-no-other-code = No other code that fits works, but guesses that do not fit may.
puzzle-one-other-code = { $code } works too, and so may guesses that do not fit.
puzzle-other-codes = These other codes that fit work too: { $codes }. So may guesses that do not fit.
puzzle-hint-these = { $codes ->
    [one] { $codes } of these codes works.
   *[other] { $codes } of these codes work.
}
