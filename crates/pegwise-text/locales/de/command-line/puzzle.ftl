# Puzzles, and training with a game.
cli-train-help =
    { $how }
    Oder: tipp, zeigen (die besten Züge), weiter (der nächste Zug, der etwas gekostet hat), brett,
    liste (die möglichen Codes), beenden.
cli-train-begin = { $begin } Tippe einen besseren oder ? für Hilfe.
cli-train-ask = Zeile { $row }, besser>

cli-job-puzzles = Rätsel machen
cli-puzzle-begin = Tippe deine Lösung oder ? für Hilfe.
cli-puzzle-ask-code = Code>
cli-puzzle-ask-guess = Zug>
cli-puzzle-ask-answer = Antwort>
cli-puzzle-ask-row = Zeile>
cli-puzzle-help =
    Tippe, wonach gefragt ist: den Code, den Zug, die Antwort oder die Zeile. Schreib eine Antwort wie { $answer }.
    Oder: tipp, lösung (dann das nächste Rätsel), weiter (das nächste Rätsel), brett (das Rätsel noch einmal), beenden.
cli-puzzle-input-ended = Die Eingabe endete mitten in einem Rätsel.
cli-puzzle-pdf = --pdf schreibt eine Datei; nenn eine, etwa raetsel.pdf
cli-puzzle-drawn = { $puzzles ->
    [one] { $puzzles } Rätsel
   *[other] { $puzzles } Rätsel
}. { $again }
cli-puzzle-again = Noch einmal: { $command }
cli-puzzle-stopped = Angehalten nach { $made ->
    [one] { $made } Rätsel
   *[other] { $made } Rätseln
} von { $of }.
cli-puzzle-out-of-time = Die Zeit war um nach { $made ->
    [one] { $made } Rätsel
   *[other] { $made } Rätseln
} von { $of }.
cli-puzzle-next = Nächster Zug: { $guess }.
cli-puzzle-title = Rätsel auf { $board }, Startzahl { $seed }
cli-puzzle-written = { $puzzles ->
    [one] { $puzzles } Rätsel
   *[other] { $puzzles } Rätsel
} auf { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
} in { $file }.
