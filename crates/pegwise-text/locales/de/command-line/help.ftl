# Die Hilfe zu Befehlen und Optionen. Die englische steht in den Quellen von pegwise-cli.
help-heading-usage = Aufruf:
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-word-default = Vorgabe
help-word-or = oder
help-word-values = möglich
help-word-example = Beispiel
help-word-examples = Beispiele
# Was im Aufruf groß geschrieben ist, steht für etwas.
help-name-address = ADRESSE
help-name-answers = ANTWORTEN
help-name-codemaker = CODEGEBER
help-name-command = BEFEHL
help-name-day = TAG
help-name-dir = ORDNER
help-name-file = DATEI
help-name-folder = ORDNER
help-name-game = SPIEL
help-name-guess = ZUG
help-name-key = EINSTELLUNG
help-name-kind = ART
help-name-language = SPRACHE
help-name-level = STUFE
help-name-names = NAMEN
help-name-objective = ZIEL
help-name-options = OPTIONEN
help-name-or = ODER
help-name-player = SPIELER
help-name-pool = AUSWAHL
help-name-program = PROGRAMM
help-name-questions = FRAGEN
help-name-rules = REGELN
help-name-seconds = SEKUNDEN
help-name-secret = CODE
help-name-spec = STRATEGIE
help-name-strategy = STRATEGIE
help-name-symbols = ZEICHEN
help-name-theme = THEMA
help-name-value = WERT
help-name-when = WANN

help-command-help = Die Hilfe zu Pegwise oder zu einem Befehl zeigen

# „pegwise --help“ und „pegwise -h“.
help-about = Codes knacken: Mastermind, Bulls and Cows, Wortspiele und mehr spielen, lösen und verstehen
help-app = Die App öffnen (mit --plain ein Menü)
help-group-play = Spielen
help-group-solve = Lösen
help-group-learn = Lernen
help-group-research = Forschen
help-group-connect = Verbinden
help-group-set-up = Einrichten
help-notation =
    Ein Brett ist Stifte x Farben (4x6, 4x10-distinct) oder ein Name (siehe „pegwise rules“).
    Codes schreibst du als 1122, AABB oder RRGG, Antworten als 1.2 (1 schwarz, 2 weiß), 1B2W oder +--.
    Exit-Codes: 0 fertig, 1 kein Ergebnis oder Fehler gefunden, 2 unverständlich, 130 Strg-C.
    Mehr zu einem Befehl: pegwise BEFEHL --help
help-more =
    Alle Befehle und Optionen: pegwise --help
    Mehr zu einem Befehl: pegwise BEFEHL --help
help-common = Allgemeine Optionen wie --rules, --lang, --format und --plain: siehe „pegwise --help“

# Optionen, die es überall gibt: für jede nur eine Zeile.
help-arg-rules = Das Brett: 5x8 oder ein Name aus „pegwise rules“ [Vorgabe: classic]
help-arg-codes = Die möglichen Codes, einer pro Zeile; Gewicht dahinter: crane 3
help-arg-alphabet = Die Zeichen der Farben, der Reihe nach, etwa BGKRWY oder 0123456789
help-arg-names = Die Namen der Farben, der Reihe nach, etwa rot,gelb,blau
help-arg-color = Mit Farben; auto beachtet NO_COLOR
help-arg-plain = Ganze Sätze statt Zeichnungen, für Screenreader
help-arg-ascii = Stifte in ASCII, als + - . [Vorgabe: wenn die Locale nicht UTF-8 ist]
help-arg-lang = Sprache: en oder de; in CSV en [Vorgabe: die des Systems; in JSON en]
help-arg-format = Das Format
help-arg-json = Dasselbe wie --format json
help-arg-no-history = Beendete Spiele nicht speichern
help-arg-threads = Die Zahl der Prozessorkerne, 1 bis 1024 [Vorgabe: alle]
help-arg-memory = Speicher in MiB, bis 100 mehr [Vorgabe: 512; 2048 für optimales Spiel]
help-arg-theme = Farben der App
help-arg-app-seed = Die Startzahl für die Codes der App

