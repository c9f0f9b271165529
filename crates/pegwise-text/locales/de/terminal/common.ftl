# The words of the German catalogue, one for each thing. Imperatives are short (nimm, schreib, nenn), but "tippe", which "Tipp" is not.
# code Code, secret der geheime Code; possible (code) möglich; it fits er passt; broken geknackt, not broken nicht geknackt
# guess Zug, to guess raten; a try at a puzzle Versuch; row Zeile; answer Antwort; black, white schwarz, weiß; place Platz; board Brett
# hint Tipp; suggestion Vorschlag; to fix korrigieren, a correction Korrektur; contradiction Widerspruch; false answer falsche Antwort, Lüge
# opponent Gegner: honest ehrlich, evil fies (weicht aus, solange es geht); codemaker in tournaments Codegeber; assistant Helfer
# perfect play perfekt, perfektes Spiel; on average im Schnitt, in headings Mittel; at most höchstens; at worst im schlimmsten Fall
# essentially different wesentlich verschieden; drawn codes zufällige passende Codes; sample Stichprobe; proved bewiesen; seed Startzahl
# review Rückblick; skill Können, luck Glück; streak Serie; to keep speichern, to save as a file sichern; discard verwerfen; version Version

# Words of more than one screen.
tui-percent = { $percent }{"\u00A0"}%
tui-thinking = Rechnet …
tui-thinking-percent = Rechnet … { $percent }
tui-help-closes = Hilfe: Esc oder Klick schließt
tui-help-scrolls = Hilfe: ↑ ↓ für mehr, Esc schließt
tui-not-kept = Spiel nicht gespeichert: { $reason }
tui-no-answer = „{ $symbol }“ ist keine Antwort. { $missing }
tui-not-a-color = { $problem }. Mit ? siehst du die anderen Tasten.
tui-two-colors = „{ $symbol }“ kann Farbe { $one } oder { $two } sein; tippe ihre Nummer.
tui-place-empty = Platz { $place } ist noch leer.

# Why the engine has no answer.
tui-failure-lies = Das geht nur, wenn alle Antworten wahr sind. Lass -lies in den Regeln weg.
tui-lies-too-large = Auf einem so großen Brett sind alle Antworten wahr. Nimm weniger Stifte oder Farben, oder lass -lies in den Regeln weg.
tui-failure-contradiction = Die Antworten widersprechen sich: Kein Code passt zu allen.
tui-failure-nothing-found = Es wurde kein Code gefunden, der zu allen Antworten passt; vielleicht gibt es keinen.
tui-failure-row = Zeile { $row }: { $problem }
tui-failure-too-large = { $board } hat { $codes } Codes, zu viele für eine Liste. Nimm ein Brett mit weniger Stiften oder Farben.
tui-failure-far-too-large = Dieses Brett hat zu viele Codes für eine Liste. Nimm eines mit weniger Stiften oder Farben.
tui-failure-not-solved = { $board } ist zu groß für die Strategie „optimal“. Wähle eine andere Strategie.
tui-failure-not-in-pool = Zeile { $row }: { $guess } passt nicht zu den Antworten davor. Mit c vergleichst du mit allen Zügen.
tui-failure-no-puzzle = Auf { $board } wurde kein solches Rätsel gefunden. Mit Tab bekommst du eine andere Art.
tui-failure-no-puzzles = Auf { $board } wurde kein Rätsel gefunden. Nimm ein Brett mit mehr Stiften oder Farben, oder erlaube mehr Züge.
tui-failure-defect = Das ist ein Fehler von Pegwise: { $details }
tui-failure-other = Darauf gibt es keine Antwort: { $reason }
tui-help-ctrl = ^{ $letter } heißt: Halte Strg und drück { $letter }.
