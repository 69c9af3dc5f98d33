/** The keys that go from thing to thing, with the directions in which they go. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Move the focus to the nearest thing in a direction; whether there was one. */
export function nearest(root: HTMLElement, from: Element | null, [x, y]: readonly [number, number], kind = "button[data-thing]"): boolean {
  const things = [...root.querySelectorAll<HTMLElement>(kind)].filter((it) => it.offsetParent);
  const start = from instanceof HTMLElement && things.includes(from) ? middle(from) : null;
  if (!start) {
    const first = things.find((it) => it.tabIndex >= 0) ?? things[0];
    first?.focus();
    return !!first;
  }
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const to = middle(thing);
    const along = (to.x - start.x) * x + (to.y - start.y) * y;
    const aside = Math.abs((to.x - start.x) * y) + Math.abs((to.y - start.y) * x);
    if (along <= 4 || aside > along * 2.5) continue;
    const far = along + aside * 2;
    if (far < least) [best, least] = [thing, far];
  }
  best?.focus();
  best?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return !!best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
