"""The texts of one card side by side: which are one text with several occasions, and what each knows of the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from spaceline.effects.names import TARGET
from spaceline.effects.nodes import Ability, effects, walk
from spaceline.effects.nodes.abilities import (
    Cumulative,
    Cure,
    Encounter,
    Nullifier,
    Order,
    Played,
    Plays,
    PlaysOn,
    Seeds,
    Static,
    Throughout,
    When,
)
from spaceline.effects.nodes.effects import Affect, Afflict, Effect, Gate, Hold, Put
from spaceline.effects.nodes.selectors import Cards, Count
from spaceline.effects.nodes.tests import AtLeast, Both, Not, Test, Unused
from spaceline.effects.nodes.traits import Filter, Is
from spaceline.effects.nodes.words import STATION_RELATED
from spaceline.effects.render.lexicon import Lexicon


def together(abilities: Sequence[Ability]) -> Iterator[tuple[Ability, tuple[When, ...]]]:
    """The texts in order; those that do the same on another occasion follow the first one as a group."""
    done: set[int] = set()
    for at, ability in enumerate(abilities):
        if at in done:
            continue
        group = [at]
        if isinstance(ability, Plays):
            done.update(number for number, it in enumerate(abilities) if it == ability)
        if isinstance(ability, When):
            group = [
                number for number, it in enumerate(abilities[at:], at) if isinstance(it, When) and alike(it, ability)
            ]
            done.update(group)
        if len(group) > 1:
            numbers = frozenset(number + 1 for number in group)
            first, *rest = (shared_limit(abilities[number], numbers) for number in group)
            yield first, tuple(rest)
        else:
            yield ability, ()


def alike(one: When, other: When) -> bool:
    """Whether two texts differ in their occasion alone."""
    return occasionless(one) == occasionless(other)


def occasionless(it: When) -> When:
    """A text without its occasion."""
    return replace(it, verb="", by="", fate="", where="", subject=None, test=without_limits(it.test, None))


def shared_limit(it: Any, numbers: frozenset[int]) -> When:
    """A text without the limit that it shares with others of its group: that is said of the group."""
    found: When = replace(it, test=without_limits(it.test, numbers))
    return found


def without_limits(it: Test | None, numbers: frozenset[int] | None) -> Test | None:
    """A test without what it says of other texts: of those with these numbers, or of all."""
    if isinstance(it, Unused) and (numbers is None or it.text in numbers):
        return None
    if not isinstance(it, Both):
        return it
    left = tuple(part for part in it.tests if without_limits(part, numbers) is not None)
    return Both(left) if len(left) > 1 else left[0] if left else None


ATTEMPT = {"place.facing": "place.attempting", "facing": "attempting", "not-facing": "not-attempting"}
"""Who attempts a mission and does not face a dilemma yet, or no more."""
DILEMMA = {"place.facing": "place.facing.dilemma"}
"""Who attempts a mission where somebody just faces a dilemma."""
THIS_DILEMMA = {
    "place.facing": "place.facing.this",
    "facing": "facing.this",
    "used-for.dilemma": "used-for.dilemma.this",
}
"""Texts of a dilemma that work only while it is faced."""
ANYBODY = {"shows": "shows.anybody", "at-least.you": "at-least.anyone", "whose.you": "whose.anyone"}
"""Who meets what cures or nullifies a card that stays in play: whosever personnel are there."""
ON_PERSONNEL = {"player.whose.holder": "player.whose.holder.personnel"}
ON_SHIP_OR_OUTPOST = {"player.whose.holder": "player.whose.holder.outpost", "ship.here": "ship.or.outpost"}
"""What "the ship" is to a dilemma that may lie on an outpost as well."""
"""Whose turn it is for a dilemma that lies on whom it afflicts."""
IN_BATTLE = {"place.involved": "place.involved.battle"}
"""Who is involved, where a text does not respond to a battle itself."""
LOSER = {"player.opponent": "player.loser", "whose.opponent": "whose.loser", "zone.opponent": "zone.loser"}
"""Who an opponent is where you have won."""
COURSES = {
    **dict.fromkeys(("attempt", "check", "complete", "solve", "fail-attempt", "draw_dilemmas"), ATTEMPT),
    "begin-battle": {"prevent": "prevent.battle"},
    "end-battle": {"until.battle": "until.battle.next"},
}
"""What a text says otherwise that responds to such an occurrence: a battle that is over is followed by another.

