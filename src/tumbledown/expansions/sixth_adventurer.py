"""The sixth adventurer: a sixth seat and colour, and the depot's gems for six.

Rules: sixth_adventurer.players, sixth_adventurer.colour_choice, sixth_adventurer.independent,
sixth_adventurer.new_curse, sixth_adventurer.new_treasure.
"""

from tumbledown.engine.events import GemsMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import BOXED, DEPOT
from tumbledown.expansions.data.sixth_adventurer import DATA

chapter = Chapter(
    "sixth_adventurer", order=5, requires=("base",), seats=DATA.figures.colours, looks_far=False, box="illusions_box"
)


@chapter.setup(PIECES)
def six_players_face_eighteen_gems(game: Game) -> None:
    """Rules: sixth_adventurer.gems, sixth_adventurer.rest, sixth_adventurer.difficulty."""
    if game.party.size == chapter.seats:
        game.emit(GemsMoved(BOXED, DEPOT, DATA.depot.gems))
