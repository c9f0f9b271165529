# What is printed: worksheets and booklets.
cli-print-page = { $title }: page { $page } of { $of }
cli-print-key = Answer key
cli-worksheet-notes = Notes
cli-worksheet-wide = Codes of { $pegs } pegs do not fit on a page; pages are for boards up to 17 pegs.
cli-worksheet-symbol = “{ $symbol }” cannot be printed; pages have letters from A to Z with accents, and digits.
cli-worksheet-black = a peg with the right colour in the right place
cli-worksheet-white = a right colour in a wrong place
cli-worksheet-sum = a right colour, in whatever place; if the code is broken: filled
cli-booklet-wide = Codes of { $pegs } pegs do not fit on a page; the booklet is for boards up to 20 pegs.
cli-booklet-needs = Finds each of { $codes ->
    [one] { $codes } secret
   *[other] { $codes } secrets
} in at most { $max ->
    [one] { $max } guess
   *[other] { $max } guesses
}, { $mean } on average.
# Three lines of a page at most, each about as long as these.
cli-booklet-how =
    Begin at number 1 and play the guess beside it. Find the answer, black.white, in that row, and go to the
    number behind it; and so on. Pegs behind an answer are the only code left: play them, and win. An answer
    that is not in the row contradicts those before it.
