import type { Update } from "../wire";

/** How long an update stays before the next is shown. */
export type Pause = (update: Update) => number;

/** Shows updates one after another, so that a person can follow what others do; can be hurried at any time. */
export class Pacer {
  private readonly waiting: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly show: (update: Update) => void,
    private readonly pause: Pause,
  ) {}

  /** Whether something is still to be shown. */
  get isBusy(): boolean {
    return this.timer !== null;
  }

  take(update: Update): void {
    this.waiting.push(update);
    if (this.timer === null) this.next();
  }

  /** Show everything at once. */
  hurry(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    for (const update of this.waiting.splice(0)) this.show(update);
  }

  /** Forget what was not shown: a whole table has come. */
  drop(): void {
    this.waiting.length = 0;
    this.hurry();
  }

  private next(): void {
    const update = this.waiting.shift();
    this.timer = null;
    if (!update) return;
    this.show(update);
    const pause = this.pause(update);
    if (pause > 0) this.timer = setTimeout(() => this.next(), pause);
    else this.next();
  }
}
