"""The character cards, typed.

Rules: characters.pairing.
"""

import msgspec

from tumbledown.engine.offers import GEMS
from tumbledown.engine.pieces import PieceKind
from tumbledown.expansions.data.loading import CardData, check_provenance, cost, load, piece_kind


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the cards that are not a price: icons lent, steps run, dice freed by one golden mask."""

    keys: str
    torches: str
    steps: int
    golden_mask: int
    provenance: dict[str, str]


class CharactersData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole of `characters.toml`."""

    costs: Costs
    card: tuple[CardData, ...]


class Slot(msgspec.Struct, array_like=True):
    """Whether the tile in the air was drawn in place of another one. It cannot be replaced again."""

    second_draw: int = 0


DATA = load("characters", CharactersData)
check_provenance(DATA.costs.provenance, "characters.toml: costs")
CARDS = tuple(piece_kind(data, "characters", "characters", unique=True) for data in DATA.card)
KINDS = {kind.id: kind for kind in CARDS}
WHO = tuple(dict.fromkeys(kind.id.rpartition("_")[0] for kind in CARDS))
STEPS = DATA.costs.steps
GOLDEN_MASK = DATA.costs.golden_mask


def _lent(id: str, icons: str) -> PieceKind:
    """Return the piece of the icons that the Priest lends to a chamber. It pays only for lighting gems."""
    return PieceKind(id, "characters", icons=cost(icons, "characters.toml: costs"), pays_for=1 << GEMS)


LENT = (_lent("priest_torches", DATA.costs.torches), _lent("priest_keys", DATA.costs.keys))
