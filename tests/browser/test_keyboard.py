"""Everything can be done with the keys alone: no test here touches the mouse."""

import pytest
from playwright.sync_api import expect

FOCUSED = "element => element === document.activeElement"


@pytest.fixture
def at_table(come):
    """Somebody who has come to the table with the keys alone."""
    person = come().come()
    person.page.route("**/api/matches", seeded)
    reach(person, person.page.get_by_role("button", name="Play", exact=True))
    person.page.keyboard.press("Enter")
    person.wait()
    return person


def seeded(route):
    route.continue_(post_data={**route.request.post_data_json, "seed": 7} if route.request.method == "POST" else None)


def reach(person, wanted, key="Tab"):
    """Press a key until something has the focus."""
    wanted.wait_for()
    for _ in range(60):
        if wanted.evaluate(FOCUSED):
            return
        person.page.keyboard.press(key)
    raise LookupError("the keys do not lead there")


def test_numbers_answer_and_letters_pass_and_undo(at_table):
    person, keys = at_table, at_table.page.keyboard
    number, first, log = person.number, person.choices[0], person.log
    keys.press("1")
    person.gone(number)
    person.wait(number)
    assert first not in person.choices
    assert person.log != log
    keys.press("u")
    expect(person.button(first)).to_be_visible()
    assert person.log == [*log, "Taken back."]


def test_arrows_go_from_card_to_card_and_enter_plays_one(at_table):
    person, keys = at_table, at_table.page.keyboard
    glowing = person.page.locator("button.held.glow").first
    name = glowing.locator(".unseen").inner_text()
    glowing.evaluate("element => element.blur()")
    reach(person, glowing)
    held, number = person.hand.count(), person.number
    keys.press("ArrowRight")
    keys.press("ArrowLeft")
    assert glowing.evaluate(FOCUSED)
    keys.press("z")
    large = person.page.get_by_role("dialog", name=name)
    expect(large).to_be_visible()
    keys.press("Escape")
    expect(large).to_have_count(0)
    assert glowing.evaluate(FOCUSED)
    keys.press("Enter")
    play = person.page.get_by_role("dialog", name=name).get_by_role("button", name="Play")
    reach(person, play.first, "ArrowDown")
    keys.press("Enter")
    person.gone(number)
    person.wait(number)
    expect(person.hand).to_have_count(held - 1)


@pytest.mark.thorough
def test_cards_are_chosen_with_space_and_enter(at_table):
    person, keys = at_table, at_table.page.keyboard
    person.play_until(lambda it: it.ask.locator("button.candidate:enabled").count() > 0)
    number, card = person.number, person.ask.locator("button.candidate:enabled").first
    reach(person, card)
    keys.press("Space")
    expect(card).to_have_attribute("aria-pressed", "true")
    reach(person, person.ask.locator("button.confirm"))
    keys.press("Enter")
    person.gone(number)


def test_the_menu_opens_and_closes_and_the_focus_comes_back(at_table):
    person, keys = at_table, at_table.page.keyboard
    button = person.page.get_by_role("button", name="Menu", exact=True)
    reach(person, button)
    keys.press("Enter")
    window = person.page.get_by_role("dialog", name="Menu")
    light = window.get_by_role("radio", name="Light")
    reach(person, window.get_by_role("radio", name="As the system"))
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(light).to_be_checked()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    keys.press("Escape")
    expect(window).to_have_count(0)
    assert button.evaluate(FOCUSED)
