# Die Hilfe zu Befehlen und Optionen; die englische steht in den Quellen von pegwise-cli.
help-heading-usage = Aufruf:
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-heading-common-options = Allgemeine Optionen
help-heading-options-of-the-app = Optionen der App
help-word-command = BEFEHL
help-word-options = OPTIONEN
help-word-default = Vorgabe
help-word-values = möglich
help-word-example = Beispiel
help-word-examples = Beispiele
help-arg-help = Diese Hilfe zeigen (kürzer mit -h)
help-arg-version = Die Version zeigen
help-command-help = Die Hilfe zu Pegwise oder zu einem Befehl zeigen

# Alles zusammen.
help-about = Denkspiele um geheime Codes spielen, lösen und erklären
help-long-about =
    Denkspiele um geheime Codes spielen, lösen und erklären: Mastermind, Bulls and Cows und ihre Verwandten.

    Ohne Befehl öffnet pegwise am Terminal die App, die den ganzen Bildschirm nutzt; mit --plain ein Menü, Zeile für Zeile.

    Ein Brett schreibst du als Stifte x Farben: 4x6 ist das klassische, 4x10-distinct ist Bulls and Cows; „pegwise rules“ nennt Namen und Varianten. Codes sind Ziffern ab 1 (1122), Buchstaben (AABB) oder Anfangsbuchstaben von Farben (RRGG). Antworten sind schwarz.weiß (1.2 heißt: ein Stift sitzt richtig, zwei Farben stimmen an anderen Plätzen), auch 2B1W, 1,2 oder ++-. Ein Spiel ist eine Zeile: 4x6 1122:1.1 1344:0.2
help-notes =
    Exit-Codes: 0 fertig; 1 die Antwort ist nein (Widerspruch, nicht gefunden); 2 Eingabe nicht verstanden; 130 mit Strg-C angehalten (128 und seine Nummer bei einem anderen Signal).
    Ergebnisse gehen auf die Standardausgabe, Meldungen auf die Standardfehlerausgabe.

# Optionen, die es überall gibt.
help-arg-rules = Das Brett: Stifte x Farben mit Varianten, oder ein Name (siehe „pegwise rules“) [Vorgabe: classic]
help-arg-codes = Nur die Codes in dieser Datei kommen in Frage, einer in jeder Zeile; crane 3 kommt dreimal so oft
help-arg-alphabet = Ein Zeichen für jede Farbe, die erste Farbe zuerst, etwa BGKRWY oder 0123456789
help-arg-names = Namen der Farben, die erste Farbe zuerst, etwa rot,gelb,blau
help-arg-color = Wann Farbe benutzt wird; auto beachtet auch NO_COLOR
help-arg-plain = Ganze Sätze statt Zeichnungen, zum Vorlesen
help-arg-ascii = Nur ASCII-Zeichen: + - . statt Stiften [Vorgabe: wenn die Locale nicht UTF-8 ist]
help-arg-lang = Die Sprache aller Texte [Vorgabe: die deines Systems; Englisch bei --json, und immer in CSV]
help-arg-format = Wie das Ergebnis geschrieben wird
help-value-format-table = für Menschen
help-value-format-json = für Programme; das erste Feld nennt das Schema und seine Version
help-value-format-csv = für Tabellenkalkulationen
help-value-format-markdown = für Dokumente
help-arg-json = Dasselbe wie --format json
help-arg-no-history = Beendete Spiele nicht aufheben
help-arg-threads = Wie viele Kerne benutzt werden, 1 bis 1024 [Vorgabe: alle]
help-arg-memory = Wie viel Speicher die Liste der Codes oder die Suche nach optimalem Spiel brauchen darf, in MiB [Vorgabe: 512 und 2048]
help-arg-theme = Die Farben der App
help-value-theme-auto = hell oder dunkel, wie das Terminal sagt
help-value-theme-dark = für einen dunklen Hintergrund
help-value-theme-light = für einen hellen Hintergrund
help-value-theme-colour-blind = Farben, die auch Farbenblinde unterscheiden
help-value-theme-16 = die sechzehn Farben des Terminals
help-value-theme-none = keine Farbe
help-arg-app-seed = Die Codes der App werden aus dieser Zahl gezogen

