# Learn: a walk in seven steps.
learn-about = { $steps } kurze Schritte. Jeder fragt erst dich und verrät dann die Lösung.
learn-steps = Schritte
learn-ways = Weiter und zurück
learn-heading = { $number }. { $name }
learn-back = Zurück: { $name }
learn-on = Weiter: { $name }
learn-present = Groß, für die Klasse
learn-present-end = Normale Größe
learn-print = Drucken
learn-sheet-name = Name:
learn-sheet-date = Datum:
learn-no-step = Einen Schritt „{ $step }“ gibt es nicht; die Schritte sind 1 bis { $steps }.
learn-examples = Beispiele
learn-reveal = Auflösen
learn-show = Lösung zeigen
learn-told = Die Lösung
learn-right = Das stimmt.
learn-wrong = Deine Vorhersage war: { $said }.
learn-again = Noch einmal fragen
learn-bad-prediction = „{ $said }“ ist hier keine Vorhersage. Mach unten eine.
learn-bad-seed = „{ $seed }“ ist keine Startzahl; es ist eine ganze Zahl, etwa 7.
learn-other-board = In diesem Schritt geht es um das Brett { $own }, nicht um { $board }.

learn-answers = Antworten
learn-filtering = Codes ausschließen
learn-partitions = Aufteilen, was noch möglich ist
learn-measures = Welcher Zug ist besser?
learn-impossible = Ein Zug, der nicht gewinnen kann
learn-tree = Eine ganze Strategie
learn-next = Wie es weitergeht

learn-secret = Geheimer Code
learn-guess = Zug
learn-answer = Antwort
learn-codes = Codes
learn-alike = Beide gleich
learn-own-guesses = Eigene Züge vergleichen
learn-first = Erster Zug im Vergleich
learn-second = Zweiter Zug im Vergleich
learn-compare = Vergleichen
learn-against = { $first } oder { $second }

learn-answers-about = Jemand denkt sich einen Code aus, eine Reihe von Farben. Du rätst eine Reihe, und die Antwort sagt, wie nah du dran bist:
learn-answers-how = Wie genau gezählt wird
learn-answers-pairs = So findest du die Antwort: Bilde Paare aus einem Stift deines Zuges und einem des Codes. Erst gleiche Farben am gleichen Platz, die sind schwarz. Dann gleiche Farben unter den Stiften, die übrig sind, die sind weiß. Kein Stift gehört zu zwei Paaren; das ist wichtig, wenn eine Farbe mehrmals vorkommt.
learn-answers-written = In einer Antwort steht Schwarz vorn: 1.2 heißt ein schwarzer Stift und zwei weiße.
learn-in-place = Am Platz
learn-elsewhere = Anderswo
learn-both = Von beidem
learn-next-round = Nächste Runde
learn-done = geschafft
learn-check = Prüfen
learn-cross-out = Streich jeden Code, den die letzte Antwort ausschließt: Drück darauf, oder nimm auf Papier einen Bleistift.
learn-crossed = { $found } von { $all } durchgestrichen
learn-twice-once = Zweimal und einmal
learn-two-for-one = Zwei für einen
learn-all-elsewhere = Alle woanders
learn-three-each = Je drei
learn-three-for-two = Drei für zwei
learn-answers-question = Wie lautet die Antwort?
learn-answer-is = Die Antwort ist { $answer }: { $spoken }.
learn-peg-black = Stift { $peg }, { $color }: steht im Code am gleichen Platz. Schwarz.
learn-peg-white = Stift { $peg }, { $color }: bildet ein Paar mit Stift { $other } des Codes. Weiß.
learn-peg-taken = Stift { $peg }, { $color }: Im Code sind alle solchen Stifte schon vergeben. Nichts.
learn-peg-nowhere = Stift { $peg }, { $color }: kommt im Code nicht vor. Nichts.
learn-pairs = Linien zwischen den Stiften des Codes und denen des Zuges; die Liste sagt, welche.
learn-pairs-key = Dicke Linie: schwarz. Gestrichelte Linie: weiß. Kreuz: kein Partner.
learn-own = Ein eigenes Beispiel
learn-use-secret = Diesen Code nehmen
learn-use-guess = Diesen Zug nehmen

