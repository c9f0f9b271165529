# Answers that may be false, and answers that are not known.
lies-none = keine Zeile falsch
lies-rows = { $count ->
    [one] Zeile { $rows } falsch
   *[other] Zeilen { $rows } falsch
}
lies-left-none = { $which }: { $left }
lies-left = { $which }: { $left }: { $codes }
lies-left-more = { $which }: { $left }: { $codes } und { $more } weitere
lies-was-false = Zeile { $row }, { $guess }: Die Antwort „{ $said }“ ist falsch; „{ $right }“ ist richtig.
lies-all-true = Keine Antwort war falsch.
lies-not-graded = Wo Antworten falsch sein dürfen, werden Züge nicht benotet.
lies-not-judged = { $more ->
    [0] Zeile { $first } wird nicht beurteilt: Ihre Antwort ist nicht bekannt.
   *[other] Die Zeilen { $first } bis { $last } werden nicht beurteilt: Die Antwort in Zeile { $first } ist nicht bekannt.
}
