# What is wrong at the command line, where, and what to do instead.
cli-stopped-early = Angehalten, bevor die Arbeit fertig war.
cli-out-of-time = Die Zeit war um, bevor es ein Ergebnis gab; gib mit --time mehr Zeit.
cli-strategy-of-settings = { $problem } (die Strategie steht in deinen Einstellungen; wähl eine andere mit --strategy)
cli-mcp-initialize = Die erste Nachricht muss die Anfrage „initialize“ sein.
cli-on-set-board = { $problem } (das Brett { $board } kommt aus deinen Einstellungen; wähle mit --rules ein anderes)
cli-stopped = Angehalten; das ist bis dahin gefunden.
cli-no-output = Die Ausgabe lässt sich nicht schreiben: { $problem }
cli-threads = --threads { $threads } geht hier nicht: { $problem }
cli-no-such-format = „{ $command }“ gibt es nicht als { $format }; nimm table oder json.
cli-no-format = „{ $command }“ gibt es nicht als { $format }; lass das Format weg.
cli-option-of-app-too = --{ $option } vor „{ $command }“ ist eine Option der App; schreib sie dahinter: pegwise { $command } --{ $option } ...
cli-option-without-board = „{ $command }“ braucht kein Brett; lass { $option } weg.
cli-option-beside-board = --board und --contest wählen die Bretter; lass { $option } weg.
cli-option-of-app = --{ $option } ist eine Option der App, und „{ $command }“ hat keine solche; lass sie weg.
cli-and = { $problem }; { $hint }

cli-hint-letters = ; für Wörter nenne das Spiel, etwa word-marks oder jotto, oder nimm --alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZ
cli-hint-digits = ; für Ziffern ab 0 nimm --alphabet 0123456789
cli-hint-boards = ; „pegwise rules“ zeigt die Namen der Bretter und die Varianten
cli-hint-umlaut = ; die Wörter haben keine Umlaute und kein ß, also schreib { $instead } statt { $found }
cli-hint-variant = ; meinst du -{ $meant }?
cli-hint-only = ; die Liste hinter -only= steht am Ende des Bretts, also schreib andere Varianten davor
cli-hint-kept = ; --kept last nimmt dein letztes Spiel
cli-hint-row = ; { $row }
cli-rules-no-json = das ist kein JSON: Schreib Felder als "NAME": WERT, Texte in Anführungszeichen, und zwischen Felder ein Komma ({ $said })
cli-rules-no-toml = das ist kein TOML: Schreib jedes Feld als NAME = WERT auf eine eigene Zeile, und Texte in Anführungszeichen ({ $said })
cli-rules-language = für „{ $found }“ gibt es hier keine Wörter; Pegwise spricht Englisch und Deutsch: Schreib die Wörter einer anderen Sprache unter words.en, dann gelten sie
cli-rules-field = kein Feld heißt „{ $found }“; es gibt { $fields }
cli-rules-choice = „{ $found }“ kann hier nicht stehen; möglich: { $values }
cli-rules-missing = das Feld „{ $field }“ fehlt
cli-rules-value = dieser Wert passt nicht zu seinem Feld ({ $said })
cli-rules-kind = dieser Wert passt nicht zu seinem Feld; { $kind ->
    [number] hierher gehört eine ganze Zahl
    [text] hierher gehört ein Text in Anführungszeichen
    [list] hierher gehört eine Liste in eckigen Klammern
   *[truth] hierher gehört true oder false
}
cli-rules-sum = Die Ziffern des Codes ergeben zusammen { $sum }.
cli-rules-given = Von Anfang an bekannt: { $rows }.
cli-rule-file = „{ $file }“ ist eine Datei mit Regeln; schreib --rules { $file }
cli-rules-meant = Kein Brett und kein Spiel heißt „{ $found }“; meinst du „{ $meant }“?
cli-board-twice = Das Brett steht zweimal da: { $first } und { $second }; schreib es einmal, vor die Zeilen.
cli-two-games = Das sind zwei Spiele. Gib sie einzeln ein.
cli-json-without-game = In diesem JSON steht kein Spiel. Nimm das JSON von demo, check, review, suggest oder candidates, oder schreib Zeilen wie 1122:1.1.
cli-board-last = Das Brett { $board } gehört vor die Zeilen.
cli-misplaced-board = das Brett gehört hinter --rules: --rules { $board }
cli-in-row = Zeile { $row }: { $problem }
cli-in-line = { $file }, Zeile { $line }: { $problem }
cli-in-file = { $file }: { $problem }
cli-empty-input = Die Standardeingabe ist leer; schreib ein Spiel, etwa 4x6 1122:1.1
cli-two-boards = Das Spiel läuft auf { $game }, aber { $option } wählt { $chosen }; lass { $option } weg, oder streich { $game } aus dem Spiel.
cli-board-of-file = Das Spiel läuft auf { $game }, aber { $option } wählt ein eigenes Brett; lass { $option } weg, oder streich { $game } aus dem Spiel.
cli-many-rows = Ein Spiel hat höchstens { $rows } Zeilen; erlaube weniger Züge mit { $option }.
cli-alphabet-repeated = „{ $symbol }“ steht für zwei Farben; jede Farbe braucht ihr eigenes Zeichen.
cli-alphabet-reserved = „{ $symbol }“ kann für keine Farbe stehen: Es bedeutet in Codes oder Antworten etwas anderes.
cli-alphabet-unseen = Zeichen { $place } von „{ $text }“: „{ $found }“ ist nicht zu sehen; lass es weg.
cli-alphabet-symbols = { $colors } Farben brauchen ebenso viele Zeichen, und { $found ->
    [one] es ist nur { $found }
   *[other] es sind nur { $found }
}; gib für jede eins an.
cli-alphabet-names = { $colors } Farben brauchen ebenso viele Namen, und { $found ->
    [one] es ist nur { $found }
   *[other] es sind nur { $found }
}; gib für jede einen an.

