import { untrack } from "svelte";

import type { ShownPlan, ShownPreview, ShownOption, Refused } from "../wire";
import { Cells } from "./cells.svelte";
import { Coach } from "./coaching.svelte";
import { Ending } from "./ending.svelte";
import { faces } from "./faces.svelte";
import { copiesIn, movesOf, movesTo, plansOf, plansTo, plansWith } from "./offers";
import type { Drag, Mark, Menu } from "./offered";
import type { Seat } from "./seat.svelte";
import { nameOf } from "./table";
import { Training } from "./training.svelte";

/** So many milliseconds something is pointed at before it is asked what it would come to. */
const LINGERING = 120;
/** Of so many choices at most it is told beforehand what each would come to. */
const FEW = 24;

/** What a person's hands do at the table: open a menu, take a card somewhere, mark cards of a choice. */
export class Desk {
  menu = $state.raw<Menu | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** What cannot be done with the thing of the menu, and why. */
  obstacles = $state.raw<readonly (readonly [string, Refused])[]>([]);
  /** Why the last thing that was tried is not possible. */
  no = $state.raw<Refused | null>(null);
  private pointedNow = $state.raw<ReadonlySet<number>>(new Set());
  private readonly marks = new Cells<Mark>("");
  private readonly points = new Cells(false);
  private readonly taught = new Cells(false);
  private told = $state.raw<{ readonly choice: ShownOption; readonly previews: readonly ShownPreview[] } | null>(null);
  /** Whether what lies further on is looked at too. */
  looksAhead = $state(false);
  private considered: ShownOption | null = null;
  private foretold = $state.raw<{ readonly prompt: number; readonly previews: ReadonlyMap<string, readonly ShownPreview[]> }>({ prompt: 0, previews: new Map() });
  /** Asks once more before a part of the turn ends. */
  readonly ending = new Ending();
  /** The card that was dragged into a choice of cards that is to come. */
  private wish = 0;

  readonly coach: Coach;
  readonly training: Training;

  constructor(readonly seat: Seat) {
    this.coach = new Coach(seat);
    this.training = new Training(seat);
  }

  /** Things that are pointed at in the log or in a list. */
  get pointed(): ReadonlySet<number> {
    return this.pointedNow;
  }

  set pointed(things: ReadonlySet<number>) {
    this.pointedNow = things;
    this.points.putAll(new Map([...things].map((it) => [it, true])));
  }

  isPointed(thing: number): boolean {
    return this.points.has(thing) ? this.points.of(thing) : this.pointedNow.has(thing);
  }

  /** Whether the lesson that is open means a thing, or what was suggested does. */
  isTaught(thing: number): boolean {
    return this.taught.has(thing) ? this.taught.of(thing) : this.meant.has(thing);
  }

  /** How a thing is marked now. */
  markOf(thing: number): Mark {
    return this.marks.has(thing) ? this.marks.of(thing) : (this.marked.get(thing) ?? "");
  }

  /** Note how everything is marked: to be called whenever that may have changed. */
  mark(): void {
    const marked = new Map(this.marked);
    const meant = new Map([...this.meant].map((it) => [it, true]));
    untrack(() => {
      for (const thing of [...(this.seat.board?.cards.keys() ?? []), ...(this.seat.board?.places.keys() ?? [])]) {
        if (!this.marks.has(thing)) this.marks.put(thing, "");
        if (!this.points.has(thing)) this.points.put(thing, false);
        if (!this.taught.has(thing)) this.taught.put(thing, false);
      }
      this.marks.putAll(marked);
      this.taught.putAll(meant);
    });
  }

  private readonly meant = $derived.by((): ReadonlySet<number> => new Set([...(this.seat.lesson?.things ?? []), ...this.training.things]));
  private readonly marked = $derived.by(() => this.allMarks());
  /** Of several copies in the hand one is offered: what the others stand for. */
  private readonly copies = $derived.by(() => copiesIn(this.seat.board, this.seat.offers));

  /** The card that is offered in the place of this one: itself, or another copy of it. */
  private offeredFor(thing: number): number {
    return this.copies.get(thing) ?? thing;
  }

