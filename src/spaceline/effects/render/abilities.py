"""The texts of a card in words."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from spaceline.effects.names import SPOKEN_OF
from spaceline.effects.nodes import abilities as node, borg
from spaceline.effects.nodes.abilities import Ability
from spaceline.effects.nodes.effects import Download
from spaceline.effects.nodes.moments import is_about_users
from spaceline.effects.nodes.selectors import Cards
from spaceline.effects.nodes.traits import like
from spaceline.effects.nodes.words import ANYTHING, BARE_VERBS, DEED, EACH, HOMEWORLD
from spaceline.effects.render import naming
from spaceline.effects.render.battles import BATTLES, battle_event, is_of_personnel, is_of_target
from spaceline.effects.render.choices import tagged
from spaceline.effects.render.deeds import effect_lines
from spaceline.effects.render.filters import filtered
from spaceline.effects.render.forbidding import forbids
from spaceline.effects.render.lexicon import Lexicon
from spaceline.effects.render.lines import TextLine, head
from spaceline.effects.render.moments import BY, limited, moment_key, playing_key
from spaceline.effects.render.moving import MOVEMENT
from spaceline.effects.render.nouns import any_of, every, one_of
from spaceline.effects.render.playing import OF_OTHERS, listed_titles, plays
from spaceline.effects.render.recurring import is_of_this_mission, is_of_this_turn
from spaceline.effects.render.requirements import requirement
from spaceline.effects.render.statics import static
from spaceline.effects.render.tests import test_text
from spaceline.effects.render.writer import Writer, icons

THIS = Cards("this")
GOALS = (("beam", "planet"), ("move", "there"))
"""What is said of where cards come, not of which cards they are."""


def ability_lines(w: Writer, it: Ability, others: tuple[node.When, ...] = ()) -> list[TextLine]:
    """The clauses of one text; ``others`` do the same on other occasions."""
    return when(w, it, others) if isinstance(it, node.When) else ABILITIES[type(it)](w, it)


def faced(w: Writer, it: node.Faced) -> list[TextLine]:
    """The text of a dilemma."""
    return effect_lines(w, it.effect)


def played(w: Writer, it: node.Played) -> list[TextLine]:
    """What happens when the card is played."""
    return [head(w.say("played", this=every(w, THIS)), effect_lines(w, it.effect))]


def boards(w: Writer, it: node.Boards) -> list[TextLine]:
    """Nobody controls it aboard a ship, and what those do that have come aboard."""
    stays = TextLine(w.say("boards", this=every(w, THIS)))
    return [stays] if it.effect is None else [stays, head(w.say("boards.then"), effect_lines(w, it.effect))]


def plays_on(w: Writer, it: node.PlaysOn) -> list[TextLine]:
    """Where the card stays."""
    if (it.cards is None and not it.also) or (it.cards is not None and it.cards.where == "players"):
        return [TextLine(w.say("plays-on.core" if it.cards is None else "plays-on.players"))]
    cards = [one_of(w, cards) for cards in (it.cards, *it.also) if cards is not None]
    how = ".either" if it.cards is None else ".facility" if w.type == "facility" else ""
    return [TextLine(w.say(f"plays-on{how}", cards=w.lexicon.listed(cards, "or")))]


def only_if(w: Writer, it: node.PlayedOnlyIf) -> list[TextLine]:
    """When the card can be played."""
    key = "only-if.tactic" if w.type == "tactic" else "only-if"
    return [TextLine(limited(w, w.say(key, test=test_text(w, it.test)), it.limit))]


def order(w: Writer, it: node.Order) -> list[TextLine]:
    """An order."""
    during = f"{it.during}.anyone" if (it.during, it.whose) == ("card_plays", "anyone") else it.during
    title = w.say(f"during.{during}") if during else w.say(f"order.{it.whose}")
    if it.test is not None:
        title = w.say("order.test", order=title, test=test_text(w, it.test))
    return [head(limited(w, title, it.limit), effect_lines(w, it.effect))]


def when(w: Writer, it: node.When, others: tuple[node.When, ...] = ()) -> list[TextLine]:
    """What a text responds to, and what it does then; one of a dilemma in play is its owner's, who faces none."""
    if w.type == "dilemma" and it.whose == "you" and not w.on_ship:
        w = dataclasses.replace(w, words={**w.words, "and-may": "and-may.owner", "player.you": "player.dilemma"})
    moment = w.say(moment_key(it), event=occasions(w, (it, *others)))
    title = w.say("whenever", moment=moment)
    if it.test is not None and not is_of_this_mission(it):
        title = w.say("whenever.test", moment=moment, test=test_text(w, it.test))
    title = limited(w, title, "each.mission" if (it.limit, it.verb) == (EACH, "complete") else it.limit)
    title = w.say("whenever.lingers", moment=title) if it.lingers else title
    title = w.say("either-player", text=title) if w.type == "site" and it.subject is None else title
    title = w.say("and-may", moment=title) if it.optional else title
    return [head(title, effect_lines(w, it.effect), offers=it.optional)]


