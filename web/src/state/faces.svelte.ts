import { facesOf } from "../net/api";
import type { Face } from "../wire";

/** What is printed on the cards of each ruleset, fetched once. */
class Faces {
  private readonly known = new Map<string, Promise<ReadonlyMap<string, Face>>>();
  all = $state.raw<ReadonlyMap<string, Face>>(new Map());

  async load(ruleset: string): Promise<void> {
    let asked = this.known.get(ruleset);
    if (!asked) {
      asked = facesOf(ruleset).then((found) => new Map(found.map((face) => [face.id, face])));
      this.known.set(ruleset, asked);
    }
    try {
      this.all = await asked;
    } catch (error) {
      this.known.delete(ruleset);
      throw error;
    }
  }

  of(id: string | undefined): Face | undefined {
    return id ? this.all.get(id) : undefined;
  }
}

export const faces = new Faces();
