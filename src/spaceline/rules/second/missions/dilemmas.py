"""Drawing, choosing and facing dilemmas (2E-facing-dilemmas)."""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.changing import conclude, request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Answer, Decision, Refusal, Selection
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.replaceable import Replaceable
from spaceline.core.ruleset import DONE, Next, Procedure
from spaceline.core.state import State
from spaceline.core.windows import open_window
from spaceline.effects.nodes.abilities import Faced
from spaceline.effects.perform.run import begin_effect
from spaceline.rules import verbs
from spaceline.rules.second.data.frames import DilemmaEncounter, MissionAttempt
from spaceline.rules.second.participants import current_attempt, facing, taking_part
from spaceline.rules.second.refusals import refusal
from spaceline.rules.second.switches import readings
from spaceline.rules.second.topics import ATTEMPT
from spaceline.rules.second.values import definition, facts
from spaceline.rules.second.verbs import table
from spaceline.rules.second.verbs.facing import note_facing


def prepare_to_draw(state: State, attempt: MissionAttempt) -> Next:
    """The moment for texts that respond to dilemmas being about to be drawn."""
    if "about:draw_dilemmas" in state.watched:
        open_window(state, "about", Change("draw_dilemmas", (), attempt.opponent, amount=max(0, attempt.limit)))
    return None


def draw_dilemmas(state: State, attempt: MissionAttempt) -> Next:
    """The player to the left draws; a pile with too few cards gives what it has (2E-facing-dilemmas/2, /3).

    Texts can respond to the drawing of any number, none included (2E-dilemmas-glossary/4). Those that are used before
    it were asked before it, once (2E-when-and-while/2).
    """
    drawer = attempt.opponent
    drawn = draw_from_pile(state, drawer, attempt.limit + attempt.more_drawn)
    turn_on_reaching(state, drawer)
    conclude(state, Change("draw_dilemmas", (), drawer, amount=drawn))
    return None


def draw_from_pile(state: State, player: PlayerId, number: int) -> int:
    """Draw so many dilemmas, or as many as there are; returns how many."""
    drawn = 0
    while drawn < number and turn_pile(state, player):
        table.draw_dilemma(state, player)
        drawn += 1
    return drawn


def turn_on_reaching(state: State, player: PlayerId) -> None:
    """Turn the pile where a card that lies face up is on top, even if nobody draws it (2E-facing-dilemmas/9)."""
    if readings(state).pile_turned == "on-reaching":
        turn_pile(state, player)


def turn_pile(state: State, player: PlayerId) -> bool:
    """A face-up card on top turns the pile: it is shuffled, face down; False when it is empty.

    By the rules of 2003 reaching that card is enough (2E-facing-dilemmas/9), by those of 2002 a draw must need it (/8).
    """
    pile = state.zone(player, "pile")
    if pile and state.cards[pile[0]].face_up:
        request(state, Change("shuffle", (), player, role="pile"))
    return bool(pile)


def choose_dilemmas(state: State, attempt: MissionAttempt) -> Decision | None:
    """Choose within the cost limit, no copies, no dilemma of the wrong kind, in the order in which they will be faced.

    2E-facing-dilemmas/4, /5, /6, /10. A copy of one that was overcome before is none (2E-when-your-attempt-fails/4).
    """
    drawn = state.zone(attempt.opponent, "drawn")
    fitting = tuple(card for card in drawn if works_at(state, card, attempt.mission))
    if not fitting:
        return Decision(attempt.opponent, "cards", "choose-dilemmas", selection=Selection(()))
    titles = list(dict.fromkeys(definition(state, card).title for card in fitting))
    selection = Selection(
        fitting,
        0,
        len(fitting),
        weights=tuple(facts(state, card).cost for card in fitting),
        budget=budget(attempt),
        groups=tuple(titles.index(definition(state, card).title) for card in fitting),
    )
    return Decision(
        attempt.opponent,
        "cards",
        "choose-dilemmas",
        selection=selection,
        about=(attempt.mission,),
        numbers={"limit": budget(attempt), "personnel": len(attempt.participants)},
        clause="2E-facing-dilemmas/4",
    )


def not_chosen(state: State, given: Answer, problem: Refusal) -> Refusal | None:
    """Why dilemmas cannot be chosen: copies of one another, or not for such a mission (2E-facing-dilemmas/5, /6)."""
    if problem.reason == "alike":
        return refusal("copies-of-a-dilemma")
    attempt = current_attempt(state)
    if attempt is None:
        return None
    wrong = [card for card in state.zone(attempt.opponent, "drawn") if not works_at(state, card, attempt.mission)]
    return None if set(wrong).isdisjoint(given.cards) else refusal("wrong-kind-of-dilemma")