# Optionen mehrerer Befehle.
help-arg-time = Nach dieser Zeit aufhören und das Beste zeigen, was gefunden ist
help-arg-play-time = Jede Suche nach einem Zug oder einer Antwort nach dieser Zeit beenden und das Beste nehmen, was gefunden ist
help-arg-break-time = { help-arg-play-time }
help-arg-train-time = { help-arg-play-time }
help-arg-conformance-run-time = So lange darf das Programm für alle Antworten brauchen
help-arg-strategy = Die Strategie des Computers, oder tree:DATEI [Vorgabe: optimal, wenn das höchstens etwa eine Sekunde dauert, sonst knuth; sampled-entropy auf Brettern, die für eine Liste zu groß sind]
help-arg-go-on = Ein offenes Spiel fortsetzen: das letzte oder Nummer N aus „pegwise history unfinished“
help-arg-game = Das Spiel in einer Zeile: 4x6 1122:1.1 1344:0.2; „-“ liest es von der Standardeingabe
help-arg-kept = Ein Spiel aus „pegwise history“: seine Nummer oder last für das letzte
help-arg-file = Die Datei; „-“ liest von der Standardeingabe
help-arg-tree = Den Strategiebaum in diese Datei schreiben, als .json, .dot, .gv oder .compact; jeder andere Name ergibt Text
help-arg-pool = Die Codes, die geraten werden dürfen
help-value-pool-all = jeder Code, den die Regeln erlauben
help-value-pool-candidates = nur Codes, die zu allen bisherigen Antworten passen

# Die Befehle.
help-command-play = Den Code des Computers knacken
help-arg-play-seed = Die Startzahl für den Code: Dieselbe Zahl ergibt überall dasselbe Spiel
help-arg-play-evil = Gegen den fiesen Gegner spielen: Er hat keinen Code, und seine wahren Antworten lassen so viele Codes möglich, wie es geht
help-arg-play-daily = Das Spiel des Tages, für alle auf diesem Brett dasselbe (--seed 20261121 am 21. November 2026). Dein erstes von heute zählt für deine Tagesserie; frühere Tage zählen dafür nicht
help-arg-play-challenge = Den Code eines Freundes knacken, auf seinem Brett: mit dem Text von „pegwise challenge“ oder einem Link damit
help-notes-play = Der Fingerabdruck am Anfang ist der SHA-256 einer Zeile, die du am Ende siehst. Sie enthält den Code: So kannst du prüfen, dass er sich im Spiel nicht geändert hat.

help-command-break = Den Computer deinen Code knacken lassen
help-arg-break-game = Ein Spiel, das weitergehen soll: 4x6 1122:1.1
help-notes-break = Antworte auf jeden Zug mit 1.2, 2B1W, ++- oder ähnlich. Alles Weitere sagt dir „hilfe“ im Spiel.

help-command-hotseat = Zu zweit an einer Tastatur spielen
help-notes-hotseat = Einer versteckt einen Code, der andere knackt ihn.

help-command-challenge = Aus einem Code eine Herausforderung für Freunde machen
help-arg-challenge-code = Der Code; ohne ihn oder mit „-“ tippst du ihn verdeckt ein
help-notes-challenge =
    Auf den ersten Blick verrät der Text den Code nicht. Er ist aber nicht verschlüsselt: Ein Programm kann ihn lesen.
    Dein Freund knackt ihn mit: pegwise play --challenge TEXT

help-command-puzzle = Rätsel von fünf Arten lösen oder drucken
help-arg-puzzle-kind = Die Art der Rätsel; mixed wechselt ab
help-arg-puzzle-level = Der Schwierigkeitsgrad, verglichen mit anderen Rätseln auf dem Brett; mixed geht von leicht zu schwer
help-arg-puzzle-seed = Die Startzahl des ersten Rätsels; jedes weitere zählt 1 dazu [Vorgabe: zufällig, und wird gezeigt]
help-arg-puzzle-count = Die Zahl der Rätsel, 1 bis 500
help-arg-puzzle-text = Die Rätsel ausgeben, mit den Lösungen am Ende
help-arg-puzzle-pdf = Seiten für A4 oder Letter in diese Datei schreiben, mit den Lösungen auf der letzten
help-notes-puzzle =
    deduce: Finde den einzigen Code, der passt.
    win-next: Finde einen Zug, nach dem du mit dem nächsten sicher gewinnst.
    impossible: Finde die Antwort, die nie vorkommen kann.
    wrong-answer: Finde die Zeile mit der falschen Antwort.
    padlock: wie deduce, erzählt als Rätsel um ein Zahlenschloss.
    Dieselbe Startzahl ergibt überall dieselben Rätsel. Ohne Terminal werden sie wie mit --text ausgegeben.

