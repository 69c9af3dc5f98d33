/** A mouse that takes an empty spot of an element and moves what lies in it. */
export function panning(element: HTMLElement): () => void {
  let from: { x: number; y: number; left: number; top: number } | null = null;
  const down = (event: PointerEvent): void => {
    const isEmpty = !(event.target as Element).closest("button, a, input");
    if (event.pointerType !== "mouse" || event.button !== 0 || !isEmpty) return;
    from = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
  };
  const move = (event: PointerEvent): void => {
    if (!from || !(event.buttons & 1)) return;
    element.scrollLeft = from.left - (event.clientX - from.x);
    element.scrollTop = from.top - (event.clientY - from.y);
  };
  const up = (): void => void (from = null);
  const stop = new AbortController();
  element.addEventListener("pointerdown", down, { signal: stop.signal });
  window.addEventListener("pointermove", move, { signal: stop.signal });
  window.addEventListener("pointerup", up, { signal: stop.signal });
  return () => stop.abort();
}

/** Two fingers that move apart or together on an element. */
export function pinching(changed: (by: number, x: number, y: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let before = 0;
    const apart = (event: TouchEvent): number => {
      const [a, b] = [event.touches[0], event.touches[1]];
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    };
    const move = (event: TouchEvent): void => {
      const now = apart(event);
      if (now && before) {
        event.preventDefault();
        const [a, b] = [event.touches[0]!, event.touches[1]!];
        changed(now / before, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      }
      before = now;
    };
    const end = (event: TouchEvent): void => void (before = apart(event));
    element.addEventListener("touchmove", move, { passive: false });
    element.addEventListener("touchend", end);
    return () => {
      element.removeEventListener("touchmove", move);
      element.removeEventListener("touchend", end);
    };
  };
}

/** Whether something is wholly in sight within a window, or fills it. */
export function isWithin(box: DOMRect, within: DOMRect): boolean {
  const wide = Math.min(box.right, within.right) - Math.max(box.left, within.left);
  const high = Math.min(box.bottom, within.bottom) - Math.max(box.top, within.top);
  return wide >= Math.min(box.width, within.width) - 2 && high >= Math.min(box.height, within.height) - 2;
}
