"""The chapter object of the characters, and what each seat chooses.

Rules: characters.permanent.any_time, characters.no_share, characters.soul_exchange, characters.escaped.
"""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter, SeatChoice
from tumbledown.expansions.data.characters import CARDS, LENT, WHO, Slot

NAME: Final = "characters"

CHARACTERS: Final = "characters"
"""The pile of all character cards, whichever chapter brings them."""

WHO_CHOICE: Final = "characters.who"
CARD_CHOICE: Final = "characters.card"

PERMANENT: Final = "permanent"
ACTIVATABLE: Final = "activatable"

chapter = Chapter(
    NAME,
    order=60,
    requires=("base",),
    pieces=(*CARDS, *LENT),
    slot=Slot,
    looks_far=False,
    far_sighted=(
        "discoverer_activatable",
        "doc_activatable",
        "mentalist_activatable",
        "mechanic_activatable",
        "priest_permanent",
        "priest_activatable",
    ),
    piles=(CHARACTERS,),
    seat_choices=(
        SeatChoice(WHO_CHOICE, WHO),
        SeatChoice(CARD_CHOICE, (PERMANENT, ACTIVATABLE), is_unique=False),
    ),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found
