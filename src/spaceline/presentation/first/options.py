"""What the options of First Edition are called, where a template alone does not say it."""

from __future__ import annotations

from collections.abc import Callable

from spaceline.cards.card import Card
from spaceline.core.data.decisions import Option
from spaceline.effects.nodes.abilities import PlaysOn
from spaceline.presentation.labels import named, text_label
from spaceline.presentation.scene import Scene
from spaceline.rules.first.facts import AFFILIATIONS
from spaceline.rules.first.places import SITE
from spaceline.rules.first.playing.timing import PLAYED_IN_A_FLASH

REPORTING = ("personnel", "ship", "equipment")
"""Types whose cards come into play at a place that is told when they report."""


def play_label(scene: Scene, option: Option) -> str:
    """A card to be played, and where or on what."""
    it = scene.definition(option.card)
    if it is not None and it.type in REPORTING and option.target not in scene.view.players:
        if not option.detail:
            return named(scene, option, "option.report")
        side = Option(option.kind, option.card, option.target, scene.called(option.detail))
        return named(scene, side, "option.report.as")
    if it is not None and it.type == "facility":
        return named(scene, *as_declared(scene, option, "option.build"))
    if it is not None and it.type == SITE:
        return named(scene, option, f"option.play.{where_in_line(scene, option)}")
    if option.target in scene.cards:
        return named(scene, option, "option.play.on")
    if option.target in scene.view.players:
        return named(scene, option, f"option.play.{beside(scene, option)}" if is_beside_a_deck(it) else "option.play")
    return named(scene, option, "option.play.at" if option.target else "option.play")


def as_declared(scene: Scene, option: Option, key: str) -> tuple[Option, str]:
    """A facility that is declared to be of one of several affiliations, and the words for that."""
    if not option.detail:
        return option, key
    return Option(option.kind, option.card, option.target, scene.called(option.detail)), f"{key}.as"


def where_in_line(scene: Scene, option: Option) -> str:
    """Whether a site is put behind another of its level, or before all of them (1E-4.4.1/2)."""
    return "behind" if scene.cards[option.target].role == SITE else "first"


def is_beside_a_deck(it: Card | None) -> bool:
    """Whether a card is placed beside the deck of a player who is chosen, and not on the table of its own."""
    texts = () if it is None else it.abilities
    return any(isinstance(text, PlaysOn) and text.cards is not None and text.cards.where == "players" for text in texts)


def beside(scene: Scene, option: Option) -> str:
    """Whose deck that is, for whoever is told."""
    return "beside.own" if option.target == scene.view.viewer else "beside"


def download_label(scene: Scene, option: Option) -> str:
    """A card to be downloaded, and where it comes into play."""
    is_somewhere = option.target and option.target not in scene.view.players
    return named(scene, option, "option.download.at" if is_somewhere else "option.download")


def flip_label(scene: Scene, option: Option) -> str:
    """A hidden agenda to be turned face up, and what it is played on."""
    is_on = option.target and option.target not in scene.view.players
    return named(scene, option, "option.flip.on" if is_on else "option.flip")


def hide_label(scene: Scene, option: Option) -> str:
    """A hidden agenda to be laid down: with the card play, or for free and shown."""
    return named(scene, option, f"option.hide.{option.detail}" if option.detail else "option.hide")


def hologram_label(scene: Scene, option: Option) -> str:
    """A hologram to be activated or deactivated."""
    is_off = bool(scene.mark(option.card, "deactivated"))
    return scene.words.say(f"option.hologram.{'on' if is_off else 'off'}", card=scene.name(option.card))


def cloak_label(scene: Scene, option: Option) -> str:
    """A ship to be cloaked or phased, or the contrary."""
    return named(scene, option, "option.cloak" if option.detail in ("", "cloak") else f"option.cloak.{option.detail}")


def team_battle_label(scene: Scene, option: Option) -> str:
    """A personnel battle, with the teams where there are several."""
    which = {(False, False): "", (True, False): ".against", (False, True): ".team", (True, True): ".both"}
    return named(scene, option, f"option.battle-personnel{which[bool(option.target), bool(option.detail)]}")


