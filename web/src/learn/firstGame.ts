import { lobby, makeMatch } from "../net/api";
import { usualOpponent } from "../start/levels";
import { ME } from "../start/plan.svelte";

/** Make a match of a ruleset with all that is usual in it; returns where it is played. */
export async function firstGame(ruleset: string): Promise<string> {
  const offered = (await lobby()).rulesets.find((it) => it.name === ruleset);
  const decks = offered?.decks ?? [];
  const seats = [ME, usualOpponent(offered?.opponents ?? [])].map((who, at) => ({ who, deck: decks[at % Math.max(1, decks.length)]?.name ?? "" }));
  return `/match/${(await makeMatch({ ruleset, seats })).id}`;
}