cli-standard-input = Standardeingabe
cli-unreadable = { $file } lässt sich nicht lesen: { $problem }
cli-file-pipe = das ist eine benannte Pipe; nenne stattdessen eine Datei, oder gib sie über die Standardeingabe, wo das geht
cli-file-large = es sind mehr als { $most } Byte, und mehr werden nicht gelesen
cli-file-no-text = das ist kein Text in UTF-8
cli-system-not-found = Datei oder Ordner nicht gefunden
cli-system-not-allowed = Zugriff verweigert
cli-system-folder = Es ist ein Ordner
cli-system-no-folder = Ein Teil des Pfads ist kein Ordner
cli-system-full = Kein Platz mehr
cli-file-twice = { $file } ist zweimal genannt; gib jedem Ergebnis eine eigene Datei.
cli-unwritable = { $file } lässt sich nicht schreiben: { $problem }
cli-man-unknown = „{ $word }“ ist weder ein Befehl noch ein Ordner; für einen neuen Ordner schreib { $word }/
cli-man-written = Die Handbuchseiten stehen in { $folder }.
cli-two-weights = { $code } steht schon weiter oben, mit einem anderen Gewicht
cli-no-codes = In { $file } stehen keine Codes; schreib in jede Zeile einen.
cli-codes-on-one-line = in einer Zeile stehen ein Code und sein Gewicht, nicht mehrere Codes; schreib jeden Code in eine eigene Zeile
cli-no-word = „{ $found }“ ist kein Wort; schreib in jede Zeile ein Wort, dahinter wahlweise ein Gewicht: crane 3
cli-no-game-yet = Du hast noch kein Spiel beendet. „pegwise play“ beginnt eins; „pegwise review 4x6 1122:1.1 1344:0.2 3512:4.0“ bespricht ein Spiel von anderswo.
cli-no-game = Ein Spiel { $number } gibt es nicht; du hast { $games }, gezählt ab 1.
cli-games-no-folder = Es gibt keinen Ordner für deine Spiele: { $problem }
cli-games-unusable = Mit { $file } geht es nicht: { $problem }
cli-games-version = Diese Spiele haben das Format „{ $found }“ einer neueren Version von Pegwise; diese Version liest „pegwise-games 1“. Installiere die neuere.
cli-games-large = Die Datei der Spiele hat { $bytes } Byte, mehr als Pegwise liest; teile sie auf.

