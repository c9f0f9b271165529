# Games that were played: chosen, reviewed, trained with, counted. And puzzles.
tui-games-title-review = Rückblick auf ein Spiel
tui-games-title-train = Üben mit einem Spiel
tui-games-about = Wähle ein früheres Spiel. Oder gib eines in einer Zeile ein, etwa 4x6 1122:1.1 1344:0.2 3512:4.0. Steht kein Brett davor, gilt das Brett des Menüs.
tui-games-typed = Spiel in einer Zeile:
tui-games-none = Du hast noch kein Spiel beendet.
tui-games-newest = { $games ->
    [one] { $games } Spiel:
   *[other] { $games } Spiele, neueste zuerst:
}
tui-games-filtered = { $games ->
    [one] { $games } Spiel mit
   *[other] { $games } Spiele mit
}
tui-games-write = Gib ein Spiel ein, etwa 4x6 1122:1.1 1344:0.2 3512:4.0
tui-games-won = { $guesses ->
    [one] geknackt in { $guesses } Zug
   *[other] geknackt in { $guesses } Zügen
}
tui-games-lost = nicht geknackt
tui-games-given-up = aufgegeben
tui-games-broken = { $guesses ->
    [one] dein Code, geknackt in { $guesses } Zug
   *[other] dein Code, geknackt in { $guesses } Zügen
}
tui-games-stood = dein Code hielt stand
tui-games-hints = { $hints ->
    [one] mit { $hints } Hilfe
   *[other] mit { $hints } Hilfen
}
tui-games-skill = Können { $skill }
tui-games-luck = Glück { $luck }
tui-games-bad-row = Zeile { $row }: { $problem }

tui-review-title = Rückblick, { $board }
tui-review-title-strict = strenger Rückblick, { $board }
tui-review-about = Was jeder Zug im Vergleich zu perfektem Spiel gekostet hat (Können) und was seine Antwort wert war (Glück), von 0 bis 99. Können 99 ist der beste Zug, den es gab, 0 einer, der nichts verrät. Glück ist der Anteil der Antworten, die schlechter gewesen wären: 50 ist also die Mitte.
tui-review-row = { $row }. { $sentence }
tui-review-costliest = am teuersten
tui-review-left = Rest
tui-review-bits = Bit
tui-review-skill = Können
tui-review-luck = Glück
tui-review-to-assistant = { $why } a öffnet das Spiel im Helfer.

tui-train-title = Üben
tui-train-title-number = Üben, { $number } von { $all }
tui-train-about = Das Spiel hält bei jedem Zug an, der etwas gekostet hat. Finde einen besseren; was jeder Versuch im Schnitt kostet, siehst du sofort. Auch ein Zug, der nicht gewinnen kann, kann der beste sein. Hat ein Brett zu viele Codes für eine Liste, wird verglichen, wie viel dein Zug und der beste gefundene voraussichtlich verraten, in Bit.
tui-train-end = { $end } Esc geht zurück.

tui-statistics-title = Statistik
tui-statistics-about = Die Spiele, die du beendet hast. Die mit Tipps zählen getrennt: Wer Tipps folgt, spielt so gut wie die Strategie dahinter. `pegwise history` sichert und löscht Spiele.
tui-statistics-all-boards = Alle Bretter
tui-statistics-none = Du hast noch kein Spiel beendet.
tui-statistics-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}: { $won } geknackt ({ $percent }), { $lost } nicht, { $given_up } aufgegeben.
tui-statistics-mean = Im Schnitt { $mean } Züge, bestenfalls { $best }.
tui-statistics-streak = Serie: { $streak } hintereinander geknackt; die längste: { $longest }.
tui-statistics-grades = Im Schnitt Können { $skill }, Glück { $luck }, von { $most }.
tui-statistics-skill = Im Schnitt Können { $skill }, von { $most }.
tui-statistics-computer = { $games ->
    [one] Deine Codes: { $games } Spiel, { $won } geknackt.
   *[other] Deine Codes: { $games } Spiele, { $won } geknackt.
}
tui-statistics-distribution = Geknackte Codes nach Zahl der Züge:
tui-statistics-stretches = Können und Glück, je { $games } Spiele:

tui-puzzle-title = Rätsel: { $kind }, { $level }, { $board }
tui-puzzle-title-seed = Rätsel: { $kind }, { $level }, { $board }, Startzahl { $seed }
tui-puzzle-about = Stellungen mit einer Frage. `pegwise puzzle --pdf` druckt sie mit Lösungen; mit derselben Startzahl und Stufe entsteht ein Rätsel noch einmal.
tui-puzzle-show = Lösung
tui-puzzle-undo = zurück
tui-puzzle-undo-about = die letzte Änderung an deinem Code zurücknehmen; gibt es keine, zum Rätsel davor
tui-puzzle-nothing-to-undo = Es gibt nichts zurückzunehmen.
tui-puzzle-score = Gelöst: { $solved }, ohne Hilfe: { $alone }. Serie: { $streak }, längste: { $longest }.
tui-puzzle-too-large = Auf diesem Brett dauern Rätsel lange, weil erst alle Codes aufgelistet werden. `pegwise puzzle` erstellt sie.
tui-puzzle-right = { $right } Enter bringt das nächste.
