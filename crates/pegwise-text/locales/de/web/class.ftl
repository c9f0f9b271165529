# A class that plays together: what pupils and teachers see.
class-looking = Ich suche eine Klasse …
class-absent = An dieser Adresse ist keine Klasse.
class-absent-teacher = Lehrkräfte starten sie auf ihrem Rechner mit der Kommandozeile von Pegwise:
class-absent-pupils = Dort steht dann die Adresse, die alle im selben Netz öffnen.
class-closed = Im Moment lässt deine Lehrkraft niemanden beitreten. Warte kurz und versuch es dann noch einmal.
class-join-about = Den Code zeigt deine Lehrkraft. Deinen Namen sehen alle in der Klasse.
class-join-code = Beitrittscode
class-join-name = Dein Name
class-join = Beitreten
class-joining = Du trittst bei …

class-named = Du bist { $name }.
class-leave = Das bist nicht du?
class-leave-sure = Gehen? Noch einmal drücken
class-wait = Du bist drin. Warte, bis es losgeht.
class-wait-next = Warte auf die nächste Runde.
class-round = Runde { $round }: { $board }.
class-same = Alle suchen denselben Code.
class-own = Jeder Code ist ein anderer: Abschauen hilft nicht.
class-begun = Runde { $round } hat begonnen.
class-won = Du hast den Code mit { $guesses ->
    [one] einem Zug
   *[other] { $guesses } Zügen
} geknackt!
class-lost = Das war dein letzter Zug.
class-stopped = Die Runde ist vorbei.
class-secret = Der Code war
class-secret-later = Die anderen suchen noch denselben Code: Du siehst ihn, wenn die Runde vorbei ist.
class-praise = Gut gemacht! Welcher deiner Züge hat dir am meisten verraten?
class-compare = Gut gespielt! Vergleiche den Code mit deinen Zügen: Welcher war am nächsten dran?
class-open = { $left ->
    [one] Noch ein Zug.
   *[other] Noch { $left } Züge.
}
class-sending = Dein Zug wird gesendet …
class-offline = Keine Verbindung. Ich versuche es weiter …
class-offline-guess = Keine Verbindung. Dein Zug ist gespeichert und wird gesendet, sobald es wieder geht.
class-online = Wieder verbunden.

class-problem-key = Du bist nicht mehr in dieser Klasse. Tritt noch einmal bei.
class-problem-code = Das ist nicht der Beitrittscode. Schau noch einmal hin.
class-problem-name = Nimm einen anderen Namen: höchstens { $most } Buchstaben, Ziffern und Zeichen.
class-problem-taken = Diesen Namen gibt es schon. Häng einen Buchstaben an oder nimm einen anderen.
class-problem-full = Die Klasse ist voll.
class-problem-fast = Zu viele Versuche. Warte einen Moment und versuch es dann noch einmal.
class-problem-over = Die Runde war vorbei, bevor dein Zug ankam.
class-problem-row = In dieser Zeile steht schon ein anderer Zug, vielleicht aus einem anderen Fenster.
class-problem-guess = Dieser Zug ist auf diesem Brett nicht erlaubt.
class-problem-rules = Eine Klasse spielt auf Brettern mit höchstens { $pegs } Stiften, { $colors } Farben und { $guesses } Zügen.
class-problem-running = Eine andere Runde läuft noch. Beende sie zuerst.
class-problem-rounds = Diese Klasse hat zu viele Runden gespielt. Starte eine neue.
class-problem-other = Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.

class-board-key = Das ist die Seite der Lehrkraft. Öffne die Adresse, die auf der Kommandozeile steht.
class-board-open = Öffne
class-board-code = und tippe den Code
class-board-qr = QR-Code: Er öffnet die Seite für die Klasse, der Beitrittscode ist schon eingetragen
class-board-nowhere = Dieser Rechner ist gerade in keinem Netz. Verbinde ihn und starte die Klasse neu.
class-board-closed = Gerade kann niemand beitreten.
class-board-close = Niemanden mehr beitreten lassen
class-board-reopen = Wieder beitreten lassen
class-board-not-kept = Die Datei der Klasse lässt sich nicht schreiben: Ist die Platte voll? Die Klasse geht weiter, und was fehlt, wird geschrieben, sobald es geht.
class-board-start = Eine Runde starten
class-board-same = Alle bekommen denselben Code
class-board-own = Alle bekommen verschiedene Codes
class-board-secrets = Codes
class-board-begin = Runde { $round } starten
class-board-end = Runde { $round } beenden
class-board-end-sure = Für alle beenden? Noch einmal drücken
class-board-running = Runde { $round }: { $done } von { $all } sind fertig.
class-board-over = Runde { $round } ist vorbei: { $won } von { $all } haben den Code geknackt.
class-podium = Die wenigsten Züge
class-half = { $guesses ->
    [one] Mindestens die Hälfte davon brauchte nur einen Zug.
   *[other] Mindestens die Hälfte davon brauchte höchstens { $guesses } Züge.
}
class-nobody = Dieser Code war schwer. Welcher Zug hat euch am meisten verraten?
class-thanks = { $others ->
    [0] Gut gespielt, alle zusammen!
    [one] Noch jemand hat mitgespielt. Gut gespielt, alle zusammen!
   *[other] { $others } weitere haben mitgespielt. Gut gespielt, alle zusammen!
}
class-board-pupils = { $pupils ->
    [one] { $pupils } Person
   *[other] { $pupils } Personen
}
class-board-nobody = Noch ist niemand beigetreten.
class-board-name = Name
class-board-guesses = { $guesses ->
    [one] { $guesses } Zug
   *[other] { $guesses } Züge
}
class-board-seconds = { $seconds } s
class-board-away = nicht da
class-board-playing = rät noch
class-board-won = geknackt
class-board-lost = nicht geknackt
class-board-stopped = nicht fertig
class-board-change = { $name } ändern
class-board-rename = Umbenennen
class-board-remove = Aus der Klasse entfernen
class-board-remove-sure = { $name } mit allen Spielen entfernen? Noch einmal drücken
class-board-back = Zurück
class-board-results = Ergebnisse speichern
class-board-results-failed = Die Ergebnisse ließen sich nicht laden. Versuch es noch einmal.
