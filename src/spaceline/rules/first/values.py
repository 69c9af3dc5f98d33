"""Current values of cards in First Edition, and their conditions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from spaceline.core.caching import LASTING, VALUES, Cache, cached_on
from spaceline.core.data.leaves import CardId
from spaceline.core.modifiers import apply_layers, current_values_for, fresh, value, values_for
from spaceline.core.state import State
from spaceline.effects.dependencies import SOME_SKILL
from spaceline.effects.nodes.abilities import Static
from spaceline.effects.nodes.modifiers import Bar, Gain, Lose, LoseFirst
from spaceline.effects.perform.continuous import texts_that_last
from spaceline.effects.perform.reading import cards_meant, holds
from spaceline.effects.scope import Reading
from spaceline.rules.first.data.assimilated import assimilated
from spaceline.rules.first.data.card_values import CardValues, lamed
from spaceline.rules.first.data.combo_dilemmas import as_half
from spaceline.rules.first.data.printed_values import of_affiliations
from spaceline.rules.first.definition import BLANKS, BOX, OUT, CardDefinition
from spaceline.rules.first.facts import AFFILIATIONS, FirstFacts
from spaceline.rules.first.language.modifying import modified, takes_special
from spaceline.rules.first.roles import ASSIMILATED, INFILTRATING, SPOKESMAN, UNDER, VARIABLE
from spaceline.rules.first.switches import readings
from spaceline.rules.first.topics import LAYOUT, MODE, PLAY, STATUS

IDENTITY = frozenset(("type", "affiliations", "icons", "classifications", "characteristics"))
"""Values that hardly any text changes."""
HOLOGRAM = "Holo"


def definition(state: State, card: CardId) -> CardDefinition:
    """What the card is; of a combo dilemma the half that it is now (1E-7.2.2.0.7/1)."""
    found: CardDefinition = state.ruleset.definitions[state.cards[card].definition]
    return as_half(state, card, found) if found.halves else found


def facts(state: State, card: CardId) -> FirstFacts:
    """What is printed on the card."""
    return definition(state, card).facts


def type_of(state: State, card: CardId) -> str:
    """The type of the card; an artifact in play is what it is used as (1E-2.3/1)."""
    leaf = state.cards[card]
    it: CardDefinition = state.ruleset.definitions[leaf.definition]
    return it.used_as if it.used_as and leaf.role in USED_IN else it.type


def is_dilemma(state: State, card: CardId) -> bool:
    """Whether a card is a dilemma; one that seeds like a dilemma is both types (1E-12.13/3), or is not (1E-2.0.1/2)."""
    it = definition(state, card)
    likewise = it.seeds_like_a_dilemma and readings(state).seeds_like_a_dilemma == "both-types"
    return it.type == "dilemma" or likewise


USED_IN = ("surface", "aboard", "on", "at", "table", "playing", "space")
"""Roles in which an artifact is used as another type of card."""


def played_as(state: State, card: CardId) -> str:
    """As a card of which type a card in hand is played."""
    kind: str = state.ruleset.definitions[state.cards[card].definition].plays_as
    return kind


def is_barred(state: State, card: CardId, act: str) -> bool:
    """Whether a text in force keeps the card from an act, or from having it done to it.

    ``move beam attempt attacked play``; of a mission, ``beam`` is beaming to and from its surface.
    """
    printed: bool | None = state.caches[PRINTED.group].get(BARRED)
    if printed or (printed is None and are_printed(state, BARRED)):
        return False
    found: CardValues = values_for(state, BARRED)(card)
    return act in found.barred


BARRED = frozenset(("barred",))


def spared(state: State, card: CardId) -> tuple[str, ...]:
    """The names of cards that do nothing to it because of texts in force (1E-G:immune/1)."""
    if are_printed(state, SPARED):
        return ()
    found: CardValues = values_for(state, SPARED)(card)
    return found.spared


SPARED = frozenset(("spared",))
UNMANNED = frozenset(("is_unmanned",))


def is_unmanned(state: State, card: CardId) -> bool:
    """Whether a text lets a ship move and attack without staff and leader (1E-G:lore-returns/1)."""
    if are_printed(state, UNMANNED):
        return False
    found: CardValues = values_for(state, UNMANNED)(card)
    return found.is_unmanned


def bars(state: State) -> tuple[tuple[CardId, tuple[str, ...]], ...]:
    """Who is barred from what at present, in the order of the cards' numbers."""
    found = current_values_for(state, BARRED)
    if found is None:
        return ()
    return tuple(
        sorted((card, tuple(card_values.barred)) for card, card_values in found.changed.items() if card_values.barred)
    )


