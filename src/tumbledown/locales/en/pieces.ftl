# The pieces, for whoever cannot see them and for words about prices.

# Prices.
count-adventurer = { $count ->
    [one] 1 adventurer
   *[other] { $count } adventurers
}
count-torch = { $count ->
    [one] 1 torch
   *[other] { $count } torches
}
count-key = { $count ->
    [one] 1 key
   *[other] { $count } keys
}
count-golden-mask = { $count ->
    [one] 1 golden mask
   *[other] { $count } golden masks
}
count-black-mask = { $count ->
    [one] 1 black mask
   *[other] { $count } black masks
}

# What is lacking to a price.
missing-adventurer = { $count ->
    [one] One adventurer missing
   *[other] { $count } adventurers missing
}
missing-torch = { $count ->
    [one] One torch missing
   *[other] { $count } torches missing
}
missing-key = { $count ->
    [one] One key missing
   *[other] { $count } keys missing
}
missing-golden-mask = { $count ->
    [one] Needs a golden mask
   *[other] Needs { $count } golden masks
}
missing-black-mask = { $count ->
    [one] One black mask missing
   *[other] { $count } black masks missing
}
missing-several = Missing: { $list }

# Chambers are called after what is carved into their floor.
chamber-start = Starting chamber
chamber-exit = Exit
chamber-gem-key-3 = Vault of keys
chamber-gem-torch-3 = Hall of torches
chamber-basic-01 = Dawn chamber
chamber-basic-02 = Pearl chamber
chamber-basic-03 = Star chamber
chamber-basic-04 = Meander chamber
chamber-basic-05 = Shell chamber
chamber-basic-06 = Petal chamber
chamber-basic-07 = Rose chamber
chamber-basic-08 = Spiral chamber
chamber-basic-09 = Maze chamber
chamber-basic-10 = Wave chamber
chamber-basic-11 = Bird chamber
chamber-basic-12 = Wheel chamber
chamber-basic-13 = Tree chamber
chamber-half-front = { $chamber }, front part
chamber-half-rear = { $chamber }, rear part

# What chambers of the base game are for.
chamber-start-about = Safe when the doors slam.
chamber-exit-about = The way out: one key more than gems in the depot.
chamber-gem-key-3-about = Light one, two or three gems, once; everybody here pays together.
chamber-gem-torch-3-about = Light one, two or three gems, once; everybody here pays together.
