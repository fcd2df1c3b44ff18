# Cards.
card-trap = Piège
card-trap-effect = Ni entrer, ni explorer.
card-silence = Silence
card-silence-effect = Plus un mot.
card-broken-die = Dé brisé
card-broken-die-effect = Un de vos dés reste sur cette carte.
card-lost-dice = Dés perdus
card-lost-dice-effect = Attendez deux secondes entre deux lancers, ou touchez le dé qui tombe.
card-mask = Masque
card-mask-effect = Vos masques d’or ne libèrent qu’un dé chacun.
card-cursed-hand = Main maudite
card-cursed-hand-effect = Gardez une main sur la tête.
card-soul-exchange = Échange d’âmes
card-soul-exchange-effect = Quelqu’un guide votre aventurier, et vous le sien.
card-silence-table = Ne parlez plus. Gestes et doigt pointé restent permis.
card-silence-online = Messages et appels sont coupés. Vous pouvez encore montrer une salle, partager vos dés et voter.
card-lost-dice-table = Aucun dé ne tombe d’un écran. À votre table, cette malédiction reste sans effet jusqu’à ce que vous la leviez.
card-lost-dice-online = Attendez deux secondes après chaque lancer ; le bouton indique combien de temps. Plus tôt, un dé file vers le bord : touchez-le avant qu’il ne tombe, sinon il est perdu.
card-lost-dice-gentle = Rien ne tombe. Un lancer trop pressé n’a simplement pas lieu.
card-cursed-hand-table = Posez une main sur votre tête et laissez-la là. Jouez avec l’autre.
card-cursed-hand-online = Gardez la main appuyée. Sans elle, ni les dés ni le temple ne répondent.
card-cursed-hand-gentle = Rien à tenir. Vos lancers durent 50 % plus longtemps.
card-soul-exchange-table = Échangez vos couleurs : chacun guide l’aventurier de l’autre.
card-soul-exchange-online = La vue passe à l’aventurier que vous guidez. Vos dés et vos cartes restent à vous.

# Deeds.
deed-lift-card = Lever la malédiction : { $card }

# On the screen.
temple-pile-curses = Vos malédictions
temple-roll-hasty = un instant
temple-key-lift = lever une malédiction
temple-key-hold = tenir la main maudite
temple-key-catch = rattraper un dé qui tombe
temple-settings-gentle = Malédictions du corps en douceur
temple-settings-gentle-note = Rien à tenir, à rattraper ni à toucher à temps. Les lancers durent plus longtemps.

# Questions.
temple-ask-broken-die-usual = Celui-ci
temple-ask-broken-die = Un dé se brise
temple-ask-broken-die-note = Il est sur la carte. Plutôt un autre ? Touchez-le.
temple-ask-soul = L’âme de qui ?
temple-ask-soul-note = Chacun guidera l’aventurier de l’autre.
temple-ask-soul-choice = Échanger avec { $name }
temple-ask-catch = Rattrapez le dé !
temple-ask-catch-note = Touchez-le avant qu’il tombe.
temple-ask-catch-choice = Le rattraper

# What happens.
temple-say-cursed = Malédiction sur vous : { $card }. { $effect }
temple-say-cursed-mate = Malédiction sur { $name } : { $card }.
temple-say-lifted = Malédiction levée : { $card }.
temple-say-lifted-mate = { $name } n’a plus cette malédiction : { $card }.
temple-say-steers-mate = { $name } guide maintenant l’aventurier de { $other }.
temple-say-steers-yours = { $name } guide maintenant votre aventurier.
temple-say-steers-own = Vous guidez de nouveau votre aventurier.
temple-say-steers-own-mate = { $name } guide de nouveau son aventurier.
temple-say-falling = Trop tôt après le dernier lancer. Rattrapez le dé !
temple-say-caught = Rattrapé.
temple-say-fallen = Le dé est tombé, il est perdu. Attendez deux secondes entre deux lancers.
temple-say-fallen-mate = Un dé de { $name } est tombé.
temple-say-hold-hand = Gardez la main appuyée pour continuer.
temple-say-hand-held = Main tenue. Continuez.
temple-tell-soul-alone = Échange d’âmes, mais personne avec qui échanger : la carte est défaussée.

