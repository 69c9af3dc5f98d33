import { isStaged } from "../state/reel.svelte";
import type { CoursePart, Shot } from "../wire";

/** One thing to be seen: so many steps of a part have happened, and this picture stands beside them. */
export interface Frame {
  readonly steps: number;
  readonly shot: Shot | null;
}

/** What is to be seen of a part, one thing after another: each picture of it, and each step that has none but is told in the log. */
export function framesOf(part: CoursePart): readonly Frame[] {
  const frames: Frame[] = part.first === 0 ? [{ steps: 0, shot: null }] : [];
  part.steps.forEach((step, at) => {
    const shots = step.shots ?? [];
    // On the stage nothing is seen of the table until all of it has been shown.
    const isBefore = shots.some(isStaged);
    shots.forEach((shot, number) => frames.push({ steps: isBefore && number < shots.length - 1 ? at : at + 1, shot }));
    if (!shots.length && step.log.length) frames.push({ steps: at + 1, shot: step.standing ?? null });
  });
  const last = frames.at(-1);
  if (!last) return [{ steps: part.steps.length, shot: null }];
  return last.steps === part.steps.length ? frames : [...frames.slice(0, -1), { ...last, steps: part.steps.length }];
}
