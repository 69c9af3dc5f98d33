import type { Face } from "../../wire";
import { Seeded } from "../seeded";
import { knownOf } from "./people";
import { speciesOf, type Species } from "./species";
import { box, darker, disc, faint, group, lighter, line, n, oval, path } from "./svg";
import { uniformOf, type Cut } from "./uniforms";

/** Somebody, from the facts of a card: species, sex, side and calling; what is not among them follows from the name. */

const pair = (inner: string): string => inner + group(inner, "transform='scale(-1 1)'");
const MAKING = ["Engineer", "Security", "Transporters", "Programming", "Physics", "ENGINEER", "SECURITY"];
const HEALING = ["Medical", "Science", "Biology", "Exobiology", "Archaeology", "Anthropology", "Geology", "MEDICAL", "SCIENCE"];

/** Hair, in front of the head and behind it, for a head of half the width `rx` whose top is at 12. */
interface Hair {
  readonly front: (rx: number, dice: Seeded) => string;
  readonly back?: (rx: number) => string;
}

const cap = (rx: number, low: number, brow: number): string => `M-${n(rx + 0.8)} ${low}C-${n(rx + 2)} 9 ${n(rx + 2)} 9 ${n(rx + 0.8)} ${low}C${n(rx * 0.9)} ${brow} ${n(rx * 0.6)} ${brow - 2} 0 ${brow - 2}S-${n(rx * 0.9)} ${brow} -${n(rx + 0.8)} ${low}Z`;

