"""What each option of a decision is called; no two options of one decision share a label."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache

from spaceline.cards.card import Card, Pool
from spaceline.core.data.decisions import Option
from spaceline.core.data.leaves import CardId, EntityId
from spaceline.core.data.seen import View
from spaceline.presentation.scene import EditionText, Scene

RANGE = "Range"
"""The attribute of ships that moves use up."""
LONGEST_TEXT = 400
"""So many characters of a card's text stand in a label."""
LINES = 2_000
"""So many texts are kept as lines, those that were used last."""


def label(view: View, option: Option, pool: Pool, text: EditionText) -> str:
    """What an option is called; unique among the options of the view's open decision."""
    offered = view.decision.options if view.decision else ()
    scene = Scene(view, pool, text)
    if option not in offered:
        return plain_label(scene, option)
    return labels(scene, offered)[offered.index(option)]


def labels(scene: Scene, options: Sequence[Option]) -> list[str]:
    """What the options of a decision are called, in their order."""
    found = [plain_label(scene, option) for option in options]
    found = told_apart(found, lambda at: clarified(scene, options[at], found[at]))
    return numbered(scene, found)


def card_labels(scene: Scene, cards: Sequence[CardId]) -> list[str]:
    """What cards that may be chosen are called, in their order."""
    found = [scene.name(card) for card in cards]
    return numbered(scene, told_apart(found, lambda at: in_full(scene, cards[at])))


def told_apart(plain: Sequence[str], clear: Callable[[int], str]) -> list[str]:
    """The plain labels; where several are the same, the longer ones, asked for by their place, if those differ."""
    if len(set(plain)) == len(plain):
        return list(plain)
    often = Counter(plain)
    longer = {at: clear(at) for at, short in enumerate(plain) if often[short] > 1}
    meanings: dict[str, set[str]] = {}
    for at, text in longer.items():
        meanings.setdefault(plain[at], set()).add(text)
    return [longer[at] if len(meanings.get(short, ())) > 1 else short for at, short in enumerate(plain)]


def numbered(scene: Scene, found: Sequence[str]) -> list[str]:
    """The labels, with numbers for those that are still the same."""
    if len(set(found)) == len(found):
        return list(found)
    often, seen = Counter(found), Counter[str]()
    unique = []
    for text in found:
        seen[text] += 1
        unique.append(scene.words.say("numbered", what=text, number=seen[text]) if often[text] > 1 else text)
    return unique


def clarified(scene: Scene, option: Option, text: str) -> str:
    """A label with where its card is and what it is called in full."""
    detail = clarity(scene, option.card) if option.card else ""
    other = clarity(scene, option.target) if option.target in scene.cards else ""
    details = [part for part in (detail, other) if part]
    return scene.words.say("with", what=text, detail="; ".join(details)) if details else text


def in_full(scene: Scene, card: CardId) -> str:
    """A card with what tells it from others of its title."""
    detail = clarity(scene, card)
    return scene.words.say("with", what=scene.name(card), detail=detail) if detail else scene.name(card)


def clarity(scene: Scene, card: EntityId) -> str:
    """What tells a card from others of its title, on one line."""
    return scene.words.templates["comma"].join(part for part in scene.own.clarity(scene, card) if part)


def plain_label(scene: Scene, option: Option) -> str:
    """What an option is called when no other is like it."""
    special = scene.own.labels.get(option.kind) or GENERAL.get(option.kind)
    return special(scene, option) if special is not None else filled(scene, option)


def filled(scene: Scene, option: Option) -> str:
    """The template of the kind with the names of card and target; yes and no may have words of their own."""
    asked = scene.view.decision
    own = f"option.{option.kind}.{asked.prompt}" if asked and asked.kind == "yes_no" else ""
    keys = (own, f"option.{option.kind}", "option.other")
    return named(scene, option, next(key for key in keys if key in scene.words.templates))


def named(scene: Scene, option: Option, key: str) -> str:
    """A template with the names of an option's card and target."""
    slots = {"card": scene.name(option.card) if option.card else "", "kind": option.kind, "number": option.detail}
    return scene.words.say(key, **slots, target=scene.name(option.target) if option.target else "").strip()


def attempt_label(scene: Scene, option: Option) -> str:
    """A mission, and the ship that attempts it."""
    key = "option.attempt.with" if option.target in scene.cards else "option.attempt"
    return scene.words.say(key, card=scene.name(option.card), target=scene.name(option.target))


def move_label(scene: Scene, option: Option) -> str:
    """A ship and where it moves; of a move that is offered, the Range it takes of what there is left.

    What is left of a Range with an X the view does not tell.
    """
    asked, used = scene.view.decision, 0
    if asked is not None and scene.view.uses and option in asked.options:
        used = scene.view.uses[asked.options.index(option)]
    if not used or option.card not in scene.cards:
        return filled(scene, option)
    whole: int | str = scene.facts(option.card).attributes.get(RANGE, 0)
    if isinstance(whole, str):
        return filled(scene, option)
    left = whole - scene.mark(option.card, "range-used")
    card, target = scene.name(option.card), scene.name(option.target)
    return scene.words.say("option.move.range", card=card, target=target, used=used, left=left)


def text_label(scene: Scene, option: Option) -> str:
    """A text of a card to be carried out, and for which of several cards."""
    text = text_of(scene, option.card, option.detail)
    card = scene.name(option.card)
    if option.target in scene.cards:
        card = scene.words.say("with", what=card, detail=scene.name(option.target))
    return scene.words.say(f"option.{option.kind}", card=card, text=text)


def text_of(scene: Scene, card: CardId, number: str) -> str:
    """One of a card's texts on a line, cut where it grows long."""
    it = scene.definition(card)
    if it is None or not number.isdecimal() or int(number) >= len(it.abilities):
        return ""
    return line_of(scene.own, it, int(number))


@lru_cache(LINES)
def line_of(own: EditionText, it: Card, number: int) -> str:
    """A text of a card on a line: putting it in words takes as long as half of an answer does."""
    text = " ".join(line.strip() for line in own.lines_of(it.abilities[number], it.facts))
    if len(text) <= LONGEST_TEXT:
        return text
    return own.lexicon.say("cut", text=text[:LONGEST_TEXT].rsplit(" ", 1)[0])


def way_label(scene: Scene, option: Option) -> str:
    """One of several ways to meet a requirement."""
    number = int(option.detail) + 1 if option.detail.isdecimal() else option.detail
    return scene.words.say("option.way", number=number)


def skills_label(scene: Scene, option: Option) -> str:
    """Skills of a card that are used together."""
    return scene.words.say("option.skills", card=scene.name(option.card), skills=option.detail)


GENERAL: dict[str, Callable[[Scene, Option], str]] = {
    "attempt": attempt_label,
    "move": move_label,
    "order": text_label,
    "respond": text_label,
    "answer": text_label,
    "way": way_label,
    "skills": skills_label,
}
"""What every edition calls in the same way; an edition's own labels come first."""
