"""Apply each event to the state. No draws, no rules and no refusals: the event holds everything that is needed."""

from bisect import insort
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import astuple

from tumbledown.engine import events as ev
from tumbledown.engine.adventurer import OUT as LEFT
from tumbledown.engine.clock import REAL
from tumbledown.engine.dice import SHIFT, USED, bits
from tumbledown.engine.icons import BLANK
from tumbledown.engine.pieces import (
    AT_BESIDE,
    AT_DEPOT,
    AT_SEAT,
    AT_TILE,
    IN_BOX,
    ON_PIECE,
    TILES,
    at,
    seat_of,
)
from tumbledown.engine.renaming import order_pieces, order_tiles
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import HOVER, NOWHERE, PILE, ROW

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


# -------------------------------------------------------------------- dice
def dice_rolled(game: "Game", e: ev.DiceRolled) -> None:
    dice = game.dice
    face, marks = dice.face, dice.marks
    # Seat, dice, faces, throw and time. In the compiled build, reading one field costs as much as reading all at once.
    fields = astuple(e)
    seat: int = fields[0]
    mask: int = fields[1]
    faces: tuple[int, ...] = fields[2]
    index = 0
    for die in dice.hands[seat]:
        if mask >> die & 1:
            face[die] = faces[index]
            marks[die] = 0
            index += 1
    dice.versions[seat] += 1
    game.party.throws[seat] = fields[3]
    game.party.ready_at[seat] = fields[4]


def dice_spent(game: "Game", e: ev.DiceSpent) -> None:
    """Rules: base.roll.used_dice, base.mask.golden_reroll."""
    _unroll(game, e.dice, USED)


def dice_freed(game: "Game", e: ev.DiceFreed) -> None:
    """Rules: base.mask.freed_blank."""
    _unroll(game, e.dice, 0)


def _unroll(game: "Game", mask: int, mark: int) -> None:
    face, marks, holder, versions = game.dice.face, game.dice.marks, game.dice.holder, game.dice.versions
    owner = -1
    for die in bits(mask):
        face[die] = BLANK
        marks[die] = mark
        if holder[die] != owner:
            owner = holder[die]
            versions[owner] += 1


def die_moved(game: "Game", e: ev.DieMoved) -> None:
    game.dice.move(e.die, e.where, e.holder, e.face)


# -------------------------------------------------------------------- temple
def tile_drawn(game: "Game", e: ev.TileDrawn) -> None:
    tile, cell = e.tile, e.cell
    _leave_pile(game, TILES, tile)
    game.temple.reserve(tile, cell, e.turn)
    _look_again_near(game, cell)


def chamber_placed(game: "Game", e: ev.ChamberPlaced) -> None:
    tile, cell = e.tile, e.cell
    before = game.temple.state[tile]
    if before == PILE:
        _leave_pile(game, TILES, tile)
    elif before == HOVER:
        game.epoch += 1  # it leaves another cell free
    game.temple.lay(tile, cell, e.turn)
    _look_again_near(game, cell)


def _look_again_near(game: "Game", cell: int) -> None:
    """Drop the cached options of the seats that stand at this cell or beside it, or see far, because a tile came there.
    When the pile has run out, drop those of all seats."""
    if game.rules.looks_far or not game.pieces.piles.get(TILES):
        game.epoch += 1
        return
    party, cells, far = game.party, game.temple.cell, game.rules.far_cards
    for seat in range(party.size):
        place = party.place[party.control[seat]] if game.structure_epochs[seat] == game.epoch else LEFT
        if place >= 0:
            away = cells[place >> 1] - cell
            if -1 <= away <= 1 or away == ROW or away == -ROW or party.cards[seat] & far or _overlooks(game, place):
                game.structure_epochs[seat] = 0


def _overlooks(game: "Game", place: int) -> bool:
    """Whether what can be done here depends on chambers far away."""
    return game.rules.has_overlooks and game.temple.kind_of(place >> 1).overlooks


def chambers_moved(game: "Game", e: ev.ChambersMoved) -> None:
    game.temple.rearrange(e.tiles, e.cells, e.turns)


def chamber_removed(game: "Game", e: ev.ChamberRemoved) -> None:
    temple = game.temple
    if e.state == HOVER:
        temple.hover(e.tile, temple.cell[e.tile], temple.turn[e.tile])
    elif temple.cell[e.tile] == NOWHERE:
        temple.state[e.tile] = e.state
    else:
        temple.remove(e.tile, e.state)


def edge_opened(game: "Game", e: ev.EdgeOpened) -> None:
    game.temple.open_edge(e.cell, e.side, e.near, e.far)


def _leave_pile(game: "Game", pile: str, id: int) -> None:
    order = game.pieces.piles.get(pile)
    if order and order[0] == id:
        del order[0]
    elif order and id in order:
        order.remove(id)


# -------------------------------------------------------------------- figures
def adventurer_moved(game: "Game", e: ev.AdventurerMoved) -> None:
    party, far = game.party, game.rules.far_cards
    figure, to = e.figure, e.to
    before = party.place[figure]
    party.place[figure] = to
    if game.rules.looks_far or _is_far_sighted(game, before) or _is_far_sighted(game, to):
        game.epoch += 1
        return
    for seat in range(party.size):
        place = party.place[party.control[seat]]
        if place in (before, to) or party.cards[seat] & far:
            game.structure_epochs[seat] = 0


