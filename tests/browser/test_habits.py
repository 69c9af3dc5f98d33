"""Answers that are remembered, shown and forgotten."""

from playwright.sync_api import expect

from tools.browser_person import FIRST

FACILITIES = "Facility phase: what do you seed?"
PASS = "Pass at “seed facilities”"


def test_a_remembered_answer_is_given_and_told_and_forgotten(come):
    person = come().begin(FIRST, name="Ada")
    person.play_until(lambda it: it.question == FACILITIES)
    number = person.number
    person.ask.get_by_text("Remember an answer for such questions").click()
    person.ask.get_by_role("button", name=PASS, exact=True).click()
    person.gone(number)
    person.wait(number)
    assert person.question != FACILITIES
    expect(person.page.get_by_role("log", name="Log")).to_contain_text("(passed for you)")
    window = person.open_menu()
    expect(window.get_by_role("heading", name="Remembered answers")).to_be_visible()
    expect(window.get_by_text(PASS)).to_be_visible()
    window.get_by_role("button", name="Forget").click()
    expect(window.get_by_text(PASS)).to_have_count(0)
