"""The page draws the gems as the data describe them: hints name features and values by numbers."""

import re

from tests.structure import ROOT
from tumbledown.expansions.data.cursed_gems import DATA, FEATURES, VALUES

GEMS = (ROOT / "client" / "src" / "chapters" / "cursed_gems" / "gems.ts").read_text()


def words(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"'(\w+)'", text))


def test_the_page_knows_every_gem_by_the_same_features() -> None:
    assert DATA.gem
    for gem in DATA.gem:
        listed = re.search(rf"  {gem.id}: \[(.*)\]", GEMS)
        assert listed
        assert words(listed[1]) == (gem.tint, gem.outline, gem.mark)


def test_the_page_counts_features_and_values_in_the_same_order() -> None:
    features = re.search(r"export const FEATURES = \[(.*)\]", GEMS)
    values = re.search(r"export const VALUES = \[(.*?)\] as const", GEMS, re.DOTALL)
    assert features
    assert words(features[1]) == FEATURES
    assert values
    assert tuple(words(line) for line in values[1].strip().splitlines()) == VALUES
