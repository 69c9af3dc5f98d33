const ACCENTED: Readonly<Record<string, string>> = {
  a: "å", e: "é", i: "ï", o: "ø", u: "ü", y: "ÿ", c: "ç", n: "ñ",
  A: "Å", E: "É", I: "Ï", O: "Ø", U: "Ü", Y: "Ý", C: "Ç", N: "Ñ",
};

/** The catalogue in a made-up language: readable, a third longer, in brackets; slots are kept. */
export function pseudo<T extends Readonly<Record<string, string>>>(words: T): T {
  const changed = Object.entries(words).map(([key, text]) => [key, stretched(text)] as const);
  return Object.fromEntries(changed) as T;
}

function stretched(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const accented = parts.map((part) => (part.startsWith("{") ? part : accents(part))).join("");
  return `⟦${accented}${"·".repeat(Math.ceil(text.length / 3))}⟧`;
}

function accents(text: string): string {
  return [...text].map((letter) => ACCENTED[letter] ?? letter).join("");
}
