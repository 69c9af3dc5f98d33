"""Two people at one screen: nothing of a hand is on the page before its owner has come."""

from playwright.sync_api import expect

from tools.browser_person import BESIDE


def test_the_screen_is_handed_over(come):
    person = come().begin(opponent=BESIDE, name="Ada")
    cover = person.page.get_by_role("button", name="I am here; show my cards")
    seen = []
    for _ in range(2):
        cover.wait_for()
        assert person.hand.count() == 0
        heading = person.page.get_by_role("heading").inner_text()
        cover.click()
        person.wait()
        seen.append((heading, person.page.locator(".own strong").inner_text(), person.hand.all_inner_texts()))
        while person.number:
            number = person.number
            if choices := person.choices:
                person.button(choices[-1]).click()
            else:
                person.pick()
            person.gone(number)
            person.page.wait_for_function(
                "() => document.querySelector('.cover') || document.querySelector('section.ask')?.dataset.prompt"
            )
    (one, one_name, one_hand), (two, two_name, two_hand) = seen
    assert one == "Ada, it is your decision" or two == "Ada, it is your decision"
    assert one != two
    assert one_name != two_name
    assert one_hand
    assert two_hand
    expect(cover).to_be_visible()
