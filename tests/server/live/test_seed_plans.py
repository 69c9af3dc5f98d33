"""Plans for the seed phases over the socket: proposed, changed, followed; what makes no sense is refused."""

import msgspec
import pytest
from msgspec.structs import replace

from spaceline.presentation.model.seeding import SeedBoard
from spaceline.server.live import persistence
from spaceline.server.wire.messages import Accepted, Rejected, Update
from spaceline.server.wire.seeding import (
    ArrangeSeeds,
    FollowSeedPlan,
    GivenPlan,
    HoldSeedPlan,
    Planned,
    ProposeSeedPlan,
)
from tests.support.live_server import FIRST, SECOND, at_one_keyboard, quiet, seats, served


def given(plan):
    return GivenPlan(plan.part, plan.sides, plan.stacks, plan.beside)


async def proposed(bot):
    found = await bot.ask(ProposeSeedPlan)
    assert isinstance(found, Planned)
    assert found.problems == ()
    return given(found.plan)


async def follows(bot, plan, *, despite=False):
    return await bot.ask(lambda ref: FollowSeedPlan(ref, plan, despite))


async def at_the_seeds(*bots):
    for bot in bots:
        assert isinstance(await follows(bot, await proposed(bot)), Accepted)
    for bot in bots:
        await quiet(bot)
        assert bot.seeding.part == "seeds"


@served
async def test_a_game_against_the_computer_is_seeded_by_two_proposals(server):
    async with server.visitor() as ada:
        info = await ada.make_match(FIRST, *seats("me", "heuristic"), seed=7)
        bot = await ada.sit(info.id)
        await bot.hello()
        parts = []
        while bot.seeding is not None:
            parts.append(bot.seeding.part)
            before = bot.seeding.part
            assert isinstance(await follows(bot, await proposed(bot)), Accepted)
            await bot.until(lambda _, now=before: bot.seeding is None or bot.seeding.part != now)
        assert parts == ["missions", "seeds"]
        assert bot.table.moment.part not in ("mission", "dilemma", "facility")
        assert any("Federation Outpost" in line.text for line in bot.log)


@served
async def test_what_is_arranged_is_kept_and_told_of_and_is_there_after_a_reload(server):
    async with at_one_keyboard(server, FIRST) as (_, one, two):
        await at_the_seeds(one, two)
        plan = await proposed(one)
        (place, cards), *rest = plan.stacks
        facility = plan.beside[0][0]
        changed = replace(plan, stacks=((place, (*cards, facility)), *rest), beside=())
        found = await one.ask(lambda ref: ArrangeSeeds(ref, changed))
        assert isinstance(found, Planned)
        assert given(found.plan) == changed
        assert {(it.card, it.why.rule.clause, it.is_possible) for it in found.problems} == {
            (facility, "1E-4.3/5", True),
            (facility, "1E-6.3/1", True),
        }
        assert all(it.title == "Federation Outpost" and it.why.sentence for it in found.problems)
        await quiet(one)
        assert given(one.seeding.plan) == changed
        assert not one.seeding.is_in_force
        live = server.live(one.match.id)
        loaded = await persistence.load(live.ports.storage.positions, one.match.id)
        assert given(loaded.game.seed_board(1).plan) == changed
        refused = await follows(one, changed)
        assert isinstance(refused, Rejected)
        assert refused.why.rule.clause == "1E-4.3/5"
        assert isinstance(await follows(one, changed, despite=True), Accepted)
        await quiet(one)
        assert one.seeding.is_in_force
        assert isinstance(await one.ask(HoldSeedPlan), Accepted)
        await quiet(one)
        assert not one.seeding.is_in_force
        version = live.version
        assert isinstance(await one.ask(HoldSeedPlan), Accepted)
        assert live.version == version


def changed_by(plan, other):
    """Plans that make no sense: what is wrong, and the plan."""
    (place, cards), *rest = plan.stacks
    yield "a card that only the other player can tell apart", replace(plan, stacks=((place, (other,)), *rest))
    yield "an unknown card", replace(plan, stacks=((place, (99_999,)), *rest))
    yield "a negative card", replace(plan, stacks=((place, (-cards[0],)), *rest))
    yield "no card", replace(plan, stacks=((place, (0,)), *rest))
    yield "a card twice", replace(plan, stacks=((place, (cards[0], cards[0])), *rest))
    yield "a place twice", replace(plan, stacks=((place, cards[:1]), (place, cards[1:])))
    yield "an unknown place", replace(plan, stacks=((99, cards),))
    yield "too many cards", replace(plan, stacks=((place, tuple(range(1001, 1190))),))
    yield "another part", replace(plan, part="missions")
    yield "an unknown part", replace(plan, part="everything")
    yield "an unknown mission", replace(plan, sides=(("1e-premiere-1", "left"),))
    yield "an unknown side", replace(plan, sides=(("1e-premiere-146", "up"),))
    yield "an unknown target", replace(plan, beside=((plan.beside[0][0], 99_999),))


