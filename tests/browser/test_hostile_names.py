"""What people call themselves and say is text, whatever it looks like."""

from playwright.sync_api import expect

from tools.browser_person import FRIEND

ADA = "<b id=hostile>Ada</b>"
BEN = "<img src=x onerror=alert(1)>"
SAID = "<script>window.hostile = 1</script><img src=x onerror='window.hostile = 1'><b id=hostile>!</b>"


def is_clean(person):
    """Whether nothing of it has become a part of the page, or run."""
    return person.page.evaluate(
        "() => !window.hostile && !document.querySelector('#hostile, [onerror], img[src=x], #app script')"
    )


def test_names_and_chat_are_shown_as_they_were_typed(come):
    ada = come().begin(opponent=FRIEND, name=ADA)
    ben = come()
    for person in (ada, ben):
        person.page.on("dialog", lambda dialog: (_ for _ in ()).throw(AssertionError(dialog.message)))
    ben.come(ada.page.get_by_role("textbox", name="Link").input_value().removeprefix(ada.base))
    expect(ben.page.get_by_role("heading", level=1)).to_have_text(f"{ADA} invites you to a game")
    ben.page.get_by_role("textbox", name="Your name").fill(BEN)
    ben.page.get_by_role("button", name="Sit down").click()
    for person, other in ((ada, BEN), (ben, ADA)):
        expect(person.page.locator(".others strong")).to_have_text(other)
        person.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("textbox", name="Say something").fill(SAID)
    ada.page.keyboard.press("Enter")
    for person in (ada, ben):
        expect(person.page.get_by_role("log", name="Chat")).to_have_text(f"{ADA} {SAID}")
        assert is_clean(person)
    ada.come()
    expect(ada.page.get_by_role("button", name=BEN)).to_be_visible()
    assert is_clean(ada)
