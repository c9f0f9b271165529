# Two guesses compared.
comparison-equal = Both split the codes into groups of the same sizes.
comparison-one-can-win = Both tell you the same amount, but only { $guess } can win now.
comparison-tells-more = { $guess } tells you more: it is better by { $measures ->
    [one] { $measures } measure
   *[other] { $measures } measures
} and worse by none.
comparison-cannot-win = { $guess } cannot win now, but leaves fewer codes for the next guess.
comparison-depends = Which is better depends on what you want: see the table.
