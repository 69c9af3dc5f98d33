import { lobby, makeMatch } from "../net/api";
import { ME } from "../start/plan.svelte";

/** Make a match of a ruleset with all that is usual in it; returns where it is played. */
export async function firstGame(ruleset: string): Promise<string> {
  const { opponents, rulesets } = await lobby();
  const decks = rulesets.find((it) => it.name === ruleset)?.decks ?? [];
  const seats = [ME, opponents[0]?.name ?? ""].map((who, at) => ({ who, deck: decks[at % Math.max(1, decks.length)]?.name ?? "" }));
  return `/match/${(await makeMatch({ ruleset, seats })).id}`;
}
