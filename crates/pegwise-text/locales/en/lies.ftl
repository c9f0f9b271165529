# Answers that may be false, and unknown answers.
lies-none = all rows true
lies-rows = { $count ->
    [one] row { $rows } false
   *[other] rows { $rows } false
}
lies-left-none = { $which }: { $left }
lies-left = { $which }: { $left }: { $codes }
lies-left-more = { $which }: { $left }: { $codes } and { $more } more
lies-was-false = Row { $row }, { $guess }: the answer “{ $said }” is false; it should be “{ $right }”.
lies-all-true = No answer was false.
lies-not-graded = Guesses are not graded if answers may be false.
lies-not-judged = { $more ->
    [0] Row { $first } is not judged: its answer is unknown.
   *[other] Rows { $first } to { $last } are not judged: the answer in row { $first } is unknown.
}
