# Review: what each guess of a game cost, and what each answer was worth.
review-about = What each guess of a game cost against the best play, what its answer was worth, and what another guess would have done.
review-paste = A game of your own
review-paste-label = Game, or link to a game
review-paste-about = A link to any page of Pegwise, a line of your history, or board and rows:
review-choose = Review this game
review-kept = Your games
review-none-kept = The games you finish here appear in this place.
review-more-kept = { $more ->
    [one] One more game
   *[other] { $more } more games
}
review-another = Another game
review-nothing = There is no guess to review yet.
review-won = { $guesses ->
    [one] Broken with the first guess.
   *[other] Broken in { $guesses } guesses.
}
review-not-won = { $guesses ->
    [one] Not broken in { $guesses } guess.
   *[other] Not broken in { $guesses } guesses.
}
review-unfinished = { $guesses ->
    [one] { $guesses } guess so far.
   *[other] { $guesses } guesses so far.
}
review-consistent = Only codes that fit all answers may be guessed
review-consistent-about = Compares with the best play under this rule, instead of the best play of all.
review-unfitting = Row { $row }: { $guess } does not fit the answers before it. Under this rule it could not have been guessed, so the game cannot be reviewed by it. Untick the box below to compare with all guesses.
review-ask = On this board a review may take minutes, and keep this device busy. You can stop it at any time.
review-stopped = Stopped before the end. A review has to be complete to say anything.
review-begin = Start the review
review-done = The review is there.
review-contradiction = From row { $row } on, no code fits all the answers: at least one of them is wrong. Only the rows before are reviewed.
review-find-wrong = Find the wrong answer with the assistant
review-after-win = The code was broken; the rows after that are not reviewed.

review-in-short = In short
review-took = { $guesses ->
    [one] The game took { $guesses } guess; the best play takes { $start } on average.
   *[other] The game took { $guesses } guesses; the best play takes { $start } on average.
}
review-open = { $guesses ->
    [one] After { $guesses } guess, the best play needs { $end } more on average; at the start it was { $start }.
   *[other] After { $guesses } guesses, the best play needs { $end } more on average; at the start it was { $start }.
}
review-lost = Guesses that were not the best cost { $lost }.
review-lost-none = No guess could have been better.
review-luck-none = Luck had no part in it.
review-luck-good = Good luck saved { $won }.
review-luck-bad = Bad luck cost { $lost }.
review-skill = Skill { $skill } of 99.
review-luck = Luck { $luck } of 99.
review-estimates = Numbers that say “about” or “≈”, and the sums they are in, are estimates: how a good strategy would play on. The best play needs no more than that.
review-meaning = The best play needs the fewest guesses on average over all codes that are left. A guess costs what it needs more than the best one; an answer costs or saves the difference between what the game then needs and the average. Skill 99 is the best guess, skill 0 one that tells nothing; luck is the share of answers that would have been worse, with half of those just as good, so 50 is the middle.
review-copy = Copy the review

review-details = Details
story-even = No single row decided this game.
story-guess = Guess { $row } was the turning point: another guess would have brought you further.
story-unlucky = Guess { $row } was the turning point: an unlucky answer left { $left ->
    [one] { $left } code
   *[other] { $left } codes
} of { $codes }.
story-lucky = Guess { $row } was the turning point: a lucky answer left { $left ->
    [one] { $left } code
   *[other] { $left } codes
} of { $codes }.
story-hit = Guess { $row } was the turning point: { $codes } codes were left, and it was the right one.
story-told-most = The answer to guess { $row } told the most.
story-left = { $codes ->
    [one] { $codes } code left
   *[other] { $codes } codes left
}
story-found = found
story-better = Better:
story-known = You could have known the answer before.
story-leaves = It would have left { $best } codes on average, not { $made }.
story-answers = It could have got { $best } different answers, not { $made }.
story-could-win = It could have won at once.
story-fewer = It needs fewer guesses on average.
grade-best = best
grade-good = good
grade-fair = fair
grade-costly = costly
skill = Skill
skill-perfect = perfect
skill-very-good = very good
skill-good = good
skill-fair = room to grow
luck = Luck
luck-good = lucky
luck-average = average
luck-bad = unlucky
dial-spoken = { $name } { $grade } of { $of }: { $word }

review-chart = How long the game takes on average, row by row
review-by-guess = Guess cost
review-by-luck = Answer cost
review-level = In all
review-bars = Drawn
review-start = Start
review-chart-about = To the right is longer. Upper bar: what the guess cost. Lower bar: what the answer cost (filled) or saved (hollow). The thin line is where the game began.

review-rows = Row by row
review-by-bits = This board has too many codes to list. Guesses are judged by codes drawn at random: by how much each was expected to tell, next to the best guess found. One bit halves the codes left. Skill is the share of that; luck is the share of answers that would have left more codes.
review-expected = Expected to tell { $bits } bits; the best guess found was { $best }, with { $most }.
review-expected-best = Expected to tell { $bits } bits: no better guess was found.
review-told = The answer told { $bits } bits: { $left }.
review-told-left = After the answer: { $left }.
review-only-code = It was the only code left.
review-best = The best guess.
review-best-of-those = The best of the guesses that were compared.
review-as-good = As good as the best, { $guess }.
review-worse = It needs { $lost } guesses more on average than the best, { $guess }.
review-worse-hardly = It needs hardly more guesses on average than the best, { $guess }: less than 0.01.
review-could-have-won = The guess could not be the code. { $guess } could, and needs no more guesses on average.
review-nothing-new = Its answer was known before.
review-left = { $before } codes were possible, then { $left }; on average { $expected } stay.
review-answer-average = The answer was as good as the average.
review-answer-good = The answer saved { $won } guesses against the average.
review-answer-bad = The answer cost { $lost } guesses against the average.
review-grades = Skill { $skill }, luck { $luck }.
review-best-guesses = Further guesses needed on average, the next one included:
review-cannot-win = { $guess } (cannot be the code)
review-and-more = { $guesses } and { $more } more
review-splits = { $guess } splits the { $codes } codes into { $parts ->
    [one] { $parts } group
   *[other] { $parts } groups
}, the largest of { $largest }.
review-splits-own = { $guess } makes { $parts ->
    [one] { $parts } group
   *[other] { $parts } groups
}, the largest of { $largest }.
review-cells = How { $guess } splits the codes
review-answer = Answer
review-codes = Codes
review-then = Guesses then needed
review-given = the answer given

review-again = Try again here
review-no-row = There is no row “{ $row }” to try again; this game has { $rows }.
review-try-label = Another guess in row { $row }
review-try = Compare
review-try-unfitting = { $guess } does not fit the answers before this row, so it may not be guessed under the rule chosen below.
review-compared = Three guesses compared
review-tried = Yours now
review-made = As played
review-best-one = Best
review-guess = Guess
review-needed = Needed on average
review-skill-grade = Skill
review-parts = Groups
review-largest = Largest group
review-can-win = Can be the code
review-yes = yes
review-no = no
review-same = { $tried } is the guess that was played.
review-equal = { $tried } is as good as { $made }.
review-better = { $tried } is better than { $made }: { $amount } guesses fewer on average.
review-worse-than-made = { $tried } is worse than { $made }: { $amount } guesses more on average.
review-would-answer = The answer would have been { $answer }, with { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} left instead of { $left }.
review-play-on = Play on from here
review-play-on-about = A new game with the rows before this one, and a code that fits them, drawn anew.
