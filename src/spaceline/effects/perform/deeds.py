"""The registry of effects: what each node does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spaceline.core.actions import cancel
from spaceline.core.changing import amend_change, call_off, request, without
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision
from spaceline.core.data.frames import Action, Changing, RunEffect
from spaceline.core.data.leaves import COPIED, HOLDERS, CardId, Lasting
from spaceline.core.modifiers import value
from spaceline.core.state import State
from spaceline.effects.groups import added
from spaceline.effects.names import TARGET
from spaceline.effects.nodes import (
    captivity as node_captivity,
    choices,
    course as node_course,
    effects as node,
    piles,
    space,
)
from spaceline.effects.nodes.modifiers import Copy, Demand
from spaceline.effects.parts import attacks_of, battles_of, card_plays_of, harm_of, seats_of
from spaceline.effects.perform import captivity, choosing, course, naming, offering, putting, relocating, searching
from spaceline.effects.perform.flow import each_player, for_each, gate, later, sequence
from spaceline.effects.perform.leaving import (
    cards_hit,
    cards_in_reach,
    spared,
)
from spaceline.effects.perform.random_selection import discard_by_chance, redirect, select_at_random
from spaceline.effects.perform.reading import cards_meant, number_meant
from spaceline.effects.perform.responses import probing
from spaceline.effects.perform.verdicts import (
    DONE_WELL,
    EXAMINED,
    FELL_SHORT,
    PREVENTED,
    Outcome,
    is_free,
    name_number,
    outcome,
)
from spaceline.effects.world import world_of


def to_cards(verb: str) -> Callable[[State, RunEffect, Any], Outcome]:
    """A deed that does one thing to the cards it names."""

    def deed(state: State, run: RunEffect, it: Any) -> Outcome:
        cards = spared(state, verb, cards_hit(state, run, it.cards))
        if cards:
            world, change = world_of(state), Change(verb, cards, run.you, run.source, detail=world_of(state).manner(it))
            changes = world.destroyed(state, change) if verb in ("kill", "destroy") else (change,)
            request(state, *world.hit(state, run, it.cards, cards), *changes)
        return outcome(complete=bool(cards))

    return deed


def hold(state: State, run: RunEffect, it: node.Hold) -> Outcome:
    """Hold cards on the card of the text, in stasis or not."""
    return to_cards("hold" if it.stasis else "shelter")(state, run, it)


def discard(state: State, run: RunEffect, it: node.Discard) -> Outcome:
    """Let a player discard cards: texts ask who does it."""
    cards = cards_in_reach(state, run, it.cards)
    player = run.you if it.who == "you" else world_of(state).opponent(state, run)
    if cards:
        request(state, Change("discard", cards, player, run.source))
    return outcome(complete=bool(cards) or is_free(run, it.cards))


def take_command(state: State, run: RunEffect, it: node.TakeCommand) -> Outcome:
    """Take command of cards, or give it to the player on the right."""
    cards = cards_meant(state, run, it.cards)
    player = run.you if it.who == "you" else seats_of(state).right_of(state, run.you)
    if cards:
        request(state, Change("take-command", cards, player, run.source))
    return outcome(complete=bool(cards))


def shuffle(state: State, run: RunEffect, it: piles.Shuffle) -> Outcome:
    """Shuffle a pile."""
    player = run.you if it.cards.of == "you" else world_of(state).opponent(state, run)
    request(state, Change("shuffle", (), player, run.source, role=it.cards.where))
    return DONE_WELL


def draw(state: State, run: RunEffect, it: node.Draw) -> Outcome:
    """Draw cards, as many as there are."""
    player = run.you if it.who == "you" else world_of(state).opponent(state, run)
    amount = number_meant(state, run, it.amount)
    there = len(state.zone(player, "deck"))
    if amount:
        request(state, *world_of(state).draws(state, Change("draw", (), player, run.source, amount=amount), there))
    return outcome(complete=amount <= there)


def score(state: State, run: RunEffect, it: node.Score) -> Outcome:
    """Score points or lose them."""
    player = run.you if it.who == "you" else world_of(state).opponent(state, run)
    points = number_meant(state, run, it.amount) * it.times
    kind = world_of(state).points_kind(state, run, player, regardless=it.regardless)
    if kind is not None:
        request(state, Change("score", (), player, run.source, amount=points, detail=kind))
    return DONE_WELL


def battle(state: State, run: RunEffect, it: node.Attack) -> Outcome:
    """Let cards attack others."""
    attackers, targets = cards_meant(state, run, it.attackers), cards_meant(state, run, it.targets)
    return outcome(complete=attacks_of(state).battle(state, run, attackers, targets))


def card_plays(state: State, run: RunEffect, it: node.CardPlays) -> Outcome:
    """Give normal card plays or take them, if there are so many left."""
    if card_plays_of(state).plays_left(state, run.you) + it.amount < 0:
        return FELL_SHORT
    if it.amount:
        request(state, Change("grant-plays", (), run.you, run.source, amount=it.amount))
    if it.no_draws:
        request(state, Change("forgo-draws", (), run.you, run.source))
    return DONE_WELL


def tell(state: State, run: RunEffect, it: node.Tell) -> Outcome:
    """Remember a number as it is now; or let cards bear it, for whatever text asks."""
    number = number_meant(state, run, it.amount)
    if it.on is None:
        name_number(state, it.name, number)
    for card in cards_meant(state, run, it.on) if it.on is not None else ():
        borne = Lasting(run.definition, (), card, run.you, it.until, numbers={it.name: number})
        world_of(state).begin(state, borne)
    return DONE_WELL


def look(state: State, run: RunEffect, it: node.Look) -> Outcome:
    """Let a player see cards until this text is done."""
    cards = cards_meant(state, run, it.cards)
    player = run.you if it.who == "you" else world_of(state).opponent(state, run)
    if cards:
        name_number(state, EXAMINED, 1)
        request(state, Change("examine", cards, player, run.source))
    return outcome(complete=bool(cards))


def reveal(state: State, run: RunEffect, it: node.Reveal) -> Outcome:
    """Let everybody see cards until this text is done; texts ask who reveals them."""
    cards = cards_meant(state, run, it.cards)
    player = run.you if it.who == "you" else world_of(state).opponent(state, run)
    if cards:
        name_number(state, EXAMINED, 1)
        request(state, Change("reveal", cards, player, run.source))
    return outcome(complete=bool(cards))


def affect(state: State, run: RunEffect, it: node.Affect) -> Outcome:
    """Let modifiers last until a moment."""
    cards = world_of(state).modifiable(state, it, cards_meant(state, run, it.cards))
    path = (*run.path, *run.cursor)
    if not cards or (it.most and begun(state, run, path) >= it.most):
        return FELL_SHORT
    request(state, *world_of(state).hit(state, run, it.cards, cards))
    effect = Lasting(
        definition=run.definition,
        path=path,
        source=run.source,
        you=run.you,
        until=it.until if it.until != "your_next_turn" else f"turn-of-{run.you}",
        cards={**run.cards, HOLDERS: cards},
        words=run.words,
        numbers={**run.numbers, **copied(state, run, it)},
    )
    state.ruleset.language.begin(state, effect)
    return DONE_WELL


def begun(state: State, run: RunEffect, path: tuple[int, ...]) -> int:
    """How often what a text brings lasts already, on cards that are still those it was brought to."""
    return sum((it.source, it.path) == (run.source, path) for it in state.lasting if it.cards.get("affected"))


def copied(state: State, run: RunEffect, it: node.Affect) -> dict[str, int]:
    """The skills that are copied, as they are now: what happens later to the card they come from does not matter.

    All levels of them (2E-skills-glossary/5).
    """
    skills: dict[str, int] = {}
    for modifier in it.modifiers:
        of = modifier.of if isinstance(modifier, Copy | Demand) else None
        for donor in cards_meant(state, run, of) if of is not None else ():
            skills = added(skills, value(state, donor).regular_skills)
    return {f"{COPIED}{skill}": level for skill, level in skills.items()}


def prevent(state: State, run: RunEffect, it: node.Prevent) -> Outcome:
    """Prevent the change that is about to be made, for some of its cards or altogether, or what has just begun.

    A card play that is prevented is nullified (1E-G:actions-step-2-responses/4).
    """
    frame = state.frames[run.responds_to] if 0 <= run.responds_to < state.depth else None
    if isinstance(frame, Changing) and frame.made is not None:
        return undo(state, run)
    if isinstance(frame, Action) and (it.cards is None or frame.option.card in cards_meant(state, run, it.cards)):
        return nullify(state, run, node.Nullify())
    if not isinstance(frame, Changing) or not frame.pending:
        return FELL_SHORT
    change = frame.pending[0]
    cards: tuple[CardId, ...] = change.cards if it.cards is None else cards_meant(state, run, it.cards)
    amend_change(state, run.responds_to, without(change, cards))
    saved = tuple(card for card in change.cards if card in cards)
    note_prevented(state, run.responds_to - 1, saved)
    request(state, Change("prevent", saved, run.you, run.source, detail=change.verb))
    return DONE_WELL


def note_prevented(state: State, depth: int, cards: tuple[CardId, ...]) -> None:
    """Let the text that asked for it know, for what is prevented of a cost is not paid (2E-actions-effects/2)."""
    asker = state.frames[depth] if depth >= 0 and cards else None
    if isinstance(asker, RunEffect):
        named = (*asker.cards.get(PREVENTED, ()), *cards)
        state.frames[depth] = replace(asker, cards={**asker.cards, PREVENTED: named})


def undo(state: State, run: RunEffect) -> Outcome:
    """Let what has begun come to nothing, where the edition knows how; nobody responds to its beginning any more."""
    begun = call_off(state, run.responds_to)
    if begun is None or not world_of(state).call_off(state, begun):
        return FELL_SHORT
    request(state, Change("prevent", begun.cards, run.you, run.source, detail=begun.verb))
    return DONE_WELL


def nullify(state: State, run: RunEffect, it: node.Nullify) -> Outcome:
    """Nullify cards in play, or the card or action that this text responds to."""
    world = world_of(state)
    cards = threatened(state, run) if it.cards is None else cards_meant(state, run, it.cards)
    left = tuple(card for card in cards if not world.is_immune(state, card, run.source))
    if not left:
        return FELL_SHORT
    if it.cards is None:
        cancel(state, run.responds_to)
        left = left if is_card_play(state, run.responds_to) else ()
    if left:
        request(state, Change("nullify", left, run.you, run.source))
    return DONE_WELL


def threatened(state: State, run: RunEffect) -> tuple[CardId, ...]:
    """The card of the action that this text responds to."""
    frame = state.frames[run.responds_to] if 0 <= run.responds_to < state.depth else None
    return (frame.option.card,) if isinstance(frame, Action) else ()


def is_card_play(state: State, depth: int) -> bool:
    """Whether the action there plays a card; of other actions only the results are lost, not their cards."""
    frame = state.frames[depth]
    return isinstance(frame, Action) and state.ruleset.actions[frame.option.kind].known_as == "play"


def join(state: State, run: RunEffect, it: node.Join) -> Outcome:
    """Let ships join the engagement, as far as they can."""
    cards = cards_meant(state, run, it.cards)
    changes = battles_of(state).joining(state, run, cards)
    request(state, *changes)
    return outcome(complete=bool(changes))


def damage(state: State, run: RunEffect, it: node.DamageShip) -> Outcome:
    """Damage ships; what that brings about the edition says."""
    cards = cards_meant(state, run, it.cards)
    request(state, *harm_of(state).damage(state, run, cards))
    return outcome(complete=bool(cards))


def lay_waste(state: State, run: RunEffect, it: space.LayWaste) -> Outcome:
    """Destroy missions with everything there; what that brings about the edition says."""
    cards = cards_meant(state, run, it.cards)
    request(state, *harm_of(state).laid_waste(state, run, cards))
    return outcome(complete=bool(cards))


def form_location(state: State, run: RunEffect, it: space.FormLocation) -> Outcome:
    """Let the card of this text become a location beside its target, on the side that was named as it was played."""
    targets = run.cards.get(TARGET, ())
    if not targets:
        return FELL_SHORT
    plays = (frame for frame in state.frames if isinstance(frame, Action) and frame.option.card == run.source)
    side = next((frame.option.detail for frame in plays), "")
    change = Change("form-location", (run.source,), run.you, run.source, targets[0], amount=it.span, detail=side)
    request(state, change)
    return DONE_WELL


def select(state: State, run: RunEffect, it: node.Select) -> Outcome:
    """Choose cards, at random or by a player."""
    return select_at_random(state, run, it) if it.by == "random" else choosing.begin(state, run, it)


PERFORM: dict[type, Callable[[State, RunEffect, Any], Outcome]] = {
    node.Sequence: sequence,
    node.Gate: gate,
    node.Select: select,
    node.Top: choosing.top,
    node.Stop: to_cards("stop"),
    node.Unstop: to_cards("unstop"),
    node.Kill: to_cards("kill"),
    node.Destroy: to_cards("destroy"),
    node.Discard: discard,
    node.RemoveFromGame: to_cards("remove"),
    node.Reveal: reveal,
    node.Put: putting.put,
    node.TakeCommand: take_command,
    piles.Shuffle: shuffle,
    node.Draw: draw,
    node.Score: score,
    node.Tell: tell,
    node.Look: look,
    node.Affect: affect,
    node.Prevent: prevent,
    node.Nullify: nullify,
    node.Disable: to_cards("disable"),
    node.Hold: hold,
    node.Afflict: to_cards("afflict"),
    node.DamageShip: damage,
    node.Repair: to_cards("repair"),
    node.Flip: to_cards("turn-over"),
    node.Relocate: relocating.relocate,
    node.EachPlayer: each_player,
    node.ForEach: for_each,
    node.Download: searching.download,
    node.Attack: battle,
    node.BeginBattle: choosing.begin_battle,
    node.Join: join,
    node.CardPlays: card_plays,
    node.Reports: offering.report,
    choices.Guess: offering.guess,
    choices.Probe: probing.probe,
    choices.ProbeAgain: probing.probe_again,
    choices.PlayAnother: offering.play_another,
    space.Decloak: to_cards("cloak"),
    piles.Exchange: to_cards("trade"),
    space.Vanish: to_cards("vanish"),
    space.LayWaste: lay_waste,
    space.Assimilate: to_cards("assimilate"),
    space.Connect: captivity.connect,
    space.TakeControl: captivity.take_control,
    space.FormLocation: form_location,
    node.Offer: offering.offer,
    choices.Name: naming.name,
    choices.Redirect: redirect,
    choices.ByChance: discard_by_chance,
    node.Later: later,
    node_course.Allot: course.dilemmas,
    node_course.Follow: course.follow,
    node_course.FaceInstead: course.face_instead,
    node_course.EndAttempt: course.end_attempt,
    node_course.Flash: course.flash,
    node_course.SilenceContinuum: course.silence_continuum,
    node_course.CloseOutposts: to_cards("close-outposts"),
    node_course.Tribbles: course.tribbles,
    node_course.Transport: course.transport,
    node_course.AddToTotal: course.add_to_total,
    node_course.Abstain: course.abstain,
    node_course.SpendRange: to_cards("spend-range"),
    node_course.RestoreRange: to_cards("restore-range"),
    node_captivity.Capture: captivity.capture,
    node_captivity.Release: captivity.release,
    node_captivity.Abduct: captivity.abduct,
}

Question = Callable[[State, RunEffect, Any], Decision | None]
Taken = Callable[[State, RunEffect, Any, Answer], Outcome]

QUESTIONS: dict[type, tuple[Question, Taken]] = {
    node.Put: (choosing.which_order, putting.take_order),
    node.Select: (choosing.which_cards, choosing.take_cards),
    node.Top: (choosing.which_of_equals, choosing.take_equal),
    node.Gate: (choosing.whether, choosing.take_whether),
    node.Relocate: (relocating.where_or_with_what, relocating.take_place_or_luggage),
    node_course.Transport: (course.which_ends, course.take_ends),
    node.Download: (searching.which_way, searching.take_way),
    node.BeginBattle: (choosing.which_battle, choosing.take_battle),
    choices.Guess: (offering.which_type, offering.take_type),
    node.Reports: (offering.which_report, offering.take_report),
    node.Offer: (offering.which_offer, offering.take_offer),
    choices.PlayAnother: (offering.which_other, offering.take_other),
    choices.Name: (naming.which_word, naming.take_word),
}
