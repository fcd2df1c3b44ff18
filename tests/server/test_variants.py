"""Choices within a chapter: a table takes those of its chapters, and forgets them with the chapter."""

from tests.server.house import House

ON_HONOUR = "curses.on_honour"
NO_LINKED = "special_chambers.no_linked"


async def test_a_table_takes_the_variants_of_its_chapters(house: House) -> None:
    host = await house.host(modules=["curses"])
    await host.manage("settings", settings={"modules": ["curses"], "variants": [ON_HONOUR]})
    await host.until("done")
    assert house.room(host.code).record.settings.variants == (ON_HONOUR,)


async def test_a_chapter_that_goes_takes_its_variants_along(house: House) -> None:
    host = await house.host(modules=["curses", "special_chambers"], variants=[ON_HONOUR, NO_LINKED])
    await host.manage("settings", settings={"modules": ["special_chambers"], "variants": [ON_HONOUR, NO_LINKED]})
    await host.until("done")
    assert house.room(host.code).record.settings.variants == (NO_LINKED,)


async def test_a_variant_that_no_chapter_has_is_refused(house: House) -> None:
    host = await house.host(modules=["curses"])
    await host.manage("settings", settings={"modules": ["curses"], "variants": ["curses.on_tiptoe"]})
    assert (await host.until("refused"))["refusal"]["code"] == "bad_settings"
    assert house.room(host.code).record.settings.variants == ()


async def test_a_new_table_with_a_variant_of_a_chapter_it_does_not_play_is_refused(house: House) -> None:
    status, problem = await house.post("/api/tables", {"name": "Ada", "settings": {"variants": [ON_HONOUR]}})
    assert (status, problem["code"]) == (400, "bad_settings")
