# Strategien und Heuristiken, jede unter ihrem Namen. Von einer Strategie: ihr Name, wie sie wählt, das in wenigen Worten, und wie es sich gegen
# sie spielt. Von einer Heuristik: was sie an einem Zug misst, was einen Zug zum besten macht, was Balken zeigen, und die Überschrift einer Spalte.
strength-best = das Beste, was schnell geht
strength-easy = leicht
strength-clever = schlau
strength-very-clever = sehr schlau
strength-perfect = perfekt

strategy-knuth = Knuth
strategy-knuth-about = Rät, was im schlimmsten Fall am wenigsten Codes übrig lässt; von gleich guten Zügen einen, der der Code sein kann.
strategy-knuth-short = lässt im schlimmsten Fall am wenigsten Codes übrig; am liebsten mit einem Zug, der gewinnen kann
strategy-knuth-strength = lässt wenige Codes übrig, auch mit Pech

strategy-expected-size = Erwarteter Rest
strategy-expected-size-about = Rät, was im Mittel am wenigsten Codes übrig lässt; von gleich guten Zügen einen, der der Code sein kann.
strategy-expected-size-short = lässt im Mittel am wenigsten Codes übrig
strategy-expected-size-strength = lässt im Schnitt wenige Codes übrig

strategy-entropy = Entropie
strategy-entropy-about = Rät, was am meisten Information verrät, in Bit; von gleich guten Zügen einen, der der Code sein kann.
strategy-entropy-short = erfährt am meisten Information
strategy-entropy-strength = lernt am meisten aus jeder Antwort

strategy-most-parts = Meiste Antworten
strategy-most-parts-about = Rät, was sich auf die meisten Arten beantworten lässt; von gleich guten Zügen einen, der der Code sein kann.
strategy-most-parts-short = lässt sich auf die meisten Arten beantworten
strategy-most-parts-strength = kann die meisten verschiedenen Antworten bekommen

strategy-larmouth = Larmouth
strategy-larmouth-about = Rät, was am meisten Information verrät, in Bit; ein Zug, der der Code sein kann, bekommt einen Bonus.
strategy-larmouth-short = erfährt am meisten Information; ein Zug, der gewinnen kann, bekommt einen Bonus
strategy-larmouth-strength = lernt viel aus jeder Antwort und versucht zu gewinnen

strategy-brain-breaker = Brain Breaker
strategy-brain-breaker-about = Rät, was im schlimmsten Fall am wenigsten Codes übrig lässt; von gleich guten Zügen, was im Mittel am wenigsten übrig lässt.
strategy-brain-breaker-short = lässt im schlimmsten Fall am wenigsten Codes übrig, dann im Mittel

strategy-minimax = Kleinster schlimmster Fall
strategy-minimax-about = Rät, was im schlimmsten Fall am wenigsten Codes übrig lässt; von gleich guten Zügen den ersten.
strategy-minimax-short = lässt im schlimmsten Fall am wenigsten Codes übrig; nimmt von gleich guten Zügen den ersten

strategy-first = Erster passender Code
strategy-first-about = Rät den ersten Code, der zu allen Antworten passt.
strategy-first-short = nimmt den ersten Code, der noch möglich ist
strategy-first-strength = rät den ersten Code, der noch möglich ist

strategy-random = Irgendein passender Code
strategy-random-about = Rät einen zufälligen Code, der zu allen Antworten passt. Der Zufall ist jedes Mal der gleiche.
strategy-random-short = zieht einen Code, der noch möglich ist; seed=N zieht anders

strategy-sampled-entropy = Entropie gezogener Codes
strategy-sampled-entropy-about = Für Bretter mit zu vielen Codes für eine Liste: Rät, was am meisten über Codes verrät, die aus den passenden gezogen wurden.
strategy-sampled-entropy-short = erfährt auf Brettern jeder Größe am meisten Information, nach einer Auswahl der Codes

strategy-optimal = Optimal
strategy-optimal-about = Durchsucht alles, was man spielen kann, und beweist, dass nichts im Mittel weniger Züge braucht. Das kann Minuten dauern; du kannst es anhalten.
strategy-optimal-short = braucht im Mittel am wenigsten Züge, bewiesen; für kleine Bretter
strategy-optimal-strength = braucht im Schnitt die wenigsten Züge, bewiesen

strategy-tree-short = spielt nach einem Strategiebaum aus einer Datei

heuristic-minimax-measure = { $value ->
    [one] im schlimmsten Fall noch { $value } Code
   *[other] im schlimmsten Fall noch { $value } Codes
}
heuristic-minimax-best = am wenigsten Codes im schlimmsten Fall
heuristic-minimax-bars = Balken: so viele Codes bleiben bei der schlechtesten Antwort; kürzer ist besser.
heuristic-minimax-column = Codes übrig, höchstens

heuristic-expected-size-measure = im Mittel noch { $value } Codes
heuristic-expected-size-best = am wenigsten Codes im Mittel
heuristic-expected-size-bars = Balken: so viele Codes bleiben im Schnitt; kürzer ist besser.
heuristic-expected-size-column = Codes übrig, im Mittel

heuristic-entropy-measure = im Mittel { $value } Bit
heuristic-entropy-best = am meisten Information
heuristic-entropy-bars = Balken: was der Zug verrät, in Bit; länger ist besser.
heuristic-entropy-column = Bit an Information

heuristic-most-parts-measure = { $value ->
    [one] { $value } mögliche Antwort
   *[other] { $value } verschiedene Antworten
}
heuristic-most-parts-best = am meisten verschiedene Antworten
heuristic-most-parts-bars = Balken: so viele verschiedene Antworten sind möglich; länger ist besser.
heuristic-most-parts-column = verschiedene Antworten

heuristic-larmouth-measure = Auskunft und Gewinnchance sind zusammen { $value } Bit wert
heuristic-larmouth-best = am meisten Information, mit einem Bonus für Züge, die gewinnen können
heuristic-larmouth-bars = Balken: was der Zug verrät, in Bit, und dazu zwei Bit mal seine Gewinnchance; länger ist besser.
