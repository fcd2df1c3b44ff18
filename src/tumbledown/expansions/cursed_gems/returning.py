"""No adventurer leaves the temple with a cursed gem."""

from typing import Final

from tumbledown.engine.events import AdventurerEscaped
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.cursed_gems.chapter import chapter, gem_of
from tumbledown.expansions.cursed_gems.looking import end_look
from tumbledown.expansions.data.cursed_gems import GEMS

GEM_NOT_RETURNED: Final = Refusal("gem_not_returned")


def whoever_has_it_stays(game: Game, seat: int) -> Refusal | None:
    """Rules: cursed_gems.no_escape, cursed_gems.own_look_needed, cursed_gems.soul."""
    return GEM_NOT_RETURNED


for kind in GEMS:
    chapter.of(kind.id).forbid.escape(whoever_has_it_stays)


@chapter.adjust.verdict(BIND)
def all_gems_must_be_back(game: Game, won: bool) -> bool:
    """Rules: cursed_gems.all."""
    return won and all(gem_of(game, seat) < 0 for seat in range(game.party.size))


@chapter.react(AdventurerEscaped)
def whoever_is_out_has_nothing_more_to_see(game: Game, event: AdventurerEscaped) -> None:
    end_look(game, event.seat)
