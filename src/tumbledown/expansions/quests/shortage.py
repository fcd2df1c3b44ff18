"""Too few dice: a chamber shows early that its task asks for more icons at once than there are dice in play."""

from tumbledown.engine.events import AdventurerEscaped, ChamberPlaced, DieMoved, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.temple import LAID
from tumbledown.expansions.quests.chapter import NAME, TASK, TREE, chapter, slot
from tumbledown.expansions.quests.tasks import face_up
from tumbledown.expansions.quests.tree import masks_asked
from tumbledown.expansions.shared import is_achieved


@chapter.react(DieMoved)
@chapter.react(PieceMoved)
@chapter.react(ChamberPlaced)
@chapter.react(AdventurerEscaped)
def a_task_beyond_all_dice_is_shown(game: Game, event: object) -> None:
    """Rules: quests.realtime.atomic."""
    dice = sum([len(hand) for hand in game.dice.hands])
    short = tuple([tile for tile in game.temple.progress if icons_asked(game, tile) > dice])
    if short != slot(game).short_of_dice:
        game.emit(Noted(NAME, "short_of_dice", short))


def icons_asked(game: Game, tile: int) -> int:
    """Return how many icons the task of this chamber asks for at the same time; 0 if there is none or it is not known
    yet."""
    if game.temple.state[tile] != LAID or is_achieved(game, tile):
        return 0
    kind = game.tile_kind(tile).id
    if kind == TREE:
        return sum(masks_asked(game))
    piece = face_up(game, tile) if kind == TASK else -1
    return sum(game.pieces.kind_of(piece).lift) if piece >= 0 else 0