@served
async def test_a_senseless_plan_is_refused_changes_nothing_and_says_nothing_of_the_other_s_cards(server):
    async with at_one_keyboard(server, FIRST) as (_, one, two):
        await at_the_seeds(one, two)
        plan = await proposed(one)
        live = server.live(one.match.id)
        mine = {card.id for card in one.table.cards}
        other = max(mine) + 1
        before, version = live.game.kept_plan(1), live.version
        told = set()
        for what, senseless in changed_by(plan, other):
            for message in (
                lambda ref, p=senseless: ArrangeSeeds(ref, p),
                lambda ref, p=senseless: FollowSeedPlan(ref, p, True),
            ):
                found = await one.ask(message)
                assert isinstance(found, Rejected), what
                told.add(found.why.reason)
        assert (live.game.kept_plan(1), live.version) == (before, version)
        assert told <= {
            "unknown-card",
            "named-twice",
            "not-in-seed-deck",
            "beneath-missions",
            "other-seed-phase",
            "not-an-end",
        }


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"arrange-seeds","ref":1,"plan":{}}',
        '{"type":"arrange-seeds","ref":1,"plan":{"part":"seeds","more":1}}',
        '{"type":"arrange-seeds","ref":1,"plan":{"part":"seeds","stacks":[[10]]}}',
        '{"type":"arrange-seeds","ref":1,"plan":{"part":"seeds","stacks":[[10,["one"]]]}}',
        f'{{"type":"arrange-seeds","ref":1,"plan":{{"part":"seeds","stacks":[[10,[{2**70}]]]}}}}',
        f'{{"type":"arrange-seeds","ref":1,"plan":{{"part":"seeds","stacks":[[10,{list(range(1000, 1300))}]]}}}}',
        f'{{"type":"arrange-seeds","ref":1,"plan":{{"part":"{"s" * 100}"}}}}',
        '{"type":"follow-seed-plan","ref":1}',
        '{"type":"propose-seed-plan"}',
    ],
)
@served
async def test_a_plan_that_is_none_is_no_message(server, text):
    async with at_one_keyboard(server, FIRST) as (_, one, _two):
        await one.socket.send(text)
        found = await one.until(lambda message: isinstance(message, Rejected))
        assert found.why.reason == "malformed"


@served
async def test_nobody_else_is_told_of_a_plan(server):
    """Neither that there is one, nor what is in it; a spectator is sent no board and may arrange nothing."""
    async with at_one_keyboard(server, FIRST) as (ada, one, two):
        watching = await ada.sit(one.match.id, watch=one.match.watch.rpartition("/")[2])
        await watching.hello()
        await at_the_seeds(one, two)
        await quiet(watching)
        assert watching.seeding is None
        asked = one if one.prompt else two
        other = two if asked is one else one
        await quiet(other)
        updates = other.update, watching.update
        plan = await proposed(asked)
        assert isinstance(await asked.ask(lambda ref: ArrangeSeeds(ref, plan)), Planned)
        await quiet(other)
        await quiet(watching)
        assert (other.update, watching.update) == updates
        refused = await watching.ask(ProposeSeedPlan)
        assert isinstance(refused, Rejected)
        assert refused.why.reason == "watching"


@served
async def test_of_another_edition_there_is_no_board(server):
    async with at_one_keyboard(server, SECOND) as (_, one, _two):
        assert one.seeding is None
        found = await one.ask(ProposeSeedPlan)
        assert isinstance(found, Rejected)
        assert found.why.sentence == "Nothing can be arranged now."


@served
async def test_a_board_tells_what_may_go_where(server):
    async with at_one_keyboard(server, FIRST) as (_, one, two):
        assert isinstance(one.seeding, SeedBoard)
        assert len(one.seeding.missions) == 6
        await at_the_seeds(one, two)
        board = one.seeding
        kinds = {place.id: place.kind for place in one.table.places}
        groups = {it.card: board.groups[it.group].label for it in board.cards}
        for it in board.cards:
            wanted = {"Planet dilemmas": {"planet"}, "Space dilemmas": {"space"}, "Artifacts": {"planet"}}
            if groups[it.card] in wanted:
                assert {kinds[place] for place in it.beneath} == wanted[groups[it.card]]
                assert it.at == ()
            if groups[it.card] == "Facilities":
                assert it.beneath == ()
                assert it.at
        assert {place.whose for place in board.places} <= {"own", "theirs", "shared"}
        assert all(place.is_open for place in board.places)
        assert "1E-4.3/3" in {rule.clause for rule in board.limits}
        assert len(msgspec.json.encode(board)) < 8000


@served
async def test_an_update_brings_the_board_as_it_is_now(server):
    async with at_one_keyboard(server, FIRST) as (_, one, two):
        await at_the_seeds(one, two)
        plan = await proposed(one)
        assert isinstance(await follows(one, plan), Accepted)
        update = await one.until(lambda message: isinstance(message, Update))
        assert update.seeding is not None
        assert update.seeding.is_in_force
