# Was gedruckt wird: Arbeitsblätter und Hefte.
cli-print-page = { $title }: Seite { $page } von { $of }
cli-print-key = Lösungen
cli-worksheet-notes = Notizen
cli-worksheet-wide = Codes aus { $pegs } Stiften passen auf keine Seite; Seiten gibt es für Bretter bis 17 Stifte.
cli-worksheet-symbol = „{ $symbol }“ lässt sich nicht drucken; auf den Seiten stehen Buchstaben von A bis Z, auch mit Akzenten, und Ziffern.
cli-worksheet-black = ein Stift mit der richtigen Farbe am richtigen Platz
cli-worksheet-white = eine richtige Farbe am falschen Platz
cli-worksheet-sum = eine richtige Farbe, gleich an welchem Platz; ist der Code geknackt: gefüllt
cli-booklet-wide = Codes aus { $pegs } Stiften passen auf keine Seite; das Heft gibt es für Bretter bis 20 Stifte.
cli-booklet-needs = Findet { $codes ->
    [one] { $codes } Code
   *[other] jeden von { $codes } Codes
} in höchstens { $max ->
    [one] { $max } Zug
   *[other] { $max } Zügen
}, im Mittel { $mean }.
# Höchstens drei Zeilen einer Seite, jede etwa so lang wie diese.
cli-booklet-how =
    Beginn bei Nummer 1 und spiele den Zug daneben. Such in dieser Zeile die Antwort, schwarz.weiß, und geh zu
    der Nummer dahinter, und so weiter. Stifte hinter einer Antwort sind der einzige mögliche Code: Spiel ihn und
    gewinn. Eine Antwort, die nicht in der Zeile steht, widerspricht den früheren.
