"""What a choice comes to while it is made: totals that change with every card, and the skills that are missing."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tools.browser_person import FIRST, SECOND
from tools.screenshots import Keen, play

pytestmark = pytest.mark.thorough

BEAMS = "Who and what beams"
SEEDS = {SECOND: 10, FIRST: 7}
DECKS = {SECOND: "Starfleet on Patrol", FIRST: ""}
TOTAL = re.compile(r"(\w+) (\d+) of (\d+)")


@pytest.fixture
def boarding(come):
    """Somebody who is asked who goes aboard a ship."""

    def person(edition, **options):
        one = come(**options).begin(edition, name="Ada", seed=SEEDS[edition], deck=DECKS[edition])
        one.play_until(lambda it: it.question.startswith(BEAMS) and staffing(it).count() == 1, Keen(), most=400)
        return one

    return person


def staffing(person):
    return person.ask.locator("[data-preview=staffing]")


def ahead(person):
    """What is told of the missions ahead: where they could fly at once it stands with the button for that."""
    person.page.evaluate("() => document.querySelectorAll('section.ask details').forEach(it => (it.open = true))")
    return person.ask.locator("[data-preview=ahead], button.plan").all_inner_texts()


def total(person, mission=""):
    """A total of a mission ahead, or the first: of which attribute, how much of how much."""
    lines = [line for line in ahead(person) if mission in line]
    return next((int(found[2]), int(found[3]), line) for line in lines if (found := TOTAL.search(line)))


@pytest.mark.parametrize("edition", [SECOND, FIRST])
def test_totals_change_with_every_card_and_what_is_missing_is_named(boarding, edition):
    person = boarding(edition)
    person.ask.locator("details.further summary").click()
    before, needed, line = total(person)
    mission = re.match("On to ([^:]*)", line)[1]
    cards = person.ask.locator("button.candidate")
    counts = [before]
    for chosen, card in enumerate(cards.all()[:3], 1):
        card.click()
        expect(person.ask.locator(".told")).to_contain_text(f"{chosen} chosen")
        counts.append(total(person, mission)[0])
    assert counts == sorted(counts)
    assert counts[-1] > counts[0]
    assert total(person, mission)[1] == needed
    assert any("missing: " in line for line in ahead(person))
    expect(person.ask.get_by_role("status").filter(has_text="Staffing of ")).to_have_count(1)
    person.ask.get_by_role("button", name="None", exact=True).click()
    expect(person.ask.locator(".told")).to_contain_text("0 chosen")
    assert total(person, mission)[0] == before


def test_an_icon_that_is_missing_is_marked_until_somebody_brings_it(boarding):
    person = boarding(SECOND)
    lacking = staffing(person).locator("li:not(.met)")
    before = lacking.count()
    person.ask.get_by_role("button", name="All", exact=True).click()
    person.page.wait_for_function("() => !document.querySelector('section.ask [aria-busy=true]')")
    assert lacking.count() <= before
    met = staffing(person).locator("li.met")
    expect(met.first).to_be_visible()


def test_pointing_at_an_order_tells_what_those_who_would_go_come_to(boarding):
    person = boarding(SECOND)
    play(person, 0)
    told = person.page.locator(".weighed [data-preview=mission]")
    for away in person.ask.locator("button.choice", has_text="Move U.S.S.").all():
        away.hover()
        person.page.wait_for_timeout(400)
        if told.count():
            break
    expect(told.first).to_contain_text(TOTAL)
    person.page.mouse.move(5, 5)
    expect(person.page.locator(".weighed")).to_have_count(0)


def test_on_a_phone_the_totals_stand_between_the_cards_and_the_button(boarding):
    person = boarding(SECOND, **PHONE)
    person.ask.locator("button.candidate").first.tap()
    expect(staffing(person)).to_be_visible()
    box, done = staffing(person).bounding_box(), person.ask.locator("button.confirm").bounding_box()
    assert box["y"] + box["height"] <= done["y"]
    assert done["y"] + done["height"] <= PHONE["viewport"]["height"]


@pytest.mark.parametrize("preference", ["dark", "light"])
def test_the_colours_are_the_same_whether_the_person_or_the_system_wants_them(come, preference):
    def shown():
        return person.page.evaluate(
            "() => { const drawn = getComputedStyle(document.body); return [drawn.color, drawn.backgroundColor] }"
        )

    person = come(viewport={"width": 900, "height": 600}, color_scheme=preference).come()
    person.page.get_by_role("button", name="Play", exact=True).wait_for()
    looks = {}
    for theme in ("dark", "light"):
        person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        looks[theme] = shown()
    assert looks["dark"] != looks["light"]
    person.page.evaluate("() => delete document.documentElement.dataset.theme")
    assert shown() == looks[preference]


def test_on_a_phone_each_action_of_a_menu_tells_what_it_would_come_to(boarding):
    person = boarding(SECOND, **PHONE)
    play(person, 0)
    person.page.locator(".vessel .hull.glow").first.tap()
    menu = person.page.get_by_role("dialog")
    moves = menu.locator("button.action", has_text="Move ")
    told = menu.locator(".foretold")
    expect(told.first).to_contain_text(TOTAL)
    assert 1 < told.count() <= moves.count()
    expect(told.locator(".preview")).to_have_count(0)
    told.first.get_by_role("button").tap()
    expect(told.first.locator(".preview[data-preview=mission]")).to_be_visible()
    for action in menu.locator("button.action").all():
        assert action.evaluate("it => it.scrollHeight <= it.clientHeight"), "no label is cut off"
