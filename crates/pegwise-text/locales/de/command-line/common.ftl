# Wörter mehrerer Befehle, und das Menü.
cli-yes = ja
cli-no = nein
cli-games = { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
cli-bars-guesses = { $guesses ->
    [one] Zug
   *[other] Züge
}
cli-ask-help = { $problem }; mit help siehst du, was du tippen kannst

cli-menu-no-command = Hier fehlt ein Befehl.
cli-menu-begin = Pegwise, Codeknacker-Spiele. { $board }
cli-menu =
    1  Spielen: Knack den Code des Computers
    2  Spielen gegen einen fiesen Gegner, der noch keinen Code hat
    3  Du hast ein Brett oder einen Code im Kopf: Ich rate, du tippst die Antworten
    4  Zu zweit an einer Tastatur
    5  Zusehen, wie der Computer einen Code knackt
    6  Strategien vergleichen
    7  Bretter und Varianten
    8  Wie du spielst: die Spiele, die du beendet hast
    9  Rätsel
    r  Rückblick auf dein letztes Spiel: Können und Glück
    t  Üben mit deinem letzten Spiel: Finde die besseren Züge
    q  Beenden; „pegwise --help“ sagt mehr
cli-menu-choose = Wähle:
cli-menu-unknown = „{ $choice }“ steht nicht im Menü; tipp eine Zahl von 1 bis 9, r, t oder q.
