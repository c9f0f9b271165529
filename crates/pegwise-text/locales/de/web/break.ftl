# Break my code: the computer breaks a person's code.
break-about = Denk dir einen Code aus und behalte ihn für dich. Der Computer rät; du sagst, wie viele Farben stimmen und am richtigen Platz sind (schwarz) und wie viele stimmen, aber woanders hingehören (weiß). Widersprechen sich deine Antworten, zeigt er dir wo.
break-new = Neues Spiel
break-begin = Ich habe einen Code: los
break-tell = Oder verrate ihm deinen Code
break-tell-about = Dann kann er sich selbst antworten und meldet sich, wenn eine Antwort von dir nicht stimmt. Beim Raten schaut er den Code nicht an. Auf der Seite ist der Code verdeckt, aber er steht in der Adresse, damit beim Neuladen nichts verloren geht.
break-tell-begin = Mit diesem Code beginnen
break-guess-number = Zug { $number }: Ist das dein Code?
break-guess-spoken = Der Computer rät { $code }. { $says }
break-your-answer = Deine Antwort
break-thinking = Ich denke nach
break-begins = Es gibt { $codes } Codes.
break-sees = Für mich sind noch { $codes } Codes möglich.
break-hopes = Mal sehen, wie viel davon stimmt.
break-tests = Der hier ist es sicher nicht, aber deine Antwort verrät mir viel.
break-two = Es ist einer von zwei Codes. Ist es dieser?
break-knows = Ich glaube, ich habe ihn!
break-lucky = Das hilft mir sehr!
break-helped = Gut, das hilft.
break-unlucky = Hm, das verrät mir nicht viel.
break-answer = Antworten
break-answer-for-me = Antworte für mich
break-answer-all = Antworte immer für mich
break-doubt = Zu deinem Code gehört die Antwort { $right }, nicht { $said }.
break-take-right = { $right } eintragen
break-keep-said = Trotzdem { $said } eintragen
break-won = { $guesses ->
    [one] Dein Code ist mit dem ersten Zug geknackt.
   *[other] Dein Code ist in { $guesses } Zügen geknackt.
}
break-lost = { $guesses ->
    [one] Das war der einzige Zug: Dein Code bleibt ungeknackt.
   *[other] Das war der letzte von { $guesses } Zügen: Dein Code bleibt ungeknackt.
}
break-too-large = Auf diesem Brett kann der Computer nicht raten. Deine Zeilen bleiben, und du kannst sie unten mit deinem Code prüfen.
break-reveal = Meinen Code aufdecken
break-reveal-about = Sieh genau, welche Antworten nicht zum Code passen.
break-more = Strategie, Kopieren, Hilfe
break-to-assistant = Im Helfer öffnen
strength = Wie gut soll er raten?
strength-easy-about = Nimmt irgendeinen Code, der noch passt.
strength-clever-about = Lässt wenige Codes übrig, auch mit Pech.
strength-perfect-about = Braucht im Schnitt die wenigsten Züge. Denkt manchmal eine Weile nach.
strategy-another = Eine andere Strategie
