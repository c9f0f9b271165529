# Learning from a game: guesses that cost something are tried again.
training-needs-all = This board has too many codes to list, so it is not known what each guess cost. The review shows what each one told, and a better one.
training-begin = { $guesses ->
    [one] { $guesses } guess could have been better.
   *[other] { $guesses } guesses could have been better.
}
training-nothing = No mistakes found: no guess of this game cost much.
training-question = Row { $row }: { $guess } cost { $lost } guesses on average. Find a better guess.
training-best = { $guess }: no guess is better.
training-better = { $guess } is better, but not the best: it costs { $lost } guesses.
training-equal = { $guess } costs as much: { $lost } guesses.
training-worse = { $guess } costs more: { $lost } guesses.
training-end = { $guesses ->
    [one] You found { $found } of { $guesses } better guess.
   *[other] You found { $found } of { $guesses } better guesses.
}
