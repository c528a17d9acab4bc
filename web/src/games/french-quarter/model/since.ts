import type { Told } from '../../../show/log';
import { isParade, isTurnOver } from './gains';

/**
 * The place where the log goes on after what a seat did last in a turn of its own, and what that brought; null if it has
 * done nothing yet. What befalls a seat in a parade is none of its doing.
 */
export function afterOwnTurn(log: readonly Told[], seat: number | null): number | null {
  let turnOf: number | null = null;
  let after: number | null = null;
  log.forEach(({ event }, place) => {
    const of = 'seat' in event ? (event.seat as number) : null;
    if (event.type === 'turnStarted') turnOf = of;
    else if (isParade(event.type) || isTurnOver(event.type)) turnOf = null;
    else if (seat !== null && of === seat && turnOf === seat) after = place + 1;
  });
  return after;
}
