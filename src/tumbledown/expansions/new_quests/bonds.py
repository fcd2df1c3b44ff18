"""Magic bonds: the bound player rolls only with a hand on the rune, and a partner has to feel the pulse now and then.

The pulse is due from some seconds after it was last felt. If the partner does not feel it in time, the dice of the
bound player are tied for a moment. The gentle form asks for neither rune nor pulse and makes rolls slower instead. At a
table that plays on its honour the players touch each other, and a team-mate who sees one let go may tie the dice.
"""

from typing import Final

from tumbledown.engine import clock, presence, questions
from tumbledown.engine.effects import CHOICE_MS
from tumbledown.engine.events import AdventurerEscaped, ClockResumed, Noted, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, POOL
from tumbledown.engine.offers import NONE, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import RANDOM
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.expansions.curses.chapter import GENTLE, HOLDING, ON_HONOUR, is_bodily
from tumbledown.expansions.new_quests.chapter import MAGIC_BONDS, NAME, chapter, slot
from tumbledown.expansions.shared import holds

RUNE_LET_GO: Final = Refusal("rune_let_go")
DICE_TIED: Final = Refusal("dice_tied")

PARTNER: Final = "bond_partner"
"""The question that asks a seat for the partner it is bound to."""

PULSE: Final = "feel_pulse"
TIE: Final = "tie_dice"

# Timers of a bound seat: the pulse is due, the pulse was missed, the dice are free again
PULSE_OPENS: Final = "pulse_opens"
PULSE_MISSED: Final = "pulse_missed"
UNTIED: Final = "dice_untied"

EARLIEST_MS: Final = 8_000
PULSE_MS: Final = 15_000
TIED_MS: Final = 3_000

NOBODY: Final = -1

# A blocking question has a tile that is not laid yet as its first argument; this question has none.
NO_TILE: Final = -1

bonds = chapter.of(MAGIC_BONDS)


@chapter.setup(POOL)
def nobody_is_bound(game: Game) -> None:
    slot(game).bond_partners = (NOBODY,) * game.party.size


# -------------------------------------------------------------------- the bound player's dice
def is_bound(game: Game, seat: int) -> bool:
    """Whether this seat has to hold the rune on its screen."""
    return is_bodily(game, seat, MAGIC_BONDS) and not game.party.prefs[seat] & GENTLE


@bonds.forbid.roll
def rolling_needs_a_hand_on_the_rune(game: Game, seat: int, dice: int) -> Refusal | None:
    """One held finger serves for all curses that ask for one.

    Rules: new_quests.curse.bonds, new_quests.curse.bonds_solo.
    """
    if slot(game).dice_tied >> seat & 1:
        return DICE_TIED
    return RUNE_LET_GO if is_bound(game, seat) and not game.party.prefs[seat] & HOLDING else None


@bonds.adjust.roll_ms(BIND)
def gentle_bonds_are_slow(game: Game, seat: int, ms: int) -> int:
    """Rules: new_quests.curse.bonds."""
    return ms * 13 // 10 if game.party.prefs[seat] & GENTLE and is_bodily(game, seat, MAGIC_BONDS) else ms


# -------------------------------------------------------------------- the partner
def candidates(game: Game, seat: int) -> tuple[int, ...]:
    """Return the connected team-mates who are still in the temple."""
    return tuple([each for each in game.party.inside() if each != seat and presence.may_vote(game, each)])


@bonds.comes
@bonds.goes
def the_bonds_come_or_go(game: Game, seat: int, piece: int) -> None:
    _tie_or_untie(game, seat)


@chapter.react(Noted)
def somebody_is_away_or_gentle_now(game: Game, event: Noted) -> None:
    """Rules: new_quests.curse.bonds_solo."""
    if event.scope == "seat" and event.key in ("prefs", "absent"):
        _look_at_all_bonds(game)


@chapter.react(AdventurerEscaped)
def somebody_has_left(game: Game, event: AdventurerEscaped) -> None:
    """Rules: new_quests.curse.bonds_solo."""
    _look_at_all_bonds(game)


@chapter.react(ClockResumed)
def time_goes_on(game: Game, event: ClockResumed) -> None:
    """Changes made while time stood still take effect now."""
    _look_at_all_bonds(game)


def _look_at_all_bonds(game: Game) -> None:
    for seat, partner in enumerate(slot(game).bond_partners):
        if partner != NOBODY or holds(game, seat, MAGIC_BONDS):
            _tie_or_untie(game, seat)


