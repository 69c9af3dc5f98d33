import { preferences, prefer } from "../net/api";
import type { Preferences } from "../wire";
import { people } from "./people.svelte";
import { settings } from "./settings.svelte";

/** So many milliseconds after the last change it goes to the server. */
const A_MOMENT = 600;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Like what the person who has come in likes; who has not said anything yet likes what this browser shows. */
export async function likeAsKept(): Promise<void> {
  try {
    await people.find();
    if (!people.me) return;
    const kept = await preferences();
    if (kept) settings.take(kept);
    else await prefer(settings.liked);
  } catch {
    // Without the server the browser goes on with what it keeps itself.
  }
}

/** Keep each change with the person, a moment after the last; nothing is sent for somebody without a name. */
export function keepWithPerson(pause = A_MOMENT): void {
  settings.onChange = (liked: Preferences) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      if (people.me) void prefer(liked).catch(() => undefined);
    }, pause);
  };
}
