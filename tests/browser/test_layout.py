"""The table fills the screen in every size: both rows of missions, whole crews, a hand that can be read."""

import json
import re
from itertools import count

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tools.browser_person import FIRST, SECOND, quickly

SIZES = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
LANDSCAPE = {**PHONE, "viewport": {"width": 844, "height": 390}}
MISSIONS = 10
LONG = 10
"""A spaceline has more places than that."""
CREW = 14
CLONES = count(900_000)
CUT = """what => {
  const within = document.querySelector(".space").getBoundingClientRect();
  return [...document.querySelectorAll(what)].filter(it => {
    const box = it.getBoundingClientRect();
    return box.top < within.top - 2 || box.bottom > within.bottom + 2
      || box.left < within.left - 2 || box.right > within.right + 2;
  }).map(it => it.textContent.trim());
}"""
TEXTS = """() => [...document.querySelectorAll(".held .card :is(.body li, .body p, .line > span:first-child)")]
  .filter(it => it.checkVisibility()).map(it => parseFloat(getComputedStyle(it).fontSize))"""
FIGURES = """() => [...document.querySelectorAll(".held")].map(it => {
  const part = it.getBoundingClientRect();
  const figures = [...it.querySelectorAll(".figure b")].map(figure => figure.getBoundingClientRect());
  return { cut: figures.filter(figure => figure.bottom > innerHeight || figure.right > part.right + 1).length,
    whole: it.querySelector(".card").getBoundingClientRect().bottom <= innerHeight };
})"""
"""Of each held card: how many figures are below the window or beneath the next card, and whether all of it is seen."""
ASKED = """() => [...document.querySelectorAll(".space .world .rest")]
  .filter(it => it.scrollHeight > it.clientHeight + 2).map(it => it.textContent.trim())"""
"""What missions ask for and does not have room on their tiles."""
COVERED = """() => [...document.querySelectorAll(".choice")].filter(it => {
  const box = it.getBoundingClientRect();
  const list = it.closest(".ask").getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return y > list.top && y < list.bottom && !it.contains(document.elementFromPoint(x, y));
}).map(it => it.textContent)"""
BESIDE = """() => {
  const boxes = what => [...document.querySelectorAll(what)].map(it => it.getBoundingClientRect());
  const hit = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const things = boxes(".space :is(.world, .vessel, .person, .team)");
  return boxes(".zoom button").every(it => !things.some(thing => hit(it, thing)));
}"""

OVERLAPPING = """() => {
  const boxes = [...document.querySelectorAll(".space :is(.world, .vessel:not(.inner), .team, .lying, .objective)")]
    .map(it => [it, it.getBoundingClientRect()]);
  const hit = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  return boxes.flatMap(([it, box], at) => boxes.slice(at + 1).filter(([, other]) => hit(box, other))
    .map(([other]) => `${it.className} ${other.className}`));
}"""
"""Of all that stands on the map, what lies over something else."""


def screen(width, height):
    return {"viewport": {"width": width, "height": height}}


def crowded(come, at, edition=SECOND, **options):
    """Somebody at a table where a large crew and some ships are with the first ship or place that is one's own."""
    person = come(**options)
    person.page.route_web_socket("**/socket**", lambda line: line.connect_to_server().on_message(told(line, at)))
    person.begin(edition, name="Ada")
    person.wait()
    return person


def told(line, at):
    def tell(text):
        message = json.loads(text)
        if message["type"] == "welcome":
            gather(message["table"], at)
        line.send(json.dumps(message))

    return tell


