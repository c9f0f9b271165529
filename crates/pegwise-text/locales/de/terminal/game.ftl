# A game on the screen: a person breaks a code, the computer breaks one, help with a game elsewhere.
tui-play-title = { $board }, Startzahl { $seed }
tui-play-title-evil = { $board }, fieser Gegner
tui-play-title-day = Spiel vom { $day }, { $board }
tui-play-title-challenge = ein Code von Freunden, { $board }
tui-play-title-hotseat = zu zweit, { $board }
tui-play-about-black-white = Finde den Code. Nach jedem Zug zählt ● die Farben am richtigen Platz und ○ die richtigen Farben an einem anderen Platz. Klick eine Farbe an oder tippe ihre Nummer; mit Enter rätst du.
tui-play-about-blacks = Finde den Code. Nach jedem Zug zählt ● die Farben am richtigen Platz; mehr wird nicht verraten. Klick eine Farbe an oder tippe ihre Nummer; mit Enter rätst du.
tui-play-about-sum = Finde den Code. Nach jedem Zug zählt ○ die richtigen Farben, egal an welchem Platz; mehr wird nicht verraten. Klick eine Farbe an oder tippe ihre Nummer; mit Enter rätst du.
tui-play-begin = Klick oder tippe deinen ersten Zug; ^T gibt einen Tipp.
tui-play-grades = { $grades } ^R verrät mehr.
tui-play-grading = Dein Spiel wird bewertet …

tui-break-title = { $strategy } knackt deinen Code, { $board }
tui-break-about-black-white = Denk dir einen Code aus und beantworte jeden Zug: wie viele Farben am richtigen Platz sind (●), dann wie viele an einem anderen Platz sind (○). Widersprechen sich die Antworten, siehst du, welche wahrscheinlich falsch sind.
tui-break-about-blacks = Denk dir einen Code aus und beantworte jeden Zug: wie viele Farben am richtigen Platz sind (●). Widersprechen sich die Antworten, siehst du, welche wahrscheinlich falsch sind.
tui-break-about-sum = Denk dir einen Code aus und beantworte jeden Zug: wie viele Farben stimmen, egal an welchem Platz (○). Widersprechen sich die Antworten, siehst du, welche wahrscheinlich falsch sind.
tui-break-thinking = Der Computer rechnet noch.
tui-break-tell = Dein Code: { $typed }
tui-break-told = Jetzt kenne ich deinen Code, die Strategie aber nicht. Mit Enter antworte ich für dich. Tippst du die Antworten selbst, achte ich auf Versehen.
tui-break-all-right = Alle deine Antworten stimmen für diesen Code.
tui-break-probably = Du meinst wahrscheinlich { $right }. Noch einmal Enter, und es bleibt bei { $said }.
tui-break-check = Drück ^O und nenn mir deinen Code, dann prüfe ich deine Antworten.
tui-demo-title = { $strategy } knackt { $code }, { $board }
tui-demo-about = Der Computer knackt einen eigenen Code. Enter gibt die Antwort und spielt weiter; ^N zieht einen anderen Code.
tui-hidden-typed = { $typed }_   ({ $pegs } Stifte, { $first } bis { $last }; er bleibt verdeckt)
tui-hidden-no-code = Das ist kein Code dieses Bretts: { $reason }
tui-hidden-look = sieh dir Zeichen { $at } an
tui-hotseat-hide = Einer von euch tippt jetzt einen Code. Der andere sieht weg und knackt ihn danach.
tui-hotseat-done = verstecken
tui-hotseat-done-about = versteckt den Code; der andere beginnt
tui-challenge-title = Herausforderungen unter Freunden
tui-challenge-about = Knack einen Code, den dir jemand geschickt hat, oder versteck einen für andere.
tui-challenge-take = Füg die Herausforderung ein, die du bekommen hast, oder tippe sie ein:
tui-challenge-or-make = Um selbst einen Code zu verstecken, drück Tab.
tui-challenge-hide = Tippe einen Code für andere, auf dem Brett { $board }:
tui-challenge-made = Schick das hier:
tui-challenge-fingerprint = Fingerabdruck deines Codes: { $fingerprint }
tui-challenge-open = Man sieht den Code darin nicht auf den ersten Blick, aber er ist nicht verschlüsselt. Zum Öffnen: hier, auf der Webseite oder mit: pegwise play --challenge TOKEN{ $options }
tui-challenge-copied = Kopiert, wenn das Terminal es erlaubt.
tui-challenge-begin = spielen
tui-challenge-begin-about = den Code dieser Herausforderung knacken
tui-challenge-make = selbst machen
tui-challenge-make-about = einen Code für andere verstecken
tui-challenge-share-about = die Herausforderung kopieren

