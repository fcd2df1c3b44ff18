# Après la partie : comment c'était.

end-won = Tout le monde est dehors !
end-won-alone = Vous voilà dehors !
end-kept-one = Le temple garde { $name }
end-kept-some = Le temple garde { $count } d’entre vous
end-kept-all = Le temple vous garde tous
end-kept-you = Le temple vous garde
end-gave-up = Vous avez abandonné
end-undone = Dehors, mais pas fini

end-spare = { $seconds ->
    [0] À la dernière seconde.
    [one] Il restait une seconde.
   *[other] Il restait { $seconds } secondes.
}
end-spare-long = Il restait { $time }.
end-no-clock = Sans chrono.
end-tally-players = { $players ->
    [one] Un aventurier
   *[other] { $players } aventuriers
}
end-tally-gems = { $gems ->
    [0] aucune gemme allumée
    [one] une gemme allumée
   *[other] { $gems } gemmes allumées
}
end-tally = { $players }, { $gems }.
end-out = { $count ->
    [0] Personne n’est sorti.
    [one] Une seule personne est sortie.
   *[other] { $count } d’entre vous sont sortis.
}
end-at-door = { $keys ->
    [0] { $name } était à la porte, les clés en main.
    [one] { $name } était à la porte, à une clé près.
   *[other] { $name } était à la porte, à { $keys } clés près.
}
end-why-exit-not-found = La sortie est restée cachée.
end-why-dice-locked = Plus que des masques noirs à la fin.
end-why-too-few-dice = La porte voulait plus de clés qu’il ne restait de dés.
end-why-out-of-time = Le temps a manqué.
end-why-gave-up = Tout le monde a voté pour.
end-why-task-left = Il restait une tâche à accomplir.

end-story = Le récit
end-story-none = Une partie brève : rien à raconter.
end-story-lost = Le récit de cette partie est indisponible pour l’instant.
end-story-coming = Chargement du récit

end-moment-found = { $name } découvre une salle
end-moment-first-gem = { $count ->
    [one] Première gemme
   *[other] { $count } premières gemmes
}
end-moment-gems = { $count ->
    [one] Une gemme
    [2] Deux gemmes d’un coup
    [3] Trois gemmes d’un coup
   *[other] { $count } gemmes d’un coup
}
end-moment-freed = { $name } libère { $mate }
end-moment-rescued = { $name } sauve { $mate }
end-moment-all-locked = { $name } n’a plus de dé libre
end-moment-gift = { $name } donne un dé à { $mate }
end-moment-fate = Coup du sort
end-moment-all-safe = Tous à l’abri
end-moment-late = { $count ->
    [0] Trop tard
    [one] Un dé perdu
   *[other] { $count } dés perdus
}
end-moment-late-one = { $count ->
    [0] Trop tard pour { $name }
    [one] { $name } perd un dé
   *[other] { $name } perd { $count } dés
}
end-moment-exit-found = { $name } trouve la sortie
end-moment-sealed = Plus aucun passage
end-moment-first-out = { $name } sort en premier
end-moment-out = { $name } est dehors
end-moment-last-out = { $name } sort en dernier
end-moment-ended = Le temple s’effondre
end-moment-ended-one = { $name } reste dedans
end-moment-ended-gave-up = Vous abandonnez
end-moment-ended-task-left = Il reste une tâche à accomplir

end-figures = Qui a fait quoi
end-adventurer = Aventurier
end-rolls = Lancers
end-masks = Masques noirs
end-gems = Gemmes
end-rescues = Dés libérés
end-chambers = Salles
end-lost = Dés perdus
end-out-at = Dehors à
end-inside = dedans
end-most = le plus

end-again = Rejouer
end-again-waiting = sans attendre { $names }
end-again-all = tout le monde rejoue
end-again-in = Je rejoue
end-again-in-done = Vous rejouez
end-again-host = { $name } lance la suivante
end-table = Vers la table
end-share = Partager
end-shared = Copié
end-share-won = Tout le monde est sorti du temple en { $time } : { $players } aventuriers, { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
}.
end-share-won-alone = J’ai réussi à sortir du temple en solo, en { $time }.
end-share-lost = Le temple nous a gardés. { $out } sur { $players } en sont sortis.
end-share-watch = Revoyez toute la partie, depuis n’importe quelle place.
end-watch = Revoir la partie
end-log = Télécharger le journal
end-fair = Était-ce équitable ?
end-fair-about = Les dés étaient scellés avant le premier lancer. Le sceau est ouvert : chaque lancer peut être vérifié.
end-fair-check = Vérifier chaque lancer
end-fair-checking = Vérification de chaque lancer
end-fair-yes = Équitable : { $throws } lancers de { $dice } dés, { $chambers } salles et chaque action sont conformes au sceau.
end-fair-no = Pas équitable : la ligne { $line } du journal diffère.
end-fair-unknown = Vérification impossible pour le moment.
end-moment-no-dice = { $name } perd son dernier dé

# Distinctions : une pour chacun.
end-awards = Distinctions
end-numbers = Tous les chiffres
end-award-lamplighter = Porte-lumière
end-award-lamplighter-why = { $count ->
    [one] une gemme allumée
   *[other] { $count } gemmes allumées
}
end-award-golden-hands = Mains d’or
end-award-golden-hands-why = { $count ->
    [one] un dé libéré pour les autres
   *[other] { $count } dés libérés pour les autres
}
end-award-pathfinder = Éclaireur
end-award-pathfinder-why = { $count ->
    [one] une salle trouvée
   *[other] { $count } salles trouvées
}
end-award-first-out = Porte ouverte
end-award-first-out-why = première sortie, à { $time }
end-award-cool-head = Tête froide
end-award-cool-head-why = { $count ->
    [0] aucun masque noir
    [one] un seul masque noir
   *[other] seulement { $count } masques noirs
}
end-award-runner = Pieds légers
end-award-runner-why = { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
end-award-roller = Infatigable
end-award-roller-why = { $count ->
    [one] un lancer
   *[other] { $count } lancers
}

# Après une partie dans le temple du jour.
end-daily-place = { $players ->
    [one] Parmi les sorties en solo : place { $place } sur { $out }.
   *[other] Parmi les équipes de { $players } sorties : place { $place } sur { $out }.
}
end-daily-lost = { $players ->
    [one] Sorties en solo : { $out } sur { $teams }.
   *[other] Équipes de { $players } sorties : { $out } sur { $teams }.
}
end-daily-again = Seule la première visite compte : celle-ci n’est pas classée.