help-command-stats = Deine Siege, Züge und Serien auf jedem Brett zeigen
help-notes-stats = Spiele mit Hilfe (tipp, liste oder zurück) werden getrennt gezählt.

help-command-history = Deine beendeten Spiele zeigen, ausgeben, einlesen oder löschen
help-arg-history-limit = Höchstens die N neuesten Spiele zeigen [Vorgabe: 20 in einer Tabelle, sonst alle]
help-notes-history = Spiele, die du mit play, break oder hotseat beendest, werden gespeichert, außer mit --no-history. Spiele, die ein Programm spielt, werden nicht gespeichert: die mit --json und die, deren Eingabe kein Terminal ist.
help-command-history-list = Deine Spiele zeigen, das neueste zuerst, wie „pegwise history“
help-arg-history-list-limit = Höchstens N Spiele zeigen [Vorgabe: 20 in einer Tabelle, sonst alle]
help-command-history-export = Alle Spiele in eine Datei oder auf die Standardausgabe schreiben
help-arg-history-export-file = Die Datei [Vorgabe: Standardausgabe, wie mit „-“]
help-command-history-import = Die neuen Spiele einer Datei dazunehmen
help-command-history-delete = Ein Spiel oder alle löschen
help-arg-history-delete-number = Die Nummer des Spiels in „pegwise history“
help-arg-history-delete-all = Alle Spiele löschen
help-arg-history-delete-yes = Nicht vorher nachfragen
help-notes-history-delete = Zeilen, die sich nicht lesen lassen, werden nie gelöscht.
help-command-history-share = Ein Ergebnis zum Teilen ausgeben, ohne den Code
help-arg-history-share-which = Die Nummer des Spiels in „pegwise history“, oder last für das letzte
help-command-history-unfinished = Deine offenen Spiele zeigen, das zuletzt gespielte zuerst
help-arg-history-unfinished-discard = Das offene Spiel mit dieser Nummer löschen
help-command-history-path = Den Pfad der Datei mit den Spielen ausgeben

help-command-demo = Dem Computer beim Knacken eines Codes zusehen
help-arg-demo-secret = Der Code [Vorgabe: zufällig, wie mit „-“]
help-arg-demo-seed = Die Startzahl für den Code: Dieselbe Zahl ergibt denselben Code
help-arg-demo-evil = Gegen den fiesen Gegner, der keinen Code hat und so viele Codes möglich lässt, wie es geht

help-command-suggest = Den besten nächsten Zug finden und begründen
help-arg-suggest-top = Die besten N Züge zeigen statt eines einzigen

help-command-candidates = Die Codes zeigen, die zu allen Antworten eines Spiels passen
help-arg-candidates-count = Nur die Zahl der Codes ausgeben
help-arg-candidates-limit = Höchstens N Codes ausgeben [Vorgabe: 100 am Terminal, sonst alle]
help-arg-candidates-all = Alle Codes ausgeben, auch am Terminal

help-command-check = Widersprüche in den Antworten finden und beheben
help-arg-check-all = Alle Korrekturen der Antworten zeigen

help-command-review = Die Züge eines Spiels und dein Glück bewerten
help-arg-review-game = Das Spiel in einer Zeile: 4x6 1122:1.1 1344:0.2; „-“ liest es von der Standardeingabe [Vorgabe: dein letztes Spiel]
help-arg-review-numbers = Können, Glück und bessere Züge jeder Zeile zeigen
help-arg-review-secret = Der gesuchte Code: Damit werden falsche Antworten gefunden
help-arg-review-without-opening = Den ersten Zug bei Noten und Summen weglassen
help-notes-review =
    Können ist 99 für den besten Zug und 0 für einen, der einen ganzen Zug mehr kostet.
    Glück ist die Wahrscheinlichkeit einer schlechteren Antwort, von 0 bis 99.

