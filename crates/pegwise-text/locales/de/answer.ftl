# What the codemaker answers, in words.
answer-broken = { $black } schwarz, der Code ist geknackt
answer-nothing = kein Stift
answer-black-white = { $black } schwarz, { $white } weiß
answer-each-peg = { answer-black-white }
answer-blacks = { $black } schwarz
answer-sum = { $white ->
    [one] { $white } Farbe richtig
   *[other] { $white } Farben richtig
}
answer-unknown = nicht bekannt
answer-black-name = schwarz
answer-white-name = weiß
answer-black-known = { $black }, { $white } nicht bekannt
answer-white-known = { $white }, { $black } nicht bekannt
answer-whites = { $white } weiß
answer-broken-by = { $answer }, der Code ist geknackt
answer-all-right = alles richtig, der Code ist geknackt
answer-attributes = erstes Merkmal: { $black } am richtigen Platz, { $white } woanders; zweites: { $blacks } am richtigen Platz, { $whites } woanders
answer-colors-and-shapes = Farben: { $black } am richtigen Platz, { $white } woanders; Formen: { $blacks } am richtigen Platz, { $whites } woanders
mark-right = richtig
mark-elsewhere = woanders
mark-wrong = falsch
mark-lower = früher
mark-higher = später
answers-named-black-white = schwarze und weiße Stifte
answers-named-blacks = nur schwarze Stifte
answers-named-whites = nur weiße Stifte
answers-named-sum = nur die Zahl der richtigen Farben
answers-named-each-peg = schwarze und weiße Stifte, jeder Stift für sich beurteilt
answers-named-marks = ein Zeichen für jeden Stift
answers-named-order = für jeden Stift: richtig, später oder früher
answers-named-attributes = zwei Merkmale, jedes mit schwarzen und weißen Stiften
answers-black-white = Schwarz zählt Farben am richtigen Platz, Weiß zählt Farben an einem anderen Platz.
answers-blacks = Die Antwort verrät nur, wie viele Farben am richtigen Platz sind.
answers-whites = Die Antwort verrät nur, wie viele Farben richtig sind, aber an einem anderen Platz.
answers-sum = Die Antwort verrät nur, wie viele Farben stimmen, egal an welchem Platz.
answers-each-peg = Schwarz zählt Farben am richtigen Platz, Weiß jeden anderen Stift, dessen Farbe irgendwo im Code ist.
answers-marks = Jeder Stift bekommt ein Zeichen: + er ist richtig, - seine Farbe gehört woandershin, . seine Farbe ist falsch.
answers-order = Jeder Stift bekommt ein Zeichen: + er ist richtig, ^ der Code hat dort eine spätere Farbe, v eine frühere.
answers-attributes = Jeder Stift ist ein Paar aus zwei Merkmalen, etwa einer Farbe und einer Form. Die Antwort beurteilt jedes Merkmal für sich: zuerst, wie viele am richtigen Platz sind, dann, wie viele richtig sind, aber woanders hingehören.
answers-black-white-in-words = „{ $black }“ bedeutet: ein Stift am richtigen Platz; „{ $white }“: einer, dessen Farbe an einem anderen Platz ist; „{ $nothing }“: keins von beiden.
answers-blacks-in-words = „{ $black }“ bedeutet: ein Stift am richtigen Platz; „{ $nothing }“: keiner.
answers-sum-in-words = „{ $white }“ bedeutet: ein Stift, der richtig ist, egal an welchem Platz; „{ $nothing }“: keiner.
answers-words = In diesem Spiel heißt ein schwarzer Stift „{ $black }“, ein weißer „{ $white }“ und kein Stift „{ $nothing }“.
answers-codes-alike = Hier zählen alle Codes gleich viel, auch wenn manche öfter der geheime sind.
board-barred = Stift { $peg } hat nie { $colors }
