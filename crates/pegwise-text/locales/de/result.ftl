# Results to share, and the game of the day.
result-words = Englische Wörter
result-words-de = Wörter
result-hints = { $hints ->
    [one] 1 Hilfe
   *[other] { $hints } Hilfen
}
result-days = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
result-practice = zum Üben
result-day-streak = Spiel des Tages: { $days ->
    [0] Knack es ohne Hilfe, dann beginnt eine Serie.
    [one] 1 Tag in Folge.
   *[other] { $days } Tage in Folge.
}{ $longest ->
    [0] {""}
    [one] {" "}Längste Serie: 1 Tag.
   *[other] {" "}Längste Serie: { $longest } Tage.
}
result-not-counted = Nicht gezählt: { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
} { $kind ->
    [hints] mit Tipps oder zurückgenommenen Zügen
    [replay] mit dem Code eines früheren Spiels
   *[hotseat] gegen jemanden an derselben Tastatur
}, { $won } geknackt.
result-day-played = Das Spiel dieses Tages hast du schon gespielt. Dieses hier ist zum Üben und zählt nicht.
result-day-over = Dieser Tag ist vorbei. Das Spiel zählt nur für deine Tage in Folge, solange es irgendwo auf der Erde noch dieser Tag ist.
result-day-to-come = Das Spiel vom { $day } gibt es erst an diesem Tag.
