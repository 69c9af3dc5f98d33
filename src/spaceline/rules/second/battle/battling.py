"""The steps that combat and engagements have in common: beginning, winning, what texts say of it, and the end."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.leaves import CardId
from spaceline.core.ruleset import DONE, Next
from spaceline.core.state import State
from spaceline.effects.names import OPPONENT
from spaceline.effects.paths import names
from spaceline.effects.perform.required import node_at
from spaceline.effects.perform.run import begin_effect, report
from spaceline.rules import verbs
from spaceline.rules.second.battle import sides
from spaceline.rules.second.battle.showing import shown_to_begin
from spaceline.rules.second.data.frames import Battle
from spaceline.rules.second.playing.skill_costs import charge
from spaceline.rules.second.topics import BATTLE


def begin(state: State, battle: Battle) -> Next:
    """Announce who is involved: more may join, and texts may prevent it; without an enemy there is no battle."""
    if not sides.fighters(state, battle, battle.opponent):
        return "leave"
    state.invalidate(BATTLE)
    begun = Change("begin-battle", sides.involved(state, battle), battle.player, battle.source)
    used = tuple(shown_to_begin(state, battle))
    request(state, *used, begun)
    charge(state, used)
    return None


def carry_out_beginning(state: State, battle: Battle) -> Next:
    """What the text says of how it begins; one that was prevented is not won, and no more than that comes of it."""
    if not battle.has_begun:
        carry_out(state, battle, "otherwise")
        return "leave"
    carry_out(state, battle, "first")
    return None


def carry_out(state: State, battle: Battle, part: str) -> None:
    """Carry out a part of the text that began the battle, if there is one: it speaks of the enemy."""
    if not battle.definition:
        return
    parts = names(node_at(state, battle.definition, battle.path))
    if part in parts:
        path = (*battle.path, parts.index(part))
        enemy = {OPPONENT: (battle.opponent,)} if len(state.players) > 2 else {}
        begin_effect(state, battle.source, path, battle.player, cards={**battle.named, **enemy})


def compare(state: State, battle: Battle, own: int, others: int) -> None:
    """The higher total wins; equal ones leave no winner (2E-combat/8, 2E-engagements/10).

    Texts may have added to the total of a side.
    """
    own += sum(amount for player, amount in battle.added if player == battle.player)
    others += sum(amount for player, amount in battle.added if player == battle.opponent)
    winner = battle.player if own > others else battle.opponent if others > own else 0
    state.frames[state.depth] = replace(battle, winner=winner)
    request(
        state,
        Change("total", (), battle.player, battle.source, amount=own),
        Change("total", (), battle.opponent, battle.source, amount=others),
    )
    if winner:
        request(state, Change("win-battle", sides.involved_of(state, battle, winner), winner, battle.source))


def carry_out_result(state: State, battle: Battle) -> Next:
    """Only texts say what winning and losing brings (2E-combat/9, 2E-engagements/11)."""
    carry_out(state, battle, "win" if battle.winner == battle.player else "otherwise")
    return None


def stop(state: State, battle: Battle, cards: tuple[CardId, ...]) -> None:
    """Stop those of the player who began it."""
    if cards:
        request(state, Change("stop", cards, battle.player, battle.source))


def end(state: State, battle: Battle) -> Next:
    """The moment for texts that respond to its end: after all that follows from it, stopping included."""
    if battle.has_begun:
        request(state, Change("end-battle", sides.involved(state, battle), battle.player, battle.source))
    return None


def leave(state: State, battle: Battle) -> Next:
    """What lasts until its end ends; the text that began it learns whether it was won."""
    verbs.end_lasting(state, "battle")
    state.invalidate(BATTLE)
    report(state, state.depth, succeeded=battle.winner == battle.player)
    return DONE
