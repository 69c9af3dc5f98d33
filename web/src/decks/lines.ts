/** Where Python and a text field see the end of a line. */
const END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** A text without some of its lines, which are counted from 1. */
export function withoutLines(text: string, numbers: readonly number[]): string {
  return text.split(END).filter((_, at) => !numbers.includes(at + 1)).join("\n");
}

/** A text with another name of a card in one of its lines. */
export function withName(text: string, number: number, name: string, card: string): string {
  const put = (line: string): string => (line.includes(name) ? line.replace(name, () => card) : card);
  return text.split(END).map((line, at) => (at + 1 === number ? put(line) : line)).join("\n");
}