# Optionen mehrerer Befehle.
help-arg-time = Nicht länger rechnen als so lange, und zeigen, was bis dahin gefunden ist
help-arg-strategy = Die Strategie, die rät, oder tree:DATEI [Vorgabe: knuth; wo sich die Codes nicht auflisten lassen, sampled-entropy]
help-arg-go-on = Ein Spiel fortsetzen, das du verlassen hast: das letzte, oder das mit einer Nummer aus „pegwise history unfinished“
help-arg-game = Das Spiel in einer Zeile, etwa 4x6 1122:1.1 1344:0.2; „-“ liest es von der Standardeingabe
help-arg-kept = Ein Spiel aus deiner Liste: seine Nummer, oder last für das letzte
help-arg-file = Die Datei; „-“ liest von der Standardeingabe
help-arg-tree = Den Strategiebaum in diese Datei schreiben: .json, .dot oder .gv, .compact, alles andere für Text
help-arg-pool = Welche Codes geraten werden dürfen
help-value-pool-all = jeder Code, den die Regeln erlauben
help-value-pool-candidates = nur Codes, die zu allen Antworten passen

# Die Befehle.
help-command-play = Den Code des Computers knacken
help-arg-play-seed = Den Code aus dieser Zahl ziehen: Dieselbe Zahl ergibt überall dasselbe Spiel
help-arg-play-evil = Ein fieser Gegner: Er hat keinen Code, und seine wahren Antworten lassen so viele Codes möglich wie es geht
help-arg-play-daily = Das Spiel des Tages, auf diesem Brett für alle gleich: am 21. November 2026 das von --seed 20261121
help-arg-play-challenge = Den Code eines Freundes knacken, auf dessen Brett: mit dem Text, den „pegwise challenge“ schreibt, oder einem Link damit
help-arg-play-strategy = Die Strategie, die Tipps gibt, oder tree:DATEI [Vorgabe: optimal, wo das höchstens etwa eine Sekunde dauert, sonst knuth; wo sich die Codes nicht auflisten lassen, sampled-entropy]
help-notes-play = Der Fingerabdruck am Anfang ist der SHA-256 einer Zeile, die am Ende mit dem Code gezeigt wird: So stand er vor deinem ersten Zug fest.

help-command-break = Den Computer deinen Code knacken lassen: Du antwortest auf seine Züge
help-arg-break-game = Ein Spiel, das weitergehen soll, etwa 4x6 1122:1.1
help-notes-break = Antworte mit 1.2, 2B1W, ++- und Ähnlichem; alles Weitere sagt dir „help“ im Spiel.

help-command-hotseat = Zwei an einer Tastatur: Einer versteckt einen Code, der andere knackt ihn

help-command-challenge = Eine Herausforderung: ein Code, den ein Freund knacken soll, als Text zum Verschicken
help-arg-challenge-code = Der Code; ohne ihn, oder mit „-“, wird er verdeckt abgefragt
help-notes-challenge =
    Auf den ersten Blick verrät der Text den Code nicht. Er ist aber nicht verschlüsselt: Ein Programm kann ihn lesen.
    Dein Freund knackt ihn mit: pegwise play --challenge TEXT

help-command-puzzle = Rätsel von fünf Arten, zum Lösen oder zum Drucken
help-arg-puzzle-kind = Wonach gefragt wird; mixed wechselt ab
help-arg-puzzle-level = Wie schwer, verglichen mit anderen auf dem Brett; mixed steigt von leicht zu schwer
help-arg-puzzle-seed = Die Rätsel aus dieser Zahl und den folgenden ziehen [Vorgabe: irgendeine, die dabeisteht]
help-arg-puzzle-count = Wie viele Rätsel, 1 bis 500
help-arg-puzzle-text = Alle hinschreiben, die Lösungen am Ende
help-arg-puzzle-pdf = Seiten zum Drucken in diese Datei schreiben, für A4 oder Letter, die Lösungen auf der letzten
help-notes-puzzle =
    deduce: Finde den einzigen Code, der passt. win-next: Finde einen Zug, nach dem der nächste sicher gewinnt. impossible: Welche Antwort ist unmöglich? wrong-answer: In welcher Zeile ist die Antwort falsch? padlock: wie deduce, in den Worten von Schlossrätseln.
    Dieselbe Zahl ergibt überall dieselben Rätsel. Wo niemand tippt, werden sie wie mit --text hingeschrieben.

