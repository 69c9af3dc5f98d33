"""The part of First Edition in the scenarios."""

from __future__ import annotations

from spaceline.core.data.frames import Frame
from spaceline.core.data.leaves import PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.scenarios.dialect import Dialect
from spaceline.lab.scenarios.first import looking
from spaceline.lab.scenarios.first.cards import FILLER, FILLER_TACTIC, NAMING, OWN, identify, invented, without_text
from spaceline.lab.scenarios.first.events import HAPPENINGS
from spaceline.lab.scenarios.first.format import Scenario, Side
from spaceline.lab.scenarios.first.phrases import FIXED, FORMS, READERS, beam, complete, speak, walk
from spaceline.lab.scenarios.first.placing import BOTH, SEED_PHASES, Setter, listed
from spaceline.lab.scenarios.looking import figures
from spaceline.lab.scenarios.naming import NamedCards, NameProblem, NamesOnTable
from spaceline.rules.first import values
from spaceline.rules.first.data.frames import Seeding, Turn
from spaceline.rules.first.requirements import INTELLIGENCE
from spaceline.rules.first.setup import Brought, start
from spaceline.rules.first.side_decks.piles import SIDE_DECKS
from spaceline.rules.first.turn import active_player, segment

SEGMENTS = {"start": "unstop", "play": "play_cards", "orders": "execute_orders", "end": "end_turn"}
SEEDING = {
    "doorways": "begin_doorway_phase",
    "missions": "begin_mission_phase",
    "dilemmas": "begin_dilemma_phase",
    "facilities": "begin_facility_phase",
}

DECK = 30
"""What a player brings who lists no draw deck: the smallest legal number (1E-3.2/1)."""


def set_up(rules: Ruleset, pool: NamedCards, scenario: Scenario) -> tuple[State, NamesOnTable]:
    """The position that a scenario describes, at the beginning of a part of the turn or of a seed phase."""
    if scenario.segment not in (*SEGMENTS, *SEED_PHASES):
        known = ", ".join((*SEGMENTS, *SEED_PHASES))
        raise NameProblem(f"no segment is called {scenario.segment!r}; there are {known}")
    if not {scenario.turn, *scenario.players} <= set(BOTH):
        raise NameProblem("players are numbered 1 and 2")
    state = State(rules, len(BOTH), scenario.chance.seed)
    names = NamesOnTable(pool)
    Setter(state, names, scenario).set_all()
    state.frames = [frame_of(scenario)]
    return state, names


def frame_of(scenario: Scenario) -> Frame:
    """Where the rules stand."""
    if scenario.segment in SEED_PHASES:
        return Seeding(step=SEEDING[scenario.segment], starting=scenario.turn)
    return Turn(step=SEGMENTS[scenario.segment], player=scenario.turn, has_played=scenario.played)


def started(rules: Ruleset, pool: NamedCards, scenario: Scenario) -> State:
    """A game at its beginning, before the seed phases (1E-4.0/1)."""
    brought = []
    for player in BOTH:
        side = scenario.players.get(player, Side())
        deck = side.deck if side.deck != Side().deck else DECK
        side_decks = (listed(side.tactics, FILLER_TACTIC), *(listed(getattr(side, pile)) for pile in SIDE_DECKS))
        cards = (side.mission_pile, side.seed_deck, listed(deck), (), *side_decks)
        brought.append(Brought(*(tuple(pool.id(name) for name in names) for names in cards)))
    return start(rules, brought, scenario.chance.seed)


def moment(state: State) -> tuple[PlayerId, str]:
    """Whose turn it is and which part of it."""
    return active_player(state), segment(state)


def tally(state: State, player: PlayerId) -> str:
    """Points."""
    return f"{state.mark(player, 'points')} points, {state.mark(player, 'bonus')} of them bonus points"


FIRST = Dialect(
    scenario=Scenario,
    naming=NAMING,
    own_cards=OWN,
    fillers=(FILLER, FILLER_TACTIC),
    invented=invented,
    identify=identify,
    without_text=without_text,
    set_up=set_up,
    start=started,
    brought=("mission_pile", "seed_deck", "deck", "tactics", *SIDE_DECKS),
    fixed=FIXED,
    readers=READERS,
    complete=complete,
    forms=FORMS,
    speak=speak,
    deeds={"beam": beam, "walk": walk},
    looks=(
        figures(values.attribute, values.card_values, values.range_left),
        looking.numbers,
        looking.scores,
        looking.layout,
        looking.company,
        looking.conditions,
    ),
    moment=moment,
    happenings=HAPPENINGS,
    skills_to_come=(*INTELLIGENCE, "ANIMAL", "Guramba", "Law"),
    endings=("end play", "end turn"),
    tally=tally,
)
