import { isSame, type ViewBox } from './viewBox';

/** Whether a drawing stays at the part of it that is to be seen: since that is another one, until somebody moves it. */
export class Staying {
  #part: ViewBox | null = null;
  #stays = false;

  /** Whether the drawing is to go to a part of it, or to stay there. The same box told again is no other part. */
  at(part: ViewBox): boolean {
    this.#stays ||= this.#part === null || !isSame(part, this.#part);
    this.#part = part;
    return this.#stays;
  }

  /** No part of it is to be seen any more: the next one is another, even if it is the same. */
  leave(): void {
    this.#part = null;
  }

  /** Somebody has moved the drawing. */
  end(): void {
    this.#stays = false;
  }
}
