import { isSame } from "../state/steady";
import type { Scale } from "../state/scale";

/** How large things on the map are drawn: told to whatever lies there, and changed only when it is another. */
class Room {
  unit = $state(1);
  room = $state(80);
  isFar = $state(false);

  take(scale: Scale): void {
    const { unit, room, isFar } = scale;
    if (!isSame({ unit, room, isFar }, { unit: this.unit, room: this.room, isFar: this.isFar })) Object.assign(this, { unit, room, isFar });
  }
}

export const room = new Room();
