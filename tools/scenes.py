"""Scenes of a game, for pictures and for tests of all screens."""

from collections.abc import Callable
from typing import Final, NamedTuple

import scenes_labyrinth as labyrinth
from staging import Player, Rehearsal
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Answer, AnyCommand, Perform
from tumbledown.engine.dice import LOST, STACK, TILE, spot
from tumbledown.engine.events import AdventurerMoved, DieMoved, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B, G
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BOXED, SPENT_BY, at, place_of

ME: Final = 0
MATE: Final = 1
CAST: Final = (Player("Noor", 0), Player("Milan", 1), Player("Inés", 2), Player("Otto", 3, is_bot=True))
PEOPLE: Final = (*CAST[:3], Player("Otto", 3))
"""The cast without a bot, which would act before the picture is taken."""
SIX: Final = (*PEOPLE, Player("Wilhelmina", 4), Player("Ada", 5))
LONG_NAMES: Final = (
    *(Player("Bartholomew", 0), Player("Konstantinopolis", 1), Player("Anne-Sophie", 2)),
    *(Player("Maximiliane", 3), Player("Ignatius Loyola", 4)),
)

WINNERS: Final = "scene/3"
LOSERS: Final = "scene/7"

FIRST_SLAM_MS: Final = 210_000
SECOND_SLAM_MS: Final = 420_000
COLLAPSE_MS: Final = 600_000


def _game(seed: str) -> Rehearsal:
    return Rehearsal(seed, len(CAST))


def _stuck() -> Rehearsal:
    """All of my dice are locked, and fate can be turned."""
    return _game(WINNERS).to_time(120_000).shows(ME, "BBBBB")


# -------------------------------------------------------------------- with cards
CHAPTERS: Final = ("curses", "treasures", "illusions", "special_chambers", "pit", "doomed", "fountain")
FOUND: Final = "cards/13"
CARDS_MS: Final = 150_000
THIRD: Final = 2
LAST: Final = 3


def hourglass() -> Rehearsal:
    """Sand measures the game; a third of the first glass has run down."""
    return Rehearsal("sand/1", len(PEOPLE), modules=("sand_of_fortune",)).to_time(60_000)


def with_cards(seed: str = FOUND) -> Rehearsal:
    return Rehearsal(seed, len(PEOPLE), modules=CHAPTERS).to_time(CARDS_MS)


def _broken() -> Rehearsal:
    """One of my dice lies on its card; the others have cards of their own."""
    others = with_cards().gets(MATE, "trap", "double_key").gets(THIRD, "silence", "healing_mask").gets(LAST, "mask")
    return others.shows(ME, "AAKTB").gets(ME, "broken_die").shows(ME, "AKTG")


def _trapped() -> Rehearsal:
    """I have two curses, of which one can be lifted, and treasures to use, to aim and to pay with."""
    cards = ("trap", "poison", "teleport", "secret_passage", "double_torch", "counterspell")
    return with_cards().gets(ME, *cards).shows(ME, "KKTTA")


def _three_curses() -> Rehearsal:
    return with_cards().gets(ME, "cursed_hand", "lost_dice", "mask", "healing_mask").shows(ME, "KKTTA")


def _somebody_cursed() -> Rehearsal:
    """Three curses lie beside the card of my character; one curse asks a question, and one wants a hand held down."""
    found = with_roles("curses", "treasures")
    return found.gets(ME, "cursed_hand", "lost_dice", "broken_die", "teleport").shows(ME, "KKTTA")


def laden() -> Rehearsal:
    """I stand where the chalice is, with dice to carry it."""
    found = with_cards().until(lambda game: _chalice_at(game) >= 0)
    game, stood = found.game, _chalice_at(found.game)
    found.happens(AdventurerMoved(game.party.control[ME], stood, FORCED))
    return found.shows(ME, "AATTK")


