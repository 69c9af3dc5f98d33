import type { Pacer } from "./pacing";
import type { Reel } from "./reel.svelte";

/** Goes back and forward through what is shown, and halts it. */
export class Stepping {
  constructor(
    private readonly reel: Reel,
    private readonly pacer: Pacer,
  ) {}

  /** Look at the picture before. */
  back(): void {
    this.reel.back();
    this.pacer.halt(this.reel.isPaused);
  }

  /** Look at the next picture: of those that were shown already, or of what happens now. */
  forward(): void {
    if (!this.reel.on()) this.pacer.step();
    this.pacer.halt(this.reel.isPaused);
  }

  /** Halt what happens, or let it go on. */
  pause(isPaused: boolean): void {
    if (!isPaused) this.reel.leave();
    this.reel.isPaused = isPaused;
    this.pacer.halt(isPaused);
  }
}
