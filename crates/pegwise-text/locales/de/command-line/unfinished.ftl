# Games in progress: `pegwise play --continue`, `pegwise history unfinished`.
unfinished-not-kept = Dieser Zug ist nicht gespeichert: { $reason }
unfinished-go-on = Dein Spiel ist gespeichert. Weiter geht es mit: { $command }
unfinished-no-number = Spiel { $number } gibt es nicht; { $games ->
    [0] du hast keine angefangenen Spiele.
    [one] du hast ein angefangenes Spiel, Nummer 1.
   *[other] du hast { $games } angefangene Spiele, gezählt ab 1.
}
unfinished-none = Es gibt kein angefangenes Spiel.
unfinished-other-kind = Das ist ein Spiel anderer Art; weiter geht es mit: { $command }
unfinished-open = Dieses Spiel läuft gerade in einem anderen Fenster
unfinished-unreadable = Dieses Spiel lässt sich nicht lesen: { $reason }; seine Datei ist { $file }
unfinished-not-resumed = Dieses Spiel lässt sich nicht fortsetzen: { $reason }
unfinished-own-board = Das Spiel bringt sein eigenes Brett mit; lass { $option } weg.
unfinished-resumed = Dein Spiel geht weiter.
unfinished-line = { $number }  { $time }  { $sides }  { $board }, { $guesses ->
    [one] 1 Zug
   *[other] { $guesses } Züge
}
unfinished-broken = { $number }  nicht lesbar: { $file }
unfinished-how = Weiterspielen: pegwise play --continue N oder pegwise break --continue N. Verwerfen: pegwise history unfinished --discard N
unfinished-discarded = Spiel { $number } ist verworfen.
unfinished-nothing = Es gibt kein angefangenes Spiel.
sides-play = du rätst
sides-evil = du rätst, fieser Gegner
sides-hotseat = zu zweit
sides-challenge = Herausforderung
sides-elsewhere = ein Spiel anderswo
sides-break = der Computer rät
unfinished-next-time = Deine Spiele sind gespeichert. Starte pegwise, um weiterzuspielen.
