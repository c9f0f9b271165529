# The games a person has finished: history, stats.
cli-kept-none = Noch ist kein beendetes Spiel gespeichert. Eins spielen: pegwise play
cli-kept-none-on = Noch ist kein beendetes Spiel auf { $board } gespeichert. Eins spielen: { $command }
cli-kept-board-of-list = { $board } mit einer Liste von { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}
cli-kept-skipped = { $file }: { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} übersprungen; Zeile { $line }: { $problem }

cli-matchup-play = gespielt
cli-matchup-evil = fies
cli-matchup-hotseat = zu zweit
cli-matchup-challenge = Herausforderung
cli-matchup-elsewhere = anderswo
cli-matchup-break = Computer riet
cli-ending-won = geknackt
cli-ending-lost = nicht geknackt
cli-ending-given-up = aufgegeben

cli-history-newest = die neuesten { $shown } von { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}; alle zeigt: --limit { $option }
cli-history-game = Spiel { $number }, { $time }: { $matchup }, auf { $board }, { $ending } nach { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Zügen
}
cli-history-game-secret = { $game }, der Code war { $secret }.
cli-history-imported = { $added ->
    [one] { $added } Spiel
   *[other] { $added } Spiele
} dazugekommen, { $known } schon da.
cli-history-count = Es { $games ->
    [one] ist { $games } Spiel
   *[other] sind { $games } Spiele
}.
cli-history-delete-one = Dieses Spiel löschen? ja oder nein>
cli-history-delete-all = Alle löschen? ja oder nein>
cli-history-delete-board = --all meint die Spiele auf allen Brettern; lass { $option } weg.
cli-history-ask-nobody = Hier lässt sich nicht nachfragen; ohne Nachfrage löscht: --yes
cli-history-not-deleted = Nichts wurde gelöscht.
cli-history-deleted = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} gelöscht.

cli-stats-distribution = Geknackte Codes nach Zahl der Züge:
cli-stats-streak = Serie: { $wins ->
    [0] keine
   *[other] { $wins } hintereinander geknackt
}. Längste: { $longest }.
cli-stats-computer = Deine eigenen Codes: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $won } vom Computer geknackt.
cli-stats-all = alle
cli-stats-all-boards = Alle Bretter
cli-stats-spoken = { $board }: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $won } geknackt, { $lost } nicht, { $given_up } aufgegeben.
cli-stats-rate = Geknackt: { $percent }{"\u00A0"}%.
cli-stats-mean = Im Schnitt { $mean } Züge bis zum geknackten Code, bestenfalls { $best }.
cli-stats-grades = Im Schnitt { $grades }.
cli-stats-skill-and-luck = Können { $skill }, Glück { $luck }
cli-stats-skill = Können { $skill }
cli-stats-luck = Glück { $luck }
cli-stats-stretches = Können und Glück von 0 bis { $top }, je { $games } Spiele:
cli-stats-stretch = { $first } bis { $last }: { $games }, { $grades }.

cli-line-cut-off = die Zeile hat kein Ende: Sie wurde abgeschnitten
cli-line-no-text = die Zeile ist kein gültiger Text
cli-line-time = „{ $found }“ ist keine Zeit; ein Spiel beginnt mit einer wie 2026-11-21T11:20:00Z
cli-line-matchup = play, evil, hotseat, challenge oder break fehlt
cli-line-value = „{ $found }“ kann nicht hinter { $key } stehen; dort steht { $expected }
cli-line-secret = { $secret } kann nicht der Code sein: Er gibt nicht die Antwort in Zeile { $row }
cli-line-ending = laut den Zeilen ist das Spiel { $is }, nicht { $said }
cli-line-control = die Zeile enthält ein Steuerzeichen
