import type { Face } from "../wire";

/** The look of a side: a colour that stays apart from the others for colour-blind eyes, and an emblem of our own. */
export interface Side {
  readonly colour: string;
  readonly deep: string;
  /** A path in a square of 24. */
  readonly emblem: string;
}

const PLAIN: Side = {
  colour: "#a9b4c4",
  deep: "#2c3442",
  emblem: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 3a6 6 0 1 1 0 12 6 6 0 0 1 0-12Zm0 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
};

const SIDES: Readonly<Record<string, Side>> = {
  Fed: {
    colour: "#5aa9f2",
    deep: "#12305c",
    emblem: "M12 1.5 14.6 9.4 22.5 12 14.6 14.6 12 22.5 9.4 14.6 1.5 12 9.4 9.4Z",
  },
  Kli: {
    colour: "#ee7144",
    deep: "#551b0d",
    emblem: "M4 3c7 3 12 9 15 18l-4-2C13 13 9 8 3 6Zm16 0c-4 1.7-7 4-9.5 7l2 2.6C15 9.7 17.7 7.4 21 6ZM9.3 13.3C7.5 15.5 6 18 5 21l4-2c.5-1.4 1.1-2.6 1.8-3.7Z",
  },
  Rom: {
    colour: "#2fbf8f",
    deep: "#0a3d30",
    emblem: "M8.5 4.5a7 7 0 1 0 0 14 7 7 0 0 0 3.5-.9 7 7 0 1 0 0-12.2 7 7 0 0 0-3.5-.9Zm3.5 3a5 5 0 0 1 0 8.0 5 5 0 0 1 0-8.0Z",
  },
  Car: {
    colour: "#e3c44e",
    deep: "#4a3c0a",
    emblem: "M12 2l9 9.5h-4.7L12 7l-4.3 4.5H3Zm0 7.5 6.3 6.5h-4.2L12 13.9 9.9 16H5.7Zm0 7.3 3.6 4.7H8.4Z",
  },
  Dom: {
    colour: "#b897f0",
    deep: "#32205c",
    emblem: "M12 1.5 16 3.8v4.6L12 10.7 8 8.4V3.8ZM7 11l4 2.3v4.6L7 20.2 3 17.9v-4.6Zm10 0 4 2.3v4.6l-4 2.3-4-2.3v-4.6Z",
  },
  Baj: {
    colour: "#e79abf",
    deep: "#551d3b",
    emblem: "M12 1.5c4.6 5 7 8.8 7 12.5a7 7 0 0 1-14 0c0-3.7 2.4-7.5 7-12.5Zm0 9.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z",
  },
  Bor: {
    colour: "#8ec9a9",
    deep: "#17322a",
    emblem: "M12 1.5l9 4.7v11.6l-9 4.7-9-4.7V6.2Zm0 2.6L6.3 7 12 9.9 17.7 7ZM5 8.7v7.9l6 3.1v-7.9Zm14 0-6 3.1v7.9l6-3.1Z",
  },
  Fer: {
    colour: "#d4a373",
    deep: "#46301b",
    emblem: "M6 3h12l1.5 4h-15Zm-1.5 6h15l1 4h-17Zm-1.2 6h17.4l1.3 5.5H2Z",
  },
  Hir: { ...PLAIN, colour: "#b9a38c", deep: "#33281d", emblem: "M12 1.5 15 9h7l-6 4.4 2.4 8.1-6.4-4.7-6.4 4.7L8 13.4 2 9h7Z" },
  Kaz: { ...PLAIN, colour: "#c98a5b", deep: "#3d2414", emblem: "M3 4h18l-4 6h-2.5L18 20l-6-5-6 5 3.5-10H7Z" },
  Vid: { ...PLAIN, colour: "#a3b87c", deep: "#283316", emblem: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7Z" },
  Sta: { ...PLAIN, colour: "#7fa7d6", deep: "#15284a", emblem: "M12 2 21 22 12 16.5 3 22Z" },
  Neu: PLAIN,
  NA: PLAIN,
  Maq: { ...PLAIN, colour: "#c9a06a", deep: "#3b2a16", emblem: "M5 2h2v20H5Zm4 1 12 4.5L9 12Z" },
  TN: {
    ...PLAIN,
    colour: "#8fb3c9",
    deep: "#1d3340",
    emblem: "M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM10.8 1h2.4v5h-2.4Zm0 17h2.4v5h-2.4ZM2 10.8h4v2.4H2Zm16 0h4v2.4h-4Z",
  },
};

/** The colours of cards that belong to no side, by type. */
const TYPES: Readonly<Record<string, readonly [string, string]>> = {
  mission: ["#86a8d8", "#16243f"],
  dilemma: ["#f0a35c", "#40210f"],
  event: ["#9fc1ff", "#1b2750"],
  interrupt: ["#ffd866", "#40350f"],
  equipment: ["#b7c4cf", "#26313b"],
  artifact: ["#d7b2ff", "#33204d"],
  objective: ["#ffd166", "#3a2f10"],
  tactic: ["#f27d72", "#431713"],
  system: ["#8fd0c9", "#15332f"],
  facility: ["#a9b4c4", "#252d3a"],
};

export const sideOf = (code: string): Side => SIDES[code] ?? PLAIN;
export const isSide = (code: string): boolean => code in SIDES;

/** The leading and the deep colour of a card, and a second leading one where it belongs to two sides. */
export function coloursOf(face: Face | undefined): { lead: string; deep: string; second: string } {
  const sides = (face?.affiliations ?? []).map(sideOf);
  const [lead, deep] = TYPES[face?.type ?? ""] ?? [PLAIN.colour, PLAIN.deep];
  const first = sides[0];
  return { lead: first?.colour ?? lead, deep: first?.deep ?? deep, second: sides[1]?.colour ?? first?.colour ?? lead };
}

const PLAYERS = ["#8a93a3", "#4fb3ff", "#ffb03b", "#36c89a", "#d58cf0"];

/** The colour of a player; the number always stands beside it. */
export const playerColour = (player: number): string => PLAYERS[player] ?? PLAYERS[0]!;
