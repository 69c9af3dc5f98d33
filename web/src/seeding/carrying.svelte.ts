import type { Piece } from "../state/seedPlan";

/** What lies under a pointer: a spot by its name, and the place in the order of a stack. */
export interface Under {
  readonly spot: string;
  readonly at: number;
}

const FAR = 6;

/** A piece on its way from one spot to another, by mouse, pen or finger. */
export class Carrying {
  piece = $state.raw<Piece | null>(null);
  /** The name of the spot over which it is. */
  over = $state("");
  x = $state(0);
  y = $state(0);
  private start: { readonly x: number; readonly y: number; readonly piece: Piece } | null = null;
  /** The click that ends a carrying is none. */
  private isSpent = false;

  constructor(
    private readonly mayCarry: () => boolean,
    private readonly drop: (piece: Piece, under: Under | null) => void,
  ) {}

  /** Listen to pointers on everything with a `data-piece`. */
  readonly listen = (root: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(name: K, deed: (event: HTMLElementEventMap[K]) => void, capture = false): void =>
      root.addEventListener(name, deed, { signal: stop.signal, capture });
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event, root));
    on("pointerup", (event) => this.up(event));
    on("pointercancel", () => this.end());
    on("click", (event) => this.click(event), true);
    return () => stop.abort();
  };

  private down(event: PointerEvent): void {
    this.isSpent = false;
    const piece = pieceAt(event.target);
    this.start = event.button === 0 && piece !== null && this.mayCarry() ? { x: event.clientX, y: event.clientY, piece } : null;
  }

  private move(event: PointerEvent, root: HTMLElement): void {
    const { start } = this;
    if (this.piece === null && start && Math.hypot(event.clientX - start.x, event.clientY - start.y) >= FAR) {
      this.piece = start.piece;
      this.isSpent = true;
      root.setPointerCapture(event.pointerId);
    }
    if (this.piece === null) return;
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = under(event.clientX, event.clientY)?.spot ?? "";
  }

  private up(event: PointerEvent): void {
    const { piece } = this;
    this.end();
    if (piece !== null) this.drop(piece, under(event.clientX, event.clientY));
  }

  private end(): void {
    this.start = null;
    this.piece = null;
    this.over = "";
  }

  private click(event: MouseEvent): void {
    if (!this.isSpent) return;
    this.isSpent = false;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** The piece of the button that was hit. */
function pieceAt(target: EventTarget | null): Piece | null {
  const named = target instanceof Element ? target.closest<HTMLElement>("[data-piece]")?.dataset["piece"] : undefined;
  if (!named) return null;
  return /^\d+$/.test(named) ? Number(named) : named;
}

/** The spot at a point, and before which card of its stack the point is. */
function under(x: number, y: number): Under | null {
  const hit = document.elementFromPoint(x, y);
  const spot = hit?.closest<HTMLElement>("[data-spot]")?.dataset["spot"];
  if (!spot) return null;
  const row = hit?.closest<HTMLElement>("[data-rank]");
  if (!row) return { spot, at: Infinity };
  const box = row.getBoundingClientRect();
  return { spot, at: Number(row.dataset["rank"]) + (y > box.top + box.height / 2 ? 1 : 0) };
}
