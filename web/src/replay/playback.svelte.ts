import type { MatchCourse, CoursePart, Shot, TurnShown, Update, Welcome } from "../wire";
import { type Frame, framesOf } from "./frames";

/** Where a game that is over comes from. */
export interface Source {
  course(): Promise<MatchCourse>;
  part(first: number): Promise<CoursePart>;
}

/** What shows it: the table as it was, what happened since, and the picture of that. */
export interface Screen {
  begin(welcome: Welcome): void;
  /** One step on; what is stepped through at once does not move. */
  show(step: Update, isStill: boolean): void;
  film(shot: Shot | null): void;
}

/** So many parts are kept to step back to. */
const KEPT = 8;
/** So many pictures before the end of a part the next one is asked for. */
const AHEAD = 6;

/** A game that is over, once more: turn by turn, back and forward, by itself or halted. */
export class Playback {
  course = $state.raw<MatchCourse | null>(null);
  private part = $state.raw<CoursePart | null>(null);
  private frames: readonly Frame[] = [];
  /** Which of the frames of the part is seen. */
  private place = $state(0);
  private shown = 0;
  isPlaying = $state(false);
  isLoading = $state(false);
  /** Whether the server could not tell it. */
  isBroken = $state(false);
  private readonly parts = new Map<number, Promise<CoursePart>>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Counts what was asked for: what comes late for something else is not shown. */
  private wish = 0;

  constructor(
    private readonly source: Source,
    private readonly screen: Screen,
    /** How long a picture, or what has none, stays. */
    private readonly hold: (shot: Shot | null, turn: TurnShown | undefined) => number,
  ) {}

  /** Show it from its beginning, or from the position after so many answers. */
  async begin(at = 0): Promise<void> {
    await this.loading(async () => {
      this.course = await this.source.course();
      return () => (this.isBroken = false);
    });
    if (!this.course) return;
    await (at > 0 && at < this.course.answers ? this.toAnswer(at) : this.toTurn(0));
  }

  /** The position after so many answers. */
  private async toAnswer(at: number): Promise<void> {
    await this.loading(async () => {
      const part = await this.read(at);
      return () => this.enter(part, 0);
    });
  }

  get turns(): readonly TurnShown[] {
    return this.course?.turns ?? [];
  }

  /** Which of the turns is seen. */
  get turn(): number {
    const first = this.part?.first ?? 0;
    return Math.max(0, this.turns.filter((it) => it.at <= first).length - 1);
  }

  get isAtStart(): boolean {
    return !this.part || (this.part.first === 0 && this.place === 0);
  }

  get isAtEnd(): boolean {
    return !!this.part && this.place >= this.frames.length - 1 && this.part.after >= (this.course?.answers ?? 0);
  }

  /** Which picture of the part it is, of how many. */
  get shot(): Shot | null {
    return this.part ? (this.frames[this.place]?.shot ?? null) : null;
  }

  play(isPlaying: boolean): void {
    if (isPlaying && this.isAtEnd) void this.again();
    else {
      this.isPlaying = isPlaying;
      this.wind();
    }
  }

  /** Play from the beginning, if that can be shown. */
  private async again(): Promise<void> {
    if (!(await this.toTurn(0))) return;
    this.isPlaying = true;
    this.wind();
  }

  /** Halt, and show the next picture. */
  forward(): Promise<void> {
    this.isPlaying = false;
    return this.on();
  }

  /** Halt, and show the picture before. */
  async back(): Promise<void> {
    this.isPlaying = false;
    if (this.isAtStart) return this.wind();
    if (this.place > 0) return this.goTo(this.place - 1, true);
    await this.loading(async () => {
      const before = await this.before(this.part!.first);
      return () => this.enter(before, Infinity);
    });
  }

  /** The beginning of a turn; whether it is shown now. */
  async toTurn(number: number): Promise<boolean> {
    const turn = this.turns[Math.min(Math.max(number, 0), this.turns.length - 1)];
    if (!turn) return false;
    return this.loading(async () => {
      const part = await this.read(turn.at);
      return () => this.enter(part, 0);
    });
  }

  /** The beginning of the next turn; in the last one the end of the game. */
  async nextTurn(): Promise<void> {
    await (this.turn < this.turns.length - 1 ? this.toTurn(this.turn + 1) : this.toEnd());
  }

  /** The end of the game. */
  async toEnd(): Promise<void> {
    this.isPlaying = false;
    await this.loading(async () => {
      const last = await this.before(this.course!.answers);
      return () => this.enter(last, Infinity);
    });
  }

  leave(): void {
    this.wish++;
    this.isPlaying = false;
    this.stop();
  }

  private async on(): Promise<void> {
    if (this.isAtEnd) {
      this.isPlaying = false;
      return;
    }
    if (this.place < this.frames.length - 1) return this.goTo(this.place + 1, false);
    await this.loading(async () => {
      const next = await this.read(this.part!.after);
      return () => this.enter(next, 0);
    });
  }

  private enter(part: CoursePart, place: number): void {
    this.part = part;
    this.frames = framesOf(part);
    this.screen.begin(part.begin);
    this.shown = 0;
    this.goTo(Math.min(place, this.frames.length - 1), place > 0);
  }

  private goTo(place: number, isStill: boolean): void {
    const frame = this.frames[place]!;
    const { begin, steps } = this.part!;
    if (frame.steps < this.shown) {
      this.screen.begin(begin);
      this.shown = 0;
    }
    while (this.shown < frame.steps) this.screen.show(steps[this.shown++]!, isStill || this.shown < frame.steps);
    this.place = place;
    this.isBroken = false;
    this.screen.film(frame.shot);
    if (place >= this.frames.length - AHEAD && this.part!.after < this.course!.answers) this.read(this.part!.after).catch(() => undefined);
    this.wind();
  }

  /** The part that ends where another begins. */
  private async before(end: number): Promise<CoursePart> {
    let first = this.turns.filter((it) => it.at < end).at(-1)?.at ?? 0;
    for (;;) {
      const part = await this.read(first);
      if (part.after >= end || part.after <= first) return part;
      first = part.after;
    }
  }

  private read(first: number): Promise<CoursePart> {
    const found = this.parts.get(first) ?? this.source.part(first);
    this.parts.delete(first);
    this.parts.set(first, found);
    found.catch(() => this.parts.delete(first));
    const oldest = this.parts.size > KEPT ? this.parts.keys().next().value : undefined;
    if (oldest !== undefined) this.parts.delete(oldest);
    return found;
  }

  /** Wait for something, and show it unless something else is wished for meanwhile; whether it is shown. */
  private async loading(deed: () => Promise<() => void>): Promise<boolean> {
    const wish = ++this.wish;
    this.stop();
    this.isLoading = true;
    try {
      const show = await deed();
      if (wish !== this.wish) return false;
      show();
      return true;
    } catch {
      if (wish !== this.wish) return false;
      this.isBroken = true;
      this.isPlaying = false;
      return false;
    } finally {
      if (wish === this.wish) this.isLoading = false;
    }
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** While it plays, the next picture comes after a while. */
  private wind(): void {
    this.stop();
    if (this.isPlaying) this.timer = setTimeout(() => void this.on(), this.hold(this.shot, this.turns[this.turn]));
  }
}
