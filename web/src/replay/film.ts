import type { Position, ReplayPart } from '../generated/wire';

/** How many positions the server tells at once. */
export const reach = 50;

/** How many parts are kept; a long game has no more than about twenty. */
const most = 12;

/** The positions of a game, asked for as they are needed, a part at a time. */
export class Film {
  readonly #parts = new Map<number, Promise<ReplayPart>>();

  /** @param ask asks for the positions from one on */
  constructor(private readonly ask: (from: number) => Promise<ReplayPart>) {}

  async at(ply: number): Promise<Position> {
    const from = ply - (ply % reach);
    const part = await this.#part(from);
    const position = part.positions[ply - from];
    if (position === undefined) throw new Error(`The game has no position ${ply}.`);
    return position;
  }

  /** Asks ahead for what is soon needed. What can't be had now is asked for when it is. */
  expect(ply: number): void {
    this.#part(ply - (ply % reach)).catch(() => {});
  }

  #part(from: number): Promise<ReplayPart> {
    const known = this.#parts.get(from);
    if (known !== undefined) {
      // What was looked at last is kept longest.
      this.#parts.delete(from);
      this.#parts.set(from, known);
      return known;
    }
    const asked = this.ask(from);
    this.#parts.set(from, asked);
    asked.catch(() => {
      if (this.#parts.get(from) === asked) this.#parts.delete(from);
    });
    if (this.#parts.size > most) this.#parts.delete(this.#parts.keys().next().value!);
    return asked;
  }
}
