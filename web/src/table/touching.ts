import type { Desk } from "../state/desk.svelte";
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
  /** The click that ends a drag or a long press is none. */
  private isSpent = false;
  private hovered = 0;

  constructor(
    private readonly root: HTMLElement,
    private readonly desk: () => Desk,
  ) {}

  down(event: PointerEvent): void {
    this.isSpent = false;
    const thing = thingOf(event.target);
    const seen = seenAt(event.target);
    if (event.button !== 0) return;
    if (event.pointerType === "touch" && seen) this.press = setTimeout(() => this.hold(seen), LONG);
    if (!thing) return;
    this.start = { x: event.clientX, y: event.clientY, thing, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    const desk = this.desk();
    if (desk.drag) {
      desk.carry(event.clientX, event.clientY);
      return;
    }
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
    const thing = seenAt(event.target);
    if (thing === this.hovered) return;
    this.hovered = thing;
    const sight = this.sightOf(thing);
    if (sight) spotlight.rest(sight, this.sideFor(event));
    else spotlight.leave();
  }

  out(event: PointerEvent): void {
    if (event.relatedTarget) return;
    this.hovered = 0;
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
    if (event.detail === 2 && desk.touchTwice(thing)) return;
    const box = (event.target as Element).closest("[data-thing]")!.getBoundingClientRect();
    const isKey = event.detail === 0;
    desk.touch(thing, isKey ? box.right : event.clientX, isKey ? box.top : event.clientY);
  }

  look(event: MouseEvent): void {
    const sight = this.sightOf(seenAt(event.target));
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
      const sight = this.sightOf(seenAt(document.activeElement) || this.hovered);
      if (sight) spotlight.keep(sight);
    }
  }

  /** On which side of the map a card is shown in passing: away from the pointer. */
  private sideFor(event: PointerEvent): "left" | "right" {
    const map = this.root.querySelector("[data-map]")?.getBoundingClientRect();
    return map && event.clientX > map.x + map.width / 2 && event.clientX < map.right ? "left" : "right";
  }

  private hold(thing: number): void {
    const sight = this.sightOf(thing);
    if (!sight) return;
    this.isSpent = true;
    this.start = null;
    spotlight.keep(sight);
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