tui-assist-title = Helfer, { $board }, { $strategy }
tui-assist-about = Trag die Zeilen eines Spiels ein, das anderswo läuft, jede mit Zug und Antwort. Du bekommst den besten nächsten Zug. Widersprechen sich die Antworten, siehst du, welche wahrscheinlich falsch sind. Du kannst auch ein ganzes Spiel einfügen, etwa 4x6 1122:1.1 1344:0.2.

tui-game-place-empty = { $kind ->
    [letters] Platz { $place } ist noch leer.
   *[colours] Platz { $place } ist noch leer: Tippe die Nummer einer Farbe oder klick eine an.
}
tui-game-answer-missing-words = Tippe die Antwort als zwei Zahlen: { $black }, dann { $white }; 0 für keine.
tui-game-answer-missing-black-white = Tippe die Antwort: wie viele schwarz, dann wie viele weiß; 0 für keinen.
tui-game-answer-missing-blacks = Tippe die Antwort: wie viele schwarz sind; 0 für keinen.
tui-game-answer-missing-sum = Tippe die Antwort: wie viele Farben stimmen; 0 für keine.
tui-game-hint-counts = Zählt als Tipp: Spiele mit Tipps zählen in deiner Statistik getrennt.
tui-game-paste-a-code = Das ist kein Code dieses Bretts; ein ganzes Spiel fügst du im Helfer ein.
tui-game-row-changing = Du änderst Zeile { $row }.
tui-game-row-removed = Zeile { $row } ist weg; ^U holt sie zurück.
tui-game-fix-first = Löse erst den Widerspruch: mit ^X, oder ändere eine Zeile.
tui-game-nothing-to-fix = Es gibt nichts zu korrigieren.
tui-game-fixed = { $fixed } ^U nimmt das zurück.
tui-game-nothing-to-undo = Es gibt nichts zurückzunehmen.
tui-game-nothing-to-redo = Es gibt nichts wiederherzustellen.
tui-game-new-again = Drück noch einmal ^N, um dieses Spiel für ein neues zu verlassen.
tui-game-give-up-again = Drück noch einmal ^G, um aufzugeben und den Code zu sehen.
tui-game-over = Das Spiel ist vorbei: ^N beginnt ein neues{ $reviews ->
    [yes] , ^R blickt auf dieses zurück
   *[no] {""}
}.
tui-game-review-later = Der Rückblick kommt nach dem Spiel; ^T gibt einen Tipp.
tui-game-shared = { $game } (kopiert, wenn das Terminal es erlaubt)
# The last answer in the words of the game.
tui-game-told = Zeile { $row }: { $answer }
tui-game-clash = Widerspruch
tui-game-best-so-far = Bisher am besten; ^T hält an und nimmt ihn.
tui-game-counting = Die noch möglichen Codes werden gezählt …
tui-game-codes-place = { $place } von { $codes }
tui-game-codes-left = Mögliche Codes ({ $place }):
tui-game-codes-drawn = Einige mögliche Codes ({ $place }):
tui-game-tab-goes-there = Tab geht hin
tui-game-undo-again = Dieser Zug hat dir etwas verraten; ihn zurückzunehmen zählt als Tipp. Drück dafür noch einmal ^U.
tui-game-undo-free = Zurückgenommen. Der Zug hat dir nichts verraten, deshalb zählt das nicht.
tui-play-code = Der Code:
tui-game-repeats = Diesen Zug hast du schon gemacht, in Zeile { $row }.
tui-game-cannot-be = Das kann nicht der Code sein: Zeile { $row } widerspricht. Etwas verraten kann dir der Zug trotzdem.
tui-play-about-evil = Dein Gegner ist fies: Er hat noch keinen Code gewählt. Seine Antworten stimmen, lassen aber möglichst viele Codes übrig.
tui-play-about-lies = { $lies ->
    [one] { $lies } Antwort darf
   *[other] Bis zu { $lies } Antworten dürfen
} falsch sein, aber nie die, die gewinnt.
tui-play-about-over = Das Spiel ist vorbei. Die Noten, falls es welche gibt, sagen, wie gut deine Züge waren und wie viel Glück du hattest.
tui-play-about-other = Finde den Code. { $told } Klick eine Farbe an oder tippe ihre Nummer; mit Enter rätst du.
tui-break-about-other = Denk dir einen Code aus und beantworte jeden Zug. { $told } Widersprechen sich die Antworten, siehst du, welche wahrscheinlich falsch sind.
tui-game-answer-missing-whites = Tippe die Antwort: wie viele weiß sind; 0 für keinen.
tui-game-answer-missing-marks = Tippe für jeden Stift ein Zeichen: + richtig, - woanders, . falsch.
tui-game-answer-missing-order = Tippe für jeden Stift ein Zeichen: + richtig, ^ später, v früher.
tui-game-answer-missing-attributes = Tippe die Antwort: Schwarz und Weiß für das erste Merkmal, dann für das zweite; 0 für keinen.
