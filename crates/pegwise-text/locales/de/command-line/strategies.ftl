# Strategies, boards and servers: strategies, rules, evaluate, optimal, certificate, tree, bench, web, and the app.
cli-rules-variants =
    Jedes Brett: Stifte x Farben, etwa 6x9. Varianten, eine hinter der anderen:
      -distinct        alle Farben eines Codes sind verschieden
      -nozero          der erste Stift hat nie die erste Farbe: keine führende Null
      -bar2=34         der zweite Stift eines Codes hat nie diese Farben
      -words=en        das Geheimnis ist ein englisches Wort, nur auf 5x26 (deutsch: -words=de)
      -blacks          Antworten verraten nur schwarze Stifte
      -whites          Antworten verraten nur weiße Stifte
      -sum             Antworten verraten nur, wie viele Farben stimmen
      -each            jeder Stift wird für sich beurteilt
      -marks           jeder Stift bekommt ein Zeichen: + richtig, - woanders, . falsch
      -order           jeder Stift bekommt ein Zeichen: + richtig, ^ später, v früher
      -free            du darfst jede Farbe raten, auch doppelt, wo es Codes nicht dürfen
      -blanks          Züge dürfen auch Lücken haben, geschrieben _
      -lies1           eine Antwort darf falsch sein, aber nie die, die gewinnt
      -in8             acht Züge sind erlaubt, nicht zehn (über einer Milliarde Codes vier je Stift)
      -only=1122,3456  nur diese Codes können es sein (aus einer Datei: --codes DATEI)

    Farben heißen 1 bis 9, dann A bis Z; bei bulls-and-cows Ziffern ab 0. Zwei Merkmale: 3x5x5. Eigene Zeichen: --alphabet BGKRWY

cli-strategies-options =
    Mit Zusätzen werden andere daraus, etwa entropy,tie=first,pool=candidates,open=1123:
      tie=first        von gleich guten Zügen der erste; tie=candidate: einer, der gewinnen kann
      pool=candidates  nur Codes raten, die zu allen Antworten passen
      open=1123        der erste Zug
      seed=7           die Startzahl für random

    „pegwise evaluate“ vergleicht sie.

cli-evaluate-one-tree = --tree schreibt einen einzigen Baum: Nenn eine Strategie.
cli-evaluate-per-secret = --per-secret nennt jeden Code, also lass --games weg. Zufällige Spiele schreibt „pegwise tournament SPEC --games N --per-game DATEI“ in eine CSV-Datei.
cli-evaluate-svg = { $file }: Gezeichnet wird in SVG; nimm einen Namen, der auf .svg endet
cli-evaluate-board = Keine Strategie heißt „{ $name }“; { $hint }
cli-evaluate-stopped = Angehalten nach { $done } von { $of } Strategien.
cli-evaluate-out-of-time = Die Zeit war nach { $done } von { $of } Strategien um.
cli-evaluate-optimal-out-of-time = Die Zeit war um, bevor die Suche nach optimalem Spiel fertig war; gib mit --time mehr Zeit, oder sieh, wie weit sie kommt: { $command }
cli-evaluate-drawn = { $why ->
    [stop] Die Auswertung wurde angehalten.
   *[limit] Für alle Geheimcodes reichte die Zeit oder der Speicher nicht.
} { $games ->
    [one] Gespielt wurde { $games } zufälliger.
   *[other] Gespielt wurden { $games } zufällige.
}
cli-evaluate-optimal-lies = Für optimal muss hier jede Antwort stimmen, aber auf { $board } darf gelogen werden. Lass optimal weg; „pegwise optimal“ findet den kleinsten möglichen Höchstwert mit einer Lüge.
cli-evaluate-games-lies = Mit --games wird nur gespielt, wo jede Antwort wahr ist: Lass --games oder -lies weg.
cli-evaluate-games-out-of-time = Die Zeit war um, bevor alle Spiele gespielt waren.
cli-evaluate-beyond = { $name }: { $codes ->
    [one] { $codes } Code braucht
   *[other] { $codes } Codes brauchen
} mehr als { $guesses ->
    [one] den einen Zug, der erlaubt ist
   *[other] die { $guesses } Züge, die erlaubt sind
}
cli-evaluate-spread = Die Hälfte der Codes braucht höchstens { $half } Züge, 90{"\u00A0"}% höchstens { $most }, 99{"\u00A0"}% höchstens { $all }. Varianz { $variance }.
cli-evaluate-no-spread = Die Hälfte der Codes, 90{"\u00A0"}% und 99{"\u00A0"}% brauchen höchstens { $all ->
    [one] { $all } Zug
   *[other] { $all } Züge
}. Varianz { $variance }.
cli-evaluate-weights = Das gewichtete Mittel zählt jeden Code so oft, wie er der geheime ist. Alle anderen Zahlen zählen jeden Code einmal.
cli-evaluate-distributions = Wie viele Codes in 1, 2, 3, … Zügen gefunden werden:
cli-plot-title = Nötige Züge für alle { $codes } Codes von { $board }
cli-plot-guesses = Züge, der letzte mitgezählt
cli-plot-codes = Codes
cli-plot-label = { $name }: Mittel { $mean }, höchstens { $max }