learn-filtering-about = Jede Antwort schließt Codes aus, immer nach der gleichen Probe: Angenommen, ein Code wäre der geheime. Käme dann die Antwort heraus, die du bekommen hast? Wenn nicht, scheidet er aus.
learn-filtering-board = Hier ist ein kleines Brett, 3 Stifte und 4 Farben, mit allen 64 Codes. Einer davon ist der geheime.
learn-filtering-begin = Von vorn
learn-guesses = Zug { $guesses }
learn-filtering-left = { $left } von { $before } sind noch möglich.
learn-filtering-out = { $code } scheidet aus: Wäre das der geheime Code, wäre die Antwort auf { $guess } nicht { $given } gewesen, sondern { $answer }.
learn-filtering-kept = { $code } bleibt möglich: Die Antwort auf { $guess } ist dann { $answer }, wie beim geheimen Code.
learn-filtering-won = Dieser Zug war der geheime Code.
learn-filtering-codes = Alle Codes
learn-filtering-key = Durchgestrichen: ausgeschlossen. Mit gepunktetem Rahmen: von der letzten Antwort ausgeschlossen.
learn-ruled-out = ausgeschlossen
learn-ruled-out-now = von der letzten Antwort ausgeschlossen
learn-other-secret = Ein anderer Code
learn-to-assistant = Im Helfer weitermachen

learn-partitions-about = Noch bevor du die Antwort hörst, hat dein Zug die möglichen Codes sortiert: Die mit der gleichen Antwort liegen zusammen in einer Zelle. Die Antwort verrät dir, in welcher Zelle der Code liegt.
learn-partitions-small = Kleine Zellen sind gut. Für den Schnitt zählt eine große Zelle öfter, weil der Code öfter in ihr liegt.
learn-later = Später im Spiel
learn-partitions-question = Nach welchem Zug sind im Schnitt weniger Codes möglich?
learn-partitions-solution = Im Schnitt bleiben { $codes } Codes nach { $first } und { $others } nach { $second }.
learn-partitions-sum = { $guess }: ({ $squares }) / { $codes } = { $average }
learn-cells = Wie viele Codes welche Antwort geben
learn-parts = Zellen
learn-largest = Größte Zelle
learn-average = Übrig im Schnitt

learn-measures-about = Welcher Zug ist der beste? Vier Maße sehen sich die Größen der Zellen an, einen Zug voraus.
learn-minimax = Schlimmster Fall
learn-minimax-about = Die Größe der größten Zelle; kleiner ist besser. Wer danach spielt, spielt Minimax.
learn-expected-size = Erwartete Größe
learn-expected-size-about = Wie viele Codes im Schnitt bleiben; kleiner ist besser.
learn-entropy = Entropie
learn-entropy-about = Wie viel die Antwort verrät, in Bit; mehr ist besser. Ein Bit halbiert die Codes.
learn-most-parts = Die meisten Teile
learn-most-parts-about = Wie viele verschiedene Antworten es gibt; mehr ist besser.
learn-measures-goal = Keines davon ist das Ziel. Das Ziel ist, am Ende wenige Züge zu brauchen, und dafür musst du alle Züge ansehen, die noch folgen.
learn-measures-question = Was sagen die vier Maße?
learn-all-prefer-this = Alle vier ziehen vor:
learn-all-prefer = Alle vier ziehen { $guess } vor
learn-mixed = Sie sind sich nicht einig
learn-measures-alike = Für alle vier sind beide Züge gleich gut
learn-measures-table = Zwei Züge nach vier Maßen
learn-measure = Maß
learn-preferred = Besser
learn-total = Züge insgesamt
learn-mean = Züge im Schnitt
learn-moral-better = Perfekt weitergespielt kommt { $guess } mit { $fewer ->
    [one] { $fewer } Zug
   *[other] { $fewer } Zügen
} weniger aus als { $other }, zusammengezählt über alle { $codes } Codes.
learn-moral-alike = Perfekt weitergespielt brauchen beide Züge gleich viel: { $total } Züge, zusammengezählt über alle { $codes } Codes. Was die Maße auch sagen, hier macht es keinen Unterschied.
learn-moral-right = Alle vier Maße hatten recht.
learn-moral-wrong = Alle vier Maße lagen falsch: Sie sehen nur einen Zug voraus.
learn-moral-some = Manche Maße hatten recht, andere nicht.
learn-moral-blind = Die Maße sehen keinen Unterschied, aber es gibt einen.

