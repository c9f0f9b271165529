# Learning from a game: guesses that cost something are tried again.
training-begin = { $guesses ->
    [one] { $guesses } Zug hätte besser sein können.
   *[other] { $guesses } Züge hätten besser sein können.
}
training-nothing = Keine Fehler gefunden: Nach dem ersten Zug hat keiner viel gekostet.
training-question = Zeile { $row }: { $guess } hat im Schnitt { $lost } Züge gekostet. Finde einen besseren Zug.
training-hint-can-be = Einer der besten gefundenen Züge kann der Code selbst sein.
training-hint-cannot-be = Keiner der besten gefundenen Züge kann der Code sein: Sie verraten dir aber mehr.
training-hint-peg = Der beste gefundene Zug hat { $color } auf Stift 1.
training-best = { $guess }: Kein Zug ist besser.
training-better = { $guess } ist besser, aber nicht der beste: Er kostet { $lost } Züge.
training-equal = { $guess } kostet genauso viel: { $lost } Züge.
training-worse = { $guess } kostet mehr: { $lost } Züge.
training-end = { $guesses ->
    [one] Du hast { $found } von { $guesses } besserem Zug gefunden.
   *[other] Du hast { $found } von { $guesses } besseren Zügen gefunden.
}
training-by-bits = Genaue Kosten würden auf diesem Brett zu lange dauern oder zu viel Speicher brauchen. Deshalb zählt, wie viel jeder Zug bei zufälligen Codes voraussichtlich verrät, in Bit (ein Bit halbiert die möglichen Codes). Du übst die Züge, denen mindestens { $short } Bit auf den besten gefundenen fehlten; kleinere Unterschiede können Zufall sein.
training-told-less = { $guesses ->
    [one] { $guesses } Zug verriet deutlich weniger als der beste gefundene.
   *[other] { $guesses } Züge verrieten deutlich weniger als der beste gefundene.
}
training-none-clear = Kein klarer Fehler gefunden.
training-none-less = Kein klarer Fehler gefunden: Nach dem ersten Zug verriet keiner deutlich weniger als der beste gefundene.
training-not-all-judged = Kein klarer Fehler gefunden, aber nicht jeder Zug ließ sich beurteilen: Es wurden zu wenige passende Codes gefunden.
training-question-bits = Zeile { $row }: { $guess } versprach etwa { $bits } Bit, der beste gefundene Zug etwa { $best }. Finde einen Zug, der mehr verrät.
training-bits-best = { $guess } verrät etwa { $bits } Bit: etwa so gut wie der beste gefundene Zug, oder besser.
training-bits-better = { $guess } ist besser: Er verrät etwa { $bits } Bit. Der beste gefundene Zug verrät etwa { $best } Bit.
training-bits-equal = { $guess } verrät ungefähr gleich viel: etwa { $bits } Bit.
training-bits-worse = { $guess } verrät weniger: etwa { $bits } Bit.
training-best-found = Bester gefundener Zug: { $guess }, er verrät etwa { $bits } Bit.
