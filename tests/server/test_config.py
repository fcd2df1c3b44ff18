"""Settings come from flags, the environment, a file or the defaults, in this order; and all are told in the docs."""

from pathlib import Path

import pytest

from tumbledown.server.config import Config, ConfigError, Setting, load, settings
from tumbledown.server.limits import Limits

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
BY_NAME = {setting.name: setting for setting in settings()}

# For each setting four values that differ: in the file, in the environment, as a flag, and as they are then understood.
SAMPLES: dict[str, tuple[object, str, object, tuple[object, object, object]]] = {
    "host": ("file.example", "env.example", "flag.example", ("file.example", "env.example", "flag.example")),
    "port": (1001, "1002", "1003", (1001, 1002, 1003)),
    "database": ("sqlite:///f", "sqlite:///e", "sqlite:///g", ("sqlite:///f", "sqlite:///e", "sqlite:///g")),
    "origins": (
        ["https://f"],
        "https://e, https://d",
        "https://g",
        (("https://f",), ("https://e", "https://d"), ("https://g",)),
    ),
    "hosts": (["f.org"], "e.org, d.org", "g.org", (("f.org",), ("e.org", "d.org"), ("g.org",))),
    "proxies": (1, "2", "3", (1, 2, 3)),
    "log_level": ("error", "warning", "debug", ("error", "warning", "debug")),
    "clock_rate": (2, "3", "4", (2, 3, 4)),
}
NUMBERS = (20_001, "20002", "20003", (20_001, 20_002, 20_003))


def value(config: Config, setting: Setting) -> object:
    return getattr(config.limits if setting.is_limit else config, setting.name)


def file_with(folder: Path, setting: Setting, told: object) -> Path:
    file = folder / "server.toml"
    text = str(told).lower() if isinstance(told, bool) else repr(told).replace("'", '"')
    file.write_text(("[limits]\n" if setting.is_limit else "") + f"{setting.name} = {text}\n")
    return file


def test_nothing_said_means_the_defaults() -> None:
    assert load({}, {}) == Config()
    assert load({}, {}).limits == Limits()


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
def test_the_nearest_place_decides(setting: Setting, tmp_path: Path) -> None:
    in_file, in_environment, as_flag, understood = SAMPLES.get(setting.name, NUMBERS)
    file = file_with(tmp_path, setting, in_file)
    environment = {f"TUMBLEDOWN_{setting.name.upper()}": in_environment}
    flags = {setting.name: as_flag, "somebody_elses_flag": 1}
    assert value(load({}, {}, file), setting) == understood[0]
    assert value(load({}, environment, file), setting) == understood[1]
    assert value(load(flags, environment, file), setting) == understood[2]
    assert setting.default not in understood


@pytest.mark.parametrize(
    ("flags", "environment", "message"),
    [
        ({"port": "eighty"}, {}, "--port: "),
        ({"port": "65536"}, {}, "--port: "),
        ({}, {"TUMBLEDOWN_PORT": "-1"}, "TUMBLEDOWN_PORT: "),
        ({}, {"TUMBLEDOWN_BURST": "0"}, "TUMBLEDOWN_BURST: "),
        ({}, {"TUMBLEDOWN_PROXIES": "perhaps"}, "TUMBLEDOWN_PROXIES: "),
        ({"log_level": "loud"}, {}, "--log-level: "),
        ({"queue_bytes": "1"}, {}, "--queue-bytes: "),
    ],
)
def test_a_bad_value_is_named_by_where_it_stands(
    flags: dict[str, object], environment: dict[str, str], message: str
) -> None:
    with pytest.raises(ConfigError, match=f"^{message}"):
        load(flags, environment)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("port = 'x'", "port: Expected `int`, got `str`"),
        ("prot = 1", "there is no setting 'prot'"),
        ("burst = 10", "there is no setting 'burst'"),
        ("[limits]\nport = 1", "there is no setting 'port' among the limits"),
        ("limits = 3", "limits is a table of its own"),
        ("port =", ""),
        ("[limits]\nburst = 1.5", "burst: Expected `int`, got `float`"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(ConfigError) as error:
        load({}, {}, file)
    assert str(error.value).startswith(f"{file}: {message}")


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="No such file"):
        load({}, {}, tmp_path / "missing.toml")


def test_the_database_is_a_file_of_the_users_unless_said_otherwise(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Config().database_url == f"sqlite:///{tmp_path}/tumbledown/tumbledown.db"
    assert Config(database="postgresql://db/x").database_url == "postgresql://db/x"


# -------------------------------------------------------------------- the page for hosts
def rows() -> dict[str, list[str]]:
    """The tables of the page, by the setting that is named in the first column."""
    lines = [line.strip("| ").split(" | ") for line in HOSTING.read_text().splitlines() if line.startswith("| `")]
    return {cells[0].strip("` "): [cell.strip() for cell in cells] for cells in lines}


def test_every_setting_is_told_in_the_page_for_hosts() -> None:
    assert list(rows()) == list(BY_NAME)


@pytest.mark.parametrize("setting", settings(), ids=lambda setting: setting.name)
def test_the_page_tells_a_setting_as_it_is(setting: Setting) -> None:
    _, flag, variable, default, about = rows()[setting.name]
    assert (flag, variable) == (f"`{setting.flag}`", f"`{setting.variable}`")
    assert default == (f"`{setting.default}`" if setting.default not in ("", (), False) else "none")
    assert about == setting.about