def _chalice_at(game: Game) -> int:
    """The place where the chalice lies, -1 while it is not in the temple."""
    [chalice] = [piece for piece in range(len(game.pieces.at)) if game.pieces.kind_of(piece).id == "chalice"]
    return place_of(game.pieces.at[chalice])


# -------------------------------------------------------------------- with quests
def _quests(seed: str, *kinds: str) -> Rehearsal:
    """A game with quests of these kinds, all of them found."""
    game = Rehearsal(seed, len(PEOPLE), modules=("quests",), numbers=(("quests", len(kinds)),))
    return game.until(lambda played: all(tile_of(played, kind) >= 0 for kind in kinds))


def tile_of(game: Game, kind: str) -> int:
    """The chamber of this kind that lies in the temple, or -1."""
    return next((tile for tile in game.temple.laid() if game.tile_kind(tile).id == kind), -1)


def goes(found: Rehearsal, seat: int, kind: str) -> Rehearsal:
    """The seat's adventurer stands in the chamber of this kind."""
    place = 2 * tile_of(found.game, kind)
    return found.happens(AdventurerMoved(found.game.party.control[seat], place, FORCED))


def altar() -> Rehearsal:
    """Three quests. Milan has given a die to the altar, and I stand there with another."""
    found = goes(goes(_quests("quests/3/8", "altar", "ghost", "task"), MATE, "altar"), ME, "altar")
    found.do(Perform(MATE, verb="altar", dice=1 << found.game.dice.hands[MATE][0]))
    return found.shows(ME, "AKTKB")


def last_dice() -> Rehearsal:
    """I stand at the altar with two dice, which are my last ones."""
    found = goes(_quests("quests/3/8", "altar", "ghost", "task"), ME, "altar")
    for die in list(found.game.dice.hands[ME][2:]):
        found.happens(DieMoved(die, spot(LOST), ME))
    return found.shows(ME, "TK")


def haunted() -> Rehearsal:
    """Two quests. I am with the ghost and can push it; Milan shows golden masks to the tree."""
    found = goes(_quests("quests/2/32", "ghost", "tree"), MATE, "tree")
    ghost = found.game.pieces.at[found.game.slots["quests"].piece]
    found.happens(AdventurerMoved(found.game.party.control[ME], place_of(ghost), FORCED))
    return found.shows(MATE, "GGAKT").shows(ME, "TTAKG")


def _tasks() -> Rehearsal:
    """Two of us show most of what the open task asks for."""
    found = goes(goes(_quests("quests/2/6", "altar", "task"), ME, "task"), MATE, "task")
    return found.shows(ME, "AAKTG").shows(MATE, "KGGGA")


def _obelisk() -> Rehearsal:
    """The obelisk is found and has a free wall, and the exit is barred."""
    return goes(_quests("quests/3/5", "ghost", "obelisk", "tree"), ME, "tree").shows(ME, "GGAKT")


# -------------------------------------------------------------------- with new quests
NEW_QUESTS: Final = ("chaos", "constellation", "snake_pit")


def new_quests(variants: tuple[str, ...] = ()) -> Rehearsal:
    """All three new quests are found."""
    modules, numbers = ("quests", "new_quests"), (("quests", len(NEW_QUESTS)),)
    game = Rehearsal("stars/534", len(PEOPLE), modules=modules, numbers=numbers, variants=variants)
    return game.until(lambda played: all(tile_of(played, kind) >= 0 for kind in NEW_QUESTS))


def stars() -> Rehearsal:
    """I am in the constellation with two keys, the others are on their way, and snakes lie in their chambers."""
    return goes(new_quests(), ME, "constellation").shows(ME, "KKTAG")


def bound() -> Rehearsal:
    """All of us are in the chaos chamber; I hold no rune yet, and Milan is under mind control."""
    found = new_quests()
    for seat in range(len(PEOPLE)):
        goes(found, seat, "chaos")
    found.gets(MATE, "mind_control").gets(ME, "magic_bonds").shows(ME, "TKAGB")
    question = next(offer for offer in found.game.options(ME) if offer.verb == "answer")
    return found.do(Answer(ME, question=question.about, option=MATE))


