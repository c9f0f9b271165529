# A game and its guesses, after the fact.
rated-only = der einzige Code, der noch möglich war
rated-best = der beste Zug
rated-best-of-those = der beste der verglichenen Züge
rated-as-good = so gut wie { $other }
rated-worse = im Schnitt { $lost } Züge mehr als { $other }
rated-could-have-won = { $other } ist mindestens so gut und hätte gewinnen können
rated-nothing-new = die Antwort war vorher bekannt
rated-row = Zeile { $row }, { $guess }: { $remark }.
rated-less-than = weniger als { $number }

needed = Mit { $guess } brauchst du im Schnitt { $mean } Züge.
needed-in-row = Zeile { $row }: Mit { $guess } brauchst du im Schnitt { $mean } Züge.
better-guesses = Besser: { $groups }.
group-of-guesses = { $mean } mit { $guesses }
group-cannot-win = { $mean } mit { $guesses } (kann nicht gewinnen)
group-none-can-win = { $mean } mit { $guesses } (keiner kann gewinnen)
group-guess-cannot-win = { $guess } (kann nicht gewinnen)
group-worse = schlechter: { $group }

reviewed-left-could-win = { $left ->
    [one] Es blieb { $left }
   *[other] Es blieben { $left }
} von { $codes } Codes (erwartet: { $expected }). Der Zug konnte gewinnen: 1 von { $codes } Möglichkeiten.
reviewed-left-could-not-win = { $left ->
    [one] Es blieb { $left }
   *[other] Es blieben { $left }
} von { $codes } Codes (erwartet: { $expected }). Der Zug konnte nicht gewinnen.
reviewed-luck-none = Die Antwort war weder Glück noch Pech.
reviewed-luck-good = Die Antwort war Glück: Sie hat { $saved } Züge gespart.
reviewed-luck-bad = Die Antwort war Pech: Sie hat { $cost } Züge gekostet.

graded-row = Können { $skill }, Glück { $luck }
graded = Können { $skill }, Glück { $luck } (0 bis 99).
graded-skill = Können { $skill } (0 bis 99).
graded-luck = Glück { $luck } (0 bis 99).

about-number = etwa { $number }
summed-took = { $before ->
    [0] Du hast
    [1] Nach dem ersten Zug hast du
   *[other] Nach Zeile { $before } hast du
} { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Züge
} gebraucht; perfekt gespielt sind es im Schnitt { $start }.
summed-made = { $before ->
    [0] Du hast
    [1] Nach dem ersten Zug hast du
   *[other] Nach Zeile { $before } hast du
} { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Züge
} gemacht, und im Schnitt kämen noch { $more } dazu; perfekt gespielt sind es im Schnitt { $start }.
summed-bad-luck = Deine Entscheidungen haben { $lost } Züge gekostet, Pech { $cost }.
summed-even-luck = Deine Entscheidungen haben { $lost } Züge gekostet, Glück und Pech glichen sich aus.
summed-good-luck = Deine Entscheidungen haben { $lost } Züge gekostet, Glück hat { $saved } gespart.

estimated-row = Zeile { $row } ist geschätzt: Sie ist mit gutem Spiel verglichen, nicht mit perfektem.
estimated-two-rows = Die Zeilen { $first } und { $last } sind geschätzt: Sie sind mit gutem Spiel verglichen, nicht mit perfektem.
estimated-rows = Die Zeilen { $first } bis { $last } sind geschätzt: Sie sind mit gutem Spiel verglichen, nicht mit perfektem.
stopped-one-row = Der Rückblick wurde vor dem Ende angehalten. Er umfasst nur Zeile { $row }.
stopped-two-rows = Der Rückblick wurde vor dem Ende angehalten. Er umfasst nur die Zeilen { $first } und { $last }.
stopped-rows = Der Rückblick wurde vor dem Ende angehalten. Er umfasst nur die Zeilen { $first } bis { $last }.
stopped-after = { $rows ->
    [0] Angehalten, bevor die erste Zeile fertig war.
    [1] Angehalten nach der ersten Zeile.
   *[other] Angehalten nach den ersten { $rows } Zeilen.
}

counted-only = Für einen Rückblick auf die Züge reichte die Zeit nicht. Hier steht, wie viele Codes nach jeder Zeile noch möglich waren, genau gezählt.
narrowed-by-bits = Genaue Kosten würden auf diesem Brett zu lange dauern oder zu viel Speicher brauchen. Deshalb zählt, wie viel jeder Zug bei zufälligen Codes verraten sollte (in Bit; ein Bit halbiert die möglichen Codes). Können vergleicht das mit dem besten gefundenen Zug; Glück ist der Anteil der Antworten, die mehr Codes übrig gelassen hätten.
narrowed-too-few = Zeile { $row }, { $guess }: Es wurden zu wenige passende Codes gefunden, um den Zug zu beurteilen.
narrowed-best = Zeile { $row }, { $guess }: der beste gefundene Zug. Erwartet waren { $bits } Bit.
narrowed-better = Zeile { $row }, { $guess }: Erwartet waren { $bits } Bit. Der beste gefundene Zug war { $best }: { $most } Bit.
narrowed-alone = Zeile { $row }, { $guess }: Erwartet waren { $bits } Bit.
narrowed-told = Die Antwort verriet { $bits } Bit: noch { $left ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} möglich, vorher { $before }.
narrowed-left = Nach der Antwort: noch { $left ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} möglich, vorher { $before }.

reviewed-nothing = Es gibt noch keinen Zug für einen Rückblick.
reviewed-up-to = Der Rückblick reicht bis Zeile { $row }; danach widersprechen sich die Antworten.
reviewed-won-before = In Zeile { $row } war der Code geknackt; dort endet der Rückblick.
