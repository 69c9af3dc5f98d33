import type { Checked, Given, Prompt } from "../wire";

/** Asks what a half-made choice amounts to, or what it is with all that may be added; null when nobody can say now. */
export type Checker = (cards: readonly number[], fill?: boolean) => Promise<Checked | null>;

/** An answer in the making: cards chosen so far, their order, a number, shares. */
export class Choosing {
  chosen = $state.raw<readonly number[]>([]);
  /** What the cards chosen amount to; null until it is known for exactly these. */
  checked = $state.raw<Checked | null>(null);
  /** The choice that this was said of. */
  private judged = $state.raw<readonly number[] | null>(null);
  number = $state(0);
  shares = $state.raw<readonly number[]>([]);
  readonly candidates: readonly number[];
  /** Whether it is being asked what the cards chosen amount to. */
  isWeighing = $state(false);
  /** Whether something was chosen since it was asked last. */
  private isBehind = false;
  private weighing: Promise<void> | null = null;

  constructor(
    readonly prompt: Prompt,
    private readonly check: Checker,
  ) {
    this.candidates = prompt.pick?.candidates.map((it) => it.card) ?? [];
    this.number = prompt.low ?? 0;
    this.shares = this.candidates.map(() => 0);
    if (prompt.kind === "order") this.chosen = this.candidates;
    else if (this.isPick) void this.weigh();
  }

  get isPick(): boolean {
    return !!this.prompt.pick && !["order", "distribution"].includes(this.prompt.kind);
  }

  get isOrdered(): boolean {
    return this.prompt.kind === "order" || !!this.prompt.pick?.is_ordered;
  }

  /** What is still to be shared out. */
  get left(): number {
    return (this.prompt.high ?? 0) - this.shares.reduce((sum, share) => sum + share, 0);
  }

  get isComplete(): boolean {
    if (this.prompt.kind === "number" || this.prompt.kind === "order") return true;
    if (this.prompt.kind === "distribution") return this.left === 0;
    return this.isPick && this.judged === this.chosen && !!this.checked?.is_complete;
  }

  /** Whether a card may be added, or taken back. Before the first check everything offered may be. */
  may(card: number): boolean {
    if (!this.isPick || !this.candidates.includes(card)) return false;
    return this.chosen.includes(card) || !this.checked || this.checked.addable.includes(card);
  }

  has(card: number): boolean {
    return this.isPick && this.chosen.includes(card);
  }

  /** Choose a card, or take it back. Where just one may be chosen, another takes its place. */
  toggle(card: number): void {
    if (this.chosen.includes(card)) this.take(this.chosen.filter((it) => it !== card));
    else if (this.prompt.pick?.most === 1 && this.candidates.includes(card)) this.take([card]);
    else if (this.may(card)) this.take([...this.chosen, card]);
  }

  /** Add whatever may still be added: one question, whose answer counts unless something else was chosen meanwhile. */
  async all(): Promise<void> {
    await this.weighing;
    const asked = this.chosen;
    this.isWeighing = true;
    const found = await this.check(asked, true);
    this.isWeighing = false;
    if (!found?.cards || this.chosen !== asked) return;
    this.chosen = found.cards;
    this.judged = found.cards;
    this.checked = found;
  }

  /** Choose just these, in this order. */
  put(cards: readonly number[]): void {
    if (this.prompt.kind === "order") this.chosen = cards;
    else if (this.isPick) this.take(cards);
  }

  clear(): void {
    this.take([]);
  }

  /** Move a card among the chosen ones: -1 towards the first, 1 towards the last. */
  shift(card: number, by: number): void {
    const from = this.chosen.indexOf(card);
    const to = from + by;
    if (from < 0 || to < 0 || to >= this.chosen.length) return;
    const next = this.chosen.filter((it) => it !== card);
    next.splice(to, 0, card);
    if (this.prompt.kind === "order") this.chosen = next;
    else this.take(next);
  }

  count(by: number): void {
    this.number = Math.min(this.prompt.high ?? 0, Math.max(this.prompt.low ?? 0, this.number + by));
  }

  /** Give a card more or less of what is shared out. */
  share(at: number, by: number): void {
    const now = this.shares[at] ?? 0;
    if (now + by < 0 || this.left - by < 0) return;
    this.shares = this.shares.map((share, index) => (index === at ? now + by : share));
  }

  answer(): Given {
    if (this.prompt.kind === "number") return { numbers: [this.number] };
    if (this.prompt.kind === "distribution") return { numbers: this.shares };
    return { cards: this.chosen };
  }

  /** Ask again what is chosen amounts to, if that is not known: the line broke while it was asked. */
  judge(): void {
    if (this.isPick && this.judged !== this.chosen) void this.weigh();
  }

  private take(cards: readonly number[]): void {
    this.chosen = cards;
    void this.weigh();
  }

  /** Ask what is chosen amounts to. While that is under way nothing else is asked; then once more, if it has changed. */
  private weigh(): Promise<void> {
    this.isBehind = true;
    this.weighing ??= this.askUntilKnown().finally(() => (this.weighing = null));
    return this.weighing;
  }

  private async askUntilKnown(): Promise<void> {
    this.isWeighing = true;
    while (this.isBehind) {
      this.isBehind = false;
      const asked = this.chosen;
      const found = await this.check(asked);
      if (!found || this.isBehind) continue;
      this.checked = found;
      this.judged = asked;
    }
    this.isWeighing = false;
  }
}
