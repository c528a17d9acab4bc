import type { BoardResults } from '../generated/wire';

/** Somebody's games on a board against some kind of others. */
export interface ResultRow {
  readonly company: 'people' | 'bots' | 'alone';
  readonly games: number;
  /** How many of them they have won; null where nobody else could have. */
  readonly wins: number | null;
}

/** What is told of somebody's games on a board: nothing of what there is none of. */
export function resultRows({ people, bots, alone }: BoardResults): readonly ResultRow[] {
  const rows: readonly ResultRow[] = [
    { company: 'people', ...people },
    { company: 'bots', ...bots },
    { company: 'alone', games: alone, wins: null },
  ];
  return rows.filter(({ games }) => games > 0);
}
