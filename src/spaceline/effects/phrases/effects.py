"""Phrases for what a text does, one after another.

Where a text speaks of cards, a pick may stand in place of them: ``kill(random())`` selects a personnel at random and
kills it. In a dilemma "you" is the player facing it and "opponent" is its owner.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import msgspec

from spaceline.effects.nodes.choices import Guess, Probe
from spaceline.effects.nodes.effects import (
    Affect,
    Afflict,
    Attack,
    CardPlays,
    DamageShip,
    Destroy,
    Disable,
    Discard,
    Download,
    Draw,
    EachPlayer,
    Effect,
    Flip,
    ForEach,
    Gate,
    Hold,
    Join,
    Kill,
    Look,
    Nullify,
    Offer,
    Prevent,
    Put,
    Relocate,
    RemoveFromGame,
    Repair,
    Reports,
    Reveal,
    Score,
    Select,
    Sequence,
    Stop,
    TakeCommand,
    Tell,
    Top,
    Unstop,
)
from spaceline.effects.nodes.modifiers import Modifier
from spaceline.effects.nodes.piles import Exchange, Shuffle
from spaceline.effects.nodes.requirements import AnyRequirement
from spaceline.effects.nodes.selectors import Amount, Cards
from spaceline.effects.nodes.tests import Are, Test
from spaceline.effects.nodes.traits import Filter, like
from spaceline.effects.nodes.words import RIGHT
from spaceline.effects.phrases.cards import ANY, Pick, able_to_replace, facing, hand, others, probed, this
from spaceline.effects.phrases.tests import asked_of

What = Cards | Pick


def sequence(*effects: Effect) -> Effect:
    """One after another; sequences within are dissolved."""
    steps = tuple(step for effect in effects for step in (effect.steps if isinstance(effect, Sequence) else (effect,)))
    if not steps:
        raise ValueError("an effect is missing")
    return steps[0] if len(steps) == 1 else Sequence(steps)


def to_each(what: What, do: Callable[[Cards], Effect]) -> Effect:
    """Do something to cards, or to those that are picked first."""
    if isinstance(what, Cards):
        return do(what)
    return Sequence((select(what), do(Cards("named", name=what.name))))


def if_(
    asked: Test | AnyRequirement, *effects: Effect, otherwise: Effect | None = None, among: Cards | None = None
) -> Gate:
    """If a test holds, or a group meets a requirement, do this, otherwise that."""
    return Gate(test=asked_of(asked, among), then=sequence(*effects), otherwise=otherwise)


def unless(asked: Test | AnyRequirement, *effects: Effect, among: Cards | None = None) -> Gate:
    """Do this unless a test holds or a group meets a requirement."""
    return Gate(test=asked_of(asked, among), otherwise=sequence(*effects))


def if_cannot(tried: Effect, *effects: Effect) -> Gate:
    """Do the first; if that cannot be done, do the rest."""
    return Gate(tries=tried, otherwise=sequence(*effects))


def may(*effects: Effect, by: str = "you", otherwise: Effect | None = None) -> Gate:
    """A player decides whether to do this."""
    return Gate(asks=by, then=sequence(*effects), otherwise=otherwise)


def pay(cost: Effect, *effects: Effect) -> Gate:
    """Do the first completely in order to do the rest."""
    return Gate(tries=cost, then=sequence(*effects))


def may_pay(cost: Effect, *effects: Effect, by: str = "you") -> Gate:
    """A player decides whether to do the first completely in order to do the rest."""
    return may(pay(cost, *effects), by=by)


def unless_chosen(choice: Effect, *effects: Effect, by: str = "you") -> Gate:
    """Do the rest unless a player decides to do the first, and can."""
    return Gate(tries=may(choice, by=by), otherwise=sequence(*effects))


def select(pick: Pick) -> Select:
    """Select cards and call them by the name of the pick."""
    return Select(pick.among, pick.name, pick.count, pick.by, pick.up_to)


def select_top(of: str, cards: Cards | None = None, name: str = "those", count: int = 1, by: str = "") -> Top:
    """Give a name to the card with the highest attribute or cost among those facing the dilemma or others."""
    return Top(of, facing() if cards is None else cards, name, count, by)


def tell(amount: Amount, name: str, on: Cards | None = None, *, until: str = "") -> Tell:
    """Give a name to an amount as it is now, or add it to what cards bear by that name."""
    return Tell(amount, name, on, until)


def stop(what: What) -> Effect:
    """Stop cards."""
    return to_each(what, Stop)


def stop_all() -> Effect:
    """Stop all personnel facing the dilemma."""
    return Stop(facing())


def stop_others(*names: str) -> Effect:
    """Stop everybody facing the dilemma except the personnel of these names (``those`` when none is given)."""
    return Stop(others(*names))


def unstop(what: What) -> Effect:
    """Unstop cards."""
    return to_each(what, Unstop)


def kill(what: What) -> Effect:
    """Kill personnel."""
    return to_each(what, Kill)


def destroy(what: What = this) -> Effect:
    """Destroy this card or others."""
    return to_each(what, Destroy)


def discard(what: What, who: str = "you") -> Effect:
    """A player discards cards from hand or deck."""
    return to_each(what, lambda cards: Discard(cards, who))


def offer(cards: Cards) -> Offer:
    """Play one of several cards as a cost."""
    return Offer(cards)


def discard_from_hand(count: Amount = 1, which: Filter = ANY) -> Effect:
    """Discard cards of your choice from hand; they are called ``discarded``."""
    return discard(Pick(hand(which), count, name="discarded"))


def remove(what: What = this) -> Effect:
    """Remove this card or others from the game."""
    return to_each(what, RemoveFromGame)


def put(what: What, to: str, at: Cards | None = None, *, any_order: bool = False, who: str = "you") -> Effect:
    """A player puts cards somewhere."""
    return to_each(what, lambda cards: Put(cards, to, at, any_order, who))


def replaced(what: What, *, any_order: bool = False) -> Effect:
    """Cards that were examined lie on top of the deck again, or others in place of them."""
    return to_each(what, lambda cards: Put(cards, "deck_top", any_order=any_order, replaces=True))


def take_command(what: What) -> Effect:
    """You command cards from now on."""
    return to_each(what, TakeCommand)


def give_command(what: What = this) -> Effect:
    """The player on your right commands this card, or others, from now on."""
    return to_each(what, lambda cards: TakeCommand(cards, RIGHT))


def replace(old: Cards, new: What, to: str = "discard") -> Effect:
    """Put a card where another one is, if it may come there; that one goes elsewhere then, whether or not."""
    if isinstance(new, Pick):
        new = dataclasses.replace(new, among=able_to_replace(old, new.among))
    return sequence(to_each(new, lambda cards: Put(cards, "spot", old)), Put(old, to))


def replace_one(old: Pick, new: Pick) -> Effect:
    """Choose a card that could be replaced, and the one that comes where it is."""
    leaving = Cards("named", name=old.name)
    coming = able_to_replace(leaving, new.among)
    able = dataclasses.replace(old, among=msgspec.structs.replace(old.among, successors=coming))
    return sequence(select(able), replace(leaving, new))


def back_to_pile() -> Effect:
    """The dilemma goes back to its owner's dilemma pile."""
    return Put(this, "pile")


