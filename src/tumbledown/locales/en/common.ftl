# What no single screen owns.

common-title = The temple { $code } · Tumbledown
common-opening = The way to the table
