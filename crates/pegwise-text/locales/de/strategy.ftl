# Strategies and heuristics, each under its name. Of a strategy: its name, how it chooses, the same in a few words, and how it feels to play
# against. Of a heuristic: what it measures of a guess, what makes a guess the best, what bars show, and the heading of a column.
strength-best = die beste schnelle
strength-easy = leicht
strength-clever = schlau
strength-very-clever = sehr schlau
strength-perfect = perfekt

strategy-knuth = Knuth
strategy-knuth-about = Wählt den Zug, der im schlimmsten Fall die wenigsten Codes übrig lässt; von gleich guten einen, der gewinnen kann.
strategy-knuth-short = lässt im schlimmsten Fall die wenigsten Codes übrig; am liebsten mit einem Zug, der gewinnen kann
strategy-knuth-strength = lässt wenige Codes übrig, auch bei Pech

strategy-expected-size = Erwarteter Rest
strategy-expected-size-about = Wählt den Zug, der im Schnitt die wenigsten Codes übrig lässt; von gleich guten einen, der gewinnen kann.
strategy-expected-size-short = lässt im Schnitt die wenigsten Codes übrig
strategy-expected-size-strength = lässt im Schnitt wenige Codes übrig

strategy-entropy = Entropie
strategy-entropy-about = Wählt den Zug, der am meisten verrät, gemessen in Bit; von gleich guten einen, der gewinnen kann.
strategy-entropy-short = erfährt die meiste Information
strategy-entropy-strength = lernt am meisten aus jeder Antwort

strategy-most-parts = Meiste Antworten
strategy-most-parts-about = Wählt den Zug mit den meisten möglichen Antworten; von gleich guten einen, der gewinnen kann.
strategy-most-parts-short = wählt Züge mit den meisten möglichen Antworten
strategy-most-parts-strength = kann die meisten verschiedenen Antworten bekommen

strategy-larmouth = Larmouth
strategy-larmouth-about = Wählt den Zug, der am meisten verrät, gemessen in Bit; ein Zug, der gewinnen kann, bekommt einen Bonus.
strategy-larmouth-short = erfährt die meiste Information; ein Zug, der gewinnen kann, bekommt einen Bonus
strategy-larmouth-strength = lernt viel aus jeder Antwort und versucht zu gewinnen

strategy-yes-no = Ja oder nein
strategy-yes-no-about = Wählt den Zug, nach dem im Schnitt die wenigsten Ja-Nein-Fragen den Code finden würden; von gleich guten einen, der gewinnen kann.
strategy-yes-no-short = lässt die wenigsten Ja-Nein-Fragen übrig

strategy-brain-breaker = Brain Breaker
strategy-brain-breaker-about = Wählt den Zug, der im schlimmsten Fall die wenigsten Codes übrig lässt; von gleich guten den, der im Schnitt die wenigsten übrig lässt.
strategy-brain-breaker-short = lässt im schlimmsten Fall die wenigsten Codes übrig, dann im Schnitt

strategy-minimax = Kleinster schlimmster Fall
strategy-minimax-about = Wählt den Zug, der im schlimmsten Fall die wenigsten Codes übrig lässt; von gleich guten den ersten.
strategy-minimax-short = lässt im schlimmsten Fall die wenigsten Codes übrig; nimmt von gleich guten Zügen den ersten

strategy-first = Erster passender Code
strategy-first-about = Rät den ersten Code, der zu allen Antworten passt.
strategy-first-short = nimmt den ersten Code, der noch möglich ist
strategy-first-strength = rät den ersten Code, der noch möglich ist

strategy-random = Irgendein passender Code
strategy-random-about = Rät irgendeinen Code, der zu allen Antworten passt. Die zufällige Wahl ist jedes Mal dieselbe.
strategy-random-short = zieht einen Code, der noch möglich ist; seed=N zieht einen anderen

strategy-sampled-entropy = Entropie mit Stichprobe
strategy-sampled-entropy-about = Für Bretter mit zu vielen Codes für eine Liste: Wählt den Zug, der am meisten über zufällige passende Codes verrät, gemessen in Bit.
strategy-sampled-entropy-short = erfährt auf Brettern jeder Größe die meiste Information, anhand einer Stichprobe

strategy-optimal = Optimal
strategy-optimal-about = Probiert alle Möglichkeiten durch und beweist, dass es im Schnitt nicht mit weniger Zügen geht. Das kann Minuten dauern; du kannst es anhalten.
strategy-optimal-short = braucht im Schnitt die wenigsten Züge, bewiesen; für kleine Bretter
strategy-optimal-strength = braucht im Schnitt die wenigsten Züge, bewiesen

strategy-tree-short = spielt nach einem Strategiebaum aus einer Datei

heuristic-minimax-measure = { $value ->
    [one] im schlimmsten Fall noch { $value } Code
   *[other] im schlimmsten Fall noch { $value } Codes
}
heuristic-minimax-best = die wenigsten Codes im schlimmsten Fall
heuristic-minimax-bars = Balken: so viele Codes bleiben bei der schlechtesten Antwort; kürzer ist besser.
heuristic-minimax-column = Codes übrig, höchstens

heuristic-expected-size-measure = im Schnitt noch { $value } Codes
heuristic-expected-size-best = die wenigsten Codes im Schnitt
heuristic-expected-size-bars = Balken: so viele Codes bleiben im Schnitt; kürzer ist besser.
heuristic-expected-size-column = Codes übrig im Schnitt

heuristic-entropy-measure = im Schnitt { $value } Bit
heuristic-entropy-best = die meiste Information
heuristic-entropy-bars = Balken: was der Zug verrät, in Bit; länger ist besser.
heuristic-entropy-column = Information in Bit

heuristic-most-parts-measure = { $value ->
    [one] { $value } mögliche Antwort
   *[other] { $value } verschiedene Antworten
}
heuristic-most-parts-best = die meisten verschiedenen Antworten
heuristic-most-parts-bars = Balken: so viele verschiedene Antworten sind möglich; länger ist besser.
heuristic-most-parts-column = verschiedene Antworten

heuristic-larmouth-measure = Information und Gewinnchance sind zusammen { $value } Bit wert
heuristic-larmouth-best = die meiste Information, mit einem Bonus für Züge, die gewinnen können
heuristic-larmouth-bars = Balken: was der Zug verrät, in Bit, plus zwei Bit mal seine Gewinnchance; länger ist besser.

heuristic-yes-no-measure = im Schnitt noch { $value } Ja-Nein-Fragen
heuristic-yes-no-best = die wenigsten Ja-Nein-Fragen übrig
heuristic-yes-no-bars = Balken: so viele Ja-Nein-Fragen würden nach der Antwort im Schnitt den Code finden; kürzer ist besser.