# -------------------------------------------------------------------- with time chambers
def _sand(seed: str, is_reached: Callable[[Game], bool]) -> Rehearsal:
    game = Rehearsal(seed, len(PEOPLE), modules=("time_chambers",), numbers=(("time_chambers", 4),))
    return game.until(is_reached)


def _kind_under(game: Game, timer: str) -> str:
    """The kind of chamber on which this glass stands, '' if it stands still."""
    sand = getattr(game.slots["time_chambers"], timer)
    return game.tile_kind(sand[0]).id if sand else ""


def forbidden() -> Rehearsal:
    """Golden masks are forbidden, though I have one and a locked die; another ban waits, and the torch chamber asks for
    torches."""
    both = ("prohibition_b", "torch_chamber")
    found = _sand("time/39", lambda game: (_kind_under(game, "green_sand"), _kind_under(game, "blue_sand")) == both)
    return found.shows(ME, "GBAKT").shows(MATE, "TTGAK")


def still_feet() -> Rehearsal:
    """No adventurer may enter a chamber, though my dice would pay for it."""
    return _sand("time/7", lambda game: _kind_under(game, "green_sand") == "prohibition_c").shows(ME, "AAKTG")


def sacrificed() -> Rehearsal:
    """A die of each of us lies on the sacrifice chamber; Milan has fetched his."""
    found = _sand("time/32", lambda game: _kind_under(game, "blue_sand") == "sacrifice_chamber")
    return goes(found, MATE, "sacrifice_chamber").shows(ME, "AAKT")


def torches() -> Rehearsal:
    """Two of us show five of the seven torches."""
    found = _sand("time/16", lambda game: _kind_under(game, "blue_sand") == "torch_chamber")
    return goes(goes(found, ME, "torch_chamber"), MATE, "torch_chamber").shows(ME, "TTTAK").shows(MATE, "TTAKB")


def lava() -> Rehearsal:
    """The first of three tasks is solved, and we show enough for the second."""
    found = _sand("time/57", lambda game: _kind_under(game, "blue_sand") == "lava_dice")
    goes(goes(found, ME, "lava_dice"), MATE, "lava_dice").shows(ME, "TTTAK").shows(MATE, "TTAKB")
    return found.do(Perform(ME, verb="cool_lava")).shows(ME, "KKKKA")


def volunteers(before_ms: int = 0) -> Rehearsal:
    """The minute in the lava is over, or nearly, and the team owes three dice."""
    found = _sand("time/57", lambda game: _kind_under(game, "blue_sand") == "lava_dice")
    return found.waits(found.game.slots["time_chambers"].blue_sand[3] - before_ms).shows(ME, "AAKTG")


# -------------------------------------------------------------------- with characters
ROLES: Final = (
    ("characters.who", ("mechanic", "doc", "discoverer", "muscleman")),
    ("characters.card", ("activatable", "activatable", "permanent", "activatable")),
)


def with_roles(*chapters: str, seed: str = "roles/15", until: int = CARDS_MS) -> Rehearsal:
    """Noor turns chambers, Milan heals from afar, Inés takes another chamber, Otto goes through walls. All cards are
    ready, and Noor has nothing else."""
    found = Rehearsal(seed, len(PEOPLE), modules=("characters", *chapters), seat_choices=ROLES).to_time(until)
    kinds = [f"{who}_{card}" for who, card in zip(ROLES[0][1], ROLES[1][1], strict=True)]
    taken = {*found.game.pieces.lying(at(AT_SEAT, ME)), *[found.piece(kind) for kind in kinds]}
    found.happens(*[PieceMoved(piece, BOXED) for piece in sorted(taken)])
    for seat, kind in enumerate(kinds):
        found.happens(PieceMoved(found.piece(kind, -1), at(AT_SEAT, seat), seat=seat))
    return found


