import { stored } from '../browser/stored';

const kept = 'anden.letterKeys';

/**
 * Whether a letter, digit or sign that is pressed alone does something. Whoever speaks to their computer, or presses keys
 * by accident, can do without (WCAG 2.2, 2.1.4): kept in this browser, as theme and sound are.
 */
class LetterKeys {
  #on = $state(true);

  get on(): boolean {
    return this.#on;
  }

  set on(on: boolean) {
    stored.setItem(kept, on ? 'on' : 'off');
    this.#on = on;
  }

  /** Reads what was chosen in this browser. */
  start(): void {
    this.#on = stored.getItem(kept) !== 'off';
  }

  /** Whether a key does nothing here: Space, arrows, and keys with a name of their own aren't meant. */
  silences(key: string): boolean {
    return !this.#on && key.length === 1 && key !== ' ';
  }
}

export const letterKeys = new LetterKeys();
