import { box, both, darker, disc, faint, group, lighter, line, linear, mirrored, n, oval, path, radial, type Point } from "./svg";
import type { Seeded } from "../seeded";

/** Colours of a hull: its metal, and what glows on it. */
export interface Metal {
  readonly hull: string;
  readonly glow: string;
  readonly fire: string;
}

/** Ships from above, nose to the right, in a box of 100 by 60; lines of our own by the proportions of their kind. */
export type Hull = (metal: Metal, dice: Seeded) => string;

/** Gradients and colours that all hulls use. */
export function paints({ hull, glow, fire }: Metal): string {
  return (
    linear("m", [[0, lighter(hull, 0.55)], [0.45, hull], [1, darker(hull, 0.5)]]) +
    linear("u", [[0, darker(hull, 0.15)], [1, darker(hull, 0.62)]]) +
    radial("g", [[0, "#ffffff"], [0.35, glow], [1, glow, 0]]) +
    radial("r", [[0, "#ffffff"], [0.35, fire], [1, fire, 0]])
  );
}

const EDGE = "stroke='#0a0f1a' stroke-width='.7' stroke-linejoin='round'";
const plate = (d: string, fill = "url(#m)"): string => path(d, fill, EDGE);
const seam = (d: string, much = 0.4): string => line(d, "#0a0f1a", 0.6, faint(much));
const shine = (d: string, much = 0.55): string => line(d, "#ffffff", 0.6, faint(much));
const lamp = (x: number, y: number, r: number, kind: "g" | "r" = "g"): string => disc(x, y, r, `url(#${kind})`);

/** Lit windows, scattered in rows. */
function windows(dice: Seeded, count: number, x: Point, y: number): string {
  const lit = Array.from({ length: count }, () => box(dice.from(x[0], x[1]), 30 - dice.from(0.5, y), 1, 0.5, "#fff6cf"));
  return both(group(lit.join(""), faint(0.8)));
}

/** An engine along the ship: a tube with a light along it and a fire before it. */
function engine(x0: number, x1: number, y: number, w: number): string {
  const tube = `M${n(x0)} ${n(y - w * 0.6)}L${n(x1 - w)} ${n(y - w)}Q${n(x1 + w)} ${n(y)} ${n(x1 - w)} ${n(y + w)}L${n(x0)} ${n(y + w * 0.6)}Z`;
  return plate(tube) + box(x0 + 2, y - w * 0.28, (x1 - x0) * 0.7, w * 0.56, "url(#b)") + lamp(x1 - w * 0.4, y, w * 1.5, "r") + disc(x1 - w * 0.5, y, w * 0.62, "#ff8f70");
}

/** What tells the ships with a saucer apart. */
export interface Saucer {
  /** Middle and half axes of the saucer. */
  readonly at: number;
  readonly rx: number;
  readonly ry: number;
  /** The body below: from, to, half its width. */
  readonly body: readonly [number, number, number];
  /** Engines: from, to, how far from the middle, half the width; several pairs. */
  readonly engines: readonly (readonly [number, number, number, number])[];
  /** Something above it. */
  readonly more?: "pod" | "bar" | "booms" | "notch" | "ball" | "arrow";
}

