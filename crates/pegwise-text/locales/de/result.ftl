# Ergebnisse zum Teilen und das Spiel des Tages.
result-hints = { $hints ->
    [one] 1 Tipp
   *[other] { $hints } Tipps
}
result-days = { $days ->
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
result-practice = zum Üben
result-day-streak = Spiel des Tages: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} in Folge. Am längsten: { $longest ->
    [one] 1 Tag
   *[other] { $longest } Tage
}.
result-day-played = Du hast das Spiel dieses Tages schon gespielt. Dieses hier ist zum Üben und zählt nicht.
result-day-over = Dieser Tag ist vorbei. Das Spiel ist zum Üben und zählt nicht für deine Tage in Folge.
result-day-to-come = Das Spiel vom { $day } öffnet an diesem Tag.
