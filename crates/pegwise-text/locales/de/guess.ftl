# A suggested guess: what it is, what it does, and why it was chosen.
guess-note-possible = möglich
guess-note-near = kommt nahe, kann aber nicht gewinnen
guess-note-only = der einzige Code, der noch möglich ist
guess-note-one-of = möglich: 1 von noch { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}
guess-note-sampled = möglich; beurteilt anhand von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
}
guess-note-test = ein Testzug: Er kann nicht gewinnen, verrät dir aber mehr; noch { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} möglich
guess-note-test-sampled = ein Testzug: Er kann nicht gewinnen, verrät dir aber mehr; beurteilt anhand von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
}

guess-can-be = Das kann der Code sein.
guess-near = Das kommt nahe, kann aber nicht gewinnen.
guess-only = Das ist der einzige Code, der noch möglich ist.
guess-one-of = Das kann der Code sein: 1 von noch { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}.
guess-sampled = Das kann der Code sein. Beurteilt wurde er anhand von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
}.
guess-test = Das ist ein Testzug: Er kann nicht gewinnen, verrät aber mehr über { $codes ->
    [one] den einen Code, der noch möglich ist
   *[other] die { $codes } Codes, die noch möglich sind
}.
guess-test-sampled = Das ist ein Testzug: Er kann nicht gewinnen, verrät aber mehr. Beurteilt wurde er anhand von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
}.

guess-mine = Mein Zug:
guess-suggestion = Probier:
guess-try = Probier { $guess }.
guess-suggested = Zug { $row }: { $code }.
guess-so-far = Die Suche wurde angehalten: Das ist der bisher beste Zug.

guess-too-few = Wie viel die Antwort verraten wird, lässt sich hier nicht abschätzen.
guess-leaves = { $largest ->
    [one] Es bleibt höchstens { $largest } Code
   *[other] Es bleiben höchstens { $largest } Codes
}, im Schnitt { $mean }; { $bits } Bit.
guess-leaves-sampled = Von diesen { $largest ->
    [one] bleibt höchstens { $largest }
   *[other] bleiben höchstens { $largest }
}, im Schnitt { $mean }; etwa { $bits } Bit.
guess-wins = { $guess } gewinnt.
guess-wins-if = { $guess } gewinnt jetzt, wenn es der Code ist.
guess-wins-chance = { $guess } gewinnt jetzt, wenn es der Code ist: 1 von { $codes } Möglichkeiten.
guess-wins-share = { $guess } gewinnt jetzt, wenn es der Code ist: eine Chance von { $percent }.
guess-cannot-win = { $guess } kann nicht gewinnen.
guess-cannot-win-now = { $guess } kann jetzt nicht gewinnen.
guess-rules-out = Der Zug schließt mindestens { $out } von { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} aus und lässt höchstens { $largest } übrig, im Schnitt { $mean }. { $answers ->
    [one] { $answers } mögliche Antwort
   *[other] { $answers } verschiedene Antworten
}, { $bits } Bit.
guess-rules-out-sampled = Von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
} schließt der Zug mindestens { $out } aus und lässt höchstens { $largest } übrig, im Schnitt { $mean }. Mindestens { $answers ->
    [one] { $answers } mögliche Antwort
   *[other] { $answers } verschiedene Antworten
}, etwa { $bits } Bit.
guess-further-fewest = Im Schnitt noch { $mean } Züge, so wenige wie möglich.
guess-further-so-far = Im Schnitt noch { $mean } Züge, bisher die wenigsten.