def _somebody() -> Rehearsal:
    """My card can be used; a curse costs me one more key, and Milan has used his card."""
    found = with_roles("curses", "treasures").gets(ME, "trap", "teleport", "double_key")
    card = found.piece("doc_activatable")
    return found.happens(PieceMoved(card, at(SPENT_BY, MATE), seat=MATE)).shows(ME, "TTKAG")


# -------------------------------------------------------------------- with a calendar
def cursed_calendar() -> Rehearsal:
    """Shortly before the second slam the pawn is not past its bar. I stand in the calendar chamber with three keys, and
    dice of two others lie there since the first slam."""
    found = Rehearsal("calendar/4", len(PEOPLE), modules=("calendar",), variants=("calendar.cursed",))
    found.until(lambda played: tile_of(played, "calendar") >= 0).to_time(SECOND_SLAM_MS - 22_000)
    found.happens(Noted("calendar", "pawn_at", 3))
    for seat in (MATE, THIRD):
        die, tile = found.game.dice.hands[seat][0], tile_of(found.game, "calendar")
        found.happens(DieMoved(die, spot(TILE, tile), seat))
    return goes(found, ME, "calendar").shows(ME, "KKKAT"[: len(found.game.dice.hands[ME])])


def eternal_calendar() -> Rehearsal:
    """The eternal side of the calendar, with other goals on the rail."""
    found = Rehearsal("calendar/8", len(PEOPLE), modules=("calendar", "quests"), numbers=(("quests", 2),))
    return found.to_time(CARDS_MS).shows(ME, "KKTTA")


# -------------------------------------------------------------------- with little room
def _one_is_missing() -> Rehearsal:
    """I can do nothing, and a door nearby shows the icon that it still needs."""
    return Rehearsal("survey/3", len(PEOPLE)).to_time(102_380).shows(ME, "GGAKG")


def _souls_are_exchanged() -> Rehearsal:
    """I steer another adventurer under three curses, with treasures and more deeds than there is room for."""
    found = with_cards().gets(ME, "soul_exchange")
    [soul] = [offer for offer in found.game.options(ME) if offer.verb == "answer"]
    found.do(Answer(ME, question=soul.about, option=min(soul.targets)))
    return found.gets(ME, "silence", "strangle_vines", "teleport", "healing_mask").shows(ME, "GKKTT")


def _asked_with_much_to_do() -> Rehearsal:
    """A vote is open, and I stand by the chalice with more deeds than there is room for."""
    return laden().do(Perform(MATE, verb="fate"))


def _six() -> Rehearsal:
    """Six adventurers, some of them with cards."""
    game = Rehearsal("six/1", len(SIX), modules=("curses", "treasures", "sixth_adventurer")).to_time(CARDS_MS)
    return game.gets(MATE, "trap", "double_key").gets(THIRD, "healing_mask").shows(ME, "AKTGB")


def without_dice() -> Rehearsal:
    """All my dice are lost."""
    played = Rehearsal(WINNERS, len(PEOPLE)).to_time(CARDS_MS)
    for die in list(played.game.dice.hands[ME]):
        played.happens(DieMoved(die, spot(LOST), ME))
    return played


def _i_am_out() -> Rehearsal:
    return _game(WINNERS).until(lambda game: bool(game.party.out[ME]))


# -------------------------------------------------------------------- tokens
def _lies(game: Game, kind: str) -> int:
    """The place of the chamber of this kind, or -1 if it is not found yet."""
    laid = [tile for tile in game.temple.laid() if game.tile_kind(tile).id == kind]
    return 2 * laid[0] if laid else -1


def _stands(found: Rehearsal, seat: int, place: int) -> Rehearsal:
    return found.happens(AdventurerMoved(found.game.party.control[seat], place, FORCED))


