import type { Happening, LoggedOf } from '../show/happening';

/** Something that happened, and how it is told. */
export interface Said {
  readonly logged: LoggedOf<Happening>;
  readonly words: string;
}

/** The last of what happened that is worth words; null if nothing is. */
export function lastSaid(
  log: readonly LoggedOf<Happening>[],
  wordsOf: (event: Happening) => string | null,
): Said | null {
  for (const logged of log.toReversed()) {
    const words = wordsOf(logged.event);
    if (words !== null) return { logged, words };
  }
  return null;
}

/** What happened, and whose turn it has become since; what happened alone if the turn is the same. */
export function withTurn(told: Said | null, last: Said | null): Said | null {
  if (told === null || last === null || told.logged === last.logged) return last;
  return { logged: last.logged, words: `${told.words} ${last.words}` };
}