def gather(table, at):
    """Put copies of what is held at a place, a crew there and a crew in each of two ships."""
    held = [card for card in table["cards"] if card.get("face") and card["role"] in ("hand", "seed-deck")]
    places = [place["id"] for place in table["places"]]
    place = places[at]

    def put(role, parent, number, **more):
        copies = [
            held[0] | {"id": next(CLONES), "parent": parent, "role": role, "controller": 1, **more}
            for _ in range(number)
        ]
        table["cards"] += copies
        table["zones"].append({"parent": parent, "role": role, "label": role, "cards": [it["id"] for it in copies]})
        return copies

    put("surface", place, 3, is_face_up=True)
    for ship in put("orbit", place, 2, face="", back="ship", name="Some ship"):
        put("aboard", ship["id"], CREW // 2)


NEARER = "width => [...document.querySelectorAll('.world')].at(-1).offsetWidth > 1.5 * width"


@pytest.mark.parametrize("size", SIZES)
def test_two_rows_of_missions_and_the_hand_are_seen_without_scrolling(come, size):
    person = come(**screen(*size)).begin(SECOND, name="Ada")
    person.wait()
    worlds = person.page.locator(".space .world")
    expect(worlds).to_have_count(MISSIONS)
    assert person.page.evaluate(CUT, ".space .world") == []
    assert len({round(it.bounding_box()["y"]) for it in worlds.all()}) == 2
    assert person.page.locator(".held .card").first.bounding_box()["width"] >= 150
    assert min(person.page.evaluate(TEXTS)) >= 11
    assert person.page.evaluate(BESIDE)


@pytest.mark.parametrize("size", SIZES)
def test_held_cards_are_whole_however_low_the_window_is(come, size):
    person = come(**screen(*size)).begin(SECOND, name="Ada")
    person.wait()
    held = person.page.evaluate(FIGURES)
    assert len(held) >= 7
    assert not any(it["cut"] for it in held)
    assert all(it["whole"] for it in held)


@pytest.mark.parametrize("size", SIZES[1:])
def test_what_missions_ask_for_is_read_beside_a_crowd_but_for_the_longest_text(come, size):
    person = crowded(come, 7, **screen(*size))
    assert len(person.page.evaluate(ASKED)) <= 1


def test_everything_grows_with_the_window(come):
    sizes = []
    for size in (SIZES[0], SIZES[-1]):
        person = come(**screen(*size)).begin(SECOND, name="Ada")
        person.wait()
        parts = (person.page.locator(what).first.bounding_box() for what in (".world", ".held .card"))
        sizes.append([part["width"] for part in parts])
    small, large = sizes
    assert large[0] > 1.8 * small[0]
    assert large[1] > 1.5 * small[1]


@pytest.mark.parametrize("size", SIZES)
def test_tiles_take_the_height_that_no_ship_needs_and_nothing_lies_over_anything(come, size):
    person = crowded(come, 7, **screen(*size))
    heights = {
        it.get_attribute("data-place"): it.locator(".tile").bounding_box()["height"]
        for it in person.page.locator("section.row:has(.team) .place").all()
    }
    crowd = heights.pop(person.page.locator(".place:has(.team)").get_attribute("data-place"))
    assert len(heights) == MISSIONS // 2 - 1
    assert min(heights.values()) > 1.4 * crowd
    assert person.page.evaluate(OVERLAPPING) == []


@pytest.mark.parametrize("size", SIZES)
def test_no_crew_is_cut_off_and_everybody_has_a_face_or_a_number(come, size):
    person = crowded(come, 7, **screen(*size))
    assert person.page.evaluate(CUT, ".space :is(.world, .vessel, .person, .more, .team)") == []
    for crew in person.page.locator(".vessel .crew").all():
        more = crew.locator(".more")
        rest = int(more.inner_text().lstrip("+")) if more.count() else 0
        assert crew.locator(".person").count() + rest == CREW // 2


def test_a_crew_that_is_told_as_a_number_opens_as_cards(come):
    person = crowded(come, 7, **PHONE)
    person.page.locator(".vessel .crew button").first.tap()
    window = person.page.get_by_role("dialog")
    expect(window.locator(".card")).to_have_count(CREW // 2)


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_a_spaceline_is_seen_as_a_whole_and_any_part_of_it_near(come, size):
    person = come(**screen(*size)).begin(FIRST, name="Ada")
    person.play_until(lambda it: it.page.locator(".world").count() > LONG, settles)
    page = person.page
    assert page.evaluate(CUT, ".space .world") == []
    assert page.evaluate(OVERLAPPING) == []
    expect(page.locator(".space")).not_to_have_class(re.compile("distant"))
    last = page.locator(".world").last
    expect(last).to_be_visible()
    before = last.bounding_box()
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    for _ in range(6):
        page.mouse.wheel(0, -100)
    page.wait_for_function(NEARER, arg=before["width"])
    expect(last).to_be_in_viewport(ratio=0.4)
    name = page.locator("[data-place]").first.get_attribute("aria-label")
    page.get_by_role("navigation", name="The whole map").locator(f"[title='{name}']").click()
    expect(page.locator(".world").first).to_be_in_viewport(ratio=0.9)
    smaller = page.get_by_role("button", name="Smaller")
    while smaller.is_enabled():
        smaller.click()
    assert page.evaluate(CUT, ".space .world") == []


def settles(question, choices):
    """Seeds an outpost and lets all report there that can."""
    wanted = ("Seed Federation Outpost", "Report ", "Play ", "Go on")
    return next((it for word in wanted for it in choices if it.startswith(word)), quickly(question, choices))


def test_a_card_of_the_hand_comes_before_its_neighbour_when_pointed_at_and_when_the_keys_come_to_it(come):
    person = come(**screen(1280, 720), forced_colors="none").begin(SECOND, name="Ada")
    person.wait()
    place = "it => getComputedStyle(it).zIndex"
    card = person.hand.nth(1)
    expect(person.page.locator(".held .card").nth(1)).to_be_in_viewport(ratio=1)
    assert card.evaluate(place) == "auto"
    card.hover()
    assert card.evaluate(place) == "4"
    person.page.mouse.move(400, 200)
    assert card.evaluate(place) == "auto"
    card.focus()
    assert card.evaluate(place) == "4"


@pytest.mark.parametrize("edition", [SECOND, FIRST])
@pytest.mark.parametrize("device", [PHONE, LANDSCAPE], ids=["upright", "on its side"])
def test_what_held_cards_say_on_a_phone_is_no_smaller_than_eleven_pixels(come, edition, device):
    person = come(**device).begin(edition, name="Ada")
    person.play_until(lambda it: it.hand.count() >= 5, settles)
    sizes = person.page.evaluate(
        """() => [...document.querySelectorAll(".held :is(.body *, footer b)")].filter(it => it.offsetHeight)
          .map(it => parseFloat(getComputedStyle(it).fontSize))"""
    )
    assert min(sizes) >= 11


@pytest.mark.parametrize("size", [*SIZES, (844, 390)])
def test_no_choice_is_under_a_hint(come, size):
    person = come(**screen(*size)).begin(SECOND, name="Ada")
    person.wait()
    assert person.choices
    assert person.page.evaluate(COVERED) == []


@pytest.mark.parametrize("edition", [SECOND, FIRST])
@pytest.mark.parametrize("device", [PHONE, LANDSCAPE], ids=["upright", "on its side"])
def test_a_phone_shows_the_map_the_hand_and_the_question_at_first_sight(come, edition, device):
    person = come(**device).begin(edition, name="Ada")
    person.wait()
    high = device["viewport"]["height"]
    assert person.page.locator(".space").bounding_box()["height"] >= min(240, 0.6 * high)
    assert person.page.evaluate(CUT, ".space .world") == []
    card = person.page.locator(".held .card").first.bounding_box()
    assert card["width"] >= 100
    assert card["y"] + 70 <= high
    expect(person.ask.get_by_role("heading", level=2)).to_be_in_viewport(ratio=1)
    assert person.ask.locator("button").first.bounding_box()["y"] + 30 <= high
