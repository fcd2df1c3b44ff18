"""The README shows a game; here it is played."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_game_of_the_readme_goes_as_it_says() -> None:
    result = doctest.testfile(str(README), module_relative=False)
    assert result.attempted >= 10
    assert result.failed == 0
