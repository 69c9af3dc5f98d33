"""A coach over the socket: for the question that is open, and for nobody else's."""

from spaceline.server.wire.advising import Advised, AskAdvice
from spaceline.server.wire.messages import Rejected
from tests.support.live_server import at_one_keyboard, quiet, served


@served
async def test_the_one_who_is_asked_is_advised(server):
    async with at_one_keyboard(server) as (_, one, two):
        for bot in (one, two):
            await quiet(bot)
        asked, other = (one, two) if one.prompt else (two, one)
        number = asked.prompt.number
        found = await asked.ask(lambda ref: AskAdvice(ref, number))
        assert isinstance(found, Advised)
        assert found.advice
        late = await asked.ask(lambda ref: AskAdvice(ref, number + 1))
        assert isinstance(late, Rejected)
        assert late.why.reason == "late"
        assert isinstance(await other.ask(lambda ref: AskAdvice(ref, number)), Rejected)
