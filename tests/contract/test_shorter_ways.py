"""What is found by a look at print is what looking at each card finds, in positions of all sorts."""

from itertools import chain, islice

from spaceline.core.modifiers import current_values_for
from spaceline.effects.nodes.abilities import Plays
from spaceline.effects.world import world_of
from spaceline.rules.first import places, teams
from spaceline.rules.first.affiliations import allegiance, are_at_one, treaties_of
from spaceline.rules.first.movement.boarding import go_with_all, hosts
from spaceline.rules.first.playing.timing import FREE, LISTENING, is_by_print, is_of_the_card, speaks_of
from spaceline.rules.first.values import definition, type_of
from tests.contract.offers.positions import all_tables, mixed


def misfits(state, player):
    """The cards of a player that would not go with an own ship or facility, or are under house arrest there."""
    own = [card for card, leaf in state.cards.items() if leaf.owner == player and type_of(state, card) == "personnel"]
    treaties = treaties_of(state, player)
    for vessel in places.vessels_of(state, player):
        yield from teams.arrested_aboard(state, vessel, player)
        there = hosts(state, vessel, player)
        for card in own:
            modes = definition(state, card).modes
            if not all(go_with_all(allegiance(state, mode), there, treaties) for mode in modes):
                yield card


def test_nobody_is_at_odds_where_print_says_so(is_thorough):
    positions, share = (120, 0.3) if is_thorough else (40, 0.1)
    looked_at, others = 0, 0
    for where, state in chain(islice(mixed("first", 11, every=6), positions), all_tables("first", 11, share)):
        for player in state.players:
            if are_at_one(state, player):
                looked_at += 1
                assert not list(misfits(state, player)), where
            else:
                others += bool(list(misfits(state, player)))
    assert looked_at > 20
    assert others


def freed_by_print(state):
    """What texts that free cards of a hand say of these, where print alone decides."""
    for source in state.watched.get(LISTENING[FREE], ()):
        for _, text in definition(state, source).of_kind(Plays):
            if text.how != FREE or text.cards is None or not is_of_the_card(text.cards):
                continue
            if current_values_for(state, world_of(state).dependencies(text.cards).values) is None:
                yield text.cards


def test_what_plays_for_free_by_print_does(is_thorough):
    positions, share = (120, 0.3) if is_thorough else (40, 0.1)
    found = set()
    for where, state in chain(islice(mixed("first", 12, every=6), positions), all_tables("first", 12, share)):
        for asked in freed_by_print(state):
            for card in (card for player in state.players for card in state.zone(player, "hand")):
                is_so = speaks_of(state, asked, card)
                assert is_by_print(state, asked, card) == is_so, where
                found.add(is_so)
    assert found == {True, False}
