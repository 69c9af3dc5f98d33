/** What a fan knows somebody by: hair, beard, complexion and what they wear on the face. Only what differs is said. */
export interface Known {
  readonly skin?: string;
  readonly hair?: string;
  readonly style?: string;
  readonly beard?: "full" | "goatee" | "moustache" | "none";
  readonly wears?: "visor" | "patch" | "implant";
  readonly sex?: "male" | "female";
}

const PALE = "#f5d3b8";
const FAIR = "#eec3a0";
const BROWN = "#9c6844";
const DARK = "#73482f";
const BLACK = "#17120f";
const BROWN_HAIR = "#4a3020";
const BLOND = "#c9a063";
const RED = "#8f4a26";
const GREY = "#a8a49d";

const PEOPLE: Readonly<Record<string, Known>> = {
  "Jean-Luc Picard": { skin: FAIR, hair: GREY, style: "fringe", beard: "none" },
  "William T. Riker": { skin: FAIR, hair: BLACK, style: "short", beard: "full" },
  "Thomas Riker": { skin: FAIR, hair: BLACK, style: "short", beard: "full" },
  "Geordi La Forge": { skin: DARK, hair: BLACK, style: "buzz", beard: "none", wears: "visor" },
  "Beverly Crusher": { skin: PALE, hair: RED, style: "long" },
  "Deanna Troi": { skin: FAIR, hair: BLACK, style: "waves" },
  "Tasha Yar": { skin: PALE, hair: BLOND, style: "pixie" },
  "Wesley Crusher": { skin: PALE, hair: BROWN_HAIR, style: "short", beard: "none" },
  "Miles O'Brien": { skin: FAIR, hair: "#8f5a30", style: "curls", beard: "none" },
  Guinan: { skin: DARK, hair: BLACK, style: "hat" },
  "Katherine Pulaski": { skin: FAIR, hair: BLOND, style: "bob" },
  "Benjamin Sisko": { skin: DARK, hair: BLACK, style: "bald", beard: "goatee" },
  "Jake Sisko": { skin: DARK, hair: BLACK, style: "buzz", beard: "none" },
  "Joseph Sisko": { skin: DARK, hair: GREY, style: "fringe", beard: "none", sex: "male" },
  "Kasidy Yates": { skin: BROWN, hair: BLACK, style: "waves" },
  "Julian Bashir": { skin: "#c98f66", hair: BLACK, style: "short", beard: "none" },
  "Jadzia Dax": { skin: PALE, hair: BLACK, style: "tail" },
  "Ezri Dax": { skin: PALE, hair: BLACK, style: "pixie" },
  "Kira Nerys": { skin: PALE, hair: RED, style: "pixie" },
  "Ro Laren": { skin: PALE, hair: BLACK, style: "bob" },
  Worf: { skin: "#6b4329", hair: BLACK, style: "mane", beard: "goatee" },
  "K'Ehleyr": { skin: "#b98258", hair: RED, style: "mane" },
  Gowron: { skin: "#a06c46", hair: BROWN_HAIR, style: "mane", beard: "goatee" },
  Martok: { skin: "#a06c46", hair: BROWN_HAIR, style: "mane", beard: "full", wears: "patch" },
  Kurn: { skin: "#6b4329", hair: BLACK, style: "mane", beard: "goatee" },
  Lursa: { skin: "#b98258", hair: BLACK, style: "mane" },
  "B'Etor": { skin: "#a06c46", hair: BLACK, style: "mane" },
  "Kathryn Janeway": { skin: PALE, hair: RED, style: "bun" },
  Chakotay: { skin: "#c98f66", hair: BLACK, style: "short", beard: "none" },
  "Tom Paris": { skin: FAIR, hair: BLOND, style: "short", beard: "none" },
  "B'Elanna Torres": { skin: "#c98f66", hair: BLACK, style: "bob" },
  "Harry Kim": { skin: "#e2b08a", hair: BLACK, style: "short", beard: "none" },
  Tuvok: { skin: DARK, hair: BLACK, style: "buzz" },
  "Seven of Nine": { skin: PALE, hair: BLOND, style: "bun", wears: "implant" },
  Locutus: { skin: "#d8d4cc", style: "bald" },
  "Michael Eddington": { skin: FAIR, hair: BROWN_HAIR, style: "fringe", beard: "none" },
  "Reginald Barclay": { skin: FAIR, hair: BROWN_HAIR, style: "fringe", beard: "none" },
  Leeta: { skin: PALE, hair: RED, style: "waves" },
  "Winn Adami": { skin: PALE, hair: GREY, style: "hat" },
  Dukat: { hair: BLACK, style: "sleek" },
  Garak: { hair: BLACK, style: "sleek" },
  "Elim Garak": { hair: BLACK, style: "sleek" },
  Sela: { hair: BLOND, style: "bowl" },
  Weyoun: { hair: BLACK, style: "crest" },
  "Elizabeth Shelby": { skin: PALE, hair: BLOND, style: "waves", sex: "female" },
  Spock: { skin: "#e6c29a", hair: GREY, style: "bowl" },
  "Alyssa Ogawa": { skin: "#eec3a0", hair: BLACK, style: "bun" },
  "Keiko O'Brien": { skin: "#eec3a0", hair: BLACK, style: "bob" },
  "Alynna Nechayev": { skin: PALE, hair: BLOND, style: "bun" },
  Shinzon: { skin: PALE, style: "bald", beard: "none", sex: "male" },
  Opaka: { skin: FAIR, hair: GREY, style: "hat", sex: "female" },
  Shelby: { skin: PALE, hair: BLOND, style: "waves" },
  "Lwaxana Troi": { skin: PALE, hair: BROWN_HAIR, style: "waves" },
  "Norah Satie": { skin: PALE, hair: GREY, style: "bob" },
  "Leah Brahms": { skin: FAIR, hair: BROWN_HAIR, style: "waves" },
  "Dr. Leah Brahms": { skin: FAIR, hair: BROWN_HAIR, style: "waves" },
  "Dr. La Forge": { skin: DARK, hair: BLACK, style: "buzz" },
  "Robin Lefler": { skin: PALE, hair: BROWN_HAIR, style: "tail" },
  "Richard Galen": { skin: FAIR, hair: GREY, style: "short", beard: "none" },
  "Neela Daren": { skin: PALE, hair: BLOND, style: "bob" },
  "Ishara Yar": { skin: PALE, hair: BLOND, style: "bob" },
  "Fleet Admiral Shanthi": { skin: DARK, hair: BLACK, style: "bun" },
  "Morgan Bateson": { skin: FAIR, hair: GREY, style: "short", beard: "full" },
  Vash: { skin: PALE, hair: BROWN_HAIR, style: "waves" },
  "Albert Einstein": { skin: PALE, hair: GREY, style: "curls", beard: "moustache" },
  "Sir Isaac Newton": { skin: PALE, hair: GREY, style: "long", beard: "none" },
  "K'mpec": { skin: "#a06c46", hair: GREY, style: "mane", beard: "full" },
  Lore: { style: "sleek" },
  Quark: { style: "bald" },
  Odo: { style: "sleek" },
};

/** What is known of somebody, by name. */
export const knownOf = (title: string): Known => PEOPLE[title] ?? {};
