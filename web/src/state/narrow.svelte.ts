const matching = (query: string): MediaQueryList | null => (typeof matchMedia === "function" ? matchMedia(query) : null);
const WINDOW = matching("(max-width: 760px)");
const FINGERS = matching("(pointer: coarse), (max-width: 760px)");

/** Whether the window is so narrow that the parts of the table lie below each other, as on a phone. */
class Narrow {
  is = $state(!!WINDOW?.matches);
  /** Whether nothing stands beside the map: fingers bring it nearer, and names of rows are left out. */
  isBare = $state(!!FINGERS?.matches);

  constructor() {
    WINDOW?.addEventListener("change", () => (this.is = WINDOW.matches));
    FINGERS?.addEventListener("change", () => (this.isBare = FINGERS.matches));
  }
}

export const narrow = new Narrow();
