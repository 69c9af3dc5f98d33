"""Whole games against the computer, by the named buttons alone."""

import pytest

from tools.browser_person import FIRST, OBJECTIVES, SECOND, Whim

WORLDS = {SECOND: 10, FIRST: 11, OBJECTIVES: 10}
BEGINNING = {SECOND: "You draw", FIRST: "You place", OBJECTIVES: "You draw"}


@pytest.mark.parametrize("edition", [SECOND, FIRST, OBJECTIVES])
def test_a_game_is_played_from_the_start_page_to_its_end(come, edition, is_thorough):
    person = come().begin(edition, name="Ada")
    answers = person.play(Whim(seed=3, while_=45 if is_thorough else 12))
    assert answers > 20
    assert "wins" in person.result.get_by_role("heading", level=2).inner_text()
    person.result.get_by_role("button", name="Look at the table").click()
    assert person.page.locator("[data-place]").count() == WORLDS[edition]
    assert person.log[0].startswith(BEGINNING[edition])


def test_after_a_game_another_is_begun_at_once(come):
    person = come().begin(name="Ada")
    person.wait()
    first = person.page.url
    person.give_up()
    person.result.get_by_role("button", name="Play again").click()
    person.page.wait_for_url(lambda url: url != first)
    assert person.wait()
    assert person.question.startswith("What do you play, or do you draw?")
