# Chambers.
chamber-cursed-01 = Sala de la víbora
chamber-cursed-02 = Sala de la corona
chamber-cursed-03 = Sala del ojo
chamber-cursed-04 = Sala del escarabajo
chamber-cursed-05 = Sala del cuervo
chamber-cursed-06 = Sala de la araña
chamber-cursed-07 = Sala de la noche
chamber-cursed-08 = Sala del loto
chamber-cursed-09 = Sala del escorpión
chamber-cursed-10 = Sala de la pluma
chamber-cursed-11 = Sala de las espinas
chamber-cursed-12 = Sala de la polilla
chamber-cursed-13 = Sala de la llama
