# Strategies: compared, played out, walked through.
strategies-views = Teile dieser Seite
strategies-compare = Vergleichen
strategies-evaluate = Durchspielen
strategies-tree = Baum
strategies-no-view = Diesen Teil der Seite gibt es nicht. Wähle oben einen.

strategies-opening = Erster Zug
strategies-mean = Mittel
strategies-max = Höchstens
strategies-total = Summe
strategies-codes = Codes
strategies-in = in { $guesses }
strategies-above = Über dem Minimum
strategies-tree-of = { $strategy }: Baum ab { $opening }
strategies-names-lead = Die kleine Zahl neben einem Mittel: alle Züge zusammen, geteilt durch die Zahl der Codes. Wähle einen Namen, dann siehst du seinen Baum.
strategies-play-out = Durchspielen
strategies-walk = Durch den Baum laufen
strategies-again = Noch einmal beginnen
strategies-loading = Wird geladen …
strategies-load-again = Noch einmal laden
strategies-missing = { $file } ließ sich nicht laden. Die Datei gehört zur App: Prüfe deine Verbindung und lade sie noch einmal.
strategies-damaged = { $file } ist in Zeile { $line } beschädigt, deshalb wird nichts daraus gezeigt. Lade sie noch einmal; hilft das nicht, ist diese Kopie der App defekt.
strategies-sorted-up = Sortiert nach { $column }, kleinste zuerst
strategies-sorted-down = Sortiert nach { $column }, größte zuerst
strategies-spoken-row = { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} in { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Zügen
}

strategies-typed = Eine andere
strategies-typed-label = Strategie mit Zusätzen

strategies-compare-heading = Welche Strategie braucht die wenigsten Züge?
strategies-compare-about = Jede hat gegen jeden Code des Bretts gespielt. Alle Zahlen sind exakt.
strategies-board = { $board } ({ $codes } Codes)
strategies-choose-board = Wähle ein Brett
strategies-repeats = Farben dürfen sich wiederholen
strategies-distinct = Alle Farben verschieden
strategies-every-opening = { $openings ->
    [one] Auch { $openings } anderen ersten Zug zeigen
   *[other] Auch { $openings } andere erste Züge zeigen
}
strategies-not-in-atlas = Zu diesem Brett ist nichts verzeichnet. Wähle ein anderes, oder spiel hier eine Strategie durch.
strategies-table = Benötigte Züge für { $board }, über alle { $codes } Codes
strategies-means = Züge im Schnitt
strategies-means-about = Wähle eine, um mehr zu sehen.
strategies-means-least = Der Balken und das + zeigen, wie viele Züge eine Strategie in 100 Spielen mehr braucht als perfektes Spiel.
strategies-means-best = Der Balken und das + zeigen, wie viele Züge eine Strategie in 100 Spielen mehr braucht als die beste hier.
strategies-distributions = Wie viele Codes sie mit 1, 2, 3 … Zügen findet
strategies-all-numbers = Alle Zahlen
strategies-sources = Woher die Zahlen kommen
strategies-sources-runs = Die Strategien: der Atlas von Pegwise, berechnet mit diesem Programm und Code für Code nachgespielt, mit der schlichten Definition einer Antwort.
strategies-sources-optima = Perfektes Spiel: vollständige Suche mit diesem Programm. „Optimal“ und „bewiesen“ stehen nur da, wo die Suche zu Ende kam; jedes gefundene Spiel wurde nachgespielt.
strategies-download-runs = Strategien (CSV)
strategies-download-optima = Optimal (CSV)

