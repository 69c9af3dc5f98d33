import { getContext, setContext } from "svelte";

import type { Desk } from "./desk.svelte";

const KEY = "desk";

export const provide = (desk: () => Desk): unknown => setContext(KEY, desk);

/** The desk of the seat that is shown: everything below the match page may ask for it. */
export const useDesk = (): (() => Desk) => getContext<() => Desk>(KEY);
