# The review of a game and its guesses.
rated-only = the only code left
rated-best = the best guess
rated-best-of-those = the best of those compared
rated-as-good = { $other } is just as good
rated-worse = costs { $lost } more guesses than { $other } on average
rated-could-have-won = { $other } is at least as good and could have won
rated-nothing-new = you already knew its answer
rated-row = Row { $row }, { $guess }: { $remark }.
rated-less-than = less than { $number }

needed = With { $guess } you need { $mean } guesses on average.
needed-in-row = Row { $row }: with { $guess } you need { $mean } guesses on average.
better-guesses = Better: { $groups }.
group-of-guesses = { $mean } with { $guesses }
group-cannot-win = { $mean } with { $guesses } (cannot win)
group-none-can-win = { $mean } with { $guesses } (none can win)
group-guess-cannot-win = { $guess } (cannot win)
group-worse = worse: { $group }

reviewed-left-could-win = { $left ->
    [one] Left { $left } code
   *[other] Left { $left } codes
} of { $codes } ({ $expected } expected). Could win: 1 chance in { $codes }.
reviewed-left-could-not-win = { $left ->
    [one] Left { $left } code
   *[other] Left { $left } codes
} of { $codes } ({ $expected } expected). Could not win.
reviewed-luck-none = The answer was neither lucky nor unlucky.
reviewed-luck-good = The answer was lucky: it saved { $saved } guesses.
reviewed-luck-bad = The answer was unlucky: it cost { $cost } guesses.

graded-row = skill { $skill }, luck { $luck }
graded = Skill { $skill }, luck { $luck } (0 to 99).
graded-skill = Skill { $skill } (0 to 99).
graded-luck = Luck { $luck } (0 to 99).

about-number = about { $number }
summed-took = { $before ->
    [0] You took
    [1] After the opening you took
   *[other] After row { $before } you took
} { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
}; perfect play needs { $start } on average.
summed-made = { $before ->
    [0] You made
    [1] After the opening you made
   *[other] After row { $before } you made
} { $guesses ->
    [one] { $guesses } guess
   *[other] { $guesses } guesses
} and would need { $more } more; perfect play needs { $start } on average.
summed-bad-luck = Your choices cost { $lost } guesses, and bad luck cost { $cost }.
summed-even-luck = Your choices cost { $lost } guesses, and good and bad luck balanced.
summed-good-luck = Your choices cost { $lost } guesses, and good luck saved { $saved }.

estimated-row = Row { $row } is an estimate: it compares your guess with good play, not perfect play.
estimated-two-rows = Rows { $first } and { $last } are estimates: they compare your guesses with good play, not perfect play.
estimated-rows = Rows { $first } to { $last } are estimates: they compare your guesses with good play, not perfect play.
stopped-one-row = The review was stopped early. Only row { $row } was reviewed.
stopped-two-rows = The review was stopped early. Only rows { $first } and { $last } were reviewed.
stopped-rows = The review was stopped early. Only rows { $first } to { $last } were reviewed.
stopped-after = { $rows ->
    [0] Stopped before the first row was done.
    [1] Stopped after the first row.
   *[other] Stopped after the first { $rows } rows.
}

counted-only = There was no time to review the guesses. These are the codes left after each row, counted exactly.
narrowed-by-bits = Exact costs would take too long or need too much memory on this board, so guesses are judged on random codes that fit: by how much each was expected to tell you, in bits (one bit halves the number of codes left). Skill compares that with the best guess found; luck is the share of answers that would have left more codes.
narrowed-too-few = Row { $row }, { $guess }: too few codes that fit were found to judge it.
narrowed-best = Row { $row }, { $guess }: the best guess found. It was expected to tell you { $bits } bits.
narrowed-better = Row { $row }, { $guess }: expected to tell you { $bits } bits. The best guess found was { $best }: { $most } bits.
narrowed-alone = Row { $row }, { $guess }: expected to tell you { $bits } bits.
narrowed-told = The answer told you { $bits } bits: { $left ->
    [one] { $codes } code
   *[other] { $codes } codes
} left of { $before }.
narrowed-left = The answer left { $left ->
    [one] { $codes } code
   *[other] { $codes } codes
} of { $before }.

reviewed-nothing = No guesses to review.
reviewed-up-to = Reviewed up to row { $row }; the answers contradict each other after that.
reviewed-won-before = The game was won in row { $row }; later rows are left out.
