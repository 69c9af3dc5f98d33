"""Answers that are remembered, shown and forgotten."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tools.browser_person import FIRST

FACILITIES = "What do you seed? This is the facility phase."
PASS = "Pass when you may seed facilities"


@pytest.mark.thorough
def test_a_remembered_answer_is_given_and_told_and_forgotten(come):
    person = come().begin(FIRST, name="Ada")
    person.play_until(lambda it: it.question == FACILITIES)
    number = person.number
    person.ask.get_by_text("Remember an answer for such questions").click()
    person.ask.get_by_role("button", name=PASS, exact=True).click()
    person.gone(number)
    person.wait(number)
    assert person.question != FACILITIES
    expect(person.page.get_by_role("log", name="Log")).to_contain_text(f"Passed for you: {FACILITIES}")
    expect(person.page.locator(".caption .passed")).to_have_text(f"Passed for you: {FACILITIES}")
    window = person.open_menu()
    expect(window.get_by_role("heading", name="Remembered answers")).to_be_visible()
    expect(window.get_by_text(PASS)).to_be_visible()
    window.get_by_role("button", name="Forget").click()
    expect(window.get_by_text(PASS)).to_have_count(0)


@pytest.mark.thorough
def test_what_was_passed_is_told_on_a_phone_at_the_table_and_beside_the_hand(come):
    person = come(**PHONE).begin(FIRST, name="Ada")
    person.play_until(lambda it: it.question == FACILITIES)
    number = person.number
    person.ask.get_by_text("Remember an answer for such questions").tap()
    person.ask.get_by_role("button", name=PASS, exact=True).tap()
    person.gone(number)
    told = person.page.get_by_text(f"Passed for you: {FACILITIES}").locator("visible=true")
    expect(told).to_be_in_viewport(ratio=1)
    person.page.get_by_role("navigation").get_by_role("button", name="Hand").tap()
    expect(told).to_be_in_viewport(ratio=1)
