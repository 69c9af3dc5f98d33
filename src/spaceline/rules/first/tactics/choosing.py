"""Stage 3 of a ship battle: players draw tactics and lay one, which are revealed together (1E-7.4.3/3).

Who will fire is settled before, since texts ask for it: what a current tactic adds, and whether it may be one.
"""

from __future__ import annotations

from spaceline.core.changing import request
from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import NO, PASS, YES, Answer, Decision, Selection
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.ruleset import DONE, Choose, Next, Procedure
from spaceline.core.state import State
from spaceline.rules.first.battle import gunnery
from spaceline.rules.first.battle.resolution import SIDES, still_at
from spaceline.rules.first.data.frames import ChoiceOfTactic, ShipBattle
from spaceline.rules.first.facts import TACTICS_DRAWN
from spaceline.rules.first.tactics import downloading, side_deck
from spaceline.rules.first.values import attribute, card_values
from spaceline.rules.tactics import CURRENT, DRAWN, LAID


def users(state: State, battle: ShipBattle) -> tuple[PlayerId, ...]:
    """The players who have a force and an open side deck with a tactic in it, who attacks first (1E-7.4.3.0.3/2)."""
    players = dict.fromkeys((battle.attacker, battle.defender))
    return tuple(player for player in players if player in state.players and side_deck.left(state, player))


def shooters(state: State, battle: ShipBattle, side: int) -> tuple[CardId, ...]:
    """Those of a force who fire when its time comes."""
    there = still_at(state, battle.forces[side], battle.place) if battle.targets[side] else ()
    return tuple(card for card in there if gunnery.can_fire(state, card, is_attacking=side == 1))


def choose_tactics(state: State, battle: ShipBattle) -> Next:
    """Whoever has an open side deck draws; a battle without one of its forces is cancelled before."""
    players = users(state, battle)
    if not players or not all(still_at(state, battle.forces[side], battle.place) for side in SIDES):
        return None
    for player in reversed(players):
        state.frames.append(ChoiceOfTactic(step="offer_download", player=player))
    firing = tuple(card for side in SIDES for card in shooters(state, battle, side))
    if firing:
        request(state, Change("aim", firing, battle.attacker))
    return None


def can_draw(state: State, player: PlayerId) -> bool:
    """Whether a player may draw a tactic more."""
    most = attribute(state, side_deck.door_of(state, player), TACTICS_DRAWN)
    return bool(side_deck.left(state, player)) and len(state.zone(player, DRAWN)) < most


def offer_download(state: State, choice: ChoiceOfTactic) -> Decision | None:
    """Ask whether to download a tactic in place of drawing (1E-7.4.3.0.4/1)."""
    player = choice.player
    options = tuple(downloading.offers(state, player)) if side_deck.left(state, player) else ()
    if not options:
        return None
    return Decision(
        player, "option", downloading.DOWNLOAD, (*options, PASS), about=opposed(state), clause="1E-7.4.3.0.4/1"
    )


def download(state: State, choice: ChoiceOfTactic, answer: Answer) -> Next:
    """What is downloaded is the current tactic, and nothing is drawn."""
    if answer.option is None or answer.option == PASS:
        return None
    downloading.fetch(state, choice.player, answer.option)
    return "leave"


def draw_first(state: State, choice: ChoiceOfTactic) -> Decision | None:
    """Ask whether to draw one (1E-7.4.3/3)."""
    if not can_draw(state, choice.player):
        return None
    return Decision(choice.player, "yes_no", "draw-tactic", (YES, NO), about=opposed(state), clause="1E-7.4.3/3")


def opposed(state: State) -> tuple[CardId, ...]:
    """The first ship of who attacks, and the one that is attacked."""
    battle = next((frame for frame in reversed(state.frames) if isinstance(frame, ShipBattle)), None)
    return (*battle.forces[1][:1], *battle.targets[1][:1]) if battle is not None else ()


