# A game: how it stands and how it ended. The words of the German catalogue are listed in terminal/common.ftl.
game-you-won = { $guesses ->
    [one] Du hast den Code mit dem ersten Zug geknackt.
   *[other] Du hast den Code in { $guesses } Zügen geknackt.
}
game-i-won = { $guesses ->
    [one] Ich habe deinen Code mit dem ersten Zug geknackt.
   *[other] Ich habe deinen Code in { $guesses } Zügen geknackt.
}
game-i-lost = Das war mein letzter Zug: Du gewinnst.
game-found = { $guesses ->
    [one] Der Code ist mit dem ersten Zug geknackt.
   *[other] Der Code ist in { $guesses } Zügen geknackt.
}
game-last-guess = Das war der letzte Zug.
game-you-gave-up = Du hast aufgegeben.
game-strategy-won = { $guesses ->
    [one] { $strategy } hat den Code mit dem ersten Zug geknackt.
   *[other] { $strategy } hat den Code in { $guesses } Zügen geknackt.
}
game-strategy-lost = { $guesses ->
    [one] { $strategy } hat den Code in { $guesses } Zug nicht geknackt, und mehr sind nicht erlaubt.
   *[other] { $strategy } hat den Code in { $guesses } Zügen nicht geknackt, und mehr sind nicht erlaubt.
}
game-strategy-stopped = { $guesses ->
    [one] { $strategy } wurde nach { $guesses } Zug angehalten.
   *[other] { $strategy } wurde nach { $guesses } Zügen angehalten.
}
game-code-was = Der Code war { $secret }.
game-codes-fit = { $count ->
    [one] { $codes } Code ist noch möglich, zum Beispiel { $secret }
   *[other] { $codes } Codes sind noch möglich, zum Beispiel { $secret }
}
game-too-many-codes = Dieses Brett hat zu viele Codes für eine Liste.
