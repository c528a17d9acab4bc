import { OneAtATime } from '../ui/oneAtATime.svelte';

/** Milliseconds between two questions that the page asks by itself. */
const patience = 4_000;

/** Asks once more for what couldn't be had: by itself, and when somebody wants it, but never while an answer is awaited. */
export class Retrying {
  readonly #once = new OneAtATime();

  constructor(private readonly ask: () => Promise<void>) {}

  now(): Promise<void> {
    return this.#once.do(this.ask);
  }

  /**
   * Asks by itself from now on.
   *
   * @param hopeful whether there is any use in it
   * @returns ends it
   */
  start(hopeful: () => boolean): () => void {
    const timer = setInterval(() => {
      if (hopeful()) void this.now();
    }, patience);
    return () => clearInterval(timer);
  }
}