cli-objective-mean = kleinstes Mittel
cli-objective-mean-within = kleinstes Mittel mit höchstens { $limit } Zügen
cli-objective-max = kleinste Höchstzahl
cli-objective-mean-then-max = kleinstes Mittel, dann kleinste Höchstzahl
cli-objective-max-then-mean = kleinste Höchstzahl, dann kleinstes Mittel
cli-optimal-of = { $board }, { $objective }: { $verdict }
cli-optimal-of-fitting = { $board }, { $objective }, nur passende Züge: { $verdict }
cli-optimal-proved = optimal, bewiesen.
cli-optimal-infeasible = Das ist unmöglich (bewiesen).
cli-optimal-unfinished = nicht fertig. { $bound }
cli-optimal-least-max = Keine Strategie schafft eine Höchstzahl unter { $lower }
cli-optimal-least-total = Keine Strategie schafft eine Summe unter { $lower }
cli-optimal-heuristic = { $bound }. Die Suche hat noch keine bessere Strategie gefunden als { $name }; dass diese optimal ist, ist nicht bewiesen.
cli-optimal-reached = { $bound }, und diese erreicht den Wert; der Rest ist offen.
cli-optimal-best-so-far = { $bound }; diese ist die beste bisher gefundene.
cli-optimal-none-yet = { $bound }; noch ist keine gefunden.
cli-optimal-play = Erster Zug { $opening }: { $total ->
    [one] { $total } Zug
   *[other] { $total } Züge
} für { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}, im Schnitt { $mean }, höchstens { $max }.
cli-optimal-searched = { $sets ->
    [one] { $sets } Menge von Codes
   *[other] { $sets } Mengen von Codes
} durchsucht in { $seconds } s.
cli-optimal-beyond = Für { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} braucht sie mehr Züge als die { $guesses }, die erlaubt sind. Mit --objective 'mean within { $guesses }' hält die Suche sich daran.
cli-optimal-no-play = Keine Strategie erreicht dieses Ziel: { $objective }.
cli-optimal-no-certificate = Der Beweis wurde nicht fertig, also gibt es kein Zertifikat: { $file } wurde nicht geschrieben.
cli-optimal-certificate-stopped = Das Zertifikat wurde nicht rechtzeitig fertig: { $file } wurde nicht geschrieben.
cli-optimal-no-checkpoint = { $problem }; die Suche kann von dort nicht weiterlaufen.
cli-optimal-resumed = Weiter mit { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträgen
} aus { $file }.
cli-optimal-not-certified = Beweise werden für die Ziele mean, mean within N und max geschrieben; lass --certificate weg.
cli-journal-other = Das gehört zu einer anderen Suche: Die erste Zeile ist „{ $found }“, nicht „{ $expected }“; nimm eine andere Datei
cli-journal-damaged = Eintrag { $record } ist beschädigt; nimm eine andere Datei