@Replaceable
def works_at(state: State, dilemma: CardId, mission: CardId) -> bool:
    """Whether a dilemma is of the kind of the mission, or dual (2E-types-of-cards/11)."""
    return facts(state, dilemma).kind in (facts(state, mission).kind, "dual")


def budget(attempt: MissionAttempt) -> int:
    """What the dilemmas may cost together (2E-facing-dilemmas/4)."""
    return max(0, attempt.limit + attempt.more_spent)


def stack_dilemmas(state: State, attempt: MissionAttempt, answer: Answer) -> Next:
    """The chosen ones are stacked in order, the others go face up beneath the pile (2E-facing-dilemmas/7, /10)."""
    owner = attempt.opponent
    left = tuple(card for card in state.zone(owner, "drawn") if card not in answer.cards)
    changes = [Change("put", answer.cards, owner, to=owner, role="stack")] if answer.cards else []
    if left:
        changes.append(Change("put", left, owner, to=owner, role="pile"))
    request(state, *changes)
    return None


def next_dilemma(state: State, attempt: MissionAttempt) -> Next:
    """Reveal the next dilemma; with nobody left, the rest is overcome unfaced (2E-facing-dilemmas/11, /18)."""
    stack = state.zone(attempt.opponent, "stack")
    if not stack:
        return None
    left = taking_part(state, attempt)
    if not left:
        request(state, overcome(state, stack, attempt))
        return "fail"
    dilemma = stack[0]
    spent = attempt.spent + facts(state, dilemma).cost
    state.frames[state.depth] = replace(attempt, spent=spent, participants=left)
    state.frames.append(
        DilemmaEncounter(step="reveal", dilemma=dilemma, player=attempt.player, mission=attempt.mission)
    )
    request(state, Change("reveal-dilemma", (dilemma,), attempt.opponent, to=attempt.mission, role="faced"))
    return "next_dilemma"


@Replaceable
def beneath_what(state: State, mission: CardId) -> CardId:
    """Beneath which card dilemmas go that are overcome at a mission: the mission (2E-facing-dilemmas/15)."""
    return mission


def overcome(state: State, dilemmas: tuple[CardId, ...], attempt: MissionAttempt) -> Change:
    """Dilemmas go face up beneath the mission that is attempted (2E-facing-dilemmas/16)."""
    where = beneath_what(state, attempt.mission)
    return Change("overcome", dilemmas, attempt.player, to=where, role="beneath")


def reveal(state: State, encounter: DilemmaEncounter) -> Next:
    """A dilemma of the wrong kind is not faced but counts as overcome (2E-facing-dilemmas/19)."""
    attempt = current_attempt(state)
    if attempt is not None and is_above_limit(state, attempt):
        request(state, overcome(state, (encounter.dilemma, *state.zone(attempt.opponent, "stack")), attempt))
        return "overcome_unless_placed"
    return None if works_at(state, encounter.dilemma, encounter.mission) else "overcome_unless_placed"


@Replaceable
def is_above_limit(state: State, attempt: MissionAttempt) -> bool:
    """Whether the dilemma revealed is not faced, since it costs too much with those before it.

    It and all the rest are overcome then (2E-facing-dilemmas/20). The rulebook of 2002 knows only that such a dilemma
    must not be chosen: there it is faced.
    """
    return attempt.spent > budget(attempt) and readings(state).over_limit == "voided"


def face(state: State, encounter: DilemmaEncounter) -> Next:
    """The participants face it: the moment for texts that work while facing (2E-dilemmas-glossary/2)."""
    request(state, Change("face", facing(state), encounter.player, encounter.dilemma))
    return None


def carry_out_text(state: State, encounter: DilemmaEncounter) -> Next:
    """Follow its instructions (2E-facing-dilemmas/11), unless a text has prevented that and put it somewhere."""
    if state.cards[encounter.dilemma].role != "faced":
        return None
    for at, _ in definition(state, encounter.dilemma).of_kind(Faced):
        begin_effect(state, encounter.dilemma, (at, 0), encounter.player)
    return None


def overcome_unless_placed(state: State, encounter: DilemmaEncounter) -> Next:
    """It is done with: unless its text put it somewhere, it is overcome (2E-facing-dilemmas/13, /15, /16)."""
    note_facing(state)
    verbs.end_lasting(state, "dilemma")
    if encounter.ship:
        state.invalidate(ATTEMPT)
    if state.cards[encounter.dilemma].role == "faced":
        where = beneath_what(state, encounter.mission)
        request(state, Change("overcome", (encounter.dilemma,), encounter.player, to=where, role="beneath"))
    return DONE


DILEMMA_ENCOUNTER: Procedure = Procedure(DilemmaEncounter, reveal, face, carry_out_text, overcome_unless_placed)
