"""Seeding at the terminal as the computer player would: what it proposes is listed, and taken as a whole or not."""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.cli.play.keyboard import Keyboard
from spaceline.cli.terminal import DIM, TITLE, heading, indented, styled
from spaceline.core.data.leaves import PlayerId
from spaceline.players.seeding.plan import SeedPlan
from spaceline.presentation import Scene

ASKED_FOR = "seed for me"
"""What is typed."""


def print_offer(keyboard: Keyboard, player: PlayerId) -> None:
    """Say that the computer player could seed, where there is something to seed."""
    if keyboard.game.seed_part(player):
        offer = keyboard.game.words.say("terminal.seeding.offer", typed=ASKED_FOR)
        keyboard.out.print(indented(styled(offer, DIM), 2))


def seed_for_me(keyboard: Keyboard, scene: Scene, player: PlayerId) -> None:
    """List what is proposed, and seed it once that is confirmed.

    Raises:
        HostingError: nothing can be seeded now.
    """
    game, say = keyboard.game, scene.words.say
    plan = game.propose_seed_plan(player)
    heading(keyboard.out, say("terminal.seeding"))
    for what, where in listed_plan(scene, plan):
        keyboard.out.print(indented(styled(f"{what}: ", TITLE).append(where, ""), 4))
    keyboard.out.print(indented(styled(say("terminal.seeding.sure")), 2))
    if (keyboard.read_line() or "").casefold() in ("y", "yes"):
        game.follow_seed_plan(player, plan)


def listed_plan(scene: Scene, plan: SeedPlan) -> Iterator[tuple[str, str]]:
    """A plan line by line: which missions go where, what goes beneath each, what is seeded face up, what is left."""
    say = scene.words.say
    for mission, side in plan.sides.items():
        yield scene.pool[mission].title, say(f"terminal.seeding.{side}")
    for place, cards in plan.stacks.items():
        yield scene.name(place), say("terminal.seeding.beneath", cards=", ".join(map(scene.name, cards)))
    for card, target in plan.beside:
        is_before = target == scene.view.viewer
        yield (
            scene.name(card),
            say("terminal.seeding.table" if is_before else "terminal.seeding.at", target=scene.name(target)),
        )
    left = [card for card in scene.zone(scene.view.viewer, "seed-deck") if card not in plan.cards]
    if plan.stacks and left:
        definitions = [scene.cards[card].definition for card in left]
        yield say("terminal.seeding.rest"), scene.listed(definitions)
