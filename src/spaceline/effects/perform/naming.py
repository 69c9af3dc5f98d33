"""Naming a skill or a card, so that this text or all texts of the card speak of it (2E-naming-cards/1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from spaceline.core.caching import cached_on
from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Option
from spaceline.core.data.frames import RunEffect
from spaceline.core.data.leaves import CardId, Lasting, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.choices import Name
from spaceline.effects.perform.opponents import is_unread
from spaceline.effects.perform.reading import cards_meant, current
from spaceline.effects.perform.verdicts import ASK, CAME_BACK, COME_BACK, DONE_WELL, FELL_SHORT, Outcome, running
from spaceline.effects.world import world_of

NAMED = "name"
"""The kind of option by which something is named."""


def name(state: State, run: RunEffect, it: Name) -> Outcome:
    """Ask for a name, if there is anything to name; the cards that it is read from may be examined first.

    2E-showing-your-cards/3.
    """
    if run.resumed == CAME_BACK:
        return ASK
    if not words_to_choose(state, run, it):
        return FELL_SHORT
    player, unread = namer(state, run, it), unread_for(state, run, it)
    if unread:
        request(state, Change("examine", unread, player, run.source))
        return COME_BACK
    return ASK


def namer(state: State, run: RunEffect, it: Name) -> PlayerId:
    """The player who names it."""
    return run.you if it.by == "you" else world_of(state).opponent(state, run)


def unread_for(state: State, run: RunEffect, it: Name) -> tuple[CardId, ...]:
    """The concealed cards of somebody else that the player reads it from."""
    if it.of is None:
        return ()
    player = namer(state, run, it)
    return tuple(card for card in cards_meant(state, run, it.of) if is_unread(state, card, player))


def words_to_choose(state: State, run: RunEffect, it: Name) -> tuple[str, ...]:
    """The skills or titles that may be named, in alphabetical order."""
    if it.skills:
        return it.skills
    if it.of is not None:
        look, cards = current(state), cards_meant(state, run, it.of)
        if it.what == "title":
            return tuple(sorted({state.definition(card).title for card in cards}))
        return tuple(sorted({skill for card in cards for skill in look(card).skills}))
    return nameable(state, it)


@cached_on()
def nameable(state: State, it: Name) -> tuple[str, ...]:
    """What is printed on any card, and the skills that the rules list beside, in alphabetical order."""
    kinds = {type(definition.facts) for definition in state.ruleset.definitions.values()} if it.what == "skill" else ()
    listed = (skill for kind in kinds for skill in kind.listed_skills)
    return tuple(sorted({*printed(state, it), *listed}))


def printed(state: State, it: Name) -> Iterator[str]:
    """The skills, or the titles of cards of some types without subtitle, that are printed on any card.

    2E-naming-cards/1; a classification is a regular skill too (1E-G:appendix-a-regular-skills/1).
    """
    for definition in state.ruleset.definitions.values():
        if it.what == "skill":
            yield from definition.facts.nameable_skills()
        elif definition.title and (not it.types or definition.type in it.types):
            yield definition.title


def which_word(state: State, run: RunEffect, it: Name) -> Decision:
    """Ask which it is."""
    options = tuple(Option(NAMED, detail=word) for word in words_to_choose(state, run, it))
    return Decision(namer(state, run, it), "option", f"name.{it.what}", options, about=(run.source,))


def take_word(state: State, run: RunEffect, it: Name, answer: Answer) -> Outcome:
    """Tell everybody, and remember it for this text or for all texts of the card."""
    assert answer.option is not None
    word = answer.option.detail
    if unread_for(state, run, it):
        request(state, Change("stop-examining", (), namer(state, run, it), run.source))
    request(state, Change("name", (), namer(state, run, it), run.source, detail=word))
    state.frames[state.depth] = replace(running(state), words={**run.words, it.name: word})
    if it.what == "skill" and it.of is not None:
        look = current(state)
        having = tuple(card for card in cards_meant(state, run, it.of) if look(card).skills.get(word))
        request(state, *world_of(state).chosen(state, running(state), it, having))
    if it.until:
        until = f"turn-of-{run.you}" if it.until == "your_next_turn" else it.until
        world_of(state).begin(state, Lasting(run.definition, (), run.source, run.you, until, words={it.name: word}))
    return DONE_WELL
