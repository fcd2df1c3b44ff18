"""The tree of life: golden masks for all players, shown at the same time by those in the chamber."""

from typing import Final

from tumbledown.engine.events import ChamberPlaced
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.offers import NONE, Bill, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.quests import HEALING
from tumbledown.expansions.quests.chapter import QUEST_DONE, TREE, chapter, quest_here
from tumbledown.expansions.shared import achieve, begin_task, bound_to, is_achieved

NO_TREE_HERE: Final = Refusal("no_tree_here")

HEALED: Final = (Offer(TREE, NONE, barred=QUEST_DONE),)


@chapter.react(ChamberPlaced)
def the_tree_is_found(game: Game, event: ChamberPlaced) -> None:
    if game.tile_kind(event.tile).id == TREE:
        begin_task(game, event.tile, sum(masks_asked(game)))


def masks_asked(game: Game) -> Cost:
    """Two golden masks for each player of the game, in the temple or not.

    Rules: quests.tree.goal, quests.tree.count_players.
    """
    players = game.party.size
    return (
        players * HEALING[0],
        players * HEALING[1],
        players * HEALING[2],
        players * HEALING[3],
        players * HEALING[4],
    )


@chapter.offer(TREE)
def heal_the_tree(game: Game, seat: int) -> tuple[Offer, ...]:
    """This frees no dice, so bans on freeing do not apply.

    Rules: quests.tree.any_subset, quests.tree.masks_spent, quests.tree.prohibition, quests.realtime.joint_consent.
    """
    tile = quest_here(game, seat, TREE)
    if tile < 0:
        return ()
    return HEALED if is_achieved(game, tile) else _healing(masks_asked(game), game.here(seat))


@shared
def _healing(cost: Cost, place: int) -> tuple[Offer, ...]:
    return (Offer(TREE, NONE, prices=((Bill(cost, place),),)),)


bound_to(chapter, TREE, (TREE,), NO_TREE_HERE)


@chapter.perform(TREE)
def the_tree_lives(game: Game, order: Order) -> None:
    achieve(game, order.place() >> 1)
