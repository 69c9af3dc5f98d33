import type { Desk } from "../state/desk.svelte";
import { grouped } from "../state/offers";
import { settings } from "../state/settings.svelte";
import { spotlight } from "../state/spotlight.svelte";
import { isTyping } from "../table/touching";
import { ARROWS, nearest } from "../table/walking";

/** The keys that work anywhere on the page of a match. */
export function keys(event: KeyboardEvent, desk: Desk): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const deed = deedOf(event.key, desk, event.target);
  if (!deed) return;
  event.preventDefault();
  deed();
}

function deedOf(key: string, desk: Desk, target: EventTarget | null): (() => void) | null {
  const { seat } = desk;
  const board = settings.seedsByList ? null : seat.arranging;
  if (key === "u" && board?.mayUndo) return () => board.undo();
  if (key === "Escape" && board && (board.held !== null || board.isWarned || board.no)) return () => board.letGo();
  // What is not in sight is not answered by a key.
  const choices = board?.board.is_asked ? [] : (seat.prompt?.choices ?? []);
  if (/^[1-9]$/.test(key)) {
    const choice = grouped(choices).flatMap((it) => it.choices)[Number(key) - 1];
    return choice ? () => desk.take(choice) : null;
  }
  if (key === "p") {
    const pass = choices.find((it) => it.key[0] === "pass");
    return pass ? () => desk.take(pass) : null;
  }
  if (key === "e") {
    const on = choices.find((it) => it.goes_on);
    return on ? () => desk.take(on) : null;
  }
  if (key === "s") return desk.training.suggests && seat.prompt && !board?.board.is_asked ? () => void desk.training.suggest() : null;
  if (key === "u") return seat.chances.undo || seat.chances.ask_undo ? () => void seat.undo() : null;
  if (key === "Enter" && !(target instanceof HTMLButtonElement)) {
    return seat.choosing?.isComplete && !board?.board.is_asked ? () => void seat.answer(seat.choosing!.answer()) : null;
  }
  if (key === "Escape") return () => escape(desk);
  if (key === ",") return () => seat.steps.back();
  if (key === ".") return () => seat.steps.forward();
  const direction = ARROWS[key];
  if (direction && target === document.body) return () => void nearest(document.body, null, direction);
  if (key === "+" || key === "-") return () => settings.bringNearer(key === "+" ? 1.15 : 1 / 1.15);
  return null;
}

/** Close what is open, or else leave the choice that was begun. */
function escape(desk: Desk): void {
  const isOpen = !!desk.menu || !!desk.drag || !!desk.no || !!spotlight.kept || desk.seat.reel.isRolling || desk.seat.reel.isBack;
  putAway(desk);
  if (!isOpen && desk.seat.mayLeave) void desk.seat.undo();
}

function putAway(desk: Desk): void {
  desk.close();
  desk.drag = null;
  desk.no = null;
  spotlight.close();
  desk.seat.hurry();
}
