"""The mouse: cards are dragged where they should go, looked at, and asked why they cannot."""

import re

from playwright.sync_api import expect


def carry(person, card, to):
    """Take a card somewhere with the mouse."""
    start, end = card.bounding_box(), to.bounding_box()
    mouse = person.page.mouse
    mouse.move(start["x"] + 15, start["y"] + 30)
    mouse.down()
    mouse.move(start["x"] + 30, start["y"] + 10, steps=3)
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    mouse.up()


def test_a_card_is_dragged_to_where_it_is_played(come):
    person = come().begin(name="Ada")
    person.wait()
    held, number = person.hand.count(), person.number
    carry(person, person.page.locator("button.held.glow").first, person.page.get_by_role("region", name="Bajor"))
    person.gone(number)
    person.wait(number)
    expect(person.hand).to_have_count(held - 1)
    assert re.match("You play .* at Bajor", person.log[-1])


def test_a_card_that_is_put_down_elsewhere_stays_in_the_hand(come):
    person = come().begin(name="Ada")
    person.wait()
    held, number = person.hand.count(), person.number
    carry(
        person, person.page.locator("button.held.glow").first, person.page.get_by_role("region", name="Cardassia Prime")
    )
    expect(person.ask.get_by_role("alert")).to_be_visible()
    expect(person.hand).to_have_count(held)
    assert person.number == number


def test_the_mouse_resting_on_a_card_shows_it_large(come):
    person = come().begin(name="Ada")
    person.wait()
    card = person.hand.first
    card.hover()
    expect(person.page.locator(".passing")).to_contain_text(card.locator(".unseen").inner_text())
    person.page.mouse.move(5, 5)
    expect(person.page.locator(".passing")).to_have_count(0)


def test_what_cannot_be_done_is_told_with_its_clause(come):
    person = come().begin(name="Ada")
    person.play_until(lambda it: it.page.locator("button.held:not(.glow)").count() > 0, most=30)
    person.page.locator("button.held:not(.glow)").first.click()
    why = person.page.locator(".menu .not").first
    expect(why).to_be_visible()
    expect(why).to_contain_text(re.compile(r"2E-[a-z-]+/\d+"))
