"""What is told, to whom and for how long: properties that hold at every question, whatever the card.

Each yields in words what is wrong. What is otherwise by a rule or a text stands in ``declared``.
"""

import random
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from spaceline.core.data.decisions import RESPOND, Decision
from spaceline.core.data.frames import Action, RunEffect, Window
from spaceline.core.data.leaves import CardId, EntityId, PlayerId
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.core.view import may_read, outward, seen_decision, seen_event, view
from spaceline.effects.nodes import walk
from spaceline.effects.nodes.effects import Gate, Select, Tell, Top
from spaceline.effects.nodes.selectors import Cards, Number
from spaceline.effects.perform.reading import expression
from spaceline.effects.perform.verdicts import NAMED
from spaceline.presentation.chosen_before import names_given, set_aside
from spaceline.presentation.model.prompts import Prompt
from spaceline.presentation.prompts import prompt_of
from spaceline.rules.second.showing import is_of_own_personnel
from tests.contract.going_back.comparing import encoded
from tests.contract.going_back.twins import other_cards, with_faces
from tests.contract.told import declared
from tests.contract.told.walks import Step
from tests.support.shown_games import scene

Openness = Mapping[CardId, tuple[tuple[EntityId, str], frozenset[PlayerId]]]
"""Where each card lies, and who can read it."""


def source_of(state: State) -> str:
    """The text that asks, or the kind of frame."""
    frame = state.frames[-1]
    return state.ruleset.definitions[frame.definition].name if isinstance(frame, RunEffect) else type(frame).__name__


def shown_to(state: State, player: PlayerId) -> Prompt:
    """The question as it is put before a person."""
    asked = seen_decision(state, player)
    assert asked is not None
    return prompt_of(scene(state, player), asked, 1)


def candidates(asked: Decision) -> tuple[CardId, ...]:
    """The cards among which somebody chooses; what an action plays or names is no choice among shown cards."""
    if asked.selection is not None:
        return asked.selection.cards
    return tuple(option.card for option in asked.options) if asked.kind == "option" else ()


def unread_candidates(step: Step) -> Iterator[str]:
    """Whoever chooses among cards can read each of them (1E-12.1/2, 1E-12.12/3, 2E-selections/2)."""
    state, asked = step.state, step.asked
    unread = [it for it in candidates(asked) if it in state.cards and not may_read(state, it, asked.player)]
    if unread and asked.prompt not in declared.BLIND:
        where = sorted({state.cards[card].role for card in unread})
        yield f"{asked.prompt} of {source_of(state)} is asked among cards that cannot be read, in {where}"


def is_at_rest(state: State) -> bool:
    """Whether nothing is going on but a turn."""
    return len(state.frames) == 1


def openness(state: State) -> Openness:
    """Who can read what now."""
    viewers = (0, *state.players)
    return {
        card: ((leaf.parent, leaf.role), frozenset(it for it in viewers if may_read(state, card, it)))
        for card, leaf in state.cards.items()
    }


def left_open(before: Openness, step: Step) -> Iterator[str]:
    """What was shown for a while is not readable any more when nothing is going on (2E-examine/2, 1E-12.12/2)."""
    state = step.state
    for card, (zone, viewers) in openness(state).items():
        old_zone, old_viewers = before.get(card, (zone, viewers))
        leaf, type_ = state.cards[card], state.definition(card).type
        is_hidden_there = zone[1] in declared.LIES_CONCEALED and type_ in declared.CONCEALED_TYPES
        has_come_to_lie_open = leaf.face_up and zone != old_zone and not is_hidden_there
        if viewers - old_viewers <= {zone[0], leaf.controller} or has_come_to_lie_open:
            continue
        verbs = dict.fromkeys(it.change.verb for it in step.events if card in it.change.cards)
        if not any(verb in declared.OPENS for verb in verbs) and not declared.stays_seen(state, card):
            yield f"a {type_} in {zone[1]} can still be read after {', '.join(verbs)}"


def hidden_cards_told(step: Step, seed: int) -> Iterator[str]:
    """Nothing in a view, numbers, frames and the question among it, depends on cards that the viewer cannot read.

    What is responded to is left out: what of it matters was shown as it happened (2E-showing-your-cards/5).
    """
    state, rng = step.state, random.Random(seed)
    happened = {card for frame in state.frames if isinstance(frame, Window) for card in frame.occurrence.cards}
    for viewer in (0, *state.players):
        faces = {card: face for card, face in other_cards(state, viewer, rng).items() if card not in happened}
        twin = with_faces(state, faces, seed)
        one, other = view(state, viewer), view(twin, viewer)
        if encoded(one) != encoded(other):
            parts = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
            yield f"{parts} of a view tell of hidden cards at {step.asked.prompt} of {source_of(state)}"


