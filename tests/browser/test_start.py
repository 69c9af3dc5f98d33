"""The start page: what the game is, in a picture, and doors that lead where they say."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tools.browser_person import COMPUTER, FRIEND

LAPTOP = {"viewport": {"width": 1280, "height": 720}}
LARGE = {"viewport": {"width": 2560, "height": 1440}}
ASIDE = {**PHONE, "viewport": {"width": 844, "height": 390}}
SCREENS = pytest.mark.parametrize("screen", [LAPTOP, LARGE, PHONE, ASIDE], ids=["laptop", "large", "phone", "aside"])
DOORS = ("Learn to play", "Against the computer", "With a friend", "Decks", "Cards")
OVERFLOW = """() => {
  const page = document.documentElement;
  return [page.scrollWidth - innerWidth, page.scrollHeight - innerHeight];
}"""
MOVING = "() => document.getAnimations().map(it => it.effect.getComputedTiming().endTime)"
CALM_AFTER = 5_000
"""Milliseconds: whatever moves longer by itself must be one that can be stopped."""


def doors(person):
    return person.page.get_by_role("navigation", name="What to do here")


@SCREENS
def test_the_picture_and_all_doors_are_seen_at_first_sight(come, axe, screen):
    person = come(**screen).come()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()
    expect(person.page.get_by_role("figure")).to_be_in_viewport(ratio=1)
    found = doors(person).locator(".door")
    assert [" ".join(name.split()) for name in found.all_inner_texts()] == list(DOORS)
    for door in found.all():
        expect(door).to_be_in_viewport(ratio=1)
    across, down = person.page.evaluate(OVERFLOW)
    assert across <= 0
    if screen in (LAPTOP, LARGE):
        assert down <= 0, "the page is seen as a whole"
    assert not axe(person)


def test_levels_follow_the_game_and_a_level_that_thinks_asks_for_how_long(come):
    """Whoever is offered in the other game as well stays; otherwise the usual level comes back."""
    page = come(**PHONE).come().page
    level, time = (page.get_by_role("combobox", name=name) for name in ("Opponent 1", "Time to think"))
    expect(level).to_have_value("heuristic")
    expect(time).to_have_count(0)
    level.select_option("Commander: thinks ahead where it matters most")
    time.select_option("commander-thorough")
    expect(level).to_have_value("commander")
    page.get_by_role("radio", name="First Edition").check()
    expect(level).to_have_value("heuristic")
    expect(level.locator("option[value^=commander]")).to_have_count(0)
    level.select_option("random")
    page.get_by_role("radio", name="Second Edition").check()
    expect(level).to_have_value("random")
    level.select_option("commander")
    time.select_option("commander-quick")
    assert page.evaluate(OVERFLOW)[0] <= 0
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Commander Vale").first).to_be_attached()


@SCREENS
def test_no_door_moves_while_the_rest_of_the_page_comes(come, screen):
    person = come(**screen)
    held = []

    def hold(route):
        held.append(route)

    person.page.route("**/api/lobby", hold)
    person.page.goto("/")
    doors(person).wait_for()
    person.page.evaluate("document.fonts.ready")
    before = [door.bounding_box() for door in doors(person).locator(".door").all()]
    while not held:
        person.page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()
    after = [door.bounding_box() for door in doors(person).locator(".door").all()]
    assert len(before) == len(DOORS)
    assert after == before


@pytest.mark.parametrize(("door", "path"), [("Learn to play", "/learn"), ("Decks", "/decks"), ("Cards", "/cards")])
def test_a_door_leads_to_its_page(come, door, path):
    person = come().come()
    doors(person).get_by_role("link", name=door).click()
    person.page.wait_for_url(f"**{path}")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_door_prepares_the_game_and_goes_to_where_it_begins(come, screen):
    person = come(**screen).come()
    opponent = person.page.get_by_role("combobox", name="Opponent 1")
    for door, sits, begin in (
        ("With a friend", FRIEND, "Make an invitation"),
        ("Against the computer", COMPUTER, "Play"),
    ):
        doors(person).get_by_role("button", name=door).click()
        expect(opponent.locator("option:checked")).to_have_text(sits)
        button = person.page.get_by_role("button", name=begin, exact=True)
        expect(button).to_be_focused()
        expect(button).to_be_in_viewport(ratio=1)
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/match/*")
    person.come()
    running = person.page.get_by_role("region", name="Your games")
    expect(running.locator(".main")).to_contain_text("Go on: against")
    expect(doors(person).locator(".main"), "one button stands out, and a game that waits comes first").to_have_count(0)


@pytest.mark.parametrize("wanted", ["reduce", "no-preference"])
def test_the_picture_moves_once_and_not_at_all_for_whoever_wants_that(come, wanted):
    person = come(**LAPTOP, reduced_motion=wanted)
    person.page.goto(person.base, wait_until="commit")
    person.page.get_by_role("figure").wait_for()
    ends = person.page.evaluate(MOVING)
    assert bool(ends) == (wanted == "no-preference")
    assert all(end <= CALM_AFTER for end in ends)


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_the_page_is_light_or_dark_as_the_system_is(come, wanted):
    page = come(color_scheme=wanted).come().page
    colour = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number)")
    assert (sum(colour[:3]) > 380) is (wanted == "light")


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_a_link_has_a_colour_of_the_page_not_that_of_the_browser(come, wanted):
    page = come(color_scheme=wanted).come().page
    link = page.get_by_role("link", name="Account, browsers, your data")
    expect(link).to_be_visible()
    colours = link.evaluate(
        """(it) => {
          const named = document.body.appendChild(document.createElement("i"));
          named.style.color = "var(--accent)";
          return [it, named].map(it => getComputedStyle(it).color);
        }"""
    )
    assert colours[0] == colours[1]


def test_the_deck_of_the_opponent_has_a_label(come):
    page = come().come().page
    expect(page.get_by_text("Their deck", exact=True)).to_be_visible()