const HAIRS: Readonly<Record<string, Hair>> = {
  bald: { front: () => "" },
  fringe: { front: (rx) => `M-${n(rx + 0.6)} 29C-${n(rx + 1.6)} 21 -${n(rx)} 18 -${n(rx * 0.82)} 17.6L-${n(rx * 0.8)} 24ZM${n(rx + 0.6)} 29C${n(rx + 1.6)} 21 ${n(rx)} 18 ${n(rx * 0.82)} 17.6L${n(rx * 0.8)} 24Z` },
  buzz: { front: (rx) => cap(rx, 24, 17.4) },
  short: { front: (rx, dice) => `M-${n(rx + 0.8)} 25C-${n(rx + 2.6)} 10 -4 6.4 3 8.4 ${n(rx + 2)} 9 ${n(rx + 1.6)} 18 ${n(rx + 0.8)} 25L${n(rx * 0.84)} 19.4Q${n(dice.from(2, 6))} 17 -${n(rx * 0.5)} 18.6L-${n(rx * 0.86)} 20Z` },
  parted: { front: (rx) => `M-${n(rx + 0.8)} 26C-${n(rx + 2.4)} 11 -5 7 2 8.4 ${n(rx + 2)} 9 ${n(rx + 1.6)} 18 ${n(rx + 0.8)} 25.6L${n(rx * 0.86)} 19Q-2 21 -${n(rx * 0.62)} 13.4 -${n(rx * 0.7)} 19 -${n(rx * 0.9)} 21Z` },
  curls: { front: (rx) => `M-${n(rx + 1)} 25Q-${n(rx + 4)} 20 -${n(rx + 1)} 16-${n(rx + 2)} 10 -7 9.4-4 5.4 1 7 6 5.4 8 9.6 ${n(rx + 2)} 10 ${n(rx + 1)} 16 ${n(rx + 4)} 20 ${n(rx + 1)} 25L${n(rx * 0.86)} 19Q5 20 2 17-2 20-6 17.4L-${n(rx * 0.86)} 20Z` },
  bowl: { front: (rx) => `M-${n(rx + 1)} 27C-${n(rx + 2.4)} 8 ${n(rx + 2.4)} 8 ${n(rx + 1)} 27L${n(rx * 0.9)} 20.6Q0 17.8 -${n(rx * 0.9)} 20.6Z` },
  sleek: { front: (rx) => `M-${n(rx + 0.7)} 26C-${n(rx + 1.6)} 8.6 ${n(rx + 1.6)} 8.6 ${n(rx + 0.7)} 26Q${n(rx * 0.8)} 15.4 0 13.6-${n(rx * 0.8)} 15.4 -${n(rx + 0.7)} 26Z` },
  high: { front: (rx) => `M-${n(rx + 0.6)} 24C-${n(rx + 1.8)} 6 ${n(rx + 1.8)} 6 ${n(rx + 0.6)} 24L${n(rx * 0.8)} 17.6Q${n(rx * 0.3)} 14.6 0 17.8-${n(rx * 0.3)} 14.6 -${n(rx * 0.8)} 17.6Z` },
  mane: { front: (rx) => `M-${n(rx + 1)} 30C-${n(rx + 3)} 9 ${n(rx + 3)} 9 ${n(rx + 1)} 30Q${n(rx * 0.86)} 14.4 0 11.4-${n(rx * 0.86)} 14.4 -${n(rx + 1)} 30Z`, back: (rx) => `M-${n(rx + 2)} 22Q-${n(rx + 7)} 42 -${n(rx + 5)} 54L${n(rx + 5)} 54Q${n(rx + 7)} 42 ${n(rx + 2)} 22Q0 4 -${n(rx + 2)} 22Z` },
  crest: { front: (rx) => `M-${n(rx + 0.8)} 25Q-${n(rx + 3)} 8 -3 5.6 5 3.4 9 7.4 ${n(rx + 3)} 12 ${n(rx + 0.8)} 25 ${n(rx * 0.7)} 15.6 3 14.4-${n(rx * 0.5)} 13.6 -${n(rx + 0.8)} 25Z` },
  bob: { front: (rx) => `M-${n(rx + 1)} 28C-${n(rx + 2.4)} 8 ${n(rx + 2.4)} 8 ${n(rx + 1)} 28L${n(rx * 0.9)} 21Q2 20 -${n(rx * 0.4)} 14.6 -${n(rx * 0.8)} 19 -${n(rx * 0.92)} 24Z`, back: (rx) => `M-${n(rx + 2.6)} 20Q-${n(rx + 4.6)} 34 -${n(rx + 1.6)} 42L-6 44H6L${n(rx + 1.6)} 42Q${n(rx + 4.6)} 34 ${n(rx + 2.6)} 20Q0 4 -${n(rx + 2.6)} 20Z` },
  long: { front: (rx) => `M-${n(rx + 1)} 30C-${n(rx + 2.6)} 8 ${n(rx + 2.6)} 8 ${n(rx + 1)} 30Q${n(rx * 0.9)} 18 2 14.6-${n(rx * 0.7)} 17 -${n(rx + 1)} 30Z`, back: (rx) => `M-${n(rx + 2.4)} 20Q-${n(rx + 5)} 38 -${n(rx + 3.4)} 55L-5 52H5L${n(rx + 3.4)} 55Q${n(rx + 5)} 38 ${n(rx + 2.4)} 20Q0 4 -${n(rx + 2.4)} 20Z` },
  waves: { front: (rx) => `M-${n(rx + 1.4)} 30Q-${n(rx + 4)} 20 -${n(rx)} 13-5 6 2 7.6 ${n(rx + 1)} 8 ${n(rx + 1.4)} 18 ${n(rx + 3)} 24 ${n(rx + 1)} 30 ${n(rx * 0.8)} 18.6 1 14.8-${n(rx * 0.6)} 19 -${n(rx + 1.4)} 30Z`, back: (rx) => `M-${n(rx + 3)} 18Q-${n(rx + 8)} 28 -${n(rx + 5)} 35-${n(rx + 8)} 44 -${n(rx + 3)} 53L0 50 ${n(rx + 3)} 53Q${n(rx + 8)} 44 ${n(rx + 5)} 35 ${n(rx + 8)} 28 ${n(rx + 3)} 18 0 4 -${n(rx + 3)} 18Z` },
  bun: { front: (rx) => `M-${n(rx + 0.8)} 26C-${n(rx + 1.8)} 8.4 ${n(rx + 1.8)} 8.4 ${n(rx + 0.8)} 26Q${n(rx * 0.8)} 16 1 14-${n(rx * 0.8)} 16 -${n(rx + 0.8)} 26Z`, back: () => "M-6.4 9A6.6 6 0 1 1 6.4 9 6.6 6 0 1 1 -6.4 9Z" },
  swept: { front: (rx) => `M-${n(rx + 0.8)} 26C-${n(rx + 2.2)} 7.4 ${n(rx + 2.2)} 7.4 ${n(rx + 0.8)} 26Q${n(rx * 0.84)} 15.4 -2 13.4-${n(rx * 0.9)} 17 -${n(rx + 0.8)} 26Z`, back: (rx) => `M-${n(rx + 2)} 22Q-${n(rx + 4)} 36 -${n(rx + 1)} 46H${n(rx + 1)}Q${n(rx + 4)} 36 ${n(rx + 2)} 22Q0 2 -${n(rx + 2)} 22Z` },
  pixie: { front: (rx) => `M-${n(rx + 1)} 27Q-${n(rx + 3)} 12 -5 8.4 3 5.4 ${n(rx)} 11 ${n(rx + 2.4)} 17 ${n(rx + 1)} 27L${n(rx * 0.84)} 20 7 17 3.4 20 0 16.4-4 20-7.4 17.4L-${n(rx * 0.86)} 22Z` },
  tail: { front: (rx) => `M-${n(rx + 0.7)} 24C-${n(rx + 1.4)} 8.4 ${n(rx + 1.4)} 8.4 ${n(rx + 0.7)} 24Q${n(rx * 0.74)} 14.4 0 13-${n(rx * 0.74)} 14.4 -${n(rx + 0.7)} 24Z`, back: (rx) => `M${n(rx - 3)} 12Q${n(rx + 9)} 20 ${n(rx + 6)} 48L${n(rx + 1)} 46Q${n(rx + 3)} 28 ${n(rx - 5)} 20Z` },
  hat: { front: (rx) => `M-${n(rx + 5)} 20Q-${n(rx + 6)} 6 0 5.4 ${n(rx + 6)} 6 ${n(rx + 5)} 20 0 12.6 -${n(rx + 5)} 20Z` },
};
const MALE = ["short", "short", "parted", "buzz", "fringe", "curls", "sleek", "bald"];
const FEMALE = ["bob", "long", "waves", "bun", "pixie", "swept", "tail"];