  private allMarks(): ReadonlyMap<number, Mark> {
    const { choosing, offers } = this.seat;
    const found = new Map<number, Mark>();
    if (this.drag) {
      found.set(this.drag.card, "chosen");
      for (const thing of this.drag.targets) found.set(thing, "target");
    } else if (choosing?.isPick) {
      for (const card of choosing.candidates) found.set(card, choosing.has(card) ? "chosen" : choosing.may(card) ? "glow" : "dimmed");
    } else {
      for (const thing of [...offers.about.keys(), ...this.copies.keys()]) if (this.startsAt(thing)) found.set(thing, "glow");
      for (const it of this.menu?.choices ?? []) if (it.key[2] && it.key[1] !== it.key[2]) found.set(it.key[2], "target");
    }
    return found;
  }

  /** What is offered with a thing: as the one that does it, or as what is chosen itself. */
  choicesOf(thing: number): readonly ShownOption[] {
    return this.seat.offers.about.get(this.offeredFor(thing)) ?? [];
  }

  /** The place of a chosen card in the order of choosing. */
  rankOf(thing: number): number {
    return this.seat.choosing?.has(thing) ? this.seat.choosing.chosen.indexOf(thing) + 1 : 0;
  }

  /** Click or tap: choose a card of a choice; do the only thing there is on a second click; otherwise open a menu. */
  touch(thing: number, x: number, y: number): void {
    this.no = null;
    const { choosing, offers } = this.seat;
    if (choosing?.isPick && offers.candidates.has(thing)) {
      choosing.toggle(thing);
      return;
    }
    this.open(thing, this.choicesOf(thing), x, y, plansOf(this.seat.prompt, thing));
  }

  /** Do the only thing that can be done with something, if there is one. */
  touchTwice(thing: number): boolean {
    const choices = this.choicesOf(thing);
    if (choices.length !== 1 || this.seat.choosing?.isPick) return false;
    this.take(choices[0]!);
    return true;
  }

  open(thing: number, choices: readonly ShownOption[], x: number, y: number, plans: readonly ShownPlan[] = []): void {
    this.menu = { thing, choices, plans, x, y };
    this.obstacles = [];
    if (this.seat.prompt?.kind === "action" && thing >= 1000) {
      void this.seat.obstacles(this.offeredFor(thing)).then((found) => {
        if (this.menu?.thing === thing) this.obstacles = found;
      });
    }
  }

  close(): void {
    this.menu = null;
    this.forget();
  }

  take(choice: ShownOption): void {
    if (this.ending.asks(this.seat.prompt, choice)) return;
    this.begin(() => this.seat.choose(choice));
  }

  /** Do at one go what was planned, beginning with the cards that are chosen where it begins with none of the choices. */
  follow(plan: ShownPlan, cards: readonly number[] = []): void {
    this.begin(() => this.seat.follow(plan, cards));
  }

  private begin(answer: () => Promise<boolean>): void {
    this.menu = null;
    this.drag = null;
    this.forget();
    void answer().then((taken) => void (taken && (this.no = null)));
  }

  /** Take a choice as often as it can be taken one time after another; something else that is asked ends it. */
  async repeat(choice: ShownOption): Promise<void> {
    const { seat } = this;
    const name = seat.prompt?.name;
    for (let left = choice.repeats ?? 1; left > 0; left--) {
      const again = seat.prompt?.name === name ? seat.prompt?.choices?.find((it) => it.key.join() === choice.key.join()) : undefined;
      const number = seat.prompt?.number ?? 0;
      if (!again || !(await seat.choose(again))) return;
      await seat.next(number);
    }
  }

  /** What the choice that is pointed at would come to; nothing once it is not offered any more. */
  get weighed(): readonly ShownPreview[] {
    const key = this.told?.choice.key.join();
    return this.told && this.seat.prompt?.choices?.some((it) => it.key.join() === key) ? this.told.previews : [];
  }

  /** Point at a choice, or at none any more; after a moment it is told what it would come to. */
  consider(choice: ShownOption | null): void {
    this.pointed = new Set(choice ? [choice.key[1], choice.key[2]].filter(Boolean) : []);
    this.considered = choice;
    setTimeout(() => void this.weigh(choice), LINGERING);
  }

  private async weigh(choice: ShownOption | null): Promise<void> {
    if (choice !== this.considered || choice === this.told?.choice) return;
    const previews = choice ? ((await this.seat.check([], choice.key))?.previews ?? []) : [];
    if (choice === this.considered) this.told = choice && previews.length ? { choice, previews } : null;
  }