def _is_far_sighted(game: "Game", place: int) -> bool:
    """Whether options of seats elsewhere depend on which figures stand here."""
    return game.rules.has_far_sighted_chambers and place >= 0 and game.temple.kind_of(place >> 1).far_sighted


def adventurer_escaped(game: "Game", e: ev.AdventurerEscaped) -> None:
    """Rules: base.escape.leave."""
    game.party.place[e.figure] = LEFT
    game.party.out[e.seat] = 1
    game.dice.leave(e.seat)


def control_changed(game: "Game", e: ev.ControlChanged) -> None:
    game.party.control = list(e.control)
    game.party.own = list(e.own)


# -------------------------------------------------------------------- pieces and gems
def piece_moved(game: "Game", e: ev.PieceMoved) -> None:
    pieces = game.pieces
    pile = pieces.kind_of(e.piece).pile
    if pile:
        _leave_pile(game, pile, e.piece)
    pieces.came_from = pieces.at[e.piece]
    before, after = seat_of(pieces.came_from), seat_of(e.to)
    pieces.at[e.piece] = e.to
    pieces.face_up[e.piece] = int(e.face_up)
    if pieces.added[e.piece]:
        pieces.added[e.piece] = 0
        game.items.remove(e.piece)
    if before >= 0:
        _recount_cards(game, before)
    if after >= 0 and after != before:
        _recount_cards(game, after)


def _recount_cards(game: "Game", seat: int) -> None:
    cards = game.pieces.kinds_at(at(AT_SEAT, seat))
    changed = cards ^ game.party.cards[seat]
    game.party.cards[seat] = cards
    if changed & game.rules.ruling_cards:
        game.heed_cards()
    game.dice.versions[seat] += 1


def pile_ordered(game: "Game", e: ev.PileOrdered) -> None:
    if e.pile == TILES:
        order_tiles(game, e.order)
        return
    for seat in order_pieces(game, e.pile, e.order):
        _recount_cards(game, seat)
    game.items = [each for each, added in enumerate(game.pieces.added) if added]


def faces_shown(game: "Game", e: ev.FacesShown) -> None:
    tiles, pieces = game.temple.seen_by, game.pieces.seen_by
    for id in e.ids:
        if e.scope == "tile":
            lookers = tiles.pop(id, 0) & ~e.to if e.ends else tiles.get(id, 0) | e.to
            if lookers:
                tiles[id] = lookers
        else:
            pieces[id] = pieces[id] & ~e.to if e.ends else pieces[id] | e.to


def gems_moved(game: "Game", e: ev.GemsMoved) -> None:
    """Rules: base.gem.supply_not_limited."""
    _count_gems(game, e.source, -e.count)
    _count_gems(game, e.target, e.count)


def _count_gems(game: "Game", where: int, count: int) -> None:
    kind, index = where >> SHIFT, where & 1023
    depot = game.depot
    if kind == AT_DEPOT:
        depot.gems += count
    elif kind == AT_BESIDE:
        depot.beside += count
    elif kind == AT_TILE:
        game.temple.gems[index] += count
    elif kind == ON_PIECE:
        depot.on_pieces[index] = depot.on_pieces.get(index, 0) + count
    elif kind == IN_BOX:
        depot.boxed += count


def gems_activated(game: "Game", e: ev.GemsActivated) -> None:
    """Rules: base.gem.once."""
    for tile in e.tiles:
        game.temple.used[tile] = 1


def achieved(game: "Game", e: ev.Achieved) -> None:
    asked = game.temple.progress.get(e.tile, (0, 1))[1]
    game.temple.progress[e.tile] = (asked, asked)
    if e.has_marker:
        game.depot.markers -= 1


# -------------------------------------------------------------------- time
def game_started(game: "Game", e: ev.GameStarted) -> None:
    game.phase = 1
    game.offset = e.at


def timer_set(game: "Game", e: ev.TimerSet) -> None:
    _drop_timer(game, e.id)
    if e.at >= 0:
        insort(game.timers, (e.at, e.rank, e.id, e.name, e.args))
        game.last_id = max(game.last_id, e.id)


def timer_rang(game: "Game", e: ev.TimerRang) -> None:
    _drop_timer(game, e.id)


def _drop_timer(game: "Game", id: int) -> None:
    for line in (game.timers, game.frozen):
        for timer in line:
            if timer[2] == id:
                line.remove(timer)
                return


def clock_stopped(game: "Game", e: ev.ClockStopped) -> None:
    game.stopped_at = e.at
    game.frozen = [timer for timer in game.timers if timer[1] != REAL]
    game.timers = [timer for timer in game.timers if timer[1] == REAL]