def affiliation_label(scene: Scene, option: Option) -> str:
    """A card of several affiliations, and the one it would take."""
    it = scene.definition(option.card)
    codes = it.facts.affiliations if it else ()
    at = int(option.detail) if option.detail.isdecimal() else len(codes)
    affiliation = codes[at] if at < len(codes) else option.detail
    return scene.words.say("option.affiliation", card=scene.name(option.card), affiliation=scene.called(affiliation))


def pass_label(scene: Scene, option: Option) -> str:
    """Passing, by what it comes to: while cards are seeded in turn it is for the rest of the phase (1E-4.3/9)."""
    asked = scene.view.decision
    key = f"option.pass.{asked.prompt}" if asked else ""
    return named(scene, option, key if key in scene.words.templates else "option.pass")


def seed_label(scene: Scene, option: Option) -> str:
    """A card to be seeded: on the table, at a location, beneath its mission, on a card."""
    if not option.target or option.target in scene.view.players:
        return named(scene, option, "option.seed")
    if option.target in scene.cards:
        it = scene.definition(option.card)
        is_site = it is not None and it.type == SITE
        on = scene.definition(option.target)
        if not is_site and seeds_beneath(scene) and on is not None and on.facts.uncontrolled:
            return named(scene, option, "option.seed.beneath")
        return named(scene, option, f"option.seed.{where_in_line(scene, option) if is_site else 'on'}")
    if option.detail:
        if option.detail in AFFILIATIONS:
            return named(scene, *as_declared(scene, option, "option.seed"))
        return named(scene, option, f"option.seed.{option.detail}")
    it = scene.definition(option.card)
    is_beneath = seeds_beneath(scene) or (it is not None and it.type == "dilemma")
    return named(scene, option, "option.seed.beneath" if is_beneath else "option.seed.at")


def seeds_beneath(scene: Scene) -> bool:
    """Whether what is seeded at a location goes beneath its mission (1E-4.3.0.3/1)."""
    return bool(scene.view.frames) and scene.view.frames[0].step == "seed_singly"


def lay_out_label(scene: Scene, option: Option) -> str:
    """Where a mission may be placed."""
    return named(scene, option, f"option.lay-out.{option.detail}" if option.detail else "option.lay-out")


def team_label(scene: Scene, option: Option) -> str:
    """One of two teams that attempt together."""
    return named(scene, option, f"option.team.{option.detail}")


def attempt_label(scene: Scene, option: Option) -> str:
    """A mission, and the ship, or one of several Away Teams, that attempts it."""
    has_ship = option.target in scene.cards
    if not option.detail:
        return named(scene, option, "option.attempt.with" if has_ship else "option.attempt")
    return named(scene, option, "option.attempt.both" if has_ship else "option.attempt.team")


def scout_label(scene: Scene, option: Option) -> str:
    """A mission, and the ship, or one of several Away Teams, that scouts it."""
    if option.detail:
        return named(scene, option, "option.scout.team")
    return named(scene, option, "option.scout.with" if option.target in scene.cards else "option.scout")


def attempt_station_label(scene: Scene, option: Option) -> str:
    """A station, and the site from which a team, or one of several, tries to clear it."""
    return named(scene, option, "option.attempt-station.team" if option.detail else "option.attempt-station")


def custody_label(scene: Scene, option: Option) -> str:
    """What is done with a captive."""
    return named(scene, option, f"option.custody.{option.detail}" if option.detail else "option.custody")


def beam_tribbles_label(scene: Scene, option: Option) -> str:
    """Where large tribbles are beamed to, or from where, by a personnel at the other end."""
    return named(scene, option, f"option.beam-tribbles.{option.detail}" if option.detail else "option.beam-tribbles")


LABELS: dict[str, Callable[[Scene, Option], str]] = {
    "pass": pass_label,
    "play": play_label,
    "report": play_label,
    "seed": seed_label,
    "lay-out": lay_out_label,
    "team": team_label,
    "attempt": attempt_label,
    "scout": scout_label,
    "attempt-station": attempt_station_label,
    "battle-personnel": team_battle_label,
    "custody": custody_label,
    "beam-tribbles": beam_tribbles_label,
    "download": download_label,
    "downloaded": download_label,
    PLAYED_IN_A_FLASH: play_label,
    "hiccup": play_label,
    "flip": flip_label,
    "hide": hide_label,
    "hologram": hologram_label,
    "cloak": cloak_label,
    "affiliation": affiliation_label,
    "use": text_label,
}
"""By the kind of option."""
