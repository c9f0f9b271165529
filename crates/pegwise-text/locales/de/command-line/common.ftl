# Words of more than one command, and the menu.
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
cli-ask-help = { $problem }; mit hilfe siehst du, was du tippen kannst

cli-menu-no-command = Hier fehlt ein Befehl.
cli-menu-begin = Pegwise, Codeknacker-Spiele. { $board }
cli-menu =
    p  Spielen: Knack den Code des Computers
    d  Das Spiel des Tages: ein Code am Tag, für alle gleich
    h  So wird gespielt
    o  Spielen gegen einen fiesen Gegner, der noch keinen Code hat
    l  Du hast ein Brett oder einen Code im Kopf: Ich rate, du tippst die Antworten
    t  Zu zweit an einer Tastatur
    w  Zusehen, wie der Computer einen Code knackt
    c  Strategien vergleichen
    b  Bretter und Varianten
    y  Wie du spielst: die Spiele, die du beendet hast
    z  Rätsel
    r  Rückblick auf dein letztes Spiel: Können und Glück
    i  Üben mit deinem letzten Spiel: Finde die besseren Züge
    q  Beenden; „pegwise --help“ sagt mehr
cli-menu-go-on = 0  Mit dem Spiel weitermachen, das du verlassen hast
cli-menu-how = Der Computer versteckt einen Code, und du findest ihn durch Raten. Nach jedem Zug sagt er dir, wie nah du bist: ein schwarzer Stift für jede Farbe am richtigen Platz, ein weißer für jede richtige Farbe an einem anderen Platz. Er sagt nicht, welcher deiner Stifte gemeint ist; das herauszufinden ist das Spiel. Ein Beispiel, in dem du den Code siehst:
cli-menu-how-end = Zum Spielen wähle p. Dort zeigt „hilfe“, was du tippen kannst, und „tipp“ gibt einen guten Zug.
cli-menu-choose = Wähle:
cli-menu-unknown = „{ $choice }“ steht nicht im Menü; tippe einen Buchstaben aus dem Menü.