cli-static-optimal = { $board }: { $questions ->
    [one] { $questions } Frage unterscheidet
   *[other] { $questions } Fragen, alle auf einmal gestellt, unterscheiden
} { $codes ->
    [one] den einen Code
   *[other] alle { $codes } Codes
}. Weniger reichen nicht, bewiesen.
cli-static-bounded = { $board }: nicht fertig. Nötig sind mindestens { $lower } Fragen; die beste gefundene Auswahl hat { $questions }.
cli-static-none-yet = { $board }: nicht fertig. Nötig sind mindestens { $lower } Fragen; gefunden ist noch keine Auswahl.
cli-static-infeasible = { $board }: Keine Fragen unterscheiden alle Codes, bewiesen.
cli-static-questions = Fragen: { $questions }
cli-static-seconds = { $seconds } s gesucht. Der Zug, der gewinnt, kommt noch dazu.
cli-static-apart = Ja: Die Antworten auf { $questions ->
    [one] diese Frage
   *[other] diese { $questions } Fragen
} unterscheiden { $codes ->
    [one] den einen Code
   *[other] alle { $codes } Codes
}, also gewinnt der nächste Zug.
cli-static-same = Nein: { $first } und { $second } geben dieselben Antworten: { $answers }
cli-static-not-apart = Die Fragen unterscheiden nicht alle Codes.
cli-static-memory = Das statische Spiel auf { $board } braucht { $needed } MiB Speicher, mehr als die erlaubten { $limit } MiB; erlaube es mit --memory { $option }
cli-static-too-large = Das statische Spiel auf { $board } braucht { $needed } MiB Speicher, mehr als die erlaubten { $limit } MiB. Nimm weniger Stifte oder Farben.

cli-certificate-proved = Bewiesen, { $board }: { $claim }.
cli-certificate-followed = { $lemmas ->
    [one] { $lemmas } Hilfssatz
   *[other] { $lemmas } Hilfssätze
} und { $cases ->
    [one] { $cases } Fall
   *[other] { $cases } Fälle
} nachgerechnet in { $seconds } s.
cli-flaw = Zeile { $line }: { $flaw }
cli-flaw-in-lemma = Zeile { $line }, Hilfssatz { $lemma }: { $flaw }
cli-flaw-long = Diese Zeile ist zu lang
cli-flaw-expected = Hier muss { $expected } stehen, nicht „{ $found }“
cli-expected-renaming = eine Umordnung der Stifte, `/` und eine der Farben
cli-expected-citation = die Nummer eines Hilfssatzes, vielleicht mit `~` und einer Umordnung,
cli-expected-lemma = ein Fall oder die nächste Nummer in `lemma NUMMER [within M] >= N: CODES`
cli-expected-rules = `rules: ` mit einem Brett
cli-expected-objective = `objective: mean` oder `objective: mean within M`
cli-expected-guesses = `guesses: all` oder `guesses: candidates`
cli-expected-claim = `claim: >= N` oder `claim: infeasible`
cli-flaw-order = Die Codes eines Hilfssatzes stehen in aufsteigender Folge, jeder einmal; { $code } nicht
cli-flaw-table = { $codes } Codes und { $guesses } Züge sind mehr, als die Tabelle der Antworten fasst
cli-flaw-listing = Die Liste der Codes ist nicht vollständig
cli-flaw-renaming = Stifte und Farben lassen sich nicht umbenennen, wo die Codes eine Liste sind
cli-flaw-symmetry = Das ist keine Symmetrie: Sie macht aus { $code } den Code { $image }, der nicht im Hilfssatz steht
cli-flaw-guess = Der Zug { $guess } ist nicht erlaubt
cli-flaw-later = Hilfssatz { $cited } kommt nicht vorher
cli-flaw-levels = Hilfssatz { $cited } gilt für Bäume mit weniger Ebenen, als hier erlaubt sind
cli-flaw-cell = Die Codes von Hilfssatz { $cited } geben nicht alle dieselbe Antwort
cli-flaw-part = Wo nur passende Codes geraten werden dürfen, muss Hilfssatz { $cited } alle Codes zu einer Antwort umfassen
cli-flaw-weak = Nach dem Zug { $guess } ist die Schranke { $found } statt { $needed }
cli-flaw-uncovered = Der Zug { $guess } ist nicht abgedeckt: Kein Fall ist wie er, und Zählen ergibt { $found } statt { $needed }
cli-flaw-claim = Der letzte Hilfssatz ist nicht die Behauptung
cli-claim-total = Keine Strategie schafft eine Summe unter { $total }
cli-claim-total-fitting = Keine Strategie, die nur passende Codes rät, schafft eine Summe unter { $total }
cli-claim-total-within = Mit höchstens { $limit ->
    [one] { $limit } Zug
   *[other] { $limit } Zügen
} schafft keine Strategie eine Summe unter { $total }
cli-claim-total-within-fitting = Keine Strategie, die nur passende Codes rät, höchstens { $limit }, schafft eine Summe unter { $total }
cli-claim-none-within = Keine Strategie findet jeden Code in { $limit ->
    [one] { $limit } Zug
   *[other] { $limit } Zügen
}
cli-claim-none-within-fitting = Keine Strategie, die nur passende Codes rät, findet jeden Code in { $limit ->
    [one] { $limit } Zug
   *[other] { $limit } Zügen
}
cli-claim-none = Keine Strategie findet jeden Code
cli-claim-none-fitting = Keine Strategie, die nur passende Codes rät, findet jeden Code

