"""What happens is seen: attempts on a stage, what others do beside the table, and the way back through it."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tools.browser_person import FIRST, SECOND
from tools.screenshots import Keen

SIZES = {"desktop": DESKTOP, "phone": PHONE}
CALMLY = "localStorage.setItem('spaceline.settings', JSON.stringify({ pace: 'calm', isTaught: true }))"
SEEDS = {SECOND: 21, FIRST: 7}
SLOWLY = """() => { const wait = window.setTimeout; window.setTimeout = (deed, time, ...rest) =>
  wait(deed, time >= 1400 ? 3_600_000 : time, ...rest); }"""
"""A picture stays until it is stepped on from."""


def stage(person):
    return person.page.get_by_role("region", name="What happens")


def control(person, name):
    return person.page.get_by_role("button", name=name).first


@pytest.fixture
def at_an_attempt(come):
    """Somebody whose attempt has just begun, with every picture standing still."""

    def there(edition, size):
        person = come(**SIZES[size], pace="calm")
        person.page.add_init_script(CALMLY)
        person.begin(edition, name="Ada", seed=SEEDS[edition])
        keen, skip = Keen(), "document.querySelector('.controls button[aria-label^=\"Show all\"]')"
        for _ in range(400):
            person.page.wait_for_function(f"() => document.querySelector('section.ask[data-prompt]') || {skip}")
            if person.page.evaluate(f"() => !!{skip}"):
                person.page.keyboard.press("Escape")
                continue
            liked = [it for it in person.choices if it.startswith("Attempt")]
            if liked:
                person.page.evaluate(SLOWLY)
                person.button(liked[0]).click()
                stage(person).wait_for()
                return person
            person.answer(keen)
        raise LookupError("no attempt could be made")

    return there


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("edition", [SECOND, FIRST])
def test_an_attempt_is_played_on_a_stage_picture_by_picture(at_an_attempt, axe, edition, size):
    person = at_an_attempt(edition, size)
    shown = stage(person)
    expect(shown).to_have_attribute("data-verb", "attempt")
    assert shown.locator(".actor").count() > 0
    expect(shown.get_by_role("heading", level=2)).to_contain_text("Attempt at")
    assert not axe(person)
    verbs = ["attempt"]
    for _ in range(40):
        if not shown.count() or not control(person, "On to the next").count():
            break
        before = person.page.evaluate("() => document.querySelector('.stage .text[role=status]')?.textContent")
        control(person, "On to the next").click()
        person.page.wait_for_function(
            "before => document.querySelector('.stage .text[role=status]')?.textContent !== before", arg=before
        )
        if shown.count():
            verbs.append(shown.get_attribute("data-verb"))
    assert {"fail-attempt", "complete"} & set(verbs)
    assert len(verbs) > 2


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_one_steps_back_halts_and_goes_on(at_an_attempt, size):
    person = at_an_attempt(SECOND, size)
    text = person.page.locator(".stage .text[role=status]")
    first = text.inner_text()
    control(person, "On to the next").click()
    expect(text).not_to_have_text(first)
    second = text.inner_text()
    person.page.keyboard.press(",")
    expect(text).to_have_text(first)
    expect(control(person, "Go on")).to_be_visible()
    person.page.keyboard.press(".")
    expect(text).to_have_text(second)
    control(person, "Show all at once").click()
    expect(person.page.locator(".controls button[aria-label^='Show all']")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_the_stage_lies_over_the_map_alone_and_can_be_put_away(at_an_attempt, size):
    person = at_an_attempt(SECOND, size)
    over = """() => { const [stage, middle, ask] = [".stage", ".middle", "section.ask"].map(it =>
      document.querySelector(it).getBoundingClientRect());
      return stage.width > 0 && stage.top >= middle.top - 1 && stage.bottom <= middle.bottom + 1
        && (stage.right <= ask.left + 1 || stage.bottom <= ask.top + 1); }"""
    assert person.page.evaluate(over)
    wide = "() => document.documentElement.scrollWidth <= innerWidth"
    assert person.page.evaluate(wide)
    opaque = "() => getComputedStyle(document.querySelector('.stage')).backgroundImage"
    assert "gradient" in person.page.evaluate(opaque)
    person.page.get_by_role("button", name="Look at the table").click()
    expect(stage(person)).to_have_count(0)
    person.page.get_by_role("button", name="Show what happens").click()
    expect(stage(person)).to_have_count(1)


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_what_the_opponent_plays_is_shown_beside_the_map_and_can_be_seen_again(come, size):
    person = come(**SIZES[size], pace="calm")
    person.page.add_init_script(CALMLY)
    person.begin(name="Ada", seed=7)
    page = person.page
    for _ in range(60):
        person.wait()
        if "End the turn" in person.choices:
            break
        person.answer()
    person.button("End the turn").click()
    page.wait_for_function("() => document.querySelector('.follow .card-shown')")
    beside = """() => { const [it, map] = [".follow", "[data-map]"].map(one =>
      document.querySelector(one).getBoundingClientRect());
      return it.left >= map.right - 1 || it.top >= map.bottom - 1; }"""
    assert page.evaluate(beside)
    page.keyboard.press("Escape")
    person.wait()
    expect(page.locator(".follow")).to_have_count(0)
    again = page.get_by_role("button", name="See again what happened")
    again.click()
    expect(page.locator(".follow .text")).not_to_be_empty()
    for _ in range(3):
        page.keyboard.press(",")
    assert page.locator(".follow .place").inner_text()
    control(person, "Show all at once").click()
    expect(page.locator(".follow")).to_have_count(0)
    assert person.number


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_the_end_tells_how_the_game_went(come, axe, size):
    person = come(**SIZES[size]).begin(name="Ada", seed=7)
    person.play()
    summary = person.result.locator(".summary")
    expect(summary.locator("svg polyline")).to_have_count(2)
    points = summary.locator(".scores b").all_inner_texts()
    drawn = summary.locator("svg text:not(.scale, .turn)").all_text_contents()
    assert sorted(drawn) == sorted(points)
    assert summary.locator("svg .scale").all_text_contents() == ["0", max(drawn, key=int)]
    assert summary.locator("svg .turn").count() > 1
    assert summary.locator(".missions .card").count() > 0
    expect(summary).to_contain_text("What decided it")
    wide = "() => { const it = document.querySelector('dialog[open]'); return it.scrollWidth <= it.clientWidth + 1; }"
    assert person.page.evaluate(wide)
    assert not axe(person)
