import { Seeded } from "../seeded";
import { scenery } from "./scenery";
import { box, darker, disc, faint, group, lighter, line, mix, n, oval, path } from "./svg";

/** Pictures of cards that are no persons, ships or places, in a box of 100 by 64: what they are, or what they do. */

const EDGE = "stroke='#05070d' stroke-width='.8' stroke-linejoin='round'";
const plate = (d: string, fill: string): string => path(d, fill, EDGE);
const burst = (x: number, y: number, rays: number, low: number, high: number): string =>
  `M${Array.from({ length: rays * 2 }, (_, at) => { const r = at % 2 ? low : high; const a = (at / rays) * Math.PI - Math.PI / 2; return `${n(x + Math.cos(a) * r)} ${n(y + Math.sin(a) * r)}`; }).join("L")}Z`;
/** Somebody seen as a shape. */
const figure = (x: number, y: number, size: number, fill: string, more = ""): string => group(path("M0-13a4.6 5 0 1 1 0 10 4.6 5 0 0 1 0-10ZM-9 14C-9 4 -6-1 0-1S9 4 9 14Z", fill, EDGE), `transform='translate(${n(x)} ${n(y)}) scale(${size})' ${more}`);
const card = (x: number, y: number, turn: number, fill: string): string => group(box(-7, -10, 14, 20, fill, `rx='1.6' ${EDGE}`) + box(-4.6, -7, 9.2, 8, darker(fill, 0.4)), `transform='translate(${x} ${y}) rotate(${turn})'`);

/** What a deed looks like; `lead` is the colour of the card. */
type Deed = (lead: string, dice: Seeded) => string;

