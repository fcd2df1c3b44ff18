"""The types of rules: what each hook point passes to a rule, and what the rule returns. `hooks` has the hook points."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from tumbledown.engine.events import Announced
from tumbledown.engine.icons import Cost
from tumbledown.engine.offers import Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import PieceKind
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question, SettingsWarning
from tumbledown.engine.tiles import GemStep, TileKind

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

Worth = tuple[int, int, bool]
"""How much a torch and a key count, and whether a golden mask may serve as a key."""

GemRange = tuple[int, int]
"""How many gems in any case, and how many at best."""

Verdict = Refusal | None
ActRule = Callable[["Game", int, int], Verdict]
RollRule = Callable[["Game", int, int], Verdict]
ArriveRule = Callable[["Game", int, int, int], Verdict]
DiscoverRule = Callable[["Game", int, int, int], Verdict]
GemsRule = Callable[["Game", int, tuple[int, ...]], Verdict]
FreeRule = Callable[["Game", int, int, int], Verdict]
EscapeRule = Callable[["Game", int], Verdict]
SpeakRule = Callable[["Game", int, str], Verdict]

EntryCostsRule = Callable[["Game", int, int, int, tuple[Cost, ...]], tuple[Cost, ...]]
WorthRule = Callable[["Game", int, Worth], Worth]
SeatNumberRule = Callable[["Game", int, int], int]
GemStepsRule = Callable[["Game", int, tuple[GemStep, ...]], tuple[GemStep, ...]]
JointGemsRule = Callable[["Game", int, tuple[Offer, ...]], tuple[Offer, ...]]
DrawsRule = Callable[["Game", int, str, int], int]
SafeRule = Callable[["Game", int, bool], bool]
DiceLossRule = Callable[["Game", int, bool, int], int]
ThrowRule = Callable[["Game", int, int], int]
RethrownRule = Callable[["Game", int, int, int], int]
LosableRule = Callable[["Game", int, int, int], int]
FacesRule = Callable[["Game", int, int, tuple[int, ...]], tuple[int, ...]]
ConsentRule = Callable[["Game", int, int, int], int]
VerdictRule = Callable[["Game", bool], bool]
ReopensRule = Callable[["Game", frozenset[int], tuple[Announced, ...]], tuple[Announced, ...]]
LightableRule = Callable[["Game", GemRange], GemRange]
WhereRule = Callable[["Game", int, bool], bool]
UsedRule = Callable[["Game", PieceKind, bool], bool]
PickableRule = Callable[["Game", TileKind, bool], bool]

OfferRule = Callable[["Game", int], tuple[Offer, ...]]
PerformRule = Callable[["Game", Order], None]
ExplainRule = Callable[["Game", int, int, int], Verdict]
ChoicesRule = Callable[["Game", Question, int], tuple[int, ...]]
ClosedRule = Callable[["Game", Question, dict[int, int]], None]
ReactRule = Callable[["Game", Any], None]
CardRule = Callable[["Game", int, int], None]
SetupRule = Callable[["Game"], None]
WarnRule = Callable[["Game"], tuple[SettingsWarning, ...]]

Rule = TypeVar("Rule")
Ranked = Callable[[Rule], Rule]