function ears(kind: Species["ears"], rx: number, skin: string): string {
  const edge = `stroke='${darker(skin, 0.6)}' stroke-width='.5'`;
  if (kind === "none") return "";
  if (kind === "pointed") return pair(path(`M${n(rx - 1)} 31Q${n(rx + 1.6)} 32 ${n(rx + 2.2)} 27L${n(rx + 3.4)} 19.6Q${n(rx)} 22 ${n(rx - 1)} 26Z`, darker(skin, 0.1), edge));
  if (kind === "huge") return pair(path(`M${n(rx - 2)} 33Q${n(rx + 2)} 39 ${n(rx + 7)} 34 ${n(rx + 13)} 25 ${n(rx + 9)} 15 ${n(rx + 3)} 10 ${n(rx - 2)} 17Z`, darker(skin, 0.08), edge) + line(`M${n(rx + 1)} 32Q${n(rx + 9)} 28 ${n(rx + 6)} 18 ${n(rx + 3)} 15 ${n(rx)} 19`, darker(skin, 0.5), 0.9, faint(0.7)));
  if (kind === "long") return pair(path(`M${n(rx - 1)} 37Q${n(rx + 2)} 38 ${n(rx + 3)} 30 ${n(rx + 3.6)} 21 ${n(rx - 1)} 19Z`, darker(skin, 0.06), edge) + line(`M${n(rx + 0.6)} 35Q${n(rx + 2)} 29 ${n(rx)} 23`, darker(skin, 0.45), 0.7, faint(0.6)));
  return pair(oval(rx + 0.4, 29, 1.7, 3.3, darker(skin, 0.08), edge));
}

const callingOf = (face: Face): Cut["calling"] => {
  const skills = (face.skills ?? []).slice(0, 3).map((it) => it.name);
  const is = (names: readonly string[]): boolean => skills.some((it) => names.includes(it));
  if (is(["Leadership", "Officer", "OFFICER"])) return "lead";
  return is(HEALING) ? "heal" : is(MAKING) ? "make" : "lead";
};

/** The side by which somebody is dressed. */
const sideOf = (face: Face): string => (face.icons?.includes("Maq") ? "Maq" : (face.affiliations?.[0] ?? "NA"));