def seeks_counterpart(w: Writer, it: borg.SeeksCounterpart) -> list[TextLine]:
    """Whom the Borg may attack, when they may probe, and what it is worth."""
    table = one_of(w, Cards("table", "anyone", it.table))
    return [TextLine(w.say("seeks-counterpart", table=table, points=it.points))]


def throughout(w: Writer, it: node.Throughout) -> list[TextLine]:
    """What may be done in the meantime."""
    who = every(w, THIS) if it.who is None else participant(w, it.who)
    title = w.say(f"meanwhile.{it.during}", who=who)
    if it.test is not None:
        title = w.say("whenever.test", moment=title, test=test_text(w, it.test))
    return [head(w.say("and-may", moment=limited(w, title, it.limit)), effect_lines(w, it.effect), offers=True)]


def participant(w: Writer, it: Cards) -> str:
    """Who faces a dilemma or attempts a mission: what they do needs no second telling."""
    if it.filter.said.get("attempting"):
        return one_of(w, replace(it, filter=it.filter.without("attempting", "stopped")))
    if it.where != "facing":
        return one_of(w, it)
    return one_of(w, replace(it, where="command", filter=it.filter.but(types="personnel")))


def occasions(w: Writer, them: tuple[node.When, ...]) -> str:
    """What happens, one thing or another; the cards are named once where they are the same."""
    texts: list[str] = []
    said = ""
    for it in them:
        subject = "" if it.verb in BARE_VERBS else f"{subject_of(w, it)} "
        text = occurrence(w, it)
        texts.append(text.removeprefix(subject) if subject == said else text)
        said = subject
    event = w.lexicon.listed(list(dict.fromkeys(texts)), "or")
    whose = w.say(f"zone.{them[0].whose}")
    return w.say("event.into.discard", event=event, whose=whose) if goes_to_discard(them[0]) else event


def subject_of(w: Writer, it: node.When) -> str:
    """The cards to which something happens."""
    if it.subject is None:
        return every(w, THIS)
    if is_of_this_mission(it):
        return every(w, Cards("mission"))
    subject = it.subject.without("zones") if goes_to_discard(it) or it.verb == "discard" else it.subject
    subject = subject.without("involved") if it.verb == "win-battle" or is_of_target(it) else subject
    is_goal = it.where in ("", "deck_top") or (it.verb, it.where) in GOALS
    where = "anywhere" if is_goal else it.where
    whose = "anyone" if goes_to_discard(it) else it.whose
    cards = Cards(where, whose, subject, other=it.other)
    return any_of(w, cards) if SPOKEN_OF not in w.singular else tagged(w, SPOKEN_OF, one_of(w, cards))


def goes_to_discard(it: node.When) -> bool:
    """Whether a text responds to what brings cards to a discard pile, whoever commanded them."""
    return it.moment == "when" and it.subject is not None and it.subject.names("zones") == ("discard",)


def occurrence(w: Writer, it: node.When) -> str:
    """What happens, and to which cards."""
    who, whose = w.say(f"player.{it.whose}"), w.say(f"player.whose.{it.whose}")
    if it.verb in BATTLES:
        return battle_event(w, it, subject_of(w, it))
    if it.verb == DEED:
        return w.say("event.deed", who=w.opponent)
    if it.verb in BARE_VERBS:
        return w.say("event.end_turn.this" if is_of_this_turn(it) else f"event.{it.verb}", who=who, whose=whose)
    using = w.lexicon.listed(w.named(it.using), "or")
    zones = it.subject.names("zones") if it.verb == "discard" and it.subject is not None else ()
    source = w.lexicon.listed([w.say(f"zone.{zone}") for zone in zones], "or")
    if it.verb == "end-battle" and it.whose == "anyone" and it.subject == like(types="ship", involved="engagement"):
        return w.say("event.end-battle.any")
    is_marker = it.verb == "put" and it.subject is None and w.type == "tactic"
    key = "event.put.tactic" if is_marker else event_key(it)
    event = w.say(key, who=who, whose=whose, cards=subject_of(w, it), skills=using, zones=source)
    event = w.say(f"fate.{it.fate}", event=event) if it.fate and it.verb != "put" else event
    if not it.by:
        return event
    return w.say(f"{BY.get(it.verb, 'done-by')}.{it.by}", event=event)


