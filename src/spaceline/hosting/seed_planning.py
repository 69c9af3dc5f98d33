"""Plans for the seed phases at a hosted game: kept with it, and followed question by question once they are in force.

What a plan answers are ordinary answers, given by the same seat. The first that follows from putting a plan in force
counts as given by hand, so that taking the last answer back takes back all that the plan has done.
"""

from __future__ import annotations

from msgspec.structs import replace

from spaceline.core import engine
from spaceline.core.data.decisions import Answer, Refusal
from spaceline.core.data.leaves import CardId, PlayerId
from spaceline.core.data.renaming import renamed_record
from spaceline.core.view import inward
from spaceline.hosting.answering import AT_ONCE, Answering, Told
from spaceline.hosting.errors import HostingError
from spaceline.hosting.remembering import AutoAnswer
from spaceline.hosting.standing import KeptPlan
from spaceline.hosting.story import LoggedLine
from spaceline.players.seeding.following import Halted
from spaceline.players.seeding.judging import PlanProblem
from spaceline.players.seeding.plan import Proposal, SeedPlan
from spaceline.players.seeding.planning import SeedPlanning, planning_for
from spaceline.presentation import refused, sentence_of
from spaceline.presentation.model.seeding import SeedBoard, ShownProblem, ShownSeedPlan, ShownStaying


