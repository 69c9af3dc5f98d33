"""Plans over the socket: told with the question, carried out when named, refused when they make no sense."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from spaceline.core.data.decisions import PASS, Answer
from spaceline.hosting.game import HostedGame
from spaceline.players.registry import make_player
from spaceline.server.live import persistence
from spaceline.server.live.following import follow
from spaceline.server.wire.messages import Accepted, CheckCards, Checked, FollowPlan, Given, Rejected
from tests.hosting.test_plans import ME, OPPONENT, TABLES, at_table, follow as set_out, kinds, plan_of
from tests.support.live_server import at_one_keyboard, quiet, served


async def played_to(live, fits):
    """Two sensible players go on, in the server's own game, until the question of one fits; who that is."""
    minds = {player: make_player("heuristic", player) for player in (1, 2)}
    for _ in range(600):
        game = live.game
        player = game.asked
        if fits(game, player):
            return player
        choice = minds[player].choose(game.seat(player))
        await live.change(lambda it, who=player, what=choice: it.answer(who, what))
    raise AssertionError


def may_fly(game, player) -> bool:
    """Whether a player could fly somewhere and attempt what is there."""
    asked = game.decision(player)
    found = game.seat(player).plans(Answer()) if asked.kind == "action" else ()
    return any(len(plan.answers) > 3 for plan in found)


def may_board(game, player) -> bool:
    """Whether those who are chosen could go on to attempt something."""
    asked = game.decision(player)
    return asked.prompt == "beam" and bool(game.seat(player).plans(Answer(cards=asked.selection.cards)))


async def at_a_plan(server, one, two):
    """A seat that could fly somewhere, and the plan with the most steps."""
    bot = (one, two)[await played_to(server.live(one.match.id), may_fly) - 1]
    await quiet(bot)
    return bot, max((it for it in bot.prompt.plans if it.goal[0] == "attempt"), key=lambda it: len(it.steps))


def following(bot, plan, **other):
    """The message by which a bot has a plan carried out, or one like it."""
    said = {"prompt": bot.prompt.number, "given": Given(option=plan.given), "goal": plan.goal, "place": plan.place}
    return lambda ref: FollowPlan(ref, **{**said, **other})


@served
async def test_a_plan_comes_with_the_question_and_is_carried_out_with_one_message(server):
    async with at_one_keyboard(server) as (_, one, two):
        bot, plan = await at_a_plan(server, one, two)
        assert plan.label.startswith("Fly to ")
        assert plan.steps[-1].startswith("Attempt ")
        assert plan.told
        game = server.live(one.match.id).game
        before = game.session.answers
        assert isinstance(await bot.ask(following(bot, plan)), Accepted)
        done = kinds(game)[before:]
        assert done[0] == "move"
        assert "attempt" in done
        await quiet(bot)
        assert any("attempt" in line.text for line in bot.log[-12:])


@pytest.mark.thorough
@served
async def test_who_beams_is_told_where_they_could_go_on_to(server):
    async with at_one_keyboard(server) as (_, one, two):
        bot = (one, two)[await played_to(server.live(one.match.id), may_board) - 1]
        await quiet(bot)
        number = bot.prompt.number
        nobody = await bot.ask(lambda ref: CheckCards(ref, number, ()))
        assert nobody.plans == ()
        found = await bot.ask(lambda ref: CheckCards(ref, number, (), fill=True))
        assert isinstance(found, Checked)
        plan = found.plans[0]
        assert plan.given is None
        assert plan.goal[0] == "attempt"
        game = server.live(one.match.id).game
        before = game.session.answers
        assert isinstance(await bot.ask(following(bot, plan, given=Given(cards=found.cards))), Accepted)
        assert kinds(game)[before] == "cards"
        done = game.session.given[before:]
        assert [entry.by_auto_answer for entry in done if entry.player == done[0].player][1:] == [True] * (
            len(done) - 1
        )


@served
async def test_a_plan_that_makes_no_sense_is_refused_with_nothing_told_and_nothing_changed(server):
    async with at_one_keyboard(server) as (_, one, two):
        bot, plan = await at_a_plan(server, one, two)
        other = two if bot is one else one
        live = server.live(one.match.id)
        version, update = live.version, bot.update
        kind, mission, target, detail = plan.goal
        theirs = {card.id for card in bot.table.cards if card.owner != bot.table.viewer}
        concealed = {card.id for card in bot.table.cards if not card.face}
        things = {0, 1, 500, 2**53 - 1, -1, *list(theirs)[:3], *list(concealed)[:3], *list_of_places(bot)[:2]}
        senseless = [
            *(following(bot, plan, goal=(kind, thing, target, detail)) for thing in things - {mission}),
            *(following(bot, plan, place=thing) for thing in things - {plan.place}),
            *(following(bot, plan, given=Given(cards=(thing,))) for thing in things),
            *(
                following(bot, plan, given=Given(option=(plan.given[0], thing, plan.given[2], "")))
                for thing in list(theirs)[:3]
            ),
            following(bot, plan, given=Given()),
            following(bot, plan, goal=("no-such-thing", mission, target, detail)),
            following(bot, plan, goal=(kind, mission, target, "x" * 300)),
            following(bot, plan, given=Given(numbers=(3,))),
            following(bot, plan, prompt=bot.prompt.number + 1),
        ]
        reasons = set()
        for number, message in enumerate(senseless):
            # Within what one socket may say in a while.
            await asyncio.sleep(0.06)
            found = await bot.ask(message)
            assert isinstance(found, Rejected), number
            reasons.add(found.why.reason)
            assert not any(face_of(card) in found.why.sentence for card in live.game.view(0).cards if face_of(card))
        assert reasons == {"no-such-plan", "unknown-card", "late"}
        late = await other.ask(following(bot, plan))
        assert isinstance(late, Rejected)
        assert late.why.reason == "late"
        await quiet(bot)
        assert (live.version, bot.update) == (version, update)
        assert live.game.standing.plans == {}


def list_of_places(bot) -> list[int]:
    """The numbers of all places."""
    return [place.id for place in bot.table.places]


def face_of(card) -> str:
    """What would be told of a card that is named: nothing is."""
    return card.definition


@pytest.mark.parametrize("ruleset", TABLES)
def test_another_process_goes_on_with_it(tmp_path: Path, ruleset):
    here = at_table(tmp_path, ruleset)
    there = HostedGame.load(here.dump())
    mark = persistence.Checkpoint()
    mark.follow(here)
    set_out(here, plan_of(here))
    assert here.asked == OPPONENT
    lines = {viewer: found for viewer, (_, found) in persistence.new_lines(here, mark, None).items()}
    saved = msgspec.msgpack.decode(
        msgspec.msgpack.encode(persistence.head(here, lines)), type=type(persistence.head(here, lines))
    )
    latest = persistence.Latest(saved, list(here.session.entries[mark.entries :]), saved.lines, 2)
    assert follow(there, latest, there.viewers) is not None
    assert there.standing == here.standing
    while there.asked == OPPONENT and PASS in there.decision(OPPONENT).options:
        there.answer(OPPONENT, Answer(option=PASS))
    assert [kind for kind in kinds(there) if kind != "pass"] == ["move", "beam", "cards", "attempt"]
    assert ME not in there.standing.plans
