# Rätsel und Blätter zum Drucken.
puzzles = Rätsel
puzzles-about = Jedes Rätsel ist ein angefangenes Spiel mit einer Frage. Tipps führen dich Schritt für Schritt zur Lösung.
puzzles-kinds = Arten von Rätseln
puzzles-levels = Stufen
puzzles-next = Nächstes Rätsel
puzzles-next-guess = Nächster Zug
puzzles-which-answer = Eine dieser Antworten auf den nächsten Zug ist unmöglich. Welche?
puzzles-several = Eine Seite Rätsel drucken
puzzles-sheet = Rätsel: { $kind } ({ $level })

boards = Leere Bretter
boards-board = Ein leeres Brett
boards-rules = Spielt zu zweit. Eine Person schreibt einen Code in die oberste Zeile und faltet sie nach hinten, die andere rät Zeile für Zeile. So antwortet ihr: für jede Farbe am richtigen Platz einen kleinen Kreis ausmalen, für jede richtige Farbe am falschen Platz einen Ring hineinzeichnen. Dann tauscht ihr.
boards-code = Code
boards-fold = An dieser Linie den Code nach hinten falten
boards-maker = Code von:
boards-breaker = Geraten von:
