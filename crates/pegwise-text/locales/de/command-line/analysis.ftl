# Looking into a game: suggest, candidates, check, explain, score, review.
cli-suggest-broken = Der Code ist schon geknackt; es gibt nichts mehr zu raten.
cli-suggest-guess = Zug
cli-suggest-memory = { $board } hat zu viele Codes für eine Liste in { $limit } MiB Speicher, deshalb hat { $strategy } gespielt. Mit --memory { $option } werden die Codes aufgelistet.
cli-suggest-top = { $strategy } hat { $compared ->
    [one] { $compared } wesentlich verschiedenen Zug
   *[other] { $compared } wesentlich verschiedene Züge
} für { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} verglichen; die besten zuerst:
cli-suggest-top-sampled = { $strategy } hat { $compared ->
    [one] { $compared } Zug
   *[other] { $compared } Züge
} anhand von { $codes ->
    [one] { $codes } zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
} verglichen; die besten zuerst:
cli-suggest-top-so-far = Die Suche wurde angehalten: Das { $compared ->
    [one] ist der eine Zug, der verglichen ist
   *[other] sind die besten von { $compared } Zügen
}, nach { $strategy }.
cli-suggest-top-instead = Für { $player } reichte die Zeit nicht. { $compared ->
    [one] Der beste von { $compared } Zug
   *[other] Die besten von { $compared } Zügen
}, nach { $strategy }:
cli-suggest-top-optimal = Die besten Züge bei { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}, nach der Zahl der Züge, die im Schnitt noch nötig sind. Kein Zug ist besser als der erste; die übrigen sind die besten von denen mit den meisten verschiedenen Antworten.
cli-suggest-top-alone = --top vergleicht Züge, { $strategy } aber nicht. Nimm optimal, knuth, entropy oder eine andere Strategie, die einen Zug vorausschaut.

cli-candidates-sample = { $part ->
    [first] Die ersten { $shown } einer Stichprobe von { $known } Codes; insgesamt { $left }.
   *[all] Stichprobe von { $known } Codes; insgesamt { $left }.
}
cli-candidates-more = und { $more } weitere; --all zeigt sie
cli-candidates-not-all = { $left } passen, aber --all kann sie nicht nennen: { $problem }. Ohne --all bekommst du eine Stichprobe von { $known }.
cli-candidates-too-many = { $left } passen, zu viele für eine Liste. Ohne --all bekommst du eine Stichprobe von { $known }.
cli-candidates-memory = { $codes } Codes mit --format { $format } brauchen etwa { $needed } MiB Speicher, mehr als die erlaubten { $limit } MiB; nimm weniger mit --limit { $some }, nimm --format table oder csv, oder erlaube mehr mit --memory { $option }
cli-candidates-out-of-time = Die Zeit war nach { $shown ->
    [one] { $shown } Code
   *[other] { $shown } Codes
} um; gib mit --time mehr Zeit.
cli-check-nothing = In der Zeit wurde kein Code gefunden, der zu allen Antworten passt; vielleicht gibt es keinen. Gib mit --time mehr Zeit.
cli-check-says-where = Die Antworten widersprechen sich; „pegwise check“ sagt, wo.

cli-explain-drawn = Gemessen an { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
}:
cli-explain-equal = gleich
cli-explain-no-chance = keine
cli-explain-chance = 1 von { $codes }
cli-explain-some-chance = möglich
cli-explain-chance-to-win = Chance, jetzt zu gewinnen

cli-score-answer = Antwort: { $answer }, { $words }
cli-score-answer-spoken = Antwort { $answer }: { $words }.
cli-suggest-beyond = Die Regeln erlauben { $guesses ->
    [one] nur { $guesses } Zug, und der ist gemacht
   *[other] nur { $guesses } Züge, und die sind gemacht
}; dieser wäre einer zu viel.
cli-score-codes = Das sind { $found } Codes; gib zwei an: den Zug und den Geheimcode.
cli-score-quotes = Wo der Rateversuch endet, ist nicht klar. Setz jeden Code in Anführungszeichen, etwa "rot rot grün blau", oder schreib Anfangsbuchstaben, etwa RRGB.
cli-score-guess = Zug
cli-score-secret = Code
cli-score-guess-spoken = Der Zug ist { $guess }.
cli-score-secret-spoken = Der Code ist { $secret }.
cli-score-same = Stift { $peg }: { $guess } gegen { $secret }: gleich, { $earned }
cli-score-different = Stift { $peg }: { $guess } gegen { $secret }: verschieden
cli-score-black = schwarz
cli-score-in-place = am richtigen Platz
cli-score-elsewhere = { $count } woanders
cli-score-first = { $names ->
    [own] Das erste Merkmal für sich:
   *[usual] Die Farben für sich:
}
cli-score-second = { $names ->
    [own] Das zweite Merkmal für sich:
   *[usual] Die Formen für sich:
}
cli-score-told-blacks = Auf diesem Brett erfährst du nicht, welche Farben richtig sind, aber woanders hingehören.
cli-score-sum = Auf diesem Brett verraten Antworten keine Plätze. Farbe für Farbe:
cli-score-others = Stifte am richtigen Platz sind verbraucht. Übrig bleiben:
cli-score-color = { $color }: noch { $guess } im Zug, { $secret } im Code: { $earned }
cli-score-color-sum = { $color }: { $guess } im Zug, { $secret } im Code: { $right } richtig

cli-review-row = Zeile { $row }: { $remark }

cli-check-lies-fit = Bei höchstens { $lies ->
    [one] { $lies } falschen Antwort
   *[other] { $lies } falschen Antworten
}: { $left }.
cli-candidates-lie = { $code }  ({ $rows })
cli-explain-lies = Wenn Antworten falsch sein dürfen, kann ein Code nach mehreren davon übrig bleiben.
cli-suggest-top-doubtful = { $strategy } hat { $compared ->
    [one] { $compared } Zug
   *[other] { $compared } Züge
} für { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} verglichen; die besten zuerst:
