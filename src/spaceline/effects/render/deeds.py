"""Effects in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from spaceline.effects.names import IT, TARGET
from spaceline.effects.nodes import captivity, choices, course, effects as node, piles, space
from spaceline.effects.nodes.selectors import Cards, Count, Number
from spaceline.effects.nodes.tests import AtLeast
from spaceline.effects.render import naming
from spaceline.effects.render.battles import begun, when_over
from spaceline.effects.render.choices import drawn_at_will, select, tagged, top
from spaceline.effects.render.course import dilemmas, end_attempt, flash, follow, silence_continuum, transport, tribbles
from spaceline.effects.render.filters import filtered
from spaceline.effects.render.lines import TextLine, head
from spaceline.effects.render.modifiers import limit_of, modified, modifiers_text, per_card
from spaceline.effects.render.nouns import (
    amount,
    chosen,
    counted,
    each_of,
    every,
    in_points,
    is_single,
    one_of,
)
from spaceline.effects.render.placing import ZONES, as_their_own, capture, put, release
from spaceline.effects.render.tests import test_text
from spaceline.effects.render.writer import Writer, fused, is_of_it, is_one_choice, repeats, value_name

LEAVING = (node.Put, node.Discard, node.RemoveFromGame)
"""What takes cards from where they are."""


def effect_lines(w: Writer, it: node.Effect | None) -> list[TextLine]:
    """The clauses of an effect."""
    return [] if it is None else EFFECTS[type(it)](w, it)


def sequence(w: Writer, it: node.Sequence) -> list[TextLine]:
    """Step after step; what happens to cards as they are selected is said in one breath."""
    if (numbers := drawn_at_will(it)) is not None:
        return [TextLine(w.say("draw.or", few=numbers[0], many=sum(numbers)))]
    lines: list[TextLine] = []
    together = fused(it.steps)
    for at, step in enumerate(it.steps):
        if at + 1 not in together:
            clauses = effect_lines(speaking_of(w, together[at], step) if at in together else w, step)
            before = it.steps[at - 1] if at else None
            lines.extend([head(when_over(w, before), clauses)] if isinstance(before, node.BeginBattle) else clauses)
    return lines


def speaking_of(w: Writer, it: node.Select, deed: node.Effect) -> Writer:
    """A writer that says which cards are selected where the next deed names them."""
    as_done = replace(as_their_own(w) if is_theirs(deed) else w, leaving=isinstance(deed, LEAVING))
    is_told = it.name in w.same and is_of_it(it)
    text = chosen(as_done, it) if is_told else tagged(w, it.name, chosen(as_done, it))
    is_whole = it.count == Count(it.cards) and not it.up_to
    if it.by != "you" or (w.facing and not is_whole):
        key = "by.shuffled" if is_whole and it.by == "random" else f"by.{it.by}"
        text = as_done.say(key, cards=text, who=w.opponent)
    origins = w.origins if it.cards.where == "named" else {**w.origins, it.name: it.cards}
    return replace(w, spoken={Cards("named", name=it.name): text}, origins=origins)


def is_theirs(it: node.Effect) -> bool:
    """Whether an opponent does it."""
    return getattr(it, "who", "") == "opponent"


def gate(w: Writer, it: node.Gate) -> list[TextLine]:
    """What is asked, and the ways to go on."""
    yes = effect_lines(as_their_own(w) if it.asks == "opponent" else w, it.then)
    no = effect_lines(w, it.otherwise)
    if it.test is not None and is_one_choice(it):
        assert isinstance(it.then, node.Gate)
        *chosen_so, _ = gate(w, it.then)
        either = w.say(f"gate.either.{it.then.asks}" if it.then.asks else "gate.otherwise", who=w.opponent)
        return [head(w.say("gate.if", test=test_text(w, it.test)), chosen_so), head(either, no)]
    if it.test is not None:
        key = "gate.if" if yes else "gate.unless"
        lines = [head(w.say(key, test=test_text(w, it.test)), yes or no)]
        return [*lines, head(w.say("gate.otherwise"), no)] if yes and no else lines
    if it.asks and (times := repeats(it)) > 1:
        assert isinstance(it.then, node.Sequence)
        once = effect_lines(w, node.Sequence(it.then.steps[:-1]))
        return [head(w.say("gate.times", may=w.say(f"gate.may.{it.asks}"), number=times), once)]
    if it.asks:
        lines = [head(w.say(f"gate.may.{it.asks}", who=w.opponent), yes, offers=True)]
        return [*lines, head(w.say("gate.declined"), no)] if no else lines
    tried = effect_lines(w, it.tries)
    if isinstance(it.tries, choices.Probe) and it.then is not None:
        return [*tried, *effect_lines(w, it.then)]
    if isinstance(it.tries, choices.Guess):
        return [*tried, head(w.say("gate.right"), yes)]
    if isinstance(it.tries, node.Gate) and it.tries.asks and yes:
        done = w.say("gate.found" if it.tries.asks == "you" else "gate.accepted.opponent", who=w.opponent)
        return [*tried, head(done, yes), *([head(w.say("gate.declined"), no)] if no else ())]
    is_search = isinstance(it.tries, node.Download)
    first = tried if is_search or isinstance(it.tries, node.Affect) else [head(w.say("gate.pay"), tried)]
    lines = [*first, head(w.say("gate.found" if is_search else "gate.paid"), yes)] if yes else tried
    return [*lines, head(w.say("gate.cannot"), no)] if no else lines


def deed(key: str, to_ship: str = "") -> Callable[[Writer, Any], list[TextLine]]:
    """An effect that does one thing to the cards it names; to the ship on which the card was played maybe more."""

    def lines(w: Writer, it: Any) -> list[TextLine]:
        cards = every(replace(w, leaving=isinstance(it, LEAVING)), it.cards)
        is_host = w.rides and it.cards.name == TARGET
        return [TextLine(w.say((is_host and to_ship) or key, cards=cards, type=w.lexicon.noun(w.type, plural=False)))]

    return lines


def deed_of(key: str) -> Callable[[Writer, Any], list[TextLine]]:
    """Lines from the template of that key, where it matters who does it."""

    def lines(w: Writer, it: Any) -> list[TextLine]:
        as_done = replace(as_their_own(w) if is_theirs(it) else w, leaving=isinstance(it, LEAVING))
        return [TextLine(w.say(f"{key}.{it.who}", cards=every(as_done, it.cards), who=w.opponent))]

    return lines


def join(w: Writer, it: node.Join) -> list[TextLine]:
    """Which ships join; that they must be staffed is said where it is not said of them already."""
    source = w.origins.get(it.cards.name, it.cards)
    return deed("join.staffed" if source.filter.said.get("staffed") else "join")(w, it)


def take_command(w: Writer, it: node.TakeCommand) -> list[TextLine]:
    """Who commands cards from now on."""
    return [TextLine(w.say("take-command" if it.who == "you" else "give-command", cards=every(w, it.cards)))]


def take_control(w: Writer, it: space.TakeControl) -> list[TextLine]:
    """Whether cards are controlled for a turn or commandeered."""
    if it.by is None:
        return deed("take-control")(w, it)
    return [TextLine(w.say("commandeer", cards=every(w, it.cards), by=every(w, it.by)))]


def offer(w: Writer, it: node.Offer) -> list[TextLine]:
    """Which card is the cost."""
    return [TextLine(w.say("offer", card=one_of(w, it.cards)))]


def shuffle(w: Writer, it: piles.Shuffle) -> list[TextLine]:
    """What is shuffled."""
    cards = it.cards
    if cards.where in ZONES and not cards.filter.traits and not cards.top:
        whose, zone = w.say(f"zone.{cards.of}"), w.say(f"zone.{cards.where}")
        return [TextLine(w.say("shuffle.zone", whose=whose, zone=zone))]
    return [TextLine(w.say("shuffle", cards=every(w, cards)))]


def draw(w: Writer, it: node.Draw) -> list[TextLine]:
    """How many cards are drawn."""
    if isinstance(it.amount, Count) and is_single(w, it.amount.cards) and it.amount.cards.filter.traits:
        one = TextLine(
            w.say(
                f"draw.{it.who}",
                cards=w.say("counted", number=1, cards=w.lexicon.noun("card", plural=False)),
                who=w.opponent,
            )
        )
        return [head(w.say("gate.if", test=test_text(w, AtLeast(it.amount, 1))), [one])]
    plain = isinstance(it.amount, (int, Number))
    noun = w.lexicon.noun("card", plural=it.amount != 1)
    cards = w.say("counted" if plain else "as-many-as", number=amount(w, it.amount), cards=noun)
    return [TextLine(w.say(f"draw.{it.who}", cards=cards, who=w.opponent))]


def score(w: Writer, it: node.Score) -> list[TextLine]:
    """How many points are scored or lost."""
    if isinstance(it.amount, Count) and it.times > 0:
        text = w.say(f"score.{it.who}", points=in_points(w, it.times), amount="", who=w.opponent)
        return [TextLine(per_card(w, text, it.amount))]
    points = it.amount * it.times if isinstance(it.amount, int) else it.times
    key = ("score" if points >= 0 else "lose") + ("" if isinstance(it.amount, int) else ".each")
    told = in_points(w, abs(points))
    text = w.say(f"{key}.{it.who}", points=told, amount=amount(w, it.amount), who=w.opponent)
    return [TextLine(w.say("score.regardless", score=text) if it.regardless else text)]


def tell(w: Writer, it: node.Tell) -> list[TextLine]:
    """A number that is given a name, or that cards bear."""
    if it.on is not None:
        until = w.say("tell.on.turn") if it.until == "turn" else ""
        return [TextLine(w.say("tell.on", cards=every(w, it.on), amount=amount(w, it.amount), until=until))]
    return [TextLine(w.say("tell", name=w.numbers.get(it.name, it.name), amount=amount(w, it.amount)))]


def look(w: Writer, it: node.Look) -> list[TextLine]:
    """Who looks at what."""
    return [TextLine(w.say(f"look.{it.who}", cards=every(w, it.cards), who=w.opponent))]


def affect(w: Writer, it: node.Affect) -> list[TextLine]:
    """How cards are modified for a while."""
    text = w.say("affect", modifiers=modifiers_text(w, it.modifiers, it.cards), until=w.say(f"until.{it.until}"))
    if it.most:
        limit = limit_of(it.modifiers, it.most)
        text = w.say("affect.limit" if limit else "affect.most", text=text, most=limit or it.most)
    return [modified(w, it.modifiers, it.cards, text)]


def prevent(w: Writer, it: node.Prevent) -> list[TextLine]:
    """What is prevented."""
    return [TextLine(w.say("prevent") if it.cards is None else w.say("prevent.cards", cards=every(w, it.cards)))]


def nullify(w: Writer, it: node.Nullify) -> list[TextLine]:
    """What is nullified."""
    return [TextLine(w.say("nullify") if it.cards is None else w.say("nullify.cards", cards=every(w, it.cards)))]


def relocate(w: Writer, it: node.Relocate) -> list[TextLine]:
    """Where cards are moved by force."""
    return [TextLine(w.say(f"relocate.{it.to}", cards=every(w, it.cards)))]


def battle(w: Writer, it: node.Attack) -> list[TextLine]:
    """Who attacks whom."""
    return [TextLine(w.say("battle", attackers=every(w, it.attackers), targets=every(w, it.targets)))]


def begin_battle(w: Writer, it: node.BeginBattle) -> list[TextLine]:
    """What is begun, and what follows."""
    first, win, otherwise = (effect_lines(w, effect) for effect in (it.first, it.win, it.otherwise))
    lines = [TextLine(begun(w, it)), *first]
    lines += [head(w.say("battle.win"), win)] if win else []
    return [*lines, head(w.say("gate.otherwise"), otherwise)] if otherwise else lines


def exchange(w: Writer, it: piles.Exchange) -> list[TextLine]:
    """For which cards this one is exchanged."""
    return [TextLine(w.say("exchange", this=every(w, Cards("this")), cards=every(w, it.cards)))]


def card_plays(w: Writer, it: node.CardPlays) -> list[TextLine]:
    """How many normal card plays are given or taken, and whether no more cards are drawn."""
    phrase = "card-plays.more" if it.amount > 0 else "card-plays.fewer"
    plays = [TextLine(w.say(phrase, number=abs(it.amount)))] if it.amount else []
    return [*plays, TextLine(w.say("card-plays.no-draws"))] if it.no_draws else plays


def reports(w: Writer, it: node.Reports) -> list[TextLine]:
    """Which cards may report."""
    cards = filtered(w, it.cards, plural=True)
    if it.at is None:
        return [TextLine(w.say("reports", cards=cards))]
    if node.is_of_locations(it):
        return [TextLine(w.say("reports.arriving", cards=cards, at=one_of(w, it.at)))]
    return [TextLine(w.say("reports.aboard", cards=cards, ship=every(w, it.at), number=it.most))]


WORTHS = {"cards": "download.up-to", "different": "any-number-different"}
"""How a download is told that is limited by the number of cards, or brings none twice."""


def download(w: Writer, it: node.Download) -> list[TextLine]:
    """What is searched for, and what becomes of it."""
    cards = filtered(w, it.cards, plural=it.count != 1)
    counted_cards = w.say("counted", number=it.count, cards=cards) if it.count > 1 else w.lexicon.indefinite(cards)
    counted_cards = counted_cards if it.count else w.say("download.any", cards=cards)
    if it.worth:
        cards = filtered(w, it.cards, plural=True)
        key = WORTHS.get(it.worth, "any-number-worth")
        counted_cards = w.say(key, cards=cards, number=it.most, of=value_name(w, it.worth))
    if it.to == "either" and it.at is not None:
        return [TextLine(w.say("download.either.at", cards=counted_cards, at=one_of(w, it.at)))]
    is_seeded = it.to == "seed" and (it.count != 1 or it.worth)
    text = w.say("download.seed.more" if is_seeded else f"download.{it.to}", cards=counted_cards)
    if it.copies is not None:
        text = w.say("download.copies", text=text, copies=one_of(w, it.copies))
    if it.company is not None:
        text = w.say("download.company", text=text, company=every(w, it.company))
    if it.kin is not None:
        text = w.say("download.kin", text=text, home=one_of(w, it.kin))
    if it.at is not None and w.type == "site" and it.at.where not in ("this", "captured"):
        return [TextLine(w.say("download.sites", text=text))]
    return [TextLine(text if it.at is None else w.say("download.at", text=text, at=one_of(w, it.at)))]


def each_player(w: Writer, it: node.EachPlayer) -> list[TextLine]:
    """What every player does."""
    theirs = effect_lines(replace(w, others=True), it.effect)
    if it.owning is not None and is_offer(it.effect):
        return [head(w.say("each-owner.may", cards=counted(w, it.owning)), theirs[0].under)]
    if it.owning is not None:
        return [head(w.say("each-owner", cards=counted(w, it.owning)), theirs)]
    return [head(w.say("each-opponent" if it.opponents_only else "each-player"), theirs)]


def is_offer(it: node.Effect) -> bool:
    """Whether somebody may do something, and nothing happens otherwise."""
    return isinstance(it, node.Gate) and it.asks == "you" and it.test is None and it.otherwise is None


def later(w: Writer, it: node.Later) -> list[TextLine]:
    """What happens when the turn ends."""
    return [head(w.say("later"), effect_lines(w, it.effect))]


def guess(w: Writer, it: choices.Guess) -> list[TextLine]:
    """Which cards are guessed, and what they may be."""
    if it.name:
        return [TextLine(w.say("guess.one", cards=tagged(w, it.name, one_of(w, it.cards))))]
    types = w.lexicon.listed([w.lexicon.noun(name, plural=False) for name in it.types], "or")
    return [TextLine(w.say("guess.types" if types else "guess", types=types, cards=every(w, it.cards)))]


def for_each(w: Writer, it: node.ForEach) -> list[TextLine]:
    """What happens once for each card."""
    cards = tagged(w, IT, each_of(w, it.cards))
    return [head(w.say("for-each", cards=cards), effect_lines(w, it.effect))]


EFFECTS: dict[type, Callable[[Writer, Any], list[TextLine]]] = {
    node.Sequence: sequence,
    node.Gate: gate,
    node.Select: select,
    node.Top: top,
    node.Stop: deed("stop"),
    node.Unstop: deed("unstop", "unstop.ship"),
    node.Kill: deed("kill"),
    node.Destroy: deed("destroy"),
    node.Discard: deed_of("discard"),
    node.Offer: offer,
    choices.Name: naming.name,
    choices.Redirect: naming.redirect,
    choices.ByChance: lambda w, it: [TextLine(w.say("by-chance"))],
    node.RemoveFromGame: deed("remove"),
    node.Reveal: deed_of("reveal"),
    node.Put: put,
    node.TakeCommand: take_command,
    piles.Shuffle: shuffle,
    node.Draw: draw,
    node.Score: score,
    node.Tell: tell,
    node.Look: look,
    node.Affect: affect,
    node.Prevent: prevent,
    node.Nullify: nullify,
    node.Disable: deed("disable"),
    node.Hold: lambda w, it: deed("hold" if it.stasis else "shelter")(w, it),
    node.Afflict: deed("afflict"),
    node.DamageShip: deed("damage-ship"),
    node.Repair: deed("repair"),
    node.Flip: deed("flip"),
    node.Relocate: relocate,
    node.Download: download,
    node.Attack: battle,
    node.BeginBattle: begin_battle,
    node.Join: join,
    node.CardPlays: card_plays,
    node.Reports: reports,
    choices.Guess: guess,
    choices.Probe: lambda w, it: [TextLine(w.say("probe"))],
    choices.ProbeAgain: lambda w, it: [TextLine(w.say("probe-again"))],
    choices.PlayAnother: lambda w, it: [TextLine(w.say("play-another"))],
    node.Later: later,
    course.Allot: dilemmas,
    course.Follow: follow,
    course.FaceInstead: deed("face-instead"),
    course.EndAttempt: end_attempt,
    course.Flash: flash,
    course.SilenceContinuum: silence_continuum,
    course.CloseOutposts: deed("close-outposts"),
    course.Tribbles: tribbles,
    course.Transport: transport,
    course.AddToTotal: lambda w, it: [TextLine(w.say("add-to-total", number=amount(w, it.amount)))],
    course.Abstain: lambda w, it: [TextLine(w.say("abstain"))],
    course.SpendRange: deed("spend-range"),
    course.RestoreRange: deed("restore-range"),
    space.Decloak: deed("decloak"),
    captivity.Capture: capture,
    captivity.Release: release,
    captivity.Abduct: deed("abduct"),
    piles.Exchange: exchange,
    space.Vanish: deed("vanish"),
    space.LayWaste: deed("lay-waste"),
    space.Assimilate: lambda w, it: deed(f"assimilate.{it.to}")(w, it),
    space.Connect: lambda w, it: deed("disconnect" if it.off else "connect")(w, it),
    space.TakeControl: take_control,
    space.FormLocation: lambda w, it: [TextLine(w.say("form-location", number=it.span))],
    node.EachPlayer: each_player,
    node.ForEach: for_each,
}
