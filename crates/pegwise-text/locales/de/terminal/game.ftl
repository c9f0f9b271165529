# A game on the screen: a person breaks a code, the computer breaks one, help with a game elsewhere.
tui-play-title = { $board }, Startzahl { $seed }
tui-play-title-evil = { $board }, fieser Gegner
tui-play-about = Finde den Code. Nach jedem Zug zählt ● die Farben am richtigen Platz und ○ die richtigen Farben an einem anderen Platz. Klick eine Farbe an oder tippe ihre Nummer; Enter rät die Zeile.
tui-play-about-blacks = Finde den Code. Nach jedem Zug zählt ● die Farben am richtigen Platz; mehr wird nicht verraten. Klick eine Farbe an oder tippe ihre Nummer; Enter rät die Zeile.
tui-play-about-sum = Finde den Code. Nach jedem Zug zählt ○ die richtigen Farben, egal an welchem Platz; mehr wird nicht verraten. Klick eine Farbe an oder tippe ihre Nummer; Enter rät die Zeile.
tui-play-begin = Klick oder tippe deinen ersten Zug; t gibt einen Tipp.
tui-play-grades = { $grades } v verrät mehr.
tui-play-grading = Dein Spiel wird angesehen …

tui-break-title = { $strategy } knackt deinen Code, { $board }
tui-break-about = Denk dir einen Code aus und beantworte jeden Zug: wie viele Farben am richtigen Platz sind (●), dann wie viele an einem anderen Platz sind (○). Widersprechen sich die Antworten, siehst du die wahrscheinlichsten Fehler.
tui-break-about-blacks = Denk dir einen Code aus und beantworte jeden Zug: wie viele Farben am richtigen Platz sind (●). Widersprechen sich die Antworten, siehst du die wahrscheinlichsten Fehler.
tui-break-about-sum = Denk dir einen Code aus und beantworte jeden Zug: wie viele Farben stimmen, egal an welchem Platz (○). Widersprechen sich die Antworten, siehst du die wahrscheinlichsten Fehler.
tui-break-thinking = Der Computer rechnet noch.

tui-assist-title = Helfer, { $board }, { $strategy }
tui-assist-about = Trag die Zeilen eines Spiels ein, das anderswo läuft, jede mit Zug und Antwort. Du bekommst den besten nächsten Zug; widersprechen sich die Antworten, siehst du die wahrscheinlichsten Fehler. Du kannst auch ein ganzes Spiel einfügen, etwa 4x6 1122:1.1 1344:0.2.

tui-game-place-empty = Platz { $place } ist noch leer: Tippe die Nummer einer Farbe, oder klick eine an.
tui-game-answer-missing = Tippe die Antwort: wie viele schwarz, dann wie viele weiß; 0 für keinen.
tui-game-answer-missing-blacks = Tippe die Antwort: wie viele schwarz sind; 0 für keinen.
tui-game-answer-missing-sum = Tippe die Antwort: wie viele Farben stimmen; 0 für keine.
tui-game-hint-counts = Zählt als Tipp: Spiele mit Tipps stehen in deiner Statistik für sich.
tui-game-paste-a-code = Das ist kein Code dieses Bretts; ein ganzes Spiel fügst du im Helfer ein.
tui-game-row-changing = Du änderst Zeile { $row }.
tui-game-row-removed = Zeile { $row } ist weg; u holt sie zurück.
tui-game-fix-first = Löse erst den Widerspruch: mit m, oder ändere eine Zeile.
tui-game-nothing-to-fix = Es gibt nichts zu berichtigen.
tui-game-fixed = { $fixed } u nimmt das zurück.
tui-game-nothing-to-undo = Es gibt nichts zurückzunehmen.
tui-game-nothing-to-redo = Es gibt nichts wiederherzustellen.
tui-game-new-again = Drück noch einmal n, um dieses Spiel für ein neues zu verlassen.
tui-game-give-up-again = Drück noch einmal g, um aufzugeben und den Code zu sehen.
tui-game-over = Das Spiel ist vorbei: n beginnt ein neues, v blickt auf dieses zurück.
tui-game-review-later = Der Rückblick kommt nach dem Spiel; t gibt einen Tipp.
tui-game-shared = { $game } (kopiert, wo das Terminal es erlaubt)
tui-game-clash = Widerspruch
tui-game-best-so-far = Bisher am besten; t hält an und nimmt ihn.
tui-game-codes-left = Noch mögliche Codes:
tui-game-codes-left-tab = Noch mögliche Codes (Tab geht hin):
