# The codemaker's answers, in words.
answer-broken = { $black } black, the code is broken
answer-nothing = no pegs
answer-black-white = { $black } black, { $white } white
answer-each-peg = { answer-black-white }
answer-blacks = { $black } black
answer-sum = { $white ->
    [one] { $white } colour right
   *[other] { $white } colours right
}
answer-unknown = unknown
answer-black-name = black
answer-white-name = white
answer-black-known = { $black }, { $white } unknown
answer-white-known = { $white }, { $black } unknown
answer-whites = { $white } white
answer-broken-by = { $answer }, the code is broken
answer-all-right = all pegs right, the code is broken
answer-attributes = first attribute: { $black } in place, { $white } elsewhere; second: { $blacks } in place, { $whites } elsewhere
answer-colors-and-shapes = colours: { $black } in place, { $white } elsewhere; shapes: { $blacks } in place, { $whites } elsewhere
mark-right = right
mark-elsewhere = elsewhere
mark-wrong = wrong
mark-lower = earlier
mark-higher = later
answers-named-black-white = black and white pegs
answers-named-blacks = only black pegs
answers-named-whites = only white pegs
answers-named-sum = only the number of right colours
answers-named-each-peg = black and white pegs, each peg judged by itself
answers-named-marks = a mark for each peg
answers-named-order = for each peg: right, later or earlier
answers-named-attributes = two attributes, each with black and white pegs
answers-black-white = Black counts colours in the right place; white counts right colours in the wrong place.
answers-blacks = The answer tells you only how many colours are in the right place.
answers-whites = The answer tells you only how many colours are right but in the wrong place.
answers-sum = The answer tells you only how many colours are right, wherever they are.
answers-each-peg = Black counts colours in the right place; white counts every other peg whose colour is anywhere in the code.
answers-marks = Each peg gets a mark: + right, - right colour in the wrong place, . wrong colour.
answers-order = Each peg gets a mark: + right, ^ the colour in the code comes later, v it comes earlier.
answers-attributes = Each peg has two attributes, such as a colour and a shape, and each attribute gets its own answer: first how many are in the right place, then how many are right but in the wrong place.
answers-black-white-in-words = “{ $black }” means a peg in the right place, “{ $white }” a right colour in the wrong place, “{ $nothing }” neither.
answers-blacks-in-words = “{ $black }” means a peg in the right place, and “{ $nothing }” means that there is none.
answers-sum-in-words = “{ $white }” means a peg whose colour is in the code, and “{ $nothing }” means that there is none.
answers-words = This game calls a black peg “{ $black }”, a white one “{ $white }”, and an answer without pegs “{ $nothing }”.
answers-codes-alike = Weights are ignored here: every code counts once.
board-barred = peg { $peg } never has { $colors }
