"""How the events of First Edition are told, where a template alone does not say it."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.core.data.leaves import CardId
from spaceline.core.data.seen import SeenEvent
from spaceline.presentation.first.options import REPORTING
from spaceline.presentation.scene import Scene
from spaceline.presentation.telling import cards, done_by, done_to, put
from spaceline.rules.first.places import SITE

NOTED = ("count-docked", "note", "note-docked", "form-party", "close-location", "join-group")
"""What is only kept in mind."""
UNSEEN = (*NOTED, "conceal", "keep", "take-part", "stop-examining", "pass", "pass_turn", "aim", "leave-battle")
"""What nobody at a table would remark on."""
SILENT = (*UNSEEN, "draw-mission", "encounter", "solve", "fight-on", "end_turn")


def types_of(scene: Scene, event: SeenEvent) -> set[str]:
    """The types of the cards of an event that can be read."""
    return {scene.pool[id].type for id in event.definitions if id in scene.pool}


def announce(scene: Scene, event: SeenEvent) -> str | None:
    """A card is played; of those that report or are built it is told once they do."""
    return None if types_of(scene, event) & {*REPORTING, "facility"} else done_by(scene, event, "announce")


def play(scene: Scene, event: SeenEvent) -> str | None:
    """What was played comes into play: a facility is built; of other cards it is told on what they come to lie."""
    if "facility" in types_of(scene, event):
        return done_by(scene, event, "build")
    return None if event.role in ("table", "agenda") else lay(scene, event)


def lay(scene: Scene, event: SeenEvent) -> str:
    """Cards come to lie somewhere: on another card, or wherever else cards are put."""
    if event.role == "on" and event.to:
        return scene.words.say("put.on", cards=cards(scene, event), to=scene.name(event.to))
    return put(scene, event)


def seed(scene: Scene, event: SeenEvent) -> str:
    """Cards are seeded: beneath a mission only their number is told, unless they can be read."""
    if event.role == "seeds":
        return done_by(scene, event, "seed", ".beneath")
    if event.to in scene.cards:
        return done_by(scene, event, "seed", f".{beside_what(scene, event.to)}")
    is_somewhere = event.to and event.to not in scene.view.players
    return done_by(scene, event, "seed", ".at" if is_somewhere else "")


def beside_what(scene: Scene, card: CardId) -> str:
    """How a card lies that is seeded at another: ``behind`` a site, ``at`` a station, ``on`` any other."""
    it = scene.definition(card)
    return "behind" if scene.cards[card].role == SITE else "at" if it is not None and it.type == "facility" else "on"


def activate(scene: Scene, event: SeenEvent) -> str | None:
    """A hologram is activated."""
    return done_to(scene, event, "activate")


def turn_up(scene: Scene, event: SeenEvent) -> str | None:
    """A hidden agenda is turned face up."""
    return done_by(scene, event, "flip")


def cloak(scene: Scene, event: SeenEvent) -> str:
    """A ship is cloaked or phased, or the contrary."""
    return done_by(scene, event, "cloak", "" if event.detail in ("", "cloak") else f".{event.detail}", noun="ship")


def with_a_ship(scene: Scene, event: SeenEvent) -> str:
    """What is done with ships, though one may not see which."""
    return done_by(scene, event, event.verb, noun="ship")


def lay_out(scene: Scene, event: SeenEvent) -> str:
    """A mission is placed beside another, over one, or as the first of its spaceline."""
    return done_by(scene, event, "lay-out", f".{event.detail}" if event.detail else "")


def begin_battle(scene: Scene, event: SeenEvent) -> str | None:
    """A battle between personnel or between ships begins; where nobody begins it, between whom is told."""
    if is_nobodys(scene, event):
        return done_to(scene, event, "begin-battle", f"nobody.{event.detail}")
    return done_by(scene, event, "begin-battle", f".{event.detail}")


def is_nobodys(scene: Scene, event: SeenEvent) -> bool:
    """Whether it is the doing of cards that nobody controls (1E-11.1/1)."""
    return event.player not in scene.view.players


def join_battle(scene: Scene, event: SeenEvent) -> str | None:
    """Some come into a battle that has begun."""
    return done_by(scene, event, "join-battle")


def end_battle(scene: Scene, event: SeenEvent) -> str:
    """A battle is over, whoever began it."""
    return scene.words.say("end-battle")


def win_battle(scene: Scene, event: SeenEvent) -> str | None:
    """Somebody wins a battle, or cards do that nobody controls."""
    if is_nobodys(scene, event):
        return done_to(scene, event, "won-by")
    return done_by(scene, event, "win-battle")


def withstand(scene: Scene, event: SeenEvent) -> str | None:
    """What a shot came to."""
    return done_to(scene, event, "withstand", event.detail)


def jail(scene: Scene, event: SeenEvent) -> str:
    """Captives are put into a brig or taken out of it."""
    return done_by(scene, event, "jail" if event.amount else "unjail")


def exchange(scene: Scene, event: SeenEvent) -> str:
    """One version of a persona takes the place of another (1E-6.5.2/1)."""
    new, old = (scene.listed((name,), 1) for name in (*event.definitions, "", "")[:2])
    who = scene.player(event.player)
    subject = "you" if event.player == scene.view.viewer else "other"
    return scene.words.say(f"exchange.{subject}", cards=new, old=old, Who=who[:1].upper() + who[1:])


def hide(scene: Scene, event: SeenEvent) -> str | None:
    """A hidden agenda is laid down; one that plays for free is shown."""
    return done_by(scene, event, "hide", f".{event.detail}" if event.detail else "")


def change_affiliation(scene: Scene, event: SeenEvent) -> str:
    """A card of several affiliations becomes one of them, or is declared to be of it."""
    return scene.words.say("becomes", cards=cards(scene, event), affiliation=scene.called(event.detail))


def afflict(scene: Scene, event: SeenEvent) -> str | None:
    """Cards come under the effect of another: a dilemma afflicts them."""
    it = scene.definition(event.source) if event.source in scene.cards else None
    is_harmless = it is not None and it.type == "personnel"
    return done_to(scene, event, "come-under" if is_harmless else "afflict")


def score(scene: Scene, event: SeenEvent) -> str | None:
    """Points are scored or lost, bonus points among them."""
    if not event.amount:
        return None
    if event.detail == "bonus":
        return done_by(scene, event, "bonus" if event.amount > 0 else "unbonus")
    return done_by(scene, event, "score" if event.amount > 0 else "lose")


def grant_plays(scene: Scene, event: SeenEvent) -> str | None:
    """More cards may be played; that a card play is used goes without saying."""
    return done_by(scene, event, "grant-plays") if event.amount > 0 else None


def open_hand(scene: Scene, event: SeenEvent) -> str | None:
    """Cards in a hand are shown for good; that they are hidden again is known."""
    return done_by(scene, event, "open-hand") if event.amount else None


def discard(scene: Scene, event: SeenEvent) -> str | None:
    """Cards are discarded; that an interrupt is once it was played goes without saying."""
    if types_of(scene, event) == {"interrupt"}:
        return None
    return done_to(scene, event, "lost") if is_nobodys(scene, event) else done_by(scene, event, "discard")


def take_control(scene: Scene, event: SeenEvent) -> str | None:
    """A player takes control of cards, or nobody controls them any more."""
    return done_to(scene, event, "let-go") if is_nobodys(scene, event) else done_by(scene, event, "take-control")


def silence_continuum(scene: Scene, event: SeenEvent) -> str:
    """A Q-Continuum is inactive, or active again."""
    return done_by(scene, event, "silence-continuum", "" if event.amount else ".again")


def lose_game(scene: Scene, event: SeenEvent) -> str:
    """A player loses the game by a text."""
    return done_by(scene, event, "lose-game")


TELLINGS: dict[str, Callable[[Scene, SeenEvent], str | None]] = {
    "announce": announce,
    "silence-continuum": silence_continuum,
    "lose": lose_game,
    "play": play,
    "seed": seed,
    "activate": activate,
    "exchange": exchange,
    "afflict": afflict,
    "change-affiliation": change_affiliation,
    "turn-up": turn_up,
    "lay-out": lay_out,
    "cloak": cloak,
    **dict.fromkeys(("move", "dock", "undock", "land", "take-off", "launch", "recover", "time-travel"), with_a_ship),
    "hide": hide,
    "score": score,
    "grant-plays": grant_plays,
    "open-hand": open_hand,
    "discard": discard,
    "take-control": take_control,
    "place": lay,
    "begin-battle": begin_battle,
    "end-battle": end_battle,
    "join-battle": join_battle,
    "win-battle": win_battle,
    "withstand": withstand,
    "jail": jail,
}
"""By verb."""
