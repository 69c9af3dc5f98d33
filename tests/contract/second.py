"""Second Edition games for the contract: what hidden cards might be, and games played to their end under the checks."""

from collections.abc import Sequence
from functools import cache

from spaceline.cards.rulesets import is_playable, ruleset
from spaceline.core import engine, modifiers, view
from spaceline.core.ruleset import Ruleset
from spaceline.core.state import State
from spaceline.lab.matches import Match, seeded_players
from spaceline.lab.simulation import Pairing, ready_to_play
from spaceline.rules.second.procedures.setup import start
from tests.contract.checks import contract

PILES = ("pile", "drawn", "stack")


@cache
def pools() -> dict[str, tuple[str, ...]]:
    """The cards that can be played, by the kind of hidden card."""
    playable = {id: card.type for id, card in ruleset().definitions.items() if is_playable(card)}
    of_type = {name: tuple(id for id, type in playable.items() if type == name) for name in set(playable.values())}
    in_decks = tuple(id for id, type in playable.items() if type not in ("mission", "dilemma"))
    return {"pile": of_type["dilemma"], "deck": in_decks, "personnel": of_type["personnel"]}


def kind(owner: int, role: str, in_play: bool) -> str:
    """What a card that cannot be read might be: in play, somebody who was concealed."""
    if role in PILES:
        return "pile"
    return "personnel" if in_play else "deck"


class Unknown:
    """A text of which nothing is known but what it does: it may look at everything and change everything."""

    asks = looks = alters = frozenset(("anything",))

    def __init__(self, text):
        self.text = text

    def __getattr__(self, name):
        return getattr(self.text, name)


def values_are_those_found_without_short_cuts(state: State) -> None:
    """What is remembered of the values is what comes out when all of it is worked out anew."""
    remembered = modifiers.sheets(state)
    anew = state.clone()
    anew.memo = {}
    texts = [Unknown(text) for text in anew.ruleset.continuous(anew)]
    found, contested = modifiers.evaluate(anew, texts, modifiers.still_needed(anew, texts))
    for card in state.cards:
        assert remembered.of(card) == found.of(card), f"the values of {state.definition(card).name} are not up to date"
    assert modifiers.conflict(state) == contested
    for name in ("Range", "Cunning", "Strength", "cost"):
        alone = state.clone()
        alone.memo = {}
        look = modifiers.values_for(alone, frozenset((name,)))
        for card in state.cards:
            one, other = look(card), found.of(card)
            assert (
                (one.cost == other.cost) if name == "cost" else one.attributes.get(name) == other.attributes.get(name)
            )


def whoever_is_asked_can_name_what_is_offered(state: State) -> None:
    """No card is offered to choose that the player could not tell from another."""
    asked = engine.decision(state)
    if asked is not None:
        seen = view.seen_decision(state, asked.player)
        cards = seen.selection.cards if seen.selection else ()
        assert all(cards), f"cards without a name are offered: {asked}"
        assert len(set(seen.options)) == len(asked.options), f"options that look alike are offered: {asked}"


def play_under_contract(game: Pairing, *, full_every: int, rules: Ruleset | None = None) -> Match:
    """Play a game with ready decks to its end under the contract."""
    rules = rules or ruleset()
    decks = ready_to_play(rules)
    brought = [decks[name] for name in game.decks]
    return play_on(start(rules, brought, game.seed), game.players, game.seed, full_every=full_every)


def play_on(state: State, players: Sequence[str], seed: int, *, full_every: int) -> Match:
    """Play a game to its end; the cheap checks at every decision, all of them at one in ``full_every``."""
    match = Match(state, seeded_players(players, seed))
    going = True
    while going:
        full = (match.decisions + seed) % full_every == 0
        values_are_those_found_without_short_cuts(match.state)
        whoever_is_asked_can_name_what_is_offered(match.state)
        contract(match.state, pools(), kind, full=full, seed=match.decisions)
        going = match.step()
    assert match.state.result is not None
    return match


def failure_of(game: Pairing, **options: int) -> str:
    """What went wrong in a game, with what it takes to see it again; empty when nothing did."""
    try:
        play_under_contract(game, **options)
    except Exception as problem:  # noqa: BLE001 - every failure of the contract is reported with its game
        return f"{game}: {type(problem).__name__}: {str(problem)[:400]}"
    return ""


def failures(games: Sequence[Pairing], **options: int) -> list[str]:
    return [failed for game in games if (failed := failure_of(game, **options))]
