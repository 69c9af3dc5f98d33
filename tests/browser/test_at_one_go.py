"""Orders given at one go: a turn with an attempt takes few clicks, by mouse, touch and keys."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.test_pointing import carry
from tools.browser_person import FIRST, OBJECTIVES, SECOND
from tools.screenshots import Keen

STARFLEET = "Starfleet on Patrol"
MOST = 7
"""So many clicks a turn with one attempt may take; what dilemmas ask is not counted."""


class Gathering:
    """Plays people and a ship at the headquarters, draws cards, and stays at home."""

    SHIPS = re.compile(r"Play (U\.S\.S\.|I\.K\.S\.)")

    def __init__(self):
        self.has_ship = False

    def __call__(self, question, choices):
        for choice in choices:
            is_ship = bool(self.SHIPS.match(choice))
            if choice.startswith("Play ") and " at " in choice and not (is_ship and self.has_ship):
                self.has_ship |= is_ship
                return choice
        words = ("Draw", "Go on", "End the turn", "Pass")
        return next((it for word in words for it in choices if it.startswith(word)), choices[0])


class Clicks:
    """Counts what somebody presses."""

    def __init__(self, person):
        self.person, self.made = person, 0

    def on(self, locator):
        """Press something, and wait for what comes of it."""
        number = self.person.number
        self.made += 1
        locator.click()
        return number

    def answer(self, locator):
        """Press what answers the question, and wait for the next."""
        number = self.on(locator)
        self.person.gone(number)
        self.person.wait(number)


def ordering(person):
    return "End the turn" in person.choices


def told(person):
    """The lines of the log, which a phone shows only when it is asked to."""
    tab = person.page.get_by_role("button", name="Log", exact=True)
    if tab.count() and tab.is_visible():
        tab.click()
        found = person.log
        person.page.get_by_role("button", name="Table", exact=True).click()
        return found
    return person.log


def goals(person):
    """The missions that could be flown to and attempted with success."""
    return person.ask.locator("button.plan.met")


def at_home_with(person, gathering, turns=8):
    """Play until everybody at the headquarters could go and complete a mission; the question is who boards the ship.

    Returns the clicks that the turn took up to there.
    """
    for _ in range(turns):
        clicks = begun(person, gathering)
        up = [it for it in person.choices if re.match("Beam from .* to (U.S.S.|I.K.S.)", it)]
        if up:
            clicks.answer(person.button(up[0]))
            if person.ask.locator("button.candidate").count():
                clicks.on(person.ask.get_by_role("button", name="All", exact=True))
                expect(person.ask.locator("[role=group][aria-busy=true]")).to_have_count(0)
                if goals(person).count():
                    return clicks
                Clicks(person).answer(person.ask.get_by_role("button", name="Cancel"))
        person.press("End the turn")
    raise LookupError("nobody could go anywhere")


def at_rest(person):
    """Wait until the question stays as it is: draws at one go are answers one after another."""
    before = ""
    while not before or before != person.number:
        before = person.number
        person.page.wait_for_timeout(400)


def begun(person, gathering):
    """Play cards and draw at the beginning of a turn, as quickly as can be; the clicks that took."""
    clicks = Clicks(person)
    person.wait()
    while not ordering(person):
        chosen = gathering(person.question, person.choices)
        draw = person.page.get_by_title("Draw a card")
        if chosen.startswith("Draw"):
            draw.wait_for()  # a slow page shows it a moment after the question
            number = clicks.on(draw)
            expect(draw).to_have_count(0)
            person.gone(number)
            at_rest(person)
        elif person.choices:
            clicks.answer(person.button(chosen))
        else:
            person.pick()
        person.wait()
    return clicks


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_turn_with_an_attempt_takes_few_clicks(come, screen, record_property):
    person = come(**screen).begin(SECOND, name="Ada", seed=7, deck=STARFLEET)
    clicks = at_home_with(person, Gathering())
    goal = goals(person).first
    clicks.answer(goal)
    person.play_until(ordering)
    assert any("attempt" in line for line in told(person))
    back = person.ask.get_by_role("button", name=re.compile("^Beam all .* aboard"))
    if back.count():
        clicks.answer(back.first)
        assert any(re.search("You beam .* to U.S.S.", line) for line in told(person)[-3:])
    clicks.on(person.button("End the turn"))
    record_property("clicks", clicks.made)
    assert clicks.made <= MOST


@pytest.fixture
def aboard(come):
    """Somebody whose crew is aboard a ship and could complete a mission elsewhere."""

    def person(**options):
        one = come(**options).begin(SECOND, name="Ada", seed=7, deck=STARFLEET)
        at_home_with(one, Gathering())
        Clicks(one).answer(one.ask.get_by_role("button", name="Done"))
        return one

    return person


def ship_of(person):
    """The ship on the map."""
    return person.page.locator("[data-map] button[data-thing]").filter(has_text="U.S.S.").first


def mission_of(goal):
    """The mission that a button flies to."""
    return re.match("Fly to (.*) and attempt it", goal.inner_text())[1]


@pytest.mark.thorough
def test_a_ship_is_put_down_on_a_mission_to_move_there_or_to_attempt_it(aboard):
    person = aboard()
    mission = mission_of(goals(person).first)
    carry(person, ship_of(person), person.page.get_by_role("region", name=mission))
    menu = person.page.locator(".menu")
    expect(menu.get_by_role("button", name=f"Fly to {mission} and attempt it")).to_be_visible()
    move = menu.get_by_role("button", name=re.compile(f"^Move U.S.S. .* to {mission}"))
    expect(move).to_be_visible()
    Clicks(person).answer(move)
    assert any(re.search(f"You move U.S.S. .* to {mission}", line) for line in person.log[-3:])
    assert not any("attempt" in line for line in person.log)


@pytest.mark.thorough
def test_all_go_with_one_click_and_come_back_with_one_step(aboard):
    person = aboard()
    before = person.choices
    Clicks(person).answer(person.ask.get_by_role("button", name=re.compile("^Beam all [0-9]+ to Earth")))
    assert re.search("You beam .* to Earth", person.log[-1])
    number = person.number
    person.page.keyboard.press("u")
    person.gone(number)
    person.wait(number)
    assert person.choices == before


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_menu_of_a_ship_offers_it_to_keys_and_to_screen_readers(aboard, axe, theme):
    person = aboard()
    person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    assert not axe(person)
    mission = mission_of(goals(person).first)
    ship_of(person).focus()
    person.page.keyboard.press("Enter")
    menu = person.page.get_by_role("dialog")
    expect(menu.get_by_role("group", name="At one go")).to_be_visible()
    assert not axe(person)
    menu.get_by_role("button", name=f"Fly to {mission} and attempt it").focus()
    number = person.number
    person.page.keyboard.press("Enter")
    person.gone(number)
    person.wait(number)
    assert any("attempt" in line for line in person.log)


@pytest.mark.thorough
@pytest.mark.parametrize(("edition", "seed", "deck"), [(FIRST, 7, ""), (OBJECTIVES, 8, "Errands of Peace")])
def test_in_the_other_games_ships_fly_and_attempt_too(come, edition, seed, deck):
    """In First Edition a docked ship undocks first; in Objectives it is said what is attempted where."""
    person = come().begin(edition, name="Ada", seed=seed, deck=deck)
    flights = person.ask.locator(".goals button.plan").filter(has_text="Fly to")
    person.play_until(lambda it: flights.count() > 0, Keen(), most=400)
    others = person.ask.locator(".goals summary")
    if others.count():
        others.click()
    plan = flights.first
    steps = plan.get_attribute("title").split(" · ")
    assert len(steps) > 1
    Clicks(person).answer(plan)
    assert any("attempt" in line for line in person.log)
