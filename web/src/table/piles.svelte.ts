/** Which pile a person looks through. */
class Piles {
  parent = $state(0);
  role = $state("");

  show(parent: number, role: string): void {
    this.parent = parent;
    this.role = role;
  }

  close(): void {
    this.role = "";
  }
}

export const piles = new Piles();
