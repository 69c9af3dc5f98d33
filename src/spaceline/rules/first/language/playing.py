"""Card plays as the texts of cards see them: what reports, what is downloaded, what is used up (1E-6.1, 1E-6.5.3).

What somebody plays, how an attempt was prepared, and whom texts beam is asked here too.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core.data.changes import Change
from spaceline.core.data.decisions import Option
from spaceline.core.data.frames import Action, RunEffect, Window
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.state import State
from spaceline.effects.names import ARRIVING
from spaceline.effects.nodes.course import Transport
from spaceline.effects.nodes.effects import Download, Reports, is_of_locations
from spaceline.effects.perform.offering import OFFERED
from spaceline.effects.perform.reading import cards_meant
from spaceline.effects.scope import Scope
from spaceline.rules.first import places
from spaceline.rules.first.affiliations import played
from spaceline.rules.first.borg import acquiring
from spaceline.rules.first.language.answering import may_answer
from spaceline.rules.first.language.selections import Selections
from spaceline.rules.first.missions.readiness import way_at_first
from spaceline.rules.first.movement.beaming import ways_for_text
from spaceline.rules.first.movement.staffing import unstaffed
from spaceline.rules.first.movement.transferring import begin_transport
from spaceline.rules.first.playing import agendas, downloading, sources
from spaceline.rules.first.playing.card_play import was_needless
from spaceline.rules.first.playing.limits import do_without, give_back, is_used_up
from spaceline.rules.first.playing.playing import REPORTED, arrivals, crew_options, offer_plays, reporting_options
from spaceline.rules.first.playing.timing import is_for_all
from spaceline.rules.first.side_decks import compartments, flashes
from spaceline.rules.first.side_decks.piles import TRIBBLE_DECK, opened
from spaceline.rules.first.switches import readings
from spaceline.rules.first.turn import plays_left

FROM_HAND = ("play", "answer", "hide", REPORTED, OFFERED)
"""Actions by which a card is played from the hand: no download, nothing that is turned up, and no tribble."""


class Playing(Selections):
    """The part of the edition's world that is about card plays and downloads."""

    __slots__ = ()

    def offers_again(self, state: State) -> bool:
        """By the rulebook another is played at once, by the Glossary the action fails (1E-6.2.0.1/3, ambiguity 11)."""
        return readings(state).nullified_cost == "another-at-once"

    def reports(self, state: State, scope: Scope, it: Reports) -> tuple[Option, ...]:
        """The cards in hand that can report, each with where."""
        if it.at is None:
            return reporting_options(state, scope.you, it.cards)
        ships = cards_meant(state, scope, it.at)
        if is_of_locations(it):
            come = tuple(card for card in scope.cards.get(ARRIVING, ()) if state.in_play(card))
            if ARRIVING in scope.cards:
                return crew_options(state, scope.you, it.cards, come, is_let_in=True)
            return arrivals(state, scope.you, it.cards, ships)
        aboard = sum(len(places.inside(state, ship)) for ship in ships)
        return () if it.most and aboard >= it.most else crew_options(state, scope.you, it.cards, ships)

    def must_report(self, state: State, scope: Scope, it: Reports) -> bool:
        """At locations a ship, which is a target, then its crew until it is staffed (1E-G:report-with-crew/1)."""
        if not is_of_locations(it):
            return False
        ships = tuple(card for card in scope.cards.get(ARRIVING, ()) if state.in_play(card))
        return ARRIVING not in scope.cards or any(unstaffed(state, ship) is not None for ship in ships)

    def may_be_taken_back(self, state: State, action: Action) -> bool:
        """No download is, nor what is turned up or played from elsewhere (1E-G:energy-vortex/1)."""
        return action.option.kind in FROM_HAND

    def give_back(self, state: State, action: Action) -> None:
        """The normal card play, or the text by which the card was free."""
        give_back(state, action)

    def do_without(self, state: State, action: Action, cards: tuple[CardId, ...]) -> None:
        """A copy stands for itself then (1E-G:energy-vortex/1)."""
        do_without(state, action, cards)

    def other_plays(self, state: State, player: PlayerId) -> tuple[Option, ...]:
        """Whatever is legal then, face down too (1E-G:energy-vortex/1)."""
        top = state.frames[-1]
        if not isinstance(top, Window):
            return (*offer_plays(state, player), *agendas.offer_hiding(state, player))
        window = state.frames[-1] = replace(top, turn=top.order.index(player))
        return tuple(it for it in state.ruleset.responses(state, window, player) if it.kind in FROM_HAND)

    def plays_as(self, state: State, player: PlayerId, affiliation: str) -> bool:
        """Whether a player has cards of an affiliation in play, or had some (1E-G:playing-an-affiliation/1)."""
        return affiliation in played(state, player)

    def was_prepared(self, state: State) -> bool:
        """Whether those who attempt could have met what the mission requires as they began."""
        return way_at_first(state) is not None

    def following(self, state: State, scope: Scope, changes: tuple[Change, ...]) -> tuple[Change, ...]:
        """Where an objective was completed what was seeded to be earned lies face up, and may be acquired at once."""
        completed = tuple(change for change in changes if change.verb == "fulfil")
        for change in completed:
            acquiring.begin_acquiring(state, change)
        return tuple(more for change in completed for more in acquiring.turned_up(state, change))

    def plays_left(self, state: State, player: PlayerId) -> int:
        """The normal card play, if it is not used up, and what texts added to it (1E-6.1/1)."""
        return plays_left(state, player)

    def flash(self, state: State, scope: Scope, cards: int, chosen: int) -> None:
        """A Q-Flash; what is put on top first is downloaded, which a text may forbid (1E-G:q-flash/1)."""
        flashes.begin(state, scope.you, scope.source, cards, 0 if downloading.is_forbidden(state, scope) else chosen)

    def tribbles(self, state: State, scope: Scope, draw: int) -> None:
        """Cards of a Tribble side deck; with none to draw one is downloaded (1E-G:storage-compartment-door/1)."""
        compartments.begin(state, scope.you, scope.source, draw)

    def may_download_tribbles(self, state: State, scope: Scope) -> bool:
        """Whether there is an open Tribble side deck with cards in it (1E-2.14/1), and no text forbids downloads."""
        return bool(opened(state, scope.you, TRIBBLE_DECK)) and not downloading.is_forbidden(state, scope)

    def beams(self, state: State, scope: Scope, it: Transport) -> tuple[Option, ...]:
        """From where to where the player's transporters reach for some of those (1E-G:beaming/4)."""
        only = () if it.cards is None else cards_meant(state, scope, it.cards)
        return ways_for_text(state, scope.you, only) if only or it.cards is None else ()

    def beam(self, state: State, run: RunEffect, it: Transport, option: Option) -> None:
        """The player says who goes, as after an order."""
        only = () if it.cards is None else cards_meant(state, run, it.cards)
        begin_transport(state, run.you, option, run.source, only)

    def serves_all(self, state: State, card: CardId) -> bool:
        """Sites do, and what a text in play lets do so (1E-G:mirror-image/1)."""
        return state.cards[card].role == places.SITE or is_for_all(state, card)

    def may_answer(self, state: State, card: CardId) -> bool:
        """Whether a card in hand may be played in response."""
        return may_answer(state, card)

    def downloads(self, state: State, scope: Scope, it: Download) -> tuple[Option, ...]:
        """The cards that can be downloaded, each with where it is played (1E-6.5.3)."""
        return downloading.ways(state, scope, it)

    def may_download(self, state: State, scope: Scope) -> bool:
        """Whether no text in play forbids it (1E-6.5.3.0.2/5)."""
        return not downloading.is_forbidden(state, scope)

    def was_in_vain(self, state: State, scope: Scope) -> bool:
        """Until there are more cards to look through than there were then (1E-6.5.3.0.2/4)."""
        return sources.was_in_vain(state, scope)

    def note_in_vain(self, state: State, scope: Scope) -> None:
        """Keep in mind how many cards were looked through (1E-6.5.3.0.2/4)."""
        sources.note_in_vain(state, scope)

    def download(self, state: State, scope: Scope, it: Download, option: Option) -> None:
        """Play or take a card that was found."""
        downloading.use(state, scope, option)

    def is_used_up(self, state: State, player: PlayerId, card: CardId, at: int) -> bool:
        """Whether a text was used as often as it may be (1E-12.8), and not needlessly."""
        return is_used_up(state, player, card, at) and not was_needless(state, player, card, at)
