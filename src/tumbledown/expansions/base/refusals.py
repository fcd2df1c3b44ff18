"""The refusals of the base game. Chapters that build on it use the same refusal for the same cause."""

from typing import Final

from tumbledown.engine.refusals import Refusal

# Ways
NO_PASSAGE: Final = Refusal("no_passage")
NO_OPENING: Final = Refusal("no_opening")
PASSAGE_BLOCKED: Final = Refusal("passage_blocked")
PILE_EMPTY: Final = Refusal("pile_empty")
PILE_LOCKED: Final = Refusal("pile_locked")
NOT_IN_EXIT: Final = Refusal("not_in_exit")

# Gems
NO_GEMS_HERE: Final = Refusal("no_gems_here")
GEMS_USED: Final = Refusal("gems_used")
DEPOT_EMPTY: Final = Refusal("depot_empty")

# Masks and fate
NOBODY_THERE: Final = Refusal("nobody_there")
NOT_TOGETHER: Final = Refusal("not_together")
NOTHING_LOCKED: Final = Refusal("nothing_locked")
ONLY_KEPT: Final = Refusal("only_kept")
KEEPS_MASKS: Final = Refusal("keeps_masks")
NO_FATE_LEFT: Final = Refusal("no_fate_left")
VOTE_OPEN: Final = Refusal("vote_open")
VOTE_RESTS: Final = Refusal("vote_rests")

# The gift
NOT_OUT_YET: Final = Refusal("not_out_yet")
GIFT_GIVEN: Final = Refusal("gift_given")
NOTHING_TO_GIVE: Final = Refusal("nothing_to_give")
