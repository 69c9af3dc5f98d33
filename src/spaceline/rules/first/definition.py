"""A First Edition card as the game uses it: its facts and its texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spaceline.effects.nodes import losing, walk
from spaceline.effects.nodes.abilities import (
    EITHER,
    Ability,
    AfterFailure,
    Boards,
    CargoRuns,
    Countdown,
    Cumulative,
    Cure,
    Damage,
    Earned,
    Encounter,
    Exposes,
    Forbids,
    Immune,
    Mends,
    Nullifier,
    Order,
    PartOfCombo,
    Played,
    Plays,
    PlaysOn,
    Seeds,
    SpecialDownload,
    Static,
    ThroughShields,
    Treaty,
    Variable,
    When,
)
from spaceline.effects.nodes.effects import Put, Select
from spaceline.effects.nodes.modifiers import Bar, Double
from spaceline.effects.nodes.moments import answered_by, heard_by, minds_itself
from spaceline.effects.nodes.movement import (
    Carries,
    Connects,
    Endless,
    ForcedMove,
    Grapples,
    Harbors,
    Lands,
    RegionRange,
    StaffsFor,
    TimeTravel,
)
from spaceline.effects.nodes.selectors import Amount, Cards, Count
from spaceline.effects.nodes.space import Connect, Vanish
from spaceline.effects.nodes.tests import AtLeast, HasDone, WasReady
from spaceline.effects.nodes.traits import Filter, Is
from spaceline.effects.perform.continuous import STATIC
from spaceline.rules.first.data.combo_dilemmas import halves_of
from spaceline.rules.first.data.printed_values import levels, modes, of_affiliations, varying
from spaceline.rules.first.facts import UNMARKED, FirstFacts, MissionEnd, denomination
from spaceline.rules.first.language.given import marker_texts, special_downloads, ways
from spaceline.rules.first.language.modifying import takes_special
from spaceline.rules.first.tactics.side_deck import TACTIC

ORDER, TREATY, CURE, COUNTDOWN, OUT = "order:", "treaty:", "cure:", "countdown:", "bars-use:"
BLANKS = "blanks:"
BOARDS = "boards:"
TIME_TRAVEL = "time-travel:"
EXPOSES, ENDLESS, FORCED_MOVE, MENDS, VANISH = "exposes:", "endless:", "forced-move:", "mends:", "vanish:"
CARRIES, LANDS, PASSAGE = "carries:", "lands:", "passage:"
"""What definitions with such texts listen to, so that those cards are found quickly."""

SHIP_TEAMS = "ship-teams:"
"""What a card listens to that means the Away Teams of one ship."""

ASKS_WHETHER_ATTEMPTED = "attempted:"
"""What a card listens to that asks whether a mission was attempted."""

HARBORS = "harbors:"
"""What a site listens to that lets some ships dock at the docking sites of its station."""

BOMBARDS = "bombards:"
"""What a weapon listens to by which Away Teams attack landed ships and facilities."""

GRAPPLES = "grapples:"
"""What a card listens to that holds two ships together."""

STAFFS_FOR = "staffs-for:"
"""What a card listens to that lets somebody stand for staffing icons of a ship."""

TOWED = "towed:"
"""What a card listens to that ships may have in tow."""

NOR = "Nor"
"""The characteristic of the stations that have sites (1E-2.11/1, 1E-G:nor/1)."""
AGENDA = "HA"
"""The hidden agenda icon."""
SELF_CONTROLLED = "Self"
"""The icon of cards that nobody controls (1E-11.1/1)."""
FORBIDS_IN_RESPONSE = {
    "download": tuple(f"action:action-{kind}" for kind in ("play", "order", "respond", "special-download"))
}
"""What a hidden agenda can make illegal, and the actions that may need it."""

ANSWERED_AS = {"when:announce": "action:action-play"}
"""Which response a hidden agenda may be that speaks of what a card costs (1E-G:hidden-agenda/4)."""

WHEN_PLAYED = "action:action-play"
"""The moment at which a card is played."""

BARS_BEAM, BEAMS_PAST, THROUGH = "bars-beam:", "beams-past:", "through-shields:"
"""What cards listen to that keep others from beaming to or from a surface, or that let them do so all the same."""

BUILT_IN = "built-in:"
"""What a mission listens to on which an outpost is printed."""

DUAL = "dual:"
OF_THE_BORG, BORG_OBJECTIVE, AFTER_FAILURE = "borg:", "borg-objective:", "after-failure:"
BOX, NEMESIS = "box:", "nemesis:"
SITES, NORS = "sites:", "nors:"
STAFFED_BY_SKILLS = "staffed-by-skills:"
TROUBLES, TRIBBLES = "troubles:", "tribbles:"
INFILTRATES = "infiltrates:"
SPECIAL = "special:"
SUSPENDED = (
    *(f"about:{verb}" for verb in ("encounter", "reveal-seed", "kill", "begin-battle", "score", "discard", "complete")),
    *(
        f"just:{verb}"
        for verb in ("encounter", "reveal-seed", "fail-attempt", "begin-battle", "move", "beam", "report")
    ),
    *(
        f"action:action-{kind}"
        for kind in ("play", "attempt", "battle-personnel", "battle-ship", "order", "move", "beam")
    ),
)
"""The moments of other actions at which play can be suspended (1E-6.5.4.0.2/1)."""

VARIABLE = "variable:"
PREPARED = "prepared:"
DOUBLES = "doubles:"

CARGO_RUNS = "cargo-runs:"
"""What a site listens to where cargo runs end."""

INTERPOSES = "interposes:"
"""What a card listens to that puts a dilemma in the place of one that is revealed."""

AFFECTS_ALL, HICCUP, REINFORCES = "affects-all:", "hiccup:", "reinforces:"
"""What a card listens to by which others serve all players, plays are suspended, or somebody joins a battle."""

DEEDS, LOSES, FORFEITS = "deeds:", "loses:", "forfeits:"
RAISES_GOAL, IGNORES = "raises-goal:", "ignores:"
CONNECTS = "connects:"
"""What a card listens to that asks what players have done in the game, or by which one loses it."""

WITHIN: dict[type, str] = {Vanish: VANISH, Double: DOUBLES, WasReady: PREPARED, HasDone: DEEDS, Connect: CONNECTS}
"""What definitions listen to, for a node anywhere in their texts."""

BARS_FLYING_BY = "bars-flying-by:"
ACTS = {"use": OUT, "beam": BARS_BEAM, "fly_by": BARS_FLYING_BY}
"""What definitions listen to that bar cards from an act."""

KINDS: dict[type, str] = {
    Treaty: TREATY,
    Cure: CURE,
    AfterFailure: AFTER_FAILURE,
    Nullifier: CURE,
    Countdown: COUNTDOWN,
    Exposes: EXPOSES,
    Endless: ENDLESS,
    Carries: CARRIES,
    Lands: LANDS,
    Connects: PASSAGE,
    Mends: MENDS,
    Boards: BOARDS,
    ForcedMove: FORCED_MOVE,
    TimeTravel: TIME_TRAVEL,
    Immune: BEAMS_PAST,
    ThroughShields: THROUGH,
    Variable: VARIABLE,
    CargoRuns: CARGO_RUNS,
    StaffsFor: STAFFS_FOR,
    Grapples: GRAPPLES,
    Harbors: HARBORS,
    losing.OpponentLoses: LOSES,
    losing.RaisesGoal: RAISES_GOAL,
    losing.IgnoresRequirements: IGNORES,
    losing.Forfeits: FORFEITS,
    losing.Interposes: INTERPOSES,
    losing.AffectsAll: AFFECTS_ALL,
    losing.Hiccup: HICCUP,
    losing.Reinforces: REINFORCES,
    losing.Bombards: BOMBARDS,
}
"""Texts that are looked for by their kind."""

ANSWERS: dict[type, tuple[str, ...]] = {losing.Hiccup: (WHEN_PLAYED,), losing.Reinforces: ("just:begin-battle",)}
"""To what those of them answer that suspend what others do."""

PRINTED: dict[str, Callable[[FirstFacts], bool]] = {
    COUNTDOWN: lambda facts: bool(facts.countdown),
    DUAL: lambda facts: bool(facts.pair),
    BUILT_IN: lambda facts: bool(facts.outpost),
    OF_THE_BORG: lambda facts: "Bor" in facts.affiliations,
    BORG_OBJECTIVE: lambda facts: facts.type == "objective" and "BO" in facts.icons,
    BOX: lambda facts: facts.restriction is not None,
    NEMESIS: lambda facts: bool(facts.nemesis),
    INFILTRATES: lambda facts: bool(facts.infiltrates),
    SITES: lambda facts: facts.type == "site",
    NORS: lambda facts: NOR in facts.characteristics,
    STAFFED_BY_SKILLS: lambda facts: any(way.skills for way in facts.staffing),
    TROUBLES: lambda facts: facts.type == "trouble",
    TRIBBLES: lambda facts: facts.type == "tribble",
}
"""What definitions listen to, for something that is printed beside their texts."""


class CardDefinition:
    """Facts and texts of one card, and what follows from them.

    It has slots because Python reads attributes more slowly of an object that has more than thirty without.
    """

    __slots__ = (
        *("facts", "abilities", "texts", "is_built", "halves"),
        *("title", "name", "type", "unique", "is_single", "has_universal_icon", "persona", "personas"),
        *("is_agenda", "infiltrates", "seeds_like_a_dilemma", "begins_special", "adds_up", "users", "tug"),
        *("used_as", "plays_as", "answers_as", "only_responds", "waits"),
        *("card_values", "modes", "declared", "unplayed", "is_plain", "stays_as_printed", "choices"),
        *("varying", "undefined", "variants"),
        *("listens", "minds_itself", "answers", "continuous"),
    )

    def __init__(self, facts: FirstFacts, abilities: tuple[Ability, ...] = ()) -> None:
        """Join the facts of a card with its texts."""
        self.facts = facts
        self.is_built = bool(abilities) or not facts.has_text
        """Whether all texts that are printed on it are known; what its numbers do is no text."""
        by_numbers = marker_texts(facts) if facts.has_text or not abilities else ()
        self.abilities = abilities = (*(abilities or special_downloads(facts)), *by_numbers, *ways(facts, abilities))
        """Of a card that prints no text and is given some, there are no others."""
        self.texts: dict[type[Any], tuple[tuple[int, Any], ...]] = {}
        self.title = denomination(facts) if facts.type == "tribble" else facts.title
        self.type = facts.type
        self.unique = facts.uniqueness == "unique"
        self.is_single = facts.uniqueness in ("unique", "enigma")
        """An owner has only one in play; to texts that speak of unique cards an enigma is none (1E-6.2/6)."""
        self.name = facts.title
        """What players call it."""
        self.persona = facts.persona or facts.title
        """Cards that share it are versions of one persona (1E-6.3.1/3)."""
        self.personas = frozenset((facts.title, self.persona, *(person.name for person in facts.pair)))
        """By all of which another card may be the same; a dual-personnel card is both of its personnel."""
        self.is_agenda = AGENDA in facts.icons
        self.infiltrates = facts.infiltrates
        """The affiliation that it has while it infiltrates (1E-7.9/3)."""
        self.read_values()
        self.read_uses()
        self.halves = tuple(CardDefinition(it, text.texts) for it, text in halves_of(facts, self.of_kind(PartOfCombo)))
        """The dilemmas on a card that are met one after the other (1E-7.2.2.0.7/1)."""
        self.listens = (*moments(abilities), *(name for name, is_printed in PRINTED.items() if is_printed(facts)))
        self.listens += tuple(name for half in self.halves for name in half.listens)
        if self.is_agenda:
            self.listens += tuple(m for _, text in self.of_kind(Forbids) for m in FORBIDS_IN_RESPONSE.get(text.act, ()))
            self.listens += tuple(action for price, action in ANSWERED_AS.items() if price in self.listens)
            self.listens += ("just:encounter",) if DOUBLES in self.listens else ()
            self.listens += (WHEN_PLAYED,) if AFFECTS_ALL in self.listens else ()
        self.listens = tuple(dict.fromkeys(self.listens))
        self.minds_itself = frozenset() if self.is_agenda else minds_itself(abilities)
        self.answers: frozenset[str] = answered_by(abilities).union(*(half.answers for half in self.halves))
        self.continuous = STATIC in self.listens
        self.adds_up = bool(self.of_kind(Cumulative)) or self.type == TACTIC
        """Whether several copies of it add up on one target (1E-12.9/1); markers do (1E-7.5.1.1.0.1/1)."""

    def read_uses(self) -> None:
        """As what type of card it is used and played, and whether it waits for its moment."""
        used_as = next((text.used_as for _, text in self.of_kind(Earned)), "")
        self.used_as: str = "event" if used_as == EITHER else used_as
        """As what type of card an artifact is used (1E-2.3/1)."""
        self.plays_as = self.used_as or self.type
        """As what type of card it is played from the hand."""
        self.answers_as = "interrupt" if used_as == EITHER else self.plays_as
        """As what type of card it is played from the hand in response."""
        self.only_responds = bool(self.of_kind(When)) and not (self.of_kind(Played) or self.of_kind(PlaysOn))
        """An interrupt like that is played only in response to what it names (1E-5.0/4)."""
        self.waits = self.is_agenda or (self.plays_as in ("interrupt", "doorway") and self.only_responds)
        """Whether it is never announced between actions: it is turned up, or it responds."""
        self.read_uncommon()

    def read_uncommon(self) -> None:
        """What is asked of few cards: who may use it, and what is said of it beside its texts."""
        facts = self.facts
        self.tug = next((tug for _, text in self.of_kind(Order) if (tug := tug_of(text)) is not None), None)
        """What a ship must be to have the card in tow; None where nothing lets ships tow it."""
        self.has_universal_icon = facts.uniqueness == "universal" and self.type in UNMARKED
        """Whether it says that it is universal, and is not so by its type alone (1E-6.2/4, 1E-G:once-per-turn/1)."""
        tests = (text.test for _, text in self.of_kind(Static)) if self.plays_as == "equipment" else ()
        self.users = next((it for it in tests if isinstance(it, AtLeast) and counts_personnel(it.amount)), None)
        """What must hold where equipment is used that only some may use; None for what everybody may use."""
        is_seeded = any(text.where == "mission" for _, text in self.of_kind(Seeds))
        self.seeds_like_a_dilemma = self.type != "dilemma" and is_seeded and bool(self.of_kind(Encounter))
        """Whether it is no dilemma, but is seeded and encountered as one (1E-12.13/3)."""
        has_regular = facts.skills or facts.skill_choices or any(each.skills for each in facts.pair)
        is_special = facts.special_first or not has_regular
        self.begins_special = self.type == "personnel" and bool(self.abilities) and is_special
        """Whether a special skill is listed first, so that its texts are lost with that one (1E-10.1.0.4/1)."""

    def read_values(self) -> None:
        """What its values are, in each affiliation and for each X, before any text changes them."""
        facts = self.facts
        self.choices: tuple[int, ...] = next((text.choices for _, text in self.of_kind(Variable)), ())
        """The numbers that X may be (1E-10.1.0.7/2)."""
        self.varying = varying(facts) if self.choices else frozenset()
        """The attributes that an X stands in."""
        fights = bool(self.of_kind(Boards))
        self.undefined = modes(facts, 0 if self.of_kind(RegionRange) else None, fights=fights)
        """The values in each affiliation that the card can have (1E-6.3.3/1); what is no number is missing."""
        self.variants = {number: modes(facts, number, fights=fights) for number in self.choices}
        """The values for each number that X may be."""
        self.modes = self.variants[self.choices[0]] if self.choices else self.undefined
        """The values as long as nobody has picked: the first number counts."""
        self.is_plain = not self.choices and len(self.modes) == 1 and not self.of_kind(PartOfCombo)
        """Whether nothing but texts changes its values; a combo dilemma has those of the half that it is now."""
        self.stays_as_printed = self.is_plain and facts.type in ("personnel", "equipment") and not facts.infiltrates
        """Whether they are those that are printed until it is assimilated."""
        self.card_values = self.modes[0]
        self.declared = tuple((mode.affiliations[0] if len(self.modes) > 1 else "", mode) for mode in self.modes)
        """What may be declared when it is played, and its values then (1E-6.3.3/1)."""
        everything = levels(facts.skills, facts.classifications) if facts.skills_in else self.card_values.skills
        self.unplayed = replace(of_affiliations(self.card_values, facts.affiliations), skills=everything)
        """Until it is played a card counts as all of its affiliations (1E-6.3.3.0.1/2)."""

    def of_kind(self, kind: type[Any]) -> tuple[tuple[int, Any], ...]:
        """The texts of one kind with their numbers."""
        found = self.texts.get(kind)
        if found is None:
            texts = enumerate(self.abilities)
            found = self.texts[kind] = tuple((at, ability) for at, ability in texts if isinstance(ability, kind))
        return found

    def end_for(self, *, is_own: bool) -> MissionEnd | None:
        """The end of a mission that faces its seeder or the other player (1E-2.1.0.3/1)."""
        return self.facts.end if is_own or self.facts.opponent_end is None else self.facts.opponent_end


def counts_personnel(amount: Amount) -> bool:
    """Whether it is a number of personnel who are present."""
    if not isinstance(amount, Count) or amount.cards.where != "present":
        return False
    return amount.cards.filter.names("types") == ("personnel",)


def tug_of(text: Order) -> Filter | None:
    """What a ship must be to go on with the card in tow that the order puts on it; None for another order.

    1E-G:towing/1: it may have been stopped or have docked since. What may be put on it at any time is not towed.
    """
    if text.during:
        return None
    nodes = [node for _, node in walk(text.effect)]
    if not any(isinstance(node, Put) and node.to == "ship" and node.cards.where == "this" for node in nodes):
        return None
    tug = next((node.cards.filter for node in nodes if isinstance(node, Select)), None)
    return None if tug is None else tug.without("stopped", "docked")


def moments(abilities: tuple[Ability, ...]) -> tuple[str, ...]:
    """What the texts respond to or have a say in."""
    found: list[str] = []
    for ability in abilities:
        text = ability.ability if isinstance(ability, Damage) else ability
        for _, node in walk(text):
            found.extend((WITHIN[type(node)],) if type(node) in WITHIN else ())
            found.extend((ASKS_WHETHER_ATTEMPTED,) if isinstance(node, Is) and node.trait == "attempted" else ())
            found.extend((SHIP_TEAMS,) if isinstance(node, Cards) and node.where == "ship_teams" else ())
        if isinstance(text, When):
            found.extend(heard_by(text))
        elif isinstance(text, Static):
            found.append(STATIC)
            acts = {act for it in text.modifiers if isinstance(it, Bar) for act in it.acts}
            found.extend(name for act, name in ACTS.items() if act in acts)
            found.extend((BLANKS,) if any(map(takes_special, text.modifiers)) else ())
        elif isinstance(text, Order):
            found.extend((ORDER, TOWED) if tug_of(text) is not None else (ORDER,))
        elif isinstance(text, Forbids):
            found.append(f"forbids:{text.act}")
        elif isinstance(text, Plays):
            found.append(f"plays:{text.how}")
            found.extend(("plays:free", "plays:reporting") if text.how == "infiltrating" else ())
            found.extend(("plays:reporting",) if text.how == "solely" else ())
            found.extend((CARRIES,) if text.how == "reporting" and text.cards is None else ())
            found.extend(SUSPENDED if text.how == "suspending" else ())
        elif isinstance(text, SpecialDownload):
            found.extend((SPECIAL, *SUSPENDED))
        elif type(text) in KINDS:
            found.extend((KINDS[type(text)], *ANSWERS.get(type(text), ())))
    return tuple(dict.fromkeys(found))
