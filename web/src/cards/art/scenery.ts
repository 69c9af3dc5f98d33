import { Seeded } from "../seeded";
import { darker, disc, faint, group, lighter, line, linear, mix, n, path, smooth, type Point } from "./svg";
import { wonder } from "./worlds";

/** Where a dilemma meets a team, in a box of 100 by 64: a land under a foreign sky, or something in space. */

const SKIES: readonly (readonly [string, string, string])[] = [
  ["#2b3f6b", "#e08a5f", "#4a3a3f"], ["#3a2a55", "#c56a8a", "#3f3048"], ["#1f4a5a", "#8fc5a5", "#2f4a3f"], ["#5a2f2a", "#e0a55f", "#4a2f22"], ["#223555", "#8aa5d5", "#39435a"], ["#3f4a2a", "#d5c57f", "#454a2f"], ["#1a1f3a", "#5f7fb5", "#2a3040"], ["#552f3a", "#f0b58a", "#5a3f3a"],
];

/** A range of hills from one side to the other. */
function ridge(dice: Seeded, y: number, high: number, isSharp: boolean): string {
  const points = Array.from({ length: 9 }, (_, at): Point => [at * 12.5, y - dice.from(0, high) * (at % 2 ? 1 : 0.4)]);
  const top = isSharp ? points.map(([x, h]) => `${n(x)} ${n(h)}`).join("L") : smooth([[-20, y + 30], ...points, [120, y + 30]]).slice(1, -1);
  return isSharp ? `M0 66L${top}L100 66Z` : `M${top}Z`;
}

const GROWING: readonly ((dice: Seeded, tone: string) => string)[] = [
  (dice, tone) => Array.from({ length: 6 }, () => { const [x, h] = [dice.from(4, 96), dice.from(6, 17)]; return path(`M${n(x - 3)} 60L${n(x - 1)} ${n(60 - h)} ${n(x + 2)} ${n(57 - h)} ${n(x + 4)} 60Z`, lighter(tone, 0.35)) + line(`M${n(x)} 60V${n(59 - h)}`, lighter(tone, 0.6), 0.5); }).join(""),
  (dice, tone) => Array.from({ length: 5 }, () => { const [x, h] = [dice.from(6, 94), dice.from(10, 22)]; return line(`M${n(x)} 62Q${n(x + 2)} ${n(62 - h / 2)} ${n(x - 1)} ${n(62 - h)}`, darker(tone, 0.4), 1.6) + disc(x - 1, 60 - h, dice.from(4, 8), darker(tone, 0.15)) + disc(x - 3, 58 - h, dice.from(2, 4), lighter(tone, 0.15)); }).join(""),
  (dice, tone) => Array.from({ length: 4 }, (_, at) => { const [x, h] = [12 + at * 22 + dice.from(-5, 5), dice.from(10, 26)]; return path(`M${n(x)} 62V${n(62 - h)}H${n(x + 8)}V62Z`, darker(tone, 0.3)) + Array.from({ length: 4 }, (_, row) => `<rect x='${n(x + 1.6 + (row % 2) * 3)}' y='${n(64 - h + row * 3.4)}' width='1.7' height='1.1' fill='#ffe9a8'/>`).join(""); }).join(""),
  (dice, tone) => path("M14 62V30H20V62ZM34 62V40H40V62ZM56 62V26H62V62ZM78 62V44H84V62ZM10 27H24V31H10ZM52 23H66V27H52Z", lighter(tone, 0.25)) + path(`M30 62l${n(dice.from(8, 14))}-4 6 4Z`, darker(tone, 0.2)),
  (dice, tone) => path(`M${n(dice.from(26, 40))} 64Q50 ${n(dice.from(20, 32))} ${n(dice.from(62, 76))} 64Z`, "#08090d") + path("M30 64Q50 22 70 64L76 64Q50 12 24 64Z", darker(tone, 0.2)),
  () => "",
];

function land(dice: Seeded): string {
  const [high, low, ground] = dice.of(SKIES);
  const isSharp = dice.from(0, 1) > 0.5;
  const [x, y, r] = [dice.from(14, 86), dice.from(8, 28), dice.from(4, 12)];
  const layers = [0, 1, 2].map((at) => path(ridge(dice, 42 + at * 8, 20 - at * 6, isSharp && at < 2), mix(low, ground, 0.35 + at * 0.3)));
  return `<defs>${linear("sky", [[0, high], [0.75, low]])}</defs><rect width='100' height='64' fill='url(#sky)'/>` + disc(x, y, r * 1.9, "#ffffff", faint(0.14)) + disc(x, y, r, lighter(low, 0.65)) + (dice.from(0, 1) > 0.6 ? disc(100 - x, y + 6, r * 0.45, lighter(high, 0.45)) : "") + layers.join("") + dice.of(GROWING)(dice, ground);
}

/** Corridors of a ship or a station. */
function corridor(dice: Seeded): string {
  const tone = dice.of(["#5a6a80", "#6a5f55", "#4f6a66", "#665a78"]);
  const frames = [0, 1, 2, 3].map((at) => { const s = at * 9; return `<rect x='${s * 1.3}' y='${n(s * 0.8)}' width='${n(100 - s * 2.6)}' height='${n(64 - s * 1.6)}' fill='${mix(tone, "#05070d", at * 0.24)}' stroke='${lighter(tone, 0.3 - at * 0.06)}' stroke-width='1'/>`; });
  return frames.join("") + line("M0 0 38 23M100 0 62 23M0 64 38 41M100 64 62 41", lighter(tone, 0.2), 0.7) + [10, 22, 78, 90].map((x) => `<rect x='${x - 2}' y='${n(12 + Math.abs(50 - x) * 0.12)}' width='4' height='${n(30 - Math.abs(50 - x) * 0.1)}' fill='${dice.of(["#8fdcff", "#ffcf7f", "#ff7a5f"])}' ${faint(0.5)}/>`).join("");
}

const INSIDE = /computer|system|malfunction|door|lock|deck|scan|security|corridor|engine|core|field|holo|prison|trial|hearing|inquiry|lab|station/i;

/** The place of a dilemma, by its kind and its name. */
export function scenery(title: string, kind: string): string {
  const dice = new Seeded(`scene ${title}`);
  if (INSIDE.test(title)) return corridor(dice);
  if (kind === "space" || (kind === "dual" && dice.from(0, 1) > 0.5)) return "<rect width='100' height='64' fill='#060a16'/>" + group(wonder(title, dice), "transform='translate(-4 -22) scale(1.08)'");
  return kind === "dual" && dice.from(0, 1) > 0.6 ? corridor(dice) : land(dice);
}
