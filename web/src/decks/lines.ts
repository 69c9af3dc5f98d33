/** Where Python and a text field see the end of a line. */
const END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;
/** How many copies a line tells before the name, as people write it. */
const COPIES = /^\s*(?:[-*•–]\s+)?[0-9]+\s*[x×]?\s+/i;

/** A text without some of its lines, which are counted from 1. */
export function withoutLines(text: string, numbers: readonly number[]): string {
  return text.split(END).filter((_, at) => !numbers.includes(at + 1)).join("\n");
}

/** A text with another name of a card in one of its lines; the name is told with single blanks. */
export function withName(text: string, number: number, name: string, card: string): string {
  return text.split(END).map((line, at) => (at + 1 === number ? renamed(line, name, card) : line)).join("\n");
}

function renamed(line: string, name: string, card: string): string {
  const words = name.split(/\s+/).map((it) => it.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const last = [...line.matchAll(new RegExp(words.join("\\s+"), "g"))].at(-1);
  if (!last) return (COPIES.exec(line)?.[0] ?? "") + card;
  return line.slice(0, last.index) + card + line.slice(last.index + last[0].length);
}
