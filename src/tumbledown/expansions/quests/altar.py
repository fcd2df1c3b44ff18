"""The altar: two dice are given for good, both by one player or one each by two players.

Rules: quests.altar.not_simultaneous, quests.altar.no_take_back.
"""

from typing import Final

from tumbledown.engine.dice import LOST, bits, spot
from tumbledown.engine.events import ChamberPlaced, DieMoved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer, Pick, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.quests import DATA
from tumbledown.expansions.quests.chapter import ALTAR, NAME, QUEST_DONE, chapter, quest_here, slot
from tumbledown.expansions.shared import advance_task, begin_task, bound_to, is_achieved, parts_done

WANTED: Final = DATA.numbers.altar

NO_ALTAR_HERE: Final = Refusal("no_altar_here")
NO_DIE_TO_GIVE: Final = Refusal("no_die_to_give")
TWO_ARE_ENOUGH: Final = Refusal("two_are_enough")
ONE_MORE_IS_ENOUGH: Final = Refusal("one_more_is_enough")
ANOTHER_GIVES: Final = Refusal("another_gives")

GIVEN: Final = (Offer(ALTAR, NONE, barred=QUEST_DONE),)
NOTHING_LEFT: Final = (Offer(ALTAR, NONE, barred=NO_DIE_TO_GIVE),)
NOT_BY_THE_SAME: Final = (Offer(ALTAR, NONE, barred=ANOTHER_GIVES),)


@chapter.react(ChamberPlaced)
def the_altar_is_found(game: Game, event: ChamberPlaced) -> None:
    if game.tile_kind(event.tile).id == ALTAR:
        begin_task(game, event.tile, WANTED)


@chapter.offer(ALTAR)
def give_dice(game: Game, seat: int) -> tuple[Offer, ...]:
    """Any dice in play can be given, also locked ones and the last ones.

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
    if not game.dice.hands[seat]:
        return NOTHING_LEFT
    return _gifts(game.dice.mask_of(seat), WANTED - parts_done(game, tile), game.here(seat))


@shared
def _gifts(dice: int, wanted: int, place: int) -> tuple[Offer, ...]:
    enough = TWO_ARE_ENOUGH if wanted == WANTED else ONE_MORE_IS_ENOUGH
    pick = Pick(1, min(wanted, dice.bit_count()), (dice,), too_many=enough)
    return (Offer(ALTAR, NONE, pick=pick, scene=place),)


def waits_for_another(game: Game, seat: int) -> bool:
    """Whether the seat gave the die that lies there and another seat can spare the second.

    Rules: quests.altar.one_needs_other_player.
    """
    others = [each for each in game.party.inside() if each != seat]
    return slot(game).altar_giver == seat and any(_can_spare(game, each) for each in others)


def _can_spare(game: Game, seat: int) -> bool:
    """Whether the seat has a die besides its last one, or has its last one and no seat in the temple has two."""
    own = len(game.dice.hands[seat])
    richest = max([len(game.dice.hands[each]) for each in game.party.inside()])
    return own > (1 if richest > 1 else 0)


bound_to(chapter, ALTAR, (ALTAR,), NO_ALTAR_HERE)


@chapter.perform(ALTAR)
def dice_lie_on_the_altar(game: Game, order: Order) -> None:
    """The dice are lost; the altar only counts them.

    Rules: quests.altar.goal, quests.altar.no_take_back.
    """
    tile, dice = order.place() >> 1, bits(order.dice)
    for die in dice:
        game.emit(DieMoved(die, spot(LOST), order.seat, game.dice.face[die]))
    game.emit(Noted(NAME, "altar_giver", order.seat))
    advance_task(game, tile, parts_done(game, tile) + len(dice))