/** A saucer with a body and engines on arms. */
export function saucer({ at, rx, ry, body: [from, to, wide], engines, more }: Saucer): Hull {
  return ({ glow }, dice) => {
    const blue = linear("b", [[0, glow, 0.35], [0.6, glow], [1, "#ffffff"]], "x2='1' y2='0'");
    const arms = engines.map(([x0, x1, away]) => {
      const [foot, hand] = [Math.max(from + 4, (from + to) / 2 - 6), (x0 + x1) / 2];
      return plate(`M${n(foot)} ${n(30 - wide * 0.5)}L${n(hand - 4)} ${n(30 - away)}H${n(hand + 4)}L${n(foot + 11)} ${n(30 - wide * 0.5)}Z`, "url(#u)");
    });
    const tubes = engines.map(([x0, x1, away, w]) => engine(x0, x1, 30 - away, w));
    const keel = plate(mirrored([[from, 29], [from + 3, 30 - wide * 0.55], [(from + to) / 2, 30 - wide], [to - 2, 30 - wide * 0.8], [to, 29]], 30, true), "url(#u)");
    const disk =
      more === "arrow"
        ? plate(mirrored([[at - rx, 30 - ry], [at - rx * 0.3, 30 - ry * 0.92], [at + rx * 0.5, 30 - ry * 0.5], [at + rx, 29.4]], 30, true))
        : oval(at, 30, rx, ry, "url(#m)", EDGE);
    const rings = [0.8, 0.55].map((part) => oval(at, 30, rx * part, ry * part, "none", `stroke='#0a0f1a' stroke-width='.5' ${faint(0.35)}`)).join("");
    const spokes = more === "arrow" ? "" : both(seam(`M${n(at + rx * 0.55)} 30L${n(at + rx * 0.98)} 30M${n(at + rx * 0.38)} ${n(30 - ry * 0.38)}L${n(at + rx * 0.68)} ${n(30 - ry * 0.7)}M${n(at - rx * 0.38)} ${n(30 - ry * 0.38)}L${n(at - rx * 0.68)} ${n(30 - ry * 0.7)}`, 0.25));
    const bridge = oval(at - rx * 0.08, 30, rx * 0.2, ry * 0.13 + 1, "url(#m)", EDGE) + oval(at - rx * 0.02, 29.6, rx * 0.08, 0.9, "#ffffff", faint(0.8));
    const impulse = both(box(at - rx * 0.93, 30 - ry * 0.3, 1.6, ry * 0.2, "#ff9a7d", `rx='.6'`));
    return `<defs>${blue}</defs>` + both(arms.join("")) + (more === "bar" ? "" : both(tubes.join(""))) + keel + extra(more, at, rx, ry, true) + disk + rings + spokes +
      shine(`M${n(at - rx * 0.72)} ${n(30 - ry * 0.66)}A${n(rx)} ${n(ry)} 0 0 1 ${n(at + rx * 0.72)} ${n(30 - ry * 0.66)}`) + impulse + windows(dice, 9, [at - rx * 0.6, at + rx * 0.6], ry * 0.7) +
      bridge + extra(more, at, rx, ry, false) + (more === "bar" ? both(tubes.join("")) : "");
  };
}

function extra(kind: Saucer["more"], at: number, rx: number, ry: number, isBelow: boolean): string {
  if (kind === "booms" && isBelow) return both(plate(`M12 ${n(30 - ry * 0.62)}L${n(at)} ${n(30 - ry * 0.85)}V${n(30 - ry * 0.4)}L16 ${n(30 - ry * 0.4)}Z`, "url(#u)"));
  if (kind === "booms") return plate("M18 16Q13 30 18 44L25 44Q21 30 25 16Z") + seam("M21 18Q17 30 21 42");
  if (kind === "pod" && !isBelow) return plate("M18 30 30 20.5Q39 25 40 30 39 35 30 39.5Z") + seam("M22 30H38M30 22V38") + lamp(38, 30, 3);
  if (kind === "bar" && isBelow) return plate(mirrored([[at - rx * 1.65, 15], [at - rx * 1.1, 12], [at - rx * 0.3, 12], [at, 16]]), "url(#u)");
  if (kind === "bar") return plate(`M${n(at - rx * 1.15)} 10Q${n(at - rx * 1.55)} 30 ${n(at - rx * 1.15)} 50H${n(at - rx * 0.9)}Q${n(at - rx * 1.25)} 30 ${n(at - rx * 0.9)} 10Z`);
  if (kind === "notch" && !isBelow) return path(`M${n(at + rx + 1)} 25L${n(at + rx * 0.62)} 30 ${n(at + rx + 1)} 35Z`, "#0a0f1a") + lamp(at + rx * 0.62, 30, 3);
  if (kind === "ball" && !isBelow) return disc(at, 30, ry * 0.98, "url(#m)", EDGE) + oval(at, 30, ry * 0.4, ry * 0.96, "none", `stroke='#0a0f1a' stroke-width='.5' ${faint(0.4)}`) + seam(`M${n(at - ry)} 30H${n(at + ry)}`);
  return "";
}

/** A thick small warship that is all engine and gun. */
export const defiant: Hull = ({ glow }, dice) =>
  `<defs>${linear("b", [[0, glow, 0.2], [1, glow]], "x2='1' y2='0'")}</defs>` +
  both(plate("M20 22 24 10Q40 5 62 11L66 18 52 26 24 27Z") + box(24, 11.4, 36, 2.4, "url(#b)", "rx='1'") + lamp(62, 13.6, 4, "r")) +
  plate(mirrored([[14, 25], [20, 17], [44, 14], [66, 17], [82, 22], [84, 25], [91, 26.5], [93, 29]])) +
  both(seam("M22 19 66 21 82 26M30 15V28M48 15V28M62 18V28")) + oval(56, 30, 13, 5, "url(#m)", EDGE) + oval(62, 30, 4, 2, "#ffffff", faint(0.5)) + shine("M24 17.6 45 15 65 18") + lamp(90, 30, 6) + windows(dice, 6, [28, 70], 9);

