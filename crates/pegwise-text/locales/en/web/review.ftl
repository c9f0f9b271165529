# Review: the cost of each guess, and the luck of each answer.
review-about = See what each guess cost compared with perfect play, how lucky each answer was, and what another guess would have done.
review-paste = Paste a game
review-paste-label = Game or Pegwise link
review-paste-about = A Pegwise link, a line of your history, or a board and rows, such as
review-choose = Review this game
review-kept = Your games
review-none-kept = Games you finish appear here.
review-more-kept = { $more ->
    [one] One more game
   *[other] { $more } more games
}
review-another = Another game
review-nothing = No guess to review yet.
review-won = { $guesses ->
    [one] Broken on the first guess.
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
review-consistent = Allow only guesses that fit all answers
review-consistent-about = Compares with the best play under this rule, instead of perfect play.
review-unfitting = Row { $row }: { $guess } does not fit the answers before it, so this rule does not allow it. Untick the box below to compare with all guesses.
review-ask = A review of this board may take minutes and keep this device busy. You can stop it at any time.
review-stopped = You stopped the review. Only a complete review can rate the game.
review-begin = Start the review
review-done = The review is ready.
review-contradiction = From row { $row } on, no code fits all answers: at least one of them is wrong. Only the rows before it are reviewed.
review-find-wrong = Find the wrong answer with the assistant
review-after-win = The code was broken earlier; later rows are not reviewed.

review-in-short = Summary
review-took = { $guesses ->
    [one] You took { $guesses } guess; perfect play needs { $start } on average.
   *[other] You took { $guesses } guesses; perfect play needs { $start } on average.
}
review-open = { $guesses ->
    [one] After { $guesses } guess, perfect play needs { $end } more on average; at the start it needed { $start }.
   *[other] After { $guesses } guesses, perfect play needs { $end } more on average; at the start it needed { $start }.
}
review-lost = Your choices cost { $lost } guesses.
review-lost-none = No guess could have been better.
review-luck-none = Luck made no difference.
review-luck-good = Good luck saved { $won } guesses.
review-luck-bad = Bad luck cost { $lost } guesses.
review-skill = Skill { $skill } of 99.
review-luck = Luck { $luck } of 99.
review-estimates = Numbers with “about” or “≈”, and sums of them, are estimates: they assume that a good strategy plays the rest of the game. Perfect play needs no more than that.
review-meaning = Perfect play needs the fewest guesses on average over all codes that are left. The cost of a guess is how many more guesses it needs than the best one. The cost of an answer is how many more guesses are needed after it than on average; a lucky answer saves guesses. Skill 99 is the best guess; skill 0 is one that tells you nothing. Luck is the share of answers that would have been worse, plus half of the equal ones, so 50 is the middle.
review-copy = Copy the review

review-details = Details
story-even = No single row decided this game.
story-guess = Guess { $row } was the turning point: another guess would have helped more.
story-unlucky = Guess { $row } was the turning point: an unlucky answer left { $left ->
    [one] { $left } code
   *[other] { $left } codes
} of { $codes }.
story-lucky = Guess { $row } was the turning point: a lucky answer left { $left ->
    [one] { $left } code
   *[other] { $left } codes
} of { $codes }.
story-hit = Guess { $row } was the turning point: { $codes } codes were left, and it was the right one.
story-told-most = The answer to guess { $row } told you the most.
story-left = { $codes ->
    [one] { $codes } code left
   *[other] { $codes } codes left
}
story-found = found
story-better = Better:
story-known = You already knew the answer to your guess.
story-leaves = It would have left { $best } codes on average, not { $made }.
story-answers = It had { $best } possible answers, not { $made }.
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

review-chart = Guesses needed on average, row by row
review-by-guess = Guess cost
review-by-luck = Answer cost
review-level = Total
review-bars = Chart
review-start = Start
review-chart-about = Further right means more guesses. Upper bar: the cost of the guess. Lower bar: what the answer cost (filled) or saved (hollow). Thin line: the start of the game.

review-rows = Row by row
review-by-bits = Exact costs would take too long or need too much memory on this board, so guesses are judged on codes drawn at random: by how much each was expected to tell you. One bit halves the number of codes left. Skill compares that with the best guess found; luck is the share of answers that would have left more codes.
review-expected = Expected to tell you { $bits } bits. The best guess found was { $best }: { $most } bits.
review-expected-best = Expected to tell you { $bits } bits: no better guess was found.
review-told = The answer told you { $bits } bits: { $left }.
review-told-left = After the answer: { $left }.
review-only-code = It was the only code left.
review-best = The best guess.
review-best-of-those = The best of the guesses compared.
review-as-good = As good as the best, { $guess }.
review-worse = { $guess } was better: it saves { $lost } guesses on average.
review-worse-hardly = { $guess } was a little better: it saves less than 0.01 guesses on average.
review-could-have-won = { $guess } needs no more guesses on average, and could have won at once.
review-nothing-new = You already knew this answer.
review-left = Left { $left ->
    [one] { $left } code
   *[other] { $left } codes
} of { $before } ({ $expected } expected).
review-answer-average = The answer was neither lucky nor unlucky.
review-answer-good = The answer was lucky: it saved { $won } guesses.
review-answer-bad = The answer was unlucky: it cost { $lost } guesses.
review-grades = Skill { $skill }, luck { $luck }.
review-best-guesses = Guesses still needed on average, including the next:
review-cannot-win = { $guess } (cannot win)
review-and-more = { $guesses } and { $more } more
review-splits = { $guess } splits the { $codes } codes into { $parts ->
    [one] { $parts } group
   *[other] { $parts } groups
} of at most { $largest }.
review-splits-own = { $guess } makes { $parts ->
    [one] { $parts } group
   *[other] { $parts } groups
} of at most { $largest }.
review-cells = How { $guess } splits the codes
review-answer = Answer
review-codes = Codes
review-then = Guesses still needed
review-given = the actual answer

review-again = Try again here
review-no-row = You cannot try row “{ $row }” again. The rows are 1 to { $rows }.
review-try-label = Another guess in row { $row }
review-try = Compare
review-try-unfitting = { $guess } does not fit the answers before this row, so the rule below does not allow it.
review-compared = Three guesses compared
review-tried = New guess
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
review-same = { $tried } is the guess you played.
review-equal = { $tried } and { $made } are equally good.
review-better = { $tried } is better than { $made }: it saves { $amount } guesses on average.
review-worse-than-made = { $tried } is worse than { $made }: it costs { $amount } guesses on average.
review-would-answer = The answer would have been { $answer }, leaving { $codes ->
    [one] { $codes } code
   *[other] { $codes } codes
} instead of { $left }.
review-play-on = Play on from here
review-play-on-about = A new game with the rows before this one and a code drawn at random from those that fit.
