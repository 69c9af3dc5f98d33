"""Tactics damage: a player's tactics become damage markers on a ship or facility (1E-7.5.1.1, 1E-7.4.3/8).

Whether somebody is damaged like that depends on the other player's side deck: who has an open Battle Bridge never does
rotation damage, however little is left in it (1E-7.5.1/1, 1E-7.4.3.0.3/3).
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Selection
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import innermost
from spaceline.effects.nodes.abilities import When
from spaceline.rules.first.damage import has_no_hull, hull_lost
from spaceline.rules.first.data.frames import ShipBattle, TacticsDamage
from spaceline.rules.first.facts import DRAW, MARKERS_DRAWN, PLACE
from spaceline.rules.first.tactics import side_deck
from spaceline.rules.first.tactics.choosing import request_renewal
from spaceline.rules.first.values import attribute, definition, facts, is_barred

DEFAULT = 2
"""So many markers are drawn for a hit, or for any other damage; twice that for a direct hit (1E-G:damage/4)."""


MISS, HIT, DIRECT_HIT = 0, 1, 2
"""What a shot amounts to (1E-7.4.3/6)."""


def damage(state: State, player: PlayerId, target: CardId, source: CardId = 0, *, draws: int = DEFAULT) -> None:
    """Let a player damage a card by so many markers, by default by their usual number (1E-7.5.1.1/1).

    What is in a ship battle is damaged as by a hit of it: its HULL counts for the winner, and is looked at in the end.
    """
    if is_barred(state, target, "damaged"):
        return
    frame = TacticsDamage(
        step="place_current",
        player=player,
        target=target,
        draws=draws,
        source=source,
        in_battle=note_before(state, target, source),
    )
    state.frames.append(frame)


def note_before(state: State, target: CardId, tactic: CardId) -> bool:
    """Whether a current tactic damages a card that is in its battle; what HULL that had lost before is noted."""
    depth = innermost(state, ShipBattle)
    if depth < 0 or tactic not in state.cards or facts(state, tactic).type != side_deck.TACTIC:
        return False
    battle = state.frames[depth]
    assert isinstance(battle, ShipBattle)
    if not any(target in force for force in battle.forces.values()):
        return False
    if target not in battle.before:
        before = {**battle.before, target: hull_lost(state, target)}
        state.frames[depth] = replace(battle, before=before)
    return True


def damage_in_battle(state: State, player: PlayerId, target: CardId, shot: int, tactic: CardId) -> None:
    """Damage a card that was fired at by what the current tactic says of such a shot, by default without one.

    1E-7.4.3/8, 1E-13.0/2.
    """
    icons = icons_for(state, shot, tactic)
    if not icons:
        return
    current, draws = tactic if PLACE in icons else 0, icons.count(DRAW)
    state.frames.append(
        TacticsDamage(
            step="choose_target",
            player=player,
            target=target,
            current=current,
            draws=draws,
            shot=shot,
            in_battle=True,
        )
    )


def icons_for(state: State, shot: int, tactic: CardId) -> tuple[str, ...]:
    """By what a shot damages: 0 for a miss, 1 for a hit, 2 for a direct hit."""
    if not tactic:
        return (DRAW,) * (DEFAULT * shot)
    it = facts(state, tactic)
    more = attribute(state, tactic, MARKERS_DRAWN) if shot == HIT else 0
    return (*(it.otherwise, it.hit, it.direct_hit)[shot], *(DRAW,) * more)


def choose_target(state: State, damage: TacticsDamage) -> Decision | None:
    """Ask on which of several targets the current tactic is placed; it is a draw for the others (1E-7.4.3.0.1/3)."""
    hit = tuple(frame.target for _, frame in placing(state, damage))
    if len(hit) < 2:
        return None
    selection = Selection(hit, 1, 1)
    about = (damage.current,)
    return Decision(damage.player, "cards", "place-tactic", selection=selection, about=about, clause="1E-7.4.3.0.1/3")


def placing(state: State, damage: TacticsDamage) -> tuple[tuple[int, TacticsDamage], ...]:
    """The targets on which one and the same current tactic would be placed, those that are damaged first first."""
    frames = ((at, frame) for at, frame in enumerate(state.frames) if isinstance(frame, TacticsDamage))
    found = ((at, it) for at, it in frames if it.current and it.current == damage.current)
    return tuple(reversed([(at, it) for at, it in found if state.in_play(it.target)]))


def keep_target(state: State, damage: TacticsDamage, answer: Answer) -> Next:
    """On the others a marker is drawn in its place."""
    for at, frame in placing(state, damage):
        if frame.target not in answer.cards:
            state.frames[at] = replace(frame, current=0, draws=frame.draws + 1)
    return None


def place_current(state: State, damage: TacticsDamage) -> Next:
    """Place the current tactic."""
    if damage.current and state.in_play(damage.target):
        put(state, damage, damage.current)
    return None


def report_hit(state: State, damage: TacticsDamage) -> Next:
    """What a tactic does as the current one if it hits is done once it is placed (1E-G:isolytic-burst/1)."""
    tactic, target = damage.current, damage.target
    if damage.shot != MISS and tactic and state.cards[tactic].parent == target and says_more(state, tactic):
        hits = (HIT_BY_TACTIC, DIRECT_HIT_BY_TACTIC)[: damage.shot]
        request(state, *(Change(verb, (tactic,), damage.player, to=target) for verb in hits))
    return None


def says_more(state: State, tactic: CardId) -> bool:
    """Whether a text of a tactic responds to its hitting."""
    texts = definition(state, tactic).of_kind(When)
    return any(text.verb in (HIT_BY_TACTIC, DIRECT_HIT_BY_TACTIC) for _, text in texts)


HIT_BY_TACTIC, DIRECT_HIT_BY_TACTIC = "hit", "direct-hit"
"""The changes by which a current tactic is said to have hit; a direct hit is a hit, too."""


def draw_marker(state: State, damage: TacticsDamage) -> Next:
    """Draw the next marker, as long as there is one to be drawn."""
    drawn = side_deck.left(state, damage.player)[:1]
    if not damage.draws or not drawn or not state.in_play(damage.target):
        return "see_to_hull"
    state.frames[state.depth] = replace(damage, draws=damage.draws - 1)
    put(state, damage, drawn[0])
    return None


def put(state: State, damage: TacticsDamage, tactic: CardId) -> None:
    """Put a tactic on the card that is damaged; its immediate results answer that (1E-7.5.1.1/2).

    What the side deck cannot supply is not suffered (1E-7.5.1.1.0.1/2, 1E-G:damage/3).
    """
    request(state, Change("put", (tactic,), damage.player, damage.source, to=damage.target, role="on"))


def renew(state: State, damage: TacticsDamage) -> Next:
    """What has been used is shuffled when nothing else is left (1E-G:battle-bridge-side-deck/1)."""
    request_renewal(state, damage.player)
    return "draw_marker"


def see_to_hull(state: State, damage: TacticsDamage) -> Next:
    """HULL is looked at last: what has none left is destroyed, in a battle when that is over (1E-7.5.1.1/2)."""
    if not damage.in_battle and state.in_play(damage.target) and has_no_hull(state, damage.target):
        request(state, Change("destroy", (damage.target,), damage.player, damage.source))
    return None


def leave(state: State, damage: TacticsDamage) -> Next:
    """It is damaged."""
    return DONE


TACTICS_DAMAGE: Procedure = Procedure(
    TacticsDamage,
    Choose(choose_target, keep_target),
    place_current,
    report_hit,
    draw_marker,
    renew,
    see_to_hull,
    leave,
)
