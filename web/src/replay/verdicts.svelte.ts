import type { GameAnalysis } from '../generated/wire';
import { poll } from '../net/poll';
import type { Better } from './playback.svelte';

/** What an analysis finds clearly better than what one seat chose, as far as it is worked out. */
export class Verdicts {
  #analysis = $state.raw<GameAnalysis | null>(null);
  readonly better: Better = $derived.by(
    () =>
      new Map(
        this.#analysis?.verdicts.flatMap(({ ply, better, costly }) => (costly ? [[ply, better] as const] : [])) ?? [],
      ),
  );
  #stopped = false;

  /** @param ask asks for more than is known, from 0 to 1 */
  constructor(private readonly ask: (known: number) => Promise<GameAnalysis>) {}

  /** Asks until everything is found. Without an analysis there is a game to go through still. */
  async look(): Promise<void> {
    try {
      await poll(
        this.ask,
        () => !this.#stopped,
        (found) => (this.#analysis = found),
      );
    } catch {
      this.#stopped = true;
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
