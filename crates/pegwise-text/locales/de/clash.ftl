# Answers that contradict each other, and what fixes them.
clash-fit = Die Antworten passen zusammen: { $left }.
clash-won-before = Das Spiel war schon in Zeile { $row } gewonnen, aber es folgen weitere Zeilen.
clash-contradict = die Antworten widersprechen sich
clash-nothing-found = es wurde kein Code gefunden, der zu allen Antworten passt; vielleicht gibt es keinen
clash-perhaps-none = Es wurde kein Code gefunden, der zu allen Antworten passt. Vielleicht gibt es keinen.
clash-others-fit = Es wurde kein Code gefunden, der zu allen Antworten passt. Zu anderen Antworten passen welche.
clash-row = Kein Code passt zur Antwort in Zeile { $row }.
clash-rows = Kein Code passt zu allen Antworten: Die Zeilen { $rows } widersprechen sich.
clash-with-lies = Kein Code passt, selbst wenn { $lies ->
    [one] eine Antwort falsch ist
   *[other] { $lies } Antworten falsch sind
}: siehe Zeilen { $rows }.
clash-more-than-lies = { $wrong ->
    [one] Mindestens { $wrong } weitere Antwort ist falsch.
   *[other] Mindestens { $wrong } weitere Antworten sind falsch.
}
clash-at-least = Mindestens { $wrong } Antworten sind falsch.
clash-no-fix = Es wurde keine Korrektur gefunden: Vielleicht sind mehr Antworten falsch, oder die Suche hat den Code übersehen.
clash-fixes = { $wrong ->
    [one] Eine korrigierte Antwort genügt; die wahrscheinlichste zuerst:
   *[other] { $wrong } korrigierte Antworten genügen; die wahrscheinlichsten zuerst:
}
clash-fixes-found = { $wrong ->
    [one] Eine korrigierte Antwort genügt. Vielleicht gibt es mehr als diese, die wahrscheinlichste zuerst:
   *[other] { $wrong } korrigierte Antworten genügen. Vielleicht gibt es mehr als diese, die wahrscheinlichsten zuerst:
}
clash-choose = { $wrong ->
    [one] Eine korrigierte Antwort genügt. Wähle eine:
   *[other] { $wrong } korrigierte Antworten genügen. Wähle eine Möglichkeit:
}
clash-short-fix = Zeile { $row }: { $said } → { $right }
clash-fix = Zeile { $row }, { $guess }: { $right } ({ $words }) statt { $said }
clash-spoken-fix = Zeile { $row }, { $guess }: { $right }, statt { $said }
clash-fix-leaves = { $changes }: { $left }
clash-many-changes = { $answers } korrigierte Antworten: { $shown }; und { $more } weitere
clash-more-fixes = und { $more } weitere; „{ $command }“ zeigt sie
clash-is-now = Zeile { $row } ist jetzt { $right }
clash-wrong-answer = Zeile { $row }, { $guess }: Die richtige Antwort ist { $right }, nicht { $said }.
clash-reviewed = Die Antworten widersprechen sich, deshalb geht dieser Rückblick von den richtigen aus.
clash-wrong-answers = { $wrong ->
    [one] { $wrong } falsche Antwort
   *[other] { $wrong } falsche Antworten
}
