import { darker, disc, faint, group, line, n, oval, path } from "./svg";
import { Seeded } from "../seeded";

/** What the head of a species is like: its colours, and what is drawn behind, upon and over a face at (0, 28). */
export interface Species {
  readonly skins: readonly string[];
  readonly hairs: readonly string[];
  /** Styles of hair by sex, by their names in `portrait.ts`. */
  readonly male?: readonly string[];
  readonly female?: readonly string[];
  readonly eyes?: readonly string[];
  readonly beards?: number;
  readonly brows?: "straight" | "slanted" | "heavy" | "none";
  readonly ears?: "round" | "pointed" | "huge" | "long" | "none";
  /** Over the face; half its width, its colour. */
  readonly marks?: (rx: number, skin: string, dice: Seeded) => string;
  /** Behind the head. */
  readonly behind?: (rx: number, skin: string) => string;
}

const pair = (inner: string): string => inner + group(inner, "transform='scale(-1 1)'");
const crease = (d: string, skin: string, width = 0.8, much = 0.7): string => line(d, darker(skin, 0.55), width, faint(much));
const light = (d: string): string => line(d, "#ffffff", 0.6, faint(0.28));

const HUMAN_SKINS = ["#f5d3b8", "#eec3a0", "#e2b08a", "#c98f66", "#9c6844", "#73482f"];
const HUMAN_HAIRS = ["#17120f", "#2b1d14", "#4a3020", "#6e4526", "#8f5a30", "#c9a063", "#8b8781", "#d9d6cf"];
const DARK = ["#100c0a", "#1c1512", "#2a1e17"];

const human: Species = { skins: HUMAN_SKINS, hairs: HUMAN_HAIRS, beards: 0.22 };

const vulcan: Species = {
  skins: ["#e6c29a", "#d9b184", "#9a6b47"], hairs: DARK, male: ["bowl"], female: ["bowl", "bun", "swept"], ears: "pointed", brows: "slanted", eyes: ["#3a2a1a", "#20303a"],
};

const romulan: Species = {
  ...vulcan, skins: ["#e2c9a2", "#d6ba8e", "#c8ab7c", "#b8996a", "#a98a63"], hairs: [...DARK, "#3a2a1c", "#4a3a2a", "#77736c", "#a39f97"], male: ["bowl", "bowl", "high", "bowl"], female: ["bowl", "bun", "swept", "bob"],
  marks: (_, skin) => crease("M-4.6 17 0 22.6 4.6 17M-2.6 15.6 0 19.4 2.6 15.6", skin, 1, 0.6) + light("M-5.4 17 -.6 23"),
};

const reman: Species = {
  skins: ["#a8a59b", "#98958c"], hairs: DARK, male: ["bald"], female: ["bald"], ears: "pointed", brows: "slanted", eyes: ["#c9c04a"],
  marks: (rx, skin) => crease(`M-6 17Q0 21 6 17M-7 20Q0 24 7 20M-${n(rx * 0.7)} 33Q-6 35 -5 39M${n(rx * 0.7)} 33Q6 35 5 39M0 26V33`, skin, 1, 0.65) + line("M-3.6 38.2-3.2 40M3.6 38.2 3.2 40", "#f1eee2", 0.9),
};

const klingon: Species = {
  skins: ["#b98258", "#a06c46", "#8a5a39", "#6b4329"], hairs: DARK, male: ["mane", "mane", "crest"], female: ["mane", "mane", "waves"], brows: "heavy", beards: 0.8, eyes: ["#2a1c10"],
  marks: (rx, skin, dice) => {
    const wide = dice.from(5, 7);
    const rows = dice.whole(3, 5);
    const ridges = Array.from({ length: rows }, (_, at) => {
      const y = 13.6 + (at * 9.4) / rows;
      const half = wide * (1 - at / (rows + 1.5));
      return crease(`M-${n(half)} ${n(y)}Q-${n(half * 0.4)} ${n(y + 2.6)} 0 ${n(y + 1)}Q${n(half * 0.4)} ${n(y + 2.6)} ${n(half)} ${n(y)}`, skin, 1.2);
    });
    return oval(0, 18, wide + 1, 7.4, darker(skin, 0.12), faint(0.8)) + ridges.join("") + crease(`M0 13V24M-${n(rx * 0.66)} 15Q-${n(wide)} 18 -4 24M${n(rx * 0.66)} 15Q${n(wide)} 18 4 24`, skin, 1) + light(`M-${n(wide - 1)} 15Q-2 17.6 0 16`);
  },
};

