import type { CardHere, End, Face, Prompt, ShownZone } from "../wire";
import type { Words } from "./plates";
import type { Block, Cell } from "./heights";
import { say } from "../words/say";
import { nameOf, zone, type Board } from "./table";

/** Where the zones of a player are shown. A zone that is not named lies open beside the player's name. */
const HELD = ["hand", "drawn", "drawn-tribbles", "seed-deck", "missions"];
const PILES = ["deck", "pile", "objectives", "tactics", "tent", "continuum", "tribbles", "discard", "removed", "out-of-play", "points", "away"];
/** What a player is to achieve and has achieved: read on the map, beside the places. */
const OBJECTIVES = ["objective", "completed"];
/** Zones of a place that have a part of their own in its picture. */
const PICTURED = ["mission", "time-location", "surface", "orbit", "space"];
/** The sites of a station are drawn in it, in their order, each with those who are there and the ships docked there. */
const HULLS = ["ship", "facility", "site"];
/** Zones of a ship or a facility for whoever is in it. */
const BOARDED = ["site", "docked", "aboard"];
/** So many cards that can be read lie open at a place. */
export const OPEN = 3;
/** Cards on a card without being in play. */
const UPON = "upon";

/** What a player has at a place. */
export interface Force {
  readonly player: number;
  readonly vessels: readonly number[];
  readonly team: readonly number[];
}

export interface Spot {
  readonly missions: readonly number[];
  /** What the player at the lower edge has there. */
  readonly ours: readonly Force[];
  readonly theirs: readonly Force[];
  /** Whatever else lies there. */
  readonly lying: readonly ShownZone[];
}

/** Who controls cards that act by themselves. */
const NOBODY = 0;

export type FaceOf = (id: string | undefined) => Face | undefined;

/** Who and what is at a place, for a viewer at the lower edge. */
export function spotOf(board: Board, place: number, lower: number, faceOf: FaceOf): Spot {
  const missions = [...zone(board, place, "mission"), ...zone(board, place, "time-location")];
  const forces = [...board.players.map((player) => player.number), NOBODY].map((player) => forceOf(board, place, player, faceOf)).filter((it) => !isEmpty(it));
  const lying = [place, ...missions].flatMap((thing) =>
    (board.zones.get(thing) ?? []).filter((it) => thing !== place || !PICTURED.includes(it.role)),
  );
  return {
    missions,
    ours: forces.filter((it) => it.player === lower),
    theirs: forces.filter((it) => it.player !== lower),
    lying,
  };
}

function forceOf(board: Board, place: number, player: number, faceOf: FaceOf): Force {
  const of = (role: string): CardHere[] =>
    zone(board, place, role).map((id) => board.cards.get(id)).filter((card) => card?.controller === player) as CardHere[];
  const landed = of("surface");
  const isVessel = (card: CardHere): boolean =>
    HULLS.includes(faceOf(card.face)?.type ?? card.back ?? "") || !!board.zones.get(card.id)?.some((it) => it.role !== "on" && it.role !== UPON);
  const vessels = [...of("orbit"), ...of("space"), ...landed.filter(isVessel)];
  return { player, vessels: vessels.map((it) => it.id), team: landed.filter((it) => !isVessel(it)).map((it) => it.id) };
}

const isEmpty = (force: Force): boolean => !force.vessels.length && !force.team.length;

const isHull = (board: Board, id: number, faceOf: FaceOf): boolean => {
  const card = board.cards.get(id);
  return !!card && HULLS.includes(faceOf(card.face)?.type ?? card.back ?? "");
};

/** What is with a ship or a facility: docked there, aboard, whatever else lies on it, and what lies hidden beneath it. */
export interface Load {
  readonly docked: readonly number[];
  readonly aboard: readonly number[];
  readonly lying: readonly ShownZone[];
  readonly beneath: readonly ShownZone[];
}

/** The role of cards that are seeded beneath something, of which the number is told. */
const BENEATH = "seeds";

export function loadOf(board: Board, ship: number, faceOf: FaceOf): Load {
  const zones = board.zones.get(ship) ?? [];
  const inside = BOARDED.flatMap((role) => zones.filter((it) => it.role === role).flatMap((it) => it.cards));
  return {
    docked: inside.filter((it) => isHull(board, it, faceOf)),
    aboard: zones.filter((it) => it.role === "aboard").flatMap((it) => it.cards).filter((it) => !isHull(board, it, faceOf)),
    lying: zones.filter((it) => !BOARDED.includes(it.role) && it.role !== BENEATH),
    beneath: zones.filter((it) => it.role === BENEATH && it.cards.length),
  };
}

/** The mission of a place that is spoken of: that of the player at the lower edge, where several have one there. */
export const missionOf = (board: Board, spot: Spot, lower: number): number =>
  spot.missions.find((it) => board.cards.get(it)?.owner === lower) ?? spot.missions[0] ?? 0;

/** The end of a mission that lies before the player at the lower edge. */
export function endOf(board: Board, id: number, spot: Spot, lower: number, faceOf: FaceOf): End | undefined {
  const face = faceOf(board.cards.get(missionOf(board, spot, lower))?.face);
  return face?.ends?.[board.places.get(id)?.end ?? 0] ?? face?.ends?.[0];
}

