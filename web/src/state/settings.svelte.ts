import { speak } from "../words/say";

export type Theme = "dark" | "light" | "system";
export type Pace = "calm" | "quick" | "none";

const KEY = "spaceline.settings";
const PAUSES: Readonly<Record<Pace, number>> = { calm: 1500, quick: 600, none: 0 };

interface Kept {
  readonly theme: Theme;
  readonly pace: Pace;
  readonly zoom: number;
  readonly isTaught: boolean;
}

/** What a person likes, kept in this browser. */
class Settings {
  theme = $state<Theme>("dark");
  pace = $state<Pace>("calm");
  /** How near the map is; 1 is all of it. */
  zoom = $state(1);
  /** Whether the person has said that the first words of help are not needed any more. */
  isTaught = $state(false);

  constructor() {
    const kept = readKept();
    this.theme = kept.theme ?? this.theme;
    this.pace = kept.pace ?? this.pace;
    this.zoom = Math.max(1, kept.zoom ?? 1);
    this.isTaught = kept.isTaught ?? this.isTaught;
  }

  /** Milliseconds that something stays on the screen before the next is shown. */
  get pause(): number {
    return PAUSES[this.pace];
  }

  keep(): void {
    const kept: Kept = { theme: this.theme, pace: this.pace, zoom: this.zoom, isTaught: this.isTaught };
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
