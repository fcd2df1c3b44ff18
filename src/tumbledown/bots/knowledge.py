"""The form in which a module of `lore` says what bots know of its chapter."""

from collections.abc import Callable
from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game

Advice = Callable[[Game, Mind], AnyCommand | None]
"""What to do in a certain case, if it is one."""

Errand = tuple[bool, AnyCommand | None]
"""Whether the seat is about it now, and what it does for it; somebody may well wait."""

NO_ERRAND: Final[Errand] = (False, None)
ErrandRule = Callable[[Game, Mind], Errand]
ReliefRule = Callable[[Game, Mind, int], Errand]

ANYWHERE: Final = ""

Chooser = Callable[[Game, Mind, tuple[int, ...]], int]
"""One of the legal answers to a question."""

Urgency = Callable[[Game, Mind], int]
"""How urgently a card must go now: one of the following."""

Hope = Callable[[Game, Mind], bool]
"""Whether something may still free the dice of somebody inside though nobody can throw any more."""

CAN_WAIT: Final = 0
BEFORE_LEAVING: Final = 1
BEFORE_THE_SLAM: Final = 2
BINDING: Final = 3
"""Hardly anything else can be done before."""

ORDINARY: Final = 50
MOST_USEFUL: Final = 99


class Knowledge:
    """What bots know of one chapter. Everything may be left out: an unknown question gets its default answer, unknown
    cards and chambers are let be.

    - `cards`: what to do with a card of this kind that lies before the seat; `piles`: with any card of this pile,
      whichever chapter it is from.
    - `chambers`: what to do at once in a chamber of this kind, or `ANYWHERE`; `icons`: in any chamber that shows this
      icon.
    - `errands`: somewhere to go and something to do there, before the team's plan but after the gong; asked in
      chambers of this kind or with this icon, or `ANYWHERE`. Those with the lowest `rank` come first.
    - `answers`: by kind of question.
    - `urgency`: how urgently a card must go; one that is not named can wait.
    - `homebound`: cards whose owner must be home at every slam, whatever a die is worth.
    - `relief`: what to do to be rid of such a card, given as its piece; this comes before all errands.
    - `usefulness`: how much it is worth to have a card; one that is not named is worth most.
    - `vain`: deeds that free no dice and lead to nothing that does, for when nobody can throw any more; any other deed
      is a hope as long as it is open. `hope`: what else of the chapter may help then.
    - `likes`: by the name of a choice before the game, what bots like to have, best first.
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
