import type { Prompt, ShownOption } from "../wire";
import { settings } from "./settings.svelte";

const nameOf = (prompt: Prompt | null, choice: ShownOption): string => `${prompt?.number ?? 0}:${choice.key.join()}`;

/** Asks once more before a part of the turn ends in which something else could be done, for whoever wants that. */
export class Ending {
  /** What was chosen once: the question and the choice. */
  private chosen = $state("");

  /** Whether a choice counts only when it is taken once more. */
  isUnsure(prompt: Prompt | null, choice: ShownOption): boolean {
    return this.chosen === nameOf(prompt, choice);
  }

  /** Whether to ask once more; the next time the same choice counts. */
  asks(prompt: Prompt | null, choice: ShownOption): boolean {
    const canDoMore = prompt?.choices?.some((it) => !it.goes_on) ?? false;
    if (!settings.liked.confirms || !choice.goes_on || !canDoMore || this.isUnsure(prompt, choice)) return false;
    this.chosen = nameOf(prompt, choice);
    return true;
  }
}
