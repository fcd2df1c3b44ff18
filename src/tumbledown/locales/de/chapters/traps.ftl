# Chambers.
chamber-cliff-torch = Fackelklippe
chamber-cliff-torch-about = Wer sie entdeckt, hängt fest: Drei selbst gewürfelte Fackeln führen nach oben. Die anderen kommen umsonst hinein.
chamber-cliff-key = Schlüsselklippe
chamber-cliff-key-about = Wer sie entdeckt, hängt fest: Drei selbst gewürfelte Schlüssel führen nach oben. Die anderen kommen umsonst hinein.
chamber-invocation = Beschwörungskammer
chamber-invocation-about = Drei eigene Schlüssel rufen alle hierher, und niemand kann sich wehren.
chamber-platform = Schwebende Plattform
chamber-platform-about = Sie schwebt mit ihrem Entdecker um den Tempel, bis ihre Treppe passt. Danach ist sie eine gewöhnliche Kammer.
chamber-slide-trap = Rutschfalle
chamber-slide-trap-about = Über die Rutsche geht es nur hinein. Sucht einen anderen Weg hinaus.

# Deeds.
deed-climb = Hochklettern
deed-call-all = Alle herrufen

# What happens.
temple-say-trapped = Eine Falle! Sie zieht dich hinein: { $chamber }.
temple-say-trapped-mate = Eine Falle zieht { $name } hinein: { $chamber }.
temple-say-climbed = Du bist wieder oben.
temple-say-climbed-mate = { $name } ist wieder oben.
temple-say-summoned = Du rufst alle hierher.
temple-say-summoned-mate = { $name } ruft alle herbei.
temple-say-platform-waits = Kein Platz zum Landen. Du schwebst, bis eine Kammer passt.
temple-say-platform-waits-mate = { $name } schwebt: Legt eine Kammer, die passt.
temple-say-platform-rides = Die Plattform schwebt um den Tempel.

# Refusals.
refused-hanging = Du hängst an der Klippe
refused-adrift = Erst muss die Plattform landen
refused-platform-away = Plattform nicht erreichbar
refused-not-hanging = Du hängst hier nicht fest
refused-nobody-to-call = Alle sind schon hier
refused-no-cliff-here = Hier ist keine Klippe
refused-not-called-from-here = Von hier rufst du niemanden
refused-not-rolled = Getauschte zählen hier nicht

# The rulebook: long texts, for a quiet moment.
module-traps-entry = Zwei, drei oder vier der fünf Fallenkammern werden untergemischt, und niemand weiß, welche. Wer eine entdeckt, wird sofort und umsonst hineingezogen. An einer Klippe hängst du, bis du drei selbst gewürfelte Fackeln oder drei selbst gewürfelte Schlüssel zeigst; Würfel aus einem Tausch zählen dort erst, wenn du sie gewürfelt hast. Die anderen dürfen umsonst hinein und deine Würfel befreien, aber nicht für dich zahlen. Die schwebende Plattform zieht im Uhrzeigersinn um den Tempel und legt an, wo ihre Treppe auf eine Öffnung trifft; passt nichts, wartet sie über ihrem Platz, bis sich der Tempel ändert. Die Beschwörungskammer ruft euch alle, wenn sie entdeckt wird, und später noch einmal für drei Schlüssel. Über die Rutsche kommt man hinein, aber nie hinaus. Eine Falle schützt niemanden, wenn die Tore zufallen.

# At the table.
table-number-traps = Wie viele Fallen

# Gefragt, bevor alle gerufen werden.
summon-title = Alle herrufen?
summon-about = Alle kommen sofort her, wo sie auch sind. Niemand kann sich weigern.
summon-hold = Halten
summon-hold-long = Eine Sekunde halten, um alle herzurufen
summon-longer = Eine ganze Sekunde halten
summon-again = Noch einmal drücken, um alle herzurufen.

# Was jemanden für immer festhalten kann.
temple-say-captive-short = Zu wenige Würfel zum Hochklettern. Ein Ruf, ein Schatz oder ein Würfel von draußen kann noch helfen.
temple-say-slide-shut = Aus der Rutschfalle führt kein Weg mehr.