function eyes(colour: string, brows: Species["brows"], hair: string, skin: string, isFemale: boolean, dice: Seeded): string {
  const [high, apart] = [dice.from(0.9, 1.25) + (isFemale ? 0.2 : 0), dice.from(4.3, 5.1)];
  const brow = { straight: "M2.4 24.6Q5 23.4 7.4 24.8", slanted: "M2 25.6Q5 23.6 8.2 21.4", heavy: "M1.8 25.4Q5 22.8 8.2 24.6", none: "" }[brows ?? "straight"];
  return pair(
    oval(apart, 28.3, 2.2, high, "#f4f1ea", `stroke='${darker(skin, 0.6)}' stroke-width='.4'`) + disc(apart, 28.3, Math.min(1.1, high), colour) + disc(apart, 28.3, 0.5, "#050505") + disc(apart + 0.4, 27.9, 0.25, "#ffffff") +
      line(`M${n(apart - 2.3)} ${n(28.2 - high * 0.5)}Q${n(apart)} ${n(27.7 - high)} ${n(apart + 2.4)} ${n(28.1 - high * 0.4)}`, darker(skin, 0.75), isFemale ? 0.8 : 0.5) + (brow ? line(brow, darker(hair, 0.2), brows === "heavy" ? 1.7 : isFemale ? 0.8 : 1.2) : ""),
  );
}

function beardOf(kind: string, rx: number, jaw: number, hair: string): string {
  if (kind === "full") return path(`M-${n(rx * 0.96)} 31Q-${n(rx * 0.9)} 42 0 46 ${n(rx * 0.9)} 42 ${n(rx * 0.96)} 31 ${n(jaw)} 36 4.6 36.2 0 34.4 -4.6 36.2 -${n(jaw)} 36 -${n(rx * 0.96)} 31Z`, hair, faint(0.92)) + oval(0, 38.6, 3, 0.9, "#6a3a30");
  if (kind === "goatee") return path("M-4 36.2Q0 34.4 4 36.2L4 40Q3.4 45 0 46-3.4 45-4 40Z", hair, faint(0.92)) + oval(0, 38.4, 2.6, 0.8, "#6a3a30");
  return kind === "moustache" ? path("M-4.6 37.2Q-2 34.8 0 35.8 2 34.8 4.6 37.2 2 36.8 0 36.8T-4.6 37.2Z", hair) : "";
}

const WORN: Readonly<Record<string, string>> = {
  visor: "<rect x='-11.6' y='25.6' width='23.2' height='4.8' rx='1.6' fill='#b9a24c' stroke='#3a2f10' stroke-width='.5'/><path d='M-10.4 26.8H10.4M-10.4 28.2H10.4M-10.4 29.4H10.4' stroke='#5a4a1a' stroke-width='.5'/>",
  patch: "<path d='M-9 25.6Q-5 24-1.6 26-1 30-4.6 31.4-8.4 31-9 25.6ZM-9 25.6-12 20M-1.6 26 9 17' fill='#15110e' stroke='#15110e' stroke-width='.9'/>",
  implant: "<path d='M3 24.4Q6 21.6 9.6 23.4L8.6 25Q6 23.6 3.6 25.4ZM10.8 33l1.6 3-2.4.6Z' fill='#b9c2c6' stroke='#5a6468' stroke-width='.4'/>",
};

