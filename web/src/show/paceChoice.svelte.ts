import { stored } from '../browser/stored';
import { paces, type Pace } from './pace';

const kept = 'anden.pace';

class PaceChoice {
  #pace = $state<Pace>('standard');

  get pace(): Pace {
    return this.#pace;
  }

  /** The one that comes after the chosen one. */
  get next(): Pace {
    return paces[(paces.indexOf(this.#pace) + 1) % paces.length]!;
  }

  /** Reads what was chosen in this browser. */
  start(): void {
    const word = stored.getItem(kept);
    this.#pace = paces.find((pace) => pace === word) ?? 'standard';
  }

  choose(pace: Pace): void {
    stored.setItem(kept, pace);
    this.#pace = pace;
  }
}

/** How fast what happens at a table is shown: kept in this browser, as theme and sound are. */
export const paceChoice = new PaceChoice();
