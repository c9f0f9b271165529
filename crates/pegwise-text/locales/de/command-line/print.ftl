# What is printed: worksheets and booklets.
cli-print-page = { $title }: Seite { $page } von { $of }
cli-print-key = Lösungen
cli-worksheet-notes = Notizen
cli-worksheet-wide = Codes aus { $pegs } Stiften passen auf keine Seite; Seiten gibt es für Bretter bis 17 Stifte.
cli-worksheet-symbol = „{ $symbol }“ lässt sich nicht drucken; auf den Seiten stehen Buchstaben von A bis Z, auch mit Akzenten, und Ziffern.
cli-worksheet-black = ein Stift mit der richtigen Farbe am richtigen Platz
cli-worksheet-white = eine richtige Farbe am falschen Platz
cli-worksheet-sum = eine richtige Farbe, egal an welchem Platz; ist der Code geknackt: gefüllt
cli-booklet-wide = Codes aus { $pegs } Stiften passen auf keine Seite; das Heft gibt es für Bretter bis 20 Stifte.
cli-booklet-needs = Findet { $codes ->
    [one] { $codes } Code
   *[other] jeden von { $codes } Codes
} in höchstens { $max ->
    [one] { $max } Zug
   *[other] { $max } Zügen
}, im Schnitt { $mean }{ $lies ->
    [yes] , wenn alle Antworten wahr sind
   *[no] {""}
}.
# Three lines of a page at most, each about as long as these.
cli-booklet-how =
    Beginne bei Nummer 1 und spiel den Zug daneben. Such in dieser Zeile die Antwort{ $kind ->
        [black-white] , schwarz.weiß,
        [each-peg] , schwarz.weiß,
        [attributes] , je schwarz.weiß,
        [marks] , + richtig, - woanders, . falsch,
        [order] , + richtig, ^ später, v früher,
       *[other] {""}
    } und geh zu
    der Nummer dahinter, und so weiter. Stifte hinter einer Antwort sind der einzige mögliche Code: Spiel ihn und
    gewinn. Steht eine Antwort nicht in der Zeile, widerspricht sie den früheren.
