"""The line breaks, the page is loaded again, the server dies: the same question is open afterwards."""

import pytest
from playwright.sync_api import expect

from tools.browser_person import FIRST, Person
from tools.browsers import serving


@pytest.fixture
def choosing(come):
    """Somebody in the middle of choosing cards, two of which are marked."""

    def begin(*at) -> Person:
        person = come(*at).begin(FIRST, name="Ada")
        person.play_until(lambda it: it.ask.locator("button.candidate:enabled").count() > 3)
        for card in person.ask.locator("button.candidate").all()[:2]:
            card.click()
        expect(chosen(person)).to_have_count(2)
        return person

    return begin


def chosen(person):
    return person.ask.locator("button.candidate[aria-pressed=true]")


def test_a_broken_line_is_mended_and_the_choice_goes_on(choosing):
    person = choosing()
    question, number = person.question, person.number
    person.context.set_offline(True)
    person.page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(person.top.get_by_role("status")).to_be_visible()
    person.context.set_offline(False)
    expect(person.top.get_by_role("status")).to_have_count(0)
    assert (person.question, person.number) == (question, number)
    expect(chosen(person)).to_have_count(2)
    person.ask.get_by_role("button", name="Done").click()
    person.gone(number)


def test_a_page_that_is_loaded_again_asks_the_same(choosing):
    person = choosing()
    question, number, log = person.question, person.number, person.log
    person.page.reload()
    person.wait()
    assert (person.question, person.number, person.log) == (question, number, log)
    person.answer()


@pytest.mark.thorough
def test_a_server_that_is_killed_and_begins_again_asks_the_same(choosing, tmp_path):
    with serving(tmp_path) as server:
        person = choosing(server)
        question, number = person.question, person.number
        server.kill()
        expect(person.top.get_by_role("status")).to_be_visible()
        server.begin()
        expect(person.top.get_by_role("status")).to_have_count(0)
        assert (person.question, person.number) == (question, number)
        expect(chosen(person)).to_have_count(2)
        person.ask.get_by_role("button", name="Done").click()
        person.gone(number)


def test_two_tabs_of_one_seat_show_the_same(come):
    one = come().begin(name="Ada")
    one.wait()
    two = come.tab(one.context).come(one.page.url.removeprefix(one.base))
    two.wait()
    assert (two.question, two.number, two.choices) == (one.question, one.number, one.choices)
    number = two.number
    one.answer()
    two.gone(number)
    one.wait(number)
    two.wait(number)
    assert (two.question, two.number, two.log) == (one.question, one.number, one.log)