cli-verify-right = Richtig für jeden Code von { $board }: { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}, Summe { $total }, Mittel { $mean }, höchstens { $max }.
cli-tree-version = dieser Baum hat Version { $found } des Formats; dieses Programm liest bis Version { $newest }
cli-tree-missing = im Kopf der Datei fehlt „{ $key }“
cli-tree-rules = in „rules“: { $problem }
cli-tree-line = Zeile { $line }: { $problem }
cli-tree-character = Zeile { $line }, Zeichen { $character }: { $problem }
cli-tree-json = Zeile { $line }, Spalte { $column }, auf Englisch: { $problem }
cli-tree-place = nach „{ $after }“: { $problem }
cli-tree-file-number = „{ $found }“ ist keine ganze Zahl
cli-tree-file-head = was die Datei über den Baum sagt, muss vor seiner ersten Zeile stehen
cli-tree-file-row = hier muss „Antworten bisher -> nächster Zug“ stehen, etwa „1.1 0.2 -> 1344“
cli-tree-file-first = die erste Zeile muss der erste Zug sein, etwa „-> 1122“
cli-tree-file-parent = keine Zeile davor enthält den Zug vor der letzten Antwort
cli-tree-file-beginning = { $problem }; ein Baum beginnt mit seinem ersten Zug, etwa „-> 1122“ oder „1122(0.0 3344)“
cli-tree-file-opening = „(“ muss hinter einem Zug stehen
cli-tree-file-closing = diese „)“ schließt nichts
cli-tree-file-answers = zwischen „(“ und „)“ müssen Antworten stehen, jede mit ihrem nächsten Zug
cli-tree-file-next = hinter einer Antwort muss der nächste Zug stehen
cli-tree-file-ended = der Baum ist vor „{ $found }“ schon zu Ende
cli-tree-file-cut-off = die Datei endet, wo der Zug nach { $answer } stehen muss
cli-tree-file-left-open = die Datei endet vor dem Baum: Es { $open ->
    [one] fehlt { $open } „)“
   *[other] fehlen { $open } „)“
}
cli-tree-file-deep = es sind mehr als { $most } Züge nacheinander; mehr lassen sich nicht lesen
cli-tree-file-repeated = nach diesen Antworten gibt es schon einen Zug
cli-tree-file-answer = nach „{ $guess }“: { $problem }
cli-tree-file-after-win = „{ $found }“ steht hinter { $guess }, dem Zug, der gewinnt
cli-tree-file-same = das ist noch einmal das Spiel von Zeile { $line }
cli-tree-file-no-win = die Zeile endet mit einer Antwort; sie muss bis zu dem Zug gehen, der gewinnt
cli-tree-file-other = hier wird „{ $found }“ geraten, in Zeile { $line } nach denselben Antworten aber { $before }
cli-tree-file-map = hier muss ein Zug mit seinen Antworten stehen, etwa { $named }, { $key } oder { $list }, oder der letzte Zug, etwa "1122"
cli-tree-file-winning = hinter der Antwort, die gewinnt, darf nichts stehen; schreib dort null
cli-tree-claim = die Datei sagt { $what } { $said }, aber der Baum hat { $found }
cli-tree-bad-guess = Der Zug { $guess } nach „{ $after }“ ist nicht erlaubt: { $reason }
cli-tree-unsolved = Der Code { $secret } wird nicht gefunden: Nach „{ $after }“ gibt es keinen Zug
cli-tree-unreachable = Kein Code führt zum Zug { $guess } nach „{ $after }“
cli-show-first = Erster Zug { $guess }
cli-show-after = Nach { $game } Zug { $guess }
cli-show-can-win = { $guess } (kann der Code sein)
cli-show-cannot-win = { $guess } (kann nicht der Code sein)
cli-show-position = { $guess }: { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}, von hier höchstens { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Züge
}.
cli-diff-boards = Die Bäume sind für verschiedene Bretter: { $first } und { $second }.
cli-diff-not-alike = Die Bäume spielen verschieden.
cli-diff-tree = Summe { $total }, höchstens { $max }
cli-diff-alike = Sie spielen gleich: { $tree }.
cli-diff-differ = Sie unterscheiden sich an { $positions ->
    [one] { $positions } Stelle
   *[other] { $positions } Stellen
}. Erster: { $first }. Zweiter: { $second }.
cli-diff-none = keiner

