# Chambers.
chamber-cursed-01 = Salle de la vipère
chamber-cursed-02 = Salle de la couronne
chamber-cursed-03 = Salle de l’œil
chamber-cursed-04 = Salle du scarabée
chamber-cursed-05 = Salle du corbeau
chamber-cursed-06 = Salle de l’araignée
chamber-cursed-07 = Salle de la nuit
chamber-cursed-08 = Salle du lotus
chamber-cursed-09 = Salle du scorpion
chamber-cursed-10 = Salle de la plume
chamber-cursed-11 = Salle des épines
chamber-cursed-12 = Salle de la phalène
chamber-cursed-13 = Salle de la flamme
