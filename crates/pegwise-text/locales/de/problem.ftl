# What is wrong with a text, a code, an answer, a board, a row, a strategy.
notation-at = Zeichen { $at } von „{ $text }“: { $problem }
notation-in-row = Zeile { $row }, Zeichen { $at } von „{ $text }“: { $problem }
notation-length = { $found ->
    [one] { $found } Stift steht da, aber ein Code hat { $expected }
   *[other] { $found } Stifte stehen da, aber ein Code hat { $expected }
}
notation-letters-missing = das Wort braucht { $expected } Buchstaben, nicht { $found }
notation-color = „{ $found }“ ist hier keine Farbe; die Farben sind { $colors }
notation-letter = „{ $found }“ ist keiner der Buchstaben A bis Z
notation-colors = { $first } bis { $last }
notation-part-of-answer = diese Antwort ist nicht ganz bekannt, aber hier muss es jede sein; ergänze sie oder lass die Zeile weg
notation-no-parts = hier ist eine Antwort eine einzige Zahl; schreib sie, oder ?, wenn du sie nicht kennst
notation-lies = „{ $found }“ ist nicht zu verstehen; schreib, wie viele Antworten falsch sein dürfen, mindestens 1, etwa lies1
notation-weight = „{ $found }“ ist kein Gewicht; schreib eine ganze Zahl von 1 bis { $most }
notation-no-answer = eine Zeile ist ein Zug, ein Doppelpunkt und die Antwort, etwa 1122:1.1
notation-rules = „{ $found }“ ist kein Brett; schreib Stifte x Farben, etwa 4x6, oder den Namen eines Spiels, etwa number-baseball
notation-nothing = Hier steht noch nichts.
notation-empty = hier fehlt etwas
notation-letters = „{ $found }“ kann { $letters } heißen, als Buchstaben, oder { $initials }, als Anfänge der englischen Farbnamen; nimm Ziffern
notation-answer = „{ $found }“ ist keine Antwort; schreib schwarze und weiße Stifte als 2.1, 2B1W oder ++-
notation-one-number = ist { $found } schwarz oder weiß? Schreib beides, Schwarz zuerst, als { $found }.0 oder 0.{ $found }
notation-answer-in-words = „{ $found }“ ist keine Antwort; schreib, wie viele „{ $black }“ und „{ $white }“ es sind, als 2.1 oder in diesen Wörtern mit Zahlen
notation-one-number-in-words = ist { $found } „{ $black }“ oder „{ $white }“? Schreib beides, „{ $black }“ zuerst, als { $found }.0 oder 0.{ $found }
notation-word = „{ $found }“ ist hier nicht zu verstehen. Eine Antwort in Worten sagt, wie viele (eine, zwei, nichts) „richtig“ sind und wo: „am richtigen Platz“, „am falschen Platz“, „steht richtig“, „steht falsch“
notation-left-open = das sagt nicht, wie viele am richtigen Platz sind und wie viele richtig, aber am falschen Platz
notation-variant = keine Variante heißt „{ $found }“; es gibt distinct, nozero, bar2=34, words=en, blacks, whites, sum, each, marks, order, free, blanks, lies1, in8 und only=1122,3456
notation-no-variant = nach dem Bindestrich fehlt eine Variante; schreib eine, etwa -distinct, oder lass ihn weg
notation-conflict = „{ $found }“ widerspricht einem früheren Teil des Bretts
notation-other = das ist nicht zu verstehen
code-color = Stift { $peg } hat Farbe { $color }, aber die Farben sind 1 bis { $colors }
code-barred = Stift { $peg } hat hier nie diese Farbe
code-repeats = die Stifte { $first } und { $second } haben die gleiche Farbe, aber hier sind alle Farben eines Codes verschieden
code-hint-free = ; wenn sich im Zug Farben wiederholen dürfen, häng -free an das Brett an, wie in 4x10-distinct-free
code-hint-free-list = ; wenn man auch anderes raten darf, als in der Liste steht, häng -free an das Brett an
code-blank = Stift { $peg } ist leer, das ist hier nicht erlaubt
code-no-word = das steht nicht in der Wortliste
code-not-listed = { $listed ->
    [one] das ist nicht der eine Code dieses Bretts
   *[other] dieser Code gehört nicht zu den { $listed } Codes dieses Bretts
}
answer-too-many = { $black } und { $white } sind mehr als die { $pegs } Stifte einer Zeile
answer-last-peg = { $black } und { $white } geht nicht: Sind alle anderen am richtigen Platz, bleibt für den letzten kein anderer Platz
answer-last-place = das geht nicht: { $others ->
    [one] Ist { $others } Stift
   *[other] Sind { $others } Stifte
} am richtigen Platz, bleibt für den letzten kein anderer Platz
answer-too-few = bei { $pegs } Stiften und { $colors } Farben haben zwei Codes hier mindestens { $least } gemeinsam, nicht { $total }
answer-no-whites = dieses Spiel verrät nur, wie viele am richtigen Platz sind; lass „{ $white }“ weg
answer-sum-only = dieses Spiel verrät nur, wie viele richtig sind, egal an welchem Platz; gib nur ihre Zahl an, oder „{ $win }“, wenn der Code geknackt ist
rules-empty = ein Brett hat mindestens einen Stift und eine Farbe
rules-too-large = ein Brett hat höchstens 65.535 Stifte und 65.534 Farben
rules-few-colors = Codes aus { $pegs } verschiedenen Farben brauchen mindestens { $pegs } Farben, nicht { $colors }
rules-no-guesses = erlaubt sein können 1 bis 65.535 Züge
rules-limit-of-board = die Zahl der erlaubten Züge gehört nicht zum Brett; lass sie weg
rules-bar-out-of-range = Stift { $peg } und Farbe { $color } lassen sich nicht sperren: es gibt { $pegs } Stifte und { $colors } Farben
rules-all-barred = kein Code bleibt übrig: zu viele Farben sind gesperrt
rules-too-many-bars = zu viele Farben sind auf zu vielen Stiften gesperrt, um die Codes zu zählen; zähle die Codes stattdessen auf, mit only=
rules-barred-list = die Codes sind aufgezählt; lass die mit gesperrten Farben weg
rules-lies = höchstens { $most } Antworten eines Spiels können falsch sein
rules-no-codes = die Liste der Codes ist leer
rules-no-words = die eingebauten Wörter haben fünf von 26 Buchstaben; schreib 5x26 oder nimm mit --codes DATEI eine eigene Wortliste
rules-bad-code = Code { $row } der Liste, { $code }: { $reason }
rules-bad-weight = Code { $row } der Liste hat das Gewicht { $weight }, aber Gewichte gehen von 1 bis { $most }
rules-two-weights = Code { $row } der Liste steht schon vorher da, mit einem anderen Gewicht
rules-too-heavy = die Summe der Gewichte ist zu groß; schreib kleinere
rules-weights-and-lies = Gewichte und falsche Antworten gehen nicht zusammen: lass die Gewichte weg oder die Lügen
turn-repeats = { $guess } wiederholt eine Farbe, aber hier sind alle Farben eines Codes verschieden.
turn-no-word = „{ $word }“ steht nicht in der Wortliste.
turn-guess = { $guess } ist nicht erlaubt: { $reason }
turn-answer = Diese Antwort ist unmöglich: { $reason }
turn-never = Auf { $guess } kann die Antwort nicht { $answer } sein; möglich: { $possible }.
turn-no-row = Es gibt keine Zeile { $row }; das Spiel hat { $rows }.
turn-game-over = Das Spiel ist vorbei.
turn-too-many = Ein Spiel hat höchstens { $rows } Zeilen.
strategy-name = Keine Strategie heißt „{ $name }“; es gibt { $names }.
strategy-no-options = „{ $name }“ hat keine Zusätze.
strategy-no-file = Schreib die Datei hinter tree:, etwa tree:knuth.txt.
strategy-option = „{ $option }“ ist kein Zusatz einer Strategie; es gibt tie=, pool=, pair=, open= und seed=.
strategy-not-here = { $name } hat keinen Zusatz { $option }=.
strategy-value = „{ $value }“ ist kein Wert für { $option }=. Möglich sind hinter tie=: candidate, { $heuristics }, verbunden mit +, oder first; hinter pool=: all oder candidates; hinter pair=: first oder any; hinter seed=: eine ganze Zahl.
strategy-opening = Der erste Zug hinter open= stimmt nicht: { $reason }
notation-mark = „{ $found }“ ist kein Zeichen; schreib für jeden Stift + richtig, - woanders oder . falsch
notation-mark-of-order = „{ $found }“ ist kein Zeichen; schreib für jeden Stift + richtig, ^ später oder v früher
notation-marks-missing = { $found ->
    [one] { $found } Zeichen ist angegeben, aber jeder der { $pegs } Stifte braucht eins
   *[other] { $found } Zeichen sind angegeben, aber jeder der { $pegs } Stifte braucht eins
}
notation-two-answers = „{ $found }“ ist eine Antwort; schreib zwei, eine für jedes Merkmal, etwa 1.0/0.2
answer-whites-only = dieses Spiel verrät nur, wie viele richtig, aber woanders sind; gib nur ihre Zahl an, oder „{ $win }“, wenn der Code geknackt ist
answer-other-kind = auf diesem Brett sehen Antworten anders aus, etwa { $example }
rules-too-many-answers = Antworten dieser Art gibt es für bis zu { $most } Stifte
rules-bad-attributes = { $colors } Farben lassen sich nicht auf zwei Merkmale verteilen, das zweite mit { $seconds } Werten
