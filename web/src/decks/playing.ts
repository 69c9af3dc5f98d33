import { lobby, makeMatch } from "../net/api";
import { people } from "../state/people.svelte";
import { say } from "../words/say";

/** A game against the computer with a deck of one's own, at once. */
export const playNow = (deck: string, ruleset: string, go: (path: string) => void): Promise<void> => playWith(`own:${deck}`, ruleset, go);

/** A game against the computer with a deck, a ready one or one of one's own. */
export async function playWith(deck: string, ruleset: string, go: (path: string) => void): Promise<void> {
  await people.be(people.me?.name ?? say("guest"));
  const opponent = (await lobby()).opponents[0]!.name;
  const made = await makeMatch({ ruleset, seats: [{ who: "me", deck }, { who: opponent }] });
  go(`/match/${made.id}`);
}
