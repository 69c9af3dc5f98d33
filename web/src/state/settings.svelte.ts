import { speak } from "../words/say";

export type Theme = "dark" | "light" | "system";
export type Pace = "calm" | "quick" | "none";

const KEY = "spaceline.settings";
const PAUSES: Readonly<Record<Pace, number>> = { calm: 1500, quick: 600, none: 0 };

/** How large text may be. */
export const TEXTS = [0.9, 1, 1.15, 1.3] as const;

interface Kept {
  readonly theme: Theme;
  readonly pace: Pace;
  readonly zoom: number;
  readonly isTaught: boolean;
  readonly hasSound: boolean;
  readonly text: number;
  readonly seedsByList: boolean;
}

/** What a person likes, kept in this browser. */
class Settings {
  theme = $state<Theme>("dark");
  pace = $state<Pace>("calm");
  /** How near the map is; 1 is all of it. */
  zoom = $state(1);
  /** Whether the person has said that the first words of help are not needed any more. */
  isTaught = $state(false);

  /** Whether what happens is heard. */
  hasSound = $state(false);
  /** How large text is; 1 is the usual. */
  text = $state(1);
  /** Whether the questions of the seed phases are answered one after another, not on a board. */
  seedsByList = $state(false);

  constructor() {
    const kept = readKept();
    this.theme = kept.theme ?? this.theme;
    this.pace = kept.pace ?? this.pace;
    this.zoom = Math.max(1, kept.zoom ?? 1);
    this.isTaught = kept.isTaught ?? this.isTaught;
    this.hasSound = kept.hasSound ?? this.hasSound;
    this.text = TEXTS.find((it) => it === kept.text) ?? this.text;
    this.seedsByList = kept.seedsByList ?? this.seedsByList;
  }

  /** Milliseconds that something stays on the screen before the next is shown. */
  get pause(): number {
    return PAUSES[this.pace];
  }

  keep(): void {
    const { theme, pace, zoom, isTaught, hasSound, text, seedsByList } = this;
    const kept: Kept = { theme, pace, zoom, isTaught, hasSound, text, seedsByList };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  /** Let the page look as wanted. */
  show(): void {
    const root = document.documentElement;
    if (this.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.theme;
    root.style.setProperty("--text", String(this.text));
    speak(new URLSearchParams(location.search).get("lang") ?? "en");
  }
}

function readKept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
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
