import type { LogLine } from "../wire";

export interface Part {
  readonly text: string;
  /** The definition of the card that this part names; empty for other words. */
  readonly face: string;
}

/** A line of the log in parts, so that the names of cards in it can be looked at. */
export function lineParts(line: LogLine, titleOf: (face: string) => string | undefined): readonly Part[] {
  let parts: readonly Part[] = [{ text: line.text, face: "" }];
  for (const face of new Set(line.faces ?? [])) {
    const title = titleOf(face);
    if (title) parts = parts.flatMap((part) => (part.face ? [part] : split(part.text, title, face)));
  }
  return parts;
}

function split(text: string, title: string, face: string): Part[] {
  const pieces = text.split(title);
  return pieces.flatMap((piece, at) => {
    const words = piece ? [{ text: piece, face: "" }] : [];
    return at ? [{ text: title, face }, ...words] : words;
  });
}
