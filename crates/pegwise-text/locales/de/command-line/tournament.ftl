# Tournaments of programs and strategies.
cli-tournament-title = Ein Turnier der Codeknacker
cli-tournament-settings = Jeder Spieler hat auf jedem Brett gegen jeden Codegeber { $secrets ->
    [all] ein Spiel mit jedem Code
   *[drawn] { $games ->
        [one] ein Spiel mit einem gezogenen Code
       *[other] { $games } Spiele mit gezogenen Codes
    } (Startzahl { $seed })
} gespielt. Ein Zug darf { $move_seconds } s dauern, ein Spiel { $game_seconds } s.
cli-tournament-partial = Das Turnier wurde angehalten: Das sind die Spiele, die gespielt wurden.
cli-tournament-stopped = Angehalten nach { $done } von { $of } Spielen. Mit --results macht derselbe Befehl hier weiter.
cli-tournament-results = Ergebnisse
cli-tournament-standings = Alle Bretter und Codegeber zusammen
cli-tournament-differences = Je zwei Spieler mit denselben Codes: Züge des ersten minus Züge des zweiten
cli-tournament-all-differences = Je zwei Spieler auf jedem Brett gegen jeden Codegeber
cli-tournament-discipline = { $board }, Codegeber { $codemaker }
cli-tournament-plot-means = Züge im Schnitt, mit dem Spielraum von 95{"\u00A0"}%
cli-tournament-plot-pair = { $first } minus { $second }
cli-tournament-plot-axis = weniger oder mehr Züge
cli-tournament-plot-won = Gewonnene Spiele nach der Zahl der Züge
cli-tournament-lost-games = Verlorene Spiele:
cli-tournament-more-lost = und { $games ->
    [one] { $games } weiteres, das
   *[other] { $games } weitere, die
} bei --per-game und --page stehen.
cli-tournament-lost = { $player } hat Spiel { $number } auf { $board } gegen { $codemaker } verloren: { $why }
cli-tournament-loss-guesses = Die Züge waren aufgebraucht.
cli-tournament-loss-move-time = Der Zug in Zeile { $row } hat zu lange gedauert.
cli-tournament-loss-game-time = Das Spiel hat zu lange gedauert, in Zeile { $row }.
cli-tournament-loss-crash = Das Programm hat in Zeile { $row } aufgehört ({ $detail }).
cli-tournament-loss-flood = Das Programm hat für Zeile { $row } mehr als eine Zeile geschrieben.
cli-tournament-loss-illegal = „{ $detail }“ in Zeile { $row } ist kein Zug auf diesem Brett.
cli-tournament-loss-claim = In Zeile { $row } hat es gesagt, dass kein Code zu den Antworten passt, aber { $secret } passt.
cli-tournament-loss-no-guess = In Zeile { $row } hatte es keinen Zug ({ $detail }).

cli-tournament-nobody = Nenn mindestens einen Spieler: eine Strategie wie knuth oder ein Programm mit --guest 'ada=python3 ada.py'
cli-tournament-twice = „{ $name }“ kommt zweimal vor; jeder braucht einen eigenen Namen.
cli-tournament-guest = „{ $found }“ ist kein Programm mit einem Namen; schreib NAME=BEFEHL, etwa 'ada=python3 ada.py'. Namen sind Buchstaben, Ziffern, - _ und .
cli-tournament-quotes = Im Befehl von { $name } fehlt ein schließendes Anführungszeichen: { $command }
cli-tournament-no-start = { $name }: „{ $command }“ lässt sich nicht starten: { $problem }
cli-tournament-symbols = { $board } hat Farben ohne Zeichen, die sich Programmen nicht nennen lassen; gib mit --alphabet ein Zeichen für jede Farbe an, oder lass nur Strategien spielen.
cli-tournament-codemaker = „{ $found }“ ist kein Codegeber; schreib honest, evil, colors=2, few-repeats, prior=DATEI oder lie=3
cli-tournament-every = --games all spielt mit jedem Code einmal, und der Codegeber „{ $codemaker }“ wählt Codes selbst aus; gib eine Zahl von Spielen an, oder nimm honest.
cli-tournament-no-secret = Kein Code von { $board } hat höchstens { $colors ->
    [one] eine Farbe
   *[other] { $colors } verschiedene Farben
}; nimm eine andere Zahl oder ein anderes Brett.
cli-tournament-prior-line = schreib einen Code und sein Gewicht, eine ganze Zahl, etwa 1122 3, nicht „{ $found }“
cli-tournament-prior-large = die Gewichte sind zu groß, um sie zusammenzuzählen; nimm kleinere.
cli-tournament-prior-empty = kein Code hat ein Gewicht über 0; schreib in jede Zeile einen Code und sein Gewicht, etwa 1122 3
cli-tournament-locked = Ein anderes Turnier schreibt gerade in { $file }; warte darauf oder nenn eine andere Datei.
cli-tournament-no-result = das ist keine Zeile aus den Ergebnissen eines Turniers; nenn eine andere Datei.
cli-tournament-other = diese Datei gehört zu einem Turnier mit anderem Wert für { $setting }; gib den Befehl, mit dem es begann, oder nenn eine andere Datei.
cli-tournament-no-game = dieses Spiel gehört nicht zu diesem Turnier; nenn eine andere Datei.
