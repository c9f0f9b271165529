# Two guesses against each other.
comparison-equal = Beide teilen die Codes in Gruppen von gleicher Größe.
comparison-one-can-win = Beide verraten gleich viel, aber nur { $guess } kann jetzt gewinnen.
comparison-tells-more = { $guess } verrät mehr: Seine Antwort ist nach { $measures ->
    [one] { $measures } Maß
   *[other] { $measures } Maßen
} besser und nach keinem schlechter.
comparison-cannot-win = { $guess } kann jetzt nicht gewinnen, lässt aber weniger Codes für den nächsten Zug übrig.
comparison-depends = Welcher besser ist, hängt davon ab, was du willst: Vergleiche sie in der Tabelle.