const cardassian: Species = {
  skins: ["#cfc5b5", "#c0b5a4", "#b5ab9b", "#a89d8c", "#b8aca8", "#9f968a"], hairs: [...DARK, "#3a3029", "#6f6a63", "#97928a"], male: ["sleek", "sleek", "high", "crest"], female: ["swept", "bun", "long", "tail"], brows: "none", eyes: ["#4a5a66", "#3a3a30"],
  marks: (rx, skin) => path("M0 14.4C-2.6 17 -2.4 20.4 0 22.4 2.4 20.4 2.6 17 0 14.4Z", darker(skin, 0.18), `stroke='${darker(skin, 0.55)}' stroke-width='.8'`) + crease(`M0 22.4V27`, skin, 1) + pair(crease(`M1 23.6Q5 20.6 ${n(rx * 0.82)} 24.6 ${n(rx * 0.94)} 29 ${n(rx * 0.8)} 34`, skin, 1.3) + light(`M2 22.6Q6 20 ${n(rx * 0.8)} 23.4`) + crease("M2.6 37.6 2 41", skin, 0.7)),
  behind: (_, skin) => pair(path("M5 36 19 49.6 6 50Z", skin, `stroke='#070a12' stroke-width='.5'`) + [0, 1, 2, 3].map((at) => crease(`M${n(7.4 + at * 2.8)} ${n(40.4 + at * 2.4)}L${n(6.6 + at * 2.2)} ${n(44 + at * 1.5)}`, skin, 0.9)).join("")),
};

const bajoran: Species = {
  ...human, skins: HUMAN_SKINS.slice(0, 5), beards: 0.12,
  marks: (rx, skin) => [0, 1, 2, 3].map((at) => crease(`M-1.9 ${n(25.2 + at * 1.5)}Q0 ${n(26.3 + at * 1.5)} 1.9 ${n(25.2 + at * 1.5)}`, skin, 0.7, 0.85)).join("") + line(`M${n(rx + 0.5)} 26Q${n(rx + 3)} 29 ${n(rx + 1.4)} 33`, "#e7dfc4", 0.7) + disc(rx + 0.6, 26, 1, "#f3ecd4") + disc(rx + 1.3, 33.6, 1.2, "#f3ecd4"),
};

const ferengi: Species = {
  skins: ["#dd9f68", "#cf8f58", "#e2ab78"], hairs: DARK, male: ["bald"], female: ["bald"], ears: "huge", brows: "none", eyes: ["#3a4a5a", "#4a3a2a"],
  marks: (_, skin) => crease("M-8 19.6Q-4 16.6 0 20 4 16.6 8 19.6M0 14V20", skin, 1.3) + [0, 1, 2].map((at) => crease(`M-2.4 ${n(25.4 + at * 1.7)}H2.4`, skin, 0.7)).join("") + path("M-3.4 38.2-2.4 40.2-1.4 38.4-.4 40.2.6 38.4 1.6 40.2 2.6 38.2Z", "#f1eee2"),
};

const trill: Species = {
  ...human, skins: HUMAN_SKINS.slice(0, 4), beards: 0.05,
  marks: (rx, skin) => pair(Array.from({ length: 9 }, (_, at) => oval(rx * 0.9 - (at % 2) * 1.9, 15.6 + at * 2.9, 0.9, 0.6, darker(skin, 0.5), faint(0.75))).join("")),
};

const android: Species = { skins: ["#f1e6bd"], hairs: ["#2b241c"], male: ["sleek"], female: ["bun"], eyes: ["#d9a521"], marks: (rx) => light(`M-${n(rx * 0.6)} 18Q0 12 ${n(rx * 0.5)} 16`) };

