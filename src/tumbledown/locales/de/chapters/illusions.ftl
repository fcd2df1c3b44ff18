# Chambers.
chamber-illusion-1 = Nebelkammer
chamber-illusion-1-about = Verschwindet, wenn die Tore zum ersten und zum zweiten Mal zufallen.
chamber-illusion-2 = Traumkammer
chamber-illusion-2-about = { chamber-illusion-1-about }
chamber-illusion-3 = Schattenkammer
chamber-illusion-3-about = { chamber-illusion-1-about }
chamber-illusion-4 = Schimmerkammer
chamber-illusion-4-about = { chamber-illusion-1-about }

# What happens.
temple-say-vanished =
    { $count ->
        [one] Eine Trugkammer verschwindet.
       *[other] { $count } Trugkammern verschwinden.
    }
temple-say-vanished-here = Deine Kammer verschwindet. Du bist wieder am Start.

# The rulebook: long texts, for a quiet moment.
module-illusions-entry = Sechs Trugkammern ersetzen die sechs Kammern mit genau einem Edelstein. Bis die Tore zufallen, sind sie Kammern wie alle anderen, nur bringen ihre violetten Masken keinen Fluch. Gleich nachdem die Tore zum ersten und zum zweiten Mal zugefallen sind, verschwinden sie alle und kommen unter den Stapel, wo man sie wie neu wiederfinden kann. Wer dort stand, kommt in die Startkammer und verliert für die Verspätung einen Würfel, nicht zwei. Dort entzündete Edelsteine leuchten weiter. Achtet auf die Lücken: Ein Teil des Tempels kann abgeschnitten sein, bis jemand einen Weg hinüber entdeckt.

# What happens.
temple-tell-reopens-illusions = Verschwinden die Trugkammern, kann ein Weg frei werden.
