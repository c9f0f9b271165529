# What the codemaker answers, in words.
answer-broken = { $black } black, the code is broken
answer-nothing = no peg
answer-both = { $black } black, { $white } white
answer-blacks = { $black } black
answer-sum = { $colors ->
    [one] { $colors } colour right
   *[other] { $colors } colours right
}
answer-unknown = not known
answer-black-known = { $black } black, white not known
answer-white-known = { $white } white, black not known