cli-nothing-fits = Kein Code passt zu allen Antworten.
cli-nothing-found = Es wurde kein Code gefunden, der zu allen Antworten passt, und vielleicht gibt es keinen.
cli-not-in-pool = Zeile { $row }: { $guess } passt nicht zu den Antworten davor; nimm für den Rückblick --pool all.
cli-list-memory = { $board } hat { $codes } Codes, und das braucht { $needed } MiB, mehr als die erlaubten { $limit } MiB; erlaube sie mit --memory { $option }
cli-memory-not-there = { $board } braucht dafür { $needed } MiB Speicher, mehr als dieser Rechner bereitstellen kann; nimm weniger Stifte oder Farben.
cli-list-codes = { $board } hat { $codes } Codes, zu viele für eine Liste; { $instead }.
cli-list-many-codes = { $board } hat zu viele Codes für eine Liste; { $instead }.
cli-list-instead = nimm ein kleineres Brett; sind alle Antworten bekannt, gehen suggest, check und play auch auf größeren, und evaluate --games 100 auf Brettern bis 255 Stifte und 4.096 Farben
cli-list-instead-lies = mit falschen Antworten muss jeder Code auf die Liste, also nimm ein kleineres Brett
cli-list-pegs = Eine Zeile von { $board } hat { $pegs } Stifte, aber Pegwise beantwortet nur Zeilen bis { $limit } Stifte; nimm weniger.
cli-not-sampled-answers = Dieses Brett hat zu viele Codes für eine Liste. Ohne Liste findet Pegwise die möglichen Codes nur, wenn es schwarze und weiße Stifte gibt, nur schwarze oder nur ihre Summe, oder bis 134.217.728 Codes.
cli-not-sampled-large = Dieses Brett hat zu viele Codes für eine Liste. Ohne Liste findet Pegwise die möglichen Codes auf Brettern bis { $pegs } Stifte und { $colors } Farben.
cli-solver-memory = Optimales Spiel auf { $board } braucht { $needed } MiB Speicher, mehr als die erlaubten { $limit } MiB; erlaube es mit --memory { $option }
cli-solver-much-memory = Optimales Spiel auf { $board } braucht { $needed } MiB Speicher, mehr als die erlaubten { $limit } MiB; die anderen Strategien brauchen weniger: siehe „pegwise strategies“.
cli-solver-board = Optimales Spiel wird auf Brettern bis 256 verschiedene Antworten, 15 Stifte und 255 Farben gefunden, auf denen du jeden Code raten darfst; { $board } gehört nicht dazu.
cli-strategies-apart = „{ $name }“ ist eine andere Strategie; schreib davor ein Leerzeichen statt eines Kommas.
cli-strategy-meant = Keine Strategie heißt „{ $found }“; meinst du „{ $meant }“?
cli-strategy-needs-codes = „{ $name }“ braucht eine Liste aller Codes, und dieses Brett hat zu viele; sampled-entropy spielt auf jedem Brett, auf dem alle Antworten wahr sind.
cli-strategy-needs-codes-left = Diese Strategie braucht alle noch möglichen Codes, und bekannt ist nur eine Stichprobe davon; sampled-entropy spielt auf jedem Brett, auf dem alle Antworten wahr sind.
cli-strategy-other-board = Die Strategie ist für { $own }, aber das Spiel läuft auf { $game }.
cli-tree-foreign = Das ist kein Strategiebaum von Pegwise; stammt er von einem anderen Programm, sag mit --rules, auf welchem Brett er spielt.
cli-tree-other-guess = Zeile { $row } rät { $guess }, wo der Baum { $expected } rät.
cli-tree-no-guess = Der Baum hat keinen Zug nach der Antwort { $answer } auf { $guess } in Zeile { $row }.
cli-no-puzzle = Auf { $board } wurde kein Rätsel der Art { $kind } gefunden, und auch keins einer anderen Art; nimm mehr Stifte oder Farben, oder erlaube mehr Züge.
cli-no-puzzle-proved = Auf { $board } wurde kein Rätsel der Art { $kind } gefunden, und keine andere Art ließ sich beweisen; nimm weniger Stifte oder Farben, oder erlaube mehr Züge.
cli-no-puzzle-large = Rätsel gibt es auf Brettern mit bis zu { $pegs } Stiften und { $colors } Farben oder, wenn Antworten keine Anzahlen sind, mit bis zu { $codes } Codes.
cli-no-puzzle-but = Auf { $board } wurde kein Rätsel der Art { $kind } gefunden; es gibt: { $others }.