def event_key(it: node.When) -> str:
    """Which words tell what happens: some verbs have others where more is known."""
    if it.verb == "put" and goes_to_discard(it):
        return "event.put.discard"
    if it.verb == "put" and (it.fate or it.where == "deck_top"):
        return f"event.put.{it.fate or it.where}"
    if it.verb == "discard" and it.subject is not None and it.subject.names("zones") and not goes_to_discard(it):
        return "event.discard.from"
    if it.verb == "action-play":
        return playing_key(it)
    if (it.verb, it.where) in GOALS:
        return f"event.{it.verb}.{it.where}"
    if is_about_users(it):
        return "event.complete.using"
    if it.verb == "end-battle" and is_of_personnel(it):
        return "event.end-battle.personnel"
    return "event.move.by" if it.verb == "move" and it.by else f"event.{it.verb}"


def damage(w: Writer, it: node.Damage) -> list[TextLine]:
    """What works as damage only."""
    return [head(w.say("damage"), ability_lines(w, it.ability))]


def free_region(w: Writer, it: node.FreeRegion) -> list[TextLine]:
    """Where travelling costs nothing extra, or less."""
    if it.border:
        return [
            TextLine(
                w.say(
                    "free-region.border", ship=every(w, THIS), region=w.lexicon.listed(it.border, "or"), number=it.less
                )
            )
        ]
    quadrants = w.lexicon.listed(it.quadrants, "or")
    return [TextLine(w.say("free-region", mission=every(w, THIS), quadrants=quadrants))]


def encounter(w: Writer, it: node.Encounter) -> list[TextLine]:
    """One effect of a dilemma: its trigger, its condition, what happens."""
    lines = conditional(w, it, effect_lines(w, it.effect))
    if it.trigger is None:
        return lines
    lines = [head(w.say("gate.if", test=test_text(w, it.trigger)), lines)]
    if it.otherwise is None:
        return lines
    return [*lines, head(w.say("gate.otherwise"), effect_lines(w, it.otherwise))]


def conditional(w: Writer, it: node.Encounter, lines: list[TextLine]) -> list[TextLine]:
    """What happens unless a condition is met; without anything that happens, nobody gets past."""
    happens = lines or [TextLine(w.say("encounter.wall"))]
    if it.tries is not None:
        happens = [head(w.say("gate.past"), effect_lines(w, it.tries)), head(w.say("gate.cannot"), happens)]
    if it.unless is not None:
        return [head(w.say("gate.unless", test=test_text(w, it.unless)), happens)]
    return happens


def half(w: Writer, it: node.PartOfCombo) -> list[TextLine]:
    """One of several dilemmas on a card."""
    return [head(half_title(w.lexicon, it), [line for text in it.texts for line in ability_lines(w, text)])]


def half_title(lexicon: Lexicon, it: node.PartOfCombo) -> str:
    """Which of the dilemmas on a card follows, with its countdown (1E-13.0/1)."""
    key = "one-of-two.countdown" if it.countdown else "one-of-two"
    return lexicon.say(key, title=it.title, number=it.countdown)


def after_failure(w: Writer, it: node.AfterFailure) -> list[TextLine]:
    """What becomes of the dilemma after a failure."""
    return [TextLine(w.say(f"failure.{it.how}", dilemma=every(w, THIS)))]


def cure(w: Writer, it: node.Cure) -> list[TextLine]:
    """What cures the dilemma."""
    return [TextLine(w.say("cure", test=test_text(w, it.test)))]


def nullifier(w: Writer, it: node.Nullifier) -> list[TextLine]:
    """What nullifies the dilemma."""
    return [TextLine(w.say("nullifier", test=test_text(w, it.test)))]


def seeds(w: Writer, it: node.Seeds) -> list[TextLine]:
    """When the card may be seeded, and what that brings at once."""
    is_of_a_station = it.where == "mission_phase" and w.type == "facility"
    text = w.say("seeds.mission_phase.station" if is_of_a_station else f"seeds.{it.where}")
    if it.at is not None:
        text = w.say("seeds.at", text=text, cards=one_of(w, it.at))
    return [TextLine(text)] if it.effect is None else [head(text, effect_lines(w, it.effect))]


def toll(w: Writer, it: node.Toll) -> list[TextLine]:
    """What opponents must discard, and for what."""
    where = w.lexicon.indefinite(filtered(w, it.missions))
    cards = w.say("counted", number=it.cards, cards=w.lexicon.noun("card", plural=it.cards > 1))
    return [TextLine(w.say(f"toll.{it.act}", this=every(w, THIS), where=where, cards=cards))]


def exposes(w: Writer, it: node.Exposes) -> list[TextLine]:
    """Hands lie open."""
    return [TextLine(w.say("exposes"))]


