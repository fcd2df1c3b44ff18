# Cards.
card-ruby-eye = Œil de rubis
card-ruby-eye-effect = Trouvez sa jumelle dans le temple pour pouvoir vous échapper.
card-ruby-sun = Soleil de rubis
card-ruby-sun-effect = { card-ruby-eye-effect }
card-jade-sun = Soleil de jade
card-jade-sun-effect = { card-ruby-eye-effect }
card-jade-serpent = Serpent de jade
card-jade-serpent-effect = { card-ruby-eye-effect }
card-azure-serpent = Serpent d’azur
card-azure-serpent-effect = { card-ruby-eye-effect }
card-azure-eye = Œil d’azur
card-azure-eye-effect = { card-ruby-eye-effect }
card-ruby-eye-position = Jumelle : { card-ruby-eye }
card-ruby-eye-position-effect = Qui a cette gemme la rend ici.
card-ruby-sun-position = Jumelle : { card-ruby-sun }
card-ruby-sun-position-effect = { card-ruby-eye-position-effect }
card-jade-sun-position = Jumelle : { card-jade-sun }
card-jade-sun-position-effect = { card-ruby-eye-position-effect }
card-jade-serpent-position = Jumelle : { card-jade-serpent }
card-jade-serpent-position-effect = { card-ruby-eye-position-effect }
card-azure-serpent-position = Jumelle : { card-azure-serpent }
card-azure-serpent-position-effect = { card-ruby-eye-position-effect }
card-azure-eye-position = Jumelle : { card-azure-eye }
card-azure-eye-position-effect = { card-ruby-eye-position-effect }

# What they look like.
gem-is-red = rouge
gem-is-green = vert
gem-is-blue = bleu
gem-is-round = rond
gem-is-pointed = pointu
gem-is-eye = un œil
gem-is-sun = un soleil
gem-is-serpent = un serpent

# Deeds.
deed-look-at-position = Regarder le jeton
deed-hint-at-gem = Donner un indice

# Hints.
gem-tint = Couleur
gem-outline = Forme
gem-mark = Dessin
hint-title = Que dites-vous aux autres ?
hint-about = Deux indices au plus par regard. Personne d’autre ne voit le jeton.

# The list of tasks, and what I see.
gems-title = Gemmes maudites
gems-note = à rendre avant de s’échapper
gems-name = Gemmes rendues
gems-asked = La vôtre : { $gem }. Son jeton : { $looks }. Deux clés permettent de regarder un jeton caché.
gems-asked-others = La vôtre est rendue. Aidez les autres.
gems-seen = Vous voyez : { $looks }.
gems-progress = rendues : { $count } sur { $all }
gems-bar = Votre gemme maudite vous retient.
gems-hold = Maintenir pour voir

# What happens.
temple-say-position-lies = Un jeton caché est posé ici.
temple-say-position-seen = Pas le vôtre. Retenez-le bien.
temple-say-position-seen-mate = { $name } regarde un jeton : { $chamber }.
temple-say-hint = Vous dites ({ $chamber }) : { $looks }.
temple-say-hint-mate = { $name } ({ $chamber }) : { $looks }.
temple-say-gem-back = Votre gemme est rendue. La voie est libre.
temple-say-gem-back-mate = { $name } rend une gemme maudite.
temple-say-gems-all-back = Toutes les gemmes maudites sont rendues !

# Refusals.
refused-gem-not-returned = Rendez d’abord votre gemme
refused-nothing-to-look-at = Pas de jeton à regarder
refused-nothing-seen = Regardez d’abord un jeton
refused-hints-spent = Deux indices, pas plus
refused-say-it-aloud = Dites-le à voix haute

# My cards.
temple-pile-cursed-gems = Votre gemme maudite

# At the table.
table-variant-cursed-gems-aloud = Autour d’une même table
table-variant-cursed-gems-aloud-about = On décrit les jetons à voix haute et on ne les voit qu’en maintenant l’écran. Sinon : indices à l’écran.

# The rulebook: long texts, for a quiet moment.
module-cursed-gems-entry = Chacun a une gemme maudite, et personne ne s’échappe avec elle. Sur chaque salle qui a exactement une gemme est posé un jeton, face cachée ; il y en a six, jumeaux des six gemmes. Dans une salle qui a un jeton, vous pouvez dépenser deux clés à vous pour le regarder. Si c’est le jumeau de votre gemme, les deux quittent la partie et vous pouvez vous échapper. Sinon, il est de nouveau caché au bout de quatre secondes, et vous seul l’avez vu : décrivez-le, de vive voix ou par deux indices au plus, mais retenez-le, car rien n’est noté. Chacun doit trouver sa jumelle de ses propres yeux. Si une salle disparaît, son jeton va sous la pile et revient avec une autre salle. Qui est réduit au silence peut regarder, mais pas donner d’indices.
card-ruby-eye-entry = Vous l’avez dès le début, et elle vous empêche de vous échapper. Sa jumelle est cachée dans une salle à une gemme. Regardez le jeton posé là pour deux clés : si c’est la jumelle, les deux disparaissent aussitôt. Ce que trouve l’équipe ne vous aide que si l’on vous dit où.
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
