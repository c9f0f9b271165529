# Play: a person breaks a code.
play-new = Neues Spiel
play-more = Mehr
play-another = Ein anderes Spiel
play-challenge = Fordere jemanden heraus
play-broken-challenge = Diese Herausforderung ist beschädigt: Ein Zeichen ist falsch, oder sie wurde abgeschnitten. Lass sie dir noch einmal schicken.
play-broken-date = „{ $date }“ ist kein Tag; schreib ihn wie 2026-11-21.
play-future-day = Das Spiel vom { $date } gibt es erst an diesem Tag. Beginne unten ein anderes.
play-no-seed = Dieser Link ist unvollständig: Sein Code fehlt. Beginne unten ein neues Spiel.
play-other-answers = Zeile { $row } dieses Links passt nicht zu seinem Code: Der Link wurde verändert. Beginne unten ein neues Spiel.
play-other-board = Das Brett dieses Links ist nicht das seiner Herausforderung. Beginne unten ein neues Spiel.
play-too-long-for-evil = Der fiese Gegner schafft höchstens { $pegs } Stifte. Nimm weniger Stifte.
dealt-seed = Spiel { $seed }
dealt-daily = Spiel vom { $date }
dealt-practice = Aus einem Rückblick weitergespielt, zum Üben; zählt nicht
dealt-challenge = Ein Code für dich, von Freunden versteckt
dealt-evil = Fieser Fritz
guess-number = Zug { $number }
guess = Raten
hint = Tipp
undo = Zurücknehmen
give-up = Aufgeben
give-up-sure = Aufgeben? Noch einmal drücken
show-left = Zeigen, wie viele Codes noch möglich sind
hint-can-be = Probier { $guess }: Das kann { $what ->
    [word] das Wort
   *[code] der Code
} sein.
hint-cannot-be = Probier { $guess }: Das kann nicht { $what ->
    [word] das Wort
   *[code] der Code
} sein, verrät dir aber mehr.
hint-try = Probier { $guess }.
row-spoken = Zeile { $row }: { $code }: { $answer }.
told-black = { $black ->
    [0] Keiner
   *[other] { $black }
} am richtigen Platz
told-white = { $white ->
    [0] keiner
   *[other] { $white }
} in richtiger Farbe woanders
standing-hints = Tipps und zurückgenommene Züge: { $hints }.
standing-open = { $left ->
    [one] Noch { $left } Zug.
   *[other] Noch { $left } Züge.
}
standing-won = { $guesses ->
    [one] Du hast den Code mit dem ersten Zug geknackt.
   *[other] Du hast den Code in { $guesses } Zügen geknackt.
}
standing-lost = Das war der letzte Zug. Der Code bleibt ungeknackt.
standing-given-up = Du hast aufgegeben.
ended = Spiel vorbei
ended-secret = Der Code war
ended-possible = { $codes } Codes passen zu allen Antworten, darunter
ended-among = Die Antworten passen zu mehr als einem Code: { $left }, darunter
ended-again = Noch einmal
ended-review = Rückblick auf das Spiel
ended-statistics = Deine Statistik
fair = Steht der Code fest?
fair-evil = Der fiese Gegner hat keinen Code, also steht auch keiner fest. Alle seine Antworten zusammen passen zu mindestens einem Code.
fair-evil-lies = Der fiese Gegner hat keinen Code, also steht auch keiner fest. Für mindestens einen Code sind nur so viele seiner Antworten falsch, wie die Regeln erlauben.
fair-fingerprint = Das ist der Fingerabdruck (SHA-256) des Codes, berechnet vor deinem ersten Zug:
fair-before = Schreib ihn auf, wenn du magst. Nach dem Spiel wird der Code gezeigt, mit der Zufallszahl, die ihn verbarg. Aus beiden kann jeder den Fingerabdruck berechnen: Ist er gleich, hat sich der Code nie geändert.
fair-after = Diese Zeile enthält den Code und die Zahl, die ihn verbarg:
fair-check = Ihr SHA-256 ist der Fingerabdruck oben. Auf einem Computer mit den üblichen Werkzeugen:
nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
how = So geht’s
how-guess = { $pegs ->
    [one] { $pegs } Stift ist versteckt, in einer
   *[other] { $pegs } Stifte sind versteckt, jeder in einer
} von { $colors } Farben. Rate sie: Steck auf jeden Platz eine Farbe. Auf jeden Zug bekommst du eine Antwort.
how-distinct = Keine Farbe kommt im Code zweimal vor.
how-guess-word = Finde das versteckte Wort. Es hat { $pegs } Buchstaben. Jeder Buchstabe deines Versuchs bekommt ein Zeichen.
how-guess-pairs = { $pegs ->
    [one] { $pegs } Stift ist versteckt, in einer
   *[other] { $pegs } Stifte sind versteckt, jeder in einer
} von { $colors } Farben und mit einer von { $shapes } Formen. Rate sie: Steck auf jeden Platz einen Stift. Farben und Formen werden getrennt beantwortet.
how-evil = Noch ist nichts versteckt: Dein Gegner antwortet so, dass möglichst viele Codes möglich bleiben, und sagt immer die Wahrheit. Lass ihm nur einen übrig und rate den. Ein Code hat { $pegs } Stifte in { $colors } Farben.
how-evil-lies = Noch ist nichts versteckt: Dein Gegner antwortet so, dass möglichst viele Codes möglich bleiben, und darf so oft lügen, wie die Regeln erlauben. Lass ihm nur einen übrig und rate den. Ein Code hat { $pegs } Stifte in { $colors } Farben.
how-secret = Versteckt
how-your-guess = Dein Zug
how-answer = Antwort
how-black = Ein schwarzer Antwortstift: Rot ist am richtigen Platz.
how-white = Zwei weiße Antwortstifte: Auch Grün und Blau sind versteckt, aber an anderen Plätzen.
how-order = Die Reihenfolge der Antwortstifte verrät nicht, welcher Stift gemeint ist. Gelb ist nicht dabei und bekommt keinen.
how-each-peg = Jeder Stift des Zugs zählt für sich: Ein Stift des Codes kann mehrere Antwortstifte bringen.
how-end = { $rows ->
    [one] Du hast { $rows } Zug.
   *[other] Du hast { $rows } Züge.
}
key-named = { $word }: { $meaning }
key-black = richtige Farbe, richtiger Platz
key-white = richtige Farbe, falscher Platz
hint-use = Übernehmen
guess-incomplete = Fülle zuerst alle { $pegs } Plätze.
no-such-letter = Den Buchstaben { $key } gibt es hier nicht: nimm { $first } bis { $last }.
no-such-color = Die Farbe { $key } gibt es hier nicht: nimm { $first } bis { $last }.
ended-won = { $guesses ->
    [one] Im ersten Zug geknackt!
   *[other] In { $guesses } Zügen geknackt!
}
ended-won-from = { $guesses ->
    [one] Du hast den Code von { $name } im ersten Zug geknackt!
   *[other] Du hast den Code von { $name } in { $guesses } Zügen geknackt!
}
ended-repeated = Dieses Spiel hattest du schon gespielt, deshalb zählt es nicht noch einmal.
ended-picture = Bild
play-repeated = Dieses Spiel hast du schon gespielt. Diesmal zählt es nicht.
play-left = { $board }: { $guesses ->
    [one] 1 Zug
   *[other] { $guesses } Züge
}
play-left-daily = Spiel vom { $day }. { $game }
play-left-challenge = Code von Freunden. { $game }
play-left-evil = Fieser Fritz. { $game }
calendar = Spiele des Tages, die letzten vier Wochen
day-not-played = nicht gespielt
next-game = Nächstes Spiel des Tages in
next-game-open = Das nächste Spiel ist da
notes = Notizen
notes-about = Wähle eine Farbe: ✗ ausgeschlossen, ✓ sicher bei Stift { $number }, oder nichts.
note-out = { $color }, ausgeschlossen
note-sure = { $color }, sicher bei Stift { $number }
note-none = { $color }, keine Notiz
hole-sure = leer; sicher: { $color }
you-column-won = Geknackt
you-distribution = Geknackte Codes nach Zahl der Züge
you-drawn = Gezeichnet
you-not-saved = Dieser Browser sichert keine Dateien; kopiere die Spiele stattdessen.
play-too-large-for-lies = Auf einem so großen Brett sind alle Antworten wahr. Nimm weniger Stifte oder Farben.
play-challenge-lies = Bei zugeschickten Codes wird nie gelogen. Bitte um einen ohne falsche Antworten.
dealt-day = Tag { $number } · { $date }
dealt-challenge-by = { $name } hat einen Code für dich versteckt
challenge-open = Öffnen
ended-send-back = Schick einen zurück
sound-offer = Mit Ton spielen?
sound-on = Der Ton ist an. Unter „Du“ kannst du ihn ändern.

