# Assistant: help with a game that is played elsewhere; and what it shares with the page where the computer guesses.
assistant-about = Hilfe für ein Spiel, das schon läuft, in einer App oder auf dem Tisch. Trag jeden Zug mit seiner Antwort ein, und du bekommst den besten nächsten Zug mit Begründung. Auch falsche Antworten werden gefunden.
assistant-which-board = Welches Brett?
assistant-begin = Zeilen eintragen
assistant-other-board = Ein anderes Brett
assistant-paste = Ein Spiel einfügen
assistant-paste-label = Ein Spiel oder ein Pegwise-Link
assistant-paste-hint = Fast alles geht: 1122 1.1 oder 1B1W oder rot rot grün blau: 1 schwarz 1 weiß, auch Emoji; eine Zeile pro Zug oder alle in einer.
assistant-paste-take = Dieses Spiel nehmen

assistant-change-row = Zeile { $row } ändern
assistant-guess = Zug
assistant-save-row = Speichern
assistant-guess-incomplete = Der Zug dieser Zeile ist nicht vollständig.
assistant-leave-row = So lassen
assistant-remove-row = Zeile entfernen
assistant-row-is = Zeile { $row } ist jetzt { $code }: { $answer }.
assistant-removed = Zeile { $row } ist weg.

assistant-clashes = Widerspruch
assistant-clash = Diese Antworten widersprechen sich
assistant-clash-perhaps = Diese Antworten widersprechen sich vielleicht
assistant-not-found = Es wurde kein Code gefunden, der zu allen Antworten passt. Vielleicht gibt es keinen.
assistant-clash-row = Kein Code passt: Zeile { $row } kann nicht stimmen.
assistant-clash-rows = Kein Code passt: Die Zeilen { $rows } und { $last } widersprechen sich.
assistant-wrong = { $answers ->
    [one] Mindestens eine Antwort ist falsch.
   *[other] Mindestens { $answers } Antworten sind falsch.
}
assistant-repairs = { $answers ->
    [one] Eine korrigierte Antwort genügt; die wahrscheinlichste zuerst:
   *[other] { $answers } korrigierte Antworten genügen; die wahrscheinlichsten zuerst:
}
assistant-repairs-found = { $answers ->
    [one] Eine korrigierte Antwort genügt. Diese wurden gefunden, die wahrscheinlichste zuerst:
   *[other] { $answers } korrigierte Antworten genügen. Diese wurden gefunden, die wahrscheinlichsten zuerst:
}
assistant-no-repair = Es wurde keine Korrektur gefunden. Vielleicht sind mehr Antworten falsch.
assistant-more-repairs = { $more ->
    [one] Noch eine zeigen
   *[other] Weitere zeigen (noch { $more })
}
assistant-repair = Zeile { $row }, { $guess }: { $right } statt { $said }

assistant-guess-number = Zug { $number }
assistant-answer-to = Antwort auf Zug { $number }
assistant-i-guess-this = Das rate ich
assistant-own-guess = Oder dein eigener Zug
assistant-take-guess = Diesen Zug nehmen
assistant-enter-row = Zeile eintragen
assistant-other-guess = Ein anderer Zug
assistant-suggestion-spoken = Vorschlag: { $code }.
assistant-found = Der Code ist gefunden.
assistant-take-best = Den bisher besten nehmen
assistant-stopped = Angehalten. Mit einer anderen Strategie geht es vielleicht schneller.
assistant-think-again = Noch einmal rechnen
assistant-can-win = Das kann der Code sein, einer von { $codes }.
assistant-cannot-win = Das kann nicht der Code sein, verrät dir aber mehr.
assistant-can-be = Das kann der Code sein.
assistant-leaves-of = Von { $codes } zufälligen passenden Codes bleiben höchstens { $largest }, im Schnitt { $mean }.
assistant-leaves = Es bleiben höchstens { $largest ->
    [one] { $largest } Code
   *[other] { $largest } Codes
}, im Schnitt { $mean }.
assistant-why-pair = Zwei Codes sind übrig; das ist der erste.
assistant-why-first = Es ist der erste Code, der zu allen Antworten passt.
assistant-why-drawn = Er wurde aus den Codes gezogen, die zu allen Antworten passen.
assistant-why-separates = Wie die Antwort auch lautet, danach kennst du den Code.
assistant-why-fewest = Damit sind es von hier an im Schnitt { $mean } Züge, so wenige wie möglich.
assistant-as-good = Genauso gut: { $guesses }.
assistant-all-as-good = { $others ->
    [one] { $others } weiterer Zug ist genauso gut.
   *[other] Insgesamt sind { $others } weitere Züge genauso gut.
}
assistant-why-few = Damit sind es von hier an im Schnitt { $mean } Züge: die wenigsten, die gefunden wurden, bevor der Beweis angehalten wurde.
assistant-why-best = { $considered ->
    [one] Der einzige Zug im Vergleich
   *[other] Der beste von { $considered } Zügen
}: { $measure }.
assistant-why-so-far = Bisher der beste, nach { $compared } von { $of ->
    [one] { $of } Zug
   *[other] { $of } Zügen
}: { $measure }.
assistant-why = Warum dieser Zug
assistant-cells = Mögliche Antworten und die Codes danach
assistant-cells-of = Mögliche Antworten, und wie viele von { $codes } zufälligen Codes danach bleiben
assistant-cell-answer = Antwort
assistant-cell-codes = Codes danach

