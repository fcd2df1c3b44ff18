"""What bots know of the chapters beyond the base game, one module for each.

A module may know what to do with cards, what to do at once in certain chambers, and an errand, which comes before the
team's plan but after the gong: somewhere to go and something to do there. Only the chapters in play are asked, and
only where they could have something to say.
"""

from functools import lru_cache
from typing import Final

from tumbledown.bots.lore import curses, doomed, fountain, pit, special_chambers, treasures
from tumbledown.bots.lore.errands import NO_ERRAND, Errand
from tumbledown.bots.mind import Advice, Mind
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.rules import Rules
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions.shared import CURSES, TREASURE

WITH_CARDS: Final[dict[str, dict[str, Advice]]] = {"doomed": doomed.USES, "treasures": treasures.USES}
"""By chapter, what to do with each of its cards; curses are lifted alike, whichever chapter's they are."""


@lru_cache(maxsize=64)
def lore_of(rules: Rules) -> "Lore":
    """The same for all bots at tables that agreed on the same."""
    return Lore(rules)


class Lore:
    """The advice of the chapters in play."""

    def __init__(self, rules: Rules) -> None:
        names = [chapter.name for chapter in rules.chapters]
        self.in_chambers: list[Advice | None] = [_advice_in(kind, names) for kind in rules.tile_kinds]
        self.claims: list[bool] = [_has_treasure(kind, names) for kind in rules.tile_kinds]
        self.special = "special_chambers" in names
        self.fountain = "fountain" in names
        self.urgent = _mask(rules, curses.URGENT)
        self._advices: list[tuple[int, Advice]] = [each for name in names for each in _advices_of(rules, name)]
        self._with_cards: dict[int, list[Advice]] = {}

    def at_once(self, game: Game, mind: Mind) -> AnyCommand | None:
        if mind.held:
            for advice in self.advice_with(mind.held):
                command = advice(game, mind)
                if command is not None:
                    return command
        here = self.in_chambers[game.temple.kind[mind.here >> 1]]
        return here(game, mind) if here is not None else None

    def advice_with(self, held: int) -> list[Advice]:
        """What to think of with these kinds of cards. It follows from the rules alone, and few hands are ever met."""
        known = self._with_cards.get(held)
        if known is None:
            known = self._with_cards[held] = [advice for cards, advice in self._advices if cards & held]
        return known

    def errand(self, game: Game, mind: Mind) -> Errand:
        if mind.held & self.urgent:
            errand = curses.errand(game, mind)
            if errand[0]:
                return errand
        if self.special:
            errand = special_chambers.errand(game, mind)
            if errand[0]:
                return errand
        if self.claims[game.temple.kind[mind.here >> 1]]:
            errand = treasures.errand(game, mind)
            if errand[0]:
                return errand
        return fountain.errand(game, mind) if self.fountain else NO_ERRAND


def _advices_of(rules: Rules, name: str) -> list[tuple[int, Advice]]:
    """The advice of a chapter about cards, each with the kinds (as a mask) of which one must be there."""
    if name == "curses":
        cards = tuple([kind.id for kind in rules.piece_kinds if kind.pile == CURSES])
        return [(_mask(rules, cards), curses.at_once)]
    return [(_mask(rules, (card,)), advice) for card, advice in WITH_CARDS.get(name, {}).items()]


def _mask(rules: Rules, cards: tuple[str, ...]) -> int:
    return sum([1 << rules.piece_kind_ids[card] for card in cards if card in rules.piece_kind_ids])


def _advice_in(kind: TileKind, names: list[str]) -> Advice | None:
    """What is worth trying in a chamber of this kind."""
    if kind.far_sighted:
        return special_chambers.fire
    if kind.chapter == "pit":
        return pit.at_once
    if kind.chapter == "fountain":
        return fountain.at_once
    return treasures.claim if _has_treasure(kind, names) else None


def _has_treasure(kind: TileKind, names: list[str]) -> bool:
    return TREASURE in kind.icons and "treasures" in names