One that is prevented has been begun.
"""


ELSEWHERE = {"place.here": "place.here.same"}
"""Where cards are for a text that has no place of its own on the table: where that is to which it responds."""


def words_of(ability: Ability, abilities: Sequence[Ability], facts: object) -> dict[str, str]:
    """What a text says otherwise, since it is clear where and in which course of things it works."""
    if isinstance(ability, PlaysOn | Seeds):
        return words_of_coming(facts)
    if isinstance(ability, Plays) and (times := tuple(abilities).count(ability)) > 1:
        return {f"plays.seeded.{key}": f"plays.seeded.{key}.{times}" for key in ("one", "beside")}
    words = OWN_WORDS.get(getattr(facts, "type", ""), {}) | words_of_course(ability, abilities, facts)
    if any(isinstance(it, PlaysOn) and is_on_a_site(it) for it in abilities):
        words = {**words, "ship.here": "ship.station"}
    if STATION_RELATED in getattr(facts, "characteristics", ()):
        words = {**words, **AT_STATION}
    if not isinstance(ability, (When, Order)) or getattr(facts, "type", "") not in ("event", "interrupt"):
        return words
    if answers_instead(ability, abilities, facts):
        words = {**words, "and-may": "and-may.instead"}
    is_placed = any(isinstance(it, PlaysOn) and it.cards is not None for it in abilities)
    is_here = isinstance(ability, When) and ability.where == "here"
    return words if is_placed or is_here else {**words, **ELSEWHERE}


def is_on_a_site(it: PlaysOn) -> bool:
    """Whether a card is played on a site and nothing else: what is its ship elsewhere is a station then."""
    return it.cards is not None and not it.also and it.cards.filter.names("types") == ("site",)


def answers_instead(it: Ability, abilities: Sequence[Ability], facts: object) -> bool:
    """Whether an interrupt that does something as it is played, and is gone then, may be played in response instead."""
    if getattr(facts, "type", "") != "interrupt" or not isinstance(it, When) or it.lingers or not it.optional:
        return False
    return any(isinstance(other, Played) for other in abilities) and not any(
        isinstance(other, PlaysOn) for other in abilities
    )


def words_of_coming(facts: object) -> dict[str, str]:
    """How a card comes where its text says: a hidden agenda face down first.

    A facility is seeded or built, or without a builder played, or only seeded, or only played.
    """
    if AGENDA in getattr(facts, "icons", ()):
        return FACE_DOWN
    if getattr(facts, "type", "") != "facility" or getattr(facts, "builder", None) is not None:
        return {}
    if not getattr(facts, "seeds", True):
        return {"plays-on.facility": "plays-on"}
    is_played = getattr(facts, "plays", False) or getattr(facts, "kind", "") == "headquarters"
    return {"plays-on.facility": "plays-on.facility.played" if is_played else "plays-on.facility.seeded"}


AGENDA = "HA"
"""The icon of hidden agendas."""
FACE_DOWN = {"plays-on": "plays-on.agenda", "seeds.facility_phase": "seeds.facility_phase.agenda"}
"""How such a card comes into play."""
AT_STATION = {
    "mission": "mission.station",
    "to.mission": "to.mission.station",
    "act.attempt.mission": "act.attempt.mission.station",
    "place.here": "place.here.station",
}
"""What is the mission to such a dilemma."""
OWN_WORDS = {
    "objective": {"at-least.holder": "at-least.holder.objective", "none.holder": "none.holder.objective"},
    "site": {"order.holder": "order.holder.site"},
}
"""What texts of cards of a type say otherwise: whom they mean by a controller."""


def words_of_course(ability: Ability, abilities: Sequence[Ability], facts: object) -> dict[str, str]:
    """What a text says otherwise, since it is clear in which course of things it works."""
    if isinstance(ability, Throughout) and ability.during == "attempt":
        return ATTEMPT
    if isinstance(ability, When) and ability.verb in COURSES:
        return COURSES[ability.verb]
    if isinstance(ability, (Cure, Nullifier)):
        return ANYBODY
    if isinstance(ability, When) and ability.verb == "win-battle" and ability.whose == "you":
        return LOSER
    if isinstance(ability, When) and ability.verb == "kill" and ability.test is not None:
        return {**IN_BATTLE, "each.of": "each.of.killed", **(DILEMMA if works_in_a_dilemma(ability) else {})}
    parts = [node for it in abilities for _, node in walk(it)]
    stays = any(isinstance(node, Put) and node.cards == Cards("this") for node in parts)
    if getattr(facts, "type", "") != "dilemma":
        return DILEMMA if works_in_a_dilemma(ability) else {}
    if not stays:
        return THIS_DILEMMA
    on_personnel = ON_PERSONNEL if any(isinstance(node, Afflict) for node in parts) else {}
    on_either = ON_SHIP_OR_OUTPOST if any(isinstance(node, Filter) and lets_in_outposts(node) for node in parts) else {}
    return {**on_personnel, **on_either, **(DILEMMA if works_in_a_dilemma(ability) else {})}


def lets_in_outposts(it: Filter) -> bool:
    """Whether a filter lets in ships and outposts."""
    others = it.said.get("one_of", ())
    types = {name for other in others for name in other.names("types")}
    return "ship" in types and any(other.names("kinds") == ("outpost",) for other in others)


def works_in_a_dilemma(it: Ability) -> bool:
    """Whether a text works only while somebody faces a dilemma."""
    if isinstance(it, When):
        is_faced = it.subject is not None and it.subject.names("zones") == ("faced",)
        return it.verb == "face" or it.by == "dilemma" or is_faced
    if isinstance(it, Throughout):
        return it.during == "dilemma"
    return isinstance(it, Static) and any(node == Is("facing") for _, node in walk(it))


BEARER = Cards("named", name=TARGET)
SET_DOWN = Played(Afflict(BEARER))
"""A card that lies on whom it afflicts: that it does goes without saying."""


def of_target(abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """The texts of a card, of which those that speak of whom it afflicts speak of its target where it lies on that."""
    return tuple(exchanged(it) for it in abilities) if SET_DOWN in abilities else tuple(abilities)


def exchanged(held: Any) -> Any:
    """A part of a text in which the target stands for those who are afflicted."""
    if isinstance(held, tuple):
        return tuple(exchanged(part) for part in held)
    if isinstance(held, Cards) and held.where == "afflicted":
        return BEARER
    if not isinstance(held, msgspec.Struct) or held == SET_DOWN:
        return held
    return replace(held, **{name: exchanged(getattr(held, name)) for name in held.__struct_fields__})


def takes_away(it: Ability) -> bool:
    """Whether a text responds to an event or interrupt as it is played, before that does anything."""
    types = it.subject.names("types") if isinstance(it, When) and it.subject is not None else ()
    return isinstance(it, When) and it.verb == "play" and bool(types) and {"event", "interrupt"}.issuperset(types)


def told_once(it: Ability) -> Ability:
    """A text without a condition that all can see to hold wherever the one holds that it asks next."""
    if isinstance(it, Encounter) and it.effect is not None and it.unless is None and it.tries is None:
        return replace(it, effect=in_itself(it.effect))
    if not isinstance(it, (Order, When)) or not isinstance(it.effect, Gate):
        return it
    seen, gate = it.test, it.effect
    if gate.test is None or gate.otherwise is not None or seen is None:
        return it
    conditions = seen.tests if isinstance(seen, Both) else (seen,)
    others = tuple(one for one in conditions if not follows(one, gate.test))
    if len(others) == len(conditions):
        return it
    return replace(it, test=Both((*others, gate.test)) if others else gate.test, effect=gate.then)


def in_itself(it: Effect) -> Effect:
    """An effect that says in itself when something happens: "unless" is said of conditions, which are failed."""
    if isinstance(it, effects.Sequence):
        return replace(it, steps=tuple(in_itself(step) for step in it.steps))
    if isinstance(it, Gate) and it.test is not None and it.then is None and it.otherwise is not None:
        return replace(it, test=Not(it.test), then=it.otherwise, otherwise=None)
    return it


def follows(seen: Test, asked: Test) -> bool:
    """Whether there are some cards wherever there are some of a narrower kind."""
    if not (isinstance(seen, AtLeast) and isinstance(asked, AtLeast) and seen.least == asked.least == 1):
        return False
    if not (isinstance(seen.amount, Count) and isinstance(asked.amount, Count)):
        return False
    wide, narrow = seen.amount.cards, asked.amount.cards
    types, narrower = wide.filter.names("types"), narrow.filter.names("types")
    is_one_of = narrow.filter in wide.filter.said.get("one_of", ())
    is_wider = not wide.filter.traits or is_one_of or (wide.filter.says_only("types") and set(narrower) <= set(types))
    return is_wider and bool(narrower) and replace(narrow, filter=wide.filter) == wide


def known_of(abilities: Sequence[Ability], facts: object, lexicon: Lexicon) -> dict[str, Any]:
    """What the writer of each text knows of the card as a whole."""
    known: dict[str, Any] = {"title": getattr(facts, "title", ""), "labels": labels_of(abilities, lexicon)}
    for ability in abilities:
        if isinstance(ability, PlaysOn) and ability.cards is not None:
            known["rides"] = known.get("rides", False) or ability.cards.filter.names("types") == ("ship",)
        for _, node in walk(ability):
            if isinstance(node, Afflict):
                known["kept"] = type_of(node.cards, abilities)
            elif isinstance(node, Hold):
                known["kept"], known["holds"] = type_of(node.cards, abilities), True
    return known


def labels_of(abilities: Sequence[Ability], lexicon: Lexicon) -> dict[int, str]:
    """How the orders of a card are spoken of, where there is but one; so what lets cards play for free."""
    orders = [number for number, it in enumerate(abilities, 1) if isinstance(it, Order)]
    free = [number for number, it in enumerate(abilities, 1) if isinstance(it, Plays) and it.how == "free"]
    spoken_of = ((orders, "the-order"), (free, "the-free-play"))
    return {numbers[0]: lexicon.say(key) for numbers, key in spoken_of if len(numbers) == 1}


def is_used_by_each(abilities: Sequence[Ability], facts: object) -> bool:
    """Whether each of several copies may modify a card by an order of its own, which does not add up (1E-12.9/1)."""
    if getattr(facts, "uniqueness", "") != "universal" or any(isinstance(it, Cumulative) for it in abilities):
        return False
    orders = (it for it in abilities if isinstance(it, Order))
    return any(isinstance(node, Affect) for it in orders for _, node in walk(it))


def type_of(cards: Cards, abilities: Sequence[Ability]) -> str:
    """Of which type the cards are that a text names."""
    if cards.where == "named" and cards.name == TARGET:
        hosts = (it.cards for it in abilities if isinstance(it, PlaysOn) and it.cards is not None)
        cards = next(hosts, cards)
    types = cards.filter.names("types")
    if cards.where in ("facing", "named"):
        return "personnel"
    return types[0] if len(types) == 1 else "card"
