import type { GameAnalysis, Verdict } from '../generated/wire';
import { poll } from '../net/poll';
import type { Judged } from './playback.svelte';

/** What an analysis finds of the choices of one seat that surely cost something, as far as it is worked out. */
export class Verdicts {
  #analysis = $state.raw<GameAnalysis | null>(null);
  /** Whether nothing more comes of it, for whatever reason. */
  failed = $state(false);
  /** In the order in which they were made. */
  readonly costly: readonly Verdict[] = $derived.by(
    () => this.#analysis?.verdicts.filter(({ costly }) => costly) ?? [],
  );
  readonly judged: Judged = $derived.by(() => new Map(this.costly.map((verdict) => [verdict.ply, verdict])));
  #stopped = false;

  /** @param ask asks for more than is known, from 0 to 1 */
  constructor(private readonly ask: (known: number) => Promise<GameAnalysis>) {}

  /** How much of it is worked out, from 0 to 1. */
  get progress(): number {
    return this.#analysis?.progress ?? 0;
  }

  /** Whether worth is counted in points, not in chances to win. */
  get inPoints(): boolean {
    return this.#analysis?.inPoints ?? false;
  }

  /** Asks until everything is found. Without an analysis there is a game to go through still. */
  async look(): Promise<void> {
    try {
      await poll(
        this.ask,
        () => !this.#stopped,
        (found) => (this.#analysis = found),
      );
    } catch {
      this.stop();
      this.failed = true;
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
