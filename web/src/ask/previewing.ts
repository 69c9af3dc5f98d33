import type { ShownPreview } from "../wire";

const FURTHER = ["ahead", "behind"];

/** Whether something lies further on: where those chosen could go next, and what they leave. */
export function isFurther(preview: ShownPreview): boolean {
  return FURTHER.includes(preview.kind);
}

/** Whether something is what a choice is made for at once, and no mere limit. */
export function isNear(preview: ShownPreview): boolean {
  return !isFurther(preview) && preview.kind !== "limit";
}

/** Whether nothing can be pointed at here without touching it, as on a phone. */
export function isTouched(): boolean {
  return matchMedia("(hover: none)").matches;
}
