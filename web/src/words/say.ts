import { en } from "./en";
import { pseudo } from "./pseudo";

export type Word = keyof typeof en;
export type Slots = Readonly<Record<string, string | number>>;
export type Catalogue = Readonly<Record<Word, string>>;

const LANGUAGES: Readonly<Record<string, () => Catalogue>> = {
  en: () => en,
  // Every word stretched and marked: what stays as it is does not come from the catalogue.
  pseudo: () => pseudo(en),
};

let spoken: Catalogue = en;

/** Speak a language from now on; one that is not known leaves English. */
export function speak(language: string): void {
  spoken = (LANGUAGES[language] ?? LANGUAGES["en"]!)();
}

/** Whether the catalogue has something under a name that was put together. */
export const isWord = (word: string): word is Word => word in spoken;

/** A sentence of the catalogue with its slots filled. */
export function say(word: Word, slots: Slots = {}): string {
  return filled(spoken[word], slots);
}

/** The singular or the plural of a counted thing: `word.one` or `word.more`. */
export function counted(word: string, number: number, slots: Slots = {}): string {
  const key = `${word}.${number === 1 ? "one" : "more"}` as Word;
  return say(key, { number, ...slots });
}

/** A template with its slots filled; a slot without a value stays, so that it is noticed. */
export function filled(template: string, slots: Slots): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => (name in slots ? String(slots[name]) : whole));
}

/** A part of a whole, 0 to 1, as a percentage. */
export function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}