PRINTED: Cache[frozenset[str], bool] = Cache(VALUES)
"""By names of values: whether no text in force changes them."""


def are_printed(state: State, names: frozenset[str]) -> bool:
    """Whether no text in force changes values of these names; found out once until something in play changes."""
    kept: dict[frozenset[str], bool] = state.caches[PRINTED.group]
    found = kept.get(names)
    if found is None:
        found = kept[names] = fresh(state).altered.isdisjoint(names)
    return found


def base(state: State, card: CardId) -> CardValues:
    """The values of a card before any modifier, as damage leaves them, in the affiliation it has now.

    1E-6.3.3/1; an infiltrator has that of its icon (1E-7.9/3), what was commandeered that of its taker (1E-7.8/1), what
    was assimilated is of the Borg (1E-7.7.0.2/1).
    Before it is played it has all of them (1E-6.3.3.0.1/2).
    """
    it: CardDefinition = state.ruleset.definitions[state.cards[card].definition]
    if it.stays_as_printed and (card, ASSIMILATED) not in state.marks:
        return it.card_values
    found = it.card_values if it.is_plain else as_chosen(state, card, it)
    if it.infiltrates and (card, INFILTRATING) in state.marks:
        found = of_affiliations(found, (it.infiltrates,))
    if it.type in ("facility", "ship") and (card, UNDER) in state.marks:
        found = replace(found, affiliations=(AFFILIATIONS[state.marks[card, UNDER] - 1],))
        other = it.facts.other_side
        if other is not None and other.attributes and (card, "turned-over") in state.marks:
            found = replace(found, attributes={**found.attributes, **other.attributes})
    if (card, ASSIMILATED) in state.marks:
        found = assimilated(found, state.marks.get((card, SPOKESMAN), 0))
    return lamed(found) if it.type != "personnel" and (card, "damage") in state.marks else found


def as_chosen(state: State, card: CardId, it: CardDefinition) -> CardValues:
    """The values of a card in the affiliation, and with the number for X, that were chosen last.

    Where the skill that says what X may be cannot be used, the attribute is undefined (1E-10.1.0.7/2).
    """
    modes = (as_half(state, card, it) if it.halves else it).modes
    if it.choices:
        number = state.marks.get((card, VARIABLE), 0) - 1
        modes = it.undefined if is_disabled(state, card) else it.variants.get(number, modes)
    if len(modes) == 1:
        return modes[0]
    return modes[state.marks.get((card, "mode"), 0)] if state.in_play(card) else it.unplayed


def card_values(state: State, card: CardId) -> CardValues:
    """The current values of a card."""
    found: CardValues = value(state, card)
    return found


def identity(state: State, card: CardId, names: frozenset[str] = IDENTITY) -> CardValues:
    """The values of a card, of which only those of these names may be read here."""
    if are_printed(state, names):
        return base(state, card)
    found: CardValues = values_for(state, names)(card)
    return found


def identities(state: State) -> Callable[[CardId], CardValues]:
    """A function that gives the identity of a card, and the skills that restriction boxes ask for."""
    return partial(base, state) if are_printed(state, names := told_of_sides(state)) else values_for(state, names)


@cached_on()
def words_of_boxes(state: State) -> frozenset[str]:
    """All words that restriction boxes of cards in this game name."""
    boxes = (facts(state, card).restriction for card in state.watched.get(BOX, ()))
    return frozenset(word for box in boxes if box for words in (*box.shuns, *box.only) for word in words)


@cached_on()
def told_of_sides(state: State) -> frozenset[str]:
    """The names of the values on which it depends who works with whom."""
    return IDENTITY | asked_by_boxes(state)


