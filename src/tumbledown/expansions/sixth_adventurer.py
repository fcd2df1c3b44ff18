"""The sixth adventurer: a sixth seat and colour, and the depot's gems for six."""

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
    if game.party.size == chapter.seats:
        game.emit(GemsMoved(BOXED, DEPOT, DATA.depot.gems))
