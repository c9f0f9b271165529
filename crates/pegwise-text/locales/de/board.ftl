# Boards and rules.
board-described = { $board }: { $pegs ->
    [one] { $pegs } Stift
   *[other] { $pegs } Stifte
} und { $pairs ->
    [yes] { $colors } Paare aus zwei Merkmalen ({ $from } bis { $to })
    [letters] die Buchstaben { $from } bis { $to }
   *[other] { $colors ->
        [one] { $colors } Farbe
       *[other] { $colors } Farben
    } ({ $shown })
}, { $codes ->
    [repeats] { $pairs ->
        [yes] Paare dürfen sich wiederholen
        [letters] Buchstaben dürfen sich wiederholen
       *[other] Farben dürfen sich wiederholen
    }
    [distinct] { $pairs ->
        [yes] kein Paar doppelt
        [letters] kein Buchstabe doppelt
       *[other] keine Farbe doppelt
    }
   *[listed] { $listed ->
        [one] nur ein Code kommt in Frage
       *[other] { $listed } Codes kommen in Frage
    }
    [weighted] { $listed } Codes kommen in Frage, manche häufiger als andere
}{ $barred }{ $told }{ $guesses ->
   *[codes] {""}
    [free] , freie Züge
    [blanks] , Züge dürfen Lücken (_) haben
}{ $lies ->
    [0] {""}
    [one] , { $lies } Antwort darf falsch sein
   *[other] , bis zu { $lies } Antworten dürfen falsch sein
}; { $most ->
    [one] { $most } Zug
   *[other] { $most } Züge
} erlaubt.
# After a board, what its answers tell.
board-told-black-white = {""}
board-told-blacks = Antworten verraten nur schwarze Stifte
board-told-blacks-in-words = Antworten verraten nur, wie viele am richtigen Platz sind
board-told-whites = Antworten verraten nur weiße Stifte
board-told-each-peg = jeder Stift wird für sich beurteilt
board-told-marks = jeder Stift bekommt ein Zeichen: + richtig, - woanders, . falsch
board-told-order = jeder Stift bekommt ein Zeichen: + richtig, ^ der Code hat dort eine spätere Farbe, v eine frühere
board-told-order-of-letters = jeder Buchstabe bekommt ein Zeichen: + richtig, ^ der Code hat dort einen späteren, v einen früheren
board-told-attributes = jedes Merkmal wird für sich beantwortet
board-told-sum = Antworten verraten nur die Zahl der richtigen Farben
board-told-sum-of-letters = Antworten verraten nur die Zahl der richtigen Buchstaben
board-color-red = rot
board-color-green = grün
board-color-yellow = gelb
board-color-blue = blau
board-color-white = weiß
board-color-black = schwarz
board-color-orange = orange
board-color-purple = lila
board-color-teal = türkis
board-color-brown = braun
board-color-lime = hellgrün
board-color-magenta = pink
board-color-blank = leer