help-command-stats = Deine Statistik: gewonnene Spiele, Züge und Serien auf jedem Brett, oder nur auf dem von --rules
help-notes-stats = Spiele mit Hilfe (hint, list oder undo) zählen für sich: In ihnen spielt der Computer mit.

help-command-history = Deine beendeten Spiele: zeigen, ausgeben, einlesen, löschen
help-arg-history-limit = Höchstens so viele zeigen, die neuesten [Vorgabe: 20 in einer Tabelle, sonst alle]
help-notes-history = Spiele, die du mit play, break oder hotseat beendest, werden aufgehoben, außer mit --no-history. Spiele, die ein Programm spielt, werden es nicht: die mit --json und die, deren Eingabe kein Terminal ist.
help-command-history-list = Die Spiele zeigen, das neueste zuerst; dasselbe wie „pegwise history“
help-arg-history-list-limit = Höchstens so viele zeigen [Vorgabe: 20 in einer Tabelle, sonst alle]
help-command-history-export = Alle Spiele in eine Datei oder auf die Standardausgabe schreiben
help-arg-history-export-file = Die Datei; „-“ oder nichts ist die Standardausgabe
help-command-history-import = Die Spiele einer Datei dazunehmen, die noch nicht da sind
help-command-history-delete = Ein Spiel löschen, oder alle
help-arg-history-delete-number = Die Nummer des Spiels in der Liste
help-arg-history-delete-all = Alle Spiele
help-arg-history-delete-yes = Nicht vorher fragen
help-notes-history-delete = Zeilen der Datei, die sich nicht lesen lassen, werden nie gelöscht.
help-command-history-share = Ein Ergebnis zum Teilen, das den Code nicht verrät
help-arg-history-share-which = Die Nummer des Spiels in der Liste, oder last für das letzte
help-command-history-unfinished = Die Spiele, die noch nicht zu Ende sind, das zuletzt gespielte zuerst
help-arg-history-unfinished-discard = Das Spiel mit dieser Nummer wegwerfen
help-command-history-path = Wo die Datei der Spiele ist

help-command-demo = Dem Computer zusehen, wie er einen Code knackt
help-arg-demo-secret = Der Code; „-“ oder nichts für einen zufälligen
help-arg-demo-seed = Den Code aus dieser Zahl ziehen
help-arg-demo-evil = Gegen einen fiesen Gegner, der keinen Code hat und die meisten Codes möglich lässt

help-command-suggest = Den besten nächsten Zug eines Spiels finden, und sagen warum
help-arg-suggest-strategy = Die Strategie, oder tree:DATEI [Vorgabe: optimal, wo das höchstens etwa eine Sekunde dauert, sonst knuth; wo sich die Codes nicht auflisten lassen, sampled-entropy]
help-arg-suggest-top = Die besten N Züge zur Auswahl zeigen statt eines einzigen

help-command-candidates = Die Codes auflisten, die zu allen Antworten eines Spiels passen
help-arg-candidates-count = Nur sagen, wie viele es sind
help-arg-candidates-limit = Höchstens so viele zeigen [Vorgabe: 100 am Terminal, sonst alle]
help-arg-check-all = Jede Berichtigung der Antworten zeigen
help-arg-candidates-all = Alle zeigen, auch am Terminal

help-command-check = Die Antworten eines Spiels prüfen: welche sich widersprechen, und wie es sich beheben lässt

