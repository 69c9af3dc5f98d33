/** Filters by click write parts of a query and find them again; they read nothing else of its language. */

/** One part of a query as a filter writes it: `a:fed`, or `t:"planet mission"`. */
export function term(field: string, word: string): string {
  return /[\s()":]/.test(word) ? `${field}:"${word.replaceAll('"', "")}"` : `${field}:${word}`;
}

/** Where the filter of a field stands in a query, and its terms. */
function found(query: string, field: string): { start: number; end: number; terms: string[] } | null {
  const one = `${field}:(?:"[^"]*"|[^\\s()"]+)`;
  const match = new RegExp(`(?:^|(?<=\\s))(?:\\((${one}(?: OR ${one})+)\\)|(${one}))(?=\\s|$)`, "i").exec(query);
  if (!match) return null;
  return { start: match.index, end: match.index + match[0].length, terms: (match[1] ?? match[2]!).split(" OR ") };
}

/** The terms of a field that are switched on. */
export function termsOf(query: string, field: string): readonly string[] {
  return found(query, field)?.terms ?? [];
}

/** A query with one filter switched on, or off where it is on; several of one field are alternatives. */
export function toggled(query: string, field: string, word: string): string {
  const wanted = term(field, word);
  const there = found(query, field);
  if (!there) return `${query.trim()} ${wanted}`.trim();
  const has = there.terms.some((it) => it.toLowerCase() === wanted.toLowerCase());
  const terms = has ? there.terms.filter((it) => it.toLowerCase() !== wanted.toLowerCase()) : [...there.terms, wanted];
  const written = terms.length > 1 ? `(${terms.join(" OR ")})` : (terms[0] ?? "");
  return `${query.slice(0, there.start)}${written}${query.slice(there.end)}`.replace(/\s+/g, " ").trim();
}

/** A query with one comparison of a number in place of any other of the same field; none takes it away. */
export function compared(query: string, field: string, sign: string, value: string): string {
  const without = query.replace(new RegExp(`(^|\\s)${field}(?:<=|>=|=|<|>)[^\\s()]*(?=\\s|$)`, "gi"), " ");
  return `${without.trim()}${value === "" ? "" : ` ${field}${sign}${value}`}`.replace(/\s+/g, " ").trim();
}

/** A query with another order. */
export function ordered(query: string, by: string): string {
  const without = query.replace(/(^|\s)(?:order|sort|direction|dir):\S*/gi, " ").replace(/\s+/g, " ").trim();
  return `${without}${by ? ` order:${by}` : ""}`.trim();
}

/** By what a query orders, as a filter has written it. */
export function orderOf(query: string): string {
  return /(?:^|\s)order:(\S+)/i.exec(query)?.[1]?.toLowerCase() ?? "";
}
