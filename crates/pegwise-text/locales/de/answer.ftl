# What the codemaker answers, in words.
answer-broken = { $black } schwarz, der Code ist geknackt
answer-nothing = kein Stift
answer-both = { $black } schwarz, { $white } weiß
answer-blacks = { $black } schwarz
answer-sum = { $colors ->
    [one] { $colors } Farbe richtig
   *[other] { $colors } Farben richtig
}
answer-unknown = nicht bekannt
answer-black-known = { $black } schwarz, weiß nicht bekannt
answer-white-known = { $white } weiß, schwarz nicht bekannt
