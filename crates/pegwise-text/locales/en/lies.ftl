# Answers that may be false, and answers that are not known.
lies-none = no row false
lies-rows = { $count ->
    [one] row { $rows } false
   *[other] rows { $rows } false
}
lies-left-none = { $which }: { $left }
lies-left = { $which }: { $left }: { $codes }
lies-left-more = { $which }: { $left }: { $codes } and { $more } more
lies-was-false = Row { $row }, { $guess }: the answer “{ $said }” is false; “{ $right }” is right.
lies-all-true = No answer was false.
lies-not-graded = Where answers may be false, guesses are not graded.
lies-not-judged = { $more ->
    [0] Row { $first } is not judged: its answer is not known.
   *[other] Rows { $first } to { $last } are not judged: the answer in row { $first } is not known.
}