assistant-how = Wie Züge ausgewählt werden
assistant-optimal-any = Perfektes Spiel sieht sich jeden Zug an.
assistant-consistent = Nur Codes, die noch gewinnen können

assistant-best = Andere gute Züge
assistant-best-hint = Der erste ist der vorgeschlagene. Wähle einen Zug, um ihn zu nehmen. ✓: Er kann der Code sein.
assistant-best-none = Diese Strategie nimmt den ersten Code, den sie findet, und vergleicht nicht.
assistant-by-guesses = Balken: so viele Züge sind im Schnitt noch nötig, dieser mitgezählt; kürzer ist besser.
assistant-groups = Gruppen
assistant-worst = Höchstens
assistant-mean = Mittel
assistant-wins = Gewinnt
assistant-no = nein
assistant-first-codes = Nur die ersten { $codes } werden aufgelistet.
assistant-drawn-codes = Diese Codes passen zu allen Antworten. Sie sind eine zufällige Auswahl.
assistant-show-more = Mehr zeigen
assistant-copy-codes = Liste kopieren
assistant-look = Einen Zug ansehen oder zwei vergleichen
assistant-look-about = Was ein beliebiger Zug verraten würde. Sieh einen zweiten an, um sie zu vergleichen.
assistant-look-label = Zug zum Ansehen
assistant-look-at = Ansehen
assistant-look-one = Was dieser Zug verraten würde
assistant-one-in = 1 von { $codes }
assistant-after = Codes nach jeder Antwort
assistant-tells-more = { $better } verrät mehr als { $other } und ist nach keinem Maß schlechter.
assistant-but-wins = Nur { $guess } kann jetzt gewinnen.
assistant-depends = Keiner von beiden ist nach allen Maßen besser.

assistant-check-code = Einen Code mit den Zeilen prüfen
assistant-the-code = Der Code
assistant-check = Prüfen
assistant-no-secret = Der Code in diesem Link ist unbrauchbar: { $problem }
assistant-wrong-answers = { $answers ->
    [0] Alle Antworten passen zum Code.
    [one] Eine Antwort passt nicht zum Code:
   *[other] { $answers } Antworten passen nicht zum Code:
}
assistant-correct-all = Alle korrigieren
assistant-show-code = Code zeigen
assistant-forget-code = Code vergessen
assistant-too-large = Zeilen eintragen, ändern, kopieren und teilen geht trotzdem, und mit einem Code prüfen auch.
assistant-to-review = Rückblick auf dieses Spiel
assistant-to-break = Den Computer weiterspielen lassen

own-colors = Farben deines Bretts
own-colors-about = Wie sehen die Stifte auf deinem Tisch aus? Wähle es hier, dann siehst du sie so im Helfer und bei „Knack meinen Code“. In Spielen, die du einfügst, dürfen diese Namen stehen.
own-color = Farbe { $symbol }
own-color-other = eine andere Farbe …
own-color-name = Name der Farbe { $symbol }
own-color-paint = Farbton der Farbe { $symbol }
own-colors-usual = Übliche Farben
own-colors-alike = Die Farben { $first } und { $second } heißen gleich. Gib einer davon eine andere Farbe.
assistant-clash-lies = Kein Code passt, selbst wenn { $lies ->
    [one] eine Antwort falsch ist
   *[other] { $lies } Antworten falsch sind
}. Mindestens { $answers ->
    [one] eine weitere Antwort ist falsch.
   *[other] { $answers } weitere Antworten sind falsch.
}
assistant-leaves-with-lies = Ob die Antwort wahr oder falsch ist: { $largest ->
    [one] Es bleibt höchstens { $largest } Code.
   *[other] Es bleiben höchstens { $largest } Codes.
}
