# Characters and their cards.
role-teleporter = Teleporterin
card-teleporter-permanent = { role-teleporter }
card-teleporter-permanent-effect = Spring von einem offenen Eingang zu einem anderen.
card-teleporter-activatable = { role-teleporter }
card-teleporter-activatable-effect = Spring zu einem anderen offenen Eingang und nimm jemanden mit.
role-trickster = Gauner
card-trickster-permanent = { role-trickster }
card-trickster-permanent-effect = Tausche Würfel mit jemandem in deiner Kammer.
card-trickster-activatable = { role-trickster }
card-trickster-activatable-effect = Tausche Würfel mit irgendwem, nah oder fern.

# Treasures.
card-portal = Portal
card-portal-effect = Geh in eine Kammer rund um deine, auch durch Wände.
card-clone = Klon
card-clone-effect = Deine Fackeln und Schlüssel zählen für eine Aktion doppelt.

# Chambers.
chamber-dungeon = Verlies
chamber-dungeon-about = Eine Rutsche führt hinein. Dort kommt niemand wieder hinaus.
chamber-narrow-passage = Enger Durchgang
chamber-narrow-passage-about = Drei Fackeln für den Eintritt; drinnen ein Edelstein und ein Schatz.

# Deeds.
deed-portal = Durch das Portal gehen
deed-open-jump = Springen
deed-joint-jump = Springen
deed-swap-dice = Würfel tauschen
deed-far-swap = Würfel tauschen
deed-swap-dice-with = Würfel tauschen mit { $name }
deed-add-clone = Den Klon dazulegen
deed-take-back-clone = Den Klon zurücknehmen
temple-aim-portal = Tippe eine leuchtende Kammer an
temple-aim-open-jump = Wohin springst du?
temple-aim-joint-jump = Wohin springst du, und mit wem?
temple-aim-swap-dice = Welche Würfel tauschst du?
temple-aim-far-swap = Welche Würfel tauschst du?
tool-alone = allein
tool-with = mit { $name }

# Swapping dice.
swap-give = Würfel, die du gibst
swap-take = Würfel von { $name }
swap-next-mate = Mit jemand anderem
swap-offer = Anbieten
swap-asks = { $name } möchte tauschen
swap-trade = Du gibst { $given }; du bekommst { $got }.
swap-agree = Tauschen
swap-always = Immer
swap-always-note = Jetzt tauschen, und künftig immer ohne Frage
swap-always-on = Tausch: immer ja
swap-always-off = Jeder Tausch wird angenommen. Tippe, um wieder gefragt zu werden.
jump-asks = { $name } nimmt dich mit
jump-agree = Mitkommen
jump-stay = Bleiben

# Questions.
temple-ask-swap-dice = Ein Würfeltausch
temple-ask-swap-dice-note = Du bekommst so viele Würfel, wie du gibst.
temple-ask-far-swap = Ein Würfeltausch
temple-ask-far-swap-note = Du bekommst so viele Würfel, wie du gibst.
temple-ask-joint-jump = Ein Sprung zu zweit
temple-ask-joint-jump-note = Du zahlst nichts dafür.

# What happens.
temple-say-swapped = { $count ->
    [one] Du tauschst einen Würfel mit { $name }.
   *[other] Du tauschst { $count } Würfel mit { $name }.
}
temple-say-swapped-others = { $count ->
    [one] { $name } und { $other } tauschen einen Würfel.
   *[other] { $name } und { $other } tauschen je { $count } Würfel.
}
temple-say-taken-along = Du wirst mitgenommen: { $chamber }.

# Refusals.
refused-no-chamber-beside = Dort liegt keine Kammer
refused-no-open-entrance = Kein offener Eingang
refused-cannot-come-along = Kann nicht mitkommen
refused-no-dice-to-swap = Keine Würfel zum Tauschen

# The rulebook: long texts, for a quiet moment.
module-new-characters-entry = Teleporterin und Gauner werden wie die anderen Charaktere gewählt, jeweils mit zwei Karten, von denen eine bleibt. Zwei Kammern werden in den Stapel gemischt, wenn die ersten beiden liegen: das Verlies und der Enge Durchgang. Spielt ihr mit Schätzen, sind zwei Portale und zwei Klone darunter.
card-teleporter-permanent-entry = Führt eine Öffnung deiner Kammer noch ins Leere, darfst du zwei Abenteurer ausgeben und in jede andere Kammer springen, für die das auch gilt. Dort ist nichts weiter zu zahlen. Eine Rutsche führt nicht hinaus und zählt deshalb nicht. Eine Falle oder ein Verbot hält dich auf, und der Kelch kommt nie mit. In einer Doppelkammer zählt der Teil mit der Öffnung.
card-teleporter-activatable-entry = Derselbe Sprung für dieselben zwei Abenteurer, einmal bis die Tore das nächste Mal zufallen. Eine andere Person in deiner Kammer kann umsonst mitkommen: Sie wird gefragt und hat fünf Sekunden. Erst beim Sprung gehen die Würfel und dreht sich die Karte um. Wer nicht wegdarf, kann nicht mit. Du kannst auch allein springen.
card-trickster-permanent-entry = Wähle Würfel von dir und ebenso viele von jemandem in deiner Kammer, und biete den Tausch an. Kommt in fünf Sekunden ein Ja, wechseln die Würfel, wie sie liegen. Schwarze Masken bleiben blockiert, ungewürfelte bleiben ungewürfelt. Danach sind es deine Würfel wie alle anderen, aber gewürfelt hast du sie nicht: An einer Klippe zählen sie nicht, und beim Mechaniker zählen Fackeln darauf nur einfach. Nur Würfel auf der Hand können getauscht werden. Wird einer davon vorher gewürfelt oder benutzt, oder trennt ihr euch, verfällt das Angebot und kostet nichts.
card-trickster-activatable-entry = Ein Würfeltausch mit irgendwem im Tempel, in jeder Entfernung und umsonst: so viele von deinen wie von den anderen, wie sie liegen. Erst wird gefragt. Mit dem Tausch dreht sich die Karte um; wenn die Tore das nächste Mal zufallen, ist sie wieder da.
card-portal-entry = Dein Abenteurer geht umsonst in eine Kammer auf einem der acht Felder ringsum, durch Wände und über Eck, auch aus einer Falle heraus. Neben einer Doppelkammer kommst du in den Teil an dieser Kante; über Eck wählst du den Teil. Durch die Wand im Innern einer Doppelkammer führt es nie, und der Kelch bleibt zurück.
card-clone-entry = Leg ihn vor einer deiner Aktionen dazu: Jede Fackel und jeder Schlüssel auf deinen eigenen Würfeln zählt dafür doppelt, auch beim Entkommen, beim Brechen eines Fluchs und bei Edelsteinen mit anderen zusammen. Würfel der anderen und Symbole auf Schätzen werden nicht verdoppelt. Nur du gibst ihn aus, und nur, wenn deine Würfel nicht gereicht hätten.

# Ways to play.
table-variant-new-characters-agreed-aloud = Absprache durch Zuruf
table-variant-new-characters-agreed-aloud-about = Ihr sitzt beisammen und sprecht euch ab: Tausch und Sprung zu zweit gelten sofort. Sonst fragt der Bildschirm.

# What happens.
temple-tell-reopens-portal = Ein Portal kann dorthin führen.
temple-tell-reopens-teleporter = Die Teleporterin kann dorthin springen.