/** A head on a long neck before wings that carry guns: the raptor. */
export const birdOfPrey: Hull = (_, dice) =>
  both(
    plate("M26 25Q22 12 34 2L44 5 52 3 55 9Q50 16 54 25Z") + seam("M31 8 34 25M36.6 5.5 39 25M42 5.4 44 25M48 5 48.6 25", 0.45) + shine("M27 20Q25 11 34.4 3", 0.5) +
      plate("M40 3.4 74 5.4V7.6L42 8Z", "url(#u)") + lamp(74, 6.5, 4, "g"),
  ) +
  plate(mirrored([[12, 25], [18, 21], [40, 20], [54, 24], [62, 27], [78, 27.4], [82, 24], [92, 25.4], [96, 29]])) +
  both(seam("M18 24H52M22 21V29M34 20V29M46 22V29")) + both(plate("M6 23 18 22V27L6 28Z", "url(#u)")) + lamp(9, 25.5, 5, "r") + lamp(9, 34.5, 5, "r") +
  oval(86, 30, 5.5, 3, "url(#u)", EDGE) + both(box(86, 27.4, 5, 1, "#fff2c0", faint(0.9))) + lamp(94, 30, 5, "r") + windows(dice, 6, [22, 50], 6);

/** A bulb on a thin neck before a broad stern with engines at its ends: the old cruiser. */
export const cruiserWithNeck: Hull = (_, dice) =>
  both(plate("M10 26 22 9Q34 7 40 12L54 27Z") + seam("M18 20 40 22M24 12 44 25M30 9 34 28") + plate("M8 6Q6 9 8 12L42 11Q46 9 42 7Z", "url(#u)") + lamp(42, 9, 4, "g") + lamp(8, 9, 3.4, "r") + shine("M12 25 23 10", 0.5)) +
  plate(mirrored([[14, 25], [34, 23], [52, 26], [60, 28], [80, 28.2], [84, 23.5], [91, 24], [96, 27], [97, 29.4]])) +
  oval(89, 30, 5, 5, "url(#m)", EDGE) + lamp(96, 30, 5, "r") + both(seam("M20 27H56M62 29H80")) + plate("M30 26H46V34H30Z", "url(#u)") + windows(dice, 6, [84, 95], 4);

/** A long hull with a forked bow and engines beside it: the attack cruiser. */
export const attackCruiser: Hull = (_, dice) =>
  both(plate("M10 24 20 10 34 8 48 16 56 24Z") + seam("M20 12 26 26M30 9 36 26M40 12 46 26") + plate("M6 8.6 18 5.6 44 7 46 10 18 12.4 6 11.4Z", "url(#u)") + lamp(45, 8.6, 4) + lamp(6, 10, 3.4, "r") + shine("M21 10.5 34 8.6 47 16", 0.5)) +
  plate(mirrored([[6, 26], [20, 22], [52, 21], [66, 25], [78, 25.6], [84, 22], [96, 23.4], [98, 26], [90, 27.4], [90, 29.4]])) +
  both(seam("M14 26H88M30 22V29M44 21.6V29M58 23V29M72 26V29") + plate("M58 25 64 19 72 21 74 26Z", "url(#u)")) + lamp(91, 30, 6, "r") + windows(dice, 10, [20, 80], 5);

/** A beak before two broad wings with a hollow on either side of the spine: the great warbird. */
export const warbird: Hull = ({ glow }, dice) =>
  both(
    plate("M4 27Q10 20 16 8 19 2 30 1.4 52 2 66 14 73 20 78 27L70 28Q62 20 50 15 36 10 28 15 22 20 22 28Z") +
      [0, 1, 2, 3, 4].map((at) => seam(`M${n(22 + at * 8)} ${n(3 + at * at * 0.5)}L${n(25 + at * 8)} ${n(12 + at * 1.7)}`, 0.45)).join("") +
      plate("M14 4Q12 8 14 12L34 9.6Q40 7 34 4.6Z", "url(#u)") + box(17, 6.6, 18, 1.8, glow, faint(0.9)) + lamp(36, 7.4, 5) + shine("M20 4Q40 0 64 13.6", 0.6),
  ) +
  plate(mirrored([[2, 28], [20, 26], [50, 25.6], [70, 24], [80, 21], [88, 23], [97, 29.4]], 30, false)) +
  both(seam("M12 28.6H70M76 23 84 29M82 22 90 29") + path("M88 25.4 93 28 88 28Z", "#fff2c0", faint(0.9))) + lamp(92, 30, 6) + lamp(4, 30, 6, "r") + windows(dice, 9, [20, 72], 3.6);

