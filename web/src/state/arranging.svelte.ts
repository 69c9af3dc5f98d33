import type { FromClient, FromServer, Refused, SeedBoard, SeedCard, SeedMission, ShownProblem, ShownStaying } from "../wire";
import { type Draft, draftOf, emptyDraft, type Piece, placed, planOf, pruned, put, shifted, type Side, type Spot, spotOf, without } from "./seedPlan";
import { isSame } from "./steady";

type Reply = Extract<FromServer, { type: "planned" | "accepted" | "refused" }>;
type Said = Extract<FromClient, { type: "propose-seed-plan" | "arrange-seeds" | "follow-seed-plan" | "hold-seed-plan" }>;

/** Says something of a plan to the server; null when nobody can answer now. */
export type Say = (message: Said) => Promise<Reply | null>;

/** Whether two cards are copies of one another. */
export type Alike = (one: number, other: number) => boolean;

/** The seed phases as a board: what is arranged, what would come of it, and what was arranged before. */
export class Arranging {
  board = $state.raw<SeedBoard>({ part: "", question: "" });
  draft = $state.raw<Draft>(emptyDraft(""));
  /** What would go wrong with what is arranged, as far as the server has said so. */
  problems = $state.raw<readonly ShownProblem[]>([]);
  /** Why cards have no place in what was proposed; of those that were given one since nothing is told. */
  private proposed = $state.raw<readonly ShownStaying[]>([]);
  /** The piece that is to be put somewhere next. */
  held = $state.raw<Piece | null>(null);
  /** Whether the card that is held goes beneath a mission although it is seeded face up. */
  isBluff = $state(false);
  /** Whether it has been said what would go wrong, and it only has to be confirmed. */
  isWarned = $state(false);
  /** Whether something is asked of the server. */
  isBusy = $state(false);
  /** Why the last thing that was tried is not possible. */
  no = $state.raw<Refused | null>(null);
  private past = $state.raw<readonly Draft[]>([]);
  /** Whether something was arranged since the server heard of it last. */
  private isBehind = false;
  private keeping = $state.raw<Promise<void> | null>(null);

  constructor(
    board: SeedBoard,
    private readonly say: Say,
  ) {
    this.board = board;
    this.draft = this.kept();
    if (placed(this.draft).length && !board.is_in_force) void this.keep();
  }

  /** Everything that can be arranged. */
  readonly pieces = $derived<ReadonlySet<Piece>>(new Set([...(this.board.cards ?? []).map((it) => it.card), ...(this.board.missions ?? []).map((it) => it.mission)]));
  readonly placed = $derived<ReadonlySet<Piece>>(new Set(placed(this.draft)));
  /** The mission that is placed now and has no end yet: until it has one, nothing goes on. */
  readonly awaited = $derived<SeedMission | undefined>(this.board.is_asked ? this.board.missions?.find((it) => it.card && !this.placed.has(it.mission)) : undefined);
  readonly cards = $derived<ReadonlyMap<number, SeedCard>>(new Map((this.board.cards ?? []).map((it) => [it.card, it])));
  readonly warnings = $derived<ReadonlyMap<number, ShownProblem>>(new Map(this.problems.filter((it) => it.target).map((it) => [it.card, it])));

  readonly staying = $derived<readonly ShownStaying[]>(
    this.proposed.map((it) => ({ ...it, cards: it.cards.filter((card) => this.pieces.has(card) && !this.placed.has(card)) })).filter((it) => it.cards.length),
  );

  /** Whether the server has still to say what it thinks of what is arranged, or to do what it was asked for. */
  get isSettling(): boolean {
    return this.isBusy || this.keeping !== null;
  }

  get mayUndo(): boolean {
    return this.past.length > 0 && !this.board.is_in_force;
  }

  /** The board as the server sees it now: what was seeded meanwhile is no longer arranged. */
  take(board: SeedBoard): void {
    const before = this.board;
    this.board = board;
    if (board.is_in_force || !(this.isBehind || this.keeping)) {
      const kept = this.kept();
      if (!isSame(planOf(kept), planOf(this.draft))) this.draft = kept;
    } else {
      this.draft = pruned(this.draft, this.pieces);
      if (!this.keeping) void this.keep();
    }
    if (board.is_in_force !== before.is_in_force) this.letGo();
  }

  /** What the server has of the plan, as far as it is still to be done. */
  private kept(): Draft {
    const { plan, part } = this.board;
    return plan ? pruned(draftOf(plan), this.pieces) : emptyDraft(part);
  }

  /** Take a piece up, to say where it goes next; the same once more lets it go. */
  pick(piece: Piece): void {
    if (this.board.is_in_force) return;
    const isSameOne = this.held === piece;
    this.letGo();
    if (!isSameOne) this.held = piece;
  }

  letGo(): void {
    this.held = null;
    this.isBluff = false;
    this.isWarned = false;
    this.no = null;
  }

  /** Where a piece would go at a place: beneath the mission, or face up where it is a card for that. */
  spotAt(piece: Piece, place: number, isBluff = this.isBluff): Spot {
    const isFaceUp = typeof piece === "number" && !!this.cards.get(piece)?.at?.length;
    return isFaceUp && !isBluff ? { kind: "at", target: place } : { kind: "beneath", place };
  }

  /** Whether a piece belongs somewhere, as far as that is known beforehand. */
  belongs(piece: Piece, spot: Spot): boolean {
    if (typeof piece === "string") return spot.kind === "end";
    const card = this.cards.get(piece);
    if (spot.kind === "beneath") return !!card?.beneath?.includes(spot.place);
    return spot.kind === "at" && !!card?.at?.includes(spot.target);
  }