const DEEDS: Readonly<Record<string, Deed>> = {
  kill: (lead) => path(burst(58, 26, 9, 7, 24), mix(lead, "#ff3a2a", 0.6), faint(0.7)) + path(burst(58, 26, 9, 4, 13), "#fff0c5") + figure(36, 40, 1.25, "#1a1420", "transform-origin='36 40'") + line("M92 6 62 24", "#ffcfa0", 2.4),
  stop: (lead) => figure(50, 40, 1.35, lighter(lead, 0.3)) + plate("M22 38 30 12H34V30L37 9H41V30L45 10H49V32L53 15H57V42Q56 58 42 60 28 58 22 38Z", "#f2e3cf"),
  destroy: (lead) => path(burst(50, 32, 12, 12, 31), mix(lead, "#ff5a2a", 0.5), faint(0.85)) + path(burst(50, 32, 12, 7, 19), "#ffcf6a") + disc(50, 32, 7, "#fff7df") + plate("M12 14 24 10 22 20ZM78 48 90 46 84 56ZM18 50 28 46 30 56Z", "#3a4452"),
  discard: (lead) => card(38, 26, -24, lighter(lead, 0.2)) + card(52, 34, 12, lighter(lead, 0.45)) + card(66, 44, 44, lead) + line("M30 54Q50 62 74 58", "#ffffff", 1, faint(0.5)),
  remove: (lead) => card(50, 30, 0, lighter(lead, 0.3)) + line("M30 12 70 50M70 12 30 50", "#ff5a4a", 4.4),
  draw: (lead) => card(36, 36, -14, lead) + card(50, 32, 0, lighter(lead, 0.25)) + card(64, 30, 14, lighter(lead, 0.5)) + line("M64 18V4M58 9 64 3 70 9", "#ffffff", 2.2),
  shuffle: (lead) => card(34, 34, -18, lead) + card(66, 34, 18, lighter(lead, 0.4)) + line("M30 14Q50 2 68 12M62 7 69 12 61 16M70 52Q50 62 32 54M38 59 31 54 39 49", "#ffffff", 2),
  score: (lead) => path(burst(50, 31, 5, 11, 27), "#ffd166", EDGE) + path(burst(50, 31, 5, 6, 15), lighter(lead, 0.75)),
  look: (lead) => plate("M8 32Q28 8 50 8T92 32Q72 56 50 56T8 32Z", lighter(lead, 0.55)) + disc(50, 32, 17, darker(lead, 0.4), EDGE) + disc(50, 32, 8, "#05070d") + disc(55, 26, 4, "#ffffff"),
  prevent: (lead) => plate("M50 4 80 13V32Q78 52 50 62 22 52 20 32V13Z", lead) + plate("M50 10 73 17V32Q71 47 50 55Z", lighter(lead, 0.45)) + line("M36 32 46 42 66 20", "#ffffff", 4),
  disable: (lead) => disc(50, 32, 24, darker(lead, 0.3), EDGE) + line("M50 14V32M36 20A18 18 0 1 0 64 20", "#ffffff", 4.2) + line("M26 52 76 12", "#ff5a4a", 3.6),
  hold: (lead) => [24, 36, 48, 60, 72].map((x) => box(x, 4, 4, 56, "url(#m)", EDGE)).join("") + figure(50, 40, 1.2, lighter(lead, 0.2), faint(0.75)) + box(18, 6, 64, 4, darker(lead, 0.2), EDGE) + box(18, 54, 64, 4, darker(lead, 0.2), EDGE),
  disease: (lead, dice) => Array.from({ length: 9 }, () => { const [x, y, r] = [dice.from(16, 84), dice.from(12, 52), dice.from(4, 10)]; return path(burst(x, y, 9, r * 0.72, r * 1.25), mix(lead, "#7fe05f", 0.5), faint(0.85)) + disc(x, y, r * 0.62, darker(lead, 0.35)) + disc(x - r * 0.2, y - r * 0.2, r * 0.2, "#ffffff", faint(0.6)); }).join(""),
  damage: (lead) => plate("M8 40 46 22 86 30 92 36 84 42 30 46Z", "#8794a5") + path(burst(56, 30, 10, 6, 19), mix(lead, "#ff5a2a", 0.6), faint(0.85)) + disc(56, 30, 6, "#fff0c5") + line("M70 24 76 14M44 40 40 52M66 40 74 50", "#ffcf6a", 1.8),
  repair: (lead) => group(plate("M-4-26A12 12 0 1 0 10-14L24 16A5 5 0 1 0 32 12L14-20A12 12 0 0 0 -4-26L4-18-2-12-10-18Z", lighter(lead, 0.4)), "transform='translate(44 36) scale(.95)'"),
  move: (lead, dice) => Array.from({ length: 12 }, () => { const y = dice.from(6, 58); const x = dice.from(0, 60); return line(`M${n(x)} ${n(y)}h${n(dice.from(10, 30))}`, "#ffffff", 0.9, faint(dice.from(0.3, 0.8))); }).join("") + plate("M20 38 62 24 90 32 62 40 34 42Z", lighter(lead, 0.4)) + disc(20, 38, 3.4, "#8fe0ff"),
  download: (lead) => card(50, 22, 0, lighter(lead, 0.4)) + line("M50 34V54M40 46 50 56 60 46", "#ffffff", 3.6) + plate("M22 56H78V62H22Z", darker(lead, 0.2)),
  battle: (lead) => line("M18 10 78 58M82 10 22 58", lighter(lead, 0.5), 3.6) + plate("M12 4 24 8 20 16ZM88 4 76 8 80 16Z", "#e9eef5") + path(burst(50, 34, 10, 6, 17), "#ffcf6a", faint(0.95)) + disc(50, 34, 5, "#ffffff"),
  cloak: (lead) => [0, 1, 2].map((at) => group(plate("M14 36 50 16 90 32 50 46Z", at ? "none" : lighter(lead, 0.2)), `${faint(0.9 - at * 0.3)} transform='translate(${at * 5} ${at * 4 - 2})' stroke-dasharray='${at * 3} ${at * 2}' stroke='#bff0ff'`)).join(""),
  exchange: (lead) => card(30, 32, -8, lead) + card(70, 32, 8, lighter(lead, 0.45)) + line("M42 20Q50 12 58 18M53 13 59 18 52 22M58 46Q50 54 42 47M47 53 41 47 48 43", "#ffffff", 2.4),
  guess: (lead) => disc(50, 32, 25, darker(lead, 0.25), EDGE) + line("M40 24Q41 14 50 14 60 14 60 23 60 30 51 33V39", "#ffffff", 5) + disc(51, 48, 3.2, "#ffffff"),
  raise: (lead) => [0, 1, 2].map((at) => plate(`M${24 + at * 20} 58V${44 - at * 12}L${31 + at * 20} ${36 - at * 12} ${38 + at * 20} ${44 - at * 12}V58Z`, lighter(lead, at * 0.28))).join(""),
  learn: (lead) => plate("M50 16Q34 6 14 10V52Q34 48 50 58 66 48 86 52V10Q66 6 50 16Z", lighter(lead, 0.62)) + line("M50 16V57M22 20Q34 18 44 23M22 30Q34 28 44 33M78 20Q66 18 56 23M78 30Q66 28 56 33", darker(lead, 0.35), 1.7),
  lose: (lead) => [0, 1, 2].map((at) => plate(`M${24 + at * 20} 6V${44 - (2 - at) * 12}L${31 + at * 20} ${52 - (2 - at) * 12} ${38 + at * 20} ${44 - (2 - at) * 12}V6Z`, darker(lead, at * 0.2))).join(""),
  cost: (lead) => [0, 1, 2, 3].map((at) => oval(50, 52 - at * 9, 24, 8, at % 2 ? lead : lighter(lead, 0.35), EDGE)).join("") + oval(50, 25, 13, 4, darker(lead, 0.3)),
  forbid: (lead) => disc(50, 32, 25, "none", `stroke='#ff5a4a' stroke-width='7'`) + line("M33 49 67 15", "#ff5a4a", 7) + figure(50, 38, 0.9, lighter(lead, 0.5), faint(0.8)),
  treaty: (lead) => plate("M22 8H70L78 16V58H22Z", "#f0e6cf") + line("M30 20H66M30 28H70M30 36H62", "#6a5a3a", 1.6) + disc(64, 48, 7, lead, EDGE) + line("M32 50Q40 42 44 50T54 47", darker(lead, 0.4), 1.5),
  cure: (lead) => disc(50, 32, 25, lighter(lead, 0.62), EDGE) + plate("M44 14H56V26H68V38H56V50H44V38H32V26H44Z", "#3fbf8a"),
  countdown: (lead) => disc(50, 33, 25, darker(lead, 0.3), EDGE) + disc(50, 33, 20, lighter(lead, 0.7)) + line("M50 33V18M50 33 60 39", "#10182a", 2.6) + line("M50 14V17M50 49V52M31 33H34M66 33H69", "#10182a", 1.7) + plate("M44 3H56V8H44Z", darker(lead, 0.3)),
  help: (lead) => figure(36, 38, 1.2, lead) + figure(64, 38, 1.2, lighter(lead, 0.4)) + line("M42 40 58 40", "#ffffff", 3.4),
  capture: (lead) => figure(50, 36, 1.25, lighter(lead, 0.35)) + oval(50, 40, 27, 9, "none", "stroke='#ffd166' stroke-width='2.6'") + oval(50, 30, 24, 8, "none", `stroke='#ffd166' stroke-width='2' ${faint(0.7)}`),
};

