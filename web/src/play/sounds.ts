import { settings } from "../state/settings.svelte";
import type { Happening } from "../wire";

/** Sounds of our own making: a few tones each, quiet, for whoever has switched them on. */
export type Sound = "beam" | "warp" | "draw" | "play" | "alert" | "loss" | "done" | "turn";

/** A tone: its wave, the pitch from which to which it goes in hertz, when it begins and how long it lasts in seconds, how loud it is. */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly length: number;
  readonly loud: number;
}

const tone = (wave: OscillatorType, from: number, to: number, at: number, length: number, loud = 0.05): Tone => ({ wave, from, to, at, length, loud });

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  beam: [tone("sine", 900, 2100, 0, 0.7, 0.03), tone("sine", 1350, 2600, 0.08, 0.7, 0.02), tone("triangle", 2400, 1500, 0.2, 0.5, 0.012)],
  warp: [tone("sawtooth", 55, 260, 0, 0.55, 0.03), tone("sine", 110, 900, 0.1, 0.6, 0.03), tone("sine", 900, 60, 0.62, 0.35, 0.03)],
  draw: [tone("triangle", 620, 880, 0, 0.06, 0.04)],
  play: [tone("triangle", 330, 330, 0, 0.07, 0.05), tone("triangle", 495, 495, 0.06, 0.1, 0.04)],
  alert: [tone("square", 520, 640, 0, 0.22, 0.018), tone("square", 520, 640, 0.28, 0.22, 0.018)],
  loss: [tone("sawtooth", 300, 70, 0, 0.5, 0.03)],
  done: [tone("triangle", 523, 523, 0, 0.14), tone("triangle", 659, 659, 0.12, 0.14), tone("triangle", 784, 784, 0.24, 0.3)],
  turn: [tone("sine", 660, 660, 0, 0.12, 0.06), tone("sine", 880, 880, 0.13, 0.2, 0.06)],
};

/** What is heard when something happens, by its verb; most of what happens is silent. */
const VERBS: Readonly<Record<string, Sound>> = {
  beam: "beam", walk: "beam", move: "warp", undock: "warp", draw: "draw", play: "play", report: "play", seed: "play",
  "reveal-dilemma": "alert", "reveal-seed": "alert", "begin-battle": "alert", fire: "alert", damage: "alert",
  kill: "loss", destroy: "loss", complete: "done",
};
/** So many of them are heard at once, each kind once. */
const MOST = 2;

/** The sounds of what happens, those first that say most. */
export function soundsOf(happenings: readonly Pick<Happening, "verb">[]): readonly Sound[] {
  const heard = new Set(happenings.map((it) => VERBS[it.verb]).filter((it) => it !== undefined));
  const order: readonly Sound[] = ["done", "loss", "alert", "warp", "beam", "play", "draw"];
  return order.filter((it) => heard.has(it)).slice(0, MOST);
}

let context: AudioContext | null = null;

/** Let a sound be heard, if the person wants sounds and the browser has any. */
export function hear(sound: Sound): void {
  if (!settings.hasSound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const it of SOUNDS[sound]) ring(context, it);
}

function ring(context: AudioContext, { wave, from, to, at, length, loud }: Tone): void {
  const begin = context.currentTime + at;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, length / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + length + 0.02);
}
