/** What a person looks at closely: a card on the table, or a face named in the log. */
export interface Sight {
  readonly card: number;
  readonly face: string;
}

const DELAY = 320;

/** The card shown large. A pointer that rests on a card shows it in passing; a key or a long press keeps it. */
class Spotlight {
  passing = $state.raw<Sight | null>(null);
  kept = $state.raw<Sight | null>(null);
  /** On which side of the window the pointer is, so that the large card stands on the other. */
  side = $state<"left" | "right">("right");
  private timer: ReturnType<typeof setTimeout> | undefined;

  rest(sight: Sight, side: "left" | "right"): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.side = side;
      this.passing = sight;
    }, this.passing ? 60 : DELAY);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.passing = null), 80);
  }

  keep(sight: Sight): void {
    clearTimeout(this.timer);
    this.passing = null;
    this.kept = sight;
  }

  close(): void {
    clearTimeout(this.timer);
    this.kept = null;
    this.passing = null;
  }
}

export const spotlight = new Spotlight();
