# Analysis of a game: suggest, candidates, check, explain, score, review.
cli-suggest-broken = The code is already broken; there is nothing left to guess.
cli-suggest-guess = Guess
cli-suggest-memory = { $board } has too many codes for a list in { $limit } MiB of memory, so { $strategy } played. With --memory { $option }, the codes are listed.
cli-suggest-top = Best of { $compared ->
    [one] { $compared } essentially different guess
   *[other] { $compared } essentially different guesses
} for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}, ranked by { $strategy }:
cli-suggest-top-sampled = Best of { $compared ->
    [one] { $compared } guess
   *[other] { $compared } guesses
}, ranked by { $strategy } and judged on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}:
cli-suggest-top-so-far = The search was stopped. Best of the { $compared ->
    [one] { $compared } guess
   *[other] { $compared } guesses
} compared so far, ranked by { $strategy }:
cli-suggest-top-instead = There was not enough time for { $player }. Best of { $compared ->
    [one] { $compared } guess
   *[other] { $compared } guesses
}, ranked by { $strategy }:
cli-suggest-top-optimal = Best guesses for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}, ranked by guesses still needed on average. The first is proved best; the others are the best among the guesses that have the most possible answers.
cli-suggest-top-alone = --top needs a strategy that compares guesses, such as optimal, knuth or entropy; { $strategy } does not.

cli-candidates-sample = { $part ->
    [first] The first { $shown } of a random sample of { $known } codes; in all, { $left }.
   *[all] Random sample of { $known } codes; in all, { $left }.
}
cli-candidates-more = and { $more } more; --all shows them
cli-candidates-not-all = { $left } fit, but --all cannot list them: { $problem }. Leave out --all to get a random sample of { $known }.
cli-candidates-too-many = { $left } fit, too many for a list. Leave out --all to get a random sample of { $known }.
cli-candidates-memory = { $codes } codes with --format { $format } need about { $needed } MiB of memory, but only { $limit } MiB is allowed; list fewer with --limit { $some }, use --format table or csv, or allow more with --memory { $option }
cli-candidates-out-of-time = Time ran out after { $shown ->
    [one] { $shown } code
   *[other] { $shown } codes
}; allow more with --time.
cli-check-nothing = No code that fits all answers was found in time, and there may be none; allow more with --time.
cli-check-says-where = The answers contradict each other; “pegwise check” shows where.

cli-explain-drawn = Measured on { $codes ->
    [one] { $codes } random code that fits
   *[other] { $codes } random codes that fit
}:
cli-explain-equal = equal
cli-explain-no-chance = none
cli-explain-chance = 1 in { $codes }
cli-explain-some-chance = possible
cli-explain-chance-to-win = chance to win now

cli-score-answer = Answer: { $answer }, { $words }
cli-score-answer-spoken = Answer { $answer }: { $words }.
cli-suggest-beyond = The rules allow { $guesses ->
    [one] only { $guesses } guess, and it has been made
   *[other] only { $guesses } guesses, and all have been made
}, so this would be one too many.
cli-score-codes = These are { $found } codes; give two: the guess and the secret.
cli-score-quotes = It is not clear where the guess ends. Put each code in quotes, such as "red red green blue", or write initials, such as RRGB.
cli-score-guess = Guess
cli-score-secret = Secret
cli-score-guess-spoken = The guess is { $guess }.
cli-score-secret-spoken = The secret is { $secret }.
cli-score-same = peg { $peg }: { $guess } against { $secret }: same, { $earned }
cli-score-different = peg { $peg }: { $guess } against { $secret }: different
cli-score-black = black
cli-score-in-place = in the right place
cli-score-elsewhere = { $count } elsewhere
cli-score-first = { $names ->
    [own] First attribute:
   *[usual] Colours:
}
cli-score-second = { $names ->
    [own] Second attribute:
   *[usual] Shapes:
}
cli-score-told-blacks = On this board, answers do not count right colours in the wrong place.
cli-score-sum = Places do not count on this board. The count for each colour:
cli-score-others = Pegs in the right place are used up. The remaining pegs:
cli-score-color = { $color }: { $guess } left in the guess, { $secret } in the secret, so { $earned }
cli-score-color-sum = { $color }: { $guess } in the guess, { $secret } in the secret, so { $right } right

cli-review-row = Row { $row }: { $remark }

cli-check-lies-fit = With at most { $lies ->
    [one] { $lies } false answer
   *[other] { $lies } false answers
}, { $left }:
cli-candidates-lie = { $code }  ({ $rows })
cli-explain-lies = If answers may be false, the same code can remain after several different answers.
cli-suggest-top-doubtful = Best of { $compared ->
    [one] { $compared } guess
   *[other] { $compared } guesses
} for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}, ranked by { $strategy }:
