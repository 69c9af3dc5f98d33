"""Clocks as people see them: chosen, told in the invitation, running beside the names, claimed, given."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE
from tools.browser_person import BESIDE, COMPUTER, FIRST, OBJECTIVES, SECOND

QUARTER = "15 minutes for each player, 10 seconds more with each answer"
DAYS = "3 days for each answer"
OWN = "A clock of your own"
RUNS, STANDS = re.compile(r"\bruns\b"), re.compile(r"^(?!.*\bruns\b)")
SOON = 10
"""Seconds of a clock that is to run out."""


def clock(person, name):
    """The clock of a player, as it stands beside the name."""
    return person.page.get_by_role("timer", name=f"Time of {name}")


def frame(person, name):
    """What is drawn around a clock: whether it runs."""
    return person.page.locator(".clock", has=clock(person, name))


def wanted(person, *names):
    """The match that is asked for when what is on the page is begun."""
    with person.page.expect_request(lambda it: it.method == "POST" and it.url.endswith("/api/matches")) as asked:
        person.page.get_by_role("button", name=names[0] if names else "Play", exact=True).click()
    return asked.value.post_data_json


def test_one_of_the_usual_clocks_is_chosen(come):
    person = come().come()
    clocks = person.open_more()
    assert clocks.locator("option").all_inner_texts() == [
        "No clock",
        QUARTER,
        "30 minutes for each player, 20 seconds more with each answer",
        DAYS,
        OWN,
    ]
    clocks.select_option(DAYS)
    assert wanted(person)["time"] == {"kind": "correspondence", "seconds": 259_200}


def test_without_a_choice_there_is_no_clock(come):
    person = come().come()
    assert wanted(person)["time"] is None
    person.wait()
    expect(person.page.get_by_role("timer")).to_have_count(0)


def test_a_clock_of_ones_own_has_what_a_clock_may_have(come):
    person = come().come()
    person.open_more().select_option(OWN)
    minutes = person.page.get_by_role("spinbutton", name="Minutes")
    for typed, kept in (("9999999999999", "180"), ("-5", "1"), ("", "1"), ("7.4", "7"), ("25", "25")):
        minutes.fill(typed)
        minutes.blur()
        expect(minutes).to_have_value(kept)
    person.page.get_by_role("spinbutton", name="Seconds more for each answer").fill("5")
    assert wanted(person)["time"] == {"kind": "live", "seconds": 1500, "increment": 5}
    other = come().come()
    other.open_more().select_option(OWN)
    other.page.get_by_role("combobox", name="What the time is for").select_option("Each answer, by correspondence")
    other.page.get_by_role("spinbutton", name="Days").fill("5")
    assert wanted(other)["time"] == {"kind": "correspondence", "seconds": 432_000}


def test_the_invitation_says_what_time_there_is(come):
    host = come().come()
    host.page.get_by_role("combobox", name="Opponent 1").select_option("A friend, by a link")
    host.open_more().select_option(QUARTER)
    host.page.get_by_role("button", name="Make an invitation").click()
    link = host.page.get_by_role("textbox", name="Link").input_value().removeprefix(host.base)
    guest = come().come(link)
    expect(guest.page.locator("form")).to_contain_text(f"Time: {QUARTER}.")


@pytest.mark.parametrize("edition", [SECOND, FIRST, OBJECTIVES])
def test_both_see_whose_clock_runs(meet, asked, edition):
    ada, ben = meet(edition, time=QUARTER)
    one, other = asked(ada, ben)
    name, second = ("Ada", "Ben") if one is ada else ("Ben", "Ada")
    for person in (one, other):
        expect(frame(person, name)).to_have_class(RUNS)
        expect(frame(person, second)).to_have_class(STANDS)
        expect(clock(person, name)).to_have_text(re.compile(r"^1[45]:\d\d$"))
        expect(clock(person, second)).to_have_text("15:00")
    before = clock(other, name).inner_text()
    expect(clock(other, name)).not_to_have_text(before)


@pytest.mark.thorough
def test_the_game_is_claimed_once_the_time_is_over(meet, asked, axe):
    one, other = asked(*meet(time=QUARTER, seconds=SOON))
    name = "Ada" if one.page.get_by_text("Ada (you)").count() else "Ben"
    expect(one.ask.get_by_role("status").filter(has_text="less than a minute")).to_be_visible()
    expect(other.ask).to_contain_text(f"{name} has no time left. You may wait, or go on without them:")
    expect(one.ask).to_contain_text("Your time is over. The others may claim the game.")
    expect(clock(other, name)).to_have_text("0:00")
    assert not axe(other)
    assert not axe(one)
    other.ask.get_by_role("button", name="Claim the game").click()
    other.ask.get_by_role("button", name="Really? The game ends then.").click()
    expect(other.result).to_contain_text("You win.")
    expect(one.result).to_be_visible()
    other.page.get_by_role("button", name="Look at the table").click()
    expect(other.page.get_by_role("log", name="Log")).to_contain_text("The opponent has lost on time, claimed by you.")


@pytest.mark.thorough
def test_the_computer_plays_on_until_time_is_given(meet, asked):
    one, other = asked(*meet(time=QUARTER, seconds=SOON))
    name = "Ada" if one.page.get_by_text("Ada (you)").count() else "Ben"
    other.ask.get_by_role("button", name=f"Let the computer play on for {name}").click()
    expect(other.page.locator(".bar").first).to_contain_text("no time left; the computer plays")
    expect(one.ask).to_contain_text("Your time is over: the computer plays for you")
    other.wait()
    other.page.get_by_role("button", name=f"Give {name} 1 minute more").click()
    expect(one.page.get_by_role("log", name="Log")).to_contain_text("The opponent gives you one more minute.")
    expect(one.page.get_by_role("log", name="Log")).to_contain_text("You play again.")
    expect(one.page.locator(".own > .bar")).not_to_contain_text("the computer plays")
    expect(clock(one, name)).to_have_text("1:00")


@pytest.mark.thorough
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_day_is_given(meet, asked, axe, screen):
    one, other = asked(*meet(time=DAYS, **screen))
    name, giver = ("Ada", "Ben") if one.page.get_by_text("Ada (you)").count() else ("Ben", "Ada")
    expect(clock(one, name)).to_have_text("2 d 23 h")
    expect(clock(one, giver)).to_have_count(0)
    button = other.page.get_by_role("button", name=f"Give {name} 1 day more")
    assert min(button.bounding_box()["width"], button.bounding_box()["height"]) >= (32 if screen is PHONE else 16)
    for person in (one, other):
        assert not axe(person)
    button.click()
    for person in (one, other):
        expect(clock(person, name)).to_have_text("3 d 23 h")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_choosing_a_clock_is_read_by_everybody(come, axe, theme, screen):
    person = come(**screen).come()
    person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    person.open_more().select_option(OWN)
    assert not axe(person)
    person.page.get_by_role("combobox", name="What the time is for").select_option("Each answer, by correspondence")
    assert not axe(person)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_short_time_is_read_by_everybody(come, axe, theme):
    person = come().begin(opponent=COMPUTER, time=OWN, name="Ada")
    person.wait()
    person.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
    expect(clock(person, "Ada")).to_have_text(re.compile(r"^(20:00|19:\d\d)$"))
    assert not axe(person)


def test_at_one_screen_both_clocks_are_seen(come):
    person = come().begin(opponent=BESIDE, time=QUARTER, name="Ada")
    person.page.get_by_role("button", name="I am here; show my cards").click()
    person.wait()
    expect(person.page.get_by_role("timer")).to_have_count(2)
    expect(person.page.locator(".clock.runs")).to_have_count(1)