/** Spread wings of feathers, swept back, around a lean body. */
export const raptor: Hull = (_, dice) =>
  both(
    plate("M30 26Q18 20 2 2 22 3 44 9 60 14 70 25Z") + [0, 1, 2, 3, 4, 5].map((at) => seam(`M${n(8 + at * 8)} ${n(4 + at * 0.9)}L${n(30 + at * 6.4)} ${n(25 - at * 0.5)}`, 0.45)).join("") +
      shine("M6 3.4Q28 4 45 9.8 60 15 68 24", 0.6) + lamp(4, 3, 3.6),
  ) + plate(mirrored([[10, 27], [22, 24], [46, 23.4], [66, 24], [76, 26.4], [84, 26], [97, 29.4]])) + both(seam("M20 27H80M40 24V29M58 24V29")) + lamp(94, 30, 5) + lamp(9, 30, 7, "r") + windows(dice, 7, [26, 76], 5);

/** A black blade of many wings. */
export const scimitar: Hull = (_, dice) =>
  both(
    plate("M26 26 4 12 1 2 26 12 36 1 44 13 62 4 60 14 82 20 70 26Z") + seam("M6 8 34 24M36 4 46 25M60 7 58 25M80 20.6 62 26", 0.5) + shine("M2 3 26 13 36 2.4 44 14 61 5", 0.5) + lamp(2, 3, 3),
  ) + plate(mirrored([[8, 28], [24, 24], [52, 22.6], [76, 25], [98, 29.6]])) + both(seam("M20 27.4 90 29M50 23V29")) + lamp(8, 30, 8, "g") + lamp(70, 30, 4) + windows(dice, 8, [26, 70], 6);

/** A ray with a broad head and a long tail. */
export function galor(isHeavy: boolean): Hull {
  return (_, dice) =>
    both(
      plate("M48 25Q48 10 58 3 64 4 68 10 76 14 82 22L76 27Z") + seam("M56 8 62 26M62 5 70 26M52 17 58 27", 0.4) + shine("M49 20Q50 10 58.4 3.8", 0.6) + lamp(60, 5, 3.6, "r") +
        plate("M6 27 12 19.6 24 21 34 27Z", "url(#u)") + (isHeavy ? plate("M22 26 26 15Q38 13 46 19L50 26Z") + seam("M28 18 44 24") : ""),
    ) +
    plate(mirrored([[3, 28], [10, 26.6], [34, 26], [50, 22], [66, 20], [80, 22], [92, 26], [96, 29.2]], 30, false)) +
    both(seam("M10 28.4H50M56 22Q64 26 62 29M76 22Q82 26 80 29")) + disc(66, 30, 6, "url(#m)", EDGE) + disc(66, 30, 2.6, "url(#r)") + lamp(94, 30, 6, "r") + lamp(4, 30, 5) + windows(dice, 10, [40, 88], 6);
}

/** A beetle: a broad head with jaws, wing cases that carry the engines, a short tail. */
export function beetle(isLarge: boolean): Hull {
  return ({ glow }, dice) =>
    both(
      plate("M12 20Q16 5 44 4 62 5 70 16L56 21Q44 12 30 16 20 20 18 27Z") + seam("M24 10 30 17M36 6 40 15M50 6 52 17", 0.5) + box(28, 6.6, 26, 1.8, glow, `rx='.9' ${faint(0.85)}`) + shine("M14 18Q18 7 44 5", 0.5) + lamp(60, 9, 4) +
        (isLarge ? plate("M4 25 8 14 20 12 26 24Z", "url(#u)") + plate("M60 18 72 12 80 16 78 24Z", "url(#u)") : ""),
    ) +
    plate(mirrored([[6, 28], [16, 22], [36, 18], [58, 17], [74, 20], [84, 19], [95, 22.6], [90, 26], [86, 29.4]], 30, true)) +
    both(seam("M20 26Q40 20 66 22M30 20V29M46 18V29M60 18V29M72 20 78 29")) + oval(72, 30, 8, 5, "url(#u)", EDGE) + lamp(84, 30, 6) + lamp(7, 30, 6, "r") + windows(dice, 7, [24, 66], 8);
}

