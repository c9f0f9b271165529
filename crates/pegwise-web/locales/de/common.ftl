# Words that several pages need.
title = Pegwise: Codeknacker-Spiele spielen und lösen
pages = Seiten
page-play = Spielen
page-break = Knack meinen Code
page-assistant = Helfer
page-review = Rückblick
page-learn = Lernen
page-strategies = Strategien
page-you = Du
page-unknown = Keine solche Seite
skip = Zur Seite springen
footer-private = Kein Konto, keine Verfolgung, nichts verlässt dieses Gerät. Läuft auch ohne Netz.
footer-trademark = Pegwise ist freie Software und gehört zu keinem Hersteller von Brettspielen.
not-kept = Dieser Browser bewahrt für Pegwise nichts auf: Er ist voll oder privat. Kopiere, was du behalten willst.
new-version = Eine neuere Fassung von Pegwise liegt bereit. Beim Neuladen geht nichts verloren.
new-version-reload = Neu laden
new-version-later = Später
not-kept-later-version = Deine Spiele hier stammen von einer neueren Fassung von Pegwise und bleiben unberührt: Diese bewahrt keine daneben auf. Lade die Seite neu, oder sichere die Datei unter „Du“.

home-heading = Knack den Code
home-lead = Spiele Mastermind, Bulls and Cows und ihre Verwandten; hol dir den besten nächsten Zug für das Spiel auf deinem Tisch; finde die falsche Antwort; lerne, was jeder Zug wert war.
home-play = Jetzt spielen
home-help = Hilf mir am Tisch
home-about-play = Du knackst einen Code: den des Computers, den des Tages oder den von Freunden.
home-about-break = Der Computer knackt deinen Code. Widersprechen sich deine Antworten, zeigt er wo.
home-about-assistant = Ein Spiel, das irgendwo läuft: der beste nächste Zug, und warum.
home-about-review = Was jeder Zug gekostet hat, und welche Antwort Glück war.
home-about-learn = Wie Antworten, Ausschließen und Strategien funktionieren, Schritt für Schritt.
home-about-strategies = Strategien über alle Codes vergleichen und ihre Bäume durchlaufen.

unknown-about = Diese Adresse führt nirgendwohin. Vielleicht ist sie abgeschnitten.
unknown-home = Zur Startseite

color-1 = Rot
color-2 = Grün
color-3 = Gelb
color-4 = Blau
color-5 = Weiß
color-6 = Schwarz
color-7 = Orange
color-8 = Lila
color-9 = Türkis
color-10 = Braun
color-11 = Limette
color-12 = Magenta
color-other = Farbe { $number }
color-blank = leer

answer-spoken = { $black } schwarz, { $white } weiß
answer-spoken-blacks = { $black } schwarz
answer-spoken-sum = { $right ->
    [one] eine richtige Farbe
   *[other] { $right } richtige Farben
}
row = Zeile
row-marked = widerspricht anderen Zeilen
hole = Stift { $number }: { $peg }
hole-empty = leer
palette = Farben
clear = Leeren
typed-code = { $pegs } Stifte, Farben 1 bis { $colors }; trenne Stifte mit Leerzeichen oder Kommas.
black-pegs = Schwarz: richtige Farbe, richtiger Platz
white-pegs = Weiß: richtige Farbe, falscher Platz
sum-pegs = Richtige Farben
all-right = Alles richtig: Code geknackt
working = Rechnet
stop = Anhalten
best-so-far = Bisher am besten: { $guess }
copied = Kopiert
copy-by-hand = Kopiere dies:
copy-link = Link kopieren
copy-game = Spiel kopieren
copy-result = Ergebnis kopieren
share = Teilen
board-of-game = Züge und Antworten
codes-left = { $codes ->
    [one] Noch { $codes } Code möglich
   *[other] Noch { $codes } Codes möglich
}
codes-left-about = Noch etwa { $codes } Codes möglich
codes-left-power = Noch etwa 10^{ $power } Codes möglich
codes-left-at-least = { $codes ->
    [one] Noch mindestens { $codes } Code möglich
   *[other] Noch mindestens { $codes } Codes möglich
}
codes-left-some = Noch einige Codes möglich
codes-left-unknown = Wie viele Codes noch möglich sind, ist nicht bekannt: Dieses Brett ist sehr groß.

