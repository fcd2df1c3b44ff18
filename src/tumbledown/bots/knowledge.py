"""The types in which a module of `lore` describes what bots know of its chapter."""

from collections.abc import Callable
from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game

Advice = Callable[[Game, Mind], AnyCommand | None]
"""Returns a command for a certain situation, or None if it does not apply."""

Errand = tuple[bool, AnyCommand | None]
"""Whether the seat is on the errand now, and its next command; None if it has to wait."""

NO_ERRAND: Final[Errand] = (False, None)
ErrandRule = Callable[[Game, Mind], Errand]
ReliefRule = Callable[[Game, Mind, int], Errand]

ANYWHERE: Final = ""

Chooser = Callable[[Game, Mind, tuple[int, ...]], int]
"""Returns one of the legal answers to a question."""

Urgency = Callable[[Game, Mind], int]
"""Returns how urgently a card must go now: one of the values below."""

Hope = Callable[[Game, Mind], bool]
"""Whether dice of a seat inside may still be freed although no seat inside can roll."""

CAN_WAIT: Final = 0
BEFORE_LEAVING: Final = 1
BEFORE_THE_SLAM: Final = 2
BINDING: Final = 3
"""Hardly anything else can be done before this card is gone."""

ORDINARY: Final = 50
MOST_USEFUL: Final = 99


class Knowledge:
    """What bots know of one chapter. All fields are optional: an unknown question gets its default answer, unknown
    cards and chambers are ignored.

    - `cards`: what to do with a card of this kind that lies before the seat; `piles`: with any card of this pile,
      of any chapter.
    - `chambers`: what to do at once in a chamber of this kind, or `ANYWHERE`; `icons`: in any chamber that shows this
      icon.
    - `errands`: a place to go to and a deed to do there. They come before the team's plan but after the gong, and are
      tried in chambers of this kind or with this icon, or `ANYWHERE`. Those with the lowest `rank` come first.
    - `answers`: how to answer, by kind of question.
    - `urgency`: how urgently a card must go; others can wait.
    - `homebound`: cards whose owner must be in the starting chamber at every slam, whatever a die is worth.
    - `relief`: how to get rid of an urgent card, given as its piece; this comes before all errands.
    - `usefulness`: how much a card is worth; others are worth most.
    - `vain`: deeds that neither free dice nor lead to it. They do not count when no seat inside can roll; any other
      open deed means that there is hope. `hope`: whether something else of the chapter may help then.
    - `likes`: by the name of a choice before the game, what bots choose, best first.
    """

    def __init__(
        self,
        *,
        cards: dict[str, Advice] | None = None,
        piles: dict[str, Advice] | None = None,
        chambers: dict[str, Advice] | None = None,
        icons: dict[str, Advice] | None = None,
        errands: dict[str, ErrandRule] | None = None,
        rank: int = ORDINARY,
        answers: dict[str, Chooser] | None = None,
        urgency: dict[str, Urgency] | None = None,
        homebound: tuple[str, ...] = (),
        relief: ReliefRule | None = None,
        usefulness: dict[str, int] | None = None,
        likes: dict[str, tuple[str, ...]] | None = None,
        vain: tuple[str, ...] = (),
        hope: Hope | None = None,
    ) -> None:
        self.cards = cards or {}
        self.piles = piles or {}
        self.chambers = chambers or {}
        self.icons = icons or {}
        self.errands = errands or {}
        self.rank = rank
        self.answers = answers or {}
        self.urgency = urgency or {}
        self.homebound = homebound
        self.relief = relief
        self.usefulness = usefulness or {}
        self.likes = likes or {}
        self.vain = vain
        self.hope = hope


def always_binding(game: Game, mind: Mind) -> int:
    return BINDING
