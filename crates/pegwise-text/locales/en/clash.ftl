# Answers that contradict each other, and their fixes.
clash-fit = The answers fit together: { $left }.
clash-won-before = The game was already won in row { $row }, but more rows follow.
clash-contradict = the answers contradict each other
clash-nothing-found = no code that fits all answers was found, and there may be none
clash-perhaps-none = No code that fits all answers was found. There may be none.
clash-others-fit = No code that fits all answers was found, but some codes would fit if answers were changed.
clash-row = No code fits the answer in row { $row }.
clash-rows = No code fits all answers: rows { $rows } contradict each other.
clash-with-lies = No code fits, even if { $lies ->
    [one] an answer is false
   *[other] { $lies } answers are false
}: see rows { $rows }.
clash-more-than-lies = { $wrong ->
    [one] At least { $wrong } more answer is wrong.
   *[other] At least { $wrong } more answers are wrong.
}
clash-at-least = At least { $wrong } answers are wrong.
clash-no-fix = No fix was found: more answers may be wrong, or the search missed the code.
clash-fixes = { $wrong ->
    [one] Change one answer to fix it. Likeliest first:
   *[other] Change { $wrong } answers to fix it. Likeliest first:
}
clash-fixes-found = { $wrong ->
    [one] Change one answer to fix it. There may be more fixes than these, likeliest first:
   *[other] Change { $wrong } answers to fix it. There may be more fixes than these, likeliest first:
}
clash-choose = { $wrong ->
    [one] Change one answer to fix it. Choose one:
   *[other] Change { $wrong } answers to fix it. Choose one:
}
clash-short-fix = row { $row }: { $said } → { $right }
clash-fix = row { $row }, { $guess }: { $right } ({ $words }) instead of { $said }
clash-spoken-fix = row { $row }, { $guess }: { $right }, instead of { $said }
clash-fix-leaves = { $changes }: { $left }
clash-many-changes = { $answers } changed answers: { $shown }; and { $more } more
clash-more-fixes = and { $more } more; “{ $command }” lists them
clash-is-now = row { $row } is now { $right }
clash-wrong-answer = Row { $row }, { $guess }: the answer should be “{ $right }”, not “{ $said }”.
clash-reviewed = The answers contradict each other, so this review uses the right ones.
clash-wrong-answers = { $wrong ->
    [one] { $wrong } wrong answer
   *[other] { $wrong } wrong answers
}