def back_to_hand(what: What = this) -> Effect:
    """Cards go back to their owner's hand."""
    return to_each(what, lambda cards: Put(cards, "hand"))


def onto_ship() -> Effect:
    """This card is placed on the ship, as damage if it has such a text."""
    return Put(this, "ship")


def onto_mission() -> Effect:
    """This card is placed on the mission."""
    return Put(this, "mission")


def overcome() -> Effect:
    """This dilemma is overcome."""
    return Put(this, "beneath")


def shuffle(cards: Cards) -> Effect:
    """Shuffle cards."""
    return Shuffle(cards)


def draw(amount: Amount = 1, who: str = "you") -> Effect:
    """Draw cards."""
    return Draw(amount, who)


def score(amount: Amount, *, times: int = 1, who: str = "you") -> Effect:
    """Score points, ``times`` for each of a counted amount."""
    return Score(amount, times, who)


def lose(points: int, who: str = "you", *, regardless: bool = False) -> Effect:
    """Lose points, even where they would mean nothing to the player."""
    return Score(-points, who=who, regardless=regardless)


def look(cards: Cards, who: str = "you") -> Effect:
    """Look at cards; they stay where they are."""
    return Look(cards, who)


def reveal(cards: Cards, who: str = "you") -> Effect:
    """A player shows cards to everybody."""
    return Reveal(cards, who)


