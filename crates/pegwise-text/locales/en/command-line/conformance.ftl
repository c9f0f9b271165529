# Checking other programs: `pegwise conformance`.
cli-job-conformance = checking the program
cli-conformance-not-started = “{ $program }” cannot be started: { $problem }
cli-conformance-no-board = There are no test lines for { $board }; there are some for { $boards }.
cli-conformance-failed = the program does not score every line right
cli-conformance-program = Checked: { $program }
cli-conformance-right = { $right } of { $asked } answers are right.
cli-conformance-skipped = { $lines ->
    [one] It skipped { $lines } line with “?”, because it does not know the rules.
   *[other] It skipped { $lines } lines with “?”, because it does not know the rules.
}
cli-conformance-hung = It did not end within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and was ended; by then it had answered { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}. It has to end when its input ends.
cli-conformance-crashed = It ended with exit code { $code } instead of 0, after { $lines ->
    [one] { $lines } answer
   *[other] { $lines } answers
}.
cli-conformance-killed = It was ended by a signal, after { $lines ->
    [one] { $lines } answer
   *[other] { $lines } answers
}.
cli-conformance-flooded = It wrote far too much and was ended. It has to write one short line for each line it reads.
cli-conformance-too-many = It wrote more lines than it was asked for. It has to write one line for each line it reads, and nothing else. Its first line was “{ $line }”.
cli-conformance-too-few = It wrote only { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}. It has to write one line for each line it reads, until its input ends.
cli-conformance-stderr = The end of its error output:
cli-conformance-unexplained = No usual mistake explains the wrong answers. The first of them:
cli-conformance-likely = It likely makes this mistake:
cli-conformance-explains-all = { $wrong ->
    [one] This explains the wrong answer on { $boards }.
   *[other] This explains all { $wrong } wrong answers on { $boards }.
}
cli-conformance-explains = This explains { $explained } of { $wrong } wrong answers on { $boards }.
cli-conformance-more-boards = { $boards } and { $more ->
    [one] { $more } other board
   *[other] { $more } other boards
}
cli-conformance-example = For example { $example }
cli-conformance-wrong = { $rules }: guess { $guess }, secret { $secret }; right is { $right }, it said { $said }

# What programs that score do wrong.
cli-mistake-other-notation = It writes answers in another way than black.white, such as 1.2.
cli-mistake-swapped = It swaps black and white: first come the pegs in the right place.
cli-mistake-no-whites = It never tells white pegs.
cli-mistake-no-blacks = It never tells black pegs, and counts them as white ones.
cli-mistake-blacks-counted-twice = It counts pegs in the right place twice, as black and as white ones. White is the number of right colours less the black pegs.
cli-mistake-secret-pegs-reused = It counts a peg of the secret more than once: one peg of the secret makes several pegs of the guess white.
cli-mistake-placed-secret-pegs-reused = It counts a peg of the secret more than once, even one that is black already: the same peg makes other pegs of the guess white.
cli-mistake-guess-pegs-reused = It goes through the secret and counts a peg of the guess more than once: one peg of the guess makes several pegs white.
cli-mistake-placed-guess-pegs-reused = It goes through the secret and counts a peg of the guess more than once, even one that is black already.
cli-mistake-every-pair-counted = It counts every pair of pegs with the same colour. A peg counts once at most.
cli-mistake-each-color-once = It counts each colour once, as sets do, however often both codes have it.
cli-mistake-one-pass = It looks for white pegs before it knows all black ones: it needs one pass for the black pegs, then another for the white ones.
cli-mistake-whites-first = It counts all white pegs before the black ones. Black comes first.
cli-mistake-first-peg-left-out = It leaves out the first peg.
cli-mistake-last-peg-left-out = It leaves out the last peg.
cli-mistake-blanks-dropped = It drops blanks (_), so that the pegs behind them move to the left. A blank keeps its place and matches nothing.
cli-mistake-blanks-wild = It counts blanks (_) as right. A blank matches nothing.
cli-mistake-blanks-colored = It takes blanks (_) for the first colour. A blank matches nothing.
cli-mistake-kind-ignored = It tells black and white pegs on every board, but the rules say what is told: with -blacks white is 0, with -sum all is white, unless the code is broken.
cli-mistake-sum-as-blacks = It writes the sum in front of the dot. With -sum it stands behind it: 0.3.
cli-mistake-win-hidden = It does not tell that the code is broken. With -sum and -whites the answer is then 4.0, on four pegs.
cli-mistake-never-reset = It does not start from 0 at each line: pegs of the lines before are counted again.