class SeedPlanningGame(Answering):
    """What ``Answering`` does, and plans for the seed phases."""

    @property
    def planning(self) -> SeedPlanning | None:
        """How the seed phases of this game are planned; None where it has none."""
        return planning_for(self.session.state.ruleset.name)

    def seed_part(self, player: PlayerId) -> str:
        """Which part of the seed phases a player can arrange now; empty when nothing can be arranged."""
        planning = self.planning if player in self.people and not self.is_over else None
        return planning.part_of(self.glance(player)) if planning is not None else ""

    def kept_plan(self, player: PlayerId) -> KeptPlan | None:
        """What a player has arranged for this part of the seed phases."""
        kept = self.standing.seed_plans.get(player)
        return kept if kept is not None and kept.plan.part == self.seed_part(player) else None

    def propose_seed_plan(self, player: PlayerId) -> SeedPlan:
        """Arrange everything as the computer player would in that seat; nothing is in force yet.

        Raises:
            HostingError: nothing can be arranged now.
        """
        return self.proposed(player).plan

    def proposed(self, player: PlayerId) -> Proposal:
        """What ``propose_seed_plan`` arranges, with the reasons why the other seed cards stay.

        Raises:
            HostingError: nothing can be arranged now.
        """
        found = self.planning_of(player).propose(self.seat(player), self.seating.seed * 31 + player)
        self.standing.seed_plans[player] = KeptPlan(found.plan)
        return found

    def shown_staying(self, player: PlayerId, found: Proposal) -> tuple[ShownStaying, ...]:
        """Why seed cards have no place in what is proposed, in words; those of one reason stand together."""
        scene = self.scene(player)
        reasons: dict[str, list[CardId]] = {}
        for card, reason in found.staying.items():
            reasons.setdefault(scene.words.say(f"seeding.stays.{reason}"), []).append(card)
        return tuple(ShownStaying(why, tuple(cards)) for why, cards in reasons.items())

    def problems_of_plan(self, player: PlayerId, plan: SeedPlan) -> tuple[PlanProblem, ...]:
        """What would go wrong with a plan.

        Raises:
            HostingError: nothing can be arranged now.
            Refusal: it is no plan for this player at this time.
        """
        planning, seat = self.planning_of(player), self.seat(player)
        planning.check(seat, plan)
        return planning.problems(seat, plan)

    def shown_problems(self, player: PlayerId, plan: SeedPlan) -> tuple[ShownProblem, ...]:
        """What would go wrong with a plan, as its player reads it.

        Raises:
            HostingError: nothing can be arranged now.
            Refusal: it is no plan for this player at this time.
        """
        scene = self.scene(player)
        return tuple(
            ShownProblem(
                card=it.card,
                title=scene.name(it.card),
                target=it.target,
                where=scene.name(it.target) if it.target else "",
                why=refused(it.refusal, scene.words),
                is_possible=it.is_possible,
            )
            for it in self.problems_of_plan(player, plan)
        )

    def keep_seed_plan(self, player: PlayerId, plan: SeedPlan) -> None:
        """Keep what a player has arranged so far; nothing is in force.

        Raises:
            HostingError: nothing can be arranged now.
            Refusal: it is no plan for this player at this time.
        """
        self.planning_of(player).check(self.seat(player), plan)
        self.standing.seed_plans[player] = KeptPlan(plan)

    def follow_seed_plan(self, player: PlayerId, plan: SeedPlan, *, despite: bool = False) -> Told:
        """Put a plan in force: from now on it answers what is asked; ``despite`` what hardly anybody wants of it.

        Raises:
            HostingError: nothing can be arranged now.
            Refusal: it is no plan for this player at this time, or cannot be carried out, or has such consequences.
        """
        for problem in self.problems_of_plan(player, plan):
            if not (problem.is_possible and despite):
                raise problem.refusal
        self.standing.seed_plans[player] = KeptPlan(plan, is_in_force=True)
        told: Told = {}
        self.answer_planned(told, by_hand=True)
        self.answer_remembered(told)
        return told

    def hold_seed_plan(self, player: PlayerId, stopped: str = "") -> None:
        """Put a player's plan out of force; it stays as it was arranged."""
        kept = self.standing.seed_plans.get(player)
        if kept is not None and kept.is_in_force:
            self.standing.seed_plans[player] = replace(kept, is_in_force=False, stopped=stopped)

    def planning_of(self, player: PlayerId) -> SeedPlanning:
        """How a player plans now.

        Raises:
            HostingError: nothing can be arranged now.
        """
        planning = self.planning
        if planning is None or not self.seed_part(player):
            raise HostingError("seed-plan.none")
        return planning

    def answer_remembered(self, told: Told) -> None:
        """Give the answers that follow from plans, and those that are remembered, until somebody must be asked."""
        for _ in range(AT_ONCE):
            if self.answer_planned(told):
                continue
            entries = len(self.session.entries)
            super().answer_remembered(told)
            if len(self.session.entries) == entries:
                break

    def answer_planned(self, told: Told, *, by_hand: bool = False) -> bool:
        """Give the answer that a plan in force has for the open question; False where none has one."""
        asked = engine.decision(self.session.state)
        kept = self.standing.seed_plans.get(asked.player) if asked is not None else None
        if asked is None or kept is None or not kept.is_in_force or self.planning is None:
            return False
        player = asked.player
        found = self.planning.answer(self.seat(player), kept.plan)
        if isinstance(found, Halted):
            self.stop_plan(player, found.card, found.refusal)
        return isinstance(found, Answer) and self.give_planned(player, found, told, by_hand=by_hand)

    def give_planned(self, player: PlayerId, found: Answer, told: Told, *, by_hand: bool) -> bool:
        """Give an answer of a plan; one that is refused stops the plan."""
        state = self.session.state
        try:
            events = self.session.answer(renamed_record(found, inward(state, player)), by_auto_answer=not by_hand)
        except Refusal as refusal:
            self.stop_plan(player, found.option.card if found.option else 0, refusal)
            return False
        self.compare_taken_back()
        self.tell(events, told)
        return True

    def stop_plan(self, player: PlayerId, card: CardId, refusal: Refusal) -> None:
        """A plan cannot go on: put it out of force, and tell its player why."""
        scene = self.scene(player)
        name = scene.name(card) if card else scene.words.say("seed-plan.whole")
        why = sentence_of(scene.words, refusal)
        slots = {"Card": name[:1].upper() + name[1:], "why": f"{why} [{refusal.clause}]" if refusal.clause else why}
        text = scene.words.say("seed-plan.stopped", **slots)
        self.hold_seed_plan(player, text)
        self.story.add(player, LoggedLine(self.session.answers, "seed-plan-stopped", text, (card,) if card else ()))

    def forget(self, player: PlayerId, auto_answer: AutoAnswer | None = None) -> None:
        """Forget a remembered answer, or all of a player: then a plan is in force no longer either."""
        super().forget(player, auto_answer)
        if auto_answer is None:
            self.hold_seed_plan(player)

    def seed_board(self, player: PlayerId) -> SeedBoard | None:
        """What a player can arrange, with what is planned already; None when nothing can be arranged."""
        part = self.seed_part(player)
        if not part or self.planning is None:
            return None
        scene, seat, kept = self.scene(player), self.seat(player), self.kept_plan(player)
        board = scene.own.seed_board(scene, part, seat.prospects, self.planning.missions(scene))
        if board is None:
            return None
        asked = scene.view.decision
        board = replace(board, is_asked=asked is not None and self.planning.may_answer(scene, asked))
        if kept is None:
            return board
        return replace(board, plan=shown_plan(kept.plan), is_in_force=kept.is_in_force, stopped=kept.stopped)


def shown_plan(plan: SeedPlan) -> ShownSeedPlan:
    """A plan as its player is shown it."""
    return ShownSeedPlan(plan.part, tuple(plan.sides.items()), tuple(plan.stacks.items()), plan.beside)
