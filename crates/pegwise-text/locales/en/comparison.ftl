# Two guesses compared.
comparison-equal = Both split the codes into groups of the same sizes.
comparison-one-can-win = Both tell you the same amount, but only { $guess } can win now.
comparison-tells-more = { $guess } tells you more: its answer is better on { $measures ->
    [one] { $measures } measure
   *[other] { $measures } measures
} and worse on none.
comparison-cannot-win = { $guess } cannot win now, but leaves fewer codes for the next guess.
comparison-depends = Which is better depends on what you want: see the table.
