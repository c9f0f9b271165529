# Review: what each guess of a game cost, and what each answer was worth.
review-about = Was jeder Zug eines Spiels im Vergleich zu perfektem Spiel gekostet hat, was seine Antwort wert war und was ein anderer Zug gebracht hätte.
review-paste = Ein eigenes Spiel
review-paste-label = Spiel oder Link zu einem Spiel
review-paste-about = Ein Link zu irgendeiner Seite von Pegwise, eine Zeile deiner Spieldatei oder Brett und Zeilen:
review-choose = Auf dieses Spiel zurückblicken
review-kept = Deine Spiele
review-none-kept = Hier erscheinen die Spiele, die du beendest.
review-more-kept = { $more ->
    [one] Noch ein Spiel
   *[other] { $more } weitere Spiele
}
review-another = Ein anderes Spiel
review-nothing = Noch gibt es keinen Zug für einen Rückblick.
review-won = { $guesses ->
    [one] Geknackt mit dem ersten Zug.
   *[other] Geknackt in { $guesses } Zügen.
}
review-not-won = { $guesses ->
    [one] In { $guesses } Zug nicht geknackt.
   *[other] In { $guesses } Zügen nicht geknackt.
}
review-unfinished = { $guesses ->
    [one] Bisher { $guesses } Zug.
   *[other] Bisher { $guesses } Züge.
}
review-consistent = Nur Codes, die zu allen Antworten passen, dürfen geraten werden
review-consistent-about = Vergleicht mit perfektem Spiel nach dieser Regel statt mit perfektem Spiel ohne sie.
review-unfitting = Zeile { $row }: { $guess } passt nicht zu den Antworten davor. Nach dieser Regel war der Zug nicht erlaubt, deshalb lässt sich das Spiel danach nicht beurteilen. Nimm unten das Häkchen weg, dann wird mit allen Zügen verglichen.
review-ask = Auf diesem Brett kann der Rückblick Minuten dauern und das Gerät beschäftigen. Du kannst ihn jederzeit anhalten.
review-stopped = Vor dem Ende angehalten. Erst ein vollständiger Rückblick sagt etwas aus.
review-begin = Rückblick beginnen
review-done = Der Rückblick ist fertig.
review-contradiction = Ab Zeile { $row } passt kein Code zu allen Antworten: Mindestens eine ist falsch. Der Rückblick reicht nur bis davor.
review-find-wrong = Mit dem Helfer die falsche Antwort finden
review-after-win = Der Code war geknackt; hier endet der Rückblick.

review-in-short = Kurz gesagt
review-took = { $guesses ->
    [one] Das Spiel hat { $guesses } Zug gebraucht; perfekt gespielt sind es im Schnitt { $start }.
   *[other] Das Spiel hat { $guesses } Züge gebraucht; perfekt gespielt sind es im Schnitt { $start }.
}
review-open = { $guesses ->
    [one] Nach { $guesses } Zug sind es perfekt gespielt im Schnitt noch { $end }; am Anfang waren es { $start }.
   *[other] Nach { $guesses } Zügen sind es perfekt gespielt im Schnitt noch { $end }; am Anfang waren es { $start }.
}
review-lost = Nicht ganz so gute Züge haben { $lost } gekostet.
review-lost-none = Kein Zug hätte besser sein können.
review-luck-none = Glück spielte keine Rolle.
review-luck-good = Glück hat { $won } gespart.
review-luck-bad = Pech hat { $lost } gekostet.
review-skill = Können { $skill } von 99.
review-luck = Glück { $luck } von 99.
review-estimates = Zahlen mit „etwa“ oder „≈“ und Summen daraus sind Schätzungen: So würde eine gute Strategie weiterspielen. Perfektes Spiel braucht nicht mehr.
review-meaning = Perfektes Spiel braucht im Schnitt über alle noch möglichen Codes die wenigsten Züge. Ein Zug kostet, was er mehr braucht als der beste. Eine Antwort kostet oder spart den Unterschied zwischen dem, was danach noch nötig ist, und dem Schnitt. Können 99 ist der beste Zug, Können 0 einer, der nichts verrät. Glück ist der Anteil der Antworten, die schlechter gewesen wären; gleich gute zählen halb, also ist 50 die Mitte.
review-copy = Rückblick kopieren

review-details = Einzelheiten
story-even = Keine einzelne Zeile hat dieses Spiel entschieden.
story-guess = Zug { $row } war der Wendepunkt: Ein anderer Zug hätte dich weiter gebracht.
story-unlucky = Zug { $row } war der Wendepunkt: Pech bei der Antwort, von { $codes } Codes { $left ->
    [one] blieb einer
   *[other] blieben { $left }
}.
story-lucky = Zug { $row } war der Wendepunkt: Glück bei der Antwort, von { $codes } Codes { $left ->
    [one] blieb einer
   *[other] blieben { $left }
}.
story-hit = Zug { $row } war der Wendepunkt: { $codes } Codes waren möglich, und es war der richtige.
story-told-most = Die Antwort auf Zug { $row } hat am meisten verraten.
story-left = { $codes ->
    [one] noch { $codes } Code
   *[other] noch { $codes } Codes
}
story-found = gefunden
story-better = Besser:
story-known = Die Antwort hättest du vorher wissen können.
story-leaves = Er hätte im Schnitt { $best } Codes übrig gelassen statt { $made }.
story-answers = Er hätte { $best } verschiedene Antworten bekommen können statt { $made }.
story-could-win = Er hätte sofort gewinnen können.
story-fewer = Er braucht im Schnitt weniger Züge.
grade-best = top
grade-good = gut
grade-fair = okay
grade-costly = teuer
skill = Können
skill-perfect = perfekt
skill-very-good = sehr gut
skill-good = gut
skill-fair = da geht noch was
luck = Glück
luck-good = viel Glück
luck-average = wie üblich
luck-bad = Pech
dial-spoken = { $name } { $grade } von { $of }: { $word }

