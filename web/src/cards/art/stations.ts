import { box, both, darker, disc, faint, group, line, linear, n, oval, path } from "./svg";
import type { Hull } from "./hulls";

/** Stations and outposts, seen from the side or a little from above, in a box of 100 by 60. */

const EDGE = "stroke='#0a0f1a' stroke-width='.7' stroke-linejoin='round'";
const plate = (d: string, fill = "url(#m)"): string => path(d, fill, EDGE);
const seam = (d: string): string => line(d, "#0a0f1a", 0.6, faint(0.4));
const sides = (inner: string): string => inner + group(inner, "transform='translate(100 0) scale(-1 1)'");
const lights = (x0: number, x1: number, y: number, step = 3): string =>
  Array.from({ length: Math.floor((x1 - x0) / step) }, (_, at) => box(x0 + at * step, y, 1.2, 0.9, "#fff2c0")).join("");

/** A broad cap on a stem: a harbour of the Federation. */
const harbour: Hull = ({ glow }) =>
  plate("M47 34H53L55 50 50 58 45 50Z", "url(#u)") + plate("M30 36Q50 44 70 36L66 41Q50 47 34 41Z", "url(#u)") + plate("M14 26Q16 14 38 9H62Q84 14 86 26 70 34 50 34T14 26Z") +
  oval(50, 26, 36, 7, "none", `stroke='#0a0f1a' stroke-width='.5' ${faint(0.4)}`) + plate("M44 9 47 3H53L56 9Z") + box(49.6, 0, 0.8, 4, glow) + lights(22, 80, 22) + lights(28, 74, 29) + lights(46, 55, 46, 2.4) + box(44, 27, 12, 5, "#0d1b2e", EDGE) + box(45, 28, 10, 1, glow);

/** A spine with hooked arms. */
const spire: Hull = () =>
  sides(plate("M50 24 30 20 16 6 12 8 20 28 34 36 50 36Z") + seam("M16 9 32 30 50 33") + plate("M50 38 36 42 26 56 30 57 42 48 50 46Z", "url(#u)")) + plate("M44 10 50 0 56 10 58 40 50 60 42 40Z") + seam("M50 4V56M43 20H57M43 34H57") + lights(45, 56, 25, 2.6) + disc(50, 16, 3.4, "url(#r)") + disc(14, 8, 3, "url(#r)") + disc(86, 8, 3, "url(#r)");

/** Two wings around a core. */
const wings: Hull = ({ glow }) =>
  sides(plate("M48 20 30 8 8 10 2 26 20 22 34 28 48 30Z") + seam("M8 13 32 15 46 25M20 9 18 20M32 10 32 24") + plate("M48 34 30 36 14 48 34 46 48 42Z", "url(#u)")) + plate("M50 4 58 18 56 46 50 57 44 46 42 18Z") + seam("M50 8V54") + lights(45, 55, 30, 2.4) + disc(50, 20, 5, "url(#g)") + box(4, 22, 6, 1, glow) + box(90, 22, 6, 1, glow);

/** Two rings and curved piers above and below. */
const rings: Hull = () => {
  const pier = (x: number, bend: number): string => plate(`M${x} 29Q${n(x + bend)} 14 ${n(x + bend * 0.35)} 2L${n(x + bend * 0.35 + 3)} 3Q${n(x + bend + 4)} 16 ${x + 4.4} 30Z`);
  const arms = pier(17, -9) + pier(37, -5) + pier(60, 5) + pier(79, 8);
  return (
    group(arms, "transform='translate(0 61) scale(1 -1)'") + oval(50, 31, 38, 10.5, "none", "stroke='#0a0f1a' stroke-width='6.4'") + oval(50, 31, 38, 10.5, "none", "stroke='url(#m)' stroke-width='5'") +
    line("M12 31H88M30 24 70 38M70 24 30 38", "#0a0f1a", 3.4) + line("M12 31H88M30 24 70 38M70 24 30 38", "#8c8574", 1.8) + arms + oval(50, 31, 16, 5, "none", "stroke='url(#u)' stroke-width='3'") +
    plate("M42 31Q42 20 47 18L48 10H52L53 18Q58 20 58 31 54 36 50 36T42 31Z") + plate("M46 36H54L52 46H48Z", "url(#u)") + lights(44, 57, 25, 2.4) + group(lights(16, 86, 37, 4), faint(0.7)) + disc(50, 11, 3, "url(#r)")
  );
};

/** A lattice of blocks. */
const lattice: Hull = ({ glow, hull }, dice) => {
  const cell = (x: number, y: number, s: number): string => box(x, y, s, s * 0.8, dice.of([hull, darker(hull, 0.4), darker(hull, 0.65)]), EDGE) + seam(`M${n(x + s * 0.2)} ${n(y + s * 0.4)}h${n(s * 0.6)}M${n(x + s * 0.5)} ${n(y)}v${n(s * 0.8)}`) + (dice.from(0, 1) > 0.6 ? box(x + s * 0.2, y + s * 0.3, s * 0.3, 0.8, glow) : "");
  return disc(50, 30, 34, "url(#g)", faint(0.28)) + Array.from({ length: 34 }, () => { const away = dice.from(0, 1) ** 1.4; return cell(50 + dice.from(-40, 32) * away + dice.from(-8, 2), 30 + dice.from(-24, 18) * away - 3, dice.from(5, 13)); }).join("");
};

/** Drums on a cross. */
const drums: Hull = (_, dice) => {
  const arm = dice.from(22, 38);
  return sides(line(`M50 32H${n(50 - arm)}`, "#2c3542", 3) + plate(`M${n(50 - arm - 7)} 22h12q2 10 0 20h-12q-2-10 0-20Z`) + lights(50 - arm - 5, 50 - arm + 5, 30, 2.6)) + plate("M38 14H62L66 24V40L58 50H42L34 40V24Z") + `<defs>${linear("z", [[0, "#1b2838"], [1, "#0d1420"]])}</defs>` + both(seam("M36 24H64"), 32) + oval(50, 14, 12, 3, "url(#u)", EDGE) + lights(38, 63, 28) + lights(38, 63, 36) + box(49.6, 3, 0.8, 10, "#9fb1c4") + disc(50, 3, 3, "url(#r)");
};

const STATIONS: Readonly<Record<string, Hull>> = { Fed: harbour, Kli: spire, Rom: wings, Car: rings, Baj: rings, Dom: wings, Bor: lattice };

/** The station of a side. */
export const stationOf = (side: string): Hull => STATIONS[side] ?? drums;
export const ringStation = rings;
export const latticeStation = lattice;
