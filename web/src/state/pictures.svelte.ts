import type { Face } from "../wire";

/** Pictures of one's own for cards: kept by this browser, sent nowhere. */

const STORE = "spaceline.pictures";
const PLACE = "/own-pictures/";
const ENDING = /\.(webp|png|jpe?g|avif|gif)$/i;

/** A name without what people and file systems write differently. */
const plain = (name: string): string => name.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "");

/** Which cards a file is a picture of: the one of that number, or of that title and subtitle, or all of that title. */
export function cardsOf(file: string, faces: readonly Face[]): readonly string[] {
  if (!ENDING.test(file)) return [];
  const name = plain(file.replace(ENDING, ""));
  const called: readonly ((face: Face) => string)[] = [(it) => it.id, (it) => it.title + (it.subtitle ?? ""), (it) => it.title];
  for (const call of called) {
    const found = faces.filter((it) => plain(call(it)) === name).map((it) => it.id);
    if (found.length) return found;
  }
  return [];
}

class OwnPictures {
  private shown = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** Whether the browser keeps them; one that does not shows them until the page is closed. */
  readonly isKept = typeof caches !== "undefined";
  private loaded: Promise<void> | null = null;

  get count(): number {
    return this.shown.size;
  }

  /** The address of one's own picture of a card. */
  of(card: string): string | undefined {
    return this.shown.get(card);
  }

  /** Fetch what the browser has kept, once. */
  load(): Promise<void> {
    this.loaded ??= this.read().catch(() => undefined);
    return this.loaded;
  }

  /** Take in files; how many of them are pictures of cards. */
  async take(files: Iterable<File>, faces: readonly Face[]): Promise<number> {
    await this.load();
    const store = this.isKept ? await caches.open(STORE) : null;
    const now = new Map(this.shown);
    let taken = 0;
    for (const file of files) {
      const cards = cardsOf(file.name, faces);
      if (cards.length) taken += 1;
      for (const card of cards) {
        this.forget(now.get(card));
        now.set(card, URL.createObjectURL(file));
        await store?.put(PLACE + encodeURIComponent(card), new Response(file, { headers: { "Content-Type": file.type } }));
      }
    }
    this.shown = now;
    return taken;
  }

  /** Draw all cards again. */
  async clear(): Promise<void> {
    for (const address of this.shown.values()) this.forget(address);
    this.shown = new Map();
    if (this.isKept) await caches.delete(STORE);
  }

  private async read(): Promise<void> {
    if (!this.isKept || !(await caches.has(STORE))) return;
    const store = await caches.open(STORE);
    const found = new Map<string, string>();
    for (const request of await store.keys()) {
      const kept = await store.match(request);
      if (kept) found.set(decodeURIComponent(new URL(request.url).pathname.slice(PLACE.length)), URL.createObjectURL(await kept.blob()));
    }
    this.shown = found;
  }

  private forget(address: string | undefined): void {
    if (address) URL.revokeObjectURL(address);
  }
}

export const pictures = new OwnPictures();
