import type {
  CardAbout,
  CardsFound,
  DeckOut,
  DeckReadIn,
  DeckStood,
  Library,
  OwnDeck,
  OwnDeckListed,
  SharedDeck,
  WrittenDeck,
} from "../wire";
import { get, post, remove, replace } from "./api";

const path = encodeURIComponent;

export const libraryOf = (ruleset: string): Promise<Library> => get(`/api/cards/${path(ruleset)}`);
export const searchCards = (ruleset: string, query: string, signal: AbortSignal): Promise<CardsFound> =>
  get(`/api/cards/${path(ruleset)}/search?q=${path(query)}`, signal);
export const aboutCard = (ruleset: string, card: string): Promise<CardAbout> =>
  get(`/api/cards/${path(ruleset)}/${path(card)}`);

export const checkDeck = (deck: WrittenDeck): Promise<DeckStood> => post("/api/deck-check", deck);
export const readDeck = (ruleset: string, text: string, file: string): Promise<DeckReadIn> =>
  post("/api/deck-reading", { ruleset, text, file });
export const writeDeck = (deck: WrittenDeck, form: string): Promise<DeckOut> =>
  post("/api/deck-writing", { deck, form });
export const readyDeck = (ruleset: string, name: string): Promise<WrittenDeck> =>
  get(`/api/ready-decks/${path(ruleset)}/${path(name)}`);

export const ownDecks = (): Promise<OwnDeckListed[]> => get("/api/decks");
export const ownDeck = (id: string): Promise<OwnDeck> => get(`/api/decks/${path(id)}`);
export const keepDeck = (deck: WrittenDeck): Promise<OwnDeck> => post("/api/decks", { deck });
export const changeDeck = (id: string, deck: WrittenDeck, version: number): Promise<OwnDeck> =>
  replace(`/api/decks/${path(id)}`, { deck, version });
export const dropDeck = (id: string): Promise<unknown> => remove(`/api/decks/${path(id)}`);
export const shareDeck = (id: string, is_shared: boolean): Promise<OwnDeck> =>
  post(`/api/decks/${path(id)}/sharing`, { is_shared });
export const sharedDeck = (token: string): Promise<SharedDeck> => get(`/api/shared-decks/${path(token)}`);
