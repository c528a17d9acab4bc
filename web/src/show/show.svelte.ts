import { onDestroy, untrack } from 'svelte';
import type { ScoreSheet } from '../generated/wire';
import { motion } from '../theme/motion.svelte';
import type { PositionOf } from './happening';

/** Something that is told step by step: each is looked at for its time before the next one comes by itself. */
export class Show<Step extends { readonly milliseconds: number }> {
  /** The place of the step on show; past the last one once all were told. */
  at = $state(0);
  readonly over = $derived.by(() => this.at >= this.steps.length);
  /** The step on show; null once all were told. */
  readonly step: Step | null = $derived.by(() => this.steps[this.at] ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly steps: readonly Step[]) {}

  /** Begins with the first step, also if it was told before. */
  start(): void {
    this.#show(0);
  }

  next(): void {
    this.#show(this.at + 1);
  }

  skip(): void {
    this.#show(this.steps.length);
  }

  /** Nothing comes by itself any more; must be called when nobody looks any longer. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What else happens when another step is on show, or null once all were told. */
  protected turnTo(_step: Step | null): void {}

  #show(at: number): void {
    this.stop();
    this.at = at;
    const { step } = this;
    this.turnTo(step);
    if (step !== null) this.#timer = setTimeout(() => this.next(), step.milliseconds);
  }
}

/** What of a session tells how its game ended, and whether that was seen. */
interface Ending {
  readonly position: Pick<PositionOf<unknown>, 'view' | 'scores'> | null;
  readonly view: unknown;
  readonly overOnArrival: boolean;
}

/** What is told of an end: it can be begun, passed over and broken off. */
type Tellable = Pick<Show<{ readonly milliseconds: number }>, 'start' | 'skip' | 'stop'>;

/** What else happens when the show of an end begins, and when somebody comes back from it. */
interface Turns {
  readonly begun?: () => void;
  readonly left?: () => void;
}

/** The show of how a game ended, while one looks at its end. */
export class EndOf<Told extends Tellable> {
  show = $state.raw<Told | null>(null);

  constructor(
    private readonly make: (scores: ScoreSheet) => Told,
    private readonly turns: Turns = {},
  ) {}

  /**
   * The show begins once the last move was seen; at its end for whoever came later, or wants nothing to move. Whoever
   * goes through a game that is over comes back from it.
   */
  follow({ position, view, overOnArrival }: Ending): void {
    const scores = position?.scores ?? null;
    if (scores === null) this.#leave();
    else if (this.show === null && view === position?.view) this.#begin(scores, motion.reduced || overOnArrival);
  }

  #begin(scores: ScoreSheet, atOnce: boolean): void {
    const show = this.make(scores);
    if (atOnce) show.skip();
    else show.start();
    this.show = show;
    this.turns.begun?.();
  }

  #leave(): void {
    if (this.show === null) return;
    this.show.stop();
    this.show = null;
    this.turns.left?.();
  }
}

/** Follows a session to its game's end, and back; to be called where a component begins. */
export function followEnd<Told extends Tellable>(
  session: Ending,
  make: (scores: ScoreSheet) => Told,
  turns?: Turns,
): { readonly show: Told | null } {
  const end = new EndOf(make, turns);
  $effect(() => {
    const { position, view, overOnArrival } = session;
    untrack(() => end.follow({ position, view, overOnArrival }));
  });
  onDestroy(() => end.show?.stop());
  return end;
}
