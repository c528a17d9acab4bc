import type { Companion } from '../generated/wire';
import { api, apiAs } from '../net/http';

/** Somebody new on this device, who is made once, however often it is tried to seat them, and has the name said last. */
export class Newcomer {
  #made: Companion | null = null;

  async named(name: string): Promise<Companion> {
    if (this.#made === null) this.#made = await api.addCompanion({ name });
    else if (this.#made.name !== name) this.#made = { ...this.#made, ...(await apiAs(this.#made.number).rename({ name })) };
    return this.#made;
  }

  /** Somebody sits there: if it is the one who was made, the next one is another. */
  seated(number: number): void {
    if (this.#made?.number === number) this.#made = null;
  }
}
