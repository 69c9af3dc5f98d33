import { leftAt, type ToldClock } from "./clocks";

/** So many milliseconds between two looks at a clock that runs. */
const TICK = 250;

/** What a clock shows now, to be asked in a component: it follows the time while the clock runs. */
export function ticking(clock: () => ToldClock | undefined): () => number | undefined {
  let now = $state(performance.now());
  $effect(() => {
    now = performance.now();
    if ((clock()?.begins ?? null) === null) return;
    const timer = setInterval(() => (now = performance.now()), TICK);
    return () => clearInterval(timer);
  });
  const shown = $derived.by(() => {
    const it = clock();
    return it && Math.ceil(leftAt(it, Math.max(now, it.at)));
  });
  return () => shown;
}
