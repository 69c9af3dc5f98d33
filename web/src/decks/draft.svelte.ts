import { Refusal } from "../net/api";
import { changeDeck, checkDeck, keepDeck, ownDeck } from "../net/library";
import { people } from "../state/people.svelte";
import type { DeckStood, Library, OwnDeck, WrittenDeck } from "../wire";
import { say } from "../words/say";
import { changed, MISSIONS } from "./piles";

export type Saving = "new" | "saved" | "waiting" | "saving" | "here" | "clash";

const PAUSE = 700;
const MOST_STEPS = 200;
const KEY = "spaceline.deck.";

interface Local {
  readonly deck: WrittenDeck;
  readonly version: number;
}

/** A deck that is being built. Every change is kept: in this browser at once, on the server after a moment. */
export class Draft {
  deck = $state.raw<WrittenDeck>({ ruleset: "", title: "", missions: [], piles: {} });
  id = $state("");
  share = $state("");
  saving = $state<Saving>("saved");
  /** How the deck stands, as the server last told; null until it has. */
  stood = $state.raw<DeckStood | null>(null);
  trouble = $state("");
  private version = 0;
  private before = $state.raw<readonly WrittenDeck[]>([]);
  private after = $state.raw<readonly WrittenDeck[]>([]);
  private pause: ReturnType<typeof setTimeout> | undefined;
  private writing: Promise<void> | null = null;
  private checks = 0;

  /** Where the deck is found once it has been kept. */
  constructor(private readonly found: (id: string) => void) {}

  begin(deck: WrittenDeck): void {
    const local = readLocal("new");
    this.deck = local && local.deck.ruleset === deck.ruleset && !isFilled(deck) ? local.deck : deck;
    if (this.deck === deck && !isFilled(deck)) this.saving = "new";
    else this.later();
    void this.check();
  }

  async open(id: string): Promise<void> {
    this.take(await ownDeck(id));
    const local = readLocal(id);
    if (!local) return;
    // A change that did not reach the server: it is made now, or there are two, and the person chooses.
    this.deck = local.deck;
    if (local.version === this.version) this.later();
    else this.saving = "clash";
    void this.check();
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  get canRedo(): boolean {
    return this.after.length > 0;
  }

  /** So many copies more, or fewer, of a card in a part of the deck. */
  add(pile: string, card: string, copies = 1): void {
    this.become(changed(this.deck, pile, card, copies));
  }

  rename(title: string): void {
    if (title !== this.deck.title) this.become({ ...this.deck, title });
  }

  /** Another deck in place of this one, with a way back. */
  become(deck: WrittenDeck): void {
    if (deck === this.deck) return;
    this.before = [...this.before, this.deck].slice(-MOST_STEPS);
    this.after = [];
    this.show(deck);
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.after = [...this.after, this.deck];
    this.show(last);
  }

  redo(): void {
    const next = this.after.at(-1);
    if (!next) return;
    this.after = this.after.slice(0, -1);
    this.before = [...this.before, this.deck];
    this.show(next);
  }

  private show(deck: WrittenDeck): void {
    this.deck = deck;
    this.later();
    void this.check();
  }

  private later(): void {
    keepLocal(this.id || "new", { deck: this.deck, version: this.version });
    if (this.saving === "clash") return;
    this.saving = "waiting";
    clearTimeout(this.pause);
    this.pause = setTimeout(() => void this.save(), PAUSE);
  }

  /** Keep the deck on the server now; whoever has no name yet gets one. */
  async save(): Promise<boolean> {
    clearTimeout(this.pause);
    await this.writing;
    if (this.saving === "saved") return true;
    if (this.saving === "clash") return false;
    this.writing = this.write();
    await this.writing;
    this.writing = null;
    return (this.saving as Saving) === "saved";
  }

  private async write(): Promise<void> {
    const deck = this.deck;
    this.saving = "saving";
    this.trouble = "";
    try {
      await people.find();
      if (!people.me) await people.be(say("guest"));
      const isNew = !this.id;
      const kept = isNew ? await keepDeck(deck) : await changeDeck(this.id, deck, this.version);
      this.id = kept.id;
      this.version = kept.version;
      forgetLocal(isNew ? "new" : kept.id);
      if (isNew) this.found(kept.id);
      if (this.deck === deck) this.saving = "saved";
      else this.later();
    } catch (error) {
      const reason = error instanceof Refusal ? error.reason : "";
      this.saving = reason === "changed" ? "clash" : "here";
      this.trouble = error instanceof Error && error.message ? error.message : say("trouble");
    }
  }

  /** After a clash: keep this as another deck. */
  async saveAsCopy(): Promise<void> {
    forgetLocal(this.id);
    this.id = this.share = "";
    this.version = 0;
    this.saving = "here";
    await this.save();
  }

  /** After a clash: take what the other window has made; this stays one step back. */
  async takeOther(): Promise<void> {
    const mine = this.deck;
    forgetLocal(this.id);
    this.take(await ownDeck(this.id));
    this.before = [...this.before, mine];
  }

  take(kept: OwnDeck): void {
    this.id = kept.id;
    this.version = kept.version;
    this.share = kept.share;
    this.deck = kept.deck;
    this.saving = "saved";
    this.trouble = "";
    void this.check();
  }

  private async check(): Promise<void> {
    const number = ++this.checks;
    try {
      const stood = await checkDeck(this.deck);
      if (number === this.checks) this.stood = stood;
    } catch {
      // It is asked again with the next change; what was told before still stands there.
    }
  }

  close(): void {
    if (this.saving === "waiting") void this.save();
  }
}

function isFilled(deck: WrittenDeck): boolean {
  return deck.missions.length > 0 || Object.values(deck.piles).some((pile) => Object.keys(pile).length > 0);
}

/** A deck without cards. */
export function emptyDeck(library: Pick<Library, "ruleset" | "piles">, title: string): WrittenDeck {
  const piles = library.piles.map((it) => it.name).filter((it) => it !== MISSIONS);
  return { ruleset: library.ruleset, title, missions: [], piles: Object.fromEntries(piles.map((it) => [it, {}])) };
}

function readLocal(id: string): Local | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + id) ?? "null") as Local | null;
  } catch {
    return null;
  }
}

function keepLocal(id: string, local: Local): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify(local));
  } catch {
    // A browser that keeps nothing: the server does.
  }
}

export function forgetLocal(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Nothing was kept.
  }
}
