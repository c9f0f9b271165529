# Words that several pages need.
title = Pegwise: Codeknacker-Spiele spielen und lösen
pages = Seiten
pages-first = Hauptseiten
page-today = Heute
page-play = Spielen
page-break = Knack meinen Code
page-assistant = Helfer
page-review = Rückblick
page-learn = Lernen
page-strategies = Strategien
page-you = Du
page-class = Klasse
page-unknown = Keine solche Seite
page-not-loaded = Diese Seite konnte nicht geladen werden. Bist du online?
page-load-again = Noch einmal versuchen
skip = Zur Seite springen
footer-private = Kein Konto, kein Tracking, nichts verlässt dieses Gerät.
footer-offline = Läuft auch offline.
footer-class = Dein Name und deine Züge gehen an den Rechner deiner Lehrkraft, sonst nirgendwohin.
footer-trademark = Pegwise ist freie Software und gehört zu keinem Hersteller von Brettspielen.
not-kept = Dieser Browser speichert nichts für Pegwise: Er ist voll oder im privaten Modus. Kopiere, was du behalten willst.
new-version = Eine neuere Version von Pegwise liegt bereit. Beim Neuladen geht nichts verloren.
new-version-reload = Neu laden
new-version-later = Später
not-kept-later-version = Deine Spiele hier stammen aus einer neueren Version von Pegwise und bleiben unberührt: Diese Version speichert keine dazu. Lade die Seite neu, oder sichere die Datei unter „Du“.

home-heading = Knack den Code
home-lead = Finde die vier versteckten Farben: Wähle vier, dann drück „Raten“.
home-options = Optionen
home-about-options = Andere Bretter, ein stärkerer Gegner.
home-about-challenge = Denk dir einen Code aus und verschicke den Link.
home-about-learn = Wie man Codes knackt, Schritt für Schritt.

unknown-about = Diese Adresse führt nirgendwohin. Vielleicht ist sie abgeschnitten.
unknown-home = Zur Startseite

color-1 = Rot
color-2 = Grün
color-3 = Gelb
color-4 = Blau
color-5 = Weiß
color-6 = Schwarz
color-7 = Orange
color-8 = Lila
color-9 = Türkis
color-10 = Braun
color-11 = Hellgrün
color-12 = Pink
color-other = Farbe { $number }
color-blank = leer

row = Zeile
row-again = Diese Zeile noch einmal nehmen
row-marked = widerspricht anderen Zeilen
hole = Stift { $number }: { $peg }
hole-empty = leer
palette = Farben
letters = Buchstaben
keyboard = QWERTZUIOP ASDFGHJKL YXCVBNM
keyboard-delete = Einen Buchstaben löschen
letter-in-place = { $letter }, am richtigen Platz
letter-elsewhere = { $letter }, an anderer Stelle
letter-nowhere = { $letter }, nicht im Wort
typed-word = Tippe { $pegs } Buchstaben.
clear = Leeren
typed-code = { $pegs } Stifte, Farben 1 bis { $colors }; trenne Stifte mit Leerzeichen oder Kommas.
black-pegs = Schwarz: richtige Farbe, richtiger Platz
white-pegs = Weiß: richtige Farbe, falscher Platz
sum-pegs = Richtige Farben
all-right = Alles richtig: Code geknackt
working = Rechnet
stop = Anhalten
best-so-far = Bisher am besten: { $guess }
copied = Kopiert
copy-by-hand = Kopiere dies:
copy-link = Link kopieren
copy-game = Spiel kopieren
copy-result = Ergebnis kopieren
share = Teilen
board-of-game = Züge und Antworten
codes-left = { $codes ->
    [one] Noch { $codes } Code möglich
   *[other] Noch { $codes } Codes möglich
}
codes-left-about = Noch etwa { $codes } Codes möglich
codes-left-power = Noch etwa 10^{ $power } Codes möglich
codes-left-at-least = { $codes ->
    [one] Noch mindestens { $codes } Code möglich
   *[other] Noch mindestens { $codes } Codes möglich
}
codes-left-some = Noch einige Codes möglich
codes-left-unknown = Wie viele Codes noch möglich sind, ist nicht bekannt: Dieses Brett ist sehr groß.

