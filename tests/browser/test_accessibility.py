"""Every page as axe-core reads it: nothing that a screen reader, a keyboard or weak eyes would stumble over."""

import pytest

from tests.browser.conftest import DESKTOP, PHONE
from tools.browser_person import BESIDE, FIRST, FRIEND, OBJECTIVES, SECOND
from tools.screenshots import Keen


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_start_page(come, axe, theme):
    person = come().come()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()
    person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    person.page.get_by_text("More players, clock, rules").click()
    person.page.get_by_text("Keep your games").click()
    assert not axe(person)


@pytest.mark.parametrize("edition", [SECOND, FIRST, OBJECTIVES])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_table(come, axe, edition, theme):
    person = come().begin(edition, name="Ada")
    person.wait()
    person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    assert not axe(person)
    if edition == FIRST:
        person.play_until(lambda it: not it.choices, most=30)
        assert not axe(person)


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_choice_with_what_it_comes_to(come, axe, theme):
    person = come().begin(SECOND, name="Ada", seed=10, deck="Starfleet on Patrol")
    person.play_until(lambda it: it.ask.locator("[data-preview=staffing]").count() > 0, Keen(), most=400)
    person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    person.ask.locator("details.further summary").click()
    person.ask.locator("button.candidate").first.click()
    assert not axe(person)


def test_what_opens_over_the_table(come, axe):
    person = come().begin(name="Ada")
    person.wait()
    person.hand.first.click()
    person.page.locator(".menu").wait_for()
    assert not axe(person)
    person.page.get_by_role("button", name="Look closely").click()
    person.page.get_by_role("dialog").wait_for()
    assert not axe(person)
    person.page.keyboard.press("Escape")
    person.page.locator(".own button.pile").first.click()
    person.page.get_by_role("dialog").wait_for()
    assert not axe(person)
    person.page.keyboard.press("Escape")
    window = person.open_menu()
    assert not axe(person)
    window.get_by_role("button", name="Give up").click()
    window.get_by_role("button", name="Really give up?").click()
    person.page.get_by_role("button", name="Look at the table").wait_for()
    assert not axe(person)


def test_the_table_on_a_phone(come, axe):
    person = come(**PHONE).begin(name="Ada")
    person.wait()
    for part in ("Hand", "Log", "Table"):
        person.page.get_by_role("navigation").get_by_role("button", name=part).tap()
        assert not axe(person)


@pytest.mark.thorough
def test_the_pages_around_a_match(come, axe):
    host = come().begin(opponent=FRIEND, name="Ada")
    link = host.page.get_by_role("textbox", name="Link").input_value().removeprefix(host.base)
    assert not axe(host)
    guest = come().come(link)
    guest.page.get_by_role("button", name="Sit down").wait_for()
    assert not axe(guest)
    come.may_be_refused("/api/matches/nothing")
    guest.come("/match/nothing")
    guest.page.get_by_role("link", name="To the start page").wait_for()
    assert not axe(guest)
    screen = come().begin(opponent=BESIDE, name="Ada")
    screen.page.get_by_role("button", name="I am here; show my cards").wait_for()
    assert not axe(screen)


@pytest.mark.thorough
def test_the_page_about_the_interface(come, axe):
    person = come().come("/docs")
    person.page.get_by_role("heading", level=1).wait_for()
    assert not axe(person)


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_cards_and_decks(come, axe, theme, screen):
    person = come(**screen)
    page = person.come("/cards?q=worf").page
    page.locator("button.pick").first.wait_for()
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    page.get_by_role("button", name="How to search").click()
    assert not axe(person)
    page.locator("button.pick").first.click()
    page.get_by_text("It can be played.").wait_for()
    assert not axe(person)
    person.come("/decks")
    page.get_by_role("button", name="Copy").first.wait_for()
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    assert not axe(person)
    person.come("/decks/new/2e-cta2003/klingon")
    page.locator("button.pick").first.wait_for()
    page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    page.get_by_text("Saved", exact=True).wait_for()
    assert not axe(person)
    view = page.get_by_role("button", name="Deck (")
    if view.is_visible():
        view.click()
    for tab in ("Cards", "Numbers", "Missions", "Sample hand"):
        page.get_by_role("tab", name=tab).click()
        assert not axe(person), tab
    page.get_by_role("button", name="Share, export").click()
    page.get_by_role("button", name="Make a link").wait_for()
    assert not axe(person)
