"""Wherever a card is chosen it can be read, and a choice that was begun can be left."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tools.screenshots import Keen

SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture
def at_orders(come):
    """Somebody who may give orders, among them one that beams."""

    def there(size):
        person = come(**SIZES[size]).begin(name="Ada", seed=7)
        return person.play_until(lambda it: any(name.startswith("Beam from") for name in it.choices), Keen(), most=400)

    return there


def begins_to_beam(person):
    number = person.number
    person.ask.locator("button.choice", has_text="Beam from").first.click()
    person.gone(number)
    person.wait(number)


def test_a_choice_that_is_rested_on_shows_its_card_and_a_key_keeps_it(come):
    person = come().begin(name="Ada", seed=7)
    person.play_until(lambda it: any(name.startswith("Play ") for name in it.choices))
    choice = person.ask.locator("button.choice", has_text="Play ").first
    title = choice.inner_text()
    choice.hover()
    shown = person.page.locator(".passing .card h3")
    expect(shown).to_be_visible()
    assert shown.inner_text().lstrip("•") in title
    opaque = "() => getComputedStyle(document.querySelector('.passing')).backgroundColor"
    assert "rgba" not in person.page.evaluate(opaque)
    choice.focus()
    person.page.keyboard.press("z")
    expect(person.page.get_by_role("dialog")).to_be_visible()


def test_a_long_press_on_a_choice_reads_its_card_and_does_not_choose_it(come):
    person = come(**PHONE).begin(name="Ada", seed=7)
    person.play_until(lambda it: any(name.startswith("Play ") for name in it.choices))
    number = person.number
    box = person.ask.locator("button.choice", has_text="Play ").first.bounding_box()
    session = person.context.new_cdp_session(person.page)
    point = {"x": box["x"] + 40, "y": box["y"] + 10}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(person.page.get_by_role("dialog")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    person.page.wait_for_timeout(300)
    assert person.ask.get_attribute("data-prompt") == number


@pytest.mark.parametrize("size", SIZES)
def test_candidates_are_seen_as_cards(at_orders, size):
    person = at_orders(size)
    begins_to_beam(person)
    rows = person.ask.locator("button.candidate")
    assert rows.count() == rows.locator(".card").count() > 0


@pytest.mark.parametrize(("size", "way"), [("desktop", "Escape"), ("desktop", "Cancel"), ("phone", "Cancel")])
def test_a_choice_that_was_begun_is_left(at_orders, size, way):
    person = at_orders(size)
    before = person.choices
    begins_to_beam(person)
    number = person.number
    if way == "Escape":
        person.page.keyboard.press("Escape")
    else:
        person.ask.get_by_role("button", name="Cancel").click()
    person.wait(number)
    assert person.choices == before
