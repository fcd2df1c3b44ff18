# Cards.
card-ruby-eye = Rubinauge
card-ruby-eye-effect = Finde seinen Zwilling im Tempel, sonst kannst du nicht entkommen.
card-ruby-sun = Rubinsonne
card-ruby-sun-effect = { card-ruby-eye-effect }
card-jade-sun = Jadesonne
card-jade-sun-effect = { card-ruby-eye-effect }
card-jade-serpent = Jadeschlange
card-jade-serpent-effect = { card-ruby-eye-effect }
card-azure-serpent = Azurschlange
card-azure-serpent-effect = { card-ruby-eye-effect }
card-azure-eye = Azurauge
card-azure-eye-effect = { card-ruby-eye-effect }
card-ruby-eye-position = Zwilling: { card-ruby-eye }
card-ruby-eye-position-effect = Wer diesen Edelstein hat, gibt ihn hier zurück.
card-ruby-sun-position = Zwilling: { card-ruby-sun }
card-ruby-sun-position-effect = { card-ruby-eye-position-effect }
card-jade-sun-position = Zwilling: { card-jade-sun }
card-jade-sun-position-effect = { card-ruby-eye-position-effect }
card-jade-serpent-position = Zwilling: { card-jade-serpent }
card-jade-serpent-position-effect = { card-ruby-eye-position-effect }
card-azure-serpent-position = Zwilling: { card-azure-serpent }
card-azure-serpent-position-effect = { card-ruby-eye-position-effect }
card-azure-eye-position = Zwilling: { card-azure-eye }
card-azure-eye-position-effect = { card-ruby-eye-position-effect }

# What they look like.
gem-is-red = rot
gem-is-green = grün
gem-is-blue = blau
gem-is-round = rund
gem-is-pointed = spitz
gem-is-eye = ein Auge
gem-is-sun = eine Sonne
gem-is-serpent = eine Schlange

# Deeds.
deed-look-at-position = Marke ansehen
deed-hint-at-gem = Einen Hinweis geben

# Hints.
gem-tint = Farbe
gem-outline = Form
gem-mark = Bild
hint-title = Was sagst du den anderen?
hint-about = Höchstens zwei Hinweise pro Blick. Die Marke sieht sonst niemand.

# The list of tasks, and what I see.
gems-title = Verfluchte Edelsteine
gems-note = jeder muss zurück, bevor man entkommt
gems-name = Zurückgegeben
gems-asked = Deiner ist { $gem }: { $looks }. Für zwei Schlüssel siehst du eine verdeckte Marke an.
gems-asked-others = Deiner ist zurück. Hilf den anderen.
gems-seen = Du siehst: { $looks }.
gems-progress = { $count } von { $all } zurückgegeben
gems-bar = Dein verfluchter Edelstein hält dich fest.
gems-hold = Halten zum Ansehen

# What happens.
temple-say-position-lies = Hier liegt eine verdeckte Marke.
temple-say-position-seen = Nicht deiner. Merk ihn dir.
temple-say-position-seen-mate = { $name } sieht eine Marke an: { $chamber }.
temple-say-hint = Du sagst ({ $chamber }): { $looks }.
temple-say-hint-mate = { $name } ({ $chamber }): { $looks }.
temple-say-gem-back = Dein Edelstein ist zurück. Du darfst hinaus.
temple-say-gem-back-mate = { $name } gibt einen verfluchten Edelstein zurück.
temple-say-gems-all-back = Alle verfluchten Edelsteine sind zurück!

# Refusals.
refused-gem-not-returned = Dein Edelstein muss zurück
refused-nothing-to-look-at = Hier liegt keine Marke
refused-nothing-seen = Sieh erst eine Marke an
refused-hints-spent = Mehr als zwei gibt es nicht
refused-say-it-aloud = Sag es einfach laut

# My cards.
temple-pile-cursed-gems = Dein verfluchter Edelstein

# At the table.
table-variant-cursed-gems-aloud = Alle an einem Tisch
table-variant-cursed-gems-aloud-about = Ihr beschreibt Marken laut und seht sie nur, solange ihr den Bildschirm haltet. Sonst: Hinweise auf dem Bildschirm.

# The rulebook: long texts, for a quiet moment.
module-cursed-gems-entry = Alle haben einen verfluchten Edelstein, und mit ihm entkommt niemand. Auf jeder Kammer mit genau einem Edelstein liegt verdeckt eine Marke; sechs gibt es, die Zwillinge der sechs verfluchten Edelsteine. In einer Kammer mit einer Marke darfst du zwei eigene Schlüssel ausgeben, um sie anzusehen. Ist sie der Zwilling deines Edelsteins, verlassen beide das Spiel, und du darfst hinaus. Sonst liegt sie nach vier Sekunden wieder verdeckt, und nur du hast sie gesehen: Beschreib sie, in Worten oder mit bis zu zwei Hinweisen, und merk sie dir, denn nichts wird notiert. Alle müssen ihren Zwilling mit eigenen Augen finden. Verschwindet eine Kammer, kommt ihre Marke unter den Stapel und mit einer anderen Kammer zurück. Wer schweigen muss, darf ansehen, aber keine Hinweise geben.
card-ruby-eye-entry = Du hast ihn vom ersten Moment an, und mit ihm kannst du nicht entkommen. Sein Zwilling liegt verdeckt in einer Kammer mit einem Edelstein. Sieh die Marke dort für zwei Schlüssel an: Ist es der Zwilling, sind beide sofort weg. Was andere finden, hilft dir nur, wenn sie dir sagen, wo.
card-ruby-sun-entry = { card-ruby-eye-entry }
card-jade-sun-entry = { card-ruby-eye-entry }
card-jade-serpent-entry = { card-ruby-eye-entry }
card-azure-serpent-entry = { card-ruby-eye-entry }
card-azure-eye-entry = { card-ruby-eye-entry }
card-ruby-eye-position-entry = { card-ruby-eye-entry }
card-ruby-sun-position-entry = { card-ruby-eye-entry }
card-jade-sun-position-entry = { card-ruby-eye-entry }
card-jade-serpent-position-entry = { card-ruby-eye-entry }
card-azure-serpent-position-entry = { card-ruby-eye-entry }
card-azure-eye-position-entry = { card-ruby-eye-entry }
