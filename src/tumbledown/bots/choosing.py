"""The choices of bots before a game, for seats without a choice."""

import msgspec

from tumbledown.bots.lore import known
from tumbledown.engine.rules import seat_choices
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters


def with_choices_of_bots(settings: Settings, bots: list[int]) -> Settings:
    """Return the settings with choices for these seats: what bots like best of what no seat has yet. All choices made
    before stay."""
    in_play = chapters(settings)
    before = dict(settings.seat_choices)
    found: list[tuple[str, tuple[str, ...]]] = []
    for name, choice in seat_choices(in_play).items():
        words = [*before.get(name, ()), *[""] * settings.players][: settings.players]
        for seat in bots:
            liked = [word for word in _liked(name) if word in choice.domain]
            free = [word for word in liked if not choice.is_unique or word not in words]
            words[seat] = words[seat] or (free[0] if free else "")
        found.append((name, tuple(words)))
    return msgspec.structs.replace(settings, seat_choices=tuple([pair for pair in found if any(pair[1])]))


def _liked(name: str) -> list[str]:
    return [word for knowledge in known().values() for word in knowledge.likes.get(name, ())]
