# What the codemaker answers, in words.
answer-broken = { $black } schwarz, der Code ist geknackt
answer-nothing = kein Stift
answer-both = { $black } schwarz, { $white } weiß
answer-blacks = { $black } schwarz
answer-sum = { $colors ->
    [one] { $colors } Farbe richtig
   *[other] { $colors } Farben richtig
}
answer-unknown = nicht bekannt
answer-black-known = { $black } schwarz, weiß nicht bekannt
answer-white-known = { $white } weiß, schwarz nicht bekannt
answer-whites = { $white } weiß
answer-broken-by = { $answer }, der Code ist geknackt
answer-all-right = alles richtig, der Code ist geknackt
answer-attributes = erstes Merkmal { $black } schwarz, { $white } weiß; zweites { $blacks } schwarz, { $whites } weiß
mark-right = richtig
mark-elsewhere = woanders
mark-wrong = falsch
mark-lower = früher
mark-higher = später
answers-both = Schwarz zählt Farben am richtigen Platz, Weiß zählt Farben an einem anderen Platz.
answers-blacks = Die Antwort verrät nur, wie viele Farben am richtigen Platz sind.
answers-whites = Die Antwort verrät nur, wie viele Farben richtig sind, aber an einem anderen Platz.
answers-sum = Die Antwort verrät nur, wie viele Farben stimmen, egal an welchem Platz.
answers-each = Schwarz zählt Farben am richtigen Platz, Weiß jeden anderen Stift, dessen Farbe irgendwo im Code ist.
answers-marks = Jeder Stift bekommt ein Zeichen: + er ist richtig, - seine Farbe gehört woandershin, . seine Farbe ist falsch.
answers-order = Jeder Stift bekommt ein Zeichen: + er ist richtig, ^ der Code hat dort eine spätere Farbe, v eine frühere.
answers-attributes = Jeder Stift steht für zwei Merkmale. Jedes wird einzeln beantwortet: wie viele am richtigen Platz sind, dann wie viele an einem anderen.
answers-words = In diesem Spiel heißt ein schwarzer Stift „{ $black }“, ein weißer „{ $white }“ und kein Stift „{ $nothing }“.
answers-codes-alike = Hier zählen alle Codes gleich, obwohl manche häufiger der geheime sind.
