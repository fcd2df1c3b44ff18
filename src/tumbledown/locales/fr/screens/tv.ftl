# Une table sur grand écran.

tv-title = Grand écran
tv-which = Tapez le code de la table à afficher sur cet écran.
tv-scan = Scannez, choisissez une couleur, lancez.
tv-about = Vos dés sont sur votre téléphone. Le temple est ici.
tv-or = ou { $host }, code
tv-code = Code QR de la table
tv-free = libre
tv-new = vient d’arriver
tv-ready = c’est bon
tv-host-starts = { $name } commence quand tout le monde est prêt
tv-sound = Le son vient d’ici
tv-press-ok = Appuyez sur OK pour le son
tv-stuck = tout bloqué
tv-is-stuck = { $name } n’a plus de dé libre : il faut un masque d’or
tv-go-back = Retour au départ !
tv-get-out = Sortez du temple !
tv-replay = Emportez la partie
tv-replay-code = Code QR de la partie à revoir
tv-replay-note = Scannez pour la revoir.
tv-again = Encore une ? { $count } sur { $all }
tv-wishes = On souhaite : { $list }
