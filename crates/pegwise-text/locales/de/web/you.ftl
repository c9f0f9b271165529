# You: what this device keeps of a person.
you-about = Deine Spiele und Einstellungen liegen nur in diesem Browser.
you-no-games = Spiel ein Spiel zu Ende, dann siehst du hier, wie es läuft: wie oft du den Code knackst, in wie vielen Zügen und wie dein Können wächst.
you-begin = Das Spiel von heute spielen
you-statistics = So läuft es
you-all-boards = Alle Bretter
you-unknown-board = Auf dem Brett dieser Adresse hast du nicht gespielt; hier sind alle Bretter.
you-by-board = Brett wählen
you-column-skill = Können
you-column-luck = Glück
you-games = Geknackt: { $won } von { $games }. Nicht geknackt: { $lost }, aufgegeben: { $given_up }.
you-percent = { $percent }{"\u00A0"}%
you-mean = Züge bis zum geknackten Code, im Schnitt. Dein bestes Spiel: { $best }.
you-streak = Codes hintereinander geknackt. Deine längste Serie: { $longest }.
you-grades = Dein Können (0 bis 99) in den Spielen mit Rückblick. Dein Glück: { $luck }.
you-skill = Dein Können (0 bis 99) in den Spielen mit Rückblick.
you-trend = Dein Können ging von { $first } auf { $last }.
you-computer = Deine eigenen Codes: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}, { $won } vom Computer geknackt.
you-stretches = Können und Glück im Lauf der Zeit, je { $games } Spiele
you-until = Bis
you-unfinished = Ein Spiel fortsetzen
you-left-on = { $page }: { $game }

you-kept = Beendete Spiele
you-more = { $more } weitere zeigen
you-remove = Entfernen
you-remove-game = { $game } entfernen
you-removed = Das Spiel ist entfernt.
you-undo = Zurückholen
you-put-back = Das Spiel ist wieder da.
you-game-grades = Können { $skill }, Glück { $luck }.
you-game-skill = Können { $skill }.
you-bad-lines = { $lines ->
    [one] { $lines } unlesbare Zeile
   *[other] { $lines } unlesbare Zeilen
}
you-bad-lines-about = Sie bleiben, wie sie sind, auch in der gesicherten Datei: Eine neuere Version kann sie vielleicht lesen.
you-bad-line = Zeile { $line }: { $problem }
you-more-bad-lines = { $more ->
    [one] Und { $more } weitere Zeile.
   *[other] Und { $more } weitere Zeilen.
}
you-line-time = sie muss mit einer Zeit wie 2026-11-21T11:20:00Z beginnen, nicht mit „{ $found }“
you-line-sides = play, evil, hotseat, challenge oder break fehlt
you-line-secret = der Code darin gibt nicht die Antwort in Zeile { $row }
you-line-ending = ihre Zeilen enden nicht so, wie sie sagt; vielleicht ist sie abgeschnitten
you-line-cut-off = sie hat kein Ende, also wurde sie abgeschnitten
you-line-other = { $problem }

you-files = Nimm deine Spiele mit
you-files-about = Die Datei ist einfacher Text, ein Spiel pro Zeile; die Kommandozeile liest und schreibt das gleiche Format.
you-save = Als Datei sichern
you-copy = Spiele kopieren
you-import-file = Spiele aus einer Datei hinzufügen
you-import-paste = Spiele durch Einfügen hinzufügen
you-import-lines = Zeilen einer Spieldatei
you-import = Diese Spiele hinzufügen
you-import-nothing = Da steht nichts drin.
you-import-later-version = Diese Datei stammt aus einer neueren Version von Pegwise. Lade die Seite neu, um diese Version zu bekommen, und versuch es noch einmal.
you-too-large = Diese Datei ist größer als 10 MB; so viel speichert kein Browser. Teile sie auf.
you-unreadable-file = Der Browser konnte diese Datei nicht lesen. Wähle sie noch einmal oder füg ihren Text ein.
you-imported = { $added ->
    [one] { $added } Spiel ist dazugekommen.
   *[other] { $added } Spiele sind dazugekommen.
}
you-known = { $known ->
    [one] { $known } war schon da.
   *[other] { $known } waren schon da.
}
you-not-imported = { $lines ->
    [one] { $lines } Zeile war nicht zu lesen und fehlt deshalb:
   *[other] { $lines } Zeilen waren nicht zu lesen und fehlen deshalb:
}

you-settings = Einstellungen
you-look = Aussehen
you-play = Spielen
you-language = Sprache
you-language-label = Sprache von Pegwise
you-language-browser = Wie im Browser
you-theme = Farben der Seite
you-theme-system = Wie im System
you-theme-light = Hell
you-theme-dark = Dunkel
you-symbols = Auf den Stiften
you-symbols-digits = Ziffern: 1 2 3 4 5 6
you-symbols-fromzero = Ziffern ab 0: 0 1 2 3 4 5, wie bei Bulls and Cows
you-symbols-letters = Buchstaben: A B C D E F
you-symbols-shapes = Formen: ▲ ■ ◆ ● ★ ♥
you-numbers = Antworten auch als Zahlen: 1.2 heißt ein schwarzer und zwei weiße Stifte
you-still = Ohne Animationen
you-sound = Töne
you-vibration = Vibration

you-delete = Alles löschen
you-delete-ask = Alles löschen …
you-delete-what = Das löscht alles, was Pegwise in diesem Browser speichert: { $games ->
    [0] die Datei deiner Spiele
    [one] dein Spiel
   *[other] deine { $games } Spiele
}, die Statistik, angefangene Spiele und deine Einstellungen. Das lässt sich nicht rückgängig machen. Du kannst die Spiele vorher sichern.
you-delete-no = Alles behalten
you-delete-yes = Jetzt alles löschen
you-deleted = Alles ist gelöscht.