def special_download(w: Writer, it: node.SpecialDownload) -> list[TextLine]:
    """An icon by which a card downloads."""
    key = "special-download" if isinstance(it.effect, Download) else "special-download.text"
    return [head(w.say(key), effect_lines(w, it.effect))]


def treaty(w: Writer, it: node.Treaty) -> list[TextLine]:
    """Who works together."""
    return [TextLine(w.say("treaty", affiliations=icons(w, it.affiliations, "and")))]


def alternate(w: Writer, it: node.Alternate) -> list[TextLine]:
    """With what else a mission may be solved, and what that brings."""
    asked = requirement(w, it.requirement)
    icons_of = icons(w, it.affiliations, "or") if it.affiliations else ""
    key = "alternate.homeworld" if HOMEWORLD in it.affiliations else "alternate.by" if it.affiliations else "alternate"
    text = w.say(key, requirement=asked, affiliations=icons_of)
    lines = [TextLine(text)]
    return lines if it.effect is None else [*lines, head(w.say("alternate.then"), effect_lines(w, it.effect))]


def grant(w: Writer, it: node.Grant) -> list[TextLine]:
    """Who may attempt which mission with other requirements."""
    who = filtered(w, it.using, plural=True)
    what = (
        every(w, Cards("mission"))
        if it.missions is None
        else w.say("grant.missions", cards=filtered(w, it.missions, plural=True))
    )
    text = w.say("grant", who=who, what=what, requirement=requirement(w, it.requirement))
    if it.points:
        text = w.say("grant.points", text=text, points=it.points)
    return [TextLine(w.say("grant.regardless", text=text) if it.regardless else text)]


def opens(w: Writer, it: node.Opens) -> list[TextLine]:
    """Who may attempt the mission."""
    return [TextLine(w.say("opens", affiliations=icons(w, it.affiliations, "and")))]


def immune(w: Writer, it: node.Immune) -> list[TextLine]:
    """What does nothing to the card."""
    if ANYTHING in it.titles:
        return [TextLine(w.say("immune.anything"))]
    return [TextLine(w.say("beams-past" if it.beaming else "immune", titles=listed_titles(w, it.titles)))]


def cumulative(w: Writer, it: node.Cumulative) -> list[TextLine]:
    """Copies add up."""
    return [TextLine(w.say("cumulative"))]


def variable(w: Writer, it: node.Variable) -> list[TextLine]:
    """What X may be."""
    return [TextLine(w.say("variable", choices=w.lexicon.listed([str(number) for number in it.choices], "or")))]


def countdown(w: Writer, it: node.Countdown) -> list[TextLine]:
    """When the card expires."""
    turns = w.lexicon.noun("turn", plural=it.turns != 1)
    number = str(it.turns) if isinstance(it.turns, int) else "X"
    return [TextLine(w.say(f"countdown.{it.of}", number=number, turns=turns))]


ABILITIES: dict[type, Callable[[Writer, Any], list[TextLine]]] = {
    **MOVEMENT,
    **OF_OTHERS,
    node.Faced: faced,
    node.Played: played,
    node.PlaysOn: plays_on,
    node.PlayedOnlyIf: only_if,
    node.Order: order,
    node.Static: static,
    node.When: when,
    node.Throughout: throughout,
    node.Toll: toll,
    node.Forbids: forbids,
    node.Damage: damage,
    node.FreeRegion: free_region,
    node.Encounter: encounter,
    node.AfterFailure: after_failure,
    node.PartOfCombo: half,
    node.Cure: cure,
    node.Nullifier: nullifier,
    node.Earned: naming.earned,
    node.Seeds: seeds,
    node.Plays: plays,
    node.SpecialDownload: special_download,
    node.Exposes: exposes,
    node.Mends: lambda w, it: [TextLine(w.say("mends"))],
    node.Boards: boards,
    node.CargoRuns: lambda w, it: [TextLine(w.say("cargo-runs"))],
    borg.Bounty: lambda w, it: [TextLine(w.say("bounty"))],
    borg.Scouts: lambda w, it: [TextLine(w.say("scouts.ship" if w.rides else "scouts"))],
    borg.SeeksCounterpart: seeks_counterpart,
    node.LendsAll: lambda w, it: [TextLine(w.say("lends-all"))],
    borg.Formerly: lambda w, it: [TextLine(w.say("formerly", affiliation=icons(w, (it.affiliation,), "and")))],
    borg.Acquires: lambda w, it: [TextLine(w.say("acquires"))],
    node.ThroughShields: lambda w, it: [TextLine(w.say("through-shields"))],
    node.Treaty: treaty,
    node.Opens: opens,
    node.Alternate: alternate,
    node.Grant: grant,
    node.Immune: immune,
    node.Cumulative: cumulative,
    node.Countdown: countdown,
    node.Variable: variable,
}
