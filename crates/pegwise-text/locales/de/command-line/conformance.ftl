# Checking other programs: `pegwise conformance`.
cli-job-conformance = das Programm prüfen
cli-conformance-not-started = „{ $program }“ lässt sich nicht starten: { $problem }
cli-conformance-no-board = Für { $board } gibt es keine Prüfzeilen; es gibt welche für { $boards }.
cli-conformance-failed = das Programm beantwortet nicht jede Zeile richtig
cli-conformance-nothing = das Programm beantwortet jede Zeile mit „?“, also wurde nichts geprüft
cli-conformance-program = Geprüft: { $program }
cli-conformance-right = { $right } von { $asked } Antworten sind richtig.
cli-conformance-skipped = { $lines ->
    [one] Es hat { $lines } Zeile mit „?“ ausgelassen, weil es die Regeln nicht kennt.
   *[other] Es hat { $lines } Zeilen mit „?“ ausgelassen, weil es die Regeln nicht kennt.
}
cli-conformance-hung = Es war nach { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} nicht fertig und wurde beendet; bis dahin hatte es { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} beantwortet. Es muss enden, wenn seine Eingabe endet.
cli-conformance-crashed = Es endete mit dem Exit-Code { $code } statt 0, nach { $lines ->
    [one] { $lines } Antwort
   *[other] { $lines } Antworten
}.
cli-conformance-killed = Ein Signal hat es beendet, nach { $lines ->
    [one] { $lines } Antwort
   *[other] { $lines } Antworten
}.
cli-conformance-flooded = Es hat viel zu viel geschrieben und wurde beendet. Zu jeder Zeile, die es liest, muss es eine kurze Zeile schreiben.
cli-conformance-too-many = Es hat mehr Zeilen geschrieben, als gefragt war. Zu jeder Zeile, die es liest, muss es eine Zeile schreiben und sonst nichts. Seine erste Zeile war „{ $line }“.
cli-conformance-too-few = Es hat { $lines ->
    [0] nichts
    [one] nur { $lines } Zeile
   *[other] nur { $lines } Zeilen
} geschrieben. Zu jeder Zeile, die es liest, muss es eine schreiben, bis seine Eingabe endet.
cli-conformance-stderr = Das Ende seiner Fehlerausgabe:
cli-conformance-unexplained = Kein üblicher Fehler erklärt diese falschen Antworten:
cli-conformance-more = und { $more } weitere; --json zeigt alle
cli-conformance-likely = Wahrscheinlich macht es diesen Fehler:
cli-conformance-explains-all = { $wrong ->
    [one] Das erklärt die falsche Antwort auf { $boards }.
   *[other] Das erklärt alle { $wrong } falschen Antworten auf { $boards }.
}
cli-conformance-explains = Das erklärt { $explained } von { $wrong } falschen Antworten auf { $boards }.
cli-conformance-more-boards = { $boards } und { $more ->
    [one] { $more } weiteren Brett
   *[other] { $more } weiteren Brettern
}
cli-conformance-example = Zum Beispiel { $example }
cli-conformance-wrong = { $rules }: Zug { $guess }, Code { $secret }; richtig ist { $right }, es sagte { $said }

# What programs that score do wrong.
cli-mistake-other-notation = Es schreibt Antworten anders als schwarz.weiß, zum Beispiel 1.2.
cli-mistake-swapped = Es vertauscht Schwarz und Weiß: Zuerst kommen die Stifte am richtigen Platz.
cli-mistake-no-whites = Es nennt nie weiße Stifte.
cli-mistake-no-blacks = Es nennt nie schwarze Stifte und zählt sie als weiße.
cli-mistake-blacks-counted-twice = Es zählt Stifte am richtigen Platz doppelt, als schwarze und als weiße. Weiß ist die Zahl der richtigen Farben ohne die schwarzen Stifte.
cli-mistake-secret-pegs-reused = Es zählt einen Stift des Codes mehrmals: Ein einziger Stift des Codes macht mehrere Stifte des Zuges weiß.
cli-mistake-placed-secret-pegs-reused = Es zählt einen Stift des Codes mehrmals, sogar einen, der schon schwarz ist: Derselbe Stift macht weitere Stifte des Zuges weiß.
cli-mistake-guess-pegs-reused = Es geht den Code durch und zählt einen Stift des Zuges mehrmals: Ein einziger Stift des Zuges macht mehrere Stifte weiß.
cli-mistake-placed-guess-pegs-reused = Es geht den Code durch und zählt einen Stift des Zuges mehrmals, sogar einen, der schon schwarz ist.
cli-mistake-every-pair-counted = Es zählt jedes Paar von Stiften gleicher Farbe. Ein Stift zählt höchstens einmal.
cli-mistake-each-color-once = Es zählt jede Farbe nur einmal, wie in einer Menge, egal wie oft beide Codes sie haben.
cli-mistake-one-pass = Es sucht weiße Stifte, bevor es alle schwarzen kennt: Es braucht einen Durchgang für die schwarzen und danach einen für die weißen.
cli-mistake-whites-first = Es zählt alle weißen Stifte vor den schwarzen. Schwarz kommt zuerst.
cli-mistake-first-peg-left-out = Es lässt den ersten Stift weg.
cli-mistake-last-peg-left-out = Es lässt den letzten Stift weg.
cli-mistake-blanks-dropped = Es lässt leere Felder (_) weg, sodass die Stifte dahinter nach links rücken. Ein leeres Feld behält seinen Platz und passt zu nichts.
cli-mistake-blanks-wild = Es zählt leere Felder (_) als richtig. Ein leeres Feld passt zu nichts.
cli-mistake-blanks-colored = Es hält leere Felder (_) für die erste Farbe. Ein leeres Feld passt zu nichts.
cli-mistake-kind-ignored = Es antwortet wie auf einem einfachen Brett, aber die Regeln sind andere: Mit -blacks ist Weiß 0, mit -sum ist alles weiß, bis der Code gefunden ist, mit -each wird kein Stift des Codes verbraucht.
cli-mistake-sum-as-blacks = Es schreibt die Summe vor den Punkt. Mit -sum steht sie dahinter: 0.3.
cli-mistake-win-hidden = Es sagt nicht, dass der Code gefunden ist. Mit -sum und -whites ist die Antwort dann 4.0, bei vier Stiften.
cli-mistake-never-reset = Es fängt nicht bei jeder Zeile bei 0 an: Stifte früherer Zeilen werden noch einmal gezählt.
