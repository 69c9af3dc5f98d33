"""The part of Second Edition in the scenarios."""

from __future__ import annotations

from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.scenarios.dialect import Dialect
from spaceline.lab.scenarios.format import CardNames, Several
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
from spaceline.lab.scenarios.second.placing import (
    DEFAULT_MISSIONS,
    SEGMENTS,
    Rows,
    Setter,
    count_players,
    listed,
    sides,
)
from spaceline.rules.second import values
from spaceline.rules.second.data.frames import Turn
from spaceline.rules.second.setup import Brought, start
from spaceline.rules.second.turn import active_player, segment

SIZES = {"deck": 35, "pile": 20}
"""What a player brings who lists no deck or pile: the smallest legal number (2E-building-a-deck/2, /3)."""

END = "end_turn"
"""The end of the turn: first what players take as actions, then what must happen."""


def set_up(
    rules: Ruleset, pool: NamedCards, scenario: Scenario, setter: type[Setter] = Setter
) -> tuple[State, NamesOnTable]:
    """The position that a scenario describes, at the beginning of a segment."""
    state = State(rules, count_players(scenario), scenario.chance.seed)
    names = NamesOnTable(pool)
    setter(state, names, scenario).set_all()
    state.frames = [Turn(step=SEGMENTS[scenario.segment], player=scenario.turn)]
    return state, names


def started(rules: Ruleset, pool: NamedCards, scenario: Scenario) -> State:
    """A game set up by its rules (2E-setting-up)."""
    return start(rules, [brought(pool, *it) for it in sides(scenario)], scenario.chance.seed)


def brought(pool: NamedCards, player: PlayerId, side: Side, rows: Rows = DEFAULT_MISSIONS) -> Brought:
    """What a player brings, who has a legal deck of fillers where nothing is listed."""
    deck = side.deck if side.deck != Side().deck else SIZES["deck"]
    return Brought(
        missions=ids_of(pool, side.missions or rows[player - 1], FILLER),
        pile=ids_of(pool, side.pile or SIZES["pile"], FILLER_DILEMMA),
        deck=ids_of(pool, deck, FILLER),
    )


def ids_of(pool: NamedCards, cards: CardNames | Several, filler: str) -> tuple[str, ...]:
    """The definitions of the cards; a number stands for so many fillers."""
    return tuple(pool.id(name) for name in listed(cards, filler))


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
