# Challenges that are none, and codes that make none.
challenge-character = Zeichen { $at } kann nicht in einer Herausforderung stehen; erlaubt sind Buchstaben, Ziffern, - und _
challenge-long = Eine Herausforderung hat höchstens { $most } Zeichen, nicht { $found }.
challenge-damaged = Diese Herausforderung ist beschädigt: Ein Zeichen ist falsch, oder sie wurde abgeschnitten. Kopiere sie noch einmal ganz.
challenge-version = Die Herausforderung stammt aus einer neueren Version von Pegwise; installiere diese Version.
challenge-contents = Die Herausforderung ist vollständig, enthält aber kein Brett mit einem Code; lass sie dir noch einmal schicken.
challenge-too-long = Eine Herausforderung hat höchstens { $most } Zeichen, aber dieses Brett und dieser Code brauchen { $needed }; nimm weniger Stifte oder eine kürzere Liste.
