"""How often a text may be used: once each turn, once, twice or three times in the game (1E-12.8)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.caching import cached_on
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Refusal
from spaceline.core.data.frames import Action, Changing
from spaceline.core.data.leaves import CardId, EntityId, PlaceId, PlayerId
from spaceline.core.state import State
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.abilities import Ability, PlayedOnlyIf, SpecialDownload, When
from spaceline.effects.nodes.choices import PlayAnother
from spaceline.effects.nodes.effects import Download
from spaceline.rules import verbs
from spaceline.rules.first.playing.time_locations import TYPE as TIME_LOCATION
from spaceline.rules.first.refusals import refusal
from spaceline.rules.first.roles import IN_BATTLE_USED, IN_GAME, IN_TURN, LATEST_SOLVED, USED
from spaceline.rules.first.suspension import victims
from spaceline.rules.first.switches import readings
from spaceline.rules.first.topics import RANGE
from spaceline.rules.first.turn import GRANTED, turn_of
from spaceline.rules.first.values import definition, type_of

TURN, GAME, MISSION, BATTLE, CARD = "turn", "game", "mission", "battle", "card"
OFTENER = {"twice": 2, "thrice": 3}
"""How often in the game, counting all copies (1E-G:thrice-per-game/1)."""


def use_mark(state: State, player: PlayerId, card: CardId, at: int, limit: str) -> tuple[EntityId, str]:
    """Where the use of a text is noted.

    A use in the game counts for all copies (1E-12.8/1), one for a mission or in a battle too, and so does one in the
    turn (1E-12.8/2); but each copy of a card with the universal icon, or of a cumulative one, has its own use in the
    turn (1E-G:once-per-turn/1, ambiguity 6), but for what happens at the start or at the end of it: that is at one
    time, and so the copies have one use (1E-G:cumulative/2).
    """
    it = definition(state, card)
    # Of the texts of a card that share one use in the turn the first stands for all.
    if limit == CARD:
        at = next(number for number, text in enumerate(it.abilities) if limit_of(text) == CARD)
    if limit == GAME or limit in OFTENER:
        return (player, f"{IN_GAME}{at}:{it.title}")
    if limit == BATTLE:
        return (player, f"{IN_BATTLE_USED}{at}:{it.title}")
    if limit == MISSION:
        return (player, f"{IN_GAME}{at}:{it.title}:{mission_meant(state, player, card)}")
    by_copy = (it.has_universal_icon and not is_at_one_time(it.abilities[at])) or it.adds_up
    if by_copy and readings(state).once_per_turn == "each-copy":
        return (card, USED[at])
    return (player, f"{IN_TURN}{at}:{it.title}")


def is_at_one_time(text: Ability) -> bool:
    """Whether a text works at the start or at the end of a turn, as all of its copies do."""
    return isinstance(text, When) and text.verb in ("begin_turn", "end_turn")


def mission_meant(state: State, player: PlayerId, card: CardId) -> PlaceId:
    """At which location the mission is for which a text is used, or which time location it is.

    That is the one that its card keeps in mind, or else the one that its player solved last.
    """
    meant = ("mission", TIME_LOCATION)
    named = (state.cards[one].parent for one in victims(state, card) if type_of(state, one) in meant)
    return next(named, state.mark(player, LATEST_SOLVED))


def limit_of(text: Ability) -> str:
    """How often a text may be used; a special download once in the game (1E-6.5.4/3)."""
    if isinstance(text, SpecialDownload):
        return GAME if isinstance(text.effect, Download) else ""
    limit: str = getattr(text, "limit", "")
    return limit if limit in (TURN, GAME, MISSION, BATTLE, CARD) or limit in OFTENER else ""


def is_used_up(state: State, player: PlayerId, card: CardId, at: int) -> bool:
    """Whether the text was used as often as it may be."""
    limit = limit_of(definition(state, card).abilities[at])
    return bool(limit) and state.mark(*use_mark(state, player, card, at, limit)) >= OFTENER.get(limit, 1)


def used_up(state: State, player: PlayerId, card: CardId, at: int) -> Refusal | None:
    """The refusal of a text that was used as often as it may be."""
    if not is_used_up(state, player, card, at):
        return None
    limit = limit_of(definition(state, card).abilities[at])
    told = {TURN: "used-this-turn", CARD: "used-this-turn", BATTLE: "used-this-battle"}
    return refusal(told.get(limit, "used-this-game"))


def note_play(state: State, player: PlayerId, card: CardId) -> None:
    """Remember that a card was played that can be played once each turn, even if nothing comes of it (1E-12.8/2)."""
    for at, _ in definition(state, card).of_kind(PlayedOnlyIf):
        note_use(state, player, card, at)


def note_use(state: State, player: PlayerId, card: CardId, at: int) -> None:
    """Remember that the text was used."""
    limit = limit_of(definition(state, card).abilities[at])
    if limit:
        entity, name = use_mark(state, player, card, at, limit)
        verbs.note_use(state, entity, name, state.mark(entity, name) + 1 if limit in OFTENER else 1)
        state.invalidate(RANGE)


Uses = dict[tuple[EntityId, str], int]

HAS_PLAYED = "has-played"
"""What is noted as used when it is the normal card play of the turn."""


@cached_on()
def is_ever_taken_back(state: State) -> bool:
    """Whether a card of this game takes plays of others back."""
    definitions = {leaf.definition for leaf in state.cards.values()}
    texts = (text for name in definitions for text in state.ruleset.definitions[name].abilities)
    return any(isinstance(node, PlayAnother) for text in texts for _, node in walk(text))


def uses_before(state: State) -> Uses | None:
    """What was used before a card play; nothing where no card could take it back."""
    return uses_now(state) if is_ever_taken_back(state) else None


def uses_now(state: State) -> Uses:
    """How often everything was used by now."""
    turn = turn_of(state)
    noted = {key: times for key, times in state.marks.items() if is_of_use(key[1])}
    return {**noted, (0, HAS_PLAYED): int(turn is not None and turn.has_played)}


def is_of_use(name: str) -> bool:
    """Whether a mark counts uses of something, or normal card plays."""
    return name == GRANTED or name in USED or name.startswith((IN_GAME, IN_TURN, IN_BATTLE_USED))


def note_spent(state: State, before: Uses | None) -> None:
    """Let the running action keep what there was of everything that it has used but its own card."""
    action = state.frames[state.depth]
    if before is None or not isinstance(action, Action):
        return
    now = uses_now(state)
    changed = [key for key in {**before, **now} if before.get(key, 0) != now.get(key, 0)]
    due = [change for it in state.frames[state.depth + 1 :] if isinstance(it, Changing) for change in it.pending]
    if any(change.verb == "grant-plays" for change in due):
        changed.append((action.player, GRANTED))
    others = [(entity, name) for entity, name in changed if entity != action.option.card]
    paid = [Change("note", (), to=entity, detail=name, amount=before.get((entity, name), 0)) for entity, name in others]
    state.frames[state.depth] = replace(action, paid=tuple(paid))


def give_back(state: State, action: Action) -> None:
    """Let all that be unused that a card play had used."""
    for use in action.paid:
        turn = turn_of(state)
        if use.detail != HAS_PLAYED:
            verbs.note_use(state, use.to, use.detail, use.amount)
        elif turn is not None:
            state.frames[0] = replace(turn, has_played=bool(use.amount))


def do_without(state: State, action: Action, cards: tuple[CardId, ...]) -> None:
    """Let a supposed position be as though cards had never been in the hand, and the action had used nothing."""
    give_back(state, action)
    for card in cards:
        state.ruleset.verbs["remove"].apply(state, Change("remove", (card,), action.player))
