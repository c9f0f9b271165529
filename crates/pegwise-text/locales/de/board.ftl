# Boards and rules.
board-described = { $board }: { $pegs ->
    [one] { $pegs } Stift
   *[other] { $pegs } Stifte
} und { $colors ->
    [one] { $colors } Farbe
   *[other] { $colors } Farben
} ({ $shown }), { $codes ->
    [repeats] Farben dürfen sich wiederholen
    [distinct] keine Farbe doppelt
   *[listed] { $listed ->
        [one] nur der Code der Liste
       *[other] nur die { $listed } Codes der Liste
    }
    [weighted] nur die { $listed } Codes der Liste, manche häufiger als andere
}{ $barred }{ $told ->
   *[both] {""}
    [blacks] , Antworten verraten nur schwarze Stifte
    [whites] , Antworten verraten nur weiße Stifte
    [each] , jeder Stift wird für sich beurteilt
    [marks] , jeder Stift bekommt ein Zeichen: + richtig, - woanders, . falsch
    [order] , jeder Stift bekommt ein Zeichen: + richtig, ^ später, v früher in der Reihenfolge der Farben
    [attributes] , jede steht für zwei Merkmale, die einzeln beantwortet werden
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
board-barred = Stift { $peg } hat nie { $colors }