  /** Ask what each of a few choices would come to, for those who cannot point at one without taking it. */
  async foretell(choices: readonly ShownOption[]): Promise<void> {
    const prompt = this.seat.prompt?.number ?? 0;
    if (this.foretold.prompt !== prompt) this.foretold = { prompt, previews: new Map() };
    const fresh = choices.length > FEW ? [] : choices.filter((it) => !this.foretold.previews.has(it.key.join()));
    if (!fresh.length) return;
    const replies = await Promise.all(fresh.map((it) => this.seat.check([], it.key)));
    // All at once: what somebody is about to touch is moved away once, and not again and again.
    const found = fresh.map((it, at) => [it.key.join(), replies[at]?.previews ?? []] as const);
    if (this.foretold.prompt === prompt) this.foretold = { prompt, previews: new Map([...this.foretold.previews, ...found]) };
  }

  /** What a choice of the open prompt would come to, once that is known. */
  comingTo(choice: ShownOption): readonly ShownPreview[] {
    const { prompt, previews } = this.foretold;
    return prompt === this.seat.prompt?.number ? (previews.get(choice.key.join()) ?? []) : [];
  }

  private forget(): void {
    this.consider(null);
    this.told = null;
  }

  /** Lift a card; false when it cannot go anywhere. */
  lift(card: number, x: number, y: number): boolean {
    const here = this.seat.board?.cards.get(this.offeredFor(card));
    if (!here || this.seat.choosing?.isPick) return false;
    const moves = movesOf(this.seat.offers, here);
    if (!moves.length) return false;
    const plans = plansWith(this.seat.prompt, moves);
    const targets = new Set([...moves.map((it) => it.key[2]), ...plans.map((it) => it.place)].filter(Boolean));
    this.menu = null;
    this.drag = { card, moves, plans, targets, x, y };
    return true;
  }

  carry(x: number, y: number): void {
    if (this.drag) this.drag = { ...this.drag, x, y };
  }

  /** Put the lifted card down on things that lie within each other, the innermost first. */
  drop(things: readonly number[], x: number, y: number, isHome: boolean): void {
    const drag = this.drag;
    this.drag = null;
    if (!drag || isHome || things[0] === drag.card) return;
    let found = movesTo(drag.moves, things);
    const plans = plansTo(drag.plans, things);
    if (plans.length) return this.open(drag.card, found, x, y, plans);
    if (!found.length) found = drag.moves.filter((it) => it.key[1] === this.offeredFor(drag.card) && !it.key[2]);
    if (!found.length && this.onlyTarget(drag.moves) && things.length === 0) found = drag.moves;
    if (found.length === 1) {
      this.wish = drag.card;
      this.take(found[0]!);
    } else if (found.length) this.open(drag.card, found, x, y);
    else if (things.length) void this.askWhy(drag, things);
  }

  /** Choose the card that was dragged into this choice. */
  grant(): void {
    const { choosing } = this.seat;
    if (this.wish && choosing?.isPick && choosing.candidates.includes(this.wish)) choosing.toggle(this.wish);
    if (choosing) this.wish = 0;
  }

  /** What something is called, for a screen reader. */
  name(thing: number): string {
    return this.seat.board ? nameOf(this.seat.board, thing) : "";
  }

  faceOf(thing: number) {
    return faces.of(this.seat.cardOf(thing)?.face);
  }

  private startsAt(thing: number): boolean {
    return this.choicesOf(thing).some((it) => it.key[1] === this.offeredFor(thing) || !it.key[1]);
  }

  private onlyTarget(moves: readonly ShownOption[]): boolean {
    return new Set(moves.map((it) => it.key[2])).size === 1;
  }

  /** Ask for the rule that keeps a card from going where it was put. */
  private async askWhy(drag: Drag, things: readonly number[]): Promise<void> {
    const kinds = new Set(drag.moves.map((it) => it.key[0]));
    for (const kind of kinds) {
      for (const thing of things) {
        const reply = await this.seat.why([kind, this.offeredFor(drag.card), thing, ""]);
        if (reply?.why) {
          this.no = reply.why;
          return;
        }
      }
    }
  }
}