def trading() -> Rehearsal:
    """I stand in the exchange chamber with two curses; Milan has the token."""
    modules = ("exchange_teleport", "curses", "treasures")
    found = Rehearsal("tokens/3", len(PEOPLE), modules=modules).until(lambda game: _lies(game, "exchange_chamber") >= 0)
    token = found.game.slots["exchange_teleport"].piece
    found.happens(PieceMoved(token, at(AT_SEAT, MATE), seat=MATE))
    return _stands(found, ME, _lies(found.game, "exchange_chamber")).gets(ME, "trap", "silence").shows(ME, "AAKTB")


def linked() -> Rehearsal:
    """I stand in the teleport chamber, and the token lies where Milan is."""
    found = Rehearsal("tokens/2", len(PEOPLE), modules=("exchange_teleport",))
    found.until(lambda game: _lies(game, "teleport_chamber") >= 0 and game.now > CARDS_MS)
    token, far = found.game.slots["exchange_teleport"].piece, found.game.temple.laid()[-1]
    _stands(found, MATE, 2 * far).happens(PieceMoved(token, at(AT_PLACE, 2 * far), seat=MATE))
    return _stands(found, ME, _lies(found.game, "teleport_chamber")).shows(ME, "AAKTB")


def before_a_twin(*variants: str) -> Rehearsal:
    """I stand where a position token lies that is not my gem's twin, and show two keys."""
    found = Rehearsal("gems/1", len(PEOPLE), modules=("cursed_gems",), variants=variants).to_time(100_000)
    pieces, mine = found.game.pieces, at(AT_SEAT, ME)
    (gem,) = [pieces.kind_of(piece).id for piece in pieces.lying(mine)]
    tokens = [piece for piece, where in enumerate(pieces.at) if place_of(where) >= 0]
    token = next(piece for piece in tokens if not pieces.kind_of(piece).id.startswith(gem))
    return _stands(found, ME, place_of(pieces.at[token])).shows(ME, "KKKAT")


# -------------------------------------------------------------------- at the totem
def tower() -> Rehearsal:
    """Four dice stand on the totem; Milan and I are there, and both of us have masks to drop."""
    found = Rehearsal("totem/4", len(PEOPLE), modules=("totem",))
    found = found.until(lambda game: tile_of(game, "totem") >= 0 and not game.slots["totem"].tower)
    found = goes(goes(found, MATE, "totem"), ME, "totem").shows(MATE, "GBAAK").shows(THIRD, "BKKAT").shows(ME, "BBGTK")
    return _stack(found, (ME, THIRD, MATE, ME))


def _stack(found: Rehearsal, seats: tuple[int, ...]) -> Rehearsal:
    """A die of each of these seats lies on the totem and leans a little."""
    dice, where = found.game.dice, spot(STACK, tile_of(found.game, "totem"))
    lean = (40, -260, 330, -90, 180, -300, 60)
    for number, seat in enumerate(seats):
        die, tower = dice.hands[seat][0], found.game.slots["totem"].tower
        found.happens(DieMoved(die, where, seat, (B, G, B)[number % 3]))
        found.happens(Noted("totem", "leans", lean[: len(tower) + 1]), Noted("totem", "tower", (*tower, die)))
    return found


def _high_tower() -> Rehearsal:
    """Seven dice stand on the totem: one gem can be taken, or two with three more dice."""
    return _stack(tower(), (MATE, THIRD, MATE)).shows(ME, "BGA")


class Scene(NamedTuple):
    """The function that plays up to this moment, Milan's command once all are connected, the cast, and whether the game
    is paused."""

    rehearse: Callable[[], Rehearsal]
    then: AnyCommand | None = None
    cast: tuple[Player, ...] = CAST
    is_paused: bool = False


