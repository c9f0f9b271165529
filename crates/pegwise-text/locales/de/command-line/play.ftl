# Games: play, break, hotseat, challenge, demo.
cli-evil = Der fiese Gegner hat keinen Code. Jede Antwort ist wahr und hält möglichst viele Codes offen; auf Brettern mit zu vielen Codes für eine Liste so weit, wie eine Stichprobe es zeigt.
cli-nothing-to-undo = Es gibt keinen Zug zum Zurücknehmen.
cli-nothing-to-redo = Es gibt keinen Zug zum Wiederholen.
cli-input-ended = Die Eingabe endete mitten im Spiel.
cli-input-ended-in-game = Die Eingabe endete mitten im Spiel; das Spiel bis dahin: { $game }
cli-left = Spiel verlassen.
cli-left-game = Spiel verlassen: { $game }
cli-list-and-more = { $left }: { $codes } und { $more } weitere
cli-list-and-others = { $left }: { $codes } und andere

cli-play-board-of-challenge = Eine Herausforderung bringt ihr eigenes Brett mit; lass { $option } weg.
cli-play-challenge = Jemand hat sich einen Code für dich ausgedacht.
cli-play-daily = Das Spiel vom { $day }. Auf diesem Brett haben alle den gleichen Code.
cli-play-again = Ich habe einen geheimen Code. So spielst du dieses Spiel noch einmal: { $command }
cli-play-fingerprint = Fingerabdruck des Codes: { $fingerprint }
cli-share = Dein Ergebnis zum Teilen:
cli-play-begin = Tippe einen Zug oder ? für Hilfe.
cli-play-ask = Zug { $guess } von { $of }>
cli-play-how = Tippe einen Zug: Ziffern ({ $digits }), Buchstaben ({ $letters }), Farbnamen oder ihre englischen Anfänge ({ $initials }).
cli-play-how-symbols = Tippe einen Zug: { $pegs } { $kind ->
    [letters] Buchstaben
   *[symbols] Zeichen
} von { $first } bis { $last }.
cli-play-help =
    { $how }
    Oder: tipp (ein guter Zug), übrig (wie viele Codes noch möglich sind), liste (welche), brett, zurück (einen Zug zurücknehmen),
    wiederholen, aufgeben, beenden.
cli-help-words = Ein Wort, das der Code sein kann, ist ein Zug. Vor einen Befehl, der so ein Wort ist, gehört ein /: /liste.
cli-play-proof = So prüfst du, dass sich der Code nie geändert hat:
cli-play-proof-written = In dieser Zeile ist der Code als { $code } geschrieben:
cli-play-left = { $guesses ->
    [one] Noch { $guesses } Zug.
   *[other] Noch { $guesses } Züge.
}

cli-break-think = Denk dir einen Code aus. { $rules }
cli-break-both = Antworte auf jeden Zug mit schwarz.weiß, etwa { $answer } oder { $letters }; 0 für keinen Stift.
cli-break-words = Sag zu jedem Zug, wie viele „{ $black }“ und „{ $white }“ es sind, etwa 1.2, oder in diesen Wörtern; 0 für keine.
cli-break-one = Antworte auf jeden Zug mit einer Zahl, etwa 2; 0 für keine.
cli-break-marks = Antworte auf jeden Zug mit einem Zeichen für jeden Stift: + richtig, - woanders, . falsch.
cli-break-order = Antworte auf jeden Zug mit einem Zeichen für jeden Stift: + richtig, ^ dein Code hat dort eine spätere Farbe, v eine frühere.
cli-break-attributes = Antworte auf jeden Zug zweimal, für jedes Merkmal einzeln, etwa 1.0/0.2: zuerst, wie viele am richtigen Platz sind, dann, wie viele richtig, aber woanders sind.
cli-break-begin = { $how } Oder tippe code und nenn mir deinen Code, dann antworte ich für dich. „hilfe“ sagt mehr.
cli-break-ask = Deine Antwort>
cli-break-ask-fix = zurück, ändern oder korrigieren>
cli-break-help =
    { $how } Tippe gewonnen, wenn es dein Code ist.
    Oder: zurück (einen Zug zurücknehmen), wiederholen; ändern 2 { $answer } (die Antwort in Zeile 2);
    code (nenn mir verdeckt deinen Code: mit Enter antworte ich für dich, und ich achte auf Versehen);
    korrigieren 1 (die erste Korrektur nehmen); { $guess }:{ $answer } (ein eigener Zug mit seiner Antwort); warum (dieser Zug);
    übrig (wie viele Codes noch möglich sind); liste (welche); brett; beenden.