/** A portrait in a box of 100 by 64. */
export function portrait(face: Face): string {
  const dice = new Seeded(`portrait ${face.title} ${face.id}`);
  const known = knownOf(face.title);
  const kind = speciesOf(face.species ?? []);
  const sex = (known.sex ?? face.sex) || dice.of(["male", "female"]);
  const isFemale = sex.includes("female") && !(sex.startsWith("male") && dice.from(0, 1) > 0.5);
  const skin = known.skin ?? dice.of(kind.skins);
  const hair = known.hair ?? dice.of(kind.hairs);
  const style = known.style ?? dice.of((isFemale ? kind.female : kind.male) ?? (isFemale ? FEMALE : MALE));
  const [rx, jaw] = [dice.from(11, 12.2) - (isFemale ? 0.9 : 0), (isFemale ? 0.56 : 0.74) * dice.from(10, 12.4)];
  const chin = dice.from(43, 45.4) - (isFemale ? 0.8 : 0);
  const broad = isFemale ? dice.from(25, 29) : dice.from(30, 36);
  const beard = known.beard ?? (!isFemale && dice.from(0, 1) < (kind.beards ?? 0) ? dice.of(["full", "goatee", "goatee", "moustache"]) : "none");
  const cut = HAIRS[style] ?? HAIRS["short"]!;
  const outline = `M-${n(rx)} 26C-${n(rx + 0.4)} 9.6 ${n(rx + 0.4)} 9.6 ${n(rx)} 26 ${n(rx)} 33 ${n(jaw + 1.4)} ${n(chin - 3)} ${n(jaw * 0.55)} ${n(chin - 0.3)}Q0 ${n(chin + 1)} -${n(jaw * 0.55)} ${n(chin - 0.3)}C-${n(jaw + 1.4)} ${n(chin - 3)} -${n(rx)} 33 -${n(rx)} 26Z`;
  const tone = `<radialGradient id='s' cx='.38' cy='.3' r='.85'><stop offset='0' stop-color='${lighter(skin, 0.22)}'/><stop offset='.55' stop-color='${skin}'/><stop offset='1' stop-color='${darker(skin, 0.36)}'/></radialGradient><linearGradient id='h' x2='.3' y2='1'><stop offset='0' stop-color='${lighter(hair, 0.2)}'/><stop offset='1' stop-color='${darker(hair, 0.3)}'/></linearGradient>`;
  const lips = isFemale ? darker("#c9605a", skin > "#a" ? 0 : 0.3) : darker(skin, 0.42);
  const nose = dice.from(1.5, 2.3);
  const head =
    path(outline, "url(#s)", `stroke='${darker(skin, 0.65)}' stroke-width='.5'`) +
    pair(oval(rx * 0.6, 34, 3, 2.2, "#c9574a", faint(isFemale ? 0.16 : 0.07))) +
    line(`M.6 27Q1.8 31 ${n(nose)} 33.4 .8 34.4 -${n(nose * 0.8)} 33.8`, darker(skin, 0.5), 0.7, faint(0.75)) +
    line(`M-3.6 38.2Q0 ${n(dice.from(38, 40))} 3.6 38.2`, lips, isFemale ? 1.5 : 1) +
    (dice.from(0, 1) > 0.7 ? line("M-5 19.6Q0 18.6 5 19.6M-5.6 17.4Q0 16.4 5.6 17.4", darker(skin, 0.4), 0.5, faint(0.45)) : "") +
    (dice.from(0, 1) > 0.8 ? line(`M${n(dice.from(-8, 6))} ${n(dice.from(31, 35))}l${n(dice.from(-2, 2))} 4.6`, lighter(skin, 0.3), 0.8, faint(0.8)) : "") +
    (dice.from(0, 1) > 0.66 ? pair(line("M3 35Q4.6 37 4.6 39M3.4 30.6Q5 31.6 7 30.6", darker(skin, 0.45), 0.5, faint(0.5))) : "");
  return (
    `<defs>${tone}</defs>` +
    group(
      (cut.back ? path(cut.back(rx), darker(hair, 0.25)) : "") + ears(kind.ears ?? "round", rx, skin) + (kind.behind?.(rx, skin) ?? "") + box(-5.6, 36, 11.2, 14, darker(skin, 0.24), "rx='3'") +
        uniformOf(sideOf(face))({ side: sideOf(face), broad, calling: callingOf(face) }, dice) + head + beardOf(beard, rx, jaw, hair) +
        eyes(dice.of(kind.eyes ?? ["#5a3a1e", "#3a2a1a", "#4f6a4a", "#4a6f93", "#6a7a80"]), kind.brows, style === "bald" ? darker(skin, 0.5) : hair, skin, isFemale, dice) +
        (kind.marks?.(rx, skin, dice) ?? "") + (cut.front(rx, dice) ? path(cut.front(rx, dice), "url(#h)", `stroke='${darker(hair, 0.6)}' stroke-width='.4'`) : "") + (WORN[known.wears ?? ""] ?? ""),
      `transform='translate(${n(50 + dice.from(-1.6, 1.6))} ${n(dice.from(-5, -3.4))}) scale(${dice.of([1.21, 1.24, 1.27, 1.3])})'`,
    )
  );
}