help-command-review = Jeden Zug eines Spiels bewerten, und das Glück bei den Antworten
help-arg-review-game = Das Spiel in einer Zeile, etwa 4x6 1122:1.1 1344:0.2; „-“ liest es von der Standardeingabe [Vorgabe: dein letztes Spiel]
help-arg-review-numbers = Können, Glück und die besseren Züge jeder Reihe zeigen
help-arg-review-secret = Der gesuchte Code: Falsche Antworten werden genannt
help-arg-review-without-opening = Den ersten Zug bei Noten und Summen weglassen
help-notes-review =
    Können ist 99 für den besten Zug, und 0 für einen, der einen ganzen Zug mehr kostet.
    Glück ist die Wahrscheinlichkeit einer schlechteren Antwort, von 0 bis 99.

help-command-train = Aus einem Spiel lernen: die besseren Züge finden, bevor sie gezeigt werden
help-arg-train-game = Das Spiel in einer Zeile, etwa 4x6 1122:1.1 1344:0.2; „-“ liest es von der Standardeingabe [Vorgabe: dein letztes Spiel]

help-command-score = Einen Zug mit einem Code vergleichen
help-arg-score-guess = Der Zug
help-arg-score-secret = Der Code
help-arg-score-explain = Stift für Stift

help-command-explain = Erklären, was ein Zug verraten würde, oder welcher von mehreren am meisten verrät
help-arg-explain-words = Das Spiel, etwa 4x6 1122:1.1, dann die Züge, die verglichen werden; ohne einen der Zug der Strategie
help-arg-explain-strategy = Die Strategie, die sich erklärt, oder tree:DATEI [Vorgabe: optimal, wo das höchstens etwa eine Sekunde dauert, sonst knuth; wo sich die Codes nicht auflisten lassen, sampled-entropy]

help-command-evaluate = Strategien gegen jeden Code spielen lassen und vergleichen
help-arg-evaluate-specs = Strategien, etwa knuth oder entropy,tie=candidate,open=1234 oder tree:DATEI [Vorgabe: die üblichen]
help-arg-evaluate-plot = Die Verteilungen in diese SVG-Datei zeichnen
help-arg-evaluate-per-secret = Die Züge, die jeder Code braucht, in diese CSV-Datei schreiben, eine Spalte für jede Strategie
help-arg-evaluate-games = So viele Spiele mit zufälligen Codes, auf Brettern jeder Größe, statt mit allen Codes
help-arg-evaluate-seed = Die Codes aus dieser Zahl und den folgenden ziehen [Vorgabe: 0]

help-command-tournament = Programme und Strategien gegeneinander spielen lassen: dieselben Codes für alle
help-arg-tournament-strategies = Strategien, die mitspielen, etwa knuth, optimal oder tree:DATEI
help-arg-tournament-guest = Ein Programm, das mitspielt, mit einem Namen: Es spricht die drei Befehle aus docs/tournament.md
help-arg-tournament-engine = Ein Programm, das mitspielt, mit einem Namen: Es spricht wie „pegwise engine“
help-arg-tournament-board = Ein Brett, auf dem gespielt wird; für mehrere Bretter mehrmals [Vorgabe: das von --rules]
help-arg-tournament-codemaker = Wessen Codes geknackt werden: honest, evil, colors=N, few-repeats, prior=DATEI, lie=REIHE; für mehrere mehrmals [Vorgabe: honest]
help-arg-tournament-contest = Der Wettbewerb für Bots: 1 bis 10 verschiedene Ziffern, die erste nicht 0, und 50 ms für jeden Zug
help-arg-tournament-games = Spiele jedes Spielers auf jedem Brett gegen jeden Codegeber; all ist eines mit jedem Code
help-arg-tournament-seed = Die Codes aus dieser Zahl und den folgenden ziehen
help-arg-tournament-move-time = So lange darf ein Zug dauern [Vorgabe: 10, im Wettbewerb 0.05]
help-arg-tournament-game-time = So lange dürfen alle Züge eines Spiels zusammen dauern [Vorgabe: 300, im Wettbewerb 15]
help-arg-tournament-series = So viele Spiele spielt ein Programm, bevor es neu gestartet wird
help-arg-tournament-at-once = So viele Spiele zugleich, 1 bis 1024; die Ergebnisse sind dieselben
help-arg-tournament-results = Jedes Spiel in dieser Datei festhalten, sobald es zu Ende ist; derselbe Befehl macht dort weiter
help-arg-tournament-per-game = Die Spiele in diese CSV-Datei schreiben, eine Zeile für jedes
help-arg-tournament-game-lines = Die Spiele in diese Datei schreiben, jedes in einer Zeile
help-arg-tournament-page = Die Ergebnisse mit Zeichnungen in diese HTML-Seite schreiben
help-notes-tournament =
    Die drei Befehle, die ein Programm kennen muss, und die Codegeber stehen in docs/tournament.md.
    Mit --results macht ein angehaltenes Turnier weiter, wenn du denselben Befehl noch einmal gibst.