learn-impossible-about = Wenn nur noch wenige Codes möglich sind, willst du vielleicht nur solche raten, die es sein können: So ein Zug könnte ja sofort gewinnen. Aber ein Zug, der es nicht sein kann, trennt die anderen manchmal besser.
learn-impossible-count = Pegwise hat hier jeden Zug des Bretts ausprobiert und perfekt weitergespielt. Von den Zügen, die der Code sein können, siehst du den besten, und ebenso von denen, die es nicht sein können.
learn-can-be = kann der Code sein
learn-cannot-be = kann nicht der Code sein
learn-equally-many = Beide gleich viele
learn-impossible-question = Welcher Zug braucht am Ende weniger Züge?
learn-for-all = Für alle { $codes } Codes zusammen:
learn-needs = { $guess } braucht { $total } Züge, im Schnitt { $mean }.
learn-impossible-all = Kein Zug, der der Code sein kann, braucht weniger als { $total }.
learn-race-impossible = Der beste Zug ist hier also einer, der nicht gewinnen kann: Was er jetzt aufgibt, holt er später wieder herein.
learn-race-possible = Der beste Zug ist hier also einer, der sofort gewinnen kann.
learn-race-same = Hier macht es also keinen Unterschied, und ein Zug, der vielleicht sofort gewinnt, schadet nicht.
learn-split = { $guess }: { $parts ->
    [one] { $parts } Zelle
   *[other] { $parts } Zellen
}, die größte mit { $largest ->
    [one] { $largest } Code
   *[other] { $largest } Codes
}
learn-no-impossible = Vor dem ersten Zug kann jeder Code der geheime sein. Dieser Schritt braucht ein Spiel, in dem schon geraten wurde.

learn-tree-about = Eine Strategie sagt nach jeder Antwort, was du als Nächstes rätst. Aufgeschrieben ist das ein Baum: Er beginnt mit dem ersten Zug, verzweigt sich nach der Antwort, und an jedem Zweig steht der nächste Zug, bis der Code gefunden ist.
learn-tree-grow = Jedes Maß der letzten Schritte hat auf dem kleinen Brett seinen eigenen Baum. Wähle eine Strategie und einen Code, und sieh, wo er im Baum steht.
learn-strategy = Strategie
learn-no-strategy = Eine Strategie „{ $strategy }“ gibt es hier nicht.
learn-own-secret = Einen Code wählen
learn-tree-question = Wie viele Züge braucht sie, um { $secret } zu finden, den letzten mitgezählt?
learn-tree-solution = { $secret } wird mit Zug { $guesses } gefunden.
learn-path = Der Baum, offen auf dem Weg zu { $secret }
learn-path-about = Jede Zeile ist eine Antwort, der nächste Zug danach, und wie viele Codes noch möglich sind. Drück auf eine Zeile, um ihre Zweige zu öffnen oder zu schließen.
learn-branch = { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}
learn-found = gefunden
learn-whole = Der ganze Baum
learn-whole-about = Für alle { $secrets } Codes zusammen braucht sie { $total } Züge, im Schnitt { $mean } und höchstens { $max }.
learn-lengths = Wie viele Codes wie viele Züge brauchen
learn-guesses-needed = Züge
learn-secrets = Codes
learn-trees = Vier Strategien auf diesem Brett
learn-max = Höchstens
learn-least = Gar keine Strategie kommt insgesamt mit weniger als { $total } Zügen aus; Pegwise hat es gerade bewiesen.