board = Brett
rule-file-problem = Zeile { $line } der Datei: { $problem }
board-file = Aus einer Datei mit Regeln
board-file-open = Datei mit Regeln, in JSON
board-custom = Ein anderes Brett
board-classic = Klassisch: 4 Stifte, 6 Farben
board-brain-breaker = Brain Breaker: 4 Stifte, 5 Farben
board-super = Super: 5 Stifte, 8 Farben
board-bulls-and-cows = Bulls and Cows: 4 von 10 Ziffern, ohne Wiederholung
board-mini = Mini: 3 Stifte, 4 Farben
board-tune = Tune: 5 Stifte, 7 Farben
board-letters = { $pegs ->
    [one] { $pegs } Buchstabe
   *[other] { $pegs } Buchstaben
}
board-other = { $pegs ->
    [one] { $pegs } Stift
   *[other] { $pegs } Stifte
}, { $colors ->
    [one] { $colors } Farbe
   *[other] { $colors } Farben
}
board-no-number = { $field }: Hier gehört eine ganze Zahl hin, etwa { $example }.
board-too-many-rows = Ein Spiel hat höchstens { $most } Züge.
codes-listed = { $codes ->
    [one] der Code kommt aus einer Liste mit einem Code
   *[other] der Code kommt aus einer Liste mit { $codes } Codes
}
guesses-free = freie Züge
guesses-blanks = Züge dürfen Lücken haben
pegs = Stifte
colors = Farben
rows = Züge
no-repeats = keine Farbe doppelt
told = Was Antworten verraten
in-rows = { $rows ->
    [one] { $rows } Zug
   *[other] { $rows } Züge
}
game-won = { $guesses ->
    [one] geknackt mit dem ersten Zug
   *[other] geknackt in { $guesses } Zügen
}
game-lost = nicht geknackt in { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Zügen
}
game-given-up = aufgegeben nach { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Zügen
}
game-by-computer = der Computer riet

failure-too-large = Dieses Brett hat { $codes } Codes: zu viele, um sie hier durchzusehen. Nimm weniger Stifte oder Farben, oder die Kommandozeile.
failure-far-too-large = Dieses Brett hat viel zu viele Codes. Nimm weniger Stifte oder Farben.
failure-contradiction = Kein Code passt zu all diesen Antworten.
failure-never = Zeile { $row } kann nicht stimmen: Diese Antwort ist unmöglich. Möglich: { $possible }.
failure-stopped = Angehalten.
failure-broken = Die Berechnung ist ausgefallen, ein Fehler von Pegwise; dein Spiel ist sicher. ({ $details })
failure-because = Darauf gibt es keine Antwort: { $reason }

strategy = Strategie
strategy-typed-about = Ein Name mit Zusätzen wie auf der Kommandozeile: entropy,tie=first,open=1234.

record-link-without-game = Dieser Link enthält kein Spiel.
record-result = Das ist ein Ergebnis: Es enthält die Antworten ohne die Züge. Kopiere stattdessen das Spiel oder seinen Link.
address-too-long = Diese Adresse ist zu lang für eine von Pegwise. Nichts darin wurde gelesen.
record-lies = Hier ist jede Antwort wahr. Lass -lies in den Regeln weg.
record-row = Zeile { $row }: { $problem }
resume = Dein Spiel fortsetzen
undone = Zurückgenommen.
answer-missing = Wähle in jeder Zeile eine Zahl; 0, wenn es keine gibt.
strategies-off-tree = Kein noch möglicher Code gibt hier die Antwort { $answer }; der Baum endet da.
board-words = Englische Wörter: 5 Buchstaben
board-words-de = Wörter: 5 Buchstaben
board-number-baseball = Zahlen-Baseball: 3 verschiedene Ziffern, Strikes und Bälle
board-bagels = Bagels: 3 verschiedene Ziffern, Fermi und Pico
board-royale = Royale: 3 Plätze, jeder mit Farbe und Form
board-ordered = Zeichen: 4 verschiedene von 6 Farben, ein Zeichen für jeden Stift
board-each-peg = Jeder Stift für sich: 4 Stifte, 6 Farben
key-right = richtig
key-elsewhere = woanders
key-wrong = falsch
key-higher = der Code hat eine spätere Farbe
key-lower = der Code hat eine frühere Farbe
attribute-first = Erstes Merkmal
attribute-second = Zweites Merkmal
marks-missing = Wähle für jeden Stift ein Zeichen.
marks-tap = Drück unter jeden Stift, bis das Zeichen stimmt.
key-take-out = { $key ->
    [black] Schwarzen Stift herausnehmen
   *[white] Weißen Stift herausnehmen
}
lies = Dürfen Antworten falsch sein?
lies-no = nein, alle sind wahr
lies-up-to = { $lies ->
    [1] eine darf falsch sein
    [2] zwei dürfen falsch sein
   *[other] { $lies } dürfen falsch sein
}
lies-about = Die Antwort, die gewinnt, ist immer wahr. Am Ende siehst du, welche nicht stimmten.
board-with-lies = { $board }, { $lies ->
    [one] eine Antwort darf falsch sein
   *[other] bis zu { $lies } Antworten dürfen falsch sein
}
shapes = Formen
key-in-place = richtig und am richtigen Platz
key-out-of-place = richtig, aber woanders
key-shapes = Zuerst, wie viele Farben richtig sind, dann, wie viele Formen.
board-file-wanted = Wähle eine Datei mit Regeln, die sich lesen lässt.
board-file-no-json = Diese Seite liest Regeln in JSON. „pegwise rules DATEI --file“ macht JSON aus Regeln in TOML.
assistant-only-code = Das ist der einzige Code, der zu allen Antworten passt.
assistant-near = Es wurde kein Code gefunden, der zu allen Antworten passt. Dieser kommt nahe.