/** What stands for a type of card that does nothing that could be drawn. */
const TYPES: Readonly<Record<string, Deed>> = {
  event: DEEDS["move"]!, interrupt: (lead) => plate("M58 2 26 36H46L36 62 76 26H54Z", lighter(lead, 0.3)), dilemma: (lead) => plate("M50 4 88 60H12Z", lead) + plate("M46 22H54L52 42H48Z", "#10182a") + disc(50, 50, 3.4, "#10182a"),
  objective: (lead) => [26, 18, 10].map((r, at) => disc(50, 32, r, at % 2 ? "#f4f1ea" : lighter(lead, at * 0.12), EDGE)).join("") + disc(50, 32, 4, "#c0392b"),
  tactic: (lead) => disc(50, 32, 22, "none", `stroke='${lighter(lead, 0.3)}' stroke-width='3'`) + line("M50 2V22M50 42V62M20 32H40M60 32H80", lighter(lead, 0.4), 3) + disc(50, 32, 4, "#ff5a4a"),
  system: (lead) => path(burst(50, 32, 8, 20, 28), lighter(lead, 0.2), EDGE) + disc(50, 32, 17, darker(lead, 0.2), EDGE) + disc(50, 32, 8, lighter(lead, 0.6), EDGE),
};

/** Things that are carried or found, by words in their names; the first that fits. */
const THINGS: readonly (readonly [RegExp, Deed])[] = [
  [/tricorder/i, (lead) => plate("M34 8H66V34H34Z", "#3a4452") + box(38, 12, 24, 14, "#8fe0c5") + line("M40 20 46 16 50 22 56 15 60 19", "#10302a", 1.4) + plate("M36 36H64V58H36Z", "#59677a") + [0, 1, 2].map((at) => disc(42 + at * 8, 44, 2.2, at === 1 ? "#ffd166" : lead) + box(40 + at * 8, 50, 4.6, 3, "#2a3340")).join("") + box(34, 29, 32, 4, lead)],
  [/padd/i, (lead) => plate("M30 4H70Q74 4 74 8V56Q74 60 70 60H30Q26 60 26 56V8Q26 4 30 4Z", "#2f3947") + box(31, 9, 38, 34, darker(lead, 0.45)) + line("M35 15H63M35 21H58M35 27H65M35 33H52", lighter(lead, 0.55), 1.7) + [0, 1, 2, 3].map((at) => box(33 + at * 9, 47, 6, 6, lighter(lead, 0.2 * at), "rx='1.4'")).join("")],
  [/bat'leth|sword|mek'leth|blade/i, (lead) => group(plate("M-40 6Q-30-22 0-16 30-22 40 6L30 0Q20-10 12-6L14 6 8 0H-8L-14 6-12-6Q-20-10-30 0Z", "#c5ccd6") + line("M-16-9Q0-4 16-9", lead, 3), "transform='translate(50 38)'")],
  [/kit/i, (lead) => plate("M18 20H82V58H18Z", lead) + plate("M36 20V12H64V20H58V17H42V20Z", darker(lead, 0.3)) + box(18, 34, 64, 4, darker(lead, 0.35)) + plate("M45 26H55V34H63V44H55V52H45V44H37V34H45Z", lighter(lead, 0.65))],
  [/phaser|disruptor|rifle|pistol|weapon|blaster/i, (lead) => plate("M12 22 66 18 86 24V30L64 34 58 34 54 60H40L44 34 14 32Z", "#4a5565") + box(24, 22, 30, 5, lead) + disc(88, 27, 4, lighter(lead, 0.5)) + line("M90 27H100", lighter(lead, 0.6), 2.6)],
  [/orb|stone|crystal|uthat|jewel|artifact/i, (lead) => path(burst(50, 32, 14, 22, 31), lead, faint(0.35)) + plate("M50 4 66 22 60 52 50 60 40 52 34 22Z", lighter(lead, 0.35)) + line("M50 4V60M34 22 50 30 66 22M40 52 50 30 60 52", "#ffffff", 0.9, faint(0.8))],
  [/pod|time|shuttle/i, (lead) => plate("M20 40Q22 14 50 12T80 40Q78 56 50 56T20 40Z", lighter(lead, 0.2)) + oval(50, 30, 17, 10, "#10283f", EDGE) + line("M38 26Q46 22 56 25", "#ffffff", 1.2)],
  [/box|gift|container|device|maker|generator|game|gambling/i, (lead) => plate("M20 26 50 12 80 26V50L50 62 20 50Z", lead) + plate("M20 26 50 38 80 26 50 12Z", lighter(lead, 0.4)) + line("M50 38V62", darker(lead, 0.4), 1.4) + disc(50, 24, 4.4, "#ffffff", faint(0.9))],
  [/naiskos|horga|idol|statue|mask/i, (lead) => plate("M40 60H60L57 40Q66 32 62 18 58 4 50 4T38 18Q34 32 43 40Z", lighter(lead, 0.25)) + disc(45, 20, 2.4, "#10182a") + disc(55, 20, 2.4, "#10182a") + line("M44 30Q50 34 56 30", "#10182a", 1.5)],
];

