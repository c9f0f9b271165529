# Answers that contradict each other, and what fixes them.
clash-fit = The answers fit together: { $left }.
clash-contradict = the answers contradict each other
clash-nothing-found = no code that fits all answers was found, and there may be none
clash-perhaps-none = No code that fits all answers was found. There may be none.
clash-others-fit = No code that fits all answers was found. With other answers there are some.
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
clash-no-fix = No way to fix it was found. More answers may be wrong, or the search was too short: --time 60 looks longer.
clash-fixes = { $wrong ->
    [one] One changed answer fixes it, likeliest first:
   *[other] { $wrong } changed answers fix it, likeliest first:
}
clash-fixes-found = { $wrong ->
    [one] One changed answer fixes it. These were found, likeliest first:
   *[other] { $wrong } changed answers fix it. These were found, likeliest first:
}
clash-choose = { $wrong ->
    [one] One changed answer fixes it. Choose one:
   *[other] { $wrong } changed answers fix it. Choose a line:
}
clash-short-fix = row { $row }: { $said } → { $right }
clash-fix = row { $row }, { $guess }: { $right } ({ $words }) instead of { $said }
clash-spoken-fix = row { $row }, { $guess }: { $right }, instead of { $said }
clash-fix-leaves = { $changes }: { $left }
clash-many-changes = { $answers } changed answers: { $shown }; and { $more } more
clash-more-fixes = and { $more } more; “pegwise check --all” lists them
clash-is-now = row { $row } is now { $right }
clash-wrong-answer = Row { $row }, { $guess }: the right answer is { $right }, not { $said }.
clash-reviewed = The answers contradict each other, so this is the review with the right ones.
clash-wrong-answers = { $wrong ->
    [one] { $wrong } wrong answer
   *[other] { $wrong } wrong answers
}
