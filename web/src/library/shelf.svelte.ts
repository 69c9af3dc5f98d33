import { Refusal } from "../net/api";
import { libraryOf, searchCards } from "../net/library";
import { faces } from "../state/faces.svelte";
import type { Library, SearchTrouble } from "../wire";
import { say } from "../words/say";

const PAUSE = 110;
const KNOWN = new Map<string, Promise<Library>>();

/** The library of a ruleset, asked for once. */
export function library(ruleset: string): Promise<Library> {
  const known = KNOWN.get(ruleset) ?? libraryOf(ruleset);
  KNOWN.set(ruleset, known);
  known.catch(() => KNOWN.delete(ruleset));
  return known;
}

/** The cards of a ruleset, and those of them that are searched for. */
export class Shelf {
  ruleset = $state("");
  library = $state.raw<Library | null>(null);
  query = $state("");
  found = $state.raw<readonly string[]>([]);
  /** What of the query cannot be read. */
  troubles = $state.raw<readonly SearchTrouble[]>([]);
  /** What keeps the server from answering. */
  failure = $state("");
  isBusy = $state(true);
  private asking = new AbortController();
  private pause: ReturnType<typeof setTimeout> | undefined;

  async open(ruleset: string): Promise<void> {
    this.ruleset = ruleset;
    this.isBusy = true;
    try {
      const [opened] = await Promise.all([library(ruleset), faces.load(ruleset)]);
      if (this.ruleset !== ruleset) return;
      this.library = opened;
      await this.search();
    } catch (error) {
      this.fail(error);
    }
  }

  /** Another query; the server is asked when the person has paused for a moment. */
  ask(query: string, at_once = false): void {
    this.query = query;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.search(), at_once ? 0 : PAUSE);
  }

  private async search(): Promise<void> {
    this.asking.abort();
    const asking = (this.asking = new AbortController());
    try {
      const answer = this.query.trim()
        ? await searchCards(this.ruleset, this.query, asking.signal)
        : { cards: this.library?.cards ?? [], troubles: [] };
      if (asking.signal.aborted) return;
      this.troubles = answer.troubles;
      // What was found before stays to be looked at while a query cannot be read.
      if (!answer.troubles.length) this.found = answer.cards;
      this.failure = "";
      this.isBusy = false;
    } catch (error) {
      if (!asking.signal.aborted) this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.isBusy = false;
    this.failure = error instanceof Refusal && error.message ? error.message : say("trouble");
  }

  close(): void {
    clearTimeout(this.pause);
    this.asking.abort();
  }
}
