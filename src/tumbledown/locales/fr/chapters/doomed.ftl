# Cards.
card-doomed = Sans issue
card-doomed-effect = Impossible de vous échapper.
card-stand-up = Debout
card-stand-up-effect = Levez-vous, et restez debout.
card-stand-up-table = Levez-vous maintenant, et restez debout.
card-stand-up-online = Vous glissez dans un fauteuil. Un appui vous relève ; une fois au fond, il en faut trois.
card-stand-up-gentle = Pas de fauteuil. Vos lancers durent un peu plus longtemps.
card-counterspell = Contresort
card-counterspell-effect = Débarrassez-vous d’une de vos malédictions.

# Deeds.
deed-counterspell = Briser une malédiction
deed-counterspell-card = Briser par contresort : { $card }
deed-stand = Se lever

# On the screen.
temple-aim-counterspell = Touchez l’une de vos malédictions
temple-key-stand = se lever
temple-roll-seated =
    { $count ->
        [one] { $count } appui pour se lever
       *[other] { $count } appuis pour se lever
    }

# What happens.
temple-say-sinking = Vous vous enfoncez. Debout !
temple-say-seated =
    { $count ->
        [one] Le fauteuil vous tient. Encore un appui pour vous lever.
       *[other] Le fauteuil vous tient. Encore { $count } appuis pour vous lever.
    }
temple-say-standing = Vous voilà debout.

# Refusals.
refused-seated = Levez-vous d’abord
refused-still-doomed = Sans issue pour vous
refused-not-cursed = Aucune malédiction

# The rulebook: long texts, for a quiet moment.
module-doomed-entry = Deux malédictions de plus, Sans issue et Debout, rejoignent leur pile, et deux Contresorts rejoignent les trésors. Sans malédictions, rien de tout cela n’est en jeu ; sans trésors, les Contresorts restent dans la boîte. Regardez les cartes des autres avant le dernier gong : qui est sans issue doit encore lever sa malédiction, ou la briser par un Contresort.
card-doomed-entry = Tant que vous avez cette malédiction, vous ne pouvez pas vous échapper ; tout le reste est permis, même entrer dans la sortie. Vous pouvez la lever sur place, mais les dés qui la lèvent sont à relancer avant de vous ouvrir la porte. Si elle est encore là à l’effondrement, tout le monde a perdu.
card-stand-up-entry = Levez-vous aussitôt et restez debout jusqu’à ce que vous leviez la malédiction. À l’écran, votre aventurier glisse dans un fauteuil en huit secondes : un appui le relève, mais une fois au fond, aucun lancer avant trois appuis. Qui ne peut pas se tenir debout joue cette forme, ou la forme douce : les lancers durent alors près d’un tiers de plus.
card-counterspell-entry = Une de vos malédictions quitte la partie, celle que vous voulez, et tout ce qu’elle fait cesse comme si vous l’aviez levée. Ce qu’elle vous a déjà coûté reste perdu. Il n’agit pas sur les malédictions des autres, et tant que vous n’en avez pas, vous le gardez.
