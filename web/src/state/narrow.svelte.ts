const WINDOW = typeof matchMedia === "function" ? matchMedia("(max-width: 760px)") : null;

/** Whether the window is so narrow that the parts of the table lie below each other, as on a phone. */
class Narrow {
  is = $state(!!WINDOW?.matches);

  constructor() {
    WINDOW?.addEventListener("change", () => (this.is = WINDOW.matches));
  }
}

export const narrow = new Narrow();
