# A row of the board, to be read aloud.
row-answered = Row { $row }: { $guess }. Answer: { $answer }.
