import { getContext, setContext } from 'svelte';
import type { Happening, LoggedOf } from './happening';

/** What happened in words, and the seat that it is about, if it is about one. */
export interface Told {
  readonly words: string;
  readonly seat: number | null;
}

/** A finished game that is gone through step by step, for whatever of a table is drawn otherwise then. */
export interface Replaying {
  /** All that happened in it, also what isn't shown yet unless that is to stay untold. */
  readonly log: readonly LoggedOf<Happening>[];
  /** Shows how things stood once something had happened; null where one stays at the moment that is shown. */
  readonly goTo: ((logged: LoggedOf<Happening>) => void) | null;
  /** What happened last before the moment that is shown; null at the beginning. */
  readonly told: Told | null;
}

const key = Symbol('replaying');

export function provideReplaying(replaying: Replaying): void {
  setContext(key, replaying);
}

/** What is gone through; null at a table at which somebody plays, or may play again. */
export function replaying(): Replaying | null {
  return getContext<Replaying | undefined>(key) ?? null;
}
