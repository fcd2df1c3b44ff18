"""The chapter object of the new characters.

Rules: new_characters.setup.choice.
"""

from typing import Final

from tumbledown.engine.hooks import Chapter, SeatChoice
from tumbledown.expansions.characters.chapter import WHO_CHOICE
from tumbledown.expansions.data.new_characters import NAME, PIECES, TILES, WHO

AGREED_ALOUD: Final = "new_characters.agreed_aloud"
"""Variant for players in one room: they agree by speaking, so the screen asks no question."""

PORTAL: Final = "portal"
TELEPORTER_PERMANENT: Final = "teleporter_permanent"
TELEPORTER_ACTIVATABLE: Final = "teleporter_activatable"
TRICKSTER_PERMANENT: Final = "trickster_permanent"
TRICKSTER_ACTIVATABLE: Final = "trickster_activatable"

chapter = Chapter(
    NAME,
    order=120,
    requires=("base", "characters"),
    tiles=TILES,
    pieces=PIECES,
    looks_far=False,
    variants=(AGREED_ALOUD,),
    far_sighted=(PORTAL, TELEPORTER_PERMANENT, TELEPORTER_ACTIVATABLE, TRICKSTER_ACTIVATABLE),
    seat_choices=(SeatChoice(WHO_CHOICE, WHO),),
    hinders=True,
)