help-command-tournament-player = Einen Spieler zum Anfangen ausgeben: ein Programm in einer Datei
help-arg-tournament-player-which = Welcher Spieler
help-value-which-python = in Python: rät einen Code, der zu allen Antworten passt
help-value-which-javascript = in JavaScript, für node: rät von einigen Codes den, den die meisten Antworten unterscheiden
help-value-which-c = in C: rät den Code, der im Durchschnitt die wenigsten übrig lässt
help-value-which-contest = in C, für den Wettbewerb der Bots: betrachtet eine Auswahl von Zügen und Codes, innerhalb von 50 ms

help-command-optimal = Die bestmögliche Strategie finden, und beweisen, dass keine besser ist
help-arg-optimal-objective = Was am kleinsten sein soll: mean, mean within N, max, mean then max, max then mean
help-arg-optimal-checkpoint = Den Stand beim Suchen in diese Datei schreiben, und beim nächsten Mal dort weitermachen
help-arg-optimal-certificate = Den Beweis der unteren Schranke in diese Datei schreiben, für „pegwise certificate verify“
help-notes-optimal =
    Strg-C oder --time hält die Suche an: Dann steht da, was gefunden und was bewiesen ist.
    Mit --checkpoint geht der nächste Lauf dort weiter.

help-command-static = Das statische Spiel: alle Fragen auf einmal stellen, dann muss ein Versuch gewinnen
help-command-static-find = Die wenigsten Fragen finden, die alle Codes unterscheiden, und beweisen, dass weniger nicht reichen
help-notes-static-find =
    Strg-C oder --time hält die Suche an: Dann steht da, was gefunden und was bewiesen ist.
help-command-static-check = Prüfen, ob die Antworten auf diese Fragen alle Codes unterscheiden
help-arg-static-check-questions = Die Fragen

help-command-certificate = Einen aufgeschriebenen Beweis prüfen, dass keine Strategie besser ist
help-command-certificate-verify = Dem Beweis Schritt für Schritt folgen, mit der Bewertung aus dem Lehrbuch
help-arg-certificate-file = Der Beweis; „-“ liest von der Standardeingabe

help-command-tree = Strategiebäume prüfen, ansehen, vergleichen, drucken
help-notes-tree = Die Datei eines Baums sagt, nach welchen Regeln er spielt. Bei Bäumen anderer Programme (verschachtelte Züge und Antworten, oder ein Spiel in jeder Zeile) gib --rules an.
help-command-tree-verify = Jeden Code durchspielen, mit der Bewertung aus dem Lehrbuch
help-arg-tree-file = Der Baum; „-“ liest von der Standardeingabe
help-command-tree-stats = Jeden Code durchspielen, und sagen, wie viele Züge das braucht und wie der Baum aussieht
help-command-tree-show = Was ein Baum rät, und was auf jede Antwort folgt
help-arg-tree-show-words = Die Antworten bis jetzt, oder das Spiel bis jetzt
help-arg-tree-show-depth = Wie viele Antworten weit geschaut wird, 1 bis 64
help-command-tree-diff = Spielen zwei Bäume gleich? Exit-Code 1, wenn nicht
help-arg-tree-diff-first = Ein Baum; „-“ liest von der Standardeingabe
help-arg-tree-diff-second = Der andere
help-command-tree-convert = Einen Baum in einem anderen Format auf die Standardausgabe schreiben
help-arg-tree-convert-to = Das Format
help-value-to-text = eine Tabelle: Antworten bis jetzt -> nächster Zug
help-value-to-compact = jeder Zug mit seinen Antworten in Klammern: weniger als halb so lang
help-value-to-json = dieselbe Tabelle als JSON
help-value-to-dot = eine Zeichnung für Graphviz
help-value-to-html = ein Heft zum Danachspielen, für den Drucker deines Browsers
help-value-to-svg = seine Seiten in einer Zeichnung

