"""What is needed to win says why it is as much as it is, at the number itself."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tools.browser_person import FIRST


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_first_edition_tells_why_more_points_are_needed(come, axe, screen):
    person = come(**screen).begin(FIRST, name="Ada")
    person.wait()
    number = person.page.locator(".others button.counter")
    expect(number).to_contain_text("0/ 180")
    assert not axe(person)
    number.click()
    why = person.page.get_by_text("180 points to win: 100, 40 more without two completed missions").first
    expect(why).to_be_visible()
    expect(why).to_contain_text("40 more without a completed mission in the Alpha Quadrant.")
    box = why.bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= screen["viewport"]["width"]
    assert not axe(person)
    person.page.keyboard.press("Escape")
    expect(why).to_be_hidden()
