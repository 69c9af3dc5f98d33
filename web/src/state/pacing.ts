import type { Shot, Update } from "../wire";

/** How long an update stays before the next is shown. */
export type Pause = (update: Update) => number;

/** How long a picture of what happens stays; 0 for one that nobody waits for. */
export type Hold = (shot: Shot) => number;

interface Screen {
  readonly show: (update: Update) => void;
  /** Show a picture of what happens, unless somebody is in a hurry. */
  readonly film?: (shot: Shot, isHurried: boolean) => void;
  /** Everything has been shown. */
  readonly end?: () => void;
}

type Step = { readonly shot: Shot } | { readonly update: Update };

/** Shows updates one after another, with the pictures of what happens in them; can be hurried or halted at any time. */
export class Pacer {
  private readonly waiting: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isHalted = false;
  /** Whether the time of what is shown is over and only the halt keeps the next from being shown. */
  private isDue = false;

  constructor(
    private readonly screen: Screen,
    private readonly pause: Pause,
    private readonly hold: Hold = () => 0,
    /** Whether the pictures of an update come before the table changes, or after it. */
    private readonly isBefore: (update: Update) => boolean = () => false,
  ) {}

  /** Whether something is still to be shown. */
  get isBusy(): boolean {
    return this.timer !== null || this.isDue;
  }

  take(update: Update): void {
    const shots = (update.shots ?? []).map((shot) => ({ shot }));
    if (this.isBefore(update)) this.waiting.push(...shots, { update });
    else this.waiting.push({ update }, ...shots);
    if (!this.isBusy) this.next();
  }

  /** Show everything at once. */
  hurry(): void {
    this.stop();
    this.isHalted = false;
    for (const step of this.waiting.splice(0)) this.show(step, true);
    this.screen.end?.();
  }

  /** Show the next thing now. */
  step(): void {
    if (!this.isBusy) return;
    this.stop();
    this.next();
  }

  /** Let everything wait, or go on. */
  halt(isHalted: boolean): void {
    this.isHalted = isHalted;
    if (!isHalted && this.isDue) {
      this.isDue = false;
      this.next();
    }
  }

  /** Forget what was not shown: a whole table has come. */
  drop(): void {
    this.waiting.length = 0;
    this.hurry();
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.isDue = false;
  }

  private next(): void {
    const step = this.waiting.shift();
    this.timer = null;
    if (!step) {
      this.screen.end?.();
      return;
    }
    const pause = this.show(step, false);
    if (pause <= 0) this.next();
    else this.timer = setTimeout(() => this.over(), pause);
  }

  private over(): void {
    this.timer = null;
    if (this.isHalted) this.isDue = true;
    else this.next();
  }

  private show(step: Step, isHurried: boolean): number {
    if ("shot" in step) {
      this.screen.film?.(step.shot, isHurried);
      return this.hold(step.shot);
    }
    this.screen.show(step.update);
    return this.pause(step.update);
  }
}
