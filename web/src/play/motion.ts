import { tick } from "svelte";

import type { Stage } from "../state/seat.svelte";
import { isCalm } from "../state/settings.svelte";
import type { Happening } from "../wire";

const LENGTH = 420;
const EASE = "cubic-bezier(0.22, 0.8, 0.3, 1)";
/** So many cards fly on their own at once; the rest are simply there. */
const MOST = 14;

interface Was {
  readonly box: DOMRect;
  readonly element: HTMLElement;
}

/** Moves cards from where they were to where they are, by what happened; can be cut short. */
export class Motion implements Stage {
  private was = new Map<string, Was>();
  private readonly flights = new Set<Animation>();
  /** How often everything was ended: what was to begin before does not begin any more. */
  private endings = 0;

  constructor(private readonly root: () => HTMLElement | undefined) {}

  before(happenings: readonly Happening[]): void {
    this.was.clear();
    const root = this.root();
    if (!root || isCalm() || document.hidden || !happenings.length) return;
    for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) {
      const box = element.getBoundingClientRect();
      const id = element.dataset["card"]!;
      if (box.width && !this.was.has(id)) this.was.set(id, { box, element });
    }
  }

  after(happenings: readonly Happening[]): void {
    if (!this.was.size) return;
    const was = this.was;
    const { endings } = this;
    this.was = new Map();
    void tick().then(() => endings === this.endings && this.play(was, happenings));
  }

  /** End everything that moves. */
  finish(): void {
    this.endings++;
    for (const flight of this.flights) flight.finish();
  }

  private play(was: ReadonlyMap<string, Was>, happenings: readonly Happening[]): void {
    const root = this.root();
    if (!root) return;
    const now = new Map<string, HTMLElement>();
    for (const element of root.querySelectorAll<HTMLElement>("[data-card]")) now.set(element.dataset["card"]!, element);
    const told = new Map<string, Happening>();
    for (const it of happenings) for (const card of it.cards ?? []) told.set(String(card), it);
    let flown = 0;
    for (const [id, happening] of told) {
      if (flown >= MOST) return;
      const from = was.get(id)?.box ?? seatOf(root, happening.player ?? 0);
      const element = now.get(id);
      if (element && from) flown += this.fly(element, from) ? 1 : 0;
      else if (!element && was.has(id)) flown += this.vanish(was.get(id)!, pileOf(root, happening)) ? 1 : 0;
    }
  }

  /** A card flies from a spot to where it is. */
  private fly(element: HTMLElement, from: DOMRect): boolean {
    const to = element.getBoundingClientRect();
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
    if (!to.width || Math.hypot(x, y) < 14) return false;
    const scale = Math.min(2, Math.max(0.5, from.width / to.width));
    const copy = copied(element, to);
    this.run(element, [{ opacity: 0 }, { opacity: 0 }]);
    this.fling(copy, [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }]);
    return true;
  }

  /** A card that is gone from the table fades towards the pile where it went. */
  private vanish(was: Was, pile: DOMRect | null): boolean {
    const copy = copied(was.element, was.box);
    const [x, y] = pile ? [pile.x - was.box.x, pile.y - was.box.y] : [0, -24];
    const end = { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 };
    this.fling(copy, [{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.4 }, end]);
    return true;
  }

  private fling(copy: HTMLElement, frames: Keyframe[]): void {
    this.run(copy, frames, () => copy.remove());
  }

  private run(element: HTMLElement, frames: Keyframe[], ended: () => void = () => undefined): void {
    const flight = element.animate(frames, { duration: LENGTH, easing: EASE });
    this.flights.add(flight);
    const end = (): void => {
      this.flights.delete(flight);
      ended();
    };
    flight.onfinish = end;
    flight.oncancel = end;
  }
}

/** What an element is drawn with that it has from those around it. */
const INHERITED = ["--lead", "--second", "--deep", "--who", "--w", "--u", "--tile", "--wide", "--card-high"];

function copied(element: HTMLElement, box: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  const drawn = getComputedStyle(element);
  for (const name of INHERITED) copy.style.setProperty(name, drawn.getPropertyValue(name));
  copy.classList.add("leaving");
  for (const it of [copy, ...copy.querySelectorAll<HTMLElement>("[data-card], [data-thing]")]) {
    delete it.dataset["card"];
    delete it.dataset["thing"];
  }
  copy.setAttribute("aria-hidden", "true");
  copy.style.position = "fixed";
  copy.style.left = `${box.x}px`;
  copy.style.top = `${box.y}px`;
  copy.style.width = `${box.width}px`;
  copy.style.height = `${box.height}px`;
  document.body.append(copy);
  return copy;
}

function seatOf(root: HTMLElement, player: number): DOMRect | null {
  return root.querySelector(`[data-thing="${player}"]`)?.getBoundingClientRect() ?? null;
}

function pileOf(root: HTMLElement, happening: Happening): DOMRect | null {
  const pile = root.querySelector(`[data-pile="${happening.to || happening.player || 0}/${happening.role ?? ""}"]`);
  return (pile ?? root.querySelector(`[data-pile="${happening.player ?? 0}/discard"]`))?.getBoundingClientRect() ?? null;
}
