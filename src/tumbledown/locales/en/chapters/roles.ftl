# Choosing who to be.
role-who = Who are you?
role-who-is = Who is { $name }?
role-lead = No character twice. You may change until the game starts; whoever does not choose gets a surprise.
role-to-table = To the table
role-surprise = Surprise me
role-surprised = a surprise
role-keep-one = keep one card
role-be = Be the { $role }
role-taken = { $name } is the { $role }
role-faster = { $name } was faster.
role-once = Once per slam
role-once-note = Paid with these dice. Wakes again at each slam.
role-always-title = Always
role-always-note = Works all game long, costs nothing.
role-free = free
role-needs-company = Needs somebody else.

# The card in play.
role-always = always
role-back-at-slam = back at the slam
role-used = used
role-named-used = { $card }, used
temple-key-role = use your character’s card
temple-say-role-used = You use your card: { $card }.
temple-say-role-used-mate = { $name } uses a card: { $card }.
temple-say-role-back = Your card is ready again: { $card }.
