# Strategies: compared with each other, and their trees.
tui-strategies-another = eine andere:
tui-strategies-truthful = { $board }, ohne Lügen
tui-strategies-lies = Alle Zahlen hier gelten für Spiele ohne Lügen. „pegwise evaluate“ zeigt auch die für die schlimmsten Lügen.
tui-strategies-long = { $codes } Codes: Eine Strategie braucht lange; Esc hält sie an.
tui-strategies-too-large = Dieses Brett hat zu viele Codes, um es durchzuspielen. „pegwise evaluate --games 100“ spielt einige Spiele darauf.
tui-strategies-type = Tippe eine Strategie, etwa entropy,tie=candidate oder knuth,open=CODE.

tui-compare-title = Strategien vergleichen, { $board }
tui-compare-about = Jede Strategie spielt gegen jeden Code. Du siehst ihre Züge für alle zusammen (Summe), im Schnitt (Mittel) und höchstens (max); * steht beim besten dieser Werte. Die Balken zeigen, wie viele Codes 1, 2, 3 … Züge brauchen. In die letzte Zeile passt jede Strategie, etwa entropy,tie=candidate,open=1234.
tui-compare-codes = { $codes ->
    [one] { $codes } Code
   *[other] { $codes } Codes
}
tui-compare-total = Summe
tui-compare-mean = Mittel
tui-compare-max = max
tui-compare-proved = { $strategy } (sicher)
tui-compare-waiting = wartet
tui-compare-failed = Fehler
tui-compare-stopped = Angehalten. Was gefunden ist, bleibt.
tui-compare-running = Ergebnisse kommen nach und nach.
tui-compare-begin = Enter spielt eine durch, * alle.

tui-explore-title = Baum einer Strategie, { $board }
tui-explore-writing = Der Baum wird geschrieben … { $percent }
tui-tree-title = { $strategy }, { $board }
tui-tree-about = Eine ausgeschriebene Strategie: ihr Zug in jeder Stellung, und zu jeder Antwort, wie viele Codes noch möglich sind, was sie dann rät und wie viele Züge sie noch braucht, höchstens (max) und im Schnitt (Mittel), der letzte mitgezählt. Ein Spiel wie 1122:1.1 1344:0.2 oder einen Code kannst du einfügen oder nach / eintippen.
tui-tree-not-found = Der Baum findet diesen Code nicht.
tui-tree-found-before = Der Code ist schon vor Zeile { $row } gefunden.
tui-tree-other-guess = Zeile { $row } rät { $guess }; hier wird { $here } geraten.
tui-tree-no-such-answer = Zeile { $row }: Kein noch möglicher Code gibt auf { $guess } die Antwort { $answer }.
tui-tree-other-board = Dieser Baum ist für { $own }; das Spiel ist auf { $board }.
tui-tree-no-guess = Noch wurde nichts geraten.
tui-tree-found = gefunden
tui-tree-where = Spiel oder Code:
tui-tree-found-in = { $guesses ->
    [one] Code gefunden in { $guesses } Zug.
   *[other] Code gefunden in { $guesses } Zügen.
}
tui-tree-guess = Zug { $number }:
tui-tree-standing = Noch { $codes }: Mittel { $mean }, max { $max }
tui-tree-code-found = Code gefunden
tui-tree-answer = Antwort
tui-tree-codes = Codes
tui-tree-then = dann
tui-tree-max = max
tui-tree-mean = Mittel

tui-strength-title = Tipps und Gegner
tui-strength-about = Wer Tipps gibt und deine Codes knackt. Auf den meisten Brettern brauchen die stärkeren im Schnitt weniger Züge. „Perfekt“ ist bewiesen und steht nur auf Brettern zur Wahl, auf denen es schnell gefunden ist.
tui-strength-take-about = dieser gibt Tipps und knackt Codes
tui-strength-best-about = perfekt, wo das keine Zeit braucht, sonst schlau