/** A horseshoe with a short neck. */
export const crescent: Hull = (_, dice) =>
  both(plate("M44 29Q42 16 56 12 72 10 82 18 80 4 60 2 30 1 16 18 11 24 10 29Z") + seam("M20 16 44 24M32 7 48 17M46 3 54 12M64 3 64 11", 0.4) + shine("M14 20Q30 2 60 3 76 4 81 15", 0.6) + lamp(80, 14, 4, "r")) +
  plate(mirrored([[12, 27], [40, 24], [58, 25.4], [78, 25.6], [84, 23.4], [92, 25], [95, 29]])) + both(seam("M20 28H76M40 24V29M60 26V29")) + lamp(93, 30, 4, "r") + lamp(11, 30, 7) + windows(dice, 9, [20, 60], 10);

/** Tubes, plates and lights, thrown over a face of a Borg ship. */
function machinery(dice: Seeded, x: number, y: number, w: number, h: number, count: number, glow: string): string {
  let drawn = "";
  for (let at = 0; at < count; at++) {
    const [px, py] = [x + dice.from(0, w * 0.9), y + dice.from(0, h * 0.92)];
    const isFlat = dice.from(0, 1) > 0.5;
    const [pw, ph] = isFlat ? [dice.from(3, w * 0.4), dice.from(0.5, 1.6)] : [dice.from(0.5, 1.6), dice.from(3, h * 0.4)];
    drawn += box(px, py, Math.min(pw, x + w - px), Math.min(ph, y + h - py), dice.from(0, 1) > 0.86 ? glow : dice.of(["#0b120f", "#5a6b62", "#24302a", "#7b8c82"]), faint(dice.from(0.5, 0.95)));
  }
  return drawn;
}

export const cube: Hull = ({ hull, glow }, dice) => {
  const face = (place: string, much: number): string => group(box(0, 0, 30, 30, darker(hull, much), EDGE) + machinery(dice, 0.6, 0.6, 28.8, 28.8, 46, glow), `transform='${place}'`);
  return disc(50, 30, 34, "url(#g)", faint(0.3)) + face("matrix(.87 .4 0 .92 24 15)", 0.25) + face("matrix(.87 -.4 0 .92 50 27)", 0.55) + face("matrix(.87 -.4 .87 .4 24 15)", 0) +
    line("M24 15 50 27 76 15M50 27V54.6", glow, 0.5, faint(0.6));
};

export const sphere: Hull = ({ hull, glow }, dice) =>
  `<defs><clipPath id='k'><circle cx='50' cy='30' r='26'/></clipPath>${radial("o", [[0, lighter(hull, 0.25)], [0.6, hull], [1, darker(hull, 0.75)]], "cx='.36' cy='.3' r='.8'")}${radial("d", [[0.5, "#000000", 0], [1, "#000000", 0.75]], "cx='.36' cy='.3' r='.8'")}</defs>` +
  disc(50, 30, 32, "url(#g)", faint(0.3)) + disc(50, 30, 26, "url(#o)", EDGE) + group(machinery(dice, 24, 4, 52, 52, 90, glow) + seam("M24 30H76", 0.7) + disc(50, 30, 26, "url(#d)"), "clip-path='url(#k)'");

/** A small boat with two engines below. */
export function boat(long: number): Hull {
  return ({ glow }) => {
    const [tail, nose] = [50 - long / 2, 50 + long / 2];
    return `<defs>${linear("b", [[0, glow, 0.2], [1, glow]], "x2='1' y2='0'")}</defs>` + both(plate(`M${tail + 6} 18 ${tail + 4} 12 ${nose - 26} 12 ${nose - 18} 18Z`, "url(#u)") + engine(tail, nose - 14, 13, 3)) +
      plate(mirrored([[tail + 4, 20], [tail + 10, 17], [nose - 22, 17], [nose - 6, 22], [nose, 29]])) + both(seam(`M${tail + 8} 22H${nose - 10}M${tail + 20} 17V29M${nose - 26} 17V29`)) +
      path(mirrored([[nose - 17, 22], [nose - 9, 23.6], [nose - 5, 29]]), "#14283f", EDGE) + shine(`M${nose - 15} 22.8 ${nose - 9} 24.4 ${nose - 6} 29`, 0.9) + box(tail + 16, 27, 16, 6, "url(#u)", "rx='1.4'");
  };
}