def draw_another(state: State, choice: ChoiceOfTactic) -> Decision | None:
    """Whoever drew one and has looked at it may draw another, one by one."""
    drawn = state.zone(choice.player, DRAWN)
    if not drawn or not can_draw(state, choice.player):
        return None
    return Decision(choice.player, "yes_no", "draw-another-tactic", (YES, NO), about=drawn, clause="1E-7.4.3/3")


def take(state: State, choice: ChoiceOfTactic, answer: Answer) -> Next:
    """Draw the one on top."""
    if answer.option != YES:
        return "lay_tactic"
    player = choice.player
    request(state, Change("draw-tactic", side_deck.left(state, player)[:1], player))
    return "renew"


def renew(state: State, choice: ChoiceOfTactic) -> Next:
    """What has been used is shuffled when nothing else is left (1E-G:battle-bridge-side-deck/1)."""
    request_renewal(state, choice.player)
    return "draw_another"


def request_renewal(state: State, player: PlayerId) -> None:
    """Have a side deck shuffled of which no tactic lies face down."""
    if all(state.cards[tactic].face_up for tactic in side_deck.left(state, player)):
        request(state, Change("renew-tactics", (), player))


def lay_tactic(state: State, choice: ChoiceOfTactic) -> Decision | None:
    """Ask which of them is the current tactic, if any (1E-7.4.3/3).

    It is asked where none of them may be, too: others are not to see that.
    """
    drawn = state.zone(choice.player, DRAWN)
    if not drawn:
        return None
    usable = tuple(card for card in drawn if downloading.may_be_current(state, choice.player, card))
    selection = Selection(usable, 0, min(1, len(usable)))
    return Decision(choice.player, "cards", "lay-tactic", selection=selection, clause="1E-7.4.3/3")


def lay(state: State, choice: ChoiceOfTactic, answer: Answer) -> Next:
    """Lay it face down."""
    if answer.cards:
        request(state, Change("lay-tactic", answer.cards, choice.player))
    return None


def leave(state: State, choice: ChoiceOfTactic) -> Next:
    """It is made."""
    return DONE


def reveal_tactics(state: State, battle: ShipBattle) -> Next:
    """What was drawn and not laid goes back face up; then what was laid is revealed together (1E-7.4.3/3)."""
    players = state.players
    put_back(state, tuple(card for player in players for card in state.zone(player, DRAWN)), battle.attacker)
    laid = tuple(card for player in players for card in state.zone(player, LAID))
    if laid:
        request(state, Change("reveal-tactics", laid, battle.attacker))
    return None


def put_back(state: State, tactics: tuple[CardId, ...], player: PlayerId) -> None:
    """Put tactics face up beneath their side decks."""
    if tactics:
        request(state, Change("return-tactic", tactics, player))


def current_tactic(state: State, player: PlayerId) -> CardId:
    """A player's current tactic; 0 where there is none."""
    return next(iter(state.zone(player, CURRENT)), 0)


def bonus(state: State, player: PlayerId, name: str) -> int:
    """What a player's current tactic adds, or takes off; no attribute of a ship is enhanced by it.

    1E-G:attack-bonus/1, 1E-G:defense-bonus/1.
    """
    tactic = current_tactic(state, player)
    if not tactic:
        return 0
    values = card_values(state, tactic)
    times, parts = values.factors.get(name, (1, 1))
    return values.attributes.get(name, 0) * times // parts


def discard_tactics(state: State, battle: ShipBattle) -> Next:
    """Current tactics that were not placed are discarded beneath their side decks (1E-7.4.3/10)."""
    current = tuple(card for player in state.players for card in state.zone(player, CURRENT))
    put_back(state, current, battle.attacker)
    return None


CHOICE_OF_TACTIC: Procedure = Procedure(
    ChoiceOfTactic,
    Choose(offer_download, download),
    Choose(draw_first, take),
    renew,
    Choose(draw_another, take),
    Choose(lay_tactic, lay),
    leave,
)