def spoken_of(it: Gate, run: RunEffect) -> tuple[set[CardId], set[int]]:
    """The cards and numbers that were named before, and of which a text speaks where somebody decides."""
    parts = [part for _, part in walk(it)]
    inside = {part.name for part in parts if isinstance(part, Select | Top)}
    names = {part.name for part in parts if isinstance(part, Cards) and part.where == "named"} - inside
    numbers = {run.numbers[part.name] for part in parts if isinstance(part, Number) and part.name in run.numbers}
    return {card for name in names for card in run.cards.get(name, ())}, numbers


def undisclosed(step: Step) -> Iterator[str]:
    """Whoever says yes or no is told before of which cards a text speaks and what its numbers are.

    What is fixed stands in the text, which lies beside the question (2E-actions-costs/1, 1E-5.0/6).
    """
    state, frame = step.state, step.state.frames[-1]
    node = expression(state, frame) if isinstance(frame, RunEffect) and step.asked.kind == "yes_no" else None
    if not isinstance(node, Gate):
        return
    around = expression(state, replace(frame, cursor=frame.cursor[:-1])) if frame.cursor else node
    cards, numbers = spoken_of(around if isinstance(around, Gate) and around.tries == node else node, frame)
    prompt, rename = shown_to(state, step.asked.player), outward(state, step.asked.player)
    if frame.source in state.cards and rename(frame.source) not in prompt.about:
        yield f"the text that {step.asked.prompt} is about is not shown: {source_of(state)}"
    if any(rename(card) and rename(card) not in prompt.about for card in cards if card in state.cards):
        yield f"{source_of(state)} does not say of which cards it speaks before it is decided"
    if numbers and not numbers & set(prompt.totals.values()):
        yield f"{source_of(state)} does not say what its number is before it is decided"


def chosen(state: State) -> Iterator[CardId]:
    """The cards that were chosen for what may be responded to, other than those the action itself names."""
    for run in set_aside(tuple(state.frames)):
        abilities = state.ruleset.definitions[run.definition].abilities
        for name in (*names_given(abilities[run.path[0]]), NAMED):
            yield from (card for card in run.cards.get(name, ()) if card in state.cards)


def untold_to_responders(step: Step) -> Iterator[str]:
    """Whoever may respond is told what happens or was begun, and what was chosen for it (1E-5.0/6, 1E-G:target/2)."""
    state, asked, window = step.state, step.asked, step.state.frames[-1]
    if asked.question.kind != RESPOND or not isinstance(window, Window):
        return
    prompt, rename = shown_to(state, asked.player), outward(state, asked.player)
    if window.moment != "between" and not prompt.question.partition("?")[2].strip():
        yield f"{asked.prompt} does not say to what one may respond"
    named = {
        it for frame in state.frames if isinstance(frame, Action) for it in (frame.option.card, frame.option.target)
    }
    for card in (*window.occurrence.cards, *chosen(state)):
        is_known = card in state.cards and may_read(state, card, asked.player)
        if is_known and card not in named and rename(card) not in prompt.about:
            yield f"{asked.prompt}: one of the cards is not told"


def orders_told(step: Step) -> Iterator[str]:
    """Only who puts cards into a pile that nobody looks through learns how they lie there (1E-12.12/5)."""
    state = step.state
    for viewer in state.players:
        coming: dict[tuple[EntityId, str], list[str]] = {}
        for event in step.events:
            change = event.change
            if change.verb == "shuffle":
                coming.pop((change.player, change.role), None)
            role = state.ruleset.roles.get(change.role)
            if role is None or role.known != "nobody" or change.role in declared.KNOWN_PILES or change.player == viewer:
                continue
            seen = seen_event(state, event, viewer)
            faces = seen.definitions if seen is not None else ()
            is_sorted = len(faces) > 1 and list(faces) == sorted(faces)
            if faces and not is_sorted:
                coming.setdefault((change.to, change.role), []).extend(filter(None, faces))
        yield from (f"the order of cards in {role} is told" for (_, role), it in coming.items() if len(set(it)) > 1)


def numbers_kept(rules: Ruleset) -> Iterator[str]:
    """The numbers that texts keep in their frames, where all can look them up, are of what all may know."""
    for it in rules.definitions.values():
        for node in (node for ability in it.abilities for _, node in walk(ability)):
            cards = getattr(node.amount, "cards", None) if isinstance(node, Tell) else None
            if cards is not None and cards.where not in declared.NUMBERS:
                yield f"{it.name} keeps a number of cards in {cards.where}"


def unshown_conditions(rules: Ruleset) -> Iterator[str]:
    """Own personnel without whom other cards could not be meant are asked for only where they show it.

    Whom a text counts or chooses is shown by that (2E-showing-your-cards/3).
    """
    for it in rules.definitions.values():
        for node in (node for ability in it.abilities for _, node in walk(ability)):
            kind = type(node).__name__
            for field in node.__struct_fields__:
                cards = getattr(node, field)
                partners = cards.to if isinstance(cards, Cards) and field != "copies" else cards
                is_asked = isinstance(partners, Cards) and is_of_own_personnel(partners)
                if is_asked and (kind, field) not in declared.SHOWS_PARTNERS:
                    yield f"{it.name} asks for own personnel in {field} of {kind}, who are not shown"
