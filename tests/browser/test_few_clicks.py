"""What takes one click or key, where it took many."""

from playwright.sync_api import expect


def test_cards_are_drawn_by_one_click_as_far_as_counters_go(come):
    person = come().begin(name="Ada")
    person.wait()
    held = person.hand.count()
    left = int(person.page.get_by_title("Draw a card").inner_text().strip("× "))
    assert left > 1
    person.page.get_by_title("Draw a card").click()
    expect(person.hand).to_have_count(held + left)
    expect(person.page.get_by_title("Draw a card")).to_have_count(0)


def test_a_key_ends_the_part_of_the_turn(come):
    person = come().begin(name="Ada")
    person.play_until(lambda it: any("End" in choice or "end" in choice for choice in it.choices))
    number = person.number
    person.page.evaluate("() => document.activeElement?.blur()")
    person.page.keyboard.press("e")
    person.gone(number)
