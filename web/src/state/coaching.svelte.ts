import type { Advice } from "../wire";
import type { Seat } from "./seat.svelte";
import { settings } from "./settings.svelte";

/** So many turns in which a kind of advice is seen; then it is known. */
export const TURNS = 3;
const FEW = 2;

/** Who gives advice in somebody's first games against the computer: what is known already it does not say again. */
export class Coach {
  advice = $state.raw<readonly Advice[]>([]);
  /** The question for which the advice was put away. */
  private dismissed = $state(0);
  private readonly counted = new Set<string>();

  constructor(private readonly seat: Seat) {}

  /** Whether this is a game for a coach: one of the first, no lesson, and nobody else sits there. */
  get isWanted(): boolean {
    const players = this.seat.board?.players ?? [];
    return settings.isCoached && !this.seat.lesson && players.some((it) => it.is_you) && players.every((it) => it.is_you || it.is_computer);
  }

  /** What is to be read now. */
  get shown(): readonly Advice[] {
    const number = this.seat.prompt?.number ?? 0;
    return this.isWanted && number && number !== this.dismissed ? this.advice : [];
  }

  /** Ask what there is to say of the question that is open. */
  async ask(prompt: number): Promise<void> {
    const reply = await this.seat.ask({ type: "ask-advice", ref: 0, prompt });
    const found = reply?.type === "advised" ? reply.advice : [];
    if (this.seat.prompt?.number !== prompt) return;
    this.advice = found.filter((it) => (settings.advised[it.kind] ?? 0) < TURNS || this.counted.has(this.now(it.kind))).slice(0, FEW);
    for (const { kind } of this.advice) {
      if (this.counted.has(this.now(kind))) continue;
      this.counted.add(this.now(kind));
      settings.advised = { ...settings.advised, [kind]: (settings.advised[kind] ?? 0) + 1 };
    }
    if (this.advice.length) settings.keep();
  }

  /** What is shown has been understood: it is not said again. */
  understood(): void {
    settings.advised = { ...settings.advised, ...Object.fromEntries(this.shown.map((it) => [it.kind, TURNS])) };
    for (const { kind } of this.shown) this.counted.delete(this.now(kind));
    settings.keep();
    this.dismissed = this.seat.prompt?.number ?? 0;
  }

  /** A kind of advice in this turn: seen several times in it, it counts once. */
  private now(kind: string): string {
    return `${this.seat.board?.moment.turn ?? 0} ${kind}`;
  }
}
