# The menu, the boards to choose from, the wait for a board.
tui-menu-title = Codeknacker-Spiele
tui-menu-about = Wähle eine Zeile mit den Pfeilen und Enter, mit der Taste davor oder mit der Maus. Die Pfeile nach links und rechts ändern eine Einstellung. Ein Spiel, das du verlässt, bleibt da, bis du die App schließt.
tui-menu-play = Code des Computers knacken
tui-menu-break = Deinen Code knacken lassen
tui-menu-assist = Helfer für Spiele anderswo
tui-menu-daily = Spiel des Tages
tui-menu-challenge = Herausforderungen unter Freunden
tui-menu-hotseat = Zu zweit: einer versteckt einen Code
tui-menu-demo = Dem Computer beim Knacken zusehen
tui-menu-review = Rückblick: Können und Glück
tui-menu-train = Üben: den besseren Zug finden
tui-menu-puzzles = Rätsel
tui-menu-compare = Strategien vergleichen
tui-menu-explore = Baum einer Strategie ansehen
tui-menu-statistics = Statistik deiner Spiele
tui-menu-board = Brett
tui-menu-opponent = Gegner
tui-menu-strategy = Strategie
tui-menu-colors = Farben
tui-menu-characters = Zeichen
tui-menu-leave = Beenden
tui-menu-go-on = (weiter)
tui-menu-honest = ehrlich
tui-menu-honest-about = (denkt sich einen Code aus)
tui-menu-evil = fies
tui-menu-evil-about = (weicht aus, solange es geht)
tui-menu-unicode = Unicode
tui-menu-ascii = nur ASCII
tui-theme-dark = dunkel
tui-theme-light = hell
tui-theme-color-blind = für Farbenblinde
tui-theme-sixteen = 16 Farben
tui-theme-plain = keine

tui-board-title = Brett wählen
tui-board-about = Nimm ein Brett mit Namen, oder tippe eines: Stifte x Farben, etwa 5x8; mit Varianten, etwa 4x10-distinct (alle Farben verschieden), 4x6-blacks (nur schwarze Stifte werden verraten) oder 4x6-in12 (zwölf Züge).
tui-board-another = ein anderes:
tui-board-too-large = { $board } ist zu groß für diese App, sie zeigt bis zu { $most } Stifte und Farben.
tui-board-too-many-rows = Ein Spiel hat höchstens { $rows } Zeilen; erlaube weniger Züge, etwa mit -in{ $limit }.
tui-board-few-symbols = Dein Alphabet hat { $found } Zeichen für { $colors } Farben; gib für jede eines an.
tui-board-few-names = Dein Alphabet hat { $found } Namen für { $colors } Farben; gib für jede einen an.

tui-preparing-about = Die Codes eines großen Bretts werden aufgelistet, bevor das Spiel beginnt. Esc geht zurück.
tui-preparing-listing = { $codes } Codes werden aufgelistet …
tui-preparing-looking = Passende Codes werden gesucht …

tui-menu-unfinished = Angefangene Spiele
tui-menu-language = Sprache
tui-game-hint-again = Ein Tipp zählt in deiner Statistik. Drück noch einmal t, um ihn zu bekommen.
tui-game-not-resumed = Dieses Spiel kann nicht weitergehen: { $reason }
tui-unfinished-title = angefangene Spiele
tui-unfinished-about = Diese Spiele sind noch nicht zu Ende. Wähle eins, um weiterzuspielen.
tui-unfinished-none = Kein Spiel ist angefangen.
tui-unfinished-go-on = weiter
tui-unfinished-go-on-about = das Spiel weiterspielen
tui-unfinished-discard = wegwerfen
tui-unfinished-discard-about = das Spiel wegwerfen; wird noch einmal gefragt
tui-unfinished-discard-again = Drück noch einmal d, um dieses Spiel wegzuwerfen.
tui-unfinished-line = { $board }: { $sides }, { $guesses ->
    [one] 1 Zug
   *[other] { $guesses } Züge
}
tui-unfinished-play = du knackst den Code
tui-unfinished-evil = du gegen den fiesen Gegner
tui-unfinished-hotseat = zu zweit
tui-unfinished-challenge = eine Herausforderung
tui-unfinished-break = der Computer knackt deinen Code