const borg: Species = {
  skins: ["#d5d9d4", "#c9cdc8", "#bcc2bd", "#c5bfb3", "#b0b5ba", "#a89f95"], hairs: DARK, male: ["bald"], female: ["bald"], brows: "none", eyes: ["#3a4a44"],
  marks: (rx, _, dice) => {
    const side = dice.from(0, 1) > 0.5 ? 1 : -1;
    const [eye, light] = [dice.whole(0, 2), dice.of(["#ff4a3a", "#59ff8f", "#ffb03f", "#7fd0ff"])];
    const crown = dice.of([`M${n(-side * rx)} 18 ${n(-side * 3)} 13 ${n(side * 6)} 12.6 ${n(side * rx)} 20V24L${n(side * 3)} 17Z`, `M${n(-side * 2)} 11 ${n(side * 3)} 10.6 ${n(side * 5)} 24 ${n(side * 1)} 22Z`, `M${n(-rx)} 19Q0 14 ${n(rx)} 19V23Q0 17.6 ${n(-rx)} 23Z`, `M${n(side * 4)} 12 ${n(side * rx)} 17 ${n(side * (rx + 1))} 34 ${n(side * 8)} 24Z`]);
    const piece = [path(`M${n(side * 1.6)} 24.6H${n(side * (rx + 1.6))}V32.4H${n(side * 4)}Z`, "#1a211f", "stroke='#5a6660' stroke-width='.7'"), oval(side * 6, 28.2, 5.6, 5, "#1a211f", "stroke='#8b9690' stroke-width='.8'"), path(`M${n(side * 2)} 26 ${n(side * (rx + 6))} 23.4V28L${n(side * 3)} 31Z`, "#1a211f", "stroke='#5a6660' stroke-width='.7'")][eye]!;
    const tube = (x: number, y: number): string => line(`M${n(side * x)} ${n(y)}Q${n(side * (rx + 8))} ${n(y + 7)} ${n(side * 7)} 47`, dice.of(["#6b7671", "#8b9690"]), 1.3);
    return piece + disc(side * 5.8, 28.3, 2.3, "#0a0d0c", "stroke='#8b9690' stroke-width='.7'") + disc(side * 5.8, 28.3, 1, light) + path(crown, "#222b28", "stroke='#5a6660' stroke-width='.6'") + tube(9, 20) + tube(10, 31) + line(`M${n(-side * 7)} 31L${n(-side * 5)} 36 ${n(-side * 6.4)} 39`, "#55605a", 0.8) + disc(-side * 5, 36, 0.9, "#3fdc7c");
  },
};

const jemHadar: Species = {
  skins: ["#a9ac92", "#9da086", "#8f937c", "#b0a68c", "#8a9a8c", "#a09a80"], hairs: [...DARK, "#3a342a", "#5f5a4f"], male: ["tail"], female: ["tail"], brows: "none", eyes: ["#5a5a2a"],
  marks: (rx, skin) => Array.from({ length: 5 }, (_, at) => crease(`M-${n(7 - at)} ${n(15 + at * 2)}Q0 ${n(17.4 + at * 2)} ${n(7 - at)} ${n(15 + at * 2)}`, skin, 0.7)).join("") + pair(Array.from({ length: 6 }, (_, at) => path(`M${n(rx * (1 - at * 0.035) - 0.6)} ${n(18 + at * 4)}l3-1.6-1 3.2Z`, darker(skin, 0.15), "stroke='#1b1d14' stroke-width='.4'")).join("") + crease(`M3 35Q6 34 8 30`, skin, 0.8)) + line("M6.4 44Q10 47 8 52", "#dfe6ea", 1.3),
};

const vorta: Species = { skins: ["#f2ded0", "#e6cdbb", "#dcbfa8", "#c9a58c"], hairs: ["#1c1512", "#3a2a1a", "#17120f", "#5a3f2a"], male: ["crest", "high", "curls"], female: ["waves", "swept"], ears: "long", eyes: ["#6a5acd", "#7a4a9a"], marks: (rx, skin) => pair(crease(`M${n(rx * 0.72)} 15Q${n(rx)} 20 ${n(rx * 0.96)} 27`, skin, 0.8)) };

const changeling: Species = { skins: ["#dfb48e", "#d3a680", "#c99a72", "#e2bd9c"], hairs: ["#b28a63", "#a67e58", "#c09a72"], male: ["sleek", "high", "bowl"], female: ["sleek"], brows: "none", ears: "none", eyes: ["#3a6a8a"], marks: (rx, skin) => oval(0, 27, rx * 0.72, 9, darker(skin, 0.08), faint(0.55)) + light(`M-${n(rx * 0.7)} 19Q0 14 ${n(rx * 0.7)} 19`) };

