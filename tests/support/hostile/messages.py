"""Hostile messages of every type of the wire, derived from the union of the messages themselves."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, get_args

from spaceline.server.wire.messages import LONGEST_CHAT, FromClient
from tests.support.hostile import values

LARGEST = values.LARGEST
TYPES = {kind.__struct_config__.tag: kind for kind in get_args(FromClient)}
REFUSED = "refused"
TOLD = MappingProxyType(
    {
        "ask-why": {"why"},
        "ask-obstacles": {"obstacles"},
        "check": {"checked"},
        "say": {"accepted"},
        "hold-seed-plan": {"accepted"},
        "propose-seed-plan": {"planned"},
        "arrange-seeds": {"planned"},
    }
)
"""What may be answered beside a refusal, by the type of the message: a question is answered, a word is heard."""
WORDS = ("\0", "../..", "x" * 5_000, "\u202e", "__class__")


@dataclass(frozen=True)
class Sent:
    """A message with a short name."""

    name: str
    kind: str
    text: str
    is_malformed: bool
    ref: int = 0

    @property
    def answers(self) -> set[str]:
        """With which types of messages it may be answered."""
        return {REFUSED} if self.is_malformed else {REFUSED, *TOLD.get(self.kind, ())}


@dataclass(frozen=True)
class Position:
    """What can be named at the table by the one who tries."""

    prompt: int
    """The number of the own question, or of the last one."""
    other_prompt: int
    """That of the other player."""
    is_asked: bool
    player: int
    cards: tuple[int, ...]
    """The numbers under which the other player has cards of their own."""
    options: tuple[tuple[str, int, int, str], ...]
    """What the other player is asked to choose from."""
    match: str
    """Another match."""


def malformed() -> Iterator[Sent]:
    """Messages of every type that are not what they should be."""
    for tag, kind in TYPES.items():
        usual = values.example(kind, {})
        for found in values.record(kind, usual):
            if found.is_wrong:
                yield sent(tag, found.name, {"type": tag, **found.value}, is_malformed=True)
        yield sent(tag, "with another match", {"type": tag, **usual, "match": "A" * 22}, is_malformed=True)
        yield sent(tag, "as somebody else", {"type": tag, **usual, "player_id": 1}, is_malformed=True)
        yield sent(tag, "in capitals", {"type": tag.upper(), **usual}, is_malformed=True)
        yield sent(tag, "without a type", usual, is_malformed=True)
        whole = json.dumps({"type": tag, **usual})
        yield Sent("cut off", tag, whole[:-1], is_malformed=True)
        yield Sent("twice", tag, whole * 2, is_malformed=True)


def odd(at: Position) -> Iterator[Sent]:
    """Messages that are of their type, and ask for what nobody may have."""
    ref = 1_000
    for tag, found in asked_for(at):
        for name, fields in found:
            ref += 1
            text = json.dumps({"type": tag, "ref": ref, **fields})
            yield Sent(name, tag, text, is_malformed=False, ref=ref)


def asked_for(at: Position) -> Iterator[tuple[str, list[tuple[str, dict[str, Any]]]]]:
    """By type, the fields of messages with short names."""
    prompts = {0, -1, at.prompt - 1, at.prompt + 1, at.other_prompt, LARGEST, -LARGEST} - (
        {at.prompt} if at.is_asked else set()
    )
    late = [(f"the question {it}", {"prompt": it}) for it in sorted(prompts)]
    cards = [0, -1, 9, LARGEST, -LARGEST, *at.cards]
    keys = [
        *at.options,
        ("play", LARGEST, 1, ""),
        ("play", -1, -1, ""),
        ("no-such", 0, 0, ""),
        *((word, 0, 0, word) for word in WORDS),
    ]
    nonsense = [("nothing", {})]
    nonsense += [(f"the option {key[0][:10]!r} {key[1]}", {"option": key}) for key in keys]
    nonsense += [(f"the card {it}", {"cards": [it]}) for it in cards]
    nonsense += [("one card 2,700 times", {"cards": [1001] * 2_700}), ("2,000 cards", {"cards": list(range(2_000))})]
    nonsense += [(f"the number {it}", {"numbers": [it]}) for it in (-1, LARGEST, -LARGEST)]
    nonsense += [("all at once", {"option": keys[-1], "cards": [0], "numbers": [0]})]
    given = [(name, {"prompt": at.prompt, "given": it}) for name, it in nonsense]
    given += [(name, {**it, "given": fits}) for name, it in late for fits in ({"cards": []}, {"option": keys[0]})]
    yield "answer", given
    yield "follow-plan", [(name, {**it, "goal": keys[-1], "place": LARGEST}) for name, it in given]
    yield (
        "check",
        [
            *((name, {**it, "cards": []}) for name, it in late),
            *((f"the card {it}", {"prompt": at.prompt, "cards": [it]}) for it in cards),
            *((f"the option {it[0][:10]!r}", {"prompt": at.prompt, "cards": [], "option": it}) for it in keys),
            ("one card 2,700 times", {"prompt": at.prompt, "cards": [1001] * 2_700}),
            ("everything added to nothing", {"prompt": at.prompt, "cards": cards, "fill": True}),
        ],
    )
    yield "ask-why", [(f"the option {it[0][:10]!r} {it[1]}", {"option": it}) for it in keys]
    yield "ask-obstacles", [(f"the card {it}", {"card": it}) for it in cards]
    yield "ask-advice", late
    yield "ask-suggestion", late
    yield "ask-win-chance", [("among people", {})]
    yield "undo", [(f"back to {it}", {"to": it}) for it in (100_000, LARGEST)]
    yield "agree-undo", [("what nobody asked for", {"agree": it}) for it in (True, False)]
    yield "redo", [("nothing", {})]
    yield (
        "remember",
        [
            (f"{kind!r} about {about[:10]!r}", {"auto_answer": {"kind": kind, "about": about, "part": part}})
            for kind in ("pass", "always", "never", "no-such")
            for about, part in (("no-such:1", ""), ("x" * 5_000, "\0"), ("\0", "turn"), ("", ""))
        ],
    )
    plans = plans_with(cards)
    yield "propose-seed-plan", [("when nothing is seeded", {})]
    yield "arrange-seeds", plans
    yield "follow-seed-plan", [(name, {**it, "despite": True}) for name, it in plans]
    yield "hold-seed-plan", [("when nothing is seeded", {})]
    texts = {**values.STRANGE, "empty": "", "too long": "x" * (LONGEST_CHAT + 1), "spaces": " " * 5_000}
    yield "say", [(name, {"text": text}) for name, text in texts.items()]
    others = (0, -1, at.player, 3 - at.player, 3, LARGEST, -LARGEST)
    yield "claim", [(f"{it}, {by}", {"player": it, "computer": by}) for it in others for by in (True, False)]
    yield "give-time", [(f"to {it}", {"player": it}) for it in others]
    yield "rematch", [("while it is played", {})]
    for tag in ("read-step", "do-step"):
        yield tag, [(f"the step {it}", {"step": it}) for it in (0, -1, LARGEST)]


def plans_with(cards: list[int]) -> list[tuple[str, dict[str, Any]]]:
    """Plans for the seed phases that are none."""
    plans: dict[str, dict[str, Any]] = {
        "no such part": {"part": "no-such"},
        "sides of nothing": {"part": "missions", "sides": [["x", "left"], ["x", "right"]]},
        "the other's cards": {"part": "dilemmas", "stacks": [[it, [it]] for it in cards]},
        "one card everywhere": {"part": "dilemmas", "stacks": [[it, [1001] * 200] for it in range(9)]},
        "beside itself": {"part": "facilities", "beside": [[it, it] for it in cards]},
        "words": {"part": "\0", "sides": [["\u202e", "\0"]]},
    }
    return [(name, {"plan": plan}) for name, plan in plans.items()]


def sent(tag: str, name: str, message: dict[str, Any], *, is_malformed: bool) -> Sent:
    """A message as it is written."""
    return Sent(name, tag, json.dumps(message), is_malformed)
