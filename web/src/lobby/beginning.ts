import type { TableInfo } from '../generated/wire';
import type { TextKey } from '../texts/texts.svelte';

/** Whether nobody is missing at an open table. */
export function isFull({ status, seats }: Pick<TableInfo, 'status' | 'seats'>): boolean {
  return status === 'open' && seats.every(({ kind }) => kind !== 'free');
}

/** How the game of an open table begins, as the key of a text. */
export function beginningWords(table: TableInfo): TextKey {
  if (!table.startsByItself) return isFull(table) ? 'lobby.wait.full' : 'lobby.wait';
  if (!isFull(table)) return 'lobby.wait.itself';
  return isMissed(table) ? 'lobby.wait.live' : 'lobby.wait.begins';
}

/** Whether nobody is missing at an open table and it is its host's matter to start the game, or to be there for it. */
export function waitsForHost(table: TableInfo): boolean {
  return table.host && isFull(table) && (!table.startsByItself || table.time.type === 'live');
}

/** A live clock doesn't begin to run for whoever isn't there to see it. */
function isMissed({ time, seats }: TableInfo): boolean {
  return time.type === 'live' && seats.some(({ kind, present }) => kind === 'person' && !present);
}
