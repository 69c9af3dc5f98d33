import { readFileSync } from "node:fs";

import type { FromServer, Update, Welcome } from "../src/wire";

/** What a server sent to a seat of a game: the first messages, and the whole table after the last of them. */
export interface Recorded {
  readonly messages: readonly (Welcome | Update)[];
  readonly end: Welcome;
}

/** A recorded game by its edition; written by tools/record_wire.py. */
export function recorded(edition: "first" | "second"): Recorded {
  return JSON.parse(readFileSync(new URL(`recorded/${edition}.json`, import.meta.url), "utf8")) as Recorded;
}

export const isUpdate = (message: FromServer): message is Update => message.type === "update";
