/** Small pieces of SVG as text. Pictures are whole documents of their own: what is named in one is unknown to the others. */

export type Point = readonly [number, number];

/** A number with one digit behind the point, as short as can be. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (d: string, fill: string, more = ""): string => `<path d='${d}' fill='${fill}' ${more}/>`;
export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d='${d}' fill='none' stroke='${stroke}' stroke-width='${n(width)}' stroke-linecap='round' ${more}/>`;
export const disc = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx='${n(x)}' cy='${n(y)}' r='${n(r)}' fill='${fill}' ${more}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx='${n(x)}' cy='${n(y)}' rx='${n(rx)}' ry='${n(ry)}' fill='${fill}' ${more}/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x='${n(x)}' y='${n(y)}' width='${n(width)}' height='${n(height)}' fill='${fill}' ${more}/>`;
export const group = (inner: string, more: string): string => `<g ${more}>${inner}</g>`;
export const faint = (value: number): string => `opacity='${Math.round(value * 100) / 100}'`;

/** Something and what it looks like in a mirror that lies at a height. */
export const both = (inner: string, y = 30): string => inner + group(inner, `transform='translate(0 ${n(2 * y)}) scale(1 -1)'`);

/** A light or a shade from the middle to the edge; each stop is an offset with a colour and how much of it there is. */
export const radial = (id: string, stops: readonly (readonly [number, string, number?])[], more = ""): string =>
  `<radialGradient id='${id}' ${more}>${stops.map(stop).join("")}</radialGradient>`;
export const linear = (id: string, stops: readonly (readonly [number, string, number?])[], more = "x2='0' y2='1'"): string =>
  `<linearGradient id='${id}' ${more}>${stops.map(stop).join("")}</linearGradient>`;

function stop([offset, colour, much = 1]: readonly [number, string, number?]): string {
  return `<stop offset='${offset}' stop-color='${colour}'${much < 1 ? ` stop-opacity='${much}'` : ""}/>`;
}

/** A colour mixed with another one, both as `#rrggbb`. */
export function mix(one: string, other: string, much: number): string {
  const part = (colour: string, at: number): number => parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(one, at) * (1 - much) + part(other, at) * much));
  return `#${mixed.map((it) => it.toString(16).padStart(2, "0")).join("")}`;
}

export const lighter = (colour: string, much: number): string => mix(colour, "#ffffff", much);
export const darker = (colour: string, much: number): string => mix(colour, "#05070d", much);

/** A closed line without corners through points. */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length]!;
  let drawn = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const bend = (way: 0 | 1): [string, string] => [n(from[way] + (to[way] - before[way]) / 6), n(to[way] - (after[way] - from[way]) / 6)];
    const [x, y] = [bend(0), bend(1)];
    drawn += `C${x[0]} ${y[0]} ${x[1]} ${y[1]} ${n(to[0])} ${n(to[1])}`;
  }
  return `${drawn}Z`;
}

/** The outline of something that is the same on both sides of a line at a height, from points of its upper half. */
export function mirrored(upper: readonly Point[], y = 30, isRound = false): string {
  const points: Point[] = [...upper, ...[...upper].reverse().map(([x, height]): Point => [x, 2 * y - height])];
  return isRound ? smooth(points) : `M${points.map(([x, height]) => `${n(x)} ${n(height)}`).join("L")}Z`;
}

/** A picture of its own, as an address. */
export function addressOf(view: string, inner: string): string {
  const text = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${view}' preserveAspectRatio='xMidYMid slice'>${inner}</svg>`;
  return `data:image/svg+xml,${text.replace(/[%#<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