const bolian: Species = { skins: ["#7fb0d6", "#6a9fca"], hairs: DARK, male: ["bald"], female: ["bald"], brows: "none", marks: (_, skin) => crease("M0 12V26M0 34V44", skin, 1.4) + light("M.9 12V26") };
const benzite: Species = { skins: ["#8bb7b0", "#7aa9a4"], hairs: DARK, male: ["bald"], female: ["bald"], brows: "none", marks: (_, skin) => path("M-4 13Q0 9.6 4 13L2.6 24 0 26-2.6 24Z", darker(skin, 0.15), `stroke='${darker(skin, 0.5)}' stroke-width='.7'`) + pair(line("M6 35Q9 37 9 40", darker(skin, 0.4), 1)) + line("M-7 46H7M-5 43.4-2.4 41", "#c9d2d6", 1) };
const andorian: Species = { skins: ["#8fc3e6", "#7db4dc"], hairs: ["#f1f4f6"], brows: "straight", behind: (_, skin) => pair(line("M5 14Q7 7 10 4", skin, 1.8) + disc(10.4, 3.6, 1.9, skin)) };
const betazoid: Species = { ...human, skins: HUMAN_SKINS.slice(0, 4), hairs: DARK, eyes: ["#0c0907"], beards: 0.1 };
const hologram: Species = { ...human, marks: () => Array.from({ length: 15 }, (_, at) => line(`M-30 ${8 + at * 4}H30`, "#8fe0ff", 0.5, faint(0.22))).join("") };
const lethean: Species = { skins: ["#b5745c"], hairs: DARK, male: ["bald"], female: ["bald"], brows: "none", eyes: ["#b3392a"], marks: (rx, skin) => pair(crease(`M1.4 15Q6 17 ${n(rx)} 16M1.4 19Q6 21 ${n(rx)} 21M4 33Q8 34 9 39`, skin, 1.2)) + crease("M0 13V32", skin, 1) };

const KNOWN: Readonly<Record<string, Species>> = {
  Human: human, Vulcan: vulcan, Romulan: romulan, Reman: reman, Klingon: klingon, Cardassian: cardassian, Bajoran: bajoran, Ferengi: ferengi, Trill: trill, Android: android, Borg: borg, "Jem'Hadar": jemHadar, Vorta: vorta, Changeling: changeling,
  Bolian: bolian, Benzite: benzite, Andorian: andorian, Betazoid: betazoid, Hologram: hologram, Lethean: lethean, "Genetically Enhanced": human, El_Aurian: human,
};

const STRANGE_SKINS = ["#d3a27b", "#b98a6a", "#c9b48a", "#9fae8a", "#b39ab8", "#8fa8b5", "#c98f7a", "#a9a29a", "#d8c3a0", "#7f9a9a"];

/** A species of which nothing is told but its name: everybody of it looks as the others do, and as nobody else. */
export function strangers(name: string): Species {
  const dice = new Seeded(`species ${name}`);
  const skin = dice.of(STRANGE_SKINS);
  const kind = dice.whole(0, 6);
  const isBald = dice.from(0, 1) > 0.7;
  const marks: Species["marks"] = (rx, tone) => {
    if (kind === 0) return crease("M-5 16Q0 20 5 16M-4 19.4Q0 23 4 19.4", tone, 1.3) + crease("M0 22V29", tone, 0.9);
    if (kind === 1) return pair([0, 1, 2].map((at) => crease(`M${n(rx * 0.5)} ${16 + at * 2.6}L${n(rx * 0.95)} ${14.6 + at * 3.2}`, tone, 1)).join(""));
    if (kind === 2) return path("M-2 12 0 24 2 12Z", darker(tone, 0.35)) + pair(path("M4 13 4.6 20 6.4 13.6Z", darker(tone, 0.35)));
    if (kind === 3) return pair(Array.from({ length: 5 }, (_, at) => disc(rx * 0.72 - at * 0.4, 31 + at * 2.1, 0.8, darker(tone, 0.5), faint(0.8))).join(""));
    if (kind === 4) return [0, 1, 2].map((at) => crease(`M-3 ${n(24 + at * 2.6)}Q0 ${n(22.6 + at * 2.6)} 3 ${n(24 + at * 2.6)}`, tone, 1)).join("");
    if (kind === 5) return line(`M-${n(rx * 0.8)} 32Q-4 34 -3.4 40M${n(rx * 0.8)} 32Q4 34 3.4 40`, darker(tone, 0.45), 1.5, faint(0.6)) + crease("M-6 15.6H6", tone, 1);
    return oval(0, 16.4, 6.6, 3.6, darker(tone, 0.14)) + crease("M-6.6 16.4Q0 21 6.6 16.4", tone, 1.1);
  };
  return { skins: [skin, darker(skin, 0.1)], hairs: dice.of([DARK, ["#6e4526", "#8f5a30"], ["#8b8781", "#d9d6cf"], ["#5a2a1a", "#3a1c14"]]), ...(isBald ? { male: ["bald"], female: ["bald", "tail"] } : {}), brows: dice.of(["straight", "heavy", "none"] as const), beards: 0.12, marks };
}

/** The species of somebody, by the first of its names that is known. */
export function speciesOf(names: readonly string[]): Species {
  const known = names.find((it) => it in KNOWN && it !== "Human") ?? names.find((it) => it in KNOWN);
  return known ? KNOWN[known]! : names.length ? strangers(names[0]!) : human;
}
