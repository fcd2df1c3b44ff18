"""Tables to simulate and to watch: settings from a few words."""

from tumbledown.engine.structs import Settings, SettingsError

SIX = 6


def table_settings(players: int = 4, difficulty: str = "normal", soundtrack: str = "track1") -> Settings:
    """The base game for so many players; a sixth one brings the pieces for six along."""
    if not 1 <= players <= SIX:
        raise SettingsError(f"{players} players: 1 to {SIX} can play")
    modules = ("sixth_adventurer",) if players == SIX else ()
    return Settings(players=players, modules=modules, difficulty=difficulty, soundtrack=soundtrack)