def affect(what: What, *modifiers: Modifier, until: str = "turn", most: int = 0) -> Effect:
    """Modify cards until a moment."""
    return to_each(what, lambda cards: Affect(cards, modifiers, until, most))


def prevent(cards: Cards | None = None) -> Effect:
    """Prevent what this text responds to."""
    return Prevent(cards)


def nullify(cards: Cards | None = None) -> Effect:
    """Nullify what this text responds to, or cards in play."""
    return Nullify(cards)


def disable(what: What) -> Effect:
    """Disable cards as long as this card stays in play."""
    return to_each(what, Disable)


def hold(what: What, *, stasis: bool = True) -> Effect:
    """Hold personnel on this card, in stasis or not."""
    return to_each(what, lambda cards: Hold(cards, stasis))


def afflict(what: What) -> Effect:
    """Remember cards as those whom this card afflicts."""
    return to_each(what, Afflict)


def damage_ship(what: What) -> Effect:
    """Damage ships."""
    return to_each(what, DamageShip)


def repair(what: What) -> Effect:
    """Repair ships."""
    return to_each(what, Repair)


def flip(what: What = this) -> Effect:
    """Turn this card or others over."""
    return to_each(what, Flip)


def relocate(what: What, to: str) -> Effect:
    """Move cards by force."""
    return to_each(what, lambda cards: Relocate(cards, to))


def battle(attackers: Cards, targets: Cards) -> Attack:
    """Let cards attack others."""
    return Attack(attackers, targets)


def join(what: What) -> Effect:
    """Ships join the engagement that is going on."""
    return to_each(what, Join)


def card_plays(amount: int = 1, *, no_draws: bool = False) -> CardPlays:
    """So many more normal card plays this turn."""
    return CardPlays(amount, no_draws)


def exchange(what: What) -> Effect:
    """Exchange this card for cards in a discard pile."""
    return to_each(what, Exchange)


def guess(among: Cards, name: str = "those") -> Guess:
    """Guess the type of one of the cards, which chance selects then, and which is shown."""
    return Guess(among, name=name)


def probe(*outcomes: tuple[str, Effect], otherwise: Effect | None = None, then: Effect | None = None) -> Gate:
    """Probe, and carry out the first of the outcomes of which an icon stands on the card (1E-8.2/1, 1E-8.2.0.1/1).

    The icons of each outcome are words with spaces between them; ``then`` says what becomes of the card before.
    """
    came = otherwise
    for icons, effect in reversed(outcomes):
        came = Gate(test=Are(probed, like(icons_anywhere=tuple(icons.split()))), then=effect, otherwise=came)
    steps = (step for step in (then, came) if step is not None)
    return Gate(tries=Probe(), then=sequence(*steps))


def reports(which: Filter, at: Cards | None = None, most: int = 0) -> Reports:
    """Any number of cards like this report, a ship with its crew, or so many aboard a ship."""
    return Reports(which, at, most)


def download(
    which: Filter,
    to: str = "play",
    *,
    count: int = 1,
    at: Cards | None = None,
    name: str = "",
    copies: Cards | None = None,
) -> Download:
    """Search for cards like this and play them, or take them into the hand."""
    return Download(which, to, count, at, name, copies)


def download_within(which: Filter, worth: str, most: int, at: Cards | None = None) -> Download:
    """Search for any number of cards like this that come to no more than that, and play them."""
    return Download(which, at=at, worth=worth, most=most)


def download_up_to(most: int, which: Filter, at: Cards | None = None) -> Download:
    """Search for so many cards like this, or fewer, and play them."""
    return download_within(which, "cards", most, at)


def each_player(*effects: Effect) -> Effect:
    """Every player, beginning with you, does this."""
    return EachPlayer(sequence(*effects))


def each_opponent(*effects: Effect) -> Effect:
    """Every opponent does this."""
    return EachPlayer(sequence(*effects), opponents_only=True)


def for_each(cards: Cards, *effects: Effect) -> Effect:
    """Do this once for each card, which is called ``it``."""
    return ForEach(cards, sequence(*effects))
