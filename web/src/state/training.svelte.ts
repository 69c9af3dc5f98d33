import type { OptionKey, SuggestedAnswer } from "../wire";
import type { Seat } from "./seat.svelte";
import { settings } from "./settings.svelte";

/** How likely one is to win in a turn, as it was told last in it. */
export interface TurnPoint {
  readonly turn: number;
  readonly chance: number;
}

/** A training aid for whoever plays alone and wants one: the own chance to win, and what a computer player would answer. */
export class Training {
  /** The chances by turn, up to the present one. */
  points = $state.raw<readonly TurnPoint[]>([]);
  /** Whether it is being worked out what a computer player would answer. */
  isThinking = $state(false);
  private found = $state.raw<{ readonly prompt: number; readonly suggestion: SuggestedAnswer } | null>(null);
  private looked = "";

  constructor(private readonly seat: Seat) {}

  get showsChance(): boolean {
    return settings.liked.shows_chance && !!this.seat.chances.foretold;
  }

  get suggests(): boolean {
    return settings.liked.suggests && !!this.seat.chances.training;
  }

  /** What was suggested for the open question; null while nothing was. */
  get suggestion(): SuggestedAnswer | null {
    return this.suggests && this.found && this.found.prompt === this.seat.prompt?.number ? this.found.suggestion : null;
  }

  /** The chance as it was told last. */
  get now(): TurnPoint | null {
    return this.points.at(-1) ?? null;
  }

  /** The cards and places that the suggestion speaks of. */
  get things(): readonly number[] {
    return this.suggestion?.things ?? [];
  }

  isSuggested(key: OptionKey): boolean {
    return this.suggestion?.option?.join() === key.join();
  }

  /** Ask what a computer player would answer to the open question. */
  async suggest(): Promise<void> {
    const prompt = this.seat.prompt?.number;
    if (!prompt || !this.suggests || this.isThinking || this.suggestion) return;
    this.isThinking = true;
    const reply = await this.seat.ask({ type: "ask-suggestion", ref: 0, prompt });
    this.isThinking = false;
    if (reply?.type === "suggested") this.found = { prompt, suggestion: reply.suggestion };
    // What has been answered meanwhile needs no suggestion.
    if (reply?.type === "refused" && reply.why.reason !== "late") this.seat.refused = reply.why;
  }

  /** Ask how likely one is to win now that a question is open. What is not valued then leaves the chance as it was told. */
  async look(prompt: number): Promise<void> {
    const asked = `${this.seat.match} ${prompt}`;
    if (this.looked === asked) return;
    this.looked = asked;
    const told = await this.seat.ask({ type: "ask-win-chance", ref: 0 });
    if (told?.type !== "win-chance") this.looked = "";
    if (told?.type !== "win-chance" || told.chance === null) return;
    const point = { turn: told.turn, chance: told.chance };
    this.points = [...this.points.filter((it) => it.turn < point.turn), point];
  }

  /** Choose the cards that are suggested. */
  take(): void {
    this.seat.choosing?.put(this.suggestion?.cards ?? []);
  }
}
