"""The computer players by name: those of this package, and those that installed packages bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from spaceline.editions import RULESETS
from spaceline.editions.registry import RegistrationError, installed
from spaceline.editions.unknown import NotToBeChosen
from spaceline.players.cadet import CadetPlayer
from spaceline.players.commander import CommanderPlayer, QuickCommander, ThoroughCommander
from spaceline.players.heuristic import HeuristicPlayer
from spaceline.players.levels import OfferedIn, PlayerSpec, Thinking
from spaceline.players.random_player import RandomPlayer
from spaceline.players.seat import Player

PLAYER_POINTS = "spaceline.players"
"""The group of entry points under which a package offers a `PlayerSpec`."""
USUAL = "heuristic"
"""The name of the player that is meant where none is chosen; it is offered everywhere."""
MEASURED = OfferedIn(editions=("second",))
"""Where the commander has been measured to be stronger than the officer (docs/players.md)."""


class UnknownPlayerError(NotToBeChosen):
    """There is no computer player of that name."""


class NotOfferedError(NotToBeChosen):
    """A computer player is not offered in a game; the message says in which it is."""


def registered(own: Iterable[PlayerSpec], others: Iterable[PlayerSpec]) -> Mapping[str, PlayerSpec]:
    """Players by name: own ones from the weakest to the strongest, then others in their order.

    Raises:
        RegistrationError: a name or a level is taken.
    """
    found: dict[str, PlayerSpec] = {}
    for spec in (*own, *others):
        for other in found.values():
            clash = {spec.name, spec.level} & {other.name, other.level} - {""}
            if clash and not differ_in_thinking(spec, other):
                raise RegistrationError(f"two players are called {min(clash)!r}")
        found[spec.name] = spec
    return found


def differ_in_thinking(one: PlayerSpec, other: PlayerSpec) -> bool:
    """Whether two players are the same level with different times to think."""
    times = {one.thinking, other.thinking}
    return one.level == other.level != "" and one.name != other.name and len(times - {None}) == 2


PLAYERS: Mapping[str, PlayerSpec] = registered(
    (
        PlayerSpec("random", RandomPlayer, "recruit"),
        PlayerSpec("cadet", CadetPlayer),
        PlayerSpec("heuristic", HeuristicPlayer, "officer"),
        PlayerSpec("commander-quick", QuickCommander, "commander", MEASURED, Thinking.QUICK),
        PlayerSpec("commander", CommanderPlayer, "commander", MEASURED, Thinking.NORMAL),
        PlayerSpec("commander-thorough", ThoroughCommander, "commander", MEASURED, Thinking.THOROUGH),
    ),
    (cast("PlayerSpec", found) for found in installed(PLAYER_POINTS, PlayerSpec)),
)


def spec_of(word: str) -> PlayerSpec:
    """The computer player that is called by a name or a level.

    Raises:
        UnknownPlayerError: there is none.
    """
    found = PLAYERS.get(word) or next((it for it in PLAYERS.values() if it.level == word and it.is_usual), None)
    if found is None:
        raise UnknownPlayerError("player.unknown", name=word, names=", ".join(words()))
    return found


def words() -> tuple[str, ...]:
    """By which words computer players are chosen."""
    return tuple(it.word for it in PLAYERS.values())


def word_of(name: str) -> str:
    """What people read for a computer player by its name; that name where it is none."""
    return PLAYERS[name].word if name in PLAYERS else name


def with_thinking(spec: PlayerSpec, thinking: str) -> PlayerSpec:
    """The player of the same level that takes such a time.

    Raises:
        UnknownPlayerError: there is no such time, or that level cannot be chosen with more or less.
    """
    if thinking not in tuple(Thinking):
        raise UnknownPlayerError("player.unknown-time", name=thinking, names=", ".join(Thinking))
    found = next((it for it in times_of(spec) if it.thinking == thinking), None)
    if found is None:
        level = spec.level or spec.name
        able = ", ".join(dict.fromkeys(it.level for it in PLAYERS.values() if it.thinking is not None))
        key = f"player.takes-no-time{'' if able else '.nobody'}"
        raise UnknownPlayerError(key, player=level, time=thinking, names=able)
    return found


def times_of(spec: PlayerSpec) -> tuple[PlayerSpec, ...]:
    """Those of the same level by the time that they take, the quickest first; none where it cannot be chosen."""
    if spec.thinking is None:
        return ()
    order = list(Thinking)
    alike = (it for it in PLAYERS.values() if it.level == spec.level and it.thinking is not None)
    return tuple(sorted(alike, key=lambda it: order.index(cast("Thinking", it.thinking))))


def offered_in(ruleset: str) -> tuple[PlayerSpec, ...]:
    """The players that people may choose under a ruleset, from the weakest, each with its usual time.

    Raises:
        UnknownRuleset: there is none of that name.
    """
    return tuple(it for it in PLAYERS.values() if it.is_usual and it.offered_in.includes(ruleset))


def rulesets_of(spec: PlayerSpec) -> tuple[str, ...]:
    """The names of the rulesets under which people may choose a player."""
    return tuple(name for name in RULESETS if spec.offered_in.includes(name))


def check_offered(spec: PlayerSpec, ruleset: str) -> None:
    """Check that people may choose a player under a ruleset.

    Raises:
        NotOfferedError: they may not.
        UnknownRuleset: there is none of that name.
    """
    if not spec.offered_in.includes(ruleset):
        where = ", ".join(rulesets_of(spec))
        key = f"player.not-offered{'.only' if where else ''}"
        raise NotOfferedError(key, player=spec.level or spec.name, ruleset=ruleset, names=where)


def listens(name: str) -> bool:
    """Whether a computer player of that name wants to be told what happens between its decisions (``Listener``)."""
    return name in PLAYERS and hasattr(PLAYERS[name].make, "told")


def make_player(name: str, seed: int) -> Player:
    """A computer player by its name or level; the same seed makes the same choices in the same game, without a clock.

    Raises:
        UnknownPlayerError: there is none of that name.
    """
    return spec_of(name).make(seed)