# Refusals.
refused-trapped = Un piège vous tient
refused-silenced = Silence imposé
refused-hand-on-head = La main sur la tête
refused-hasty-throw = Attendez un peu

# At the table.
table-variant-curses-on-honour = Malédictions du corps sur l’honneur
table-variant-curses-on-honour-about = Debout, en silence, main sur la tête : à vous d’y veiller. Sinon, l’écran s’en charge.

# The rulebook: long texts, for a quiet moment.
module-curses-entry = Treize salles à masques violets et à coffres remplacent les salles de base, et l’on mélange les malédictions. Qui découvre une salle au masque violet pioche une malédiction, sur-le-champ et une seule fois ; les deux salles déjà posées au début n’en donnent pas. Elle agit jusqu’à ce que vous la leviez : montrez les symboles de la carte avec vos propres dés, dans n’importe quelle salle, quand vous voulez. Personne ne peut payer pour vous, et ces dés sont à relancer. On peut en porter plusieurs, mais jamais deux pareilles : la seconde est défaussée. Dès que vous êtes dehors, vos malédictions prennent fin.
card-trap-entry = Vous ne pouvez ni entrer dans une salle ni en découvrir une, et aucun talent de personnage ne vous déplace. Tout le reste est permis : allumer des gemmes, aider, prendre des trésors, lever des malédictions, vous échapper. La Téléportation vous déplace encore, tout comme une salle qui disparaît. Quand les portes claquent, pas d’exception : si vous n’êtes pas dans la salle de départ, cela coûte un dé.
card-silence-entry = Plus un mot jusqu’à ce que vous leviez la malédiction. Les gestes, montrer une salle, partager ses dés et voter restent permis.
card-broken-die-entry = Choisissez un de vos dés, même bloqué ; il reste sur la carte, sans pouvoir être lancé ni servir. Sans choix dans les cinq secondes, un dé bloqué y va, sinon un dé que vous n’aviez pas gardé. Quand la malédiction prend fin, il revient libre et à lancer ; si vous vous échappez, il reste avec la carte. Ce n’est pas un dé perdu, et s’il faut en perdre un, il ne part que si vous n’en avez pas d’autre.
card-lost-dice-entry = Un de vos dés qui tombe quitte la partie et compte comme perdu. À l’écran, un lancer moins de deux secondes après le précédent est trop pressé : un de ses dés file vers le bord, et vous avez une bonne seconde pour le toucher. Un lancer calme ne risque rien, pas plus que les dés gardés ou bloqués. Avec la forme douce, rien ne tombe : le lancer trop pressé est refusé. À une table qui joue sur l’honneur, aucun dé ne tombe de l’écran.
card-mask-entry = Un masque d’or que vous obtenez ne libère qu’un dé bloqué, à vous ou à quelqu’un d’autre. Celui que vous donne une personne sans cette malédiction en libère deux, comme d’habitude. Le coup du sort et le Masque guérisseur gardent toute leur force.
card-cursed-hand-entry = Une main reste sur votre tête jusqu’à ce que vous leviez la malédiction ; vous jouez avec l’autre. À l’écran, on tient appuyé le symbole de la main : sans lui, ni les dés ni le temple ne répondent. Avec la forme douce il n’y a rien à tenir, mais vos lancers durent 50 % plus longtemps.
card-soul-exchange-entry = Choisissez quelqu’un qui est encore dans le temple : désormais, chacun guide l’aventurier que guidait l’autre. On ne peut pas refuser ; sans choix dans les cinq secondes, le hasard décide, et s’il n’y a personne, la carte est défaussée. Nul ne change de place, et vous gardez vos dés, vos malédictions avec leurs effets et vos trésors ; quand les portes claquent, vous payez de vos dés pour l’aventurier que vous guidez. Personne d’autre que vous ne peut lever la malédiction : chacun retrouve alors le sien, à moins que l’un des deux ne soit déjà sorti, ce qui rend l’échange définitif.
card-lost-dice-effect-curses-on-honour = Aucun dé ne tombe d’un écran : cette carte reste sans effet.
