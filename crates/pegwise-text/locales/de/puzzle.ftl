# Puzzles: the question, what helps, why an attempt is wrong, the solution.
puzzle-heading = Rätsel { $number }: { $kind } ({ $level })
puzzle-kind = { $kind ->
    [deduce] Finde den Code
    [win-next] Gewinne mit dem nächsten Zug
    [impossible] Die unmögliche Antwort
    [padlock] Das Schloss
   *[wrong-answer] Die falsche Antwort
}
puzzle-level = { $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
puzzle-which-code = Ein Code passt zu allen Zeilen. Welcher?
puzzle-which-guess = Welcher Zug gewinnt oder verrät dir mit seiner Antwort den Code?
puzzle-which-answer = Eine dieser Antworten auf den nächsten Zug ist unmöglich: { $answers }. Welche?
puzzle-which-row = Eine Antwort ist falsch, alle anderen stimmen. In welcher Zeile?

puzzle-which-padlock = Welcher Code öffnet das Schloss?
puzzle-distinct = { $what ->
    [number] Keine Ziffer kommt im Code zweimal vor.
   *[colour] Keine Farbe kommt im Code zweimal vor.
}
puzzle-repeats = { $what ->
    [number] { $code } kann nicht der Code sein, weil eine Ziffer zweimal vorkommt.
   *[colour] { $code } kann nicht der Code sein, weil eine Farbe zweimal vorkommt.
}

# The answers of padlock riddles, in the words in which such riddles are told. They are read back: see pegwise-notation/src/riddle.rs.
puzzle-clue-nothing = nichts ist richtig
puzzle-clue-placed = { $what ->
    [number] { $pegs ->
        [1] eine Zahl ist richtig und am richtigen Platz
        [2] zwei Zahlen sind richtig und am richtigen Platz
        [3] drei Zahlen sind richtig und am richtigen Platz
        [4] vier Zahlen sind richtig und am richtigen Platz
       *[other] { $pegs } Zahlen sind richtig und am richtigen Platz
    }
   *[colour] { $pegs ->
        [1] eine Farbe ist richtig und am richtigen Platz
        [2] zwei Farben sind richtig und am richtigen Platz
        [3] drei Farben sind richtig und am richtigen Platz
        [4] vier Farben sind richtig und am richtigen Platz
       *[other] { $pegs } Farben sind richtig und am richtigen Platz
    }
}
puzzle-clue-misplaced = { $what ->
    [number] { $pegs ->
        [1] eine Zahl ist richtig, aber am falschen Platz
        [2] zwei Zahlen sind richtig, aber am falschen Platz
        [3] drei Zahlen sind richtig, aber am falschen Platz
        [4] vier Zahlen sind richtig, aber am falschen Platz
       *[other] { $pegs } Zahlen sind richtig, aber am falschen Platz
    }
   *[colour] { $pegs ->
        [1] eine Farbe ist richtig, aber am falschen Platz
        [2] zwei Farben sind richtig, aber am falschen Platz
        [3] drei Farben sind richtig, aber am falschen Platz
        [4] vier Farben sind richtig, aber am falschen Platz
       *[other] { $pegs } Farben sind richtig, aber am falschen Platz
    }
}
puzzle-clue-right = { $what ->
    [number] { $pegs ->
        [1] eine Zahl ist richtig
        [2] zwei Zahlen sind richtig
        [3] drei Zahlen sind richtig
        [4] vier Zahlen sind richtig
       *[other] { $pegs } Zahlen sind richtig
    }
   *[colour] { $pegs ->
        [1] eine Farbe ist richtig
        [2] zwei Farben sind richtig
        [3] drei Farben sind richtig
        [4] vier Farben sind richtig
       *[other] { $pegs } Farben sind richtig
    }
}

puzzle-key-code = { $code }. Mögliche Codes nach jeder Zeile: { $left }.
puzzle-key-can-be = { $guess }. Das kann der Code sein: { $after }. { $others }
puzzle-key-cannot-be = { $guess }. Das kann nicht der Code sein: { $after }. { $others }
puzzle-wins = { $answer } gewinnt
puzzle-leaves = { $answer } lässt { $code } übrig
puzzle-no-other = Kein anderer Zug löst das Rätsel.
puzzle-one-other = { $guess } löst es auch.
puzzle-others = Diese lösen es auch: { $guesses }.
puzzle-many-others = { $all } Züge lösen das Rätsel; das ist einer davon. Andere: { $guesses } und { $more } weitere.
puzzle-key-answer = { $never }. Die anderen Antworten auf { $guess } sind möglich: { $given }.
puzzle-given = { $answer } beim Code { $code }
puzzle-key-row = Zeile { $row }. Richtig wäre { $should }: Zu den anderen Zeilen passt nur { $code }. Fehlt irgendeine andere Zeile, widersprechen sich die übrigen immer noch.
puzzle-solution = Die Lösung: { $key }

puzzle-right = Richtig!
puzzle-contradicts = Nein: Wäre { $code } der Code, dann wäre die Antwort in Zeile { $row } „{ $would }“, nicht „{ $said }“.
puzzle-leaves-open = { $codes ->
    [one] Nein: Nach der Antwort { $answer } wäre noch { $codes } Code möglich.
   *[other] Nein: Nach der Antwort { $answer } wären noch { $codes } Codes möglich.
}
puzzle-can-be-given = Nein: { $code } passt zu allen Zeilen, und die Antwort wäre { $answer }.
puzzle-choose = Wähle eine Antwort aus: { $answers }.
puzzle-clash-without = Nein: Auch ohne Zeile { $row } widersprechen sich die anderen Zeilen.
puzzle-choose-row = Wähle eine Zeile von 1 bis { $rows }.
puzzle-asks-for = { $kind ->
    [deduce] hier ist ein Code gefragt
    [padlock] hier ist ein Code gefragt
    [win-next] hier ist ein Zug gefragt
    [impossible] hier ist eine Antwort gefragt
   *[wrong-answer] hier ist eine Zeile gefragt
}

puzzle-hint-possible = { $answer } ist möglich: { $code } passt zu allen Zeilen.
puzzle-hint-codes = Diese Codes passen: { $codes }.
puzzle-hint-among = { $guesses ->
    [one] { $guesses } Zug löst das Rätsel; es ist einer dieser Codes.
   *[other] { $guesses } Züge lösen das Rätsel; mindestens einer dieser Codes ist darunter.
}
puzzle-hint-none = { $guesses ->
    [one] { $guesses } Zug löst das Rätsel; es ist keiner dieser Codes.
   *[other] { $guesses } Züge lösen das Rätsel; keiner dieser Codes ist darunter.
}
# The way to the code, step by step.
puzzle-step = { $count ->
    [one] Zeile { $rows }: { $found }.
   *[other] Zeilen { $rows } zusammen: { $found }.
}
puzzle-step-last = { $count ->
    [one] Zeile { $rows } entscheidet den Rest.
   *[other] Zeilen { $rows } zusammen entscheiden den Rest.
}
puzzle-absent = { $count ->
    [one] { $colors } kommt nicht vor
   *[other] { $colors } kommen nicht vor
}
puzzle-at-least = { $pegs ->
    [one] mindestens ein Stift ist { $color }
   *[other] mindestens { $pegs } Stifte sind { $color }
}
puzzle-peg-is = Stift { $peg } ist { $colors }
puzzle-peg-is-not = Stift { $peg } ist nicht { $colors }
puzzle-or = { $items } oder { $last }

puzzle-hint-row = Die Antwort in Zeile { $row } stimmt: Ohne diese Zeile widersprechen sich die anderen immer noch.
puzzle-hint-peg = Stift { $peg } ist { $color }.
puzzle-no-more-hints = Mehr Tipps gibt es nicht; jetzt bleibt nur die Lösung.
puzzle-score = Beim ersten Versuch gelöst: { $at_once } von { $all }.
puzzle-score-later = Beim ersten Versuch gelöst: { $at_once } von { $all }. Später oder mit Tipps: { $later }.
puzzle-no-other-code = Kein anderer passender Code löst es; vielleicht aber ein Zug, der nicht passt.
puzzle-one-other-code = { $code } löst es auch, und vielleicht ein Zug, der nicht passt.
puzzle-other-codes = Diese passenden Codes lösen es auch: { $codes }. Vielleicht auch Züge, die nicht passen.
puzzle-hint-these = { $codes ->
    [one] { $codes } dieser Codes löst das Rätsel.
   *[other] { $codes } dieser Codes lösen das Rätsel.
}