/** What cards do on their way rather than for its own sake: shown where there is nothing else. */
const LAST = ["discard", "destroy", "remove", "shuffle"];

/** A dilemma: where it meets a team, and what it does. */
export function dilemma(title: string, kind: string, deeds: readonly string[], lead: string): string {
  const dice = new Seeded(title);
  const shown = deeds.filter((it) => it in DEEDS).slice(0, 2);
  const signs = shown.map((it, at) => group(disc(50, 32, 35, "#070b16", faint(0.66)) + disc(50, 32, 35, "none", `stroke='${lighter(lead, 0.2)}' stroke-width='2.4'`) + group(DEEDS[it]!(lead, dice), "transform='translate(17 11) scale(.66)'"), `transform='translate(${n(at ? 6 : 55)} ${n(at ? 22 : 17)}) scale(${at ? 0.36 : 0.47})'`));
  return scenery(title, kind) + signs.join("");
}

/** The picture of a thing or of what a card does, before a ground of light. */
export function thing(title: string, type: string, deeds: readonly string[], lead: string, id: string): string {
  const dice = new Seeded(id);
  const isThing = ["equipment", "artifact"].includes(type);
  const named = isThing ? (THINGS.find(([words]) => words.test(title))?.[1] ?? THINGS[5]![1]) : undefined;
  const drawable = deeds.filter((it) => it in DEEDS);
  const known = [...drawable.filter((it) => !LAST.includes(it)), ...drawable.filter((it) => LAST.includes(it))];
  const main = named ?? DEEDS[known[0] ?? ""] ?? TYPES[type] ?? TYPES["event"]!;
  const beside = named ? undefined : DEEDS[known.find((it) => DEEDS[it] !== main) ?? ""];
  const rays = Array.from({ length: 16 }, (_, at) => path(`M50 32 ${n(50 + 90 * Math.cos(at * 0.3927 + 0.1))} ${n(32 + 90 * Math.sin(at * 0.3927 + 0.1))} ${n(50 + 90 * Math.cos(at * 0.3927 + dice.from(0.16, 0.3)))} ${n(32 + 90 * Math.sin(at * 0.3927 + dice.from(0.16, 0.3)))}Z`, "#ffffff", faint(0.07)));
  const turn = `transform='rotate(${dice.whole(-7, 7)} 50 32)${dice.from(0, 1) > 0.5 && !named ? " translate(100 0) scale(-1 1)" : ""}'`;
  return rays.join("") + group(main(lead, dice), turn) + (beside ? disc(84, 25, 12, "#070b16", faint(0.75)) + group(beside(lead, dice), "transform='translate(72 17.4) scale(.24)'") : "");
}
