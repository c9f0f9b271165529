# Worksheets and booklets to print.
cli-print-page = { $title }: page { $page } of { $of }
cli-print-key = Answer key
cli-worksheet-notes = Notes
cli-worksheet-wide = Codes of { $pegs } pegs do not fit on a page; worksheets are for boards of up to 17 pegs.
cli-worksheet-symbol = “{ $symbol }” cannot be printed; use letters from A to Z, with or without accents, and digits.
cli-worksheet-black = a peg with the right colour in the right place
cli-worksheet-white = a right colour in the wrong place
cli-worksheet-sum = a right colour in any place; filled if the code is broken
cli-booklet-wide = Codes of { $pegs } pegs do not fit on a page; booklets are for boards of up to 20 pegs.
cli-booklet-needs = Finds each of { $codes ->
    [one] { $codes } secret
   *[other] { $codes } secrets
} in at most { $max ->
    [one] { $max } guess
   *[other] { $max } guesses
}, { $mean } on average{ $lies ->
    [yes] {" "}without lies
   *[no] {""}
}.
# At most three lines of a page, each at most this long.
cli-booklet-how =
    Start at number 1 and play the guess beside it. Find the answer{ $kind ->
        [black-white] , black.white,
        [each-peg] , black.white,
        [attributes] , black.white for each,
        [marks] , + right, - elsewhere, . wrong,
        [order] , + right, ^ later, v earlier,
       *[other] {""}
    } in that row, go to the
    number after it, and so on. Pegs after an answer are the only code left: play them and win. An answer
    that is not in the row contradicts an earlier one.
