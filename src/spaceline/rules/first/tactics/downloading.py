"""Downloads of tactics: in stage 3 of a ship battle, in place of drawing (1E-7.4.3.0.4/1, 1E-6.5.3.0.7/1).

Which tactics lie in a side deck only its player may know, so it is asked whether they are there or not. What is
downloaded is the current tactic; the icon is used even if nothing is found (1E-6.5.3.0.2/3).
"""

from __future__ import annotations

from collections.abc import Iterator

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import SpecialDownload
from spaceline.effects.perform.reading import values_for_filter
from spaceline.effects.scope import Reading
from spaceline.effects.world import world_of
from spaceline.rules import verbs
from spaceline.rules.first.definition import SPECIAL
from spaceline.rules.first.playing.downloading import cannot_provide
from spaceline.rules.first.playing.limits import note_use, used_up
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
            if names_tactic(state, text) and used_up(state, player, card, at) is None:
                yield Option(DOWNLOAD, card, detail=str(at))


def names_tactic(state: State, text: SpecialDownload) -> bool:
    """Whether a tactic of this game is what an icon names."""
    titles = text.effect.cards.names("titles")
    return any(it.type == side_deck.TACTIC and it.title in titles for it in state.ruleset.definitions.values())


def found(state: State, player: PlayerId, option: Option) -> tuple[CardId, ...]:
    """The tactics of a player's side deck that an icon names."""
    text: SpecialDownload = definition(state, option.card).abilities[int(option.detail)]
    wanted = text.effect.cards
    left = side_deck.left(state, player)
    return world_of(state).fitting(state, left, wanted, values_for_filter(state, wanted))


def fetch(state: State, player: PlayerId, option: Option, tactics: tuple[CardId, ...]) -> None:
    """Use the icon, and lay the first of the tactics that may be current."""
    note_use(state, player, option.card, int(option.detail))
    request(state, Change("use", (option.card,), player, option.card, detail=verbs.TEXT))
    if tactics:
        request(state, Change(DOWNLOAD, tactics[:1], player, option.card))
