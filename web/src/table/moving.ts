/** Two fingers that move apart or together on an element. */
export function pinching(changed: (by: number) => void): (element: HTMLElement) => () => void {
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
        changed(now / before);
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
