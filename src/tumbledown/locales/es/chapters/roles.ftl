# Choosing who to be.
role-who = ¿Quién eres?
role-who-is = ¿Quién es { $name }?
role-lead = Ningún personaje se repite. Puedes cambiar hasta que empiece la partida; quien no elige se lleva una sorpresa.
role-to-table = A la mesa
role-surprise = Sorpréndeme
role-surprised = sorpresa
role-keep-one = quédate con una carta
role-be = Jugar como { $role }
role-taken = { $role }: { $name }
role-faster = { $name } llegó antes.
role-once = Una vez por portazo
role-once-note = Se paga con estos dados. Vuelve con cada portazo.
role-always-title = Siempre
role-always-note = Vale toda la partida y no cuesta nada.
role-free = gratis
role-needs-company = Hace falta alguien más.

# The card in play.
role-always = siempre
role-back-at-slam = vuelve con el portazo
role-used = usada
role-named-used = { $card }, usada
temple-key-role = usar la carta de tu personaje
temple-say-role-used = Usas tu carta: { $card }.
temple-say-role-used-mate = { $name } usa una carta: { $card }.
temple-say-role-back = Tu carta vuelve a estar lista: { $card }.
