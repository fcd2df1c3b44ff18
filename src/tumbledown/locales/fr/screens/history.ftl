# Les dernières parties de ce navigateur, et ses records.

history-title = Revoir
history-none = Rien ici pour l’instant. Jouez une partie jusqu’au bout et vous pourrez la revoir ici.
history-field = La partie de quelqu’un d’autre : son lien ou son numéro
history-field-unclear = Ce n’est ni le lien ni le numéro d’une partie.
history-watch = Regarder
history-records = Meilleurs temps
history-records-none = Faites sortir tout le monde une fois, et le temps s’inscrira ici.
history-record = { $players ->
    [one] En solo : { $time }. Revoir la partie
   *[other] { $players } aventuriers : { $time }. Revoir la partie
}
history-kept = Parties, meilleurs temps, défis et mélanges restent dans ce navigateur, sans compte. Un fichier les emporte vers un autre.
history-export = Enregistrer dans un fichier
history-import = Charger un fichier
history-import-done = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une entrée ajoutée.
   *[other] { $count } entrées ajoutées.
}
history-import-foreign = Ce fichier ne vient pas de Tumbledown ou il est abîmé. Rien n’a changé.
history-import-newer = Ce fichier vient d’un Tumbledown plus récent. Rien n’a changé.