board = Brett
board-custom = Ein anderes Brett
board-classic = Klassisch: 4 Stifte, 6 Farben
board-brain-breaker = Brain Breaker: 4 Stifte, 5 Farben
board-super = Super: 5 Stifte, 8 Farben
board-bulls-and-cows = Bulls and Cows: 4 von 10 Ziffern, ohne Wiederholung
board-mini = Mini: 3 Stifte, 4 Farben
board-tune = Tune: 5 Stifte, 7 Farben
board-from-zero = Ziffern ab 0 auf den Stiften, wie bei Bulls and Cows: unter „Du“.
board-other = { $pegs ->
    [one] { $pegs } Stift
   *[other] { $pegs } Stifte
}, { $colors ->
    [one] { $colors } Farbe
   *[other] { $colors } Farben
}
board-no-number = { $field }: Hier steht eine ganze Zahl, etwa { $example }.
board-too-many-rows = Ein Spiel hat höchstens { $most } Züge.
codes-listed = { $codes ->
    [one] der Code ist einer aus einer Liste von einem
   *[other] der Code ist einer aus einer Liste von { $codes }
}
guesses-free = freie Züge
guesses-blanks = Züge dürfen Lücken haben
pegs = Stifte
colors = Farben
rows = Züge
no-repeats = keine Farbe doppelt
told = Was Antworten verraten
told-both = schwarze und weiße Stifte
told-blacks = nur schwarze Stifte
told-sum = nur die Zahl der richtigen Farben
in-rows = { $rows ->
    [one] { $rows } Zug
   *[other] { $rows } Züge
}
game-won = { $guesses ->
    [one] geknackt mit dem ersten Zug
   *[other] geknackt in { $guesses } Zügen
}
game-lost = nicht geknackt in { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Zügen
}
game-given-up = aufgegeben nach { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Zügen
}
game-by-computer = der Computer riet
about-number = etwa { $number }

failure-too-large = Dieses Brett hat { $codes } Codes: zu viele, um sie hier durchzusehen. Nimm weniger Stifte oder Farben, oder die Kommandozeile.
failure-far-too-large = Dieses Brett hat viel zu viele Codes. Nimm weniger Stifte oder Farben.
failure-contradiction = Kein Code passt zu all diesen Antworten.
failure-never = Zeile { $row } kann nicht stimmen: Kein Code antwortet so. Möglich sind { $possible }.
failure-stopped = Angehalten.
failure-broken = Das Rechenwerk ist ausgefallen, ein Fehler von Pegwise; dein Spiel ist sicher. ({ $details })
failure-because = Darauf gibt es keine Antwort: { $reason }

notation-at = Zeichen { $at } von „{ $text }“: { $problem }
notation-in-row = Zeile { $row }, Zeichen { $at } von „{ $text }“: { $problem }
notation-length = { $found ->
    [one] { $found } Stift steht da, aber ein Code hat { $expected }
   *[other] { $found } Stifte stehen da, aber ein Code hat { $expected }
}
notation-color = „{ $found }“ ist hier keine Farbe; die Farben sind { $colors }
notation-no-answer = eine Zeile ist ein Zug, ein Doppelpunkt und die Antwort, wie 1122:1.1
notation-rules = „{ $found }“ ist kein Brett; schreibe Stifte x Farben wie 4x6
notation-nothing = Hier steht noch nichts.
notation-empty = hier folgt nichts
notation-letters = „{ $found }“ kann { $letters } sein, nach Buchstaben, oder { $initials }, nach den Anfängen der englischen Farbnamen; nimm Ziffern
notation-answer = „{ $found }“ ist keine Antwort; schreibe schwarze und weiße Stifte als 2.1, 2B1W oder ++-
notation-one-number = ist { $found } schwarz oder weiß? Schreibe beides, schwarz zuerst, als { $found }.0 oder 0.{ $found }
notation-variant = keine Variante heißt „{ $found }“; es gibt distinct, blacks, sum, free, blanks, in8 und only=1122,3456
notation-conflict = „{ $found }“ widerspricht einem früheren Teil des Bretts
notation-other = das ist nicht zu verstehen
code-color = Stift { $peg } hat Farbe { $color }, aber die Farben sind 1 bis { $colors }
code-repeats = die Stifte { $first } und { $second } haben die gleiche Farbe, aber hier sind alle Farben eines Codes verschieden
code-blank = Stift { $peg } ist leer, das ist hier nicht erlaubt
code-not-listed = er ist keiner der { $listed } Codes dieses Bretts
answer-too-many = { $black } schwarz und { $white } weiß sind mehr als die { $pegs } Stifte einer Zeile
answer-last-peg = { $black } schwarz und 1 weiß geht nicht: Sind alle anderen am Platz, gibt es für den letzten Stift keinen anderen Platz
answer-too-few = bei { $pegs } Stiften und { $colors } Farben haben zwei Codes hier mindestens { $least } gemeinsam; { $total } sind zu wenig
answer-no-whites = auf diesem Brett verraten Antworten nur schwarze Stifte; lass { $white } weiß weg
answer-sum-only = auf diesem Brett verraten Antworten nur, wie viele Farben stimmen; gib nur die Summe an, oder { $pegs } schwarz, wenn der Code geknackt ist
rules-empty = ein Brett hat mindestens einen Stift und eine Farbe
rules-too-large = ein Brett hat höchstens 65535 Stifte und 65534 Farben
rules-few-colors = Codes aus { $pegs } verschiedenen Farben brauchen mindestens { $pegs } Farben, nicht { $colors }
rules-no-guesses = mindestens ein Zug muss erlaubt sein
rules-limit-of-board = wie viele Züge erlaubt sind, gehört nicht zum Brett; lass es weg
rules-no-codes = die Liste der Codes ist leer
rules-bad-code = Code { $row } der Liste, { $code }: { $reason }
turn-repeats = { $guess } wiederholt eine Farbe, aber hier sind alle Farben eines Codes verschieden.
turn-guess = { $guess } ist nicht erlaubt: { $reason }
turn-answer = So kann keine Antwort lauten: { $reason }
turn-never = Kein Code antwortet auf { $guess } mit { $answer }; möglich sind { $possible }.
turn-no-row = Es gibt keine Zeile { $row }; das Spiel hat { $rows }.
turn-game-over = Das Spiel ist vorbei.
turn-too-many = Ein Spiel hat höchstens { $rows } Zeilen.
strategy-name = Keine Strategie heißt „{ $name }“; es gibt { $names }.
strategy-no-options = „{ $name }“ hat keine Zusätze.
strategy-option = „{ $option }“ ist kein Zusatz einer Strategie; es gibt tie=, pool=, pair=, open= und seed=.
strategy-not-here = { $name } hat keinen Zusatz { $option }=.
strategy-value = „{ $value }“ kann nicht hinter { $option }= stehen. Hinter tie=: candidate, minimax, expected-size, entropy, most-parts, verbunden mit +, oder first; hinter pool=: all oder candidates; hinter pair=: first oder any; hinter seed=: eine ganze Zahl.
strategy-opening = Der erste Zug hinter open= stimmt nicht: { $reason }