  /** Whether a place may still be given something. */
  isOpen(place: number, piece: Piece): boolean {
    const spot = this.spotAt(piece, place);
    return spot.kind === "at" || !!this.board.places?.find((it) => it.place === place)?.is_open;
  }

  put(piece: Piece, spot: Spot, at = Infinity): void {
    this.change(put(this.draft, piece, spot, at));
  }

  /** Put a piece where it mostly goes: of the missions for which it is meant, beneath the one with the fewest seeds. */
  putUsually(piece: Piece, isCopy: Alike): void {
    const spot = this.usualSpot(piece, isCopy);
    if (spot) this.put(piece, spot);
  }

  usualSpot(piece: Piece, isCopy: Alike): Spot | null {
    if (typeof piece === "string") return { kind: "end", side: "left" };
    const card = this.cards.get(piece);
    const taken = new Set(this.draft.beside.map(([, target]) => target));
    if (card?.at?.length) return { kind: "at", target: card.at.find((it) => !taken.has(it)) ?? card.at[0]! };
    const stackAt = (place: number): readonly number[] => this.draft.stacks.get(place) ?? [];
    const ranked = (this.board.places ?? [])
      .filter((it) => it.is_open && card?.beneath?.includes(it.place) && !stackAt(it.place).some((other) => isCopy(other, piece)))
      .sort((one, other) => Number(one.whose !== card?.whose) - Number(other.whose !== card?.whose) || stackAt(one.place).length - stackAt(other.place).length);
    return ranked[0] ? { kind: "beneath", place: ranked[0].place } : null;
  }

  takeBack(piece: Piece): void {
    if (spotOf(this.draft, piece)) this.change(without(this.draft, piece));
  }

  shift(card: number, by: number): void {
    this.change(shifted(this.draft, card, by));
  }

  clear(): void {
    if (this.placed.size) this.change(emptyDraft(this.board.part));
  }

  /** Take the last change of the arrangement back. */
  undo(): void {
    const before = this.past.at(-1);
    if (!before || !this.mayUndo) return;
    this.past = this.past.slice(0, -1);
    this.draft = pruned(before, this.pieces);
    this.letGo();
    void this.keep();
  }

  /** Let the server arrange everything as the computer player would. */
  async propose(): Promise<void> {
    await this.keeping;
    this.isBusy = true;
    const reply = await this.say({ type: "propose-seed-plan", ref: 0 });
    this.isBusy = false;
    if (reply?.type === "refused") this.no = reply.why;
    if (reply?.type !== "planned") return;
    this.past = [...this.past, this.draft];
    this.draft = draftOf(reply.plan);
    this.problems = reply.problems ?? [];
    this.proposed = reply.staying ?? [];
    this.letGo();
  }

  /** Seed as it is arranged; where something would go wrong, that is said first. */
  async follow(despite = false): Promise<void> {
    this.held = null;
    this.no = null;
    await this.keeping;
    if (this.no || this.isBusy) return;
    if (this.problems.length && !despite) {
      this.isWarned = true;
      return;
    }
    this.isBusy = true;
    const reply = await this.say({ type: "follow-seed-plan", ref: 0, plan: planOf(this.draft), ...(despite ? { despite } : {}) });
    this.isBusy = false;
    this.isWarned = false;
    if (reply?.type === "refused") this.no = reply.why;
    else this.past = [];
  }

  /** Give the mission that is awaited its end, and go on. */
  async giveEnd(side: Side): Promise<void> {
    if (!this.awaited) return;
    this.draft = put(this.draft, this.awaited.mission, { kind: "end", side });
    await this.follow();
  }

  /** Seed nothing more by itself. */
  async hold(): Promise<void> {
    const reply = await this.say({ type: "hold-seed-plan", ref: 0 });
    if (reply?.type === "refused") this.no = reply.why;
  }

  private change(next: Draft): void {
    if (this.board.is_in_force || isSame(planOf(next), planOf(this.draft))) return;
    this.past = [...this.past, this.draft];
    this.draft = next;
    this.letGo();
    void this.keep();
  }

  /** Let the server keep what is arranged. While that is under way it is not told again; then once more, if it has changed. */
  private keep(): Promise<void> {
    this.isBehind = true;
    this.keeping ??= this.keepUntilKnown().finally(() => (this.keeping = null));
    return this.keeping;
  }

  private async keepUntilKnown(): Promise<void> {
    while (this.isBehind) {
      this.isBehind = false;
      const reply = await this.say({ type: "arrange-seeds", ref: 0, plan: planOf(this.draft) });
      if (this.isBehind) continue;
      if (!reply) {
        // Nobody can hear it now: it is said once the line is mended.
        this.isBehind = true;
        return;
      }
      if (reply.type === "refused") this.giveBack(reply.why);
      if (reply.type === "planned") this.judge(reply.problems ?? []);
    }
  }

  /** What cannot be is not arranged: it goes back to where it was, and it is said why. */
  private judge(problems: readonly ShownProblem[]): void {
    this.problems = problems.filter((it) => it.is_possible);
    const impossible = problems.find((it) => !it.is_possible);
    if (impossible) this.giveBack(impossible.why);
  }

  private giveBack(why: Refused): void {
    const before = this.past.at(-1);
    this.past = this.past.slice(0, -1);
    this.draft = pruned(before ?? emptyDraft(this.board.part), this.pieces);
    this.no = why;
    if (before) this.isBehind = true;
  }
}