review-chart = Wie lange das Spiel im Schnitt dauert, Zeile für Zeile
review-by-guess = Zug kostet
review-by-luck = Antwort kostet
review-level = Gesamt
review-bars = Gezeichnet
review-start = Start
review-chart-about = Weiter rechts heißt länger. Oberer Balken: was der Zug gekostet hat. Unterer Balken: was die Antwort gekostet (gefüllt) oder gespart (hohl) hat. Die dünne Linie ist der Anfang des Spiels.

review-rows = Zeile für Zeile
review-by-bits = Genaue Kosten würden auf diesem Brett zu lange dauern oder zu viel Speicher brauchen. Deshalb zählt, wie viel jeder Zug bei zufälligen Codes verraten sollte. Ein Bit halbiert die möglichen Codes. Können vergleicht das mit dem besten gefundenen Zug; Glück ist der Anteil der Antworten, die mehr Codes übrig gelassen hätten.
review-expected = Erwartet waren { $bits } Bit; der beste gefundene Zug war { $best }, mit { $most }.
review-expected-best = Erwartet waren { $bits } Bit: Ein besserer Zug wurde nicht gefunden.
review-told = Die Antwort verriet { $bits } Bit: { $left }.
review-told-left = Nach der Antwort: { $left }.
review-only-code = Es war der einzige mögliche Code.
review-best = Der beste Zug.
review-best-of-those = Der beste der verglichenen Züge.
review-as-good = So gut wie der beste, { $guess }.
review-worse = Er braucht im Schnitt { $lost } Züge mehr als der beste, { $guess }.
review-worse-hardly = Er braucht im Schnitt kaum mehr Züge als der beste, { $guess }: weniger als 0,01.
review-could-have-won = Der Zug konnte nicht der Code sein. { $guess } konnte es, und braucht im Schnitt nicht mehr Züge.
review-nothing-new = Die Antwort war vorher bekannt.
review-left = { $before } Codes waren möglich, danach { $left }; im Schnitt sind es { $expected }.
review-answer-average = Die Antwort war so gut wie im Schnitt.
review-answer-good = Die Antwort hat gegenüber dem Schnitt { $won } Züge gespart.
review-answer-bad = Die Antwort hat gegenüber dem Schnitt { $lost } Züge gekostet.
review-grades = Können { $skill }, Glück { $luck }.
review-best-guesses = So viele Züge sind von hier an im Schnitt nötig, dieser mitgezählt:
review-cannot-win = { $guess } (kann nicht der Code sein)
review-and-more = { $guesses } und { $more } weitere
review-splits = { $guess } teilt die { $codes } Codes in { $parts ->
    [one] { $parts } Gruppe
   *[other] { $parts } Gruppen
}, die größte hat { $largest }.
review-splits-own = { $guess } macht { $parts ->
    [one] { $parts } Gruppe
   *[other] { $parts } Gruppen
}, die größte hat { $largest }.
review-cells = Wie { $guess } die Codes teilt
review-answer = Antwort
review-codes = Codes
review-then = Danach nötige Züge
review-given = die gegebene Antwort

review-again = Hier noch einmal versuchen
review-no-row = Es gibt keine Zeile „{ $row }“ zum Ausprobieren; dieses Spiel hat { $rows }.
review-try-label = Ein anderer Zug in Zeile { $row }
review-try = Vergleichen
review-try-unfitting = { $guess } passt nicht zu den Antworten vor dieser Zeile und darf nach der unten gewählten Regel nicht geraten werden.
review-compared = Drei Züge im Vergleich
review-tried = Deiner jetzt
review-made = Gespielt
review-best-one = Bester
review-guess = Zug
review-needed = Im Schnitt nötig
review-skill-grade = Können
review-parts = Gruppen
review-largest = Größte Gruppe
review-can-win = Kann der Code sein
review-yes = ja
review-no = nein
review-same = { $tried } ist der gespielte Zug.
review-equal = { $tried } ist so gut wie { $made }.
review-better = { $tried } ist besser als { $made }: im Schnitt { $amount } Züge weniger.
review-worse-than-made = { $tried } ist schlechter als { $made }: im Schnitt { $amount } Züge mehr.
review-would-answer = Die Antwort wäre { $answer } gewesen, mit { $codes ->
    [one] { $codes } möglichem Code
   *[other] { $codes } möglichen Codes
} statt { $left }.
review-play-on = Von hier weiterspielen
review-play-on-about = Ein neues Spiel mit den Zeilen davor und einem neu gezogenen Code, der zu ihnen passt.