help-command-train = Aus einem Spiel lernen: die besseren Züge selbst finden
help-arg-train-game = Das Spiel in einer Zeile: 4x6 1122:1.1 1344:0.2; „-“ liest es von der Standardeingabe [Vorgabe: dein letztes Spiel]

help-command-score = Einen Zug mit einem Code vergleichen
help-arg-score-guess = Der Zug
help-arg-score-secret = Der Code
help-arg-score-rest = Die weiteren Wörter, wenn Codes aus mehreren Wörtern ohne Anführungszeichen bestehen
help-arg-score-explain = Die Antwort Stift für Stift erklären

help-command-explain = Erklären, was ein Zug dir verrät, oder Züge vergleichen
help-arg-explain-words = Das Spiel, 4x6 1122:1.1, und dann die Züge, die verglichen werden [Vorgabe: der Zug der Strategie]

help-command-evaluate = Strategien gegen jeden Code spielen lassen und vergleichen
help-arg-evaluate-specs = Die Strategien: knuth, entropy,tie=candidate,open=1234, tree:DATEI [Vorgabe: die üblichen]
help-arg-evaluate-plot = Die Verteilungen in diese SVG-Datei zeichnen
help-arg-evaluate-per-secret = Die Züge für jeden Code in diese CSV-Datei schreiben, eine Spalte pro Strategie
help-arg-evaluate-games = N Spiele mit zufälligen Codes statt mit allen Codes, auf Brettern jeder Größe
help-arg-evaluate-seed = Die Startzahl des ersten Spiels; jedes weitere zählt 1 dazu [Vorgabe: 0]

help-command-tournament = Programme und Strategien mit denselben Codes gegeneinander spielen lassen
help-arg-tournament-strategies = Die Strategien, die mitspielen, etwa knuth, optimal oder tree:DATEI
help-arg-tournament-guest = Ein Name und ein Programm, das mitspielt, mit den drei Befehlen aus docs/tournament.md
help-arg-tournament-engine = Ein Name und ein Programm, das mitspielt, mit dem Protokoll von „pegwise engine“
help-arg-tournament-board = Ein Brett, auf dem gespielt wird; für mehrere wiederholen [Vorgabe: das Brett von --rules]
help-arg-tournament-codemaker = Der Codegeber: honest, evil, colors=N, few-repeats, prior=DATEI oder lie=REIHE; für mehrere wiederholen [Vorgabe: honest]
help-arg-tournament-contest = Der Wettbewerb für Bots: 1 bis 10 verschiedene Ziffern, die erste nicht 0, und 50 ms pro Zug
help-arg-tournament-games = Spiele pro Spieler, Brett und Codegeber; all spielt eines mit jedem Code
help-arg-tournament-seed = Die Startzahl des ersten Spiels; jedes weitere zählt 1 dazu
help-arg-tournament-move-time = Zeit für einen Zug [Vorgabe: 10; im Wettbewerb 0.05]
help-arg-tournament-game-time = Zeit für alle Züge eines Spiels zusammen [Vorgabe: 300; im Wettbewerb 15]
help-arg-tournament-series = Ein Programm nach N Spielen neu starten
help-arg-tournament-at-once = N Spiele gleichzeitig spielen, 1 bis 1024; die Ergebnisse sind dieselben
help-arg-tournament-results = Jedes Spiel in dieser Datei speichern, sobald es zu Ende ist; derselbe Befehl macht dort weiter
help-arg-tournament-per-game = Die Spiele in diese CSV-Datei schreiben, eine Zeile pro Spiel
help-arg-tournament-game-lines = Die Spiele in diese Datei schreiben, jedes in einer Zeile
help-arg-tournament-page = Die Ergebnisse mit Zeichnungen in diese HTML-Seite schreiben
help-notes-tournament =
    docs/tournament.md beschreibt die Codegeber und die drei Befehle, die ein Programm verstehen muss.
    Mit --results setzt derselbe Befehl ein angehaltenes Turnier fort.
