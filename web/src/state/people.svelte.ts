import { comeAsGuest, whoAmI } from "../net/api";
import type { Me } from "../wire";

/** Who sits at this browser. */
class People {
  me = $state.raw<Me | null>(null);
  private asked: Promise<void> | null = null;

  /** Find out who the cookie says it is, once. */
  find(): Promise<void> {
    this.asked ??= whoAmI().then((me) => void (this.me = me));
    return this.asked;
  }

  /** Be somebody under this name; an account keeps its own. */
  async be(name: string): Promise<void> {
    await this.find();
    if (!this.me || (this.me.is_guest && this.me.name !== name)) this.me = await comeAsGuest(name);
  }
}

export const people = new People();
