/** How many letters of usual width take as much room as a letter does. */
const widthOf = (letter: string): number => (/[MWmw]/.test(letter) ? 1.6 : /\p{Lu}/u.test(letter) ? 1.25 : 1);

/** How long the longest word of a name is, in letters of usual width: it is written as small as it must be to stand in one line. */
export const longestOf = (name: string): number =>
  Math.max(0, ...name.split(/[ -]/).map((word) => [...word].reduce((sum, it) => sum + widthOf(it), 0)));
