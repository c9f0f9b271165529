# Herausforderungen, die keine sind, und Codes, aus denen keine wird.
challenge-character = Zeichen { $at } gehört zu keiner Herausforderung; die hat nur Buchstaben, Ziffern, - und _
challenge-long = Eine Herausforderung hat höchstens { $most } Zeichen, nicht { $found }.
challenge-damaged = Diese Herausforderung ist beschädigt: Ein Zeichen ist falsch, oder sie wurde abgeschnitten. Kopiere sie noch einmal ganz.
challenge-version = Die Herausforderung stammt von einer neueren Fassung von Pegwise; installiere diese.
challenge-contents = Die Herausforderung ist vollständig, aber es steht kein Brett mit einem Code darin; lass sie dir noch einmal schicken.
challenge-too-long = Eine Herausforderung hat höchstens { $most } Zeichen, aber dieses Brett und dieser Code brauchen { $needed }; nimm weniger Stifte.
