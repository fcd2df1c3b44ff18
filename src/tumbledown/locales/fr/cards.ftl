# Les cartes : malédictions, trésors et calice. Leur nom, et leur effet en une ligne ; le reste est dans rulebook.ftl.

# Malédictions.
card-trap = Piège
card-trap-effect = Ni entrer, ni explorer.
card-silence = Silence
card-silence-effect = Plus un mot.
card-broken-die = Dé brisé
card-broken-die-effect = Un de vos dés reste sur cette carte.
card-lost-dice = Dés perdus
card-lost-dice-effect = Un dé qui tombe est perdu pour de bon.
card-mask = Masque
card-mask-effect = Vos masques d’or ne libèrent qu’un dé chacun.
card-cursed-hand = Main maudite
card-cursed-hand-effect = Gardez une main sur la tête.
card-soul-exchange = Échange d’âmes
card-soul-exchange-effect = Quelqu’un guide votre aventurier, et vous le sien.
card-lost-treasure = Trésor perdu
card-lost-treasure-effect = Renoncez tout de suite à un de vos trésors.
card-really-cursed = Double malédiction
card-really-cursed-effect = Désormais, vous en piochez deux au lieu d’une.
card-doomed = Sans issue
card-doomed-effect = Impossible de vous échapper.
card-stand-up = Debout
card-stand-up-effect = Levez-vous, et restez debout.
card-poison = Poison
card-poison-effect = Les portes claquent : un dé perdu même au départ, deux ailleurs.
card-strangle-vines = Lianes étrangleuses
card-strangle-vines-effect = Vos aventuriers ne comptent plus : il faut les relancer.

# Malédictions du corps : ce que l’on fait soi-même à une table qui joue sur l’honneur, sinon ce que demande l’écran, et la forme douce.
card-silence-table = Ne parlez plus. Gestes et doigt pointé restent permis.
card-silence-online = Messages et appels sont coupés. Vous pouvez encore montrer une salle, partager vos dés et voter.
card-lost-dice-table = Aucun dé ne tombe d’un écran. À votre table, cette malédiction reste sans effet jusqu’à ce que vous la leviez.
card-lost-dice-online = Lancez calmement. Si vous vous pressez, un dé file vers le bord : touchez-le à temps.
card-lost-dice-gentle = Rien ne tombe. Un lancer trop pressé ne part pas, c’est tout.
card-cursed-hand-table = Posez une main sur votre tête et laissez-la là. Jouez avec l’autre.
card-cursed-hand-online = Gardez la main appuyée. Sans elle, ni les dés ni le temple ne répondent.
card-cursed-hand-gentle = Rien à tenir. Vos lancers durent moitié plus longtemps.
card-soul-exchange-table = Échangez vos couleurs : chacun guide l’aventurier de l’autre.
card-soul-exchange-online = La vue passe à l’aventurier que vous guidez. Vos dés et vos cartes restent à vous.
card-stand-up-table = Levez-vous maintenant, et restez debout.
card-stand-up-online = Vous glissez dans un fauteuil. Un appui vous relève ; une fois au fond, il en faut trois.
card-stand-up-gentle = Pas de fauteuil. Vos lancers durent un peu plus longtemps.

# Trésors.
card-healing-mask = Masque guérisseur
card-healing-mask-effect = Libérez tous les dés bloqués du temple.
card-secret-passage = Passage secret
card-secret-passage-effect = Ouvrez le mur entre deux salles.
card-double-torch = Double torche
card-double-torch-effect = Deux torches, pour un seul usage.
card-double-key = Double clé
card-double-key-effect = Deux clés, pour un seul usage.
card-teleport = Téléportation
card-teleport-effect = Rejoignez d’un bond quelqu’un de l’équipe.
card-extra-gem = Gemme en plus
card-extra-gem-effect = Allumez une gemme de la réserve, où que vous soyez.
card-large-torch = Grande torche
card-large-torch-effect = Votre salle est un abri à la prochaine fermeture.
card-counterspell = Contresort
card-counterspell-effect = Débarrassez-vous d’une de vos malédictions.

# Le calice.
card-chalice = Calice
card-chalice-effect = Portez-le à la sortie, une torche de plus à chaque pas.
