"""Plans for the seed phases, as clients propose, arrange and follow them."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.refusals import refusal
from spaceline.hosting.answering import Told
from spaceline.hosting.game import HostedGame
from spaceline.hosting.seed_planning import shown_plan
from spaceline.players.seeding.plan import Proposal, SeedPlan
from spaceline.server.live.changing import change, change_and_tell
from spaceline.server.live.connection import Connection
from spaceline.server.live.match import LiveMatch
from spaceline.server.wire.messages import Accepted
from spaceline.server.wire.seeding import (
    ArrangeSeeds,
    FollowSeedPlan,
    GivenPlan,
    HoldSeedPlan,
    Planned,
    ProposeSeedPlan,
)


def plan_of(given: GivenPlan) -> SeedPlan:
    """A plan as the game takes it, still under the player's numbers.

    Raises:
        Refusal: it says two things of one location or mission.
    """
    sides, stacks = dict(given.sides), dict(given.stacks)
    if len(sides) < len(given.sides) or len(stacks) < len(given.stacks):
        raise refusal("named-twice")
    return SeedPlan(given.part, sides, stacks, given.beside)


async def propose_seed_plan(match: LiveMatch, connection: Connection, message: ProposeSeedPlan) -> None:
    """Arrange everything as the computer player would, and keep that."""
    found: list[Proposal] = []

    def keep(game: HostedGame) -> None:
        found.append(game.proposed(connection.player))

    def tell() -> None:
        staying = match.game.shown_staying(connection.player, found[-1])
        connection.send(replace(planned(match, connection, message.ref, found[-1].plan), staying=staying))

    await change_and_tell(match, connection, keep, tell)


async def arrange_seeds(match: LiveMatch, connection: Connection, message: ArrangeSeeds) -> None:
    """Keep what was arranged, and say what would come of it."""
    plan = plan_of(message.plan)

    def keep(game: HostedGame) -> None:
        game.keep_seed_plan(connection.player, plan)

    await change_and_tell(match, connection, keep, lambda: tell_planned(match, connection, message.ref, plan))


async def follow_seed_plan(match: LiveMatch, connection: Connection, message: FollowSeedPlan) -> None:
    """Seed as it was arranged."""
    plan = plan_of(message.plan)

    def follow(game: HostedGame) -> Told:
        return game.follow_seed_plan(connection.player, plan, despite=message.despite)

    await change(match, connection, message.ref, follow)


async def hold_seed_plan(match: LiveMatch, connection: Connection, message: HoldSeedPlan) -> None:
    """Seed nothing more by itself; where nothing does, that is so already, and nothing is stored."""
    kept = match.game.standing.seed_plans.get(connection.player)
    if kept is None or not kept.is_in_force:
        connection.send(Accepted(message.ref))
        return
    await change(match, connection, message.ref, lambda game: game.hold_seed_plan(connection.player))


def tell_planned(match: LiveMatch, connection: Connection, ref: int, plan: SeedPlan) -> None:
    """Tell a browser what would come of a plan."""
    connection.send(planned(match, connection, ref, plan))


def planned(match: LiveMatch, connection: Connection, ref: int, plan: SeedPlan) -> Planned:
    """A plan as it is kept, with what would come of it."""
    return Planned(ref, shown_plan(plan), match.game.shown_problems(connection.player, plan))