strategies-least-mean = Im Schnitt am besten
strategies-least-mean-within = Im Schnitt am besten, höchstens { $guesses } Züge
strategies-least-mean-then-max = Im Schnitt am besten, dann im schlimmsten Fall
strategies-least-max = Im schlimmsten Fall am besten
strategies-least-max-then-mean = Im schlimmsten Fall am besten, dann im Schnitt
strategies-fitting-only = { $name }, nur passende Züge
strategies-proved = Perfekt, bewiesen
strategies-mean-proved = Das Mittel ist beweisbar das kleinste, der Rest der beste bekannte Wert
strategies-max-proved = Die Höchstzahl ist beweisbar die kleinste, der Rest der beste bekannte Wert
strategies-total-not-proved = Bester bekannter Wert; die Summe ist mindestens { $lower }
strategies-max-not-proved = Bester bekannter Wert; die Höchstzahl ist mindestens { $lower }
strategies-no-less-total = Züge im Schnitt sind perfekt. Keine Strategie findet alle { $codes } Codes mit weniger als { $total } Zügen zusammen. Das ist bewiesen.
strategies-total-between = Züge im Schnitt sind perfekt: { $lower } bis { $total } Züge für alle { $codes } Codes zusammen. Wie viele genau, ist nicht bekannt.
strategies-no-less-max = Züge reichen mit der richtigen Strategie für jeden Code. Weniger reichen nicht. Das ist bewiesen.
strategies-max-between = Züge reichen mit der richtigen Strategie für jeden Code. Wie viele genau, ist nicht bekannt.
strategies-nothing-proved = Über perfektes Spiel auf diesem Brett ist nichts bewiesen.

strategies-evaluate-heading = Eine Strategie durchspielen
strategies-evaluate-about = Eine Strategie spielt gegen jeden Code eines Bretts, auf diesem Gerät.
strategies-too-large = Dieses Brett hat { $codes } Codes. Hier werden Strategien bis { $limit } Codes durchgespielt: Mehr würde im Browser zu lange dauern. Nimm weniger Stifte oder Farben, oder die Kommandozeile.
strategies-too-large-optimal = Dieses Brett hat { $codes } Codes. Hier wird optimales Spiel bis { $limit } Codes gesucht: Mehr würde im Browser zu lange dauern. Nimm weniger Stifte oder Farben, oder die Kommandozeile.
strategies-see-atlas = Ansehen, was über dieses Brett bekannt ist
strategies-outcome = { $strategy }, { $board }
strategies-outcome-spoken = { $outcome }: im Schnitt { $mean }, höchstens { $max }.
strategies-agrees = Die gleichen Zahlen wie im Atlas, Code für Code.
strategies-agrees-total = Die Summe, die beweisbar die kleinste ist. Es gibt mehrere optimale Strategien: Die verzeichnete verteilt ihre Züge anders.
strategies-disagrees = Verzeichnet ist ein anderes Ergebnis: { $total } Züge zusammen, höchstens { $max }. Eines von beiden ist ein Fehler von Pegwise; bitte melde ihn.
strategies-not-listed = Der Atlas hat kein Ergebnis, mit dem sich das vergleichen ließe.

strategies-tree-heading = Durch den Baum einer Strategie
strategies-tree-about = Sieh jeden Zug, den eine Strategie macht. Jede Antwort ist ein Zweig: Wähle einen und geh ihm nach.
strategies-another-tree = Ein anderes Brett, eine andere Strategie
strategies-tree-start = Zurück zum ersten Zug
strategies-tree-back = Zurück zu Zug { $guess }
strategies-tree-way = Der Weg hierher
strategies-node-only = Nur noch ein Code ist möglich: dieser.
strategies-node-can-win = { $codes ->
    [one] { $codes } Code ist möglich.
   *[other] { $codes } Codes sind möglich.
} Dieser Zug kann gewinnen.
strategies-node-cannot-win = { $codes ->
    [one] { $codes } Code ist möglich.
   *[other] { $codes } Codes sind möglich.
} Dieser Zug kann nicht gewinnen: Er soll nur mehr verraten.
strategies-mean-from-here = Mittel ab hier
strategies-max-from-here = Höchstens ab hier
strategies-distribution-from-here = Wie viele Codes ab hier wie viele Züge brauchen
strategies-answers = Jede Antwort führt weiter
strategies-branch = { $codes ->
    [one] noch { $codes } Code, im Schnitt { $mean } weitere Züge, höchstens { $max }
   *[other] noch { $codes } Codes, im Schnitt { $mean } weitere Züge, höchstens { $max }
}
strategies-found = Code gefunden
strategies-to-assistant = Mit diesem Spiel weiter zum Helfer
strategies-follow = Einem eigenen Code folgen
strategies-follow-about = Führt dich zu dem Zug, der diesen Code findet.
strategies-follow-code = Der Code, dem du folgst
strategies-follow-submit = Folgen
strategies-followed = { $guesses ->
    [one] { $code } wird mit dem ersten Zug gefunden.
   *[other] { $code } wird mit Zug { $guesses } gefunden.
}
