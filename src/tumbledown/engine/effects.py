"""Effects that several chapters use: owing dice, dealing cards, clearing a chamber, drawing a tile, the slam."""

from typing import TYPE_CHECKING, Final

from tumbledown.engine import clock, questions
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.dice import CARD, FALLING, HAND, KEPT, LOST, SHIFT, STACK, bits, spot
from tumbledown.engine.events import (
    AdventurerMoved,
    ChamberPlaced,
    ChamberRemoved,
    DieMoved,
    DoorPhase,
    FacesShown,
    GemsMoved,
    PieceMoved,
    TileDrawn,
    TileKept,
)
from tumbledown.engine.hooks import REFRESH
from tumbledown.engine.icons import BLANK
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, AT_TILE, BOXED, TILES, at, place_of
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import AIR, PILE, STEP

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

CHOICE_MS: Final = 5_000
WHICH_DIE: Final = "which_die"


# -------------------------------------------------------------------- dice
def owe_dice(game: "Game", seat: int, count: int, to: int) -> None:
    """Take dice from the seat: the default ones at once; for a while the owner may exchange them for others.

    Rules: base.die_loss.choice_open, base.die_loss.others_unchanged.
    """
    for _ in range(count):
        die = default_die(game, seat, to)
        if die < 0:
            return
        face, marks = game.dice.face[die], game.dice.marks[die]
        source = game.dice.where[die] >> SHIFT
        game.emit(DieMoved(die, to, seat, face))
        if source == HAND and losable(game, seat, to):
            questions.ask(game, WHICH_DIE, 1 << seat, CHOICE_MS, default=questions.LAPSE, args=(die, face, marks))


def losable(game: "Game", seat: int, to: int) -> int:
    """The dice (a mask) that the seat could hand in instead of one that went to this spot."""
    dice = 0
    for rule in game.laws[seat].adjust_losable:
        dice = rule(game, seat, to, dice)
    return dice


def end_choices_of_dice(game: "Game", used: int) -> None:
    """End an owner's choice of which dice to give up when the owner throws or one of the owner's dice is used: a die
    used since must not be handed in for one that still shows its face.

    `used` is a mask of dice that are thrown, that pay for a deed of any seat, that are shown for it or that are picked
    for it. Freeing, marking or receiving a die does not count as use.

    Rules: base.die_loss.choice_open.
    """
    owners = 0
    for die in bits(used):
        owners |= 1 << game.dice.holder[die]
    for question in list(game.questions.values()):
        if question.kind == WHICH_DIE and question.asked & owners:
            questions.close(game, question, "lapsed")


def default_die(game: "Game", seat: int, to: int) -> int:
    """The die that is taken by default: a locked one first, then one not kept, then a kept one. Only a loss may take a
    die that is not in play: one that is falling, else a stacked one, else one on a card.

    Rules: base.die_loss.last_die.
    """
    dice = game.dice
    hand = dice.hands[seat]
    if hand:
        return min(hand, key=lambda die: (not dice.is_locked(die), dice.marks[die] & KEPT, die))
    if to >> SHIFT != LOST:
        return -1
    elsewhere = dice.held(seat, FALLING) or dice.held(seat, STACK) or dice.held(seat, CARD)
    return elsewhere[0] if elsewhere else -1


def return_dice(game: "Game", where: int) -> None:
    """Return the dice that lie there to their holders, unlocked and unrolled."""
    for die, spot_of_die in enumerate(game.dice.where):
        if spot_of_die == where:
            game.emit(DieMoved(die, spot(HAND), game.dice.holder[die], BLANK))


# -------------------------------------------------------------------- cards and pieces
def deal(game: "Game", pile: str, seat: int) -> None:
    """Deal cards from a pile to the seat; a unique card that it already has is boxed instead."""
    number = 1
    for rule in game.laws[seat].adjust_draws:
        number = rule(game, seat, pile, number)
    for _ in range(number):
        order = game.pile(pile)
        if order:
            _deal_one(game, order[0], seat)


def _deal_one(game: "Game", piece: int, seat: int) -> None:
    kind = game.pieces.kind[piece]
    double = game.pieces.kinds[kind].unique and game.has(seat, kind)
    game.emit(PieceMoved(piece, BOXED if double else at(AT_SEAT, seat), seat=seat))


def box_cards(game: "Game", seat: int) -> None:
    """Put every piece that lies before this seat into the box."""
    for piece in game.pieces.lying(at(AT_SEAT, seat)):
        game.emit(PieceMoved(piece, BOXED, seat=seat))


# -------------------------------------------------------------------- chambers
def vacate(game: "Game", tile: int) -> None:
    """Move figures and returning pieces from the tile to the starting chamber; its gems leave the game."""
    start = 2 * game.start
    for figure, place in enumerate(game.party.place):
        if place >> 1 == tile and place >= 0:
            game.emit(AdventurerMoved(figure, start, FORCED))
    for piece in game.pieces.returning:
        if place_of(game.pieces.at[piece]) >> 1 == tile:
            game.emit(PieceMoved(piece, at(AT_PLACE, start)))
    if game.temple.gems[tile]:
        game.emit(GemsMoved(at(AT_TILE, tile), BOXED, game.temple.gems[tile]))


def remove_chamber(game: "Game", tile: int, state: int = PILE) -> None:
    vacate(game, tile)
    game.emit(ChamberRemoved(tile, state))