def _tie_or_untie(game: Game, seat: int) -> None:
    """Keep the seat's partner up to date: a partner who no longer fits is removed, and a seat that needs one is asked.
    A seat without the curse has its dice untied."""
    partner, found = slot(game).bond_partners[seat], candidates(game, seat) if is_bound(game, seat) else ()
    if partner != NOBODY and partner not in found:
        _stop_the_pulse(game, seat)
        _note_partner(game, seat, NOBODY)
        partner = NOBODY
    if found and partner == NOBODY and game.stopped_at < 0 and not _is_asked(game, seat):
        questions.ask(game, PARTNER, 1 << seat, CHOICE_MS, blocks=True, default=RANDOM, args=(NO_TILE, seat))
    if not holds(game, seat, MAGIC_BONDS):
        _untie(game, seat)


def _is_asked(game: Game, seat: int) -> bool:
    return any(each.kind == PARTNER and each.asked >> seat & 1 for each in game.questions.values())


@chapter.choices(PARTNER)
def any_connected_mate(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    needs_one = is_bound(game, seat) and slot(game).bond_partners[seat] == NOBODY
    return candidates(game, seat) if needs_one else ()


@chapter.closed(PARTNER)
def the_two_are_bound(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Rules: new_quests.curse.bonds."""
    for seat, partner in answers.items():
        _note_partner(game, seat, partner)
        _start_the_pulse(game, seat)


def _note_partner(game: Game, seat: int, partner: int) -> None:
    before = slot(game).bond_partners
    game.emit(Noted(NAME, "bond_partners", (*before[:seat], partner, *before[seat + 1 :])))


# -------------------------------------------------------------------- the pulse
def _start_the_pulse(game: Game, seat: int) -> None:
    clock.set_timer(game, PULSE_OPENS, game.now + EARLIEST_MS, clock.RELEASE, (seat,))
    # Rings after the commands of that instant: a touch in the last moment is in time.
    clock.set_timer(game, PULSE_MISSED, game.now + PULSE_MS, clock.SAND, (seat,))


def _stop_the_pulse(game: Game, seat: int) -> None:
    clock.cancel_timers(game, PULSE_OPENS, (seat,))
    clock.cancel_timers(game, PULSE_MISSED, (seat,))
    _note_mask(game, "pulse_due", seat, on=False)


@chapter.offer(PULSE)
def feel_the_pulse(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offered to the partner as soon as the pulse is due."""
    due = slot(game).pulse_due
    if not due:
        return ()
    bound = tuple([each for each, who in enumerate(slot(game).bond_partners) if who == seat and due >> each & 1])
    return (Offer(PULSE, NONE, targets=bound),) if bound else ()


@chapter.perform(PULSE)
def the_pulse_is_felt(game: Game, order: Order) -> None:
    """Rules: new_quests.curse.bonds."""
    _stop_the_pulse(game, order.target)
    _start_the_pulse(game, order.target)


@chapter.react(TimerRang)
def time_runs_on_bonds(game: Game, event: TimerRang) -> None:
    """Rules: new_quests.curse.bonds."""
    if event.name == PULSE_OPENS:
        _note_mask(game, "pulse_due", event.args[0], on=True)
    elif event.name == PULSE_MISSED:
        _stop_the_pulse(game, event.args[0])
        _tie(game, event.args[0])
        _start_the_pulse(game, event.args[0])
    elif event.name == UNTIED:
        _note_mask(game, "dice_tied", event.args[0], on=False)


# -------------------------------------------------------------------- dice that are tied
def _tie(game: Game, seat: int) -> None:
    clock.cancel_timers(game, UNTIED, (seat,))
    clock.set_timer(game, UNTIED, game.now + TIED_MS, clock.RELEASE, (seat,))
    _note_mask(game, "dice_tied", seat, on=True)


def _untie(game: Game, seat: int) -> None:
    clock.cancel_timers(game, UNTIED, (seat,))
    _note_mask(game, "dice_tied", seat, on=False)


def _note_mask(game: Game, field: str, seat: int, *, on: bool) -> None:
    """Set or clear the seat's bit of a mask, if that changes it."""
    before = slot(game).pulse_due if field == "pulse_due" else slot(game).dice_tied
    after = before | 1 << seat if on else before & ~(1 << seat)
    if after != before:
        game.emit(Noted(NAME, field, after))


# -------------------------------------------------------------------- tables that play on their honour
@chapter.offer(TIE)
def who_let_go_is_caught(game: Game, seat: int) -> tuple[Offer, ...]:
    """At a table that plays on its honour each team-mate may report that a bound player let go."""
    if not game.rules.plays(ON_HONOUR):
        return ()
    bound = [each for each in game.party.inside() if each != seat and holds(game, each, MAGIC_BONDS)]
    loose = tuple([each for each in bound if not slot(game).dice_tied >> each & 1])
    return (Offer(TIE, NONE, targets=loose),) if loose else ()


@chapter.perform(TIE)
def the_dice_are_tied(game: Game, order: Order) -> None:
    """Rules: new_quests.curse.bonds."""
    _tie(game, order.target)
