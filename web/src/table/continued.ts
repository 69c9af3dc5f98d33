/** So many pixels of words at least are seen of a card that is marked. */
const WORDS = 30;

/**
 * Marks a held card of which more is to be read than its part that is seen: the picture has made room, letters have their
 * least size, and what is still hidden is read in the large view.
 */
export function continued(held: HTMLElement): () => void {
  const body = held.querySelector<HTMLElement>(".body");
  const measure = (): void => {
    if (!body) return;
    const edge = body.offsetParent?.clientTop ?? 0;
    const seen = Math.min(body.offsetTop + body.clientHeight + edge, held.clientHeight);
    // Where nothing of its words is seen nobody takes them for all.
    held.toggleAttribute("data-continued", seen > body.offsetTop + WORDS && hasMore(body, seen));
    held.style.setProperty("--seen", `${seen}px`);
  };
  const watch = new ResizeObserver(measure);
  for (const it of [held, body]) if (it) watch.observe(it);
  return () => watch.disconnect();
}

/** Whether the last of what a card says ends below what is seen of it, or is left out at this size. */
function hasMore(body: HTMLElement, seen: number): boolean {
  const lines = [...body.children].filter((it): it is HTMLElement => it instanceof HTMLElement && !it.matches(".about"));
  const last = lines.at(-1);
  return lines.some((it) => !it.offsetHeight) || (!!last && last.offsetTop + last.offsetHeight > seen + 2);
}
