# Was man spielen kann: Bretter, Gegner, Herausforderungen.
opponent = Gegen wen?
opponent-keeper = Ehrlicher Hugo
opponent-keeper-about = Sagt immer die Wahrheit.
opponent-evil-about = Weicht aus, lügt aber nie.
opponent-liar = Flunker-Fee
opponent-liar-about = Darf dich einmal anlügen.
opponent-cannot = Auf einem so großen Brett kann dieser Gegner nicht spielen. Nimm ein kleineres Brett oder einen anderen Gegner.
gallery-ladder = Stufe für Stufe
gallery-others = Andere Spiele
gallery-next = Deine nächste Stufe
gallery-won = { $games ->
    [one] ★ einmal geknackt
   *[other] ★ { $games }-mal geknackt
}
play-daily-about = Jeden Tag ein Code, für alle der gleiche.
play-advanced = Für Fortgeschrittene
play-evil-has-no-number = Der fiese Gegner hat keinen Code, der gezogen werden könnte. Lass die Zahl weg oder nimm einen anderen Gegner.
play-challenge-from = Dein Name (freiwillig)
play-challenge-say = Ein Gruß (freiwillig)
play-challenge-link = Link zeigen
challenge-invitation = Ich habe einen Code für dich versteckt. Knackst du ihn?
play-daily = Spiel des Tages
play-seed-label = Zahl, aus der der Code gezogen wird
play-seed-about = Die gleiche Zahl und das gleiche Brett ergeben überall den gleichen Code. Ohne Zahl gibt es einen neuen.
play-bad-seed = „{ $seed }“ ist keine Startzahl; es ist eine ganze Zahl, etwa 7.
play-begin = Los
play-challenge-about = Im Link sieht man den Code nicht auf den ersten Blick; ein Programm kann ihn lesen.
play-challenge-code = Dein Code
play-challenge-make = Versiegeln
play-challenge-made = Dein Code ist versiegelt. Schick ihn ab!
play-challenge-fingerprint = Sein Fingerabdruck: { $fingerprint }
play-challenge-too-long = Dieser Code passt nicht in einen Link; nimm weniger Stifte.
play-join = Nimm eine Herausforderung an
play-join-label = Link oder Zeichenfolge, die du bekommen hast
play-join-begin = Beginnen
