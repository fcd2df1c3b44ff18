"""What bots know of the chapters beyond the base game: one module for each, found by its name.

Every module has a value `lore` (see `bots.knowledge`). Only the chapters in play are used, and only where they apply.
Bots ignore a chapter without a module here.
"""

from functools import cache, lru_cache
from importlib import import_module
from pkgutil import iter_modules

from tumbledown.bots.knowledge import (
    ANYWHERE,
    CAN_WAIT,
    MOST_USEFUL,
    NO_ERRAND,
    Advice,
    Chooser,
    Errand,
    ErrandRule,
    Hope,
    Knowledge,
    ReliefRule,
    Urgency,
)
from tumbledown.bots.mind import Mind
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.rules import Rules
from tumbledown.engine.tiles import TileKind


@cache
def known() -> dict[str, Knowledge]:
    """Return the knowledge of each chapter, by name."""
    names = [module.name for module in iter_modules(__path__)]
    return {name: import_module(f"{__name__}.{name}").lore for name in names}


@lru_cache(maxsize=64)
def lore_of(rules: Rules) -> "Lore":
    """Return the lore for these rules; tables with equal rules share it."""
    return Lore(rules)


class Lore:
    """The knowledge of all chapters in play."""

    def __init__(self, rules: Rules) -> None:
        parts = [known()[chapter.name] for chapter in rules.chapters if chapter.name in known()]
        self.is_any = bool(parts)
        self.in_chambers: list[list[Advice]] = [_advice_in(kind, parts) for kind in rules.tile_kinds]
        self._errands: list[list[ErrandRule]] = [_errands_in(kind, parts) for kind in rules.tile_kinds]
        self._reliefs: list[ReliefRule] = [part.relief for part in parts if part.relief is not None]
        self.answers: dict[str, Chooser] = {kind: each for part in parts for kind, each in part.answers.items()}
        self.usefulness: dict[str, int] = {card: each for part in parts for card, each in part.usefulness.items()}
        self._urgency: dict[str, Urgency] = {card: each for part in parts for card, each in part.urgency.items()}
        self._urgent = _mask(rules, list(self._urgency))
        self.homebound = _mask(rules, [card for part in parts for card in part.homebound])
        self._advices: list[tuple[int, Advice]] = [each for part in parts for each in _advices_of(rules, part)]
        self.vain = frozenset([verb for part in parts for verb in part.vain])
        self._hopes: list[Hope] = [part.hope for part in parts if part.hope is not None]
        self._with_cards: dict[int, list[Advice]] = {}

    def at_once(self, game: Game, mind: Mind) -> AnyCommand | None:
        """Return the first useful command here. Advice that would be refused again is skipped, as in errands."""
        if mind.held:
            for advice in self.advice_with(mind.held):
                command = advice(game, mind)
                if command is not None and not mind.refused.bars(game, command):
                    return command
        for advice in self.in_chambers[game.temple.kind[mind.here >> 1]]:
            command = advice(game, mind)
            if command is not None and not mind.refused.bars(game, command):
                return command
        return None

    def advice_with(self, held: int) -> list[Advice]:
        """Return the advice for these kinds of cards. It depends on the rules alone and few combinations occur, so it
        is cached."""
        found = self._with_cards.get(held)
        if found is None:
            found = self._with_cards[held] = [advice for cards, advice in self._advices if cards & held]
        return found

    def errand(self, game: Game, mind: Mind) -> Errand:
        if mind.held & self._urgent:
            errand = self._relieve(game, mind)
            if errand[0]:
                return errand
        for find in self._errands[game.temple.kind[mind.here >> 1]]:
            errand = find(game, mind)
            if errand[0] and not mind.refused.bars(game, errand[1]):
                return errand
        return NO_ERRAND

    def _relieve(self, game: Game, mind: Mind) -> Errand:
        piece = self.worst(game, mind)
        if piece >= 0:
            for find in self._reliefs:
                errand = find(game, mind, piece)
                if errand[0] and not mind.refused.bars(game, errand[1]):
                    return errand
        return NO_ERRAND

    def worst(self, game: Game, mind: Mind) -> int:
        """Return the card before the seat that most urgently needs to go; -1 if all can wait."""
        most, found = CAN_WAIT, -1
        if mind.held & self._urgent:
            for card, piece in mind.cards.items():
                urgency = self._urgency.get(card)
                if urgency is not None and urgency(game, mind) > most:
                    most, found = urgency(game, mind), piece
        return found

    def is_hope_left(self, game: Game, mind: Mind) -> bool:
        """Whether a chapter may still help a team in which no seat inside can roll."""
        return any(hope(game, mind) for hope in self._hopes)

    def useful(self, card: str) -> int:
        """Return how much this card is worth, for comparison."""
        return self.usefulness.get(card, MOST_USEFUL)


def _errands_in(kind: TileKind, parts: list[Knowledge]) -> list[ErrandRule]:
    """Return the errands that apply in a chamber of this kind."""
    where = (ANYWHERE, kind.id, *kind.icons)
    ranked = sorted(parts, key=lambda part: part.rank)
    return [errand for part in ranked for icon, errand in part.errands.items() if icon in where]


def _advices_of(rules: Rules, part: Knowledge) -> list[tuple[int, Advice]]:
    """Return the advice of a chapter about cards, each with a mask of kinds of which one must be there."""
    found = [(_mask(rules, [card]), advice) for card, advice in part.cards.items()]
    for pile, advice in part.piles.items():
        found.append((_mask(rules, [kind.id for kind in rules.piece_kinds if kind.pile == pile]), advice))
    return found


def _mask(rules: Rules, cards: list[str]) -> int:
    return sum([1 << rules.piece_kind_ids[card] for card in cards if card in rules.piece_kind_ids])


def _advice_in(kind: TileKind, parts: list[Knowledge]) -> list[Advice]:
    """Return the advice that applies in a chamber of this kind."""
    found = [part.chambers[where] for part in parts for where in (ANYWHERE, kind.id) if where in part.chambers]
    return found + [advice for part in parts for icon, advice in part.icons.items() if icon in kind.icons]
