import { stored } from '../browser/stored';

const kept = 'anden.undo-pause';

/** Milliseconds that can be chosen; null leaves it to the server. */
export const undoPauses = [null, 0, 3_000, 10_000] as const;

export type UndoPauseLength = (typeof undoPauses)[number];

class UndoPause {
  #length = $state<UndoPauseLength>(null);
  readonly #listeners = new Set<() => void>();

  get length(): UndoPauseLength {
    return this.#length;
  }

  /** The one that comes after the chosen one. */
  get next(): UndoPauseLength {
    return undoPauses[(undoPauses.indexOf(this.#length) + 1) % undoPauses.length]!;
  }

  /** Reads what was chosen in this browser. */
  start(): void {
    const word = stored.getItem(kept);
    this.#length = undoPauses.find((length) => String(length) === word) ?? null;
  }

  choose(length: UndoPauseLength): void {
    stored.setItem(kept, String(length));
    this.#length = length;
    this.#listeners.forEach((listener) => listener());
  }

  /** Tells whenever another one is chosen. Returns what ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** How long bots leave this person to undo a choice: kept in this browser, and said with each connection to a table. */
export const undoPause = new UndoPause();
