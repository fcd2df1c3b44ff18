"""The altar: two dice are given for good, by one player at once or by two.

Rules: quests.altar.not_simultaneous, quests.altar.no_take_back.
"""

from typing import Final

from tumbledown.engine.dice import LOST, bits, spot
from tumbledown.engine.events import ChamberPlaced, DieMoved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer, Pick
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.quests import DATA
from tumbledown.expansions.quests.chapter import ALTAR, NAME, QUEST_DONE, chapter, quest_here, slot
from tumbledown.expansions.shared import advance_task, begin_task, bound_to, is_achieved, parts_done

WANTED: Final = DATA.numbers.altar

NO_ALTAR_HERE: Final = Refusal("no_altar_here")
LAST_DIE: Final = Refusal("last_die")
ANOTHER_GIVES: Final = Refusal("another_gives")

GIVEN: Final = (Offer(ALTAR, NONE, barred=QUEST_DONE),)
NOT_THE_LAST: Final = (Offer(ALTAR, NONE, barred=LAST_DIE),)
NOT_BY_THE_SAME: Final = (Offer(ALTAR, NONE, barred=ANOTHER_GIVES),)


@chapter.react(ChamberPlaced)
def the_altar_is_found(game: Game, event: ChamberPlaced) -> None:
    if game.tile_kind(event.tile).id == ALTAR:
        begin_task(game, event.tile, WANTED)


@chapter.offer(ALTAR)
def give_dice(game: Game, seat: int) -> tuple[Offer, ...]:
    """Any dice in play, locked ones too; one at least stays with the giver while somebody has two.

    Rules: quests.altar.who, quests.altar.which_die, quests.altar.last_die, quests.altar.surplus,
    quests.altar.one_needs_other_player.
    """
    tile = quest_here(game, seat, ALTAR)
    if tile < 0:
        return ()
    if is_achieved(game, tile):
        return GIVEN
    if waits_for_another(game, seat):
        return NOT_BY_THE_SAME
    most = min(spare_dice(game, seat), WANTED - parts_done(game, tile))
    if not most:
        return NOT_THE_LAST
    return (Offer(ALTAR, NONE, pick=Pick(1, most, (game.dice.mask_of(seat),)), scene=game.here(seat)),)


def spare_dice(game: Game, seat: int) -> int:
    """How many dice the seat may give: its last one only when nobody in the temple has two."""
    own = len(game.dice.hands[seat])
    richest = max([len(game.dice.hands[each]) for each in game.party.inside()], default=0)
    return own if richest < 2 else max(0, own - 1)


def waits_for_another(game: Game, seat: int) -> bool:
    """Whether the seat gave the die that lies there and somebody else could give the second."""
    others = [each for each in game.party.inside() if each != seat]
    return slot(game).altar_giver == seat and any(spare_dice(game, each) for each in others)


bound_to(chapter, ALTAR, (ALTAR,), NO_ALTAR_HERE)


@chapter.perform(ALTAR)
def dice_lie_on_the_altar(game: Game, order: Order) -> None:
    """They are lost; the altar only counts them.

    Rules: quests.altar.goal, quests.altar.no_take_back.
    """
    tile, dice = order.place() >> 1, bits(order.dice)
    for die in dice:
        game.emit(DieMoved(die, spot(LOST), order.seat, game.dice.face[die]))
    game.emit(Noted(NAME, "altar_giver", order.seat))
    advance_task(game, tile, parts_done(game, tile) + len(dice))
