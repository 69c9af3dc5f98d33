import { preferences, prefer } from "../net/api";
import type { Preferences } from "../wire";
import { people } from "./people.svelte";
import { settings } from "./settings.svelte";

/** So many milliseconds after the last change it goes to the server. */
const A_MOMENT = 600;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Like what the person who has come in likes; who has not said anything yet, or just now, likes what this browser shows. */
export async function likeAsKept(): Promise<void> {
  try {
    await people.find();
    if (!people.me) return;
    const kept = settings.isUnsent ? null : await preferences();
    if (kept && !settings.isUnsent) settings.take(kept);
    else await send(settings.liked);
  } catch {
    // Without the server the browser goes on with what it keeps itself.
  }
}

/** Keep what is liked with the person. */
async function send(liked: Preferences): Promise<void> {
  await prefer(liked);
  if (settings.liked === liked) settings.note(false);
}

/** Keep each change with the person, a moment after the last; nothing is sent for somebody without a name. */
export function keepWithPerson(pause = A_MOMENT): void {
  settings.onChange = (liked: Preferences) => {
    clearTimeout(waiting);
    if (people.me) settings.note(true);
    waiting = setTimeout(() => {
      if (people.me) void send(liked).catch(() => undefined);
    }, pause);
  };
}
