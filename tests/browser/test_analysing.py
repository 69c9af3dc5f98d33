"""What one can learn from a game that is over: asked for by a button, drawn, with links to where it happened."""

import re

from playwright.sync_api import expect

from tests.browser.test_replay import SIZES, panel_of


@SIZES
def test_chances_are_drawn_and_a_better_plan_leads_to_where_it_was(over, axe, size):
    person = over(**size)
    part = person.result.get_by_role("region", name="What you can learn from it")
    part.get_by_role("button", name="Analyse the game").click()
    drawn = part.get_by_role("img", name=re.compile("^Your chance to win, by turn: 1: .* 0 %$"))
    expect(drawn).to_be_visible()
    expect(part.get_by_role("heading", name="Where another plan was better")).to_be_visible()
    assert not axe(person)


def test_a_replay_begins_where_a_link_says(over):
    person = over()
    replay = person.result.get_by_role("link", name="Watch the game again").get_attribute("href")
    person.come(f"{replay}?at=6")
    expect(panel_of(person).get_by_role("heading")).not_to_have_text(re.compile("^Before"))
    course = person.page.evaluate(
        "fetch(location.pathname.replace('/match', '/api/matches').replace('/replay', '/course')).then(it => it.json())"
    )
    later = course["turns"][2]
    person.come(f"{replay}?at={later['at'] + 1}")
    expect(panel_of(person).get_by_role("heading")).to_have_text(re.compile(f"^Turn {later['number']} of "))
