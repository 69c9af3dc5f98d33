import type { Desk } from "../state/desk.svelte";
import { isAtRest } from "../state/resting";
import { spotlight, type Sight } from "../state/spotlight.svelte";
import { zone } from "../state/table";
import { ARROWS, nearest } from "./walking";

const FAR = 6;
const LONG = 450;

/** Mouse, pen, touch and keys for everything with a `data-thing` inside an element: one set of listeners for all. */
export function touching(desk: () => Desk): (root: HTMLElement) => () => void {
  return (root) => {
    const hands = new Hands(root, desk);
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, deed: (event: HTMLElementEventMap[K]) => void): void =>
      root.addEventListener(name, deed, { signal: stop.signal });
    on("pointerdown", (event) => hands.down(event));
    on("pointermove", (event) => hands.move(event));
    on("pointerup", (event) => hands.up(event));
    on("pointercancel", () => hands.cancel());
    on("pointerover", (event) => hands.over(event));
    on("pointerout", (event) => hands.out(event));
    on("click", (event) => hands.click(event));
    on("contextmenu", (event) => hands.look(event));
    on("keydown", (event) => hands.key(event));
    return () => stop.abort();
  };
}

class Hands {
  private start: { x: number; y: number; thing: number; pointer: number } | null = null;
  private press: ReturnType<typeof setTimeout> | undefined;
  /** Where a finger came down that may come to be a long press. */
  private pressed: { x: number; y: number } | null = null;
  /** The click that ends a drag or a long press is none. */
  private isSpent = false;
  private hovered: Sight | null = null;

  constructor(
    private readonly root: HTMLElement,
    private readonly desk: () => Desk,
  ) {}

  down(event: PointerEvent): void {
    this.isSpent = false;
    const thing = thingOf(event.target);
    const seen = this.sightAt(event.target);
    if (event.button !== 0) return;
    if (event.pointerType === "touch" && seen) {
      this.pressed = { x: event.clientX, y: event.clientY };
      this.press = setTimeout(() => this.hold(seen), LONG);
    }
    if (!thing) return;
    this.start = { x: event.clientX, y: event.clientY, thing, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    if (this.pressed && Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y) >= FAR) clearTimeout(this.press);
    const desk = this.desk();
    if (desk.drag) {
      desk.carry(event.clientX, event.clientY);
      return;
    }
    if (!this.hovered) this.over(event);
    const start = this.start;
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    clearTimeout(this.press);
    this.start = null;
    if (event.pointerType === "touch" || !desk.lift(start.thing, event.clientX, event.clientY)) return;
    this.isSpent = true;
    spotlight.close();
    this.root.setPointerCapture(start.pointer);
  }

  up(event: PointerEvent): void {
    clearTimeout(this.press);
    this.start = null;
    const desk = this.desk();
    if (!desk.drag) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const isHome = !!under?.closest("[data-home]") || !under?.closest("[data-map], [data-thing]");
    desk.drop(thingsAt(under), event.clientX, event.clientY, isHome);
  }

  cancel(): void {
    clearTimeout(this.press);
    this.start = null;
    this.desk().drag = null;
  }

  over(event: PointerEvent): void {
    if (event.pointerType === "touch" || this.desk().drag) return;
    const under = this.sightAt(event.target);
    if (under?.card === this.hovered?.card && under?.face === this.hovered?.face) return;
    const sight = isAtRest(event) ? null : under;
    this.hovered = sight;
    if (sight) spotlight.rest(sight, this.sideFor(event));
    else spotlight.leave();
  }

  out(event: PointerEvent): void {
    if (event.relatedTarget) return;
    this.hovered = null;
    spotlight.leave();
  }

  click(event: MouseEvent): void {
    if (this.isSpent) {
      this.isSpent = false;
      // What was looked at is not chosen as well.
      event.stopPropagation();
      return;
    }
    const thing = thingOf(event.target);
    const desk = this.desk();
    if (!thing) return;
    const sight = desk.seat.isRetold ? this.sightOf(thing) : null;
    // Nothing can be done in a game that is over: a card is only looked at.
    if (sight) return spotlight.keep(sight);
    if (event.detail === 2 && desk.touchTwice(thing)) return;
    const box = (event.target as Element).closest("[data-thing]")!.getBoundingClientRect();
    const isKey = event.detail === 0;
    desk.touch(thing, isKey ? box.right : event.clientX, isKey ? box.top : event.clientY);
  }

  look(event: MouseEvent): void {
    const sight = this.sightAt(event.target);
    if (!sight) return;
    event.preventDefault();
    spotlight.keep(sight);
  }

  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const direction = ARROWS[event.key];
    if (direction && thingOf(event.target)) {
      if (nearest(this.root, document.activeElement, direction)) event.preventDefault();
    } else if (event.key === "z") {
      const sight = this.sightAt(document.activeElement) ?? this.hovered;
      if (sight) spotlight.keep(sight);
    }
  }

  /** On which side of the map a card is shown in passing: away from the pointer. */
  private sideFor(event: PointerEvent): "left" | "right" {
    const map = this.root.querySelector("[data-map]")?.getBoundingClientRect();
    return map && event.clientX > map.x + map.width / 2 && event.clientX < map.right ? "left" : "right";
  }

  private hold(sight: Sight): void {
    this.isSpent = true;
    this.start = null;
    spotlight.keep(sight);
  }

  /** What can be looked at closely at a spot: a card on the table, or one that is only named by its face. */
  private sightAt(target: EventTarget | null): Sight | null {
    const face = target instanceof Element ? target.closest<HTMLElement>("button[data-face]")?.dataset["face"] : undefined;
    return this.sightOf(seenAt(target)) ?? (face ? { card: 0, face } : null);
  }

  private sightOf(thing: number): Sight | null {
    const board = this.desk().seat.board;
    const card = board?.cards.get(thing) ?? board?.cards.get(board ? (zone(board, thing, "mission")[0] ?? 0) : 0);
    return card ? { card: card.id, face: card.face ?? "" } : null;
  }
}

/** The thing of the button that was hit; nothing for an area that only takes cards. */
function thingOf(target: EventTarget | null): number {
  const hit = target instanceof Element ? target.closest<HTMLElement>("button[data-thing]") : null;
  return Number(hit?.dataset["thing"] ?? 0);
}

/** The card that is shown at a spot, be it only as a line of a list. */
function seenAt(target: EventTarget | null): number {
  const hit = target instanceof Element ? target.closest<HTMLElement>("button[data-look]") : null;
  return Number(hit?.dataset["look"] ?? 0) || thingOf(target);
}

/** The things at a spot that lie within each other, the innermost first. */
function thingsAt(under: Element | null): readonly number[] {
  const found: number[] = [];
  for (let at = under?.closest<HTMLElement>("[data-thing]"); at; at = at.parentElement?.closest<HTMLElement>("[data-thing]")) {
    found.push(Number(at.dataset["thing"]));
  }
  return [...new Set(found)];
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("input, textarea, select, [contenteditable]");
}
