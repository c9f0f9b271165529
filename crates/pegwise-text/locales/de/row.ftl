# A row of the board, to be read aloud.
row-answered = Zeile { $row }: { $guess }. Antwort: { $answer }.
