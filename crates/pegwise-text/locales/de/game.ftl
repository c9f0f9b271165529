# A game: how it stands and how it ended.
#
# The words of the German catalogue, one for each thing. Imperatives are short (nimm, schreib, nenn), but "tippe", which "Tipp" is not.
# code Code, secret der geheime Code; possible (code) möglich; it fits er passt; broken geknackt, not broken nicht geknackt
# guess Zug, to guess raten; a try at a puzzle Versuch; row Zeile; answer Antwort; black, white schwarz, weiß; place Platz; board Brett
# hint Tipp; suggestion Vorschlag; to fix korrigieren, a correction Korrektur; contradiction Widerspruch; false answer falsche Antwort, Lüge
# opponent Gegner: honest ehrlich, evil fies (weicht aus, solange es geht); codemaker in tournaments Codegeber; assistant Helfer
# perfect play perfekt, perfektes Spiel; on average im Schnitt, in headings Mittel; at most höchstens; at worst im schlimmsten Fall
# essentially different wesentlich verschieden; drawn codes zufällige passende Codes; sample Stichprobe; proved bewiesen; seed Startzahl
# review Rückblick; skill Können, luck Glück; streak Serie; to keep speichern, to save as a file sichern; discard verwerfen; version Version
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
    [one] { $codes } Code passt zu allen Antworten, zum Beispiel { $secret }
   *[other] { $codes } Codes passen zu allen Antworten, zum Beispiel { $secret }
}
game-too-many-codes = Dieses Brett hat zu viele Codes für eine Liste.
