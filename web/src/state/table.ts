import type { CardHere, Moment, PlaceHere, PlayerHere, Row, Table, TableChange, ShownZone } from "../wire";

/** The parent of what belongs to no single player. */
export const TABLE = 9;
const FIRST_PLACE = 10;
const FIRST_CARD = 1000;

/** A table with its things at hand by their numbers. It is never changed: a change makes the next one. */
export interface Board {
  readonly viewer: number;
  readonly ruleset: string;
  readonly moment: Moment;
  readonly players: readonly PlayerHere[];
  readonly rows: readonly Row[];
  readonly result: readonly string[];
  readonly places: ReadonlyMap<number, PlaceHere>;
  readonly cards: ReadonlyMap<number, CardHere>;
  /** By parent: the zones there, in the order of the wire. */
  readonly zones: ReadonlyMap<number, readonly ShownZone[]>;
}

/** The board of a table that was sent whole. */
export function boardOf(table: Table): Board {
  const zones = new Map<number, ShownZone[]>();
  for (const zone of table.zones) {
    const there = zones.get(zone.parent);
    if (there) there.push(zone);
    else zones.set(zone.parent, [zone]);
  }
  return {
    viewer: table.viewer,
    ruleset: table.ruleset,
    moment: table.moment,
    players: table.players,
    rows: table.rows,
    result: table.result,
    places: new Map(table.places.map((place) => [place.id, place])),
    cards: new Map(table.cards.map((card) => [card.id, card])),
    zones,
  };
}

/** The board after a change; what did not change is the same object as before. */
export function changed(board: Board, change: TableChange): Board {
  return {
    ...board,
    moment: change.moment ?? board.moment,
    players: change.players ?? board.players,
    rows: change.rows ?? board.rows,
    result: change.result ?? board.result,
    places: withThings(board.places, change.places, change.gone_places),
    cards: withThings(board.cards, change.cards, change.gone_cards),
    zones: withZones(board.zones, change.zones ?? []),
  };
}

function withThings<T extends { readonly id: number }>(
  before: ReadonlyMap<number, T>,
  came: readonly T[] = [],
  gone: readonly number[] = [],
): ReadonlyMap<number, T> {
  if (!came.length && !gone.length) return before;
  const after = new Map(before);
  for (const id of gone) after.delete(id);
  for (const thing of came) after.set(thing.id, thing);
  return after;
}

function withZones(before: Board["zones"], came: readonly ShownZone[]): Board["zones"] {
  if (!came.length) return before;
  const after = new Map(before);
  for (const zone of came) {
    const there = after.get(zone.parent) ?? [];
    const at = there.findIndex((other) => other.role === zone.role);
    const rest = there.filter((_, index) => index !== at);
    if (zone.cards.length) rest.splice(at < 0 ? rest.length : at, 0, zone);
    if (rest.length) after.set(zone.parent, rest);
    else after.delete(zone.parent);
  }
  return after;
}

/** The cards of a zone; none where there is no such zone. */
export function zone(board: Board, parent: number, role: string): readonly number[] {
  return board.zones.get(parent)?.find((it) => it.role === role)?.cards ?? [];
}

/** The place where something is; 0 for what is at none. */
export function placeOf(board: Board, thing: number): number {
  for (let at = thing; ; ) {
    if (at >= FIRST_PLACE && at < FIRST_CARD) return at;
    const card = board.cards.get(at);
    if (!card) return 0;
    at = card.parent;
  }
}

/** What to call a player, a place or a card. */
export function nameOf(board: Board, thing: number): string {
  if (thing < FIRST_PLACE) return board.players.find((player) => player.number === thing)?.name ?? "";
  return board.places.get(thing)?.name ?? board.cards.get(thing)?.name ?? "";
}

export const isPlace = (thing: number): boolean => thing >= FIRST_PLACE && thing < FIRST_CARD;
export const isCard = (thing: number): boolean => thing >= FIRST_CARD;
