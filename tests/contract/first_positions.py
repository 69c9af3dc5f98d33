"""What must hold on the table of First Edition at every decision, said without the code that sees to it."""

from collections import Counter

from spaceline.core.data.leaves import FIRST_CARD, NOBODY, TABLE
from spaceline.core.state import State
from spaceline.effects.nodes.abilities import Boards
from spaceline.rules.first.definition import AFTER_FAILURE, SELF_CONTROLLED
from spaceline.rules.first.missions.remembering import those_that_undo
from spaceline.rules.first.places import OUT_OF_TIME
from spaceline.rules.first.values import facts, is_captive, type_of

IN_BATTLE = ("in-battle", "stunned", "wounded", "revealed")
HOMES = {
    "personnel": ("aboard", "surface", "on"),
    "equipment": ("aboard", "surface", "on"),
    "ship": ("space", "docked", "surface", "aboard", "on"),
    "facility": ("space", "surface", "on"),
    "mission": ("mission",),
}
"""Where cards of a type lie in play, between actions."""


def position_is_legal(state: State) -> None:
    """Everything below."""
    cards_lie_where_their_type_may(state)
    ships_are_where_they_can_be(state)
    damage_is_no_more_than_ships_bear(state)
    nobody_owns_two_of_a_kind(state)
    what_is_over_is_cleared_away(state)
    points_are_of_cards(state)
    lasting_effects_have_their_cards(state)
    nobody_controls_only_what_acts_by_itself(state)


def has_frame(state: State, *procedures: str) -> bool:
    return any(type(frame).__name__ in procedures for frame in state.frames)


def kind_of(state: State, place: int) -> str:
    missions = state.zone(place, "mission")
    return facts(state, missions[0]).kind if missions else ""


def cards_lie_where_their_type_may(state: State) -> None:
    """Personnel and equipment aboard or on a planet, missions on the spaceline, dilemmas never with the drawn cards.

    1E-2.1/2, 1E-7.0.1/5, 1E-3.2/2.
    """
    for card, leaf in state.cards.items():
        type_ = type_of(state, card)
        name = state.definition(card).title
        if leaf.role in ("hand", "deck", "discard"):
            is_earned = leaf.role == "hand" and type_ == "artifact"
            assert leaf.parent == leaf.owner or is_earned, f"{name} lies in a pile of somebody else: {leaf}"
            assert type_ != "mission", f"a mission is among the drawn cards: {name}"
        if type_ == "dilemma" and state.ruleset.switches.dilemmas_leave == "out-of-play":
            assert leaf.role not in ("hand", "deck"), f"a dilemma lies there: {name}, {leaf.role}"
        if not state.in_play(card) or leaf.role in ("playing", "encountered"):
            continue
        if type_ in HOMES:
            assert leaf.role in HOMES[type_], f"{name} lies in {leaf.role}"
        if leaf.role in ("aboard", "docked", "on"):
            assert leaf.parent >= FIRST_CARD, f"{name} is {leaf.role} at no card"
        if leaf.role == "aboard":
            assert type_of(state, leaf.parent) in ("ship", "facility"), f"{name} is aboard what is no vessel"
        if leaf.role == "surface":
            assert kind_of(state, leaf.parent) in ("planet", "dual"), f"{name} is on a planet at a space mission"
        if type_ == "interrupt" and definition_is_printed_interrupt(state, card):
            is_boarder = leaf.role == "aboard" and state.definition(card).of_kind(Boards)
            on_its_own = leaf.role in ("on", "at", "table", "space", "surface")
            assert on_its_own or is_boarder, f"{name} lies in {leaf.role}"


def definition_is_printed_interrupt(state: State, card: int) -> bool:
    return facts(state, card).type == "interrupt"


def ships_are_where_they_can_be(state: State) -> None:
    """Docked at a facility, at a location of the spaceline; RANGE is not used beyond what is there (1E-7.1.5/1)."""
    for leaf in state.cards.values():
        if leaf.role == "docked":
            assert type_of(state, leaf.parent) == "facility", f"docked at what is no facility: {leaf}"
        if leaf.role == "space":
            is_gone = state.places[leaf.parent].key == OUT_OF_TIME
            assert is_gone or state.mark(leaf.parent, "position"), f"in space at no location: {leaf}"


