# Chambers.
chamber-cursed-01 = Serpent chamber
chamber-cursed-02 = Crown chamber
chamber-cursed-03 = Eye chamber
chamber-cursed-04 = Scarab chamber
chamber-cursed-05 = Raven chamber
chamber-cursed-06 = Spider chamber
chamber-cursed-07 = Night chamber
chamber-cursed-08 = Lotus chamber
chamber-cursed-09 = Scorpion chamber
chamber-cursed-10 = Feather chamber
chamber-cursed-11 = Thorn chamber
chamber-cursed-12 = Moth chamber
chamber-cursed-13 = Flame chamber
