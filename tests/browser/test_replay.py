"""A game that is over, once more: turn by turn, back and forward, by itself, by whoever may see how it ended."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tools.browser_person import FIRST

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
TURNS = 3
WATCH = "fetch(location.pathname.replace('/match', '/api/matches')).then(it => it.json()).then(it => it.watch)"


def panel_of(person):
    """The part of the page by which one goes through a game, once what was asked for has come."""
    panel = person.page.get_by_role("region", name="Watch the game again")
    expect(panel).to_have_attribute("aria-busy", "false")
    return panel


@pytest.fixture(scope="module")
def given_up_early():
    """The game that ``seeding_again`` has played: where it is, and what the browser of its player keeps."""
    return {}


@pytest.fixture
def seeding_again(come, given_up_early):
    """Somebody who gave a game up while cards were seeded, and watches it again: it is played once for all."""

    def watch():
        if not given_up_early:
            person = come().begin(FIRST)
            person.play(most=3)
            person.wait()
            person.give_up()
            person.result.get_by_role("link", name="Watch the game again").click()
            panel_of(person)
            given_up_early["path"] = person.page.url.removeprefix(person.base)
            given_up_early["kept"] = person.context.storage_state()
            return person
        return come(storage_state=given_up_early["kept"], **DESKTOP).come(given_up_early["path"])

    return watch


def press(person, name):
    """Press a button of it, and wait for what comes."""
    panel_of(person).get_by_role("button", name=name).click()
    return panel_of(person)


@SIZES
def test_a_game_that_is_over_is_gone_through_turn_by_turn(over, axe, size):
    person = over(**size)
    person.result.get_by_role("link", name="Watch the game again").click()
    panel = panel_of(person)
    expect(panel.get_by_role("heading")).to_have_text(re.compile("^Turn 1 of "))
    expect(panel.get_by_role("button", name="Step back")).to_be_disabled()
    assert person.top.locator("h1").inner_text().startswith("Turn 1, ")
    press(person, "The next turn")
    expect(panel.get_by_role("heading")).to_have_text(re.compile("^Turn 2 of "))
    seen = [panel.inner_text(), *(press(person, "Next step").inner_text() for _ in range(3))]
    assert len(set(seen)) == len(seen)
    for was in reversed(seen[:-1]):
        assert press(person, "Step back").inner_text() == was
    expect(person.result).to_have_count(0)
    expect(person.ask).to_have_count(0)
    assert axe(person) == []
    person.page.keyboard.press("End")
    expect(panel_of(person).get_by_role("button", name="Next step")).to_be_disabled()
    assert person.top.locator("h1").inner_text() == "The end of the game"
    panel.get_by_role("link", name="How it ended").click()
    person.result.wait_for()


def test_the_menu_of_a_game_that_is_watched_again_lists_the_keys_that_work_there(over):
    person = over(at="/replay")
    panel_of(person)
    menu = person.open_menu()
    expect(menu.get_by_text("The turn before, the next turn")).to_be_visible()
    for word in ("Pass", "Undo", "Choose from the list", "Ask once more before I end a part of my turn"):
        expect(menu.get_by_text(word, exact=True)).to_have_count(0)
    person.page.keyboard.press("Escape")
    world = person.page.locator(".space .world").first
    before = world.bounding_box()["width"]
    for key in ("+", "+", "+"):
        person.page.keyboard.press(key)
    assert world.bounding_box()["width"] > 1.2 * before


def test_it_begins_with_places_no_larger_than_when_all_missions_are_there(seeding_again):
    person = seeding_again()
    space = person.page.locator(".space")
    for _ in range(4):
        panel_of(person)
        widths = [it.bounding_box()["width"] for it in space.locator("[data-place]").all()]
        assert all(width < space.bounding_box()["width"] / 4 for width in widths)
        press(person, "Next step")
    assert widths


def test_a_seed_deck_lies_in_a_row_in_which_each_card_is_known_and_which_is_pushed(seeding_again):
    person = seeding_again()
    panel_of(person)
    assert person.hand.count() > 20
    assert min(it.bounding_box()["width"] for it in person.hand.all()) >= 60
    person.hand.first.hover()
    person.page.mouse.wheel(0, 4000)
    expect(person.hand.last).to_be_in_viewport(ratio=0.9)


def test_a_game_plays_by_itself_until_it_is_halted(over):
    person = over(at="/replay")
    panel = panel_of(person)
    person.page.keyboard.press(" ")
    expect(panel.get_by_role("heading")).to_have_text(re.compile("^Turn 2 of "))
    press(person, "Pause")
    halted = panel_of(person).inner_text()
    person.page.wait_for_timeout(1500)
    assert panel_of(person).inner_text() == halted


def test_what_was_hidden_is_open_once_the_game_is_over(over):
    person = over(at="/replay")
    panel_of(person)
    person.page.locator(".others .pile").first.click()
    window = person.page.get_by_role("dialog")
    window.wait_for()
    assert window.locator(".card").count() > TURNS
    assert window.locator(".back").count() == 0


def test_the_last_games_lead_to_it_and_so_does_the_link_for_spectators(come, over):
    host = over()
    watch = host.page.evaluate(WATCH)
    host.come()
    host.page.get_by_role("link", name=re.compile("^Watch the game against .* again$")).click()
    panel_of(host)
    guest = come().come(f"{watch}/replay")
    press(guest, "The next turn")
    expect(panel_of(guest).get_by_role("heading")).to_have_text(re.compile("^Turn 2 of "))
    come.may_be_refused("/api/matches")
    stranger = come().come(host.page.url.removeprefix(host.base))
    stranger.page.get_by_role("heading", name="There is no seat for you at this match.").wait_for()


def test_a_card_that_is_touched_is_shown_and_the_last_turn_leads_to_the_end(over):
    person = over(at="/replay")
    panel_of(person)
    person.page.locator(".hand button.held").first.click()
    shown = person.page.get_by_role("dialog")
    expect(shown).to_have_count(1)
    expect(shown.locator(".card")).not_to_have_count(0)
    expect(person.page.locator(".menu")).to_have_count(0)
    person.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    number, count = panel_of(person).get_by_role("heading").inner_text().removeprefix("Turn ").split(" of ")
    for at in range(int(number) + 1, int(count) + 1):
        person.page.keyboard.press("PageDown")
        expect(panel_of(person).get_by_role("heading")).to_have_text(f"Turn {at} of {count}")
    person.page.keyboard.press("PageDown")
    expect(panel_of(person).get_by_role("button", name="Next step")).to_be_disabled()
    assert person.top.locator("h1").inner_text() == "The end of the game"
    expect(panel_of(person).get_by_role("tab", name="Chat")).to_have_count(0)


def test_of_a_game_that_goes_on_the_page_says_so(come):
    person = come()
    person.begin()
    come.may_be_refused("/api/matches")
    person.come(person.page.url.removeprefix(person.base) + "/replay")
    expect(person.page.get_by_role("main")).to_contain_text("The game goes on.")
    expect(person.page.get_by_role("link", name="Load the page again")).to_be_visible()
