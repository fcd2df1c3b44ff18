"""A chapter with cards, goods and things to carry, for tests of pieces."""

from tests.scenario import Scenario
from tumbledown.engine.events import (
    PieceMoved,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.pieces import (
    AT_SEAT,
    BOXED,
    PieceKind,
    at,
)

KINDS = (
    PieceKind("jinx", copies=2, pile="cards", unique=True),
    PieceKind("charm", copies=2, pile="cards"),
    PieceKind("double_key", copies=2, pile="goods", icons=parse_cost("K2")),
    PieceKind("double_torch", copies=2, pile="goods", icons=parse_cost("T2")),
    PieceKind("clone", pile="goods", doubles=True),
    PieceKind("idol", carried=True, returns=True),
    PieceKind("statue"),
)
JINX, OTHER_JINX, CHARM, OTHER_CHARM, KEY, OTHER_KEY, TORCH, OTHER_TORCH, CLONE, IDOL, STATUE = range(11)

chapter = Chapter("probe", order=90, pieces=KINDS)


@chapter.setup(POOL)
def lay_pieces_in_the_box(game: Game) -> None:
    for kind in KINDS:
        for _ in range(kind.copies):
            game.pieces.add(game.rules.piece_kind_ids[kind.id], BOXED)


def table_for(players: int = 2, *, gems: int = 5) -> Scenario:
    return Scenario(players=players, extra=(chapter,), gems=gems)


def give(table: Scenario, seat: int, *pieces: int) -> None:
    for piece in pieces:
        table.game.emit(PieceMoved(piece, at(AT_SEAT, seat)))


def kind(table: Scenario, name: str) -> int:
    return table.rules.piece_kind_ids[name]
