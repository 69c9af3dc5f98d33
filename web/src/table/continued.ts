/** So many pixels of words at least are seen of a card that is marked. */
const WORDS = 30;

/** The held cards that are watched, by themselves and by what they say. */
const watched = new Map<Element, HTMLElement>();
let watch: ResizeObserver | null = null;

/**
 * Marks a held card of which more is to be read than its part that is seen: the picture has made room, letters have their
 * least size, and what is still hidden is read in the large view.
 */
export function continued(held: HTMLElement): () => void {
  watch ??= new ResizeObserver((all) => mark(new Set(all.map((it) => watched.get(it.target)).filter((it) => !!it))));
  const parts = [held, held.querySelector(".body")].filter((it) => !!it);
  for (const it of parts) {
    watched.set(it, held);
    watch.observe(it);
  }
  return () => {
    for (const it of parts) {
      watched.delete(it);
      watch?.unobserve(it);
    }
  };
}

/** All are measured before the first is marked: each mark would have the next one laid out anew. */
function mark(cards: ReadonlySet<HTMLElement>): void {
  for (const [held, found] of [...cards].map((it) => [it, measured(it)] as const)) {
    if (!found) continue;
    held.toggleAttribute("data-continued", found.isContinued);
    held.querySelector<HTMLElement>(".more")?.style.setProperty("--seen", `${found.seen}px`);
  }
}

/** How much of a card is seen, in pixels, and whether more is to be read; none of one whose words are not there. */
function measured(held: HTMLElement): { seen: number; isContinued: boolean } | null {
  const body = held.querySelector<HTMLElement>(".body");
  if (!body) return null;
  const edge = body.offsetParent?.clientTop ?? 0;
  const seen = Math.min(body.offsetTop + body.clientHeight + edge, held.clientHeight);
  // Where nothing of its words is seen nobody takes them for all.
  return { seen, isContinued: seen > body.offsetTop + WORDS && hasMore(body, seen) };
}

/** Whether the last of what a card says ends below what is seen of it, or is left out at this size. */
function hasMore(body: HTMLElement, seen: number): boolean {
  const lines = [...body.children].filter((it): it is HTMLElement => it instanceof HTMLElement && !it.matches(".about"));
  const last = lines.at(-1);
  return lines.some((it) => !it.offsetHeight) || (!!last && last.offsetTop + last.offsetHeight > seen + 2);
}