cli-break-edit-how = Schreib „ändern ZEILE ANTWORT“, etwa „ändern 2 { $answer }“, oder „korrigieren NUMMER“, etwa „korrigieren 1“.
cli-break-contradiction = Die Antworten widersprechen sich: Tippe erst „zurück“, „ändern ZEILE ANTWORT“ oder „korrigieren NUMMER“. Oder tippe „code“, und ich finde die falschen.
cli-break-tell = Dein Code (er bleibt verdeckt):
cli-break-told = Jetzt kenne ich deinen Code, die Strategie aber nicht. Mit Enter antworte ich für dich. Tippst du die Antworten selbst, achte ich auf Versehen.
cli-break-all-right = Alle deine Antworten stimmen für diesen Code.
cli-break-probably = Du meinst wahrscheinlich { $right }. Tippe noch einmal { $said }, und es bleibt dabei.
cli-break-check = Um deine Antworten zu prüfen, tippe deinen Code; oder drück nur Enter>
cli-break-no-guess = Es gibt keinen Zug zu beantworten: Tippe „zurück“ oder „ändern ZEILE ANTWORT“, etwa „ändern 2 { $answer }“.
cli-break-no-fix = Es gibt keine Korrektur zur Auswahl.
cli-break-fixes = Die Korrekturen haben die Nummern 1 bis { $fixes }.
cli-break-no-row = Es gibt keine Zeile { $row }; das Spiel hat { $rows }.

cli-hotseat-ask = Tippe deinen Code, er bleibt verdeckt:
cli-hotseat-hidden = Der Code ist versteckt. Jetzt knackt ihn der andere.
cli-hotseat-no-code = Die Eingabe endete, bevor es einen Code gab.
cli-hotseat-not-a-code = Das ist kein Code dieses Bretts: { $problem }
cli-hotseat-look = sieh dir Zeichen { $at } an

cli-challenge-fingerprint = Fingerabdruck deines Codes: { $fingerprint }
cli-challenge-send = Verschicke die erste Zeile; gespielt wird sie mit: pegwise play --challenge ZEICHENFOLGE{ $options }
cli-challenge-open = Man sieht den Code darin nicht auf den ersten Blick, aber er ist nicht verschlüsselt.

cli-keep-kept = Bei deinen Spielen gespeichert: pegwise stats
cli-keep-not-kept = Dieses Spiel wird nicht bei deinen Spielen gespeichert: { $problem }
cli-keep-why = { $grades } So siehst du, warum:

cli-demo-then = { $first }, dann { $then }
cli-demo-two-secrets = --seed zieht einen Code, und { $secret } ist schon einer; lass eins von beiden weg.
cli-demo-secret = ist der Code
cli-demo-secret-drawn = ist der Code  (Startzahl { $seed })
cli-demo-secret-spoken = Der Code ist { $secret }.
cli-demo-secret-drawn-spoken = Der Code ist { $secret }. Er wurde mit der Startzahl { $seed } gezogen.
cli-evil-liar = Der fiese Gegner hat keinen Code. Seine Antworten, wahr oder falsch, halten möglichst viele Codes offen; nicht mehr davon sind falsch, als die Regeln erlauben.
cli-lies-need-seed = Wenn Antworten falsch sein dürfen, stellt der Computer den Code: Nimm play oder demo. Die Lügen werden aus der Startzahl des Spiels gezogen.
