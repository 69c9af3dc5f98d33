/** Where the pointer was last, on any page: what comes under a pointer that rests was not pointed at. */
const rested = { x: NaN, y: NaN };

/** Follow the pointer from the first page on: a page that is loaded later knows then where it rests. */
export function followPointer(): void {
  const note = ({ clientX: x, clientY: y }: PointerEvent): void => void Object.assign(rested, { x, y });
  addEventListener("pointermove", note, { passive: true });
  addEventListener("pointerdown", note, { passive: true });
}

/** Whether the pointer has not moved: something else has, until it lay beneath. */
export function isAtRest(event: PointerEvent): boolean {
  return event.clientX === rested.x && event.clientY === rested.y;
}
