import { say } from "../words/say";

/** Something that is asked of the server by a form, and what is told of it. */
export class Trying {
  told = $state("");
  isBusy = $state(false);

  /** Do it, and say that it is done or why not; whether it was. */
  async do(deed: () => Promise<unknown>, done = ""): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.told = "";
    try {
      await deed();
      this.told = done;
      return true;
    } catch (error) {
      this.told = error instanceof Error && error.message ? error.message : say("trouble");
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