# Before and after the bar that shows how far the work is.
cli-job-listing = Codes auflisten
cli-job-looking = Codes suchen
cli-job-thinking = Nachdenken
cli-job-reviewing = Rückblick
cli-job-preparing = Vorbereiten
cli-job-playing = Spielen
cli-job-certifying = Beweis schreiben
cli-job-checking = Prüfen
cli-job-optimal = { $board } optimal
cli-job-so-far = Bisher { $guess }
cli-job-stops = Strg-C hält an
cli-job-seconds = noch etwa { $left ->
    [one] { $left } Sekunde
   *[other] { $left } Sekunden
}, Strg-C hält an
cli-job-minutes = noch etwa { $left ->
    [one] { $left } Minute
   *[other] { $left } Minuten
}, Strg-C hält an
cli-job-hours = noch etwa { $left ->
    [one] { $left } Stunde
   *[other] { $left } Stunden
}, Strg-C hält an
cli-job-days = noch etwa { $left ->
    [one] { $left } Tag
   *[other] { $left } Tage
}, Strg-C hält an

cli-mcp-missing = Dieses pegwise wurde ohne den Server für Assistenten gebaut. Zum Bauen, in einer Kopie des Repositorys: cargo install --path crates/pegwise-cli --features mcp
cli-doubtful-review = Wenn Antworten falsch sein dürfen, wird kein Zug beurteilt; deshalb gibt es keine Bewertung, die Programme lesen könnten. „pegwise check“ sagt ihnen, welche Antworten falsch sein können.
cli-suggest-optimal-doubtful = optimal spielt nur, wo jede Antwort bekannt und wahr ist. Lass --strategy weg, oder nenne eine andere Strategie, etwa knuth.
cli-doubtful = Dafür muss jede Antwort bekannt und wahr sein. Lass -lies in den Regeln weg, und im Spiel die Zeilen, deren Antwort nicht ganz bekannt ist.
cli-solver-lies = Dafür muss jede Antwort wahr sein, anders als auf { $board }. „pegwise optimal“ findet, wie viele Züge im schlimmsten Fall bei einer Lüge reichen.
cli-solver-one-lie = Die wenigsten Züge bei einer Lüge werden nur gefunden, wenn eine Antwort falsch sein darf, wie auf 3x4-lies1, nicht auf { $board }.
cli-solver-lies-large = Die wenigsten Züge bei einer Lüge werden auf Brettern mit bis zu { $most } Codes und Zügen gesucht, nicht auf { $board }.
cli-strategy-needs-answers = Für einen Baum müssen alle Antworten bekannt sein.
cli-strategy-too-many = Wenn Antworten falsch sein dürfen oder nicht alle bekannt sind oder Codes Gewichte haben, wird jeder Zug an jedem möglichen Code gemessen. { $guesses } Züge und { $codes } Codes sind zu viele; nimm ein kleineres Brett oder die Strategie „random“.
cli-tree-too-many-lies = Der Baum bräuchte mehr als { $limit } MiB Speicher: Es gibt zu viele Arten zu lügen. Gib mit --memory mehr, oder nimm ein kleineres Brett oder weniger Lügen.
