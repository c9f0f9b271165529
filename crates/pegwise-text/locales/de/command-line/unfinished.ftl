# Angefangene Spiele: `pegwise play --continue`, `pegwise history unfinished`.
unfinished-not-kept = Dieser Zug ist nicht gespeichert: { $reason }
unfinished-go-on = Dein Spiel ist gespeichert. Weiter geht es mit: { $command }
unfinished-no-number = Spiel { $number } gibt es nicht; { $games ->
    [0] kein Spiel ist angefangen
    [one] es gibt nur Nummer 1
   *[other] es gibt { $games }, gezählt ab 1
}
unfinished-none = Kein Spiel ist angefangen
unfinished-other-kind = In diesem Spiel rät die andere Seite; weiter geht es mit: { $command }
unfinished-open = Dieses Spiel wird gerade in einem anderen Fenster gespielt
unfinished-unreadable = Dieses Spiel lässt sich nicht lesen: { $reason }; seine Datei ist { $file }
unfinished-not-resumed = Mit diesem Spiel geht es nicht weiter: { $reason }
unfinished-own-board = Das Spiel bringt sein eigenes Brett mit; lass { $option } weg
unfinished-resumed = Dein Spiel geht weiter.
unfinished-line = { $number }  { $time }  { $sides }  { $board }, { $guesses ->
    [one] 1 Zug
   *[other] { $guesses } Züge
}
unfinished-broken = { $number }  nicht lesbar: { $file }
unfinished-how = Weiterspielen: pegwise play --continue N, oder pegwise break --continue N. Wegwerfen: pegwise history unfinished --discard N
unfinished-discarded = Spiel { $number } ist weggeworfen.
unfinished-nothing = Kein Spiel ist angefangen.
sides-play = du rätst
sides-evil = du rätst, fieser Gegner
sides-hotseat = zu zweit
sides-challenge = Herausforderung
sides-elsewhere = ein Spiel anderswo
sides-break = der Computer rät
unfinished-next-time = Deine Spiele sind gespeichert. Starte pegwise, um weiterzuspielen.
