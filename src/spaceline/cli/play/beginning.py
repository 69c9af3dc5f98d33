"""The beginning of a game: decks are checked, cards are dealt, the players are greeted."""

from __future__ import annotations

import secrets
from importlib.metadata import version

from rich.console import Console

from spaceline.cards import rulesets
from spaceline.cards.editions import edition_of
from spaceline.cli.decks import check_seats, named
from spaceline.cli.terminal import DIM, TITLE, styled
from spaceline.cli.trouble import one_line
from spaceline.core.record import Session
from spaceline.hosting.saving import definitions_of
from spaceline.hosting.seating import Chair, Seating
from spaceline.players.registry import UnknownPlayerError, make_player


def begin(ruleset: str, chairs: tuple[Chair, ...], seed: int | None) -> tuple[Seating, Session]:
    """Deal a new game.

    Raises:
        Trouble: there is no such ruleset, deck or computer player, or so many cannot play it.
    """
    with one_line(rulesets.UnknownRuleset, UnknownPlayerError):
        rules = rulesets.ruleset(ruleset)
        for chair in chairs:
            if not chair.is_person:
                make_player(chair.player, 0)
    check_seats(ruleset, len(chairs))
    decks = named(rules, [chair.deck for chair in chairs])
    seating = Seating(chairs, secrets.randbelow(1_000_000) if seed is None else seed)
    state = edition_of(ruleset).start(rules, decks, seating.seed)
    return seating, Session(state, engine_version=version("spaceline"), definitions=definitions_of(state))


def greet(out: Console, seating: Seating) -> None:
    """Say who plays and how to get help."""
    sides = [f"{chair.deck_name} ({chair.player})" for chair in seating.chairs]
    others = " and ".join(sides[1:])
    out.print(styled("Spaceline  ", TITLE).append(f"{sides[0]} against {others}"))
    out.print(f"seed {seating.seed} · type a number to choose, ? for help, q to save and quit", style=DIM)
