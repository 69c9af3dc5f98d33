"""The seed phases on their board: by proposal, by drag, by keys; what would go wrong is told before it is done."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tools.browser_person import FIRST
from tools.browsers import serving

SCREENS = {"desktop": DESKTOP, "phone": PHONE}
SIZES = [(1280, 720), (1440, 900), (2560, 1440)]
OUTPOST = "Federation Outpost"
CONFIRM = "Seed it like that"


class Seeder:
    """Somebody at the board, whose clicks and drags are counted."""

    def __init__(self, person):
        person.seeds_by_list = False
        self.person, self.page, self.ask, self.clicks = person, person.page, person.ask, 0
        self.touches = person.page.evaluate("() => matchMedia('(pointer: coarse)').matches")

    @property
    def log(self):
        """The lines of the log, also where it is not in sight."""
        return self.page.locator("[role=log] .entry > span").all_text_contents()

    @property
    def board(self):
        return self.person.board

    def begin(self, **more):
        self.person.begin(FIRST, name="Ada", **more)
        self.board.wait_for()
        return self

    def button(self, name):
        return self.ask.get_by_role("button", name=name, exact=True)

    def settle(self):
        """Wait until the server has said what it thinks of what is arranged, and that is shown."""
        self.page.wait_for_function("() => !document.querySelector('section.ask [aria-busy=true]')")

    def click(self, thing):
        self.clicks += 1
        thing.tap() if self.touches else thing.click()

    def press(self, name):
        self.click(self.button(name))
        self.settle()

    def seeds(self):
        """The proposal for the missions is taken; the board for seeds and facilities is there."""
        self.press("Seed for me")
        self.press(CONFIRM)
        self.page.locator(".board.seeds").wait_for()
        return self

    def piece(self, name):
        return self.board.locator(".tray .piece", has_text=name).first

    def slip(self, name):
        return self.board.locator(".spot .slip", has_text=name).first

    def spot(self, name):
        return self.board.locator(".spot").filter(has=self.page.locator(".title", has_text=name))

    def names(self, spot):
        """What is arranged there, in its order."""
        return spot.locator(".slip .name").all_inner_texts()

    def drag(self, thing, target, *, look=lambda: None):
        """Carry one thing to another, with the mouse or a finger."""
        self.clicks += 1
        thing.scroll_into_view_if_needed()
        start = middle(thing)
        if self.touches:
            self.swipe(start, target, look)
            return
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(start[0] + 12, start[1] + 4)
        look()
        self.page.mouse.move(*self.end(target), steps=4)
        self.page.mouse.up()
        self.settle()

    def lay(self, where, *, look=lambda: None):
        """Carry the first card of the tray away. Where the page was too slow for a finger, it is put down once more."""
        cards, clicks = self.board.locator(".tray .piece"), self.clicks + 1
        there = cards.count()
        for _ in range(3):
            self.drag(cards.first, where, look=look)
            if cards.count() < there:
                break
        expect(cards).to_have_count(there - 1)
        self.clicks = clicks

    def end(self, target):
        """Where to put something down: at a place, or in the line of all of them where that is not near."""
        target = target() if callable(target) else target
        spot = target.evaluate(
            """(it) => { const spot = it.closest(".spot"), near = it.closest(".near")?.getBoundingClientRect();
            const box = it.getBoundingClientRect();
            return spot && (box.x < near.x || box.right > near.right) ? spot.dataset.spot : ""; }"""
        )
        return middle(self.board.locator(f'.whole [data-spot="{spot}"]') if spot else target)

    def swipe(self, start, target, look):
        finger = self.person.context.new_cdp_session(self.page)

        def touch(kind, *points):
            finger.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
            )

        touch("touchStart", start)
        touch("touchMove", (start[0], start[1] - 14))
        touch("touchMove", (start[0], start[1] - 30))
        look()
        touch("touchMove", self.end(target))
        touch("touchEnd")
        self.settle()


def middle(thing):
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40)


@pytest.fixture
def seeder(come):
    def of(screen="desktop", **more):
        return Seeder(come(**SCREENS.get(screen, screen) if isinstance(screen, str) else screen)).begin(**more)

    return of


def is_over(it):
    """Wait until the first turn has begun."""
    it.board.wait_for(state="detached")
    it.person.wait()
    expect(it.person.hand.nth(6)).to_be_attached()


@pytest.mark.parametrize("screen", SCREENS)
def test_all_of_seeding_by_proposal_with_two_changes_takes_eight_clicks_at_most(seeder, screen):
    it = seeder(screen).seeds()
    it.press("Seed for me")
    expect(it.ask.get_by_text("21 of 26 placed")).to_be_visible()
    left = it.board.locator(".tray .piece").first
    name = left.locator(".unseen").inner_text().split(",")[0]
    chosen = {}

    def look():
        chosen["spot"] = it.board.locator(".spot.fits").first

    it.drag(left, lambda: chosen["spot"].locator(".head"), look=look)
    expect(it.slip(name)).to_be_visible()
    last = it.board.locator(".spot").filter(has=it.page.locator(".stack > :nth-child(3)")).first
    before = it.names(last)
    it.drag(last.locator(".slip").nth(2), last.locator(".slip").first) if screen == "desktop" else reorder(it, last)
    assert sorted(it.names(last)) == sorted(before)
    assert it.names(last) != before
    it.press(CONFIRM)
    is_over(it)
    assert it.clicks <= 8
    assert any(name in line and line.startswith("You seed") for line in it.log)
    assert any(line.startswith(f"You seed {OUTPOST} at ") for line in it.log)


def reorder(it, spot):
    """With fingers a card is taken up, and its arrow moves it."""
    it.click(spot.locator(".slip").nth(2))
    it.click(spot.get_by_role("button", name=re.compile("be met earlier")))
    it.settle()


@pytest.mark.thorough
@pytest.mark.parametrize("screen", SCREENS)
def test_by_hand_it_takes_a_drag_for_each_card(seeder, screen):
    it = seeder(screen)
    missions = it.board.locator(".tray .piece").count()
    for at in range(missions):
        end = it.board.locator(f"[data-spot={'left' if at % 2 else 'right'}] .head")
        it.lay(end)
    it.press(CONFIRM)
    it.page.locator(".board.seeds").wait_for()
    cards = it.board.locator(".tray .piece").count()
    spot = {}
    for at in range(cards):

        def look(number=at):
            fits = it.board.locator(".spot.fits")
            spot["at"] = fits.nth(number % fits.count())
            spot["at"].scroll_into_view_if_needed()

        it.lay(lambda: spot["at"].locator(".head"), look=look)
    expect(it.board.locator(".tray .piece")).to_have_count(0)
    assert it.clicks == missions + cards + 1
    it.press(CONFIRM)
    if it.ask.get_by_role("alertdialog").count():
        it.press("Seed it all the same")
    is_over(it)
    assert it.clicks <= missions + cards + 3


@pytest.mark.thorough
def test_a_mis_seed_is_told_with_its_clause_and_takes_a_second_word(seeder):
    it = seeder().seeds()
    it.press("Seed for me")
    it.click(it.slip(OUTPOST))
    it.press("Beneath a mission, as a bluff")
    spot = it.board.locator(".spot.theirs").first
    expect(it.board.locator(".spot.fits")).to_have_count(0)
    it.click(spot.locator(".head"))
    it.settle()
    assert it.names(spot)[-1] == OUTPOST
    expect(spot.locator(".row.warned")).to_have_count(1)
    expect(it.ask.get_by_text("1 warning:")).to_be_visible()
    it.press(CONFIRM)
    warned = it.ask.get_by_role("alertdialog", name="Do you really want this?")
    expect(warned).to_contain_text(OUTPOST)
    expect(warned).to_contain_text("1E-4.3/5")
    expect(warned).to_contain_text("You would begin without a facility")
    expect(warned.get_by_role("button", name="Change it")).to_be_focused()
    it.press("Change it")
    expect(warned).to_have_count(0)
    assert not any(line.startswith("You seed") for line in it.log)
    it.press(CONFIRM)
    it.press("Seed it all the same")
    is_over(it)
    assert any(f"{OUTPOST} beneath" in line for line in it.log)


def test_a_mission_without_an_end_is_asked_for_on_the_board(seeder):
    it = seeder()
    seeds = it.page.locator(".board.seeds")
    it.press(CONFIRM)
    for _ in range(6):
        expect(it.ask.get_by_text("is placed now, and has no end yet").or_(seeds)).to_be_visible()
        if seeds.count():
            break
        before = it.ask.get_by_role("status").all_inner_texts()
        it.press("To the left end")
        expect(it.ask.get_by_role("status")).not_to_have_text(before)
    expect(seeds).to_be_visible()


@pytest.mark.parametrize("size", [*SIZES, (390, 844), (844, 390)], ids=lambda it: f"{it[0]}x{it[1]}")
def test_the_spaceline_is_one_line_whole_above_and_near_below(seeder, size):
    phone = min(size) < 500
    it = seeder({"viewport": {"width": size[0], "height": size[1]}, "has_touch": phone, "is_mobile": phone}).seeds()
    whole, near = it.board.locator(".whole .dot"), it.board.locator(".spot")
    assert near.count() == whole.count() > 8
    assert len({round(box["y"]) for box in (spot.bounding_box() for spot in near.all())}) == 1
    assert near.first.bounding_box()["width"] > 90, "wide enough for what a mission asks for"
    field = it.board.locator(".field").bounding_box()
    for dot in whole.all():
        box = dot.bounding_box()
        assert field["x"] <= box["x"]
        assert box["x"] + box["width"] <= field["x"] + field["width"]
    for number in (-1, 0):
        it.click(whole.nth(number))
        expect(whole.nth(number)).to_have_class(re.compile("seen"))
        expect(near.nth(number)).to_be_in_viewport(ratio=0.6)


def test_why_the_proposal_leaves_cards_is_told_with_their_names(seeder):
    it = seeder().seeds()
    it.press("Seed for me")
    it.click(it.ask.get_by_text("5 left over, to go out of play. Why?"))
    told = it.ask.locator("details[open] li")
    names = ", ".join(told.locator("b").all_inner_texts()).split(", ")
    there = [text.split(",")[0] for text in it.board.locator(".tray .piece .unseen").all_inner_texts()]
    assert sorted(names) == sorted(there)
    it.board.locator(".tray .piece").first.dblclick()
    it.settle()
    assert len(", ".join(told.locator("b").all_inner_texts()).split(", ")) == len(there) - 1


def test_a_place_where_a_facility_may_not_be_says_why(seeder):
    it = seeder().seeds()
    it.drag(it.piece(OUTPOST), it.board.locator(".spot.theirs .head").last)
    expect(it.ask.get_by_role("alert")).to_contain_text("1E-4.4/5")
    expect(it.piece(OUTPOST)).to_be_visible()
    it.drag(it.piece(OUTPOST), it.board.locator(".spot.own .head").first)
    expect(it.ask.get_by_role("alert")).to_have_count(0)
    expect(it.slip(OUTPOST)).to_be_visible()


@pytest.mark.thorough
def test_each_placing_is_taken_back_by_itself(seeder):
    it = seeder().seeds()
    for name in ("Archer", "Chalnoth"):
        it.click(it.piece(name))
        it.click(it.board.locator(".spot.fits .head").last)
        it.settle()
        expect(it.slip(name)).to_be_visible()
    it.press("Undo")
    expect(it.slip("Chalnoth")).to_have_count(0)
    expect(it.slip("Archer")).to_be_visible()
    it.page.keyboard.press("u")
    expect(it.slip("Archer")).to_have_count(0)
    expect(it.button("Undo")).to_be_disabled()
    it.piece("Archer").dblclick()
    expect(it.slip("Archer")).to_be_visible()
    it.slip("Archer").dblclick()
    expect(it.slip("Archer")).to_have_count(0)
    it.press("Seed for me")
    it.press("Clear")
    expect(it.ask.get_by_text("0 of 26 placed")).to_be_visible()
    it.press("Undo")
    expect(it.ask.get_by_text("21 of 26 placed")).to_be_visible()


def test_the_keys_alone_arrange_and_seed(seeder):
    it = seeder().seeds()
    it.piece("Archer").focus()
    press = it.page.keyboard.press
    press("Enter")
    expect(it.board.locator(".spot.fits .head").first).to_be_focused()
    press("Enter")
    it.settle()
    spot = it.board.locator(".spot").filter(has=it.page.locator(".slip")).first
    assert it.names(spot) == ["Archer"]
    it.piece("Chalnoth").focus()
    press("Enter")
    press("Enter")  # at once: a person does not wait for the next frame
    it.settle()
    assert it.names(spot) == ["Archer", "Chalnoth"]
    it.slip("Chalnoth").focus()
    press("Shift+ArrowUp")
    it.settle()
    assert it.names(spot) == ["Chalnoth", "Archer"]
    it.slip("Archer").focus()
    press("Delete")
    it.settle()
    assert it.names(spot) == ["Chalnoth"]
    it.piece("Archer").focus()
    press("ArrowDown")
    assert it.page.evaluate("() => document.activeElement.matches('.tray .piece')")
    press("Enter")
    press("Escape")
    expect(it.board.locator("[aria-pressed=true]")).to_have_count(0)
    it.piece("Archer").focus()
    press("z")
    expect(it.page.get_by_role("dialog", name="Archer")).to_be_visible()
    press("Escape")
    it.button("Seed for me").focus()
    press("Enter")
    it.settle()
    it.button(CONFIRM).focus()
    press("Enter")
    is_over(it)


@pytest.mark.thorough
def test_what_was_arranged_is_there_after_a_reload_and_after_the_server_was_killed(seeder, come, tmp_path):
    with serving(tmp_path) as server:
        it = Seeder(come(server)).begin().seeds()
        it.press("Seed for me")
        it.drag(it.slip(OUTPOST), it.board.locator(".spot.own .head").first)
        spot = it.board.locator(".spot.own").first
        assert OUTPOST in it.names(spot)
        it.page.reload()
        it.board.wait_for()
        assert OUTPOST in it.names(spot)
        server.kill()
        expect(it.person.top.get_by_role("status")).to_be_visible()
        server.begin()
        expect(it.person.top.get_by_role("status")).to_have_count(0)
        assert OUTPOST in it.names(spot)
        it.press(CONFIRM)
        is_over(it)


@pytest.mark.thorough
def test_two_people_seed_at_the_same_time_and_see_how_far_the_other_is(meet):
    pair = [Seeder(person) for person in meet(FIRST)]
    for it in pair:
        it.board.wait_for()
    one, two = pair
    one.press("Seed for me")
    one.press(CONFIRM)
    expect(one.ask.get_by_text("This is being seeded")).to_be_visible()
    one.page.reload()
    expect(one.ask.get_by_text("This is being seeded")).to_be_visible()
    one.press("Stop, and change it")
    expect(one.button(CONFIRM)).to_be_visible()
    one.press(CONFIRM)
    two.press("Seed for me")
    two.press(CONFIRM)
    for it in pair:
        it.page.locator(".board.seeds").wait_for()
    expect(one.ask.get_by_text(re.compile(r"Ben: 2\d seed cards left"))).to_be_visible()
    for it in pair:
        it.press("Seed for me")
        it.press(CONFIRM)
    for it in pair:
        it.board.wait_for(state="detached")


def test_going_back_opens_the_board_as_it_was_arranged(seeder):
    it = seeder().seeds()
    it.person.top.get_by_role("button", name=re.compile("Undo")).click()
    it.page.locator(".board.missions").wait_for()
    expect(it.ask.get_by_text("6 of 6 placed")).to_be_visible()
    expect(it.button(CONFIRM)).to_be_enabled()


def test_the_questions_can_be_answered_one_after_another_instead(seeder):
    it = seeder()
    it.press("Answer one question after another instead")
    assert any(name.startswith("Left of") for name in it.person.choices)
    it.page.reload()
    expect(it.ask.get_by_role("button", name=re.compile("Left of")).first).to_be_visible()
    it.press("Arrange all of it on a board")
    it.board.wait_for()


@pytest.mark.thorough
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", SCREENS)
def test_nobody_stumbles_over_the_board(seeder, axe, screen, theme):
    it = seeder(screen)
    it.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    assert not axe(it.person)
    it.seeds()
    assert not axe(it.person)
    it.click(it.board.locator(".tray .piece").first)
    assert not axe(it.person)
    it.button("Let go").click()
    it.press("Seed for me")
    assert not axe(it.person)
    it.click(it.slip(OUTPOST))
    assert not axe(it.person)
    it.click(it.board.get_by_role("button", name=f"Take {OUTPOST} back"))
    it.settle()
    it.press(CONFIRM)
    it.ask.get_by_role("alertdialog").wait_for()
    assert not axe(it.person)


@pytest.mark.parametrize("size", SIZES)
def test_all_missions_with_all_that_is_beneath_them_are_in_sight(seeder, size):
    it = seeder({"viewport": {"width": size[0], "height": size[1]}}).seeds()
    it.press("Seed for me")
    assert it.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    spots, dots = it.board.locator(".spot").all(), it.board.locator(".whole .dot").all()
    for spot, dot in zip(spots, dots, strict=True):
        expect(dot).to_be_in_viewport(ratio=0.99)
        expect(dot.locator(".lying").locator("svg")).to_have_count(spot.locator(".slip").count())
        expect(dot.locator(".lying")).to_be_visible()
    assert it.page.evaluate(CUT_OFF) == []


CUT_OFF = """() => [...document.querySelectorAll('.spot .slip, .spot .order')].filter(it => {
  const spot = it.closest('.spot').getBoundingClientRect(), box = it.getBoundingClientRect();
  return box.bottom > spot.bottom + 1 || box.right > spot.right + 1;
}).map(it => it.textContent)"""


def test_on_a_phone_nothing_is_wider_than_the_screen_and_buttons_fit_a_finger(seeder):
    it = seeder("phone").seeds()
    it.press("Seed for me")
    assert it.page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    for button in it.ask.locator(".deeds button").all():
        assert button.bounding_box()["height"] >= 36
    expect(it.button(CONFIRM)).to_be_in_viewport(ratio=1)
    expect(it.board.locator(".tray .piece").first).to_be_in_viewport(ratio=0.9)
    card = it.board.locator(".tray .piece").first
    assert card.bounding_box()["width"] >= 100


def test_on_a_phone_three_places_are_near_at_once_and_no_advice_lies_over_the_cards(seeder):
    it = seeder("phone").seeds()
    field = it.board.locator(".field").bounding_box()
    boxes = [spot.bounding_box() for spot in it.board.locator(".spot").all()]
    assert sum(box["x"] >= field["x"] and box["x"] + box["width"] <= field["x"] + field["width"] for box in boxes) >= 3
    advice = it.page.locator(".coach").bounding_box()
    tray = it.board.locator(".tray").bounding_box()
    assert tray["y"] + tray["height"] <= advice["y"] + 1


def test_a_card_is_read_large_by_a_long_press(seeder):
    it = seeder("phone").seeds()
    card = it.board.locator(".tray .piece").first
    name = card.locator(".unseen").inner_text().split(",")[0]
    x, y = middle(card)
    finger = it.person.context.new_cdp_session(it.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    it.page.wait_for_timeout(700)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(it.page.get_by_role("dialog", name=name)).to_be_visible()
    expect(it.board.locator("[aria-pressed=true]")).to_have_count(0)
