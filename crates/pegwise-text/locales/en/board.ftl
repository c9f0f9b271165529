# Boards and rules.
board-described = { $board }: { $pegs ->
    [one] { $pegs } peg
   *[other] { $pegs } pegs
} and { $pairs ->
    [yes] { $colors } pairs of two attributes ({ $from } to { $to })
    [letters] the letters { $from } to { $to }
   *[other] { $colors ->
        [one] { $colors } colour
       *[other] { $colors } colours
    } ({ $shown })
}, { $codes ->
    [repeats] repeats allowed
    [distinct] all different
   *[listed] { $listed ->
        [one] only one code can be the secret
       *[other] { $listed } codes can be the secret
    }
    [weighted] { $listed } codes can be the secret, some more often than others
}{ $barred }{ $told }{ $guesses ->
   *[codes] {""}
    [free] , guesses may be any { $pairs ->
        [letters] letters
       *[other] colours
    }
    [blanks] , guesses may have blanks (_)
}{ $lies ->
    [0] {""}
    [one] , { $lies } answer may be false
   *[other] , up to { $lies } answers may be false
}; { $most ->
    [one] { $most } guess
   *[other] { $most } guesses
} allowed.
# The kind of answers, after the board.
board-told-black-white = {""}
board-told-blacks = answers give only black pegs
board-told-blacks-in-words = answers tell you only how many are in the right place
board-told-whites = answers give only white pegs
board-told-each-peg = every peg is judged by itself
board-told-marks = each peg gets a mark: + right, - elsewhere, . wrong
board-told-order = each peg gets a mark: + right, ^ the code has a later colour there, v an earlier one
board-told-order-of-letters = each letter gets a mark: + right, ^ the code has a later letter there, v an earlier one
board-told-attributes = each attribute has its own answer
board-told-sum = answers give only the number of right colours
board-told-sum-of-letters = answers give only the number of right letters
board-color-red = red
board-color-green = green
board-color-yellow = yellow
board-color-blue = blue
board-color-white = white
board-color-black = black
board-color-orange = orange
board-color-purple = purple
board-color-teal = teal
board-color-brown = brown
board-color-lime = lime
board-color-magenta = magenta
board-color-blank = blank