guess-why-opening = { $strategy } beginnt immer so.
guess-why-only = Das ist der einzige Code, der zu allen Antworten passt.
guess-why-pair = Zwei Codes sind übrig; das ist der erste.
guess-why-likelier = Zwei Codes sind übrig; das ist der wahrscheinlichere.
guess-why-first = Es ist der erste Code, der zu allen Antworten passt.
guess-why-first-sampled = Es ist der erste von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
}.
guess-why-fits = Er passt zu allen Antworten.
guess-why-nearest = Es wurde kein Code gefunden, der zu allen Antworten passt. Dieser kommt am nächsten: Seine Antworten weichen um { $off ->
    [one] { $off } Stift
   *[other] { $off } Stifte
} ab.
guess-why-tree = So rät { $strategy }.
guess-why-drawn = Er wurde zufällig aus den Codes gezogen, die zu allen Antworten passen.
guess-why-tells-if-wrong = Stimmt er nicht, verrät dir die Antwort den Code.
guess-why-separates = Wie die Antwort auch lautet, danach kennst du den Code.
guess-why-fewest = Damit sind es im Schnitt noch { $mean } Züge ({ $total ->
    [one] { $total } Zug
   *[other] { $total } Züge
} für { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}), so wenige wie möglich.
guess-why-fewest-so-far = Damit sind es im Schnitt noch { $mean } Züge ({ $total ->
    [one] { $total } Zug
   *[other] { $total } Züge
} für { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}), bisher die wenigsten.
guess-no-other = Kein anderer Zug ist so gut.
guess-no-winner = Kein Zug, der gewinnen kann, ist so gut.
guess-as-good = Genauso gut: { $guesses }.
guess-as-good-alike = { $more ->
    [one] { $more } weiterer Zug ist genauso gut: derselbe mit vertauschten Stiften oder Farben.
   *[other] { $more } weitere Züge sind genauso gut: derselbe mit vertauschten Stiften oder Farben.
}
guess-and-more = { $guesses } und { $more } weitere
guess-why-best = { $considered ->
    [one] Alle Züge sind hier gleichwertig
   *[other] Der beste von { $considered } wesentlich verschiedenen Zügen
}: { $measure }.
guess-why-best-weighted = { $considered ->
    [one] Alle Züge sind hier gleichwertig
   *[other] Der beste von { $considered } wesentlich verschiedenen Zügen
}; jeder Code zählt dabei so oft, wie er der geheime ist: { $measure }.
guess-why-best-sampled = { $considered ->
    [one] Der einzige Zug im Vergleich
   *[other] Der beste von { $considered } Zügen
}, beurteilt anhand von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
}.
guess-tied = Insgesamt sind { $tied } Züge gleich gut, und { $strategy } zieht diesen vor.
guess-tied-sampled = { $tied } waren gleich gut, und { $strategy } zieht diesen vor.
guess-why-fallback = Für { $strategy } reichte die Zeit nicht; diesen Zug hat { $fallback } gewählt.
guess-why-so-far = Bisher der beste: { $measure }. Die Suche wurde nach { $compared } von { $of ->
    [one] { $of } Zug
   *[other] { $of } Zügen
} angehalten.
guess-why-so-far-sampled = Bisher der beste, beurteilt anhand von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
}. Die Suche wurde nach { $compared } von { $of ->
    [one] { $of } Zug
   *[other] { $of } Zügen
} angehalten.
guess-why-test = Warum ein Zug, der nicht gewinnen kann? Mit ihm: { $measure }; mit { $other }, dem besten Zug, der gewinnen kann: { $value }.
guess-why-test-sampled = Warum ein Zug, der nicht gewinnen kann? Anhand von { $codes ->
    [one] einem zufälligen passenden Code
   *[other] { $codes } zufälligen passenden Codes
} beurteilt, verrät er mehr als { $other }, der beste Zug, der gewinnen kann.

guess-measure-share = im Schnitt bleiben Codes, die zusammen { $percent } aller Chancen hatten
guess-leaves-with-lies = Ob die Antwort nun wahr oder falsch ist, { $largest ->
    [one] es bleibt höchstens { $largest } Code
   *[other] es bleiben höchstens { $largest } Codes
}.
guess-rules-out-with-lies = Ob die Antwort nun wahr oder falsch ist, der Zug schließt mindestens { $out } von { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
} aus und lässt höchstens { $largest } übrig.
guess-why-best-with-lies = { $considered ->
    [one] Alle Züge sind hier gleichwertig
   *[other] Der beste von { $considered } wesentlich verschiedenen Zügen
}. Ein Code zählt umso mehr, je weniger Antworten für ihn falsch wären.
guess-why-so-far-with-lies = Bisher der beste. Die Suche wurde nach { $compared } von { $of ->
    [one] { $of } Zug
   *[other] { $of } Zügen
} angehalten.
