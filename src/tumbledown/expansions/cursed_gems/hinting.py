"""Hints for players who cannot hear each other: tint, outline or mark of the token that was just looked at."""

from typing import Final

from tumbledown.engine.events import Announced
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.pieces import place_of
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.cursed_gems.chapter import ALOUD, NO_PIECE, chapter, slot
from tumbledown.expansions.cursed_gems.looking import note
from tumbledown.expansions.data.cursed_gems import DATA, FEATURES, LOOKS

VERB: Final = "hint_at_gem"
HINTED: Final = "gem_hint"
"""Announced with the tile, the token, the seat that gives the hint, the feature and its value."""

SIGNAL: Final = "signal"
"""The channel of hints. A hint replaces speech, so a seat that may not speak may not give one."""

SAY_IT_ALOUD: Final = Refusal("say_it_aloud")
NOTHING_SEEN: Final = Refusal("nothing_seen")
HINTS_SPENT: Final = Refusal("hints_spent")

SPEAK: Final = (Offer(VERB, NONE, barred=SAY_IT_ALOUD),)
NO_LOOK: Final = (Offer(VERB, NONE, barred=NOTHING_SEEN),)
SPENT: Final = (Offer(VERB, NONE, barred=HINTS_SPENT),)


@chapter.offer(VERB)
def hint_at_what_was_seen(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer to tell up to two features for a while after the look, but never the token itself.

    Rules: cursed_gems.no_match, cursed_gems.silence.
    """
    if game.rules.plays(ALOUD):
        return SPEAK
    if slot(game).looked_at[seat] == NO_PIECE:
        return NO_LOOK
    refusal = forbids_speech(game, seat, SIGNAL)
    if refusal is not None:
        return (Offer(VERB, NONE, barred=refusal),)
    told = slot(game).told[seat]
    return SPENT if told.bit_count() >= DATA.numbers.hints else _hints(told)


@shared
def _hints(told: int) -> tuple[Offer, ...]:
    left = tuple([feature for feature in range(len(FEATURES)) if not told >> feature & 1])
    return (Offer(VERB, NONE, targets=left),)


@chapter.perform(VERB)
def give_a_hint(game: Game, order: Order) -> None:
    """All players hear the hint and have to remember it.

    Rules: cursed_gems.no_match, cursed_gems.memory.
    """
    seat, feature = order.seat, order.target
    piece = slot(game).looked_at[seat]
    tile = place_of(game.pieces.at[piece]) >> 1
    value = LOOKS[game.pieces.kind_of(piece).id][feature]
    note(game, "told", seat, slot(game).told[seat] | 1 << feature)
    game.emit(Announced(HINTED, (tile, piece, seat, feature, value)))
