"""Downloads of tactics: in stage 3 of a ship battle, in place of drawing (1E-7.4.3.0.4/1, 1E-6.5.3.0.7/1).

Whoever owns a side deck knows what is left in it, since all others of these tactics lie open, so the icon is offered
only where its tactic is there. What is downloaded is the current tactic.
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import PlayedOnlyIf, SpecialDownload
from spaceline.effects.nodes.effects import Download
from spaceline.effects.perform.reading import holds, values_for_filter
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules import verbs
from spaceline.rules.first.definition import SPECIAL
from spaceline.rules.first.playing.limits import note_use, used_up
from spaceline.rules.first.playing.special_downloads import cannot_provide
from spaceline.rules.first.tactics import side_deck
from spaceline.rules.first.values import definition

DOWNLOAD = "download-tactic"


def offers(state: State, player: PlayerId) -> Iterator[Option]:
    """The icons by which a player could download a tactic now, once in the game each, from wherever they are.

    1E-6.5.4/3, 1E-6.5.4.0.1/5.
    """
    for card in state.watched.get(SPECIAL, ()):
        if state.cards[card].controller != player or not state.in_play(card):
            continue
        if cannot_provide(state, Reading(card, player)) is not None:
            continue
        for at, text in definition(state, card).of_kind(SpecialDownload):
            if named(state, player, text) and used_up(state, player, card, at) is None:
                yield Option(DOWNLOAD, card, detail=str(at))


def named(state: State, player: PlayerId, text: SpecialDownload) -> tuple[CardId, ...]:
    """The tactics of a player's side deck that an icon names and that may be the current one."""
    if not isinstance(text.effect, Download):
        return ()
    wanted, left = text.effect.cards, side_deck.left(state, player)
    found = world_of(state).fitting(state, left, wanted, values_for_filter(state, wanted))
    return tuple(card for card in found if may_be_current(state, player, card))


def may_be_current(state: State, player: PlayerId, tactic: CardId) -> bool:
    """Whether a tactic can be used as the current one: its text may require a certain ship to fire (1E-G:tactic/1)."""
    it = definition(state, tactic)
    return it.is_built and all(holds(state, Reading(tactic, player), text.test) for _, text in it.of_kind(PlayedOnlyIf))


def fetch(state: State, player: PlayerId, option: Option) -> None:
    """Use the icon, and lay the first of its tactics."""
    at = int(option.detail)
    text = definition(state, option.card).abilities[at]
    assert isinstance(text, SpecialDownload)
    tactics = named(state, player, text)
    note_use(state, player, option.card, at)
    request(state, Change("use", (option.card,), player, option.card, detail=verbs.TEXT))
    request(state, Change(DOWNLOAD, tactics[:1], player, option.card))
