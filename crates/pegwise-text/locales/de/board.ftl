# Boards and rules.
board-described = { $board }: { $pegs ->
    [one] { $pegs } Stift
   *[other] { $pegs } Stifte
} und { $told ->
    [attributes] { $colors } Paare aus zwei Merkmalen ({ $from } bis { $to })
   *[other] { $colors ->
        [one] { $colors } Farbe
       *[other] { $colors } Farben
    } ({ $shown })
}, { $codes ->
    [repeats] { $told ->
        [attributes] Paare dürfen sich wiederholen
       *[other] Farben dürfen sich wiederholen
    }
    [distinct] { $told ->
        [attributes] kein Paar doppelt
       *[other] keine Farbe doppelt
    }
   *[listed] { $listed ->
        [one] nur ein Code kommt in Frage
       *[other] { $listed } Codes kommen in Frage
    }
    [weighted] { $listed } Codes kommen in Frage, manche häufiger als andere
}{ $barred }{ $told ->
   *[both] {""}
    [blacks] , Antworten verraten nur schwarze Stifte
    [placed] , Antworten verraten nur, wie viele am richtigen Platz sind
    [whites] , Antworten verraten nur weiße Stifte
    [each] , jeder Stift wird für sich beurteilt
    [marks] , jeder Stift bekommt ein Zeichen: + richtig, - woanders, . falsch
    [order] , jeder Stift bekommt ein Zeichen: + richtig, ^ später, v früher in der Reihenfolge der Farben
    [attributes] , jedes Merkmal wird für sich beantwortet
    [sum] , Antworten verraten nur die Zahl der richtigen Farben
}{ $guesses ->
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
