"""Counter-attack: whoever was attacked at a location may strike back there in the next own turn (1E-7.4.4)."""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import TABLE, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.rules.first.battle.striking_back import ATTACKED
from spaceline.rules.first.switches import readings
from spaceline.rules.first.turn import active_player

COUNTER_ATTACK = "counter-attack"
"""Why a battle takes place: restrictions of affiliation and the need for leaders are lifted (1E-7.4.4/3)."""


def remember_attack(state: State, attacker: PlayerId, victim: PlayerId, place: PlaceId) -> None:
    """Give the victim the right to a counter-attack, whatever becomes of the battle (1E-7.4.4/2, 1E-7.4.1.0.2/1).

    Each attack does, a counter-attack too (1E-7.4.4/4).
    """
    if attacker in state.players and victim in state.players and attacker != victim:
        turns_away = 2 if active_player(state) == victim else 1
        coming = state.mark(TABLE, "turns") + turns_away + 1
        request(state, Change("note", (), attacker, to=place, amount=coming, detail=ATTACKED[victim]))


def use_right(state: State, player: PlayerId, place: PlaceId) -> None:
    """A counter-attack takes the right away, where it is for one battle only (1E-7.4.4/2, ambiguity 24)."""
    if readings(state).counter_attacks == "one":
        request(state, Change("note", (), player, to=place, detail=ATTACKED[player]))
