# Puzzles: the question, what helps, why an attempt is wrong, the solution.
puzzle-heading = Rätsel { $number }: { $kind ->
    [deduce] Finde den Code
    [win-next] Gewinne mit dem nächsten Zug
   *[impossible] Die unmögliche Antwort
} ({ $level ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
})
puzzle-which-code = Ein Code passt zu allen Zeilen. Welcher?
puzzle-which-guess = Welcher Zug gewinnt oder verrät dir mit seiner Antwort den Code?
puzzle-which-answer = Eine dieser Antworten auf den nächsten Zug ist unmöglich: { $answers }. Welche?

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
puzzle-solution = Die Lösung: { $key }

puzzle-right = Richtig!
puzzle-contradicts = Nein: Wäre { $code } der Code, dann wäre die Antwort in Zeile { $row } { $would }, nicht { $said }.
puzzle-leaves-open = { $codes ->
    [one] Nein: Nach der Antwort { $answer } wäre noch { $codes } Code möglich.
   *[other] Nein: Nach der Antwort { $answer } wären noch { $codes } Codes möglich.
}
puzzle-can-be-given = Nein: { $code } passt zu allen Zeilen, und die Antwort wäre { $answer }.
puzzle-choose = Wähle eine Antwort aus: { $answers }.
puzzle-asks-for = { $kind ->
    [deduce] hier ist ein Code gefragt
    [win-next] hier ist ein Zug gefragt
   *[impossible] hier ist eine Antwort gefragt
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
puzzle-hint-peg = Stift { $peg } ist { $color }.
puzzle-no-more-hints = Es gibt keine Tipps mehr; nur die Lösung ist noch übrig.
puzzle-score = Beim ersten Versuch gelöst: { $at_once } von { $all }.
puzzle-score-later = Beim ersten Versuch gelöst: { $at_once } von { $all }. Später oder mit Tipps: { $later }.
puzzle-no-other-code = Kein anderer passender Code löst es; vielleicht ein Zug, der nicht passt.
puzzle-one-other-code = { $code } löst es auch, und vielleicht ein Zug, der nicht passt.
puzzle-other-codes = Diese passenden Codes lösen es auch: { $codes }. Vielleicht auch Züge, die nicht passen.
puzzle-hint-these = { $codes ->
    [one] { $codes } dieser Codes löst das Rätsel.
   *[other] { $codes } dieser Codes lösen das Rätsel.
}
