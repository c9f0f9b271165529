# What the codemaker answers, in words.
answer-broken = { $black } black, the code is broken
answer-nothing = no peg
answer-black-white = { $black } black, { $white } white
answer-each-peg = { answer-black-white }
answer-blacks = { $black } black
answer-sum = { $white ->
    [one] { $white } colour right
   *[other] { $white } colours right
}
answer-unknown = not known
answer-black-name = black
answer-white-name = white
answer-black-known = { $black }, { $white } not known
answer-white-known = { $white }, { $black } not known
answer-whites = { $white } white
answer-broken-by = { $answer }, the code is broken
answer-all-right = all right, the code is broken
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
answers-black-white = Black counts colours in the right place, white counts colours in another place.
answers-blacks = The answer tells only how many colours are in the right place.
answers-whites = The answer tells only how many colours are right but in another place.
answers-sum = The answer tells only how many colours are right, in whatever place.
answers-each-peg = Black counts colours in the right place, white every other peg whose colour is anywhere in the code.
answers-marks = Each peg gets a mark: + it is right, - its colour belongs elsewhere, . its colour is wrong.
answers-order = Each peg gets a mark: + it is right, ^ the code has a later colour there, v an earlier one.
answers-attributes = Each peg is a pair of two attributes, such as a colour and a shape. The answer judges each attribute by itself: first how many are in the right place, then how many are right but in another place.
answers-black-white-in-words = “{ $black }” means a peg in the right place, “{ $white }” one whose colour is in another place, “{ $nothing }” neither.
answers-blacks-in-words = “{ $black }” means a peg in the right place, “{ $nothing }” that there is none.
answers-sum-in-words = “{ $white }” means a peg that is right, in whatever place, “{ $nothing }” that there is none.
answers-words = In this game a black peg is called “{ $black }”, a white one “{ $white }”, and no peg “{ $nothing }”.
answers-codes-alike = Here all codes count alike, although some are more often the secret.
board-barred = peg { $peg } never has { $colors }