@cached_on()
def asked_by_boxes(state: State) -> frozenset[str]:
    """The names of the values at which restriction boxes of cards in this game look: skills where one names a skill."""
    words, every = words_of_boxes(state), state.ruleset.definitions.values()
    skills = frozenset().union(*[it.card_values.skills for it in every]) if words else words
    return words if words.isdisjoint(skills) else words.union((SOME_SKILL,))


def attribute(state: State, card: CardId, name: str) -> int:
    """A current attribute of a card; damage counts (1E-7.5.1.2/1)."""
    card_values: CardValues = values_for(state, frozenset((name,)))(card)
    return card_values.final(name)


def is_stopped(state: State, card: CardId) -> bool:
    """Whether the card is stopped (1E-10.2.1)."""
    return (card, "stopped") in state.marks


def is_in_stasis(state: State, card: CardId) -> bool:
    """Whether the card is in stasis (1E-10.2.4)."""
    return (card, "stasis") in state.marks or (bool(state.lasting) and card in afflicted_by(state, "held"))


def is_captive(state: State, card: CardId) -> bool:
    """Whether the personnel is somebody's captive (1E-7.7)."""
    return (card, "captive") in state.marks


def is_hologram(state: State, card: CardId) -> bool:
    """Whether the card bears the hologram icon (1E-6.3.2/1)."""
    return HOLOGRAM in identity(state, card).icons


def afflicted(state: State, status: str) -> frozenset[CardId]:
    """The cards to which others in play give a status: ``disabled``, ``held``, ``afflicted``."""
    return afflicted_by(state, status) if state.lasting else NONE


@cached_on(LASTING)
def afflicted_by(state: State, status: str) -> frozenset[CardId]:
    """Look at the effects that last."""
    effects = (effect for effect in state.lasting if effect.words.get("status") == status)
    return frozenset(card for effect in effects for card in effect.cards["affected"])


NONE: frozenset[CardId] = frozenset()

PUT_AWAY = ("disabled", "held", "sheltered")
"""The statuses given by other cards in which a card cannot be used."""


@cached_on(LASTING)
def put_away(state: State) -> frozenset[CardId]:
    """The cards to which others in play give such a status."""
    return NONE.union(*(afflicted_by(state, status) for status in PUT_AWAY))


def is_disabled(state: State, card: CardId) -> bool:
    """Whether the card cannot be used in any way: disabled, held, a captive, or a deactivated hologram.

    1E-10.2.3/1, 1E-10.2.4/1, 1E-7.7/1, 1E-6.3.2.1/5.
    """
    if card in marked_useless(state) or (state.lasting and card in put_away(state)):
        return True
    return OUT in state.watched and card in find_put_out(state)


USELESS = ("disabled", "stasis", "captive", "deactivated")
"""The marks of cards that cannot be used."""


@cached_on(PLAY, STATUS, LAYOUT)
def marked_useless(state: State) -> frozenset[CardId]:
    """The cards that bear such a mark; one that leaves play loses it."""
    return frozenset([card for card, name in state.marks if name in USELESS])


def put_out(state: State) -> frozenset[CardId]:
    """The cards that texts in force say cannot be used, by the skills that they have without texts that need somebody.

    1E-10.2.3/1; not by all values, since it depends on this which texts are in force.
    """
    return find_put_out(state) if OUT in state.watched else NONE


@cached_on(VALUES, meanwhile=NONE)
def find_put_out(state: State) -> frozenset[CardId]:
    """Look at the texts that put cards out of use."""
    look = with_skills_that_last(state)
    return frozenset(
        card
        for source in state.watched[OUT]
        if state.ruleset.language.text_is_on(state, source)
        for scope in (Reading(source, state.cards[source].controller),)
        for _, text in definition(state, source).of_kind(Static)
        if any(isinstance(modifier, Bar) and "use" in modifier.acts for modifier in text.modifiers)
        for card in cards_meant(state, scope, text.cards, look)
        if text.test is None or holds(state, scope, text.test, look)
    )


