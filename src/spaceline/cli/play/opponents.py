"""Which computer player is meant by what was typed: a level, and how long it thinks."""

from __future__ import annotations

from spaceline.cli.trouble import one_line
from spaceline.editions import UnknownRuleset
from spaceline.players.registry import NotOfferedError, UnknownPlayerError, check_offered, spec_of, with_thinking


def opponent_for(ruleset: str, level: str, thinking: str | None = None) -> str:
    """The name of a computer player that is offered under a ruleset; without ``thinking`` it takes its usual time.

    Raises:
        Trouble: there is none of that level, it is not offered there, or its time cannot be chosen like that.
    """
    with one_line(UnknownRuleset, UnknownPlayerError, NotOfferedError):
        spec = spec_of(level)
        check_offered(spec, ruleset)
        return (spec if thinking is None else with_thinking(spec, thinking)).name
