"""Setting up: the character of each seat and one of its two cards. The other cards stay in the box."""

from typing import Final

from tumbledown.engine.events import PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, POOL
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.piles import gather
from tumbledown.engine.structs import SettingsWarning
from tumbledown.expansions.characters.chapter import (
    ACTIVATABLE,
    CARD_CHOICE,
    CHARACTERS,
    PERMANENT,
    WHO_CHOICE,
    chapter,
)
from tumbledown.expansions.data.characters import LENT

USELESS_ALONE: Final = "card_useless_alone"


@chapter.setup(POOL)
def gather_the_cards(game: Game) -> None:
    """All cards, and the icons that may be lent, lie in the box until they are used."""
    gather(game, CHARACTERS)
    game.pieces.add_all([game.rules.piece_kind_ids[kind.id] for kind in LENT], 0)


@chapter.setup(PIECES)
def everybody_gets_a_card(game: Game) -> None:
    """Rules: characters.setup.choose, characters.setup.pick_one_card, characters.setup.before_start."""
    for seat, who in enumerate(_who_is_who(game)):
        card = game.rules.seat_choice(CARD_CHOICE, seat) or _any_card(game, seat, who)
        number = game.rules.piece_kind_ids[card_id(who, card)]
        game.emit(PieceMoved(game.pieces.kind.index(number), at(AT_SEAT, seat), seat=seat))


def card_id(who: str, card: str) -> str:
    return f"{who}_{card}"


def _who_is_who(game: Game) -> list[str]:
    """Return the character of each seat: the chosen one, or a random free one if the seat chose none."""
    chosen = [game.rules.seat_choice(WHO_CHOICE, seat) for seat in range(game.party.size)]
    free = [number for number, who in enumerate(game.rules.choosable(WHO_CHOICE)) if who not in chosen]
    drawn = game.fortune.shuffled(CHARACTERS, free)
    return [who or game.rules.choosable(WHO_CHOICE)[drawn.pop()] for who in chosen]


def _any_card(game: Game, seat: int, who: str) -> str:
    """Return a random card of the character. A player alone gets no card that needs other players, if there is
    another."""
    cards = [PERMANENT, ACTIVATABLE]
    if game.party.size == 1:
        cards = [card for card in cards if not _needs_company(game, who, card)] or cards
    return cards[game.fortune.below(f"card of seat {seat}", len(cards))]


def _needs_company(game: Game, who: str, card: str) -> bool:
    return game.rules.piece_kinds[game.rules.piece_kind_ids[card_id(who, card)]].company


@chapter.warn
def a_card_may_be_of_no_use(game: Game) -> tuple[SettingsWarning, ...]:
    """Rules: characters.solo."""
    who, card = game.rules.seat_choice(WHO_CHOICE, 0), game.rules.seat_choice(CARD_CHOICE, 0)
    if game.party.size > 1 or not who or not card or not _needs_company(game, who, card):
        return ()
    return (SettingsWarning(USELESS_ALONE, {}),)