strategy = Strategie
strategy-first = Erster passender Code
strategy-first-about = Rät den ersten Code, der zu allen Antworten passt.
strategy-random = Irgendein passender Code
strategy-random-about = Rät einen zufälligen Code, der zu allen Antworten passt. Der Zufall ist jedes Mal der gleiche.
strategy-minimax = Kleinster schlimmster Fall
strategy-minimax-about = Rät, was im schlimmsten Fall am wenigsten Codes übrig lässt; von gleich guten Zügen den ersten.
strategy-knuth = Knuth
strategy-knuth-about = Rät, was im schlimmsten Fall am wenigsten Codes übrig lässt; von gleich guten Zügen einen, der der Code sein kann.
strategy-brain-breaker = Brain Breaker
strategy-brain-breaker-about = Rät, was im schlimmsten Fall am wenigsten Codes übrig lässt; von gleich guten Zügen, was im Mittel am wenigsten übrig lässt.
strategy-expected-size = Erwarteter Rest
strategy-expected-size-about = Rät, was im Mittel am wenigsten Codes übrig lässt; von gleich guten Zügen einen, der der Code sein kann.
strategy-entropy = Entropie
strategy-entropy-about = Rät, was am meisten Information verrät, in Bit; von gleich guten Zügen einen, der der Code sein kann.
strategy-most-parts = Meiste Antworten
strategy-most-parts-about = Rät, was sich auf die meisten Arten beantworten lässt; von gleich guten Zügen einen, der der Code sein kann.
strategy-sampled-entropy = Entropie gezogener Codes
strategy-sampled-entropy-about = Für Bretter mit zu vielen Codes für eine Liste: Rät, was am meisten über Codes verrät, die aus den passenden gezogen wurden.
strategy-optimal = Optimal
strategy-optimal-about = Durchsucht alles, was man spielen kann, und beweist, dass nichts im Mittel weniger Züge braucht. Das kann Minuten dauern; du kannst es anhalten.
strategy-typed-about = Ein Name mit Zusätzen wie auf der Kommandozeile: entropy,tie=first,open=1234.

record-link-without-game = In diesem Link steht kein Spiel.
record-result = Das ist ein Ergebnis: Es enthält die Antworten ohne die Züge. Kopiere stattdessen das Spiel oder seinen Link.
address-too-long = Diese Adresse ist zu lang für eine von Pegwise. Nichts darin wurde gelesen.
record-row = Zeile { $row }: { $problem }
resume = Dein Spiel fortsetzen
undone = Zurückgenommen.
answer-missing = Wähle, wie viele richtig sind; 0, wenn keiner.
