"""A training aid for whoever plays alone: off until it is switched on, and then it stays with the person."""

import re

from playwright.sync_api import expect


def test_who_wants_it_sees_the_chance_and_is_told_what_the_computer_would_answer(come, axe):
    person = come().begin()
    person.wait()
    suggest, chance = person.ask.get_by_role("button", name="Suggest", exact=True), person.page.locator(".chance")
    expect(suggest).to_have_count(0)
    expect(chance).to_have_count(0)
    menu = person.open_menu()
    menu.get_by_role("checkbox", name="Show my chance to win").check()
    menu.get_by_role("checkbox", name="Offer suggestions").check()
    menu.get_by_role("button", name="Close").click()
    expect(chance).to_contain_text(re.compile(r"Your chance to win: \d+ %"))
    suggest.click()
    told = person.ask.locator(".suggestion")
    expect(told).to_contain_text("The Commander would answer")
    marked = person.ask.locator("button.choice", has=person.page.get_by_role("img", name="suggested"))
    expect(marked).to_have_count(1)
    assert not axe(person)
    number = person.number
    told.get_by_role("button", name="Do this").click()
    person.gone(number)
    person.wait(number)
    person.page.reload()
    person.wait()
    expect(chance).to_be_visible()
    person.page.keyboard.press("s")
    expect(told).to_contain_text("The Commander would answer")


def test_against_somebody_it_is_not_offered(meet, asked):
    first, _ = asked(*meet())
    menu = first.open_menu()
    menu.get_by_role("checkbox", name="Offer suggestions").check()
    expect(menu.get_by_text("Only alone against the computer")).to_be_visible()
    menu.get_by_role("button", name="Close").click()
    expect(first.ask.get_by_role("button", name="Suggest", exact=True)).to_have_count(0)