def draw_tile(game: "Game", seat: int, side: int) -> None:
    """Discover: draw the top tile into the air behind this side, and lay it at once unless a rule lets a seat look
    first.

    Rules: base.discover.draw_place.
    """
    draw_tile_at(game, seat, game.party.here(seat), side)


def draw_tile_at(game: "Game", seat: int, place: int, side: int, *, chosen: bool = False) -> None:
    """Like `draw_tile`, for a side of a given place: at a second draw the seat may steer another figure. A `chosen`
    tile must lie on top of the pile."""
    asked_before = game.last_id
    tile = lift_tile(game, seat, place, side, chosen=chosen)
    if not (game.questions and _is_looked_at(game, tile, asked_before)):
        keep_tile(game, tile, seat)


def lift_tile(game: "Game", seat: int, place: int, side: int, *, chosen: bool) -> int:
    """Draw the top tile into the air behind this side, reserve its cell, and return the tile."""
    tile, cell = game.pile(TILES)[0], game.temple.cell[place >> 1] + STEP[side]
    game.emit(TileDrawn(seat, tile, place, side, cell, side, chosen))
    return tile


def _is_looked_at(game: "Game", tile: int, asked_before: int) -> bool:
    return any(q.id > asked_before and is_about_tile(q, tile) for q in game.questions.values())


def is_about_tile(question: Question, tile: int) -> bool:
    """Whether this forced choice decides about this tile in the air, which is then the question's first argument."""
    return question.blocks and question.args[:1] == (tile,)


def look_first(game: "Game", tile: int, seat: int, kind: str, *args: int) -> None:
    """Show the tile in the air to this seat only and ask what to do with it; the tile is the question's first
    argument."""
    game.emit(FacesShown("tile", (tile,), 1 << seat))
    questions.ask(game, kind, 1 << seat, CHOICE_MS, blocks=True, args=(tile, *args))


def keep_tile(game: "Game", tile: int, seat: int) -> None:
    """Keep the drawn tile: place it now, or when its veil lifts."""
    ms = 0
    for rule in game.laws[seat].adjust_veil:
        ms = rule(game, seat, ms)
    if ms:
        _veil_tile(game, tile, seat, ms)
    else:
        place_tile(game, tile, seat)


def _veil_tile(game: "Game", tile: int, seat: int, ms: int) -> None:
    """Leave the tile in the air for `ms`; only its discoverer sees which one it is."""
    if not game.temple.seen_by.get(tile, 0) >> seat & 1:
        game.emit(FacesShown("tile", (tile,), 1 << seat))
    clock.set_timer(game, clock.VEIL, game.now + ms, clock.RELEASE, (tile, seat))


def place_tile(game: "Game", tile: int, seat: int) -> None:
    """Lay the tile that is in the air, unless a reaction has put it elsewhere.

    Rules: base.discover.always_legal.
    """
    game.emit(TileKept(tile, seat))
    if game.temple.state[tile] == AIR:
        lay_tile(game, tile, game.temple.cell[tile], game.temple.turn[tile], seat)


def lay_tile(game: "Game", tile: int, cell: int, turn: int, seat: int) -> None:
    """Lay the tile that this seat has discovered."""
    game.emit(ChamberPlaced(tile, cell, turn, seat))


def _lift_veil(game: "Game", args: tuple[int, ...]) -> None:
    """A veiled tile is placed with everything that it brings about."""
    tile, seat = args
    if game.temple.state[tile] == AIR:
        place_tile(game, tile, seat)


clock.RINGS[clock.VEIL] = _lift_veil


def settle_discoveries(game: "Game") -> bool:
    """Before the temple moves, close every open discovery with its default and lift every veil. Return whether there
    was any."""
    if AIR not in game.temple.state:
        return False
    asked = [question for question in game.questions.values() if is_discovery(game, question)]
    for question in asked:
        questions.fall_due(game, question.id)
    veiled = [timer[4] for timer in game.timers + game.frozen if timer[3] == clock.VEIL]
    for args in veiled:
        clock.cancel_timers(game, clock.VEIL, args)
        _lift_veil(game, args)
    if game.temple.version != game.settled:
        game.come_to_rest()
    return bool(asked or veiled)


def is_discovery(game: "Game", question: Question) -> bool:
    """Whether this forced choice decides about a tile that is in the air."""
    tile = question.args[0] if question.args else -1
    return question.blocks and 0 <= tile < len(game.temple.state) and game.temple.state[tile] == AIR


# -------------------------------------------------------------------- the door
def is_safe(game: "Game", place: int) -> bool:
    safe = False
    for rule in game.rules.adjust_safe:
        safe = rule(game, place, safe)
    return safe


def dice_loss(game: "Game", seat: int, safe: bool) -> int:
    number = 0
    for rule in game.laws[seat].adjust_dice_loss:
        number = rule(game, seat, safe, number)
    return number


def slam(game: "Game", countdown: int) -> None:
    """Slam the door: settle open discoveries, note which seats are safe, then run the phases in order.

    Rules: base.slam.order, base.slam.position_kept.
    """
    settle_discoveries(game)
    safe = 0
    for seat in game.party.inside():
        if is_safe(game, game.party.here(seat)):
            safe |= 1 << seat
    for phase in range(REFRESH + 1):
        game.emit(DoorPhase(countdown, phase, safe))
