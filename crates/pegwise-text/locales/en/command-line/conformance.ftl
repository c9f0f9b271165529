# Checking other programs: `pegwise conformance`.
cli-job-conformance = checking the program
cli-conformance-not-started = “{ $program }” cannot be started: { $problem }
cli-conformance-no-board = There are test lines only for { $boards }, not for { $board }.
cli-conformance-failed = the program does not score every line correctly
cli-conformance-nothing = the program answered every line with “?”, so nothing was checked
cli-conformance-program = Checked: { $program }
cli-conformance-right = { $right } of { $asked } answers are right.
cli-conformance-skipped = { $lines ->
    [one] It skipped { $lines } line with “?”, because it does not know the rules.
   *[other] It skipped { $lines } lines with “?”, because it does not know the rules.
}
cli-conformance-hung = It did not exit within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and was stopped; by then it had answered { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}. It must exit when its input ends.
cli-conformance-crashed = It exited with code { $code } instead of 0, after { $lines ->
    [one] { $lines } answer
   *[other] { $lines } answers
}.
cli-conformance-killed = It was killed by a signal after { $lines ->
    [one] { $lines } answer
   *[other] { $lines } answers
}.
cli-conformance-flooded = It wrote far too much and was stopped. It must write one short line for each line it reads.
cli-conformance-too-many = It wrote too many lines. It must write one line for each line it reads, and nothing else. Its first line was “{ $line }”.
cli-conformance-too-few = It wrote { $lines ->
    [0] nothing
    [one] only { $lines } line
   *[other] only { $lines } lines
}. It must write one line for each line it reads, until its input ends.
cli-conformance-stderr = The end of its error output:
cli-conformance-unexplained = No common mistake explains these wrong answers:
cli-conformance-more = and { $more } more; --json lists all
cli-conformance-likely = It probably makes this mistake:
cli-conformance-explains-all = { $wrong ->
    [one] This explains the wrong answer on { $boards }.
   *[other] This explains all { $wrong } wrong answers on { $boards }.
}
cli-conformance-explains = This explains { $explained } of { $wrong } wrong answers on { $boards }.
cli-conformance-more-boards = { $boards } and { $more ->
    [one] { $more } other board
   *[other] { $more } other boards
}
cli-conformance-example = For example, { $example }
cli-conformance-wrong = { $rules }: guess { $guess }, secret { $secret }: it answered { $said } instead of { $right }

# Common mistakes of programs that score.
cli-mistake-other-notation = It does not write answers as black.white, like 1.2.
cli-mistake-swapped = It swaps black and white. Black, the pegs in the right place, comes first.
cli-mistake-no-whites = It never counts white pegs.
cli-mistake-no-blacks = It never counts black pegs; it counts them as white ones.
cli-mistake-blacks-counted-twice = It counts pegs in the right place twice, as both black and white. White is the number of right colours minus the black pegs.
cli-mistake-secret-pegs-reused = It counts a peg of the secret more than once: one peg of the secret makes several pegs of the guess white.
cli-mistake-placed-secret-pegs-reused = It counts a peg of the secret more than once, even one that is already black: the same peg makes other pegs of the guess white.
cli-mistake-guess-pegs-reused = It goes through the secret and counts a peg of the guess more than once: one peg of the guess makes several pegs white.
cli-mistake-placed-guess-pegs-reused = It goes through the secret and counts a peg of the guess more than once, even one that is already black.
cli-mistake-every-pair-counted = It counts every pair of pegs with the same colour. A peg counts at most once.
cli-mistake-each-color-once = It counts each colour only once, as in a set, even if both codes contain it several times.
cli-mistake-one-pass = It looks for white pegs before it knows all black ones: it needs one pass for the black pegs, then another for the white ones.
cli-mistake-whites-first = It counts all white pegs before the black ones. Black comes first.
cli-mistake-first-peg-left-out = It leaves out the first peg.
cli-mistake-last-peg-left-out = It leaves out the last peg.
cli-mistake-blanks-dropped = It drops blanks (_), so that the pegs after them move to the left. A blank keeps its place and matches nothing.
cli-mistake-blanks-wild = It counts blanks (_) as right. A blank matches nothing.
cli-mistake-blanks-colored = It treats blanks (_) as the first colour. A blank matches nothing.
cli-mistake-kind-ignored = It answers as on a plain board, but the rules say otherwise: with -blacks, white is 0; with -sum, all pegs are white unless the code is broken; with -each, no peg of the code is used up.
cli-mistake-sum-as-blacks = It writes the sum before the dot. With -sum it comes after the dot: 0.3.
cli-mistake-win-hidden = It does not show that the code is broken. With -sum and -whites the answer is then 4.0, on four pegs.
cli-mistake-never-reset = It does not start from 0 on each line: it counts pegs from earlier lines again.