help-command-tournament-player = Einen Spieler als Ausgangspunkt ausgeben: ein Programm in einer Datei
help-arg-tournament-player-which = Der Spieler
help-value-which-python = in Python: rät einen Code, der zu allen Antworten passt
help-value-which-javascript = in JavaScript, für node: rät von einigen Codes den mit den meisten verschiedenen Antworten
help-value-which-c = in C: rät den Code, der im Durchschnitt die wenigsten Codes übrig lässt
help-value-which-contest = in C, für den Wettbewerb der Bots: prüft eine Auswahl von Zügen und Codes, in 50 ms

help-command-optimal = Eine optimale Strategie finden und beweisen, dass sie optimal ist
help-arg-optimal-objective = Das Ziel, das am kleinsten sein soll: mean, mean within N, max, mean then max, max then mean [Vorgabe: mean; max, wenn Antworten falsch sein können]
help-arg-optimal-checkpoint = Den Stand der Suche in dieser Datei speichern und beim nächsten Mal dort weitermachen
help-arg-optimal-certificate = Den Beweis der unteren Schranke in diese Datei schreiben, für „pegwise certificate verify“
help-notes-optimal =
    Strg-C oder --time hält die Suche an und zeigt, was bis dahin gefunden und bewiesen ist.
    Mit --checkpoint macht der nächste Lauf dort weiter.

help-command-static = Das statische Spiel lösen: alle Fragen auf einmal stellen
help-notes-static = Die Fragen hängen nicht von den Antworten ab. Nach ihnen muss ein einziger Zug gewinnen.
help-command-static-find = Die wenigsten Fragen finden, die alle Codes unterscheiden, und es beweisen
help-notes-static-find = Strg-C oder --time hält die Suche an und zeigt, was bis dahin gefunden und bewiesen ist.
help-command-static-check = Prüfen, ob die Antworten auf bestimmte Fragen alle Codes unterscheiden
help-arg-static-check-questions = Die Fragen

help-command-certificate = Einen aufgeschriebenen Beweis prüfen, dass keine Strategie besser ist
help-command-certificate-verify = Jeden Schritt des Beweises mit der Bewertung aus dem Lehrbuch prüfen
help-arg-certificate-file = Der Beweis; „-“ liest von der Standardeingabe

help-command-tree = Strategiebäume prüfen, zeigen, vergleichen oder umwandeln
help-notes-tree = Ein Baum von Pegwise nennt seine Regeln. Bei Bäumen anderer Programme (verschachtelte Züge und Antworten, oder ein Spiel pro Zeile) gib --rules an.
help-command-tree-verify = Jeden Code mit dem Baum durchspielen, mit der Bewertung aus dem Lehrbuch
help-arg-tree-file = Der Baum; „-“ liest von der Standardeingabe
help-command-tree-stats = Jeden Code durchspielen und die Zahl der Züge und die Form des Baums zeigen
help-command-tree-show = Die Züge eines Baums zeigen, und was auf jede Antwort folgt
help-arg-tree-show-words = Die Antworten bis jetzt, oder das Spiel bis jetzt
help-arg-tree-show-depth = So viele Antworten vorausschauen, 1 bis 64
help-command-tree-diff = Zwei Bäume vergleichen; Exit-Code 1, wenn sie verschieden spielen
help-arg-tree-diff-first = Der erste Baum; „-“ liest von der Standardeingabe
help-arg-tree-diff-second = Der zweite Baum
help-command-tree-convert = Einen Baum in einem anderen Format ausgeben
help-arg-tree-convert-to = Das Format
help-value-to-text = eine Tabelle: Antworten bis jetzt -> nächster Zug
help-value-to-compact = jeder Zug mit seinen Antworten in Klammern: weniger als halb so lang
help-value-to-json = dieselbe Tabelle als JSON
help-value-to-dot = eine Zeichnung für Graphviz
help-value-to-html = ein Heft zum Danachspielen, das du im Browser druckst
help-value-to-svg = die Seiten des Hefts in einer Zeichnung

