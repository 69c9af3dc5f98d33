"""What a choice comes to, asked over the socket while it is made."""

import re
from random import Random

from benchmarks.wire_bot import any_answer
from spaceline.server.wire.messages import CheckCards, Checked, Given, Rejected
from tests.support.live_server import SECOND, next_prompt, seats, served

GOING_OUT = ("move", "beam", "play", "draw")


def outward(prompt, rng):
    """An answer that brings people out into space: the dearest cards are played, and everybody who can goes along."""
    kind = next((it for it in GOING_OUT if any(choice.key[0] == it for choice in prompt.choices)), "")
    if kind:
        return Given(option=max((it for it in prompt.choices if it.key[0] == kind), key=cost).key)
    if prompt.name == "beam" and prompt.pick is not None:
        return Given(cards=tuple(it.card for it in prompt.pick.candidates))
    return any_answer(prompt, rng)


def cost(choice):
    found = re.search(r"cost (\d+)", choice.label)
    return int(found[1]) if found else 0


@served
async def test_a_choice_in_the_making_and_an_option_are_told_what_they_come_to(server):
    rng, told = Random(9), {"cards": False, "option": False}
    async with server.visitor() as ada:
        info = await ada.make_match(SECOND, *seats("me", "heuristic"), seed=5)
        bot = await ada.sit(info.id)
        await bot.hello()
        while not all(told.values()) and (prompt := await bot.until_asked(60)) is not None:
            wanted = next((it.key for it in prompt.choices if it.key[0] in ("attempt", "move")), None)
            number = prompt.number
            if prompt.pick is not None:
                cards = tuple(it.card for it in prompt.pick.candidates[:1])
                found = await bot.ask(lambda ref, n=number, c=cards: CheckCards(ref, n, c))
                assert isinstance(found, Checked)
                assert all(preview.title and preview.told for preview in found.previews)
                whole = await bot.ask(lambda ref, n=number, c=cards: CheckCards(ref, n, c, fill=True))
                assert isinstance(whole, Checked)
                assert whole.cards[: len(cards)] == cards
                assert whole.addable == ()
                assert len(whole.cards) <= prompt.pick.most or len(whole.cards) == len(cards)
                told["cards"] |= any(preview.kind == "staffing" for preview in found.previews)
            if wanted is not None:
                found = await bot.ask(lambda ref, n=number, key=wanted: CheckCards(ref, n, (), key))
                assert isinstance(found, Checked)
                assert (found.addable, found.told, found.is_complete) == ((), "", True)
                told["option"] |= any(preview.kind == "mission" for preview in found.previews)
            late = await bot.ask(lambda ref, n=number: CheckCards(ref, n + 1, ()))
            assert isinstance(late, Rejected)
            await bot.give(outward(prompt, rng))
            await next_prompt(bot, number)
    assert all(told.values())


@served
async def test_of_an_option_that_is_not_offered_nothing_is_told(server):
    async with server.visitor() as ada:
        info = await ada.make_match(SECOND, *seats("me", "heuristic"), seed=9)
        bot = await ada.sit(info.id)
        await bot.hello()
        prompt = await bot.until_asked(60)
        found = await bot.ask(lambda ref: CheckCards(ref, prompt.number, (), ("attempt", 1001, 10, "")))
        assert isinstance(found, Checked)
        assert found.previews == ()
