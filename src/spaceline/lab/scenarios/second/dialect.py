"""The part of Second Edition in the scenarios."""

from __future__ import annotations

from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.scenarios.dialect import Dialect
from spaceline.lab.scenarios.looking import figures
from spaceline.lab.scenarios.naming import NamedCards, NamesOnTable
from spaceline.lab.scenarios.second.cards import (
    FILLER,
    FILLER_DILEMMA,
    NAMING,
    OWN,
    identify,
    invented,
    without_text,
)
from spaceline.lab.scenarios.second.events import HAPPENINGS
from spaceline.lab.scenarios.second.format import Scenario, Side
from spaceline.lab.scenarios.second.looking import marks, numbers
from spaceline.lab.scenarios.second.phrases import FIXED, FORMS, READERS, beam, speak
from spaceline.lab.scenarios.second.placing import DEFAULT_MISSIONS, SEGMENTS, Setter, count_players, listed, sides
from spaceline.rules.second import values
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.setup import Brought, start
from spaceline.rules.second.turn import active_player, segment

SIZES = {"deck": 35, "pile": 20}
"""What a player brings who lists no deck or pile: the smallest legal number (2E-building-a-deck/2, /3)."""

END = "end_turn"
"""The end of the turn: first what players take as actions, then what must happen."""


def set_up(rules: Ruleset, pool: NamedCards, scenario: Scenario) -> tuple[State, NamesOnTable]:
    """The position that a scenario describes, at the beginning of a segment."""
    state = State(rules, count_players(scenario), scenario.chance.seed)
    names = NamesOnTable(pool)
    Setter(state, names, scenario).set_all()
    state.frames = [Turn(step=SEGMENTS[scenario.segment], player=scenario.turn)]
    return state, names


def started(rules: Ruleset, pool: NamedCards, scenario: Scenario) -> State:
    """A game set up by its rules (2E-setting-up)."""
    brought = []
    for player, side in sides(scenario):
        missions = side.missions or DEFAULT_MISSIONS[player - 1]
        deck = side.deck if side.deck != Side().deck else SIZES["deck"]
        pile = side.pile if side.pile != () else SIZES["pile"]
        brought.append(
            Brought(
                tuple(pool.id(name) for name in missions),
                tuple(pool.id(name) for name in listed(pile, FILLER_DILEMMA)),
                tuple(pool.id(name) for name in listed(deck, FILLER)),
            )
        )
    return start(rules, brought, scenario.chance.seed)


def moment(state: State) -> tuple[PlayerId, str]:
    """Whose turn it is and which segment."""
    now = segment(state)
    return active_player(state), END if now == SEGMENTS["end"] else now


def tally(state: State, player: PlayerId) -> str:
    """Points and counters."""
    return f"{state.mark(player, 'points')} points, {state.mark(player, 'counters')} counters"


SECOND = Dialect(
    scenario=Scenario,
    naming=NAMING,
    own_cards=OWN,
    fillers=(FILLER, FILLER_DILEMMA),
    invented=invented,
    identify=identify,
    without_text=without_text,
    set_up=set_up,
    start=started,
    brought=("missions", "deck", "pile"),
    fixed=FIXED,
    readers=READERS,
    complete=lambda state, option: option,
    forms=FORMS,
    speak=speak,
    deeds={"beam": beam},
    looks=(figures(values.attribute, values.card_values, values.range_left), numbers, marks),
    moment=moment,
    happenings=HAPPENINGS,
    skills_to_come=(),
    endings=("end play", "end orders"),
    tally=tally,
)
