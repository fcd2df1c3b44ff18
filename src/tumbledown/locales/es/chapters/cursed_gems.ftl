# Cards.
card-ruby-eye = Ojo de rubí
card-ruby-eye-effect = Encuentra a su gemela en el templo o no podrás escapar.
card-ruby-sun = Sol de rubí
card-ruby-sun-effect = { card-ruby-eye-effect }
card-jade-sun = Sol de jade
card-jade-sun-effect = { card-ruby-eye-effect }
card-jade-serpent = Serpiente de jade
card-jade-serpent-effect = { card-ruby-eye-effect }
card-azure-serpent = Serpiente de azur
card-azure-serpent-effect = { card-ruby-eye-effect }
card-azure-eye = Ojo de azur
card-azure-eye-effect = { card-ruby-eye-effect }
card-ruby-eye-position = Gemela: { card-ruby-eye }
card-ruby-eye-position-effect = Quien tenga esta gema la devuelve aquí.
card-ruby-sun-position = Gemela: { card-ruby-sun }
card-ruby-sun-position-effect = { card-ruby-eye-position-effect }
card-jade-sun-position = Gemela: { card-jade-sun }
card-jade-sun-position-effect = { card-ruby-eye-position-effect }
card-jade-serpent-position = Gemela: { card-jade-serpent }
card-jade-serpent-position-effect = { card-ruby-eye-position-effect }
card-azure-serpent-position = Gemela: { card-azure-serpent }
card-azure-serpent-position-effect = { card-ruby-eye-position-effect }
card-azure-eye-position = Gemela: { card-azure-eye }
card-azure-eye-position-effect = { card-ruby-eye-position-effect }

# What they look like.
gem-is-red = roja
gem-is-green = verde
gem-is-blue = azul
gem-is-round = redonda
gem-is-pointed = puntiaguda
gem-is-eye = un ojo
gem-is-sun = un sol
gem-is-serpent = una serpiente

# Deeds.
deed-look-at-position = Mirar la ficha
deed-hint-at-gem = Dar una pista

# Hints.
gem-tint = Color
gem-outline = Forma
gem-mark = Dibujo
hint-title = ¿Qué les dices a los demás?
hint-about = Dos pistas como mucho por mirada. Nadie más ve la ficha.

# The list of tasks, and what I see.
gems-title = Gemas malditas
gems-note = hay que devolverlas antes de escapar
gems-name = Gemas devueltas
gems-asked = La tuya es { $gem }: { $looks }. Con dos llaves puedes mirar una ficha tapada.
gems-asked-others = La tuya ya está devuelta. Ayuda a los demás.
gems-seen = Ves: { $looks }.
gems-progress = { $count } de { $all } devueltas
gems-bar = Tu gema maldita te retiene.
gems-hold = Mantén para mirar

# What happens.
temple-say-position-lies = Aquí hay una ficha tapada.
temple-say-position-seen = No es la tuya. Recuérdala.
temple-say-position-seen-mate = { $name } mira una ficha: { $chamber }.
temple-say-hint = Dices ({ $chamber }): { $looks }.
temple-say-hint-mate = { $name } ({ $chamber }): { $looks }.
temple-say-gem-back = Tu gema está devuelta. Puedes salir.
temple-say-gem-back-mate = { $name } devuelve una gema maldita.
temple-say-gems-all-back = ¡Todas las gemas malditas están devueltas!

# Refusals.
refused-gem-not-returned = Antes devuelve tu gema
refused-nothing-to-look-at = Aquí no hay ficha que mirar
refused-nothing-seen = Mira primero una ficha
refused-hints-spent = Solo hay dos pistas
refused-say-it-aloud = Dilo en voz alta

# My cards.
temple-pile-cursed-gems = Tu gema maldita

# At the table.
table-variant-cursed-gems-aloud = En una misma mesa
table-variant-cursed-gems-aloud-about = Describen las fichas en voz alta y las ven solo al mantener pulsada la pantalla. Si no: pistas en pantalla.

# The rulebook: long texts, for a quiet moment.
module-cursed-gems-entry = Todos tienen una gema maldita, y con ella nadie escapa. En cada sala que tiene exactamente una gema hay una ficha tapada; son seis, las gemelas de las seis gemas. En una sala con ficha puedes gastar dos llaves tuyas para mirarla. Si es la gemela de tu gema, ambas salen del juego y ya puedes escapar. Si no, vuelve a estar tapada a los cuatro segundos, y solo tú la has visto: descríbela, con palabras o con dos pistas como mucho, y recuérdala, porque nada se apunta. Cada cual debe encontrar a su gemela con sus propios ojos. Si una sala desaparece, su ficha va debajo del montón y vuelve con otra sala. Quien debe callar puede mirar, pero no dar pistas.
card-ruby-eye-entry = La tienes desde el primer momento, y con ella no puedes escapar. Su gemela está tapada en una sala de una gema. Mira la ficha que hay allí por dos llaves: si es la gemela, ambas desaparecen enseguida. Lo que encuentre el equipo solo te ayuda si te dicen dónde.
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