learn-next-about = Mehr steckt nicht dahinter, auf Brettern jeder Größe:
learn-sum-answers = Eine Antwort zählt Paare: schwarz am gleichen Platz, weiß anderswo, kein Stift zweimal.
learn-sum-filtering = Ein Code bleibt möglich, wenn er alle Antworten gegeben hätte, die du bekommen hast.
learn-sum-partitions = Ein Zug teilt die möglichen Codes in Zellen; kleine Zellen sind gut.
learn-sum-measures = Maße sehen einen Zug voraus. Ihr Rat ist gut, aber manchmal falsch.
learn-sum-impossible = Der beste Zug kann einer sein, der nicht der Code sein kann.
learn-sum-tree = Eine Strategie ist ein Baum; es zählt, wie viele Züge sie für alle Codes zusammen braucht.
learn-go-play = Spiel auf dem kleinen Brett
learn-go-play-about = 3 Stifte, 4 Farben: Knack den Code mit dem, was du jetzt weißt.
learn-go-break = Denk dir einen Code aus und sieh zu, wie eine Strategie ihn findet.
learn-go-assistant = Ein laufendes Spiel: der beste nächste Zug, und warum.
learn-go-strategies = Die Bäume dieser Schritte, und die größerer Bretter.
learn-teachers = Für den Unterricht
learn-teachers-links = Jeder Schritt und jedes Beispiel hat seine eigene Adresse. Kopiere sie aus dem Browser: Wer sie öffnet, sieht das Gleiche.
learn-teachers-vote = Lass die Klasse vorhersagen, bevor du auflöst: mit Handzeichen für jede Möglichkeit, oder alle schreiben eine Zahl auf.
learn-teachers-present = „Groß, für die Klasse“ macht alles größer und blendet aus, was um den Schritt herum steht.
learn-teachers-print = Jedes Blatt füllt seine Seite. Die Lösung folgt auf einer eigenen Seite.
learn-teachers-offline = Nichts braucht ein Konto, und nach dem ersten Besuch geht alles auch offline.
learn-teachers-class = Alle auf einmal: Mit „pegwise web --class“ auf deinem Rechner treten alle im selben Netz mit einem Code bei und spielen deine Runden.

teach-about = Codeknacken braucht am Anfang keine Mathematik und führt zu Logik, Zählen, Durchschnitten und Information. Für den Anfang genügt eine Stunde von 45 Minuten; du brauchst keine Konten und musst nichts installieren.
teach-young = 8 bis 10 Jahre
teach-young-time = 1 Stunde von 45 Minuten
teach-young-goals = Die Kinder beantworten einen Zug richtig, sagen, warum ein Code nicht der geheime sein kann, und erklären es anderen.
teach-middle = 11 bis 14 Jahre
teach-middle-time = 2 Stunden von 45 Minuten
teach-middle-goals = Die Jugendlichen schließen Codes planvoll aus, zählen, was übrig bleibt, und vergleichen zwei Züge mit Durchschnitten.
teach-old = 15 bis 18 Jahre
teach-old-time = 3 oder 4 Stunden von 45 Minuten
teach-old-goals = Die Jugendlichen vergleichen Maße (schlimmster Fall, erwartete Größe, Entropie), lesen eine Strategie als Baum und sehen, warum der beste nächste Schritt nicht der beste Plan sein muss.
teach-plan = Eine Stunde von 45 Minuten
teach-plan-begin = Ein Spiel gemeinsam an der Tafel, die Klasse rät.
teach-plan-play = Zu zweit: Einer versteckt einen Code, der andere rät; dann wird getauscht.
teach-plan-learn = Die Schritte oben, groß für die Klasse. Alle sagen voraus, dann wird aufgelöst.
teach-plan-pairs = Wieder zu zweit, mit dem Arbeitsblatt. Wer findet eine falsche Antwort des anderen?
teach-plan-end = Gespräch: Welcher Zug hat am meisten verraten, und warum?
teach-sheets = Arbeitsblätter
teach-sheet = Arbeitsblatt
teach-key = Lösung
teach-hints = Gut zu wissen
teach-to-steps = Zu den Schritten
