# What no single screen owns.

common-title = The temple { $code } · Tumbledown

# Somebody else is host.
common-host-left = { $name } has left.
common-host-away = { $name } is away.
common-host-now = { $name } is host now.
common-host-you = You are host now.
common-opening = Opening the table