cli-bench-end = { $seconds } s mit { $backend } in { $threads ->
    [one] { $threads } Thread
   *[other] { $threads } Threads
}; Signatur { $signature }

cli-app-not-over = Noch nicht vorbei: { $game }
cli-web-serving = Die Web-App läuft aus { $folder }. Strg-C beendet sie.
cli-web-other-port = Port { $port } ist belegt: Spiele, die der Browser dort gespeichert hat, fehlen hier.
cli-web-no-browser = Es lässt sich kein Browser öffnen: { $problem }
cli-web-not-served = Die Web-App lässt sich nicht starten: { $problem }
cli-web-other-folder = { $folder } ist nicht die Web-App: index.html und sw.js fehlen.
cli-web-missing = Die Web-App liegt in keinem dieser Ordner: { $places }. Baue sie im Quelltext mit „cargo xtask web“, oder nenn ihren Ordner mit --dir.
cli-web-port-taken = Port { $port } ist belegt; nenn einen anderen oder keinen; dann nimmt Pegwise einen freien.
cli-class-teacher = Das ist deine Tafel. Die Adresse enthält einen Schlüssel: Zeig die Seite, aber nicht die Adresse.
cli-class-address = Die Klasse öffnet { $address }
cli-class-no-network = Dieser Rechner ist gerade in keinem Netz: Niemand sonst erreicht die Klasse.
cli-class-code = Beitrittscode: { $code }
cli-class-network = Alle in deinem Netz können diese Seite öffnen. Nichts verlässt dein Netz.
cli-class-loopback = Nur dieser Rechner kann diese Seite öffnen.
cli-class-kept = Die Klasse wird in { $file } gespeichert; starte wieder damit, um weiterzumachen.
cli-class-not-kept = Die Klasse wird nicht gespeichert: Sie endet, wenn du Pegwise beendest. Mit --room DATEI bleibt sie erhalten.
cli-class-locked = { $file } ist schon in Gebrauch: Ein anderes Pegwise zeigt diese Klasse.
cli-class-damaged = { $file } ist keine Klasse oder beschädigt: Zeile { $line } kann nicht stimmen. Nimm eine andere Datei.
cli-class-other-address = { $address } ist keine Adresse dieses Rechners. Ohne --listen gelten alle.
cli-evaluate-lies = Das sind die Zahlen ohne Lüge. Bei den Lügen, die für jeden Code am schlimmsten sind, braucht { $name } höchstens { $max } Züge und im Schnitt { $mean } ({ $games } Spiele).
cli-tree-lies = Alle Zahlen hier gelten, wenn alle Antworten wahr sind; Zeilen, zu denen nur falsche führen, haben 0.
cli-verify-right-with-lies = Richtig für jeden Code von { $board } und jede Art zu lügen: { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} in { $games } Spielen, höchstens { $max } Züge. Ohne Lüge: Summe { $total }, Mittel { $mean }.
cli-optimal-lies-only = Wenn Antworten falsch sein dürfen, findet optimal die wenigsten Züge im schlimmsten Fall: --objective max. --pool, --checkpoint und --certificate gibt es für solche Bretter nicht.
cli-optimal-weights = Hier zählen alle Codes gleich: Die Suche benutzt ihre Gewichte nicht. Das gewichtete Mittel nennt „pegwise evaluate“.
cli-optimal-with-lies = Das sind die Zahlen bei den Lügen, die für jeden Code am schlimmsten sind. Ohne Lüge braucht diese Strategie { $total } Züge, im Schnitt { $mean } und höchstens { $max }.
