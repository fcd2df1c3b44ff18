# Chambers.
chamber-cursed-01 = Vipernkammer
chamber-cursed-02 = Kronenkammer
chamber-cursed-03 = Augenkammer
chamber-cursed-04 = Skarabäuskammer
chamber-cursed-05 = Rabenkammer
chamber-cursed-06 = Spinnenkammer
chamber-cursed-07 = Nachtkammer
chamber-cursed-08 = Lotoskammer
chamber-cursed-09 = Skorpionkammer
chamber-cursed-10 = Federkammer
chamber-cursed-11 = Dornenkammer
chamber-cursed-12 = Falterkammer
chamber-cursed-13 = Flammenkammer