# Hints: what the rows prove, or advice; then a guess.
streak-hint = Mit einem Tipp zählt dieses Spiel nicht für deine Serie. Drück noch einmal für den Tipp.
streak-undo = Nimmst du einen Zug zurück, zählt dieses Spiel nicht für deine Serie. Drück noch einmal, wenn du das willst.
hint-guess = Zeig mir einen Zug
hint-first-pairs = Beginne mit zwei Farben, jede auf zwei Plätzen.
hint-first = Fang mit irgendeinem Zug an. Die Antwort ist deine erste Spur.
hint-unused = Probier { $what ->
    [word] Buchstaben
   *[code] Farben
}, die noch nicht dran waren.
hint-fits = { $what ->
    [word] Such ein Wort, das zu jeder Zeile passt. Es könnte das richtige sein.
   *[code] Such einen Zug, der zu jeder Zeile passt. Er könnte der Code sein.
}
hint-fits-lies = Such einen Zug, der zu jeder Zeile passt, außer zu den falschen.
hint-row = Zeile { $row }: { $found }.
hint-rows = Zeilen { $rows } zusammen: { $found }.
hint-all-rows = Alle Zeilen zusammen: { $found }.
hint-absent = { $count ->
    [one] { $colors } kommt
   *[other] { $colors } kommen
} im { $what ->
    [word] Wort
   *[code] Code
} nicht vor
hint-at-least = { $color } kommt im { $what ->
    [word] Wort
   *[code] Code
} { $pegs ->
    [one] vor
    [2] mindestens zweimal vor
   *[other] mindestens { $pegs }-mal vor
}
hint-one-of = { $what ->
    [word] Buchstabe
   *[code] Stift
} { $peg } ist { $count ->
    [one] {""}
   *[other] eins von diesen:{" "}
}{ $colors }
hint-none-of = { $what ->
    [word] Buchstabe
   *[code] Stift
} { $peg } ist { $count ->
    [one] nicht
   *[other] keins von diesen:
} { $colors }
challenge-about = Finde den versteckten Code in { $rows ->
    [one] einem Zug
   *[other] { $rows } Zügen
}. Ohne Konto, ohne Installation.