def damage_is_no_more_than_ships_bear(state: State) -> None:
    """Two rotation damages destroy (1E-7.5.1.2/1)."""
    for (card, name), value in state.marks.items():
        if name == "damage" and not has_frame(state, "ShipBattle", "Changing"):
            assert value < 2, f"{state.definition(card).title} has no HULL and is there"
        if name == "damage":
            bears_damage = type_of(state, card) in ("ship", "facility") or acts_by_itself(state, card)
            assert bears_damage, f"{state.definition(card).title} is damaged"


def acts_by_itself(state: State, card: int) -> bool:
    return state.cards[card].controller == NOBODY


def nobody_controls_only_what_acts_by_itself(state: State) -> None:
    """What bears the icon, and Rogue Borg aboard a ship (1E-11.1/1, 1E-G:intruder/1)."""
    for card, leaf in state.cards.items():
        it = state.definition(card)
        if leaf.controller == NOBODY:
            is_wild = SELF_CONTROLLED in it.facts.icons and leaf.role == "space"
            assert is_wild or (it.of_kind(Boards) and leaf.role == "aboard"), f"nobody controls {it.title}: {leaf}"


def nobody_owns_two_of_a_kind(state: State) -> None:
    """One of each unique card and persona for an owner, one of what is not duplicatable for all (1E-6.2/3, /5)."""
    owned: Counter[tuple[int, str]] = Counter()
    for card, leaf in state.cards.items():
        it = state.definition(card)
        if state.in_play(card) and leaf.role not in ("playing", "encountered", "mission"):
            if it.facts.uniqueness in ("unique", "enigma"):
                owned[leaf.owner, it.persona] += 1
            if it.facts.uniqueness == "not-duplicatable":
                owned[0, it.title] += 1
    twice = [key for key, count in owned.items() if count > 1]
    assert not twice, f"more than one in play: {twice}"


def what_is_over_is_cleared_away(state: State) -> None:
    """Between actions nothing is left of plays, encounters and battles."""
    roles = {role for _, role in state.contents}
    if not has_frame(state, "CardPlay", "Changing", "Window", "Seeding") and len(state.frames) < 3:
        assert "playing" not in roles, "a card is still being played"
    if not has_frame(state, "SeedEncounter", "MissionAttempt", "Changing"):
        assert "encountered" not in roles, "a seed is still encountered"
    if not has_frame(state, "PersonnelBattle", "ShipBattle", "Changing"):
        left = [(state.definition(card).title, name) for card, name in state.marks if name in IN_BATTLE]
        assert not left, f"a battle has left marks: {left}"
    if len(state.frames) == 1:
        is_remembered = AFTER_FAILURE in state.watched and those_that_undo(state)
        assert is_remembered or not state.restores, "positions are kept that nobody can return to"
        assert len(state.restores) <= 4, "more positions are kept than two actions need"
        assert state.marks.get((TABLE, "began"), 0) or has_frame(state, "Seeding")
    trapped = [card for card in state.cards if is_captive(state, card)]
    assert all(type_of(state, card) == "personnel" for card in trapped)


def points_are_of_cards(state: State) -> None:
    """Scores are not below zero, and bonus points are part of them (1E-9.0/4)."""
    for player in state.players:
        assert state.mark(player, "bonus") >= 0 or state.mark(player, "points") <= 0
        completed = [place for place in state.places if state.mark(place, "completed") == player]
        if not completed:
            assert state.mark(player, "points") == state.mark(player, "bonus"), "points from nowhere"


def lasting_effects_have_their_cards(state: State) -> None:
    """What lasts as long as a card is in play has that card in play; whom it affects is in play too."""
    for effect in state.lasting:
        if effect.until == "leaves":
            assert state.in_play(effect.source), f"{state.definition(effect.source).title} has left play: {effect}"
