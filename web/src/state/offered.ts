import type { ShownOption, ShownPlan } from "../wire";

/** A list of what can be done with something, beside it. */
export interface Menu {
  readonly thing: number;
  readonly choices: readonly ShownOption[];
  /** What may be done with it at one go. */
  readonly plans: readonly ShownPlan[];
  readonly x: number;
  readonly y: number;
}

/** A card on its way, and where it may be put down. */
export interface Drag {
  readonly card: number;
  readonly moves: readonly ShownOption[];
  readonly plans: readonly ShownPlan[];
  readonly targets: ReadonlySet<number>;
  readonly x: number;
  readonly y: number;
}

/** How a thing is marked. */
export type Mark = "" | "glow" | "target" | "chosen" | "dimmed";
