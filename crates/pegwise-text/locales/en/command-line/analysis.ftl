# Looking into a game: suggest, candidates, check, explain, score, review.
cli-suggest-broken = The code is broken already; there is nothing to guess.
cli-suggest-guess = Guess
cli-suggest-top = { $strategy } compared { $compared ->
    [one] { $compared } essentially different guess
   *[other] { $compared } essentially different guesses
} for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}; the best first:
cli-suggest-top-so-far = The search was stopped: these are the best of { $compared } guesses, by { $strategy }.
cli-suggest-top-optimal = Guesses that need the fewest more guesses on average, for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}. No guess is better than the first; the others are the best of those with the most different answers.
cli-suggest-top-alone = --top compares guesses, and { $strategy } does not. Use optimal, knuth, entropy or another strategy that looks one step ahead.

cli-candidates-sample = a sample: { $left }
cli-candidates-more = and { $more } more; --all shows them
cli-check-nothing = No code that fits all answers was found in time, and there may be none; --time 60 looks longer.
cli-check-says-where = The answers contradict each other; “pegwise check” says where.

cli-explain-equal = equal
cli-explain-no-chance = none
cli-explain-chance = 1 in { $codes }
cli-explain-some-chance = possible
cli-explain-chance-to-win = chance to win now

cli-score-answer = Answer: { $answer }, { $words }
cli-score-answer-spoken = Answer { $answer }: { $words }.
cli-score-guess = Guess
cli-score-secret = Secret
cli-score-guess-spoken = The guess is { $guess }.
cli-score-secret-spoken = The secret is { $secret }.
cli-score-same = peg { $peg }: { $guess } against { $secret }: the same: { $earned }
cli-score-different = peg { $peg }: { $guess } against { $secret }: different
cli-score-black = black
cli-score-in-place = in the right place
cli-score-elsewhere = { $count } elsewhere
cli-score-first = { $names ->
    [own] The first attribute by itself:
   *[usual] The colours by themselves:
}
cli-score-second = { $names ->
    [own] The second attribute by itself:
   *[usual] The shapes by themselves:
}
cli-score-told-blacks = On this board you are not told which colours are right but in another place.
cli-score-sum = Places are not told on this board. Colour by colour:
cli-score-others = Pegs in place are used up. What is left:
cli-score-color = { $color }: { $guess } left in the guess, { $secret } in the secret: { $earned }
cli-score-color-sum = { $color }: { $guess } in the guess, { $secret } in the secret: { $right } right

cli-review-row = Row { $row }: { $remark }

cli-check-lies-fit = With at most { $lies ->
    [one] { $lies } false answer
   *[other] { $lies } false answers
}, { $left }:
cli-candidates-lie = { $code }  ({ $rows })
cli-explain-lies = Where answers may be false, a code can be left by several of them.
cli-suggest-top-doubtful = { $strategy } compared { $compared ->
    [one] { $compared } guess
   *[other] { $compared } guesses
} for { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
}; the best first:
