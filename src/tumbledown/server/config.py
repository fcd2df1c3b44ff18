"""The server's settings: flags first, then the environment, then a TOML file, then these defaults."""

import os
from pathlib import Path
from typing import Any, Final

import msgspec

from tumbledown.server.limits import Limits

PREFIX: Final = "TUMBLEDOWN_"


class ConfigError(ValueError):
    """A setting that cannot be used; the message names it."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that whoever hosts a server may choose."""

    host: str = "127.0.0.1"
    port: int = 8642
    database: str = ""
    origins: tuple[str, ...] = ()
    limits: Limits = msgspec.field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_directory() / 'tumbledown.db'}"


def data_directory() -> Path:
    """Where this user's data belong."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tumbledown"


def load(flags: dict[str, Any], environment: dict[str, str], file: Path | None = None) -> Config:
    """One value for each setting, from the nearest place that has it."""
    values: dict[str, Any] = _from_file(file) if file is not None else {}
    for name in ("host", "port", "database", "origins"):
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = text.split(",") if name == "origins" else text
    values.update({name: value for name, value in flags.items() if value is not None})
    try:
        return msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ConfigError(f"settings: {error}") from error


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}") from error
    except msgspec.MsgspecError as error:
        raise ConfigError(f"{file}: {error}") from error
    except ValueError as error:
        raise ConfigError(f"{file}: {error}") from error