def with_skills_that_last(state: State) -> Callable[[CardId], CardValues]:
    """What is printed on cards, with the skills that effects gave them for some time and without those lost.

    None of that depends on who can be used.
    """
    gains = [text for text in texts_that_last(state) if isinstance(text.modifier, Gain)]
    found = apply_layers(state, gains)

    def look(card: CardId) -> CardValues:
        values: CardValues = found.of(card)
        return modified(values, LoseFirst(), 0, ()) if card in losing_first(state) else values

    return look


def has_lost_text(state: State, card: CardId) -> bool:
    """Whether a personnel has lost the special skills, and with them its text, downloads too.

    1E-10.1.0.4/1, 1E-G:skills-modifying/1, 1E-6.5.4.0.1/3.
    Of other cards nothing is asked: what takes skills away depends on whose texts are on.
    """
    return BLANKS in state.watched and type_of(state, card) == "personnel" and card in blanked(state)


@cached_on(VALUES, meanwhile=NONE)
def blanked(state: State) -> frozenset[CardId]:
    """The personnel whose special skills texts in force take away, found by what is printed as ``put_out`` is."""
    sources = (source for source in blanking(state) if state.ruleset.language.text_is_on(state, source))
    every = (card for source in sources for card in losing(state, source, Lose))
    begin_so = special_beginners(state)
    beginning = losing_first(state).intersection(begin_so) if begin_so else ()
    return frozenset((*beginning, *(card for card in every if type_of(state, card) == "personnel")))


@cached_on()
def special_beginners(state: State) -> tuple[CardId, ...]:
    """The cards of this game whose first skill is a special one."""
    return tuple(card for card in state.cards if definition(state, card).begins_special)


@cached_on(VALUES, meanwhile=NONE)
def losing_first(state: State) -> frozenset[CardId]:
    """Those from whom texts in force take away the skill that is listed first, whatever it is."""
    sources = (source for source in blanking(state) if state.ruleset.language.text_is_on(state, source))
    return frozenset(card for source in sources for card in losing(state, source, LoseFirst))


@cached_on(PLAY, MODE, LAYOUT)
def blanking(state: State) -> tuple[CardId, ...]:
    """The cards in play of whose texts one takes skills away; most often there are none."""
    return tuple([source for source in state.watched.get(BLANKS, ()) if state.in_play(source)])


def losing(state: State, source: CardId, kind: type[Lose | LoseFirst]) -> tuple[CardId, ...]:
    """Those whose first skill the texts of a card take away, or every skill."""
    scope = Reading(source, state.cards[source].controller)
    texts = (text for _, text in definition(state, source).of_kind(Static))
    taking = (text for text in texts if any(takes_special(it) and isinstance(it, kind) for it in text.modifiers))
    return tuple(
        card
        for text in taking
        if text.test is None or holds(state, scope, text.test, lambda card: base(state, card))
        for card in cards_meant(state, scope, text.cards, lambda card: base(state, card))
    )


def is_able(state: State, card: CardId) -> bool:
    """Whether the card may act: neither stopped nor disabled nor in stasis."""
    return not is_stopped(state, card) and not is_disabled(state, card)


def is_cloaked(state: State, card: CardId) -> bool:
    """Whether a ship is cloaked or phased (1E-7.6)."""
    return (card, "cloaked") in state.marks or (card, "phased") in state.marks


def is_landed(state: State, card: CardId) -> bool:
    """Whether a ship stands on a planet (1E-7.1.6), or on the pads of a station, docked there (1E-G:docking-pads/1)."""
    leaf = state.cards[card]
    if leaf.role == "aboard" and type_of(state, card) == "ship":
        return is_landed(state, leaf.parent)
    berths = facts(state, leaf.parent).berths if leaf.role == "docked" else None
    return (leaf.role == "surface" and type_of(state, card) == "ship") or (berths is not None and berths.lands)


def range_left(state: State, ship: CardId) -> int:
    """The RANGE a ship has left this turn (1E-7.1.5/1); damage may leave less than was used."""
    return max(0, attribute(state, ship, "Range") - state.mark(ship, "range-used"))
