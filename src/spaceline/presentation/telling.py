"""What happened, in words: one sentence for each event that is worth one."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.cards.card import Pool
from spaceline.core.data.changes import UNTOLD
from spaceline.core.data.decisions import Option
from spaceline.core.data.seen import SeenEvent, View
from spaceline.presentation.labels import plain_label
from spaceline.presentation.scene import EditionText, Scene
from spaceline.rules.verbs import LACKS


def tell(event: SeenEvent, view: View, pool: Pool, text: EditionText) -> str | None:
    """A sentence for an event; None when it needs none. The view may be the one before or after it."""
    return None if event.verb in text.silent or event.verb in UNTOLD else told(Scene(view, pool, text), event)


TOLD = "told"
ENDED_TWICE = ("!.", "?.")
"""How a sentence ends whose last word is a title that ends like one."""


def told(scene: Scene, event: SeenEvent) -> str | None:
    """A sentence for an event, for a scene; also for one that only responses are interested in."""
    known: dict[SeenEvent, str | None] = scene.memo.setdefault(TOLD, {})
    if event not in known:
        text = sentence(scene, event)
        known[event] = text[:-1] if text is not None and text.endswith(ENDED_TWICE) else text
    return known[event]


def sentence(scene: Scene, event: SeenEvent) -> str | None:
    """What ``told`` keeps, for the log and the stage tell the same."""
    if event.verb.startswith("action-"):
        return action(scene, event)
    special = scene.own.tellings.get(event.verb) or GENERAL.get(event.verb)
    if special is not None:
        return special(scene, event)
    if f"{event.verb}.more" in scene.words.templates:
        return done_to(scene, event, event.verb)
    if f"{event.verb}.you" in scene.words.templates:
        return done_by(scene, event, event.verb)
    return scene.words.say("happens", what=event.verb.replace("_", " ").replace("-", " "), cards=cards(scene, event))


def cards(scene: Scene, event: SeenEvent, noun: str = "card") -> str:
    """The cards of an event; those that cannot be read are counted, as cards or by another noun."""
    return scene.listed(event.definitions, event.count, noun)


def done_by(scene: Scene, event: SeenEvent, key: str, ending: str = "", noun: str = "card") -> str:
    """What a player does."""
    who = scene.player(event.player)
    subject = "you" if event.player == scene.view.viewer else "other"
    slots: dict[str, Callable[[], object]] = {
        "who": lambda: who,
        "Who": lambda: who[:1].upper() + who[1:],
        "cards": lambda: cards(scene, event, noun),
        "counted": lambda: scene.counted(event.amount, "card"),
        "dilemmas": lambda: scene.counted(event.amount or event.count, "dilemma"),
        "amount": lambda: abs(event.amount),
        "bonus": lambda: scene.counted(abs(event.amount), "bonus"),
        "points": lambda: scene.counted(abs(event.amount), "point"),
        "detail": lambda: event.detail,
        "to": lambda: scene.name(event.to) if event.to else "",
        "source": lambda: scene.name(event.source) if event.source else "",
    }
    return scene.words.fill(f"{key}.{subject}{ending}", slots)


def done_to(scene: Scene, event: SeenEvent, key: str, ending: str = "") -> str | None:
    """What happens to cards: said of one or of more, unless the template ends otherwise."""
    if not event.count:
        return None
    return scene.words.say(
        f"{key}.{ending or ('one' if event.count == 1 else 'more')}",
        cards=cards(scene, event),
        source=scene.name(event.source) if event.source else "",
        to=scene.name(event.to) if event.to else "",
        amount=abs(event.amount),
        detail=", ".join(in_words(scene, word) for word in event.detail.split(", ")),
    )


def in_words(scene: Scene, word: str) -> str:
    """What is shown of a card: something that it has or lacks, or what there is a word for; icons by their names."""
    lacked = word.removeprefix(LACKS)
    if lacked != word:
        return scene.words.say("shown.lacks", what=in_words(scene, lacked))
    key = f"shown.{word}"
    if key in scene.words.templates:
        return scene.words.say(key)
    return scene.words.listed([scene.called(code) for code in word.split()], "and") if is_coded(scene, word) else word


def is_coded(scene: Scene, word: str) -> bool:
    """Whether all that is shown are icons and sides, by their codes: ``Cmd Fed``."""
    return all(f"code.{code}" in scene.words.templates for code in word.split())


def score(scene: Scene, event: SeenEvent) -> str | None:
    """Points are scored or lost."""
    if not event.amount:
        return None
    return done_by(scene, event, "score" if event.amount > 0 else "lose")


def draw(scene: Scene, event: SeenEvent) -> str | None:
    """Cards are drawn."""
    return done_by(scene, event, "draw") if event.amount else None


def shuffle(scene: Scene, event: SeenEvent) -> str:
    """A pile is shuffled: the deck, unless the edition has words for another."""
    key = f"shuffle.{event.role}"
    return done_by(scene, event, key if f"{key}.you" in scene.words.templates else "shuffle.deck")


def use(scene: Scene, event: SeenEvent) -> str | None:
    """A text is used, or personnel meet a requirement."""
    return done_to(scene, event, "use-text" if event.detail == "text" else "use-for")


def put(scene: Scene, event: SeenEvent) -> str:
    """Cards are put somewhere."""
    key = f"{event.verb}.{event.role}"
    to = scene.name(event.to) if event.to else scene.words.say("nowhere")
    return scene.words.say(
        key if key in scene.words.templates else "put.at",
        cards=cards(scene, event),
        dilemmas=scene.counted(event.count, "dilemma"),
        whose=scene.words.say("your") if event.to == scene.view.viewer else scene.words.say("whose", who=to),
        to=to,
    )


def action(scene: Scene, event: SeenEvent) -> str:
    """An action is begun."""
    option = Option(event.verb.removeprefix("action-"), event.cards[0] if event.cards else 0, event.to)
    who = scene.player(event.player)
    subject = "you" if event.player == scene.view.viewer else "other"
    what = plain_label(scene, option)
    return scene.words.say(f"action.{subject}", what=what, who=who, Who=who[:1].upper() + who[1:])


def outcome(scene: Scene) -> list[str]:
    """How the game ended: who wins, why, and the scores; nothing while it goes on."""
    if scene.view.result is None:
        return []
    winners, reason = scene.view.result
    words, names = scene.words, [scene.player(player) for player in winners]
    if len(winners) == 1:
        subject = "you" if winners[0] == scene.view.viewer else "other"
        first = words.say(f"result.{subject}", Who=names[0][:1].upper() + names[0][1:])
    else:
        kind = f"result.{reason}" if f"result.{reason}" in words.templates else "result.tie"
        players = words.listed(names, "and")
        first = words.say(
            kind if winners else "result.nobody", players=players, Players=players[:1].upper() + players[1:]
        )
    is_lost = bool(scene.view.viewer) and scene.view.viewer not in winners
    keys = (f"reason.{reason}.lost" if is_lost else "", f"reason.{reason}", "reason.other")
    key = next(it for it in keys if it in words.templates)
    scores = [
        words.say(
            "score", who=name[:1].upper() + name[1:], points=scene.counted(scene.own.points(scene, player), "point")
        )
        for player in scene.view.players
        for name in (scene.player(player),)
    ]
    return [first, words.say(key, reason=reason), *scores]


GENERAL: dict[str, Callable[[Scene, SeenEvent], str | None]] = {
    "score": score,
    "draw": draw,
    "shuffle": shuffle,
    "use": use,
    "put": put,
}
"""What every edition tells in the same way; an edition's own tellings come first."""