help-command-engine = Anfragen eines Programms beantworten, ein JSON-Objekt pro Zeile
help-arg-engine-at-once = N Anfragen gleichzeitig bearbeiten, 1 bis 64
help-notes-engine = docs/engine.md beschreibt das Protokoll.

help-command-mcp = Einen Assistenten Pegwise benutzen lassen (Model Context Protocol)
help-notes-mcp = Assistenten starten diesen Befehl selbst und sprechen mit ihm über Standardein- und -ausgabe. docs/mcp.md sagt, wie du sie einrichtest.

help-command-conformance = Eigene Programme an bekannten richtigen Antworten prüfen
help-command-conformance-run = Ein Programm prüfen, das Züge bewertet
help-arg-conformance-run-program = Das Programm und seine Argumente, nach --
help-notes-conformance-run = Das Programm liest Zeilen mit Regeln, Zug und Code, etwa 4x6 1122 1213, bis seine Eingabe endet. Auf jede antwortet es mit einer Zeile wie 1.2, oder mit ?, wenn es die Regeln nicht kennt. In docs/conformance.md stehen Programme als Ausgangspunkt.

help-command-web = Die Web-App im Browser öffnen oder eine Klasse starten
help-arg-web-dir = Der Ordner der Web-App [Vorgabe: der, der mit pegwise kam]
help-arg-web-port = Der Port; 0 nimmt irgendeinen freien [Vorgabe: 4567, oder irgendeiner, wenn der belegt ist]
help-arg-web-no-open = Den Browser nicht öffnen
help-arg-web-class = Eine Klasse starten: In deinem Netz treten alle mit einem Code bei und spielen deine Runden
help-arg-web-listen = Mit --class: die Adresse, auf der gelauscht wird; 127.0.0.1 ist nur dieser Computer [Vorgabe: 0.0.0.0, alle Adressen]
help-arg-web-room = Mit --class: die Klasse in dieser Datei speichern, oder die darin fortsetzen [Vorgabe: nicht gespeichert]
help-notes-web = Die erste Zeile auf der Standardausgabe ist die Adresse; mit --class die der Tafel. Strg-C beendet den Befehl, mit Exit-Code 0.

help-command-bench = Messen, wie schnell dieser Computer ist
help-arg-bench-signature = Nur die Signatur ausgeben: eine Prüfsumme aller Züge, auf jedem Computer dieselbe

help-command-rules = Spiele mit Namen und Varianten zeigen, oder eines beschreiben
help-arg-rules-game = Nur dieses beschreiben: ein Name, ein Brett oder eine Regeldatei
help-arg-rules-file = Es als Regeldatei in JSON ausgeben, als Ausgangspunkt für eigene Regeln
help-command-strategies = Die Strategien zeigen, oder eine beschreiben
help-arg-strategies-name = Nur diese beschreiben

help-command-config = Deine Einstellungen zeigen, ändern oder zurücksetzen
help-notes-config = Optionen gehen vor. Mit --json, CSV und Markdown zählen Einstellungen nicht.
help-command-config-show = Alle Einstellungen zeigen, wie „pegwise config“, oder den Wert von einer
help-arg-config-show-key = Die Einstellung [Vorgabe: alle]
help-command-config-set = Eine Einstellung ändern
help-arg-config-set-key = Die Einstellung
help-arg-config-set-value = Der neue Wert
help-command-config-reset = Eine Einstellung oder alle zurücksetzen
help-arg-config-reset-key = Die Einstellung [Vorgabe: alle]
help-command-config-path = Den Pfad der Datei mit den Einstellungen ausgeben

help-command-completions = Vervollständigungen für deine Shell ausgeben
help-arg-completions-shell = Die Shell

help-command-man = Eine englische Handbuchseite ausgeben, oder alle in einen Ordner schreiben
help-arg-man-of = Der Befehl, dessen Seite ausgegeben wird, oder ein Ordner für alle Seiten; ein neuer Ordner endet mit /
