# Learning from a game: guesses that cost something are tried again.
training-needs-all = Dieses Brett hat zu viele Codes für eine Liste, deshalb ist nicht bekannt, was jeder Zug gekostet hat. Der Rückblick zeigt, was jeder verriet, und einen besseren.
training-begin = { $guesses ->
    [one] { $guesses } Zug hätte besser sein können.
   *[other] { $guesses } Züge hätten besser sein können.
}
training-nothing = Keine Fehler gefunden: Kein Zug dieses Spiels hat viel gekostet.
training-question = Zeile { $row }: { $guess } hat im Schnitt { $lost } Züge gekostet. Finde einen besseren Zug.
training-best = { $guess }: Kein Zug ist besser.
training-better = { $guess } ist besser, aber nicht der beste: Er kostet { $lost } Züge.
training-equal = { $guess } kostet genauso viel: { $lost } Züge.
training-worse = { $guess } kostet mehr: { $lost } Züge.
training-end = { $guesses ->
    [one] Du hast { $found } von { $guesses } besseren Zug gefunden.
   *[other] Du hast { $found } von { $guesses } besseren Zügen gefunden.
}
