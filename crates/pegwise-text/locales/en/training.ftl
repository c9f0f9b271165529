# Training with a game: the player tries costly guesses again.
training-begin = { $guesses ->
    [one] { $guesses } guess could have been better.
   *[other] { $guesses } guesses could have been better.
}
training-nothing = No mistakes found: after the first guess, none cost much.
training-question = Row { $row }: { $guess } cost { $lost } guesses on average. Find a better guess.
training-hint-can-be = One of the best guesses found may be the code itself.
training-hint-cannot-be = None of the best guesses found can be the code: they only tell you more.
training-hint-peg = The best guess found has { $color } on peg 1.
training-best = { $guess }: no guess is better.
training-better = { $guess } is better, but not the best: it costs { $lost } guesses.
training-equal = { $guess } costs the same: { $lost } guesses.
training-worse = { $guess } costs more: { $lost } guesses.
training-end = { $guesses ->
    [one] You found { $found } of { $guesses } better guess.
   *[other] You found { $found } of { $guesses } better guesses.
}
training-by-bits = Exact costs would take too long or need too much memory on this board, so guesses are judged on random codes that fit: by how much each is expected to tell you, in bits (one bit halves the number of codes left). You can try to improve guesses that were at least { $short } bits short of the best one found; smaller differences may be chance.
training-told-less = { $guesses ->
    [one] { $guesses } guess told you clearly less than the best guess found.
   *[other] { $guesses } guesses told you clearly less than the best guess found.
}
training-none-clear = No clear mistake found.
training-none-less = No clear mistake found: after the first guess, no guess told you clearly less than the best guess found.
training-not-all-judged = No clear mistake found, but not every guess could be judged: too few codes that fit were found.
training-question-bits = Row { $row }: { $guess } was expected to tell you about { $bits } bits, the best guess found about { $best }. Find a guess that tells you more.
training-bits-best = { $guess } tells you about { $bits } bits: about as many as the best guess found, or more.
training-bits-better = { $guess } is better: it tells you about { $bits } bits. The best guess found tells you about { $best } bits.
training-bits-equal = { $guess } tells you about the same: { $bits } bits.
training-bits-worse = { $guess } tells you less: about { $bits } bits.
training-best-found = Best guess found: { $guess }, which tells you about { $bits } bits.
