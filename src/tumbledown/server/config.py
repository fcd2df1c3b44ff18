"""The server's settings, from flags, the environment, a TOML file or the defaults, in this order."""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from tumbledown.server.limits import Limits

PREFIX: Final = "TUMBLEDOWN_"
LIMITS: Final = "limits"

Level = Literal["debug", "info", "warning", "error"]


class ConfigError(ValueError):
    """A setting that cannot be used; the message names it."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a server."""

    host: Annotated[str, Meta(description="the address to listen at; 0.0.0.0 for the whole network")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="the port to listen at; 0 for any that is free")] = 8642
    database: Annotated[
        str, Meta(description="sqlite:///FILE or postgresql://…; unset: a file in the user's data directory")
    ] = ""
    origins: Annotated[
        tuple[str, ...], Meta(description="pages of other origins that may connect, separated by commas")
    ] = ()
    hosts: Annotated[
        tuple[str, ...], Meta(description="names under which this server may be asked for; unset: any")
    ] = ()
    proxies: Annotated[
        int,
        Meta(ge=0, le=10, description="how many reverse proxies stand before it and say who asks"),
    ] = 0
    log_level: Annotated[Level, Meta(description="what is noted down: debug, info, warning or error")] = "info"
    intro_ms: Annotated[
        int, Meta(ge=0, le=60_000, description="milliseconds from the start to the opening call; a quarter if alone")
    ] = 4000
    clock_rate: Annotated[
        int, Meta(ge=1, le=1000, description="how many times as fast the tables' time runs; to try things out")
    ] = 1
    limits: Limits = msgspec.field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_directory() / 'tumbledown.db'}"


class Setting(NamedTuple):
    """One setting, with its name, type, default and description."""

    name: str
    type: Any
    default: object
    about: str
    is_limit: bool

    @property
    def flag(self) -> str:
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()


def settings() -> list[Setting]:
    """All settings, in the order in which they are listed."""
    return [*_settings_of(Config, is_limit=False), *_settings_of(Limits, is_limit=True)]


def _settings_of(struct: type[msgspec.Struct], *, is_limit: bool) -> Iterator[Setting]:
    for field in msgspec.structs.fields(struct):
        if field.name != LIMITS:
            about = next(meta.description for meta in field.type.__metadata__ if meta.description)
            yield Setting(field.name, field.type, field.default, about, is_limit)


def data_directory() -> Path:
    """The folder for this user's data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tumbledown"


def load(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> Config:
    """The configuration; each setting has the value of the first source that gives one."""
    told = _from_file(file) if file is not None else {}
    limits: dict[str, Any] = told.pop(LIMITS, {})
    for setting in settings():
        values = limits if setting.is_limit else told
        for source, value in _said(setting, flags, environment, values, str(file)):
            values[setting.name] = _convert(setting, value, source)
            break
    return Config(**told, limits=Limits(**limits))


def _said(
    setting: Setting, flags: Mapping[str, Any], environment: Mapping[str, str], values: dict[str, Any], file: str
) -> Iterator[tuple[str, Any]]:
    """Where the setting is given, the source that wins first."""
    if flags.get(setting.name) is not None:
        yield setting.flag, flags[setting.name]
    if setting.variable in environment:
        yield setting.variable, environment[setting.variable]
    if setting.name in values:
        yield f"{file}: {setting.name}", values[setting.name]


def _convert(setting: Setting, value: Any, source: str) -> Any:
    if isinstance(value, str) and isinstance(setting.default, tuple):
        value = [part.strip() for part in value.split(",") if part.strip()]
    try:
        return msgspec.convert(value, setting.type, strict=not isinstance(value, str))
    except msgspec.ValidationError as error:
        raise ConfigError(f"{source}: {error}") from error


def _from_file(file: Path) -> dict[str, Any]:
    try:
        told = msgspec.toml.decode(file.read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise ConfigError(f"{file}: {error.strerror}") from error
    except ValueError as error:
        raise ConfigError(f"{file}: {error}") from error
    _check_names(file, told)
    return told


def _check_names(file: Path, told: dict[str, Any]) -> None:
    """Raise a `ConfigError` for unknown names, because a mistyped setting would do nothing."""
    limits = told.get(LIMITS, {})
    if not isinstance(limits, dict):
        raise ConfigError(f"{file}: {LIMITS} is a table of its own")
    known = settings()
    for names, are_limits in ((told.keys() - {LIMITS}, False), (limits.keys(), True)):
        for name in sorted(names - {setting.name for setting in known if setting.is_limit == are_limits}):
            raise ConfigError(f"{file}: there is no setting {name!r}" + (" among the limits" if are_limits else ""))