/** What is told on the tile of a place. */
export function wordsAt(board: Board, id: number, end: End | undefined): Words {
  const place = board.places.get(id);
  const done = (place?.completed_by ?? []).map((who) => `. ${say("place.done", { name: nameOf(board, who) })}`);
  const statuses = (place?.statuses ?? []).filter((it) => it.name === "time").map((it) => it.label).join(" ");
  const name = [place?.code, place?.name].filter(Boolean).join(" ");
  return { name, asked: done.length ? done.join(" ") : (end?.needs ?? statuses), hasSides: !!end?.attempt?.length };
}

/** How much room a place needs, by what lies there and what is to be read. */
export function cellOf(board: Board, id: number, lower: number, faceOf: FaceOf): Cell {
  const spot = spotOf(board, id, lower, faceOf);
  const isOpen = (it: ShownZone): boolean => it.cards.length <= OPEN && it.cards.every((card) => board.cards.get(card)?.is_face_up);
  const lying = spot.lying.reduce((sum, it) => sum + (isOpen(it) ? it.cards.length : 1), 0);
  const blocks = (forces: readonly Force[]): (readonly Block[])[] => forces.map((it) => blocksOf(board, it, faceOf));
  return { above: blocks(spot.theirs), below: blocks(spot.ours), lying, words: wordsAt(board, id, endOf(board, id, spot, lower, faceOf)) };
}

/** How much room each ship, each facility and the team of a player needs; the team comes last. */
export function blocksOf(board: Board, force: Force, faceOf: FaceOf): readonly Block[] {
  const team = { ...crewBlock(board, force.team), heads: 0, statuses: 0, slips: 0, inner: [] };
  return [...vesselBlocks(board, force.vessels, faceOf), ...(force.team.length ? [team] : [])];
}

export const vesselBlocks = (board: Board, ships: readonly number[], faceOf: FaceOf): readonly Block[] =>
  ships.map((it) => vesselBlock(board, it, faceOf));

function vesselBlock(board: Board, ship: number, faceOf: FaceOf): Block {
  const { docked, aboard, lying, beneath } = loadOf(board, ship, faceOf);
  const crew = crewBlock(board, aboard);
  return {
    heads: 1,
    statuses: board.cards.get(ship)?.statuses?.length ? 1 : 0,
    slips: lying.flatMap((it) => it.cards.filter(Boolean)).length + beneath.length,
    ...crew,
    inner: docked.map((it) => vesselBlock(board, it, faceOf)),
  };
}

/** Cards that cannot be read are told as one number. */
function crewBlock(board: Board, crew: readonly number[]): { people: number; hasHidden: boolean } {
  const known = crew.filter((it) => board.cards.get(it)?.face).length;
  return { people: known, hasHidden: known < crew.length };
}

/** The zones of a player, sorted by where they are shown. */
export function beforePlayer(board: Board, player: number): { held: ShownZone[]; piles: ShownZone[]; open: ShownZone[] } {
  const all = board.zones.get(player) ?? [];
  const isHeld = (it: ShownZone): boolean => HELD.includes(it.role);
  const isPile = (it: ShownZone): boolean => PILES.includes(it.role) || (isHeld(it) && player !== board.viewer);
  const inOrder = (roles: readonly string[]) => (a: ShownZone, b: ShownZone) => roles.indexOf(a.role) - roles.indexOf(b.role);
  return {
    held: all.filter((it) => isHeld(it) && player === board.viewer).sort(inOrder(HELD)),
    piles: all.filter(isPile).sort(inOrder([...HELD, ...PILES])),
    open: all.filter((it) => !isHeld(it) && !isPile(it) && !OBJECTIVES.includes(it.role)),
  };
}

/** Whether a question is about which of the cards that the viewer holds. */
export function isAboutHand(prompt: Prompt | null, board: Board): boolean {
  const asked = prompt?.pick?.candidates.map((it) => board.cards.get(it.card)) ?? [];
  return asked.length > 0 && asked.every((it) => it?.parent === board.viewer && HELD.includes(it.role));
}

/** The objectives of a player, active ones first. */
export function objectivesOf(board: Board, player: number): readonly ShownZone[] {
  const all = board.zones.get(player) ?? [];
  return OBJECTIVES.flatMap((role) => all.filter((it) => it.role === role));
}

/** The viewer's cards that lie on cards of others: one more zone to hold, where there are any. */
export function lentTo(board: Board, label: string): ShownZone[] {
  const mine = [...board.cards.values()].filter((it) => it.role === UPON && it.owner === board.viewer);
  const cards = mine.filter((it) => board.cards.get(it.parent)?.controller !== board.viewer).map((it) => it.id);
  return cards.length ? [{ parent: board.viewer, role: UPON, label, cards }] : [];
}

/** Whatever lies on a card before a player. */
export function lyingOn(board: Board, card: number): readonly number[] {
  return ["on", UPON].flatMap((role) => zone(board, card, role)).filter(Boolean);
}

/** Rows of places as they lie before the viewer: the own ones at the lower edge, those of others above. */
export function rowsOf(board: Board): Board["rows"] {
  const others = board.rows.filter((row) => row.player !== board.viewer || !board.viewer);
  const own = board.rows.filter((row) => row.player === board.viewer && board.viewer);
  return [...others, ...own];
}

/** Who sits at the lower edge: the viewer, otherwise whose row it is, otherwise the first player. */
export function lowerOf(board: Board, rowPlayer: number): number {
  return board.viewer || rowPlayer || (board.players[0]?.number ?? 1);
}
