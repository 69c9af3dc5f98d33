import type { Preferences } from "../wire";
import { speak } from "../words/say";

export type Theme = NonNullable<Preferences["theme"]>;
export type Pace = NonNullable<Preferences["pace"]>;
export type TextSize = NonNullable<Preferences["text"]>;
export type CardSize = NonNullable<Preferences["cards"]>;

const KEY = "spaceline.settings";
/** So many times nearer than all of it the map may be. */
const NEAREST = 3;
const PAUSES: Readonly<Record<Pace, number>> = { calm: 1500, quick: 600, none: 0 };

/** How large text may be, as a part of the usual size. */
export const TEXTS: Readonly<Record<TextSize, number>> = { small: 0.9, usual: 1, large: 1.15, largest: 1.3 };
/** How large the cards of the hand may be, as a part of the usual size. */
export const CARDS: Readonly<Record<CardSize, number>> = { small: 0.8, usual: 1, large: 1.2 };

/** So many games somebody plays with a coach, unless they say otherwise. */
const COACHED = 3;

/** What somebody likes who has changed nothing. */
export const USUAL: Required<Preferences> = {
  theme: "system",
  pace: "calm",
  text: "usual",
  cards: "usual",
  has_sound: false,
  confirms: false,
  passes: false,
  is_taught: false,
  seeds_by_list: false,
  shows_chance: false,
  suggests: false,
};

/** What a person likes: kept in this browser at once, and with whoever comes in (`state/preferring.ts`). */
class Settings {
  /** All that is kept with the person. */
  liked = $state.raw<Required<Preferences>>(USUAL);
  /** How near the map is; 1 is all of it. It depends on the window, and stays in the browser. */
  zoom = $state(1);
  /** Is told of every change that the person makes. */
  onChange: ((liked: Preferences) => void) | null = null;

  /** Whether the last change has not come to the server yet: then it, and not what the server keeps, is what is liked. */
  isUnsent = false;

  /** Whether a coach is wanted; null while the person has not said. */
  coach = $state<boolean | null>(null);
  /** The first games that were played to their end in this browser. */
  games = $state.raw<readonly string[]>([]);
  /** In how many turns each kind of advice was seen. */
  advised = $state.raw<Readonly<Record<string, number>>>({});

  constructor() {
    const kept = readKept();
    this.liked = knownOf(kept);
    this.zoom = Math.max(1, Number(kept["zoom"]) || 1);
    this.coach = typeof kept["coach"] === "boolean" ? kept["coach"] : null;
    this.games = Array.isArray(kept["games"]) ? (kept["games"] as string[]) : [];
    this.advised = (kept["advised"] ?? {}) as Record<string, number>;
    this.isUnsent = kept["isUnsent"] === true;
  }

  get theme(): Theme {
    return this.liked.theme;
  }
  get hasSound(): boolean {
    return this.liked.has_sound;
  }
  get isTaught(): boolean {
    return this.liked.is_taught;
  }
  get seedsByList(): boolean {
    return this.liked.seeds_by_list;
  }

  /** Milliseconds that something stays on the screen before the next is shown. */
  get pause(): number {
    return PAUSES[this.liked.pace];
  }

  /** Change something of what is liked, here and with the person. */
  like(change: Preferences): void {
    this.take({ ...this.liked, ...change });
    this.onChange?.(this.liked);
  }

  /** Note whether the last change is still to come to the server. */
  note(isUnsent: boolean): void {
    this.isUnsent = isUnsent;
    this.keep();
  }

  /** Take what was changed in another browser. */
  take(liked: Preferences): void {
    this.liked = { ...USUAL, ...liked };
    this.keep();
  }

  /** Whether a coach stands beside the table now. */
  get isCoached(): boolean {
    return this.coach ?? this.games.length < COACHED;
  }

  /** Say whether a coach is wanted; one who is called again begins anew. */
  wantCoach(isWanted: boolean): void {
    this.coach = isWanted;
    if (isWanted) this.advised = {};
    this.keep();
  }

  /** A game has been played to its end. */
  played(match: string): void {
    if (this.games.length >= COACHED || this.games.includes(match)) return;
    this.games = [...this.games, match];
    this.keep();
  }

  /** Bring the map nearer, so many times; never farther than all of it. */
  bringNearer(by: number): void {
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * by));
    this.keep();
  }

  /** Keep everything in this browser. */
  keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.liked, zoom: this.zoom, coach: this.coach, games: this.games, advised: this.advised, isUnsent: this.isUnsent }));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  /** Let the page look as wanted. */
  show(): void {
    if (typeof document === "undefined") return;
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.style.setProperty("--text-size", String(TEXTS[this.liked.text]));
    root.style.setProperty("--card-size", String(CARDS[this.liked.cards]));
    speak(new URLSearchParams(location.search).get("lang") ?? "en");
  }
}

/** What of something that was kept is known today, by name and kind. */
export function knownOf(kept: Readonly<Record<string, unknown>>): Required<Preferences> {
  const allowed: Readonly<Record<string, readonly string[]>> = {
    theme: ["dark", "light", "system"],
    pace: Object.keys(PAUSES),
    text: Object.keys(TEXTS),
    cards: Object.keys(CARDS),
  };
  const found = Object.entries(USUAL).map(([name, usual]) => {
    const value = kept[name];
    return [name, typeof value === typeof usual && (allowed[name]?.includes(String(value)) ?? true) ? value : usual];
  });
  return Object.fromEntries(found) as Required<Preferences>;
}

function readKept(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const CALM = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether the person wants nothing to move. */
export function isCalm(): boolean {
  return !!CALM?.matches;
}

export const settings = new Settings();