def clock_resumed(game: "Game", e: ev.ClockResumed) -> None:
    game.stopped_at = -1
    game.offset += e.shift
    moved = [(due + e.shift, rank, id, name, args) for due, rank, id, name, args in game.frozen]
    game.timers = sorted(moved + game.timers)
    game.frozen = []
    game.party.ready_at = [ready + e.shift for ready in game.party.ready_at]
    waiting = {timer[4][0] for timer in moved if timer[3] == "question"}
    for question in game.questions.values():
        if question.id in waiting:
            question.due_at += e.shift


def game_ended(game: "Game", e: ev.GameEnded) -> None:
    game.phase = 2
    game.won = e.won
    game.reason = e.reason
    game.timers = []
    game.frozen = []
    game.questions = {}


# -------------------------------------------------------------------- talk and notes
def asked(game: "Game", e: ev.Asked) -> None:
    game.last_id = max(game.last_id, e.id)
    game.questions[e.id] = Question(
        e.id, e.kind, e.asked, e.need, e.due_at, e.ms, e.blocks, e.default, e.args, e.command, {}
    )


def answered(game: "Game", e: ev.Answered) -> None:
    game.questions[e.question].answers[e.seat] = e.option


def closed(game: "Game", e: ev.Closed) -> None:
    del game.questions[e.question]


def noted(game: "Game", e: ev.Noted) -> None:
    note = NOTES.get(e.scope)
    if note is not None:
        note(game, e.key, e.index, e.value)
    else:
        setattr(game.slots[e.scope], e.key, e.value)
    if e.scope != "die":
        game.epoch += 1


def _note_die(game: "Game", key: str, die: int, value: Any) -> None:
    game.dice.show(die, game.dice.face[die], value)


def _note_seat(game: "Game", key: str, seat: int, value: Any) -> None:
    getattr(game.party, key)[seat] = value
    if key == "prefs":
        game.dice.versions[seat] += 1


OLD_VEIL: Final = "veil"
"""In logs of earlier versions: a chamber that lay in the temple before all seats could see it."""


def _note_tile(game: "Game", key: str, tile: int, value: Any) -> None:
    if key == OLD_VEIL:
        return
    notes: dict[int, Any] = getattr(game.temple, key)
    notes.pop(tile, None)
    if value:
        notes[tile] = value


def _note_piece(game: "Game", key: str, piece: int, value: Any) -> None:
    game.pieces.added[piece] = value
    game.items = [each for each, added in enumerate(game.pieces.added) if added]
    seat = seat_of(game.pieces.at[piece])
    if seat >= 0:
        game.dice.versions[seat] += 1


def _note_pile(game: "Game", key: str, index: int, value: Any) -> None:
    game.pieces.locked_by[key] = value


def _note_depot(game: "Game", key: str, index: int, value: Any) -> None:
    setattr(game.depot, key, value)


def _note_question(game: "Game", key: str, question: int, value: Any) -> None:
    setattr(game.questions[question], key, value)


def nothing(game: "Game", e: ev.Event) -> None:
    """Change nothing: for events that only have reactions, or are only sent."""


NOTES: Final[dict[str, Callable[["Game", str, int, Any], None]]] = {
    "die": _note_die,
    "seat": _note_seat,
    "tile": _note_tile,
    "piece": _note_piece,
    "pile": _note_pile,
    "depot": _note_depot,
    "question": _note_question,
}

Apply = Callable[["Game", Any], None]

APPLY: Final[dict[type[ev.Event], Apply]] = {
    ev.DiceRolled: dice_rolled,
    ev.DiceSpent: dice_spent,
    ev.DiceFreed: dice_freed,
    ev.DieMoved: die_moved,
    ev.TileDrawn: tile_drawn,
    ev.TileKept: nothing,
    ev.ChamberPlaced: chamber_placed,
    ev.ChambersMoved: chambers_moved,
    ev.ChamberRemoved: chamber_removed,
    ev.EdgeOpened: edge_opened,
    ev.TempleSettled: nothing,
    ev.AdventurerMoved: adventurer_moved,
    ev.AdventurerEscaped: adventurer_escaped,
    ev.ControlChanged: control_changed,
    ev.PieceMoved: piece_moved,
    ev.PileOrdered: pile_ordered,
    ev.FacesShown: faces_shown,
    ev.GemsMoved: gems_moved,
    ev.GemsActivated: gems_activated,
    ev.Achieved: achieved,
    ev.GameStarted: game_started,
    ev.DoorPhase: nothing,
    ev.TimerSet: timer_set,
    ev.TimerRang: timer_rang,
    ev.ClockStopped: clock_stopped,
    ev.ClockResumed: clock_resumed,
    ev.GameEnded: game_ended,
    ev.Asked: asked,
    ev.Answered: answered,
    ev.Closed: closed,
    ev.Noted: noted,
    ev.Announced: nothing,
}

QUIET: Final = frozenset(
    {
        ev.DiceRolled,
        ev.DiceSpent,
        ev.DiceFreed,
        ev.TileDrawn,
        ev.TileKept,
        ev.ChamberPlaced,
        ev.TempleSettled,
        ev.AdventurerMoved,
        ev.Noted,
        ev.Announced,
        ev.DoorPhase,
    }
)
"""Events that do not invalidate the structure of options; for moves, tiles and notes, `apply` itself does."""
