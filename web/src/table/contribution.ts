import type { TableInfo } from '../generated/wire';
import { remember, remembered } from './tableMemory';

const kept = 'anden.contributions';
const bytes = 32;

/**
 * Adds something to the seed of a table's game as long as it hasn't begun: then not even the server can choose it. Once
 * is enough; whatever another browser of the same person added meanwhile stays.
 *
 * @param send tells the server; it answers with the table as it is then
 * @returns the table with it; null if there was nothing to add
 */
export async function contribute(
  table: TableInfo,
  send: (digits: string) => Promise<TableInfo>,
  storage: Storage = localStorage,
): Promise<TableInfo | null> {
  if (table.status !== 'open' || table.you === null || table.contribution !== null) return null;
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), twoDigits).join('');
  const changed = await send(digits);
  remember(kept, table.id, digits, storage);
  return changed;
}

/** What this browser has added to the seed of a table; null if nothing. */
export function contributed(table: string, storage: Storage = localStorage): string | null {
  return remembered(kept, table, storage);
}

function twoDigits(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}