help-command-engine = Anfragen eines Programms beantworten, in jeder Zeile ein JSON-Objekt
help-arg-engine-at-once = Wie viele Anfragen zugleich bearbeitet werden, 1 bis 64
help-notes-engine = Das Protokoll steht in docs/engine.md.

help-command-mcp = Das alles einem Assistenten anbieten, als Werkzeuge des Model Context Protocol
help-notes-mcp = Assistenten starten es selbst und sprechen mit ihm über seine Standardein- und -ausgabe. Wie du sie einstellst, steht in docs/mcp.md.

help-command-conformance = Eigene Programme an bekannten richtigen Antworten prüfen
help-command-conformance-run = Ein Programm prüfen, das bewertet: eine Zeile mit Regeln, Versuch und Code hinein, eine Zeile mit der Antwort heraus
help-arg-conformance-run-program = Das Programm mit seinen Argumenten, nach --
help-notes-conformance-run = Das Programm liest Zeilen wie 4x6 1122 1213, bis seine Eingabe endet, und antwortet auf jede mit einer Zeile wie 1.2, oder mit ?, wenn es die Regeln nicht kennt. In docs/conformance.md stehen Programme für den Anfang.

help-command-web = Die App für die Browser dieses Rechners bereitstellen
help-arg-web-dir = Der Ordner der Web-App [Vorgabe: die, die mit diesem Programm kam]
help-arg-web-port = Der Port; 0 ist irgendein freier [Vorgabe: 4567, oder irgendeiner, wenn der belegt ist]
help-arg-web-no-open = Den Browser nicht öffnen
help-arg-web-class = Eine Klasse öffnen: In deinem Netz treten alle mit einem Code bei und spielen deine Runden
help-arg-web-listen = Mit --class: die Adresse dieses Rechners, die offen ist; 127.0.0.1 erreicht niemand sonst [Vorgabe: 0.0.0.0, alle]
help-arg-web-room = Mit --class: die Klasse in dieser Datei aufbewahren; ist sie da, damit weitermachen [Vorgabe: nirgends]
help-notes-web = Zuerst kommt die Adresse auf der Standardausgabe; mit --class ist es die der Tafel. Strg-C beendet den Dienst, mit Exit-Code 0.

help-command-bench = Messen, wie schnell dieser Rechner ist; die Signatur ist eine Prüfsumme aller Züge
help-arg-bench-signature = Nur die Signatur, die auf jedem Rechner dieselbe ist

help-command-rules = Die Bretter mit Namen und die Varianten nennen
help-command-strategies = Die Strategien nennen

help-command-config = Deine Einstellungen: zeigen, setzen, zurücksetzen
help-notes-config = Optionen gehen vor Einstellungen, und bei --json, CSV und Markdown zählen Einstellungen nicht.
help-command-config-show = Alle Einstellungen zeigen; dasselbe wie „pegwise config“
help-command-config-set = Eine Einstellung setzen
help-arg-config-set-key = Was gesetzt wird
help-arg-config-set-value = Ihr Wert
help-command-config-reset = Eine Einstellung zurücksetzen, oder alle
help-arg-config-reset-key = Was zurückgesetzt wird [Vorgabe: alles]
help-command-config-path = Wo die Datei der Einstellungen ist

help-command-completions = Vervollständigungen für deine Shell schreiben
help-arg-completions-shell = Welche Shell

help-command-man = Die Handbuchseite zeigen, oder die eines Befehls, oder alle Seiten in einen Ordner schreiben
help-arg-man-of = Ein Befehl, dessen Seite gezeigt wird, oder ein Ordner für die Seiten aller Befehle; einen neuen schreibst du mit /
