# Les dernières parties de ce navigateur, et ses records.

history-title = Revoir
history-none = Rien ici pour l’instant. Jouez une partie jusqu’au bout et vous pourrez la revoir ici.
history-field = La partie de quelqu’un d’autre : son lien ou son numéro
history-field-unclear = Ce n’est ni le lien ni le numéro d’une partie.
history-watch = Regarder
