"""A decision as it is put before a person: a question, and what may be answered, with words for everything."""

from __future__ import annotations

import msgspec

OptionKey = tuple[str, int, int, str]
"""Kind, card, target, detail: the key of an option, under the viewer's numbers."""


class Rule(msgspec.Struct, frozen=True):
    """A clause of the rules, with what it says in our words."""

    clause: str
    text: str


class ShownOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option of a decision."""

    key: OptionKey
    label: str
    """Unique among the options of the decision, but for copies."""
    group: str = ""
    """What options of its kind are called, for a heading: ``Beam``, ``Move``."""
    goes_on: bool = False
    """Whether it ends this part of the turn."""
    repeats: int = 0
    """So often it could be chosen one time after another, as far as is known now; 0 where that makes no sense."""
    is_copy: bool = False
    """Whether an option before it has the same label and does the same with another copy of its card."""


class Candidate(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card that may be chosen."""

    card: int
    label: str
    weight: int = 0
    group: int = 0
    """No two of one group may be chosen; 0 for a card that is in none."""
    remark: str = ""
    """What is worth knowing of it here: that it does not belong beneath that mission."""
    is_copy: bool = False
    """Whether only one is taken, and one before it is as good: a copy that lies in the same place."""


class ShownSelection(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which sets of cards may be chosen."""

    candidates: tuple[Candidate, ...]
    least: int = 0
    most: int = 0
    budget: int | None = None
    is_ordered: bool = False
    """Whether the order in which they are chosen counts."""


class ShownAutoAnswer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A remembered answer: always yes or no to a text, or always pass at a question in a part of the turn."""

    kind: str
    """``pass``, ``always`` or ``never``."""
    about: str
    """The question, or the definition and number of a text: ``2e-12:1``."""
    part: str = ""
    label: str = ""


class ShownPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be given at one go: answers one after another, as long as nothing else happens."""

    goal: OptionKey
    """What they are given for."""
    place: int
    """Where that is."""
    label: str
    """Unique among the plans that are shown together."""
    short: str = ""
    """What stands beside the choice with which it begins, where it does no more than that with everybody."""
    given: OptionKey | None = None
    """The choice with which it begins; None where that is the cards which are being chosen."""
    steps: tuple[str, ...] = ()
    """What is done, one after another."""
    told: str = ""
    """What the goal comes to, if all goes well: totals, and what is missing."""
    is_met: bool = False
    """Whether all that the goal needs is there then."""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the viewer must decide."""

    number: int
    """Counts what this seat was asked; an answer names it, so that a late one is not taken for the next."""
    kind: str
    name: str
    """The name of the question, for help."""
    question: str
    choices: tuple[ShownOption, ...] = ()
    pick: ShownSelection | None = None
    low: int = 0
    high: int = 0
    about: tuple[int, ...] = ()
    """The cards or places that the question is about."""
    totals: dict[str, int] = {}
    rule: Rule | None = None
    is_forced: bool = False
    """Whether declining is no choice."""
    auto_answers: tuple[ShownAutoAnswer, ...] = ()
    """Answers that may be remembered for questions like this."""
    plans: tuple[ShownPlan, ...] = ()
    """What may be given at one go, beginning with one of the choices."""


class Refused(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is not allowed."""

    reason: str
    sentence: str
    rule: Rule | None = None


class ShownNeed(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is needed, with how much of it there is."""

    kind: str
    """``attribute``, ``skill``, ``icon``, ``matching`` (somebody of an affiliation), ``unlike`` (of any other),
    ``card``, ``single`` (one personnel who has something alone), ``cost``."""
    label: str
    have: int
    need: int
    bound: str = "least"
    """Whether there must be at ``least`` as much as is needed, ``more`` than that, or at ``most`` so much."""
    is_met: bool = False


class ShownPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a choice is made for, and what the choice comes to so far."""

    kind: str
    """``mission``; ``staffing`` of a ship that is boarded; ``hit`` and ``direct-hit`` on what a force fires at;
    ``company`` or ``force``, who can be in a group; ``text`` of a card; ``limit``; and what is worth knowing beside
    these: ``ahead``, a mission to which the ship could take them, ``behind``, the staffing of one that they
    leave."""
    card: int
    """The mission, the ship or the card that asks for it; 0 for none."""
    title: str
    told: str
    """All of it in one line: totals, and what is missing."""
    needs: tuple[ShownNeed, ...] = ()
    """What is needed in any case."""
    either: tuple[tuple[tuple[ShownNeed, ...], ...], ...] = ()
    """Beside it, of each of these one way with all that it asks for."""
    is_met: bool = False