/** A fin swept forward on either side of a slender boat. */
export const interceptor: Hull = (_, dice) =>
  both(plate("M22 26Q16 10 34 2L80 6 40 10Q36 18 48 26Z") + seam("M27 20 40 24M26 10 38 12", 0.45) + shine("M22 22Q19 9 34.6 2.8L76 6", 0.6) + lamp(30, 8, 4)) +
  plate(mirrored([[8, 27], [20, 23], [48, 22.6], [74, 25.6], [95, 29.4]], 30, true)) + oval(66, 30, 9, 2.8, "#14283f", EDGE) + shine("M60 28.8H72", 0.9) + both(seam("M16 27H50M34 23V29")) + lamp(9, 30, 7, "r") + windows(dice, 3, [28, 48], 5);

/** A flat arrow with folded wings: the raider of colonists. */
export const arrow: Hull = (_, dice) =>
  both(plate("M14 24 2 8 20 6 46 10 62 22 58 27Z") + seam("M8 9 40 24M26 7 50 20", 0.45) + plate("M2 6.4 26 3.6V8.4L4 9Z", "url(#u)") + lamp(4, 7.4, 4, "r") + shine("M20 6.4 46 10.6 61 21.6", 0.6)) +
  plate(mirrored([[10, 24], [30, 21], [56, 22], [72, 20], [84, 22], [93, 29]])) + path(mirrored([[78, 24], [84, 25], [87, 29]]), "#14283f", EDGE) + both(seam("M18 26H76M40 22V29M60 22V29")) + box(30, 26.6, 20, 6.8, "url(#u)", "rx='1'") + lamp(10, 30, 6, "r") + windows(dice, 4, [20, 70], 6);

/** A bridge before containers on a keel. */
export const freighter: Hull = (_, dice) => {
  const [boxes, wide] = [dice.whole(3, 5), dice.from(9, 15)];
  const load = Array.from({ length: boxes }, (_, at) => plate(`M${n(22 + (at * 44) / boxes)} ${n(30 - wide)}h${n(44 / boxes - 2)}v${n(wide - 3)}h-${n(44 / boxes - 2)}Z`) + seam(`M${n(22 + ((at + 0.46) * 44) / boxes)} ${n(30 - wide)}v${n(wide - 3)}`));
  return both(load.join("") + plate("M4 22 12 17 22 18V27H4Z", "url(#u)") + lamp(5, 22, 5, "r")) + plate(mirrored([[6, 27.4], [66, 27.4], [70, 22], [82, 20], [92, 24], [95, 29]])) + both(seam("M10 29H66M76 21.6V29")) + path(mirrored([[86, 25], [90, 26.6], [92, 29.4]]), "#14283f") + windows(dice, 4, [70, 86], 7);
};

/** A ship of somebody whom we know little of: a lean or a broad body with fins, never the same twice. */
export const stranger: Hull = (_, dice) => {
  const [wide, span, sweep, nose] = [dice.from(5, 13), dice.from(15, 27), dice.from(-22, 26), dice.from(80, 97)];
  const isRound = dice.from(0, 1) > 0.45;
  const root = dice.from(24, 44);
  const wing = plate(`M${n(root - 12)} 27L${n(root - 8 + sweep)} ${n(30 - span)} ${n(root + 8 + sweep)} ${n(30 - span + 3)} ${n(root + 22)} 26Z`, "url(#u)") + seam(`M${n(root)} 27L${n(root + sweep)} ${n(31 - span)}`) + lamp(root + sweep, 31 - span, 3.4);
  const fork = dice.from(0, 1) > 0.6 ? plate(`M${n(nose - 24)} ${n(30 - wide * 0.6)}L${n(nose + 2)} ${n(29 - wide * 0.8)} ${n(nose - 16)} 28Z`) : "";
  const hump = oval(dice.from(34, 60), 30, dice.from(7, 14), wide * 0.55, "url(#m)", EDGE);
  return both(wing + fork) + plate(mirrored([[8, 30 - wide * 0.4], [18, 30 - wide], [46, 30 - wide * dice.from(0.7, 1.15)], [nose - 14, 30 - wide * 0.55], [nose, 29.2]], 30, isRound)) + hump + both(seam(`M16 28H${n(nose - 12)}M34 ${n(31 - wide)}V29M54 ${n(32 - wide)}V29`)) + lamp(8, 30, 7, "r") + lamp(nose - 5, 30, 4) + windows(dice, 6, [20, nose - 20], wide * 0.7);
};