SCENES: Final = {
    "early": Scene(lambda: _game(WINNERS).to_time(50_000)),
    "middle": Scene(lambda: _game(WINNERS).to_time(285_000)),
    "late": Scene(lambda: _game(WINNERS).to_time(480_000)),
    "countdown": Scene(lambda: _game(WINNERS).to_time(FIRST_SLAM_MS - 9_000)),
    "slam": Scene(lambda: _game(WINNERS).to_time(FIRST_SLAM_MS - 4_000)),
    "vote": Scene(_stuck, Perform(MATE, verb="fate"), PEOPLE),
    "locked": Scene(_stuck, cast=PEOPLE),
    "broken": Scene(_broken, cast=PEOPLE),
    "trapped": Scene(_trapped, cast=PEOPLE),
    "laden": Scene(laden, cast=PEOPLE),
    "altar": Scene(altar, cast=PEOPLE),
    "haunted": Scene(haunted, cast=PEOPLE),
    "tasks": Scene(_tasks, cast=PEOPLE),
    "obelisk": Scene(_obelisk, cast=PEOPLE),
    "stars": Scene(stars, cast=PEOPLE),
    "bound": Scene(bound, cast=PEOPLE),
    "forbidden": Scene(forbidden, cast=PEOPLE),
    "sacrificed": Scene(sacrificed, cast=PEOPLE),
    "torches": Scene(torches, cast=PEOPLE),
    "volunteers": Scene(volunteers, cast=PEOPLE),
    "somebody": Scene(_somebody, cast=PEOPLE),
    "tower": Scene(tower, cast=PEOPLE),
    "collapse": Scene(lambda: _game(LOSERS).to_time(COLLAPSE_MS - 4_000)),
    "won": Scene(lambda: _game(WINNERS).to_end()),
    "lost": Scene(lambda: _game(LOSERS).to_end()),
}
"""The scenes as Noor sees them. A game goes on as soon as a player opens it."""

TIGHT: Final = {
    "three curses": Scene(_three_curses, cast=PEOPLE),
    "somebody cursed": Scene(_somebody_cursed, cast=PEOPLE),
    "missing": Scene(_one_is_missing, cast=PEOPLE),
    "high tower": Scene(_high_tower, cast=PEOPLE),
    "souls": Scene(_souls_are_exchanged, cast=PEOPLE),
    "asked": Scene(_asked_with_much_to_do, cast=PEOPLE),
    "six": Scene(_six, cast=SIX),
    "cursed calendar": Scene(cursed_calendar, cast=PEOPLE),
    "eternal calendar": Scene(eternal_calendar, cast=PEOPLE),
    "alone": Scene(lambda: Rehearsal("alone 5", 1).to_time(100_000), cast=CAST[:1]),
    "still feet": Scene(still_feet, cast=PEOPLE),
    "lava": Scene(lava, cast=PEOPLE),
    "hourglass": Scene(hourglass, cast=PEOPLE),
    "out": Scene(_i_am_out),
    "without dice": Scene(without_dice, cast=PEOPLE),
    "trading": Scene(trading, cast=PEOPLE),
    "linked": Scene(linked, cast=PEOPLE),
    "twins": Scene(before_a_twin, cast=PEOPLE),
    "at the gears": Scene(labyrinth.at_the_gears, cast=PEOPLE),
    "searching": Scene(labyrinth.searching, cast=PEOPLE),
    "genie": Scene(labyrinth.asking_the_genie, cast=PEOPLE),
    "time out": Scene(labyrinth.before_a_time_out, Perform(MATE, verb="time_out"), PEOPLE),
    "weakest link": Scene(labyrinth.cursed, cast=PEOPLE),
    "under a veil": Scene(labyrinth.under_a_veil, cast=PEOPLE),
    "names": Scene(lambda: Rehearsal("scene/3", len(LONG_NAMES)).to_end(), cast=LONG_NAMES),
}
"""More scenes, with much on the screen at once. They are only tested and have no picture in the documentation."""
