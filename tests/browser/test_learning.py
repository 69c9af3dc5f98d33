"""A chapter of the lessons on the page: told, refused kindly, hinted at, shown, and done."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE

CHAPTER = "second/playing"


class Learner:
    """Somebody at a chapter."""

    def __init__(self, person):
        self.person, self.page = person, person.page
        self.lesson = self.page.get_by_role("region", name="Lesson")

    def begin(self):
        self.person.come().page.get_by_role("link", name="Learn to play").click()
        self.page.locator(f"[data-chapter='{CHAPTER}']").click()
        self.lesson.wait_for()
        return self

    def press(self, name):
        """Press a button of the lesson, and wait for the step after."""
        step = self.lesson.get_attribute("data-step")
        self.lesson.get_by_role("button", name=name, exact=True).click()
        expect(self.page.locator(f".lesson[data-step='{step}']")).to_have_count(0)

    def kind(self):
        """What is to be done now, once the others have done what they do."""
        self.page.wait_for_function("() => document.querySelector('.lesson').dataset.kind !== 'wait'")
        return self.lesson.get_attribute("data-kind")

    def choose(self, beginning):
        """Press the answer that begins like that."""
        name = next(it for it in self.person.choices if it.startswith(beginning))
        self.person.button(name).click()

    def read(self):
        """Read until something is to be done."""
        while self.kind() == "read":
            self.press("Next")


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_chapter_is_learned_from_the_start_page_to_its_end(come, axe, screen):
    learner = Learner(come(**screen)).begin()
    learner.read()
    expect(learner.lesson).to_contain_text("Play William T. Riker.")
    assert not axe(learner.person)
    learner.lesson.get_by_role("button", name="Hint").click()
    expect(learner.lesson.locator(".hint")).to_be_visible()
    while (kind := learner.kind()) != "done":
        learner.press("Next" if kind == "read" else "Show me")
    window = learner.page.get_by_role("dialog")
    expect(window).to_contain_text("Chapter done")
    expect(window.get_by_role("button", name="Next chapter")).to_be_in_viewport(ratio=1)
    assert not axe(learner.person)
    learner.person.come("/learn")
    expect(learner.page.get_by_role("status").filter(has_text="1 of 8 chapters done")).to_be_visible()


def test_what_the_lesson_does_not_show_is_refused_kindly_and_nothing_is_offered_at_one_go(come):
    learner = Learner(come()).begin()
    learner.read()
    person, number = learner.person, learner.person.number
    expect(person.ask.get_by_role("group", name="At one go")).to_have_count(0)
    learner.choose("Draw a card")
    expect(person.ask).to_contain_text("That is allowed. Here the lesson shows something else")
    assert person.number == number
    expect(learner.lesson.locator(".hint")).to_have_count(0)
    learner.choose("Draw a card")
    expect(learner.lesson.locator(".hint")).to_be_visible()
    learner.choose("Play William T. Riker")
    expect(learner.lesson).to_contain_text("Riker stands at Earth")
