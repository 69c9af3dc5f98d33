"""What a person likes counts at once, is there in another browser, and decides what the table asks."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_people import fill


def choose(window, legend, label):
    window.get_by_role("group", name=legend, exact=True).get_by_label(label).check()


def is_light(person):
    return person.page.evaluate("() => getComputedStyle(document.documentElement).colorScheme") == "light"


@pytest.mark.thorough
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_settings_count_at_once_and_stay_with_the_account(come, size):
    person = come(**size).begin(name="Janeway")
    person.wait()
    width = person.page.locator(".held .card").first.bounding_box()["width"]
    window = person.open_menu()
    choose(window, "Look", "Light")
    choose(window, "Size of the cards in your hand", "120 %")
    assert is_light(person)
    person.page.wait_for_timeout(1500)  # a change is sent a moment later
    person.page.reload()
    person.wait()
    assert is_light(person)
    assert person.page.locator(".held .card").first.bounding_box()["width"] == pytest.approx(1.2 * width, rel=0.02)
    person.come()
    fill(person, f"Janeway {size['viewport']['width']}").get_by_role("button", name="Keep my name").click()
    expect(person.page.get_by_text("Logged in as Janeway")).to_be_visible()
    other = come().come()
    assert not is_light(other)
    fill(other, f"Janeway {size['viewport']['width']}").get_by_role("button", name="Log in").click()
    expect(other.page.locator("html")).to_have_attribute("data-theme", "light")


def test_text_has_the_colour_of_the_theme_in_every_size(come):
    person = come(color_scheme="dark").come()
    settings = person.page.locator("details.settings")
    settings.get_by_text("Settings").click()
    seen = set()
    for size in ("90 %", "100 %", "130 %"):
        choose(settings, "Size of text", size)
        style = "() => { const it = getComputedStyle(document.body); return [it.color, it.fontSize]; }"
        seen.add(tuple(person.page.evaluate(style)))
    assert {color for color, _ in seen} == {"rgb(234, 240, 251)"}
    assert len({size for _, size in seen}) == 3


def test_a_part_of_the_turn_ends_at_the_second_press_where_that_is_wanted(come):
    person = come().begin(name="Ada")
    person.play_until(lambda it: any("End" in choice or "end" in choice for choice in it.choices))
    window = person.open_menu()
    choose(window, "Questions", "Ask once more before I end a part of my turn")
    person.page.keyboard.press("Escape")
    number = person.number
    person.page.evaluate("() => document.activeElement?.blur()")
    person.page.keyboard.press("e")
    expect(person.ask.get_by_role("button", name=re.compile("Once more to be sure"))).to_be_visible()
    assert person.number == number
    person.page.keyboard.press("e")
    person.gone(number)


def test_whoever_passes_everywhere_is_not_asked_to_respond(come):
    person = come().come()
    settings = person.page.locator("details.settings")
    settings.get_by_text("Settings").click()
    choose(settings, "Questions", "Pass for me wherever I may respond")
    person.begin(name="Ada")
    person.wait()
    window = person.open_menu()
    expect(window.get_by_role("heading", name="Remembered answers")).to_be_visible()
    choose_off = window.get_by_role("group", name="Questions").get_by_label("Pass for me wherever I may respond")
    choose_off.uncheck()
    expect(window.get_by_role("heading", name="Remembered answers")).to_have_count(0)
    person.page.reload()
    person.wait()
    expect(person.open_menu().get_by_role("heading", name="Remembered answers")).to_have_count(0)
